/**
 * Kingdoms: the recommended ones by name, any by list, or drawn at random from a seed under constraints.
 * Everything a player can type wrong is answered with what would have been right.
 */

import { Board, SetUpError } from "@fiefdom/engine/board";
import type { CardDef, Ruleset } from "@fiefdom/engine/card";
import type { Seed } from "@fiefdom/engine/random";
import type { SetUpNames } from "@fiefdom/engine/save";
import {
  type Constraints,
  coloniesByLot,
  DrawError,
  drawLandscapes,
  drawPiles,
  KINGDOM_SIZE,
  MOST_LANDSCAPES,
} from "./draw.ts";
import { inOrder, type LandscapeFacts, landscapeFacts, type PileFacts, pileFacts } from "./features.ts";
import { type Meant, type ReadKingdom, readKingdom } from "./listed.ts";
import { distance } from "./nearest.ts";
import { AWAITED, LISTED, type Listed } from "./recommended.ts";
import {
  basicCards,
  basics,
  basicsWithColonies,
  type CardSet,
  cardsOf,
  landscapes,
  type PileEntry,
  piles,
  pileWith,
  prosperity,
  sets,
} from "./sets.ts";

export type { Constraints } from "./draw.ts";
export { KINGDOM_SIZE, MOST_LANDSCAPES } from "./draw.ts";

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 6;

export interface Kingdom {
  readonly id: string;
  /** Pile ids. */
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  /** Platinum and Colony are in the game. */
  readonly colonies?: boolean;
}

/** "Throne Room", "throne room" and "throne-room" are the same. */
export const toId = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{N}]+/gu, "-");

const idOf = (name: string): string => pileWith(toId(name))?.id ?? toId(name);

/** A kingdom of the books whose cards are not all in the game, and what it waits for. */
export interface AwaitedKingdom {
  readonly id: string;
  readonly missing: readonly {
    readonly set: string;
    /** Of the first edition of that set. */
    readonly edition?: 1;
    /** In English. */
    readonly cards: readonly string[];
  }[];
}

const FIRST_EDITION = /-1e$/;

/** What of these is not in the game, by set. */
const missingOf = ({ cards: listed, landscapes: wide = [] }: Listed): AwaitedKingdom["missing"] => {
  const lacking = [
    ...listed.filter((name) => pileWith(toId(name)) === undefined),
    ...wide.filter((name) => !landscapes.has(toId(name))),
  ];
  return Object.entries(AWAITED).flatMap(([set, names]) => {
    const own = lacking.filter((name) => names.includes(name));
    const edition = FIRST_EDITION.test(set) ? { edition: 1 as const } : {};
    return own.length === 0 ? [] : [{ set: set.replace(FIRST_EDITION, ""), ...edition, cards: own }];
  });
};

/** The kingdoms of the books that can be played, and those that can't yet. */
export const recommended: readonly Kingdom[] = LISTED.filter((listed) => missingOf(listed).length === 0).map(
  ({ id, cards, landscapes: wide = [], colonies }) => ({
    id,
    kingdom: cards.map(idOf),
    landscapes: wide.map(toId),
    ...(colonies === undefined ? {} : { colonies }),
  }),
);
export const awaited: readonly AwaitedKingdom[] = LISTED.map((listed) => ({
  id: listed.id,
  missing: missingOf(listed),
})).filter(({ missing }) => missing.length > 0);

/** Names come from files and forms: whatever is no text is refused like a name that does not exist. */
function named(name: unknown): string {
  if (typeof name === "string") return name;
  throw new SetUpError(
    "not-a-name",
    `A card or kingdom is named by a text, not by ${JSON.stringify(name) ?? typeof name}.`,
  );
}

/** A Kingdom pile by id or English name; a card inside a pile of several kinds stands for its pile. */
export function findPile(name: string): PileEntry {
  const id = toId(named(name));
  const found = pileWith(id);
  if (found !== undefined) return found;
  if (basicCards.has(id))
    throw new SetUpError("basic-card", `${name} is in every game and not a Kingdom card.`);
  throw unknown("unknown-card", `There is no Kingdom card called "${name}".`, name, [...piles.keys()]);
}

function findLandscape(name: string): CardDef {
  const found = landscapes.get(toId(named(name)));
  if (found !== undefined) return found;
  throw unknown("unknown-landscape", `There is no Event or Landmark called "${name}".`, name, [
    ...landscapes.keys(),
  ]);
}

