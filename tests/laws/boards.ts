/** Random tables: any kingdom over every set there is, with Events and Landmarks, two to six players, both rulesets. */
import { basics, basicsWithColonies, boardFor, boardOf, type CardSet, sets } from "@fiefdom/cards";
import { Board } from "@fiefdom/engine";
import type { CardDef, PileDef } from "@fiefdom/engine/card";
import type { SetUpNames } from "@fiefdom/engine/save";
import type { Dice } from "./dice.ts";

export interface Choice {
  readonly players: number;
  readonly ruleset: "printed" | "current";
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  readonly colonies: boolean;
}

const pilesIn = (from: readonly CardSet[]): string[] =>
  from.flatMap((set) => set.kingdom.map((entry) => entry.id));
const landscapesIn = (from: readonly CardSet[]): string[] =>
  from.flatMap((set) => set.landscapes.map((def) => def.id));
export const piles = pilesIn(sets);
export const landscapes = landscapesIn(sets);

/**
 * Half of the kingdoms come from one set, so that its cards meet each other often. `meet` names a pile or a
 * landscape that should be there.
 */
export function randomChoice(dice: Dice, meet?: string, from: readonly CardSet[] = sets): Choice {
  const piles = pilesIn(from);
  const landscapes = landscapesIn(from);
  const home = dice.pick(from).kingdom.map((entry) => entry.id);
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

/** The board of a choice from these sets. */
export const boardFrom = (choice: Choice, from: readonly CardSet[] = sets): Board =>
  from === sets
    ? boardOf(choice)
    : boardsOf(from)({
        ...choice,
        basics: (choice.colonies ? basicsWithColonies : basics).map((def) => def.id),
      });

/** Finds the board of a save or a record again, among the cards of these sets. */
export function boardsOf(from: readonly CardSet[]): (names: SetUpNames) => Board {
  if (from === sets) return boardFor;
  const found = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry => {
    const entry = entries.find((other) => other.id === id);
    if (entry === undefined) throw new Error(`there is no ${id}`);
    return entry;
  };
  const kingdom: (CardDef | PileDef)[] = from.flatMap((set) => set.kingdom);
  const wide = from.flatMap((set) => set.landscapes);
  return (names) =>
    new Board({
      players: names.players,
      ruleset: names.ruleset as Choice["ruleset"],
      basics: names.basics.map((id) => found(basicsWithColonies, id)),
      kingdom: names.kingdom.map((id) => found(kingdom, id)),
      landscapes: names.landscapes.map((id) => found(wide, id)),
    });
}
