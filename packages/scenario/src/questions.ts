/**
 * The engine's questions and reasons for people. The engine names a question by a verb ("put-back"); nobody should
 * have to read that in a failure, so it is asked in the words that a player would be asked in.
 */
import type { Reason } from "@fiefdom/engine";
import type { Decision, Game } from "@fiefdom/engine/game";
import { decisionJSON } from "@fiefdom/engine/view";
import { question } from "@fiefdom/text/messages-decisions";
import { nameOf } from "./names.ts";
import { type Said, say } from "./said.ts";

/** What can be decided in the phases of a turn. */
const PHASES = ["action", "buy", "night"];

export const inPhase = (d: Decision): boolean => PHASES.includes(d.verb);

/** What is asked: "Discard 2 cards." */
export function wordQuestion(g: Game, d: Decision): Said {
  if (inPhase(d)) return say("phase", { phase: d.verb });
  const asked = decisionJSON(g, d);
  return (lang) => question(asked, lang);
}

/** Why something can't be done, in the words that scenarios use for it. */
export function wordReason(why: Reason): string {
  const card = why.card === undefined ? "" : nameOf(why.card);
  switch (why.code) {
    case "too-dear":
      return `too dear by ${why.n}`;
    case "debt":
      return `debt ${why.n}`;
    case "covered":
      return `covered by ${card}`;
    default:
      return [why.code.replaceAll("-", " "), card].filter((part) => part !== "").join(" ");
  }
}
