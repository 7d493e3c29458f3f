/**
 * Who plays in the lab: a bot by name, a shipped plan, or a plan in a file. A contestant is plain data, so
 * that it can be sent to a worker, which makes the bot.
 */
import type { Bot } from "@fiefdom/bots/player";
import { ROSTER } from "@fiefdom/bots/roster";
import type { Board } from "@fiefdom/engine/board";

export type Contestant =
  | { readonly kind: "bot"; readonly name: string }
  | { readonly kind: "plan"; readonly name: string; readonly text: string };

export function makeBot(contestant: Contestant, board: Board): Bot {
  if (contestant.kind === "bot") return ROSTER[contestant.name].make(board, contestant.name);
  throw new Error("plans are not known yet");
}
