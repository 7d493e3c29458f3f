/** Standing answers: what a player has decided for the whole game, given for them when it is asked. */
import type { DecisionJSON } from "@fiefdom/engine/view";
import type { StandingAnswers } from "./client.ts";

export const NO_STANDING: StandingAnswers = { reactions: {}, treasures: false, payDebt: false };

const cardOf = (option: string): string => option.slice("use:".length).split("#")[0];

/** The answer that was given in advance; null if the player must be asked. */
export function standingAnswer(d: DecisionJSON, standing: StandingAnswers): string[] | null {
  if (d.verb === "react") return reaction(d, standing.reactions);
  if (standing.treasures && d.options.includes("treasures")) return ["treasures"];
  if (standing.payDebt) {
    // Paying ends the playing of Treasures, so it waits until none is left.
    const pays = d.options.filter((option) => option.startsWith("pay:"));
    const canStillPlay = d.options.some((option) => option.startsWith("play:") || option === "treasures");
    if (pays.length > 0 && !canStillPlay)
      return [pays.reduce((most, option) => (amount(option) > amount(most) ? option : most))];
  }
  return null;
}

const amount = (option: string): number => Number(option.slice("pay:".length));

function reaction(d: DecisionJSON, wishes: StandingAnswers["reactions"]): string[] | null {
  const uses = d.options.filter((option) => option.startsWith("use:"));
  const wish = (option: string): string => wishes[cardOf(option)] ?? "ask";
  const always = uses.find((option) => wish(option) === "always");
  if (always !== undefined && uses.every((option) => wish(option) !== "ask")) return [always];
  const canDecline = d.options.includes("end");
  return canDecline && uses.every((option) => wish(option) === "never") ? ["end"] : null;
}