export function findKingdom(name: string): Kingdom {
  const id = toId(named(name));
  const found = recommended.find((kingdom) => kingdom.id === id);
  if (found !== undefined) return found;
  const waits = awaited.find((kingdom) => kingdom.id === id);
  if (waits !== undefined) {
    const lacks = waits.missing.map(
      ({ set, edition, cards }) =>
        `${cards.join(", ")} (${set}${edition === undefined ? "" : ", 1st edition"})`,
    );
    throw new SetUpError("missing-cards", `${name} can't be played yet. Missing: ${lacks.join("; ")}.`);
  }
  const known = recommended.map((k) => k.id);
  throw new SetUpError(
    "unknown-kingdom",
    `There is no kingdom called "${name}". There are: ${known.join(", ")}.`,
    { name, near: [], known },
  );
}

/** What a name in a list stands for, by id or in English. */
function meantBy(name: string): Meant | undefined {
  const id = toId(name);
  if (["colony", "colonies", "platinum", "platinum-and-colony"].includes(id)) return "colonies";
  if (landscapes.has(id)) return { landscape: id };
  if (basicCards.has(id)) return "basic";
  const pile = pileWith(id);
  return pile === undefined ? undefined : { pile: pile.id };
}

/** A kingdom from a list of names in English or ids, as people send it to each other (see listed.ts). */
export function listedKingdom(text: string): Omit<ReadKingdom, "unknown"> {
  const { unknown, ...read } = readKingdom(text, meantBy);
  for (const name of unknown) findPile(name);
  return read;
}

/** Nothing is called that: with what was probably meant, or else everything there is. */
function unknown(code: string, sentence: string, name: string, known: readonly string[]): SetUpError {
  const id = toId(name);
  const near = known
    .map((other) => ({ other, d: distance(id, other) }))
    .filter(({ d, other }) => d <= Math.max(2, Math.floor(other.length / 3)))
    .sort((a, b) => a.d - b.d)
    .slice(0, 3)
    .map(({ other }) => other);
  const hint = near.length > 0 ? `Did you mean ${near.join(", or ")}?` : `There are: ${known.join(", ")}.`;
  return new SetUpError(code, `${sentence} ${hint}`, { name, near, known });
}

export interface GameChoice {
  readonly players: number;
  readonly ruleset?: Ruleset;
  /** A recommended kingdom by name, or ten piles. */
  readonly kingdom: string | readonly string[];
  readonly landscapes?: readonly string[];
  /** Platinum and Colony. Left out: as the named kingdom says, and always with ten Prosperity piles. */
  readonly colonies?: boolean;
}

const isProsperous = (entry: PileEntry): boolean => prosperity.kingdom.includes(entry);

/** Whether a kingdom is played with Platinum and Colony, decided by lot as the rulebook has it. */
export const drawColonies = (kingdom: readonly string[], seed: Seed): boolean =>
  coloniesByLot(
    kingdom.map((name) => factsOf(findPile(name))),
    seed,
  );

/** The board for a choice of kingdom and players. Throws a SetUpError that says what is allowed. */
export function boardOf(choice: GameChoice): Board {
  checkPlayers(choice.players);
  const { ruleset = "printed" } = choice;
  if (ruleset !== "printed" && ruleset !== "current") {
    throw new SetUpError(
      "unknown-ruleset",
      `There is no ruleset "${String(ruleset)}". There are: printed, current.`,
    );
  }
  const known = typeof choice.kingdom === "string" ? findKingdom(choice.kingdom) : null;
  const names = known?.kingdom ?? choice.kingdom;
  if (!Array.isArray(names))
    throw new SetUpError("not-a-list", "A kingdom is a name or a list of ten piles.");
  const kingdom = names.map(findPile);
  kingdom.forEach((entry, i) => {
    if (kingdom.indexOf(entry) !== i)
      throw new SetUpError("twice", `${entry.id} is named twice; a kingdom has ten different piles.`);
  });
  if (kingdom.length !== KINGDOM_SIZE) {
    throw new SetUpError("wrong-size", `A kingdom has ${KINGDOM_SIZE} piles, not ${kingdom.length}.`);
  }
  const wide = (choice.landscapes ?? known?.landscapes ?? []).map(findLandscape);
  if (new Set(wide).size !== wide.length)
    throw new SetUpError("twice", "An Event or Landmark is named twice.");
  return new Board({
    players: choice.players,
    ruleset,
    basics: (choice.colonies ?? known?.colonies ?? kingdom.every(isProsperous)) ? basicsWithColonies : basics,
    kingdom: inOrder(kingdom.map(factsOf)).map(({ id }) => findPile(id)),
    landscapes: wide,
  });
}

