/**
 * Kingdoms: the recommended ones by name, any by list, or drawn at random from a seed under constraints.
 * Everything a player can type wrong is answered with what would have been right.
 */

import { Board, SetUpError } from "@fiefdom/engine/board";
import { type CardDef, isPile, type PileDef, type Ruleset, type Trait } from "@fiefdom/engine/card";
import { below, type Seed, shuffleInPlace, streams } from "@fiefdom/engine/random";
import type { SetUpNames } from "@fiefdom/engine/save";
import { distance } from "./nearest.ts";
import { basics, basicsWithColonies, type CardSet, prosperity, sets } from "./sets.ts";

export const KINGDOM_SIZE = 10;
export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;

export interface Kingdom {
  readonly id: string;
  /** Pile ids. */
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  /** Platinum and Colony are in the game. */
  readonly colonies?: boolean;
}

export const recommended: readonly Kingdom[] = [
  {
    id: "first-game",
    kingdom: [
      "cellar",
      "market",
      "merchant",
      "militia",
      "mine",
      "moat",
      "remodel",
      "smithy",
      "village",
      "workshop",
    ],
    landscapes: [],
  },
  {
    id: "size-distortion",
    kingdom: [
      "artisan",
      "bandit",
      "bureaucrat",
      "chapel",
      "festival",
      "gardens",
      "sentry",
      "throne-room",
      "witch",
      "workshop",
    ],
    landscapes: [],
  },
  {
    id: "deck-top",
    kingdom: [
      "artisan",
      "bureaucrat",
      "council-room",
      "festival",
      "harbinger",
      "laboratory",
      "moneylender",
      "sentry",
      "vassal",
      "village",
    ],
    landscapes: [],
  },
  {
    id: "sleight-of-hand",
    kingdom: [
      "cellar",
      "council-room",
      "festival",
      "gardens",
      "library",
      "harbinger",
      "militia",
      "poacher",
      "smithy",
      "throne-room",
    ],
    landscapes: [],
  },
  {
    id: "improvements",
    kingdom: [
      "artisan",
      "cellar",
      "market",
      "merchant",
      "mine",
      "moat",
      "moneylender",
      "poacher",
      "remodel",
      "witch",
    ],
    landscapes: [],
  },
  {
    id: "silver-and-gold",
    kingdom: [
      "bandit",
      "bureaucrat",
      "chapel",
      "harbinger",
      "laboratory",
      "merchant",
      "mine",
      "moneylender",
      "throne-room",
      "vassal",
    ],
    landscapes: [],
  },
  {
    id: "beginners",
    kingdom: [
      "bank",
      "clerk",
      "crystal-ball",
      "expand",
      "magnate",
      "monument",
      "rabble",
      "tiara",
      "watchtower",
      "workers-village",
    ],
    landscapes: [],
    colonies: true,
  },
  {
    id: "friendly-interactive",
    kingdom: [
      "bishop",
      "city",
      "collection",
      "forge",
      "hoard",
      "peddler",
      "tiara",
      "vault",
      "war-chest",
      "workers-village",
    ],
    landscapes: [],
    colonies: true,
  },
  {
    id: "biggest-money",
    kingdom: [
      "artisan",
      "harbinger",
      "laboratory",
      "mine",
      "moneylender",
      "bank",
      "crystal-ball",
      "grand-market",
      "mint",
      "tiara",
    ],
    landscapes: [],
    colonies: true,
  },
  {
    id: "the-kings-army",
    kingdom: [
      "bureaucrat",
      "council-room",
      "merchant",
      "moat",
      "village",
      "collection",
      "expand",
      "kings-court",
      "rabble",
      "vault",
    ],
    landscapes: [],
    colonies: true,
  },
  {
    id: "basic-intro",
    kingdom: [
      "castles",
      "chariot-race",
      "city-quarter",
      "engineer",
      "farmers-market",
      "forum",
      "legionary",
      "patrician-emporium",
      "sacrifice",
      "villa",
    ],
    landscapes: ["wedding", "tower"],
  },
  {
    id: "advanced-intro",
    kingdom: [
      "archive",
      "capital",
      "catapult-rocks",
      "crown",
      "enchantress",
      "gladiator-fortune",
      "groundskeeper",
      "royal-blacksmith",
      "settlers-bustling-village",
      "temple",
    ],
    landscapes: ["arena", "triumphal-arch"],
  },
  {
    id: "everything-in-moderation",
    kingdom: [
      "cellar",
      "library",
      "remodel",
      "village",
      "workshop",
      "enchantress",
      "forum",
      "legionary",
      "overlord",
      "temple",
    ],
    landscapes: ["windfall", "orchard"],
  },
  {
    id: "silver-bullets",
    kingdom: [
      "bureaucrat",
      "gardens",
      "laboratory",
      "market",
      "moneylender",
      "catapult-rocks",
      "charm",
      "farmers-market",
      "groundskeeper",
      "patrician-emporium",
    ],
    landscapes: ["conquest", "aqueduct"],
  },
  {
    id: "big-time",
    kingdom: [
      "bank",
      "forge",
      "grand-market",
      "investment",
      "tiara",
      "capital",
      "gladiator-fortune",
      "patrician-emporium",
      "royal-blacksmith",
      "villa",
    ],
    landscapes: ["dominate", "obelisk"],
    colonies: true,
  },
  {
    id: "gilded-gates",
    kingdom: [
      "anvil",
      "collection",
      "mint",
      "peddler",
      "war-chest",
      "chariot-race",
      "city-quarter",
      "encampment-plunder",
      "groundskeeper",
      "wild-hunt",
    ],
    landscapes: ["basilica", "palace"],
    colonies: true,
  },
];

