/**
 * Every card there is, by set and by id. A set consists of what its files export, so a card is written down
 * once, where it is defined; whoever wants to find a card asks here and builds no list of their own.
 */
import { type CardDef, isPile, type PileDef } from "@fiefdom/engine/card";
import * as baseAttacks from "./base/attacks.ts";
import { basics } from "./base/basics.ts";
import * as baseFirstEdition from "./base/firstEdition.ts";
import * as baseGaining from "./base/gaining.ts";
import * as basePlaying from "./base/playing.ts";
import * as baseTrashing from "./base/trashing.ts";
import * as castles from "./empires/castles.ts";
import * as events from "./empires/events.ts";
import * as empiresKingdom from "./empires/kingdom.ts";
import * as landmarks from "./empires/landmarks.ts";
import * as splitPiles from "./empires/split.ts";
import * as intrigueAttacks from "./intrigue/attacks.ts";
import * as intrigueChoices from "./intrigue/choices.ts";
import * as intrigueDrawing from "./intrigue/drawing.ts";
import * as intrigueGaining from "./intrigue/gaining.ts";
import * as prosperityActions from "./prosperity/actions.ts";
import { Colony, Platinum } from "./prosperity/basics.ts";
import * as prosperityFirstEdition from "./prosperity/firstEdition.ts";
import * as prosperityTreasures from "./prosperity/treasures.ts";
import * as seasideActions from "./seaside/actions.ts";
import * as seasideAttacks from "./seaside/attacks.ts";
import * as seasideDurations from "./seaside/durations.ts";
import * as seasideFirstEdition from "./seaside/firstEdition.ts";

/** What lies in the Supply as one pile: a card, or a pile of several. */
export type PileEntry = CardDef | PileDef;

export interface CardSet {
  readonly id: string;
  readonly kingdom: readonly PileEntry[];
  readonly landscapes: readonly CardDef[];
}

/** The cards of a pile, the first one stands for it. */
export const cardsOf = (entry: PileEntry): readonly CardDef[] => (isPile(entry) ? entry.cards : [entry]);

const KINDS = ["kingdom", "event", "landmark"] as const satisfies readonly CardDef["kind"][];

const isEntry = (value: unknown): value is PileEntry =>
  typeof value === "object" && value !== null && ("texts" in value || "stack" in value);

/**
 * The set that these files make up, in the order of the alphabet: Kingdom piles, Events, Landmarks. A card
 * inside a pile comes with it, and whatever else a file exports is no card.
 */
export function setOf(id: string, ...files: readonly object[]): CardSet {
  const entries = files.flatMap((file): unknown[] => Object.values(file)).filter(isEntry);
  const inside = new Set(entries.filter(isPile).flatMap((pile) => pile.cards));
  const own = entries.filter((entry) => isPile(entry) || !inside.has(entry));
  for (const entry of own)
    if (entry.set !== id)
      throw new Error(`${entry.id} says that it is of ${entry.set}, but lies with ${id}.`);
  own.sort((a, b) => (a.id < b.id ? -1 : 1));
  const [kingdom, ...wide] = KINDS.map((kind) =>
    own.filter((entry) => (isPile(entry) ? "kingdom" : entry.kind) === kind),
  );
  return { id, kingdom, landscapes: wide.flat().flatMap(cardsOf) };
}

/** In the order in which they came out. */
export const base = setOf("base", baseAttacks, baseFirstEdition, baseGaining, basePlaying, baseTrashing);
export const intrigue = setOf("intrigue", intrigueAttacks, intrigueChoices, intrigueDrawing, intrigueGaining);
export const seaside = setOf(
  "seaside",
  seasideActions,
  seasideAttacks,
  seasideDurations,
  seasideFirstEdition,
);
export const prosperity = setOf("prosperity", prosperityActions, prosperityFirstEdition, prosperityTreasures);
export const empires = setOf("empires", castles, empiresKingdom, splitPiles, events, landmarks);

export const sets: readonly CardSet[] = [base, intrigue, seaside, prosperity, empires];

/** The basic cards, with Platinum and Colony in their places. */
export const basicsWithColonies: readonly CardDef[] = basics.flatMap((def) =>
  def.id === "gold" ? [def, Platinum] : def.id === "province" ? [def, Colony] : [def],
);

const byId = <T extends { readonly id: string }>(entries: readonly T[]): ReadonlyMap<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** Every Kingdom pile, Event and Landmark, and basic card, by id. */
export const piles = byId(sets.flatMap((set) => set.kingdom));
export const landscapes = byId(sets.flatMap((set) => set.landscapes));
export const basicCards = byId(basicsWithColonies);
/** Everything that has a text, by id: basic cards, the cards of all piles, Events and Landmarks. */
export const cards = byId([
  ...basicsWithColonies,
  ...sets.flatMap((set) => [...set.kingdom.flatMap(cardsOf), ...set.landscapes]),
]);

const pileByCard: ReadonlyMap<string, PileEntry> = new Map(
  [...piles.values()].flatMap((entry) => cardsOf(entry).map((def) => [def.id, entry] as const)),
);

/** The Kingdom pile of that id, or with that card in it. */
export const pileWith = (id: string): PileEntry | undefined => piles.get(id) ?? pileByCard.get(id);

export { basics };
