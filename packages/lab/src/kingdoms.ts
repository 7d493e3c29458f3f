/** The boards that the lab plays on, from what people ask for. */
import { homeOf } from "@fiefdom/bots/plan/home";
import {
  boardOf,
  findKingdom,
  findPile,
  type KingdomWish,
  type Layout as Laid,
  laid,
  landscapes,
  layOut,
  listedKingdom,
  pileWith,
  recommended,
  toId,
} from "@fiefdom/cards";
import { type Board, SetUpError } from "@fiefdom/engine/board";
import type { Ruleset } from "@fiefdom/engine/card";
import { setUpNames } from "@fiefdom/engine/save";
import { type Contestant, missing } from "./contestants.ts";

export interface Wishes {
  /** A recommended kingdom, "random", or cards (and landscapes) with commas between; left out: what suits the plans. */
  readonly kingdom?: string | undefined;
  readonly landscapes?: string | undefined;
  readonly colonies?: boolean | undefined;
  readonly ruleset?: string | undefined;
  /** Cards that must be in it: they take the place of others. */
  readonly with?: string | undefined;
  readonly seed: string;
  readonly players: number;
}

/** A board with what it is called. */
export interface Setting {
  readonly title: string;
  readonly board: Board;
}

interface Layout extends Laid {
  readonly title: string;
}

const KINGDOM_SIZE = 10;
const isLandscape = (name: string): boolean => landscapes.has(toId(name));
const listed = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

const byLot = (include: readonly string[] = []): KingdomWish => ({
  from: "random",
  constraints: { include },
});

function layoutFor(wishes: Wishes, contestants: readonly Contestant[]): Layout {
  const { kingdom, seed } = wishes;
  if (kingdom === undefined) return homeFor(contestants, seed);
  if (toId(kingdom) === "random") return { title: `random ${seed}`, ...layOut({ kingdom: byLot() }, seed) };
  const names = listed(kingdom);
  if (names.length === 1 && recommended.some(({ id }) => id === toId(kingdom))) return named(kingdom);
  // One word that is no card either: say which kingdoms there are.
  if (names.length <= 1 && !isLandscape(kingdom) && !isPileName(kingdom)) return named(kingdom);
  const read = listedKingdom(kingdom);
  const { landscapes, colonies } = read;
  // Too few are filled up by lot, the same for the same seed.
  const own: KingdomWish =
    read.kingdom.length < KINGDOM_SIZE ? byLot(read.kingdom) : { from: "list", piles: read.kingdom };
  return {
    title: "own kingdom",
    kingdom: layOut({ kingdom: own, landscapes }, seed).kingdom,
    landscapes,
    colonies: colonies ? true : undefined,
  };
}

const isPileName = (name: string): boolean => pileWith(toId(name)) !== undefined;

function named(name: string): Layout {
  const { id, kingdom, landscapes, colonies } = findKingdom(name);
  return { title: id, kingdom, landscapes, colonies };
}

/** First Game where it will do, else the home of the first plan that has one, with what the others need. */
function homeFor(contestants: readonly Contestant[], seed: string): Layout {
  const plans = contestants.flatMap((contestant) => (contestant.kind === "plan" ? [contestant.plan] : []));
  const first = named("first-game");
  const has = (layout: Layout): boolean => {
    const board = boardOf({ players: 2, ...laid(layout) });
    return contestants.every((contestant) => missing(contestant, board).length === 0);
  };
  for (const plan of plans.filter((other) => other.home !== undefined)) {
    const home = { title: `home of ${plan.name}`, ...homeOf(plan) };
    if (has(home)) return home;
  }
  if (has(first)) return first;
  const needs = [...new Set(plans.flatMap((plan) => plan.needs))];
  const homes = plans.map(homeOf);
  const piles = [...new Set(needs.filter(isPileName).map((id) => findPile(id).id))];
  const rest = [...homes.flatMap((home) => home.kingdom), ...layOut({ kingdom: byLot() }, seed).kingdom];
  return {
    title: "home of the plans",
    kingdom: [...new Set([...piles, ...rest])].slice(0, Math.max(KINGDOM_SIZE, piles.length)),
    landscapes: [...new Set(homes.flatMap((home) => home.landscapes))],
    colonies: homes.some((home) => home.colonies),
  };
}

