/** What a table knows of a bot: asked by what the seat may see whose decision it is, it answers. */
import { type Answer, spell } from "@fiefdom/engine/decisions";
import type { Decision, Game } from "@fiefdom/engine/game";
import type { View } from "@fiefdom/engine/view";

export interface Player {
  answer(view: View, decision: Decision): Answer;
  /** The same, better and later. */
  think?(view: View, decision: Decision): Promise<Answer>;
}

/** An answer as texts. */
export function inWords(game: Game, decision: Decision, given: Answer): string[] {
  const choices = typeof given === "string" || typeof given === "number" ? [given] : given;
  return choices.map((choice) => (typeof choice === "number" ? spell(game, decision, choice) : choice));
}