/** "Throne Room", "throne room" and "throne-room" are the same. */
export const toId = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{N}]+/gu, "-");

const piles = new Map<string, CardDef | PileDef>();
const landscapes = new Map<string, CardDef>();
const basicCards = new Map<string, CardDef>(basicsWithColonies.map((def) => [def.id, def]));
for (const set of sets) {
  for (const entry of set.kingdom) piles.set(entry.id, entry);
  for (const def of set.landscapes) landscapes.set(def.id, def);
}

/** Names come from files and forms: whatever is no text is refused like a name that does not exist. */
function named(name: unknown): string {
  if (typeof name === "string") return name;
  throw new SetUpError(
    "not-a-name",
    `A card or kingdom is named by a text, not by ${JSON.stringify(name) ?? typeof name}.`,
  );
}

/** A Kingdom pile by id or English name; a card inside a pile of several kinds stands for its pile. */
export function findPile(name: string): CardDef | PileDef {
  const id = toId(named(name));
  const found =
    piles.get(id) ??
    [...piles.values()].find((entry) => isPile(entry) && entry.cards.some((def) => def.id === id));
  if (found !== undefined) return found;
  if (basicCards.has(id))
    throw new SetUpError("basic-card", `${name} is in every game and not a Kingdom card.`);
  throw new SetUpError(
    "unknown-card",
    `There is no Kingdom card called "${name}".${hint(id, [...piles.keys()])}`,
  );
}

function findLandscape(name: string): CardDef {
  const found = landscapes.get(toId(named(name)));
  if (found !== undefined) return found;
  throw new SetUpError(
    "unknown-landscape",
    `There is no Event or Landmark called "${name}".${hint(toId(name), [...landscapes.keys()])}`,
  );
}

export function findKingdom(name: string): Kingdom {
  const id = toId(named(name));
  const found = recommended.find((kingdom) => kingdom.id === id);
  if (found !== undefined) return found;
  throw new SetUpError(
    "unknown-kingdom",
    `There is no kingdom called "${name}". There are: ${recommended.map((k) => k.id).join(", ")}.`,
  );
}