/** Puts cards in: the last ones that nobody asked for make room. */
function withCards(layout: Layout, names: readonly string[], keep: ReadonlySet<string>): Layout {
  const added = names.filter((name) => !isLandscape(name)).map((name) => findPile(name).id);
  const fresh = [...new Set(added)].filter((id) => !layout.kingdom.includes(id));
  const kingdom = [...layout.kingdom];
  for (const id of fresh) {
    const at = kingdom.findLastIndex((other) => !keep.has(other) && !added.includes(other));
    if (at < 0) throw new SetUpError("wrong-size", `There is no room for ${id}: every other card is needed.`);
    kingdom.splice(at, 1);
    kingdom.push(id);
  }
  const landscapes = [...new Set([...layout.landscapes, ...names.filter(isLandscape).map(toId)])];
  return { ...layout, title: `${layout.title}, with ${names.map(toId).join(", ")}`, kingdom, landscapes };
}

/** The board for these wishes. Throws a SetUpError that says what there is. */
export function boardFrom(wishes: Wishes, contestants: readonly Contestant[] = []): Setting {
  let layout = layoutFor(wishes, contestants);
  if (wishes.with !== undefined) {
    const needs = contestants.flatMap((contestant) =>
      contestant.kind === "plan" ? contestant.plan.needs : [],
    );
    layout = withCards(layout, listed(wishes.with), new Set(needs));
  }
  if (wishes.landscapes !== undefined) layout = { ...layout, landscapes: listed(wishes.landscapes) };
  if (wishes.colonies !== undefined) layout = { ...layout, colonies: wishes.colonies };
  const board = boardOf({
    players: wishes.players,
    ...(wishes.ruleset === undefined ? {} : { ruleset: wishes.ruleset as Ruleset }),
    ...laid(layout),
  });
  return { title: layout.title, board };
}

/** A plan asks for cards that are not there. */
export class UnfitError extends Error {
  /** The missing cards, by id. */
  readonly cards: readonly string[];
  /** Who lacks which of them. */
  readonly lacking: readonly { readonly name: string; readonly cards: readonly string[] }[];
  /** The piles that are there. */
  readonly kingdom: readonly string[];
  constructor(contestants: readonly Contestant[], board: Board) {
    const lacking = contestants
      .map((contestant) => ({ name: contestant.name, cards: missing(contestant, board) }))
      .filter(({ cards }) => cards.length > 0);
    const cards = [...new Set(lacking.flatMap((one) => one.cards))];
    const { kingdom } = setUpNames(board);
    super(
      `${lacking.map((one) => `${one.name} needs ${one.cards.join(", ")}`).join("; ")}, which this kingdom (${kingdom.join(", ")}) has not. Add --with ${cards.join(",")} to put ${cards.length === 1 ? "it" : "them"} in.`,
    );
    this.name = "UnfitError";
    this.cards = cards;
    this.lacking = lacking;
    this.kingdom = kingdom;
  }
}

/** Throws when somebody needs what is not there. */
export function checkFit(contestants: readonly Contestant[], board: Board): void {
  if (contestants.some((contestant) => missing(contestant, board).length > 0))
    throw new UnfitError(contestants, board);
}

/** The home of a plan, as a board; null for a bot, which is at home everywhere. */
export function homeBoard(contestant: Contestant, players: number, ruleset?: string): Setting | null {
  if (contestant.kind !== "plan") return null;
  const home = { title: `home of ${contestant.name}`, ...homeOf(contestant.plan) };
  const board = boardOf({
    players,
    ...laid(home),
    ...(ruleset === undefined ? {} : { ruleset: ruleset as Ruleset }),
  });
  return { title: home.title, board };
}

/** Several boards for a tournament: "recommended", "random:COUNT:SEED", or names with commas between. */
export function boardsFrom(text: string, players: number, ruleset?: string): Setting[] {
  const wishes = { players, ruleset, seed: "" };
  if (text === "recommended") return recommended.map(({ id }) => boardFrom({ ...wishes, kingdom: id }));
  const drawn = /^random(?::(\d+))?(?::(.+))?$/.exec(text);
  if (drawn !== null) {
    const [, count = "100", seed = "1"] = drawn;
    if (Number(count) < 1) throw new SetUpError("wrong-size", "A list of kingdoms has at least one.");
    return Array.from({ length: Number(count) }, (_, i) =>
      boardFrom({ ...wishes, kingdom: "random", seed: `${seed}/${i + 1}` }),
    );
  }
  return listed(text).map((name) => ({ ...boardFrom({ ...wishes, kingdom: findKingdom(name).id }) }));
}