function checkPlayers(players: number): void {
  if (!Number.isInteger(players) || players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
    throw new SetUpError(
      "players",
      `A game has ${FEWEST_PLAYERS} to ${MOST_PLAYERS} players, not ${String(players)}.`,
    );
  }
}

/** The board that a save or a record speaks of. */
export function boardFor(names: SetUpNames): Board {
  checkPlayers(names.players);
  const basic = names.basics.map((id) => {
    const def = basicCards.get(id);
    if (def === undefined) throw new SetUpError("unknown-card", `There is no basic card called "${id}".`);
    return def;
  });
  return new Board({
    players: names.players,
    ruleset: names.ruleset as Ruleset,
    basics: basic,
    kingdom: names.kingdom.map(findPile),
    landscapes: names.landscapes.map(findLandscape),
  });
}

const factsById = new Map<string, PileFacts>(
  sets.flatMap((set) =>
    set.kingdom.map((entry) => [entry.id, pileFacts(entry.id, set.id, cardsOf(entry))] as const),
  ),
);
const factsOf = (entry: PileEntry): PileFacts => factsById.get(entry.id) as PileFacts;

/** Every pile there is, as far as choosing goes. */
export const allPiles: readonly PileFacts[] = [...factsById.values()];
export const allLandscapes: readonly LandscapeFacts[] = sets.flatMap((set) =>
  set.landscapes.map((def) => landscapeFacts(set.id, def)),
);

/** Draws ten piles from a seed, such that every constraint holds; says which one can't if none fits. */
export function randomKingdom(seed: Seed, constraints: Constraints = {}): string[] {
  const chosen = setsCalled(constraints.sets);
  const include = (constraints.include ?? []).map((name) => findPile(name).id);
  const exclude = (constraints.exclude ?? []).map((name) => findPile(name).id);
  for (const id of include) {
    if (exclude.includes(id)) throw new SetUpError("contradiction", `${id} is both demanded and ruled out.`);
  }
  if (new Set(include).size !== include.length) throw new SetUpError("twice", "A pile is demanded twice.");
  if (include.length > KINGDOM_SIZE)
    throw new SetUpError(
      "wrong-size",
      `At most ${KINGDOM_SIZE} piles can be demanded, not ${include.length}.`,
    );
  const ofSets = Object.fromEntries(
    Object.entries(constraints.ofSets ?? {}).flatMap(([name, n]) =>
      setsCalled([name]).map((set) => [set.id, n] as const),
    ),
  );
  const wishes = { ...constraints, sets: chosen.map((set) => set.id), ofSets, include, exclude };
  try {
    return drawPiles(allPiles, seed, wishes).map(({ id }) => id);
  } catch (problem) {
    if (problem instanceof DrawError) throw new SetUpError("unsatisfiable", problem.message);
    throw problem;
  }
}

/** Draws Events and Landmarks at random, in one of the two ways of the rulebook (see draw.ts). */
export function randomLandscapes(
  seed: Seed,
  way: "mixed" | number,
  from: Pick<Constraints, "sets" | "firstEdition"> = {},
): string[] {
  if (way !== "mixed" && (!Number.isInteger(way) || way < 0 || way > MOST_LANDSCAPES)) {
    throw new SetUpError(
      "landscapes",
      `0 to ${MOST_LANDSCAPES} Events and Landmarks can be drawn, not ${String(way)}.`,
    );
  }
  const chosen = setsCalled(from.sets).map((set) => set.id);
  return drawLandscapes(allLandscapes, allPiles, seed, way, { ...from, sets: chosen });
}

function setsCalled(names: readonly string[] | undefined): readonly CardSet[] {
  return names === undefined
    ? sets
    : names.map((name) => {
        const set = sets.find((other) => other.id === toId(name));
        if (set === undefined) {
          const known = sets.map((s) => s.id);
          throw new SetUpError(
            "unknown-set",
            `There is no set called "${name}". There are: ${known.join(", ")}.`,
            {
              name,
              near: [],
              known,
            },
          );
        }
        return set;
      });
}