/** What was probably meant, or everything there is. */
function hint(id: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const near = known
    .map((other) => ({ other, d: distance(id, other) }))
    .filter(({ d, other }) => d <= Math.max(2, Math.floor(other.length / 3)))
    .sort((a, b) => a.d - b.d);
  if (near.length > 0)
    return ` Did you mean ${near
      .slice(0, 3)
      .map(({ other }) => other)
      .join(", or ")}?`;
  return ` There are: ${known.join(", ")}.`;
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

const isProsperous = (entry: CardDef | PileDef): boolean => prosperity.kingdom.includes(entry);

/**
 * Whether a kingdom is played with Platinum and Colony, decided by lot as the rulebook has it: draw one of
 * the ten piles; if it is from Prosperity, they are used. With ten Prosperity piles they always are.
 */
export function drawColonies(kingdom: readonly string[], seed: Seed): boolean {
  return isProsperous(findPile(kingdom[below(streams(seed, 1), 0, kingdom.length)]));
}

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
    kingdom: sorted(kingdom),
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

/** Cheapest first, then by name: the order in which a kingdom is laid out. */
function sorted(kingdom: readonly (CardDef | PileDef)[]): (CardDef | PileDef)[] {
  const first = (entry: CardDef | PileDef): CardDef => (isPile(entry) ? entry.cards[0] : entry);
  return [...kingdom].sort(
    (a, b) =>
      first(a).cost - first(b).cost || (first(a).debt ?? 0) - (first(b).debt ?? 0) || (a.id < b.id ? -1 : 1),
  );
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

export interface Constraints {
  /** Sets to draw from; all of them unless stated. */
  readonly sets?: readonly string[];
  /** Piles that must be in it. */
  readonly include?: readonly string[];
  /** Piles that must not. */
  readonly exclude?: readonly string[];
  /** At least so many piles that are good for something: villages, Buys, trashing... */
  readonly atLeast?: Partial<Record<Trait, number>>;
  /** At least so many piles of a cost in coins. */
  readonly costs?: Readonly<Record<number, number>>;
}

const cardsOf = (entry: CardDef | PileDef): readonly CardDef[] => (isPile(entry) ? entry.cards : [entry]);
const costOf = (entry: CardDef | PileDef): number => cardsOf(entry)[0].cost;

/** Draws ten piles from a seed, such that every constraint holds; says which one can't if none fits. */
export function randomKingdom(seed: Seed, constraints: Constraints = {}): string[] {
  const pool = poolOf(constraints.sets);
  const include = (constraints.include ?? []).map(findPile);
  const exclude = new Set((constraints.exclude ?? []).map(findPile));
  for (const entry of include) {
    if (exclude.has(entry))
      throw new SetUpError("contradiction", `${entry.id} is both demanded and ruled out.`);
  }
  if (new Set(include).size !== include.length) throw new SetUpError("twice", "A pile is demanded twice.");
  if (include.length > KINGDOM_SIZE)
    throw new SetUpError(
      "wrong-size",
      `At most ${KINGDOM_SIZE} piles can be demanded, not ${include.length}.`,
    );
  const words = streams(seed, 1);
  const rest = pool.filter((entry) => !include.includes(entry) && !exclude.has(entry));
  const chosen = [...include];
  const take = (fits: (entry: CardDef | PileDef) => boolean): boolean => {
    const fitting = rest.filter(fits);
    if (fitting.length === 0) return false;
    const entry = fitting[below(words, 0, fitting.length)];
    rest.splice(rest.indexOf(entry), 1);
    chosen.push(entry);
    return true;
  };
  const demand = (what: string, wanted: number, fits: (entry: CardDef | PileDef) => boolean): void => {
    while (chosen.filter(fits).length < wanted) {
      if (chosen.length >= KINGDOM_SIZE)
        throw new SetUpError(
          "unsatisfiable",
          `No room is left for ${wanted} × ${what} beside what else is demanded.`,
        );
      if (!take(fits))
        throw new SetUpError("unsatisfiable", `There are not ${wanted} piles with ${what} to draw from.`);
    }
  };
  for (const [trait, wanted] of Object.entries(constraints.atLeast ?? {})) {
    demand(trait, wanted ?? 0, (entry) =>
      cardsOf(entry).some((def) => def.traits?.includes(trait as Trait) === true),
    );
  }
  for (const [cost, wanted] of Object.entries(constraints.costs ?? {})) {
    demand(`cost $${cost}`, wanted, (entry) => costOf(entry) === Number(cost));
  }
  while (chosen.length < KINGDOM_SIZE) {
    if (!take(() => true))
      throw new SetUpError(
        "unsatisfiable",
        `Only ${chosen.length} piles are left to draw from; a kingdom needs ${KINGDOM_SIZE}.`,
      );
  }
  return sorted(chosen).map((entry) => entry.id);
}

/** More would crowd the table. */
export const MOST_LANDSCAPES = 2;

/**
 * Draws Events and Landmarks at random, in one of the two ways of the rulebook. "mixed": they are shuffled
 * among the Kingdom randomizers, and those that turn up before the tenth Kingdom card are used, two at the
 * most. A number: so many are drawn from a deck of their own.
 */
export function randomLandscapes(seed: Seed, way: "mixed" | number, names?: readonly string[]): string[] {
  const chosen = setsCalled(names);
  const deck = chosen.flatMap((set) => set.landscapes.map((def) => def.id));
  const words = streams(`${seed} landscapes`, 1);
  shuffleInPlace(words, 0, deck);
  if (way !== "mixed") {
    if (!Number.isInteger(way) || way < 0 || way > MOST_LANDSCAPES) {
      throw new SetUpError(
        "landscapes",
        `0 to ${MOST_LANDSCAPES} Events and Landmarks can be drawn, not ${String(way)}.`,
      );
    }
    return deck.slice(0, way);
  }
  const randomizers = [...deck, ...chosen.flatMap((set) => set.kingdom.map(() => ""))];
  shuffleInPlace(words, 0, randomizers);
  const drawn: string[] = [];
  for (let at = 0, kingdom = 0; at < randomizers.length && kingdom < KINGDOM_SIZE; at++) {
    if (randomizers[at] === "") kingdom++;
    else drawn.push(randomizers[at]);
  }
  return drawn.slice(0, MOST_LANDSCAPES);
}

const poolOf = (names: readonly string[] | undefined): (CardDef | PileDef)[] =>
  setsCalled(names).flatMap((set) => set.kingdom);

function setsCalled(names: readonly string[] | undefined): readonly CardSet[] {
  return names === undefined
    ? sets
    : names.map((name) => {
        const set = sets.find((other) => other.id === toId(name));
        if (set === undefined) {
          throw new SetUpError(
            "unknown-set",
            `There is no set called "${name}". There are: ${sets.map((s) => s.id).join(", ")}.`,
          );
        }
        return set;
      });
}
