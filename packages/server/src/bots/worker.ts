/** A thread in which bots think. It gets a saved game and a seat, shows the bot that seat's view, and answers. */
import { parentPort } from "node:worker_threads";
import type { Bot } from "@fiefdom/bots/player";
import { ROSTER } from "@fiefdom/bots/roster";
import { spell } from "@fiefdom/engine/decisions";
import { load } from "@fiefdom/engine/save";
import { View } from "@fiefdom/engine/view";
import { boardCalled } from "../tables/setUp.ts";

export interface Question {
  readonly job: number;
  readonly bot: string;
  /** The game and seat, so that a bot which remembers is asked again. */
  readonly key: string;
  readonly seed: string;
  readonly seat: number;
  readonly save: string;
}

export interface Reply {
  readonly job: number;
  readonly options?: readonly string[];
  readonly problem?: string;
}

const bots = new Map<string, Bot>();
const MOST_BOTS = 500;

function botFor(q: Question, make: () => Bot): Bot {
  let bot = bots.get(q.key);
  if (bot === undefined) {
    bot = make();
    bot.newGame?.(q.seed);
    if (bots.size >= MOST_BOTS) bots.delete(bots.keys().next().value ?? "");
  } else bots.delete(q.key);
  // Last in the map is last used.
  bots.set(q.key, bot);
  return bot;
}

function think(q: Question): readonly string[] {
  const game = load(q.save, boardCalled);
  const { decision } = game;
  if (decision === null) throw new Error("nothing is asked");
  const bot = botFor(q, () => ROSTER[q.bot].make(game.board, q.seed));
  const answer = bot.answer(new View(game, q.seat), decision);
  const choices = Array.isArray(answer) ? answer : [answer];
  return choices.map((choice) => (typeof choice === "number" ? spell(game, decision, choice) : choice));
}

parentPort?.on("message", (q: Question) => {
  let reply: Reply;
  try {
    reply = { job: q.job, options: think(q) };
  } catch (problem) {
    reply = { job: q.job, problem: String(problem) };
  }
  parentPort?.postMessage(reply);
});
