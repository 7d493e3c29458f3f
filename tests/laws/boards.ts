/** Random tables: any kingdom over every set there is, with Events and Landmarks, two to six players, both rulesets. */
import { boardOf, sets } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine";
import type { Dice } from "./dice.ts";

export interface Choice {
  readonly players: number;
  readonly ruleset: "printed" | "current";
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  readonly colonies: boolean;
}

export const piles = sets.flatMap((set) => set.kingdom.map((entry) => entry.id));
export const landscapes = sets.flatMap((set) => set.landscapes.map((def) => def.id));

/**
 * Half of the kingdoms come from one set, so that its cards meet each other often. `meet` names a pile or a
 * landscape that should be there.
 */
export function randomChoice(dice: Dice, meet?: string): Choice {
  const home = dice.pick(sets).kingdom.map((entry) => entry.id);
  const kingdom = dice.chance(0.5) && home.length >= 10 ? dice.some(home, 10) : dice.some(piles, 10);
  const chosen = dice.some(landscapes, dice.below(4));
  const isPile = meet !== undefined && piles.includes(meet);
  const isLandscape = meet !== undefined && landscapes.includes(meet);
  return {
    players: dice.chance(0.4) ? 2 : 2 + dice.below(5),
    ruleset: dice.chance(0.5) ? "printed" : "current",
    kingdom: isPile && !kingdom.includes(meet) ? [...kingdom.slice(1), meet] : kingdom,
    landscapes: isLandscape && !chosen.includes(meet) ? [...chosen.slice(0, 2), meet] : chosen,
    colonies: dice.chance(0.3),
  };
}

export const boardFrom = (choice: Choice): Board => boardOf(choice);
