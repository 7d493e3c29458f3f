/** fiefdom lab odds: what players ask about chances. Counted exactly where that is possible, else simulated. */
import process from "node:process";
import { parseArgs } from "node:util";
import { homeOf } from "@fiefdom/bots/plan/home";
import { nearestCard } from "@fiefdom/bots/plan/names";
import { boardOf, toId } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine";
import { Progress } from "@fiefdom/lab";
import { race, reach, type Solo } from "@fiefdom/lab/alone";
import {
  cardCalled,
  coinsInTurn,
  type Deck,
  HAND_SIZE,
  hands,
  hitsWithin,
  meetWithin,
  notCountable,
  plus,
  Reshuffle,
  STARTING_DECK,
  sizeOf,
} from "@fiefdom/lab/chances";
import { type Contestant, makeBot } from "@fiefdom/lab/contestants";
import type { Interval } from "@fiefdom/lab/stats";
import { UsageError } from "../commands.ts";
import { contestantsFrom, INTERRUPTED, interruptible, settingFrom, whole } from "./bench.ts";
import { count, grid, named, percent, sparkline } from "./figures.ts";

export const usage = `usage: fiefdom lab odds QUESTION [options]

  odds split
      how the first two hands fall: 5/2, 4/3, 3/4, 2/5
  odds hit 5 --open silver,silver [--by 4 | --turns 3-4]
      after this opening, a turn with at least so many coins on turns 3 to 4
  odds collide --open smithy,militia [--turns 3-4]
      the two cards of the opening come in the same hand
  odds collide smithy,militia --deck "…" [--hand 5]
      at least two of these cards in one hand of this deck
  odds see --open chapel,silver [--by 4]
      the cards of the opening have been in hand by then
  odds draw --deck "7 copper, 3 estate, 2 silver" [--need 6] [--hand 5]
      coins in a turn with this deck, freshly shuffled
  odds have gold[,silver] --deck "…" [--least 1] [--hand 5]
      at least so many of these cards in a hand
  odds reach 8 --plan big-money [--by 10] [--open a,b]
      a plan, left alone, has had that many coins in a turn
  odds race --plan one-smithy [--own "4 province"] [--open a,b]
      how many turns a plan takes alone to own that

  --games N   games, where it has to be simulated (20,000)
  --seed S    the same seed gives the same result (1)
  --kingdom … for reach and race, as in fiefdom simulate
  --json      the answer as JSON

Chances are exact where they can be counted: a hand is drawn from the deck
without putting back, Actions that give an Action are played first, then the
one that draws most. Cards whose text says more, and turns after the next
shuffle, are simulated with the whole game. The answer says which it is.
Ctrl-C stops a simulation and tells what was found so far.`;

const OPTIONS = {
  open: { type: "string" },
  by: { type: "string" },
  turns: { type: "string" },
  deck: { type: "string" },
  need: { type: "string" },
  hand: { type: "string" },
  least: { type: "string" },
  plan: { type: "string" },
  own: { type: "string" },
  kingdom: { type: "string" },
  games: { type: "string" },
  seed: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

interface Options {
  readonly open?: string;
  readonly by?: string;
  readonly turns?: string;
  readonly deck?: string;
  readonly need?: string;
  readonly hand?: string;
  readonly least?: string;
  readonly plan?: string;
  readonly own?: string;
  readonly kingdom?: string;
  readonly games?: string;
  readonly seed?: string;
  /** For what takes long. */
  readonly watch?: Pick<Solo, "signal" | "progress">;
}

/** One line of an answer: a chance, or a number with what it counts. */
interface Chance {
  readonly what: string;
  readonly chance: number;
  /** Where it was simulated. */
  readonly interval?: Interval;
}

interface Answer {
  readonly question: string;
  readonly chances: readonly Chance[];
  readonly exact: boolean;
  /** How many games, where simulated. */
  readonly games?: number;
  readonly notes: readonly string[];
  readonly mean?: { readonly of: string } & Interval;
}

const GAMES = 20_000;
/** The first turn after the first shuffle. */
const SECOND_PASS = 3;
const LAST_OF_PASS = 4;

type Question = (rest: readonly string[], options: Options) => Answer | Promise<Answer>;

const QUESTIONS: Readonly<Record<string, Question>> = {
  split,
  hit,
  collide,
  see,
  draw,
  have,
  reach: reaches,
  race: races,
};

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: true,
    allowPositionals: true,
  });
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) {
    console.log(usage);
    return 0;
  }
  if (!Object.hasOwn(QUESTIONS, name))
    throw new UsageError(
      `Odds of "${name}" are not known here. There are ${Object.keys(QUESTIONS).join(", ")}; fiefdom lab odds --help tells more.`,
    );
  const { signal, over } = interruptible();
  const progress = new Progress(process.stderr, "games");
  const watch = { signal, progress: (done: number, total: number) => progress.show(done, total) };
  let answer: Answer;
  try {
    answer = await QUESTIONS[name](rest, { ...values, watch });
  } finally {
    over();
    progress.end();
  }
  console.log(values.json ? JSON.stringify(answer, null, 2) : show(answer).join("\n"));
  return signal.aborted ? INTERRUPTED : 0;
}

function show({ question, chances, exact, games, notes, mean }: Answer): string[] {
  const about = ({ interval }: Chance): string =>
    interval === undefined
      ? ""
      : `(${(100 * interval.low).toFixed(2)} – ${(100 * interval.high).toFixed(2)})`;
  const rows = chances.map((chance) => [chance.what, percent(chance.chance, 2), about(chance)]);
  const lines = [question, ""];
  if (mean !== undefined) {
    const within = exact ? "" : ` (${mean.low.toFixed(2)} – ${mean.high.toFixed(2)})`;
    lines.push(`${mean.of}: ${mean.value.toFixed(2)}${within}`);
  }
  if (rows.length > 0) lines.push(...grid(["", "chance", ""], rows).slice(1));
  const how = exact ? "Exact." : `Simulated, ${count(games ?? 0)} games; 95 % intervals.`;
  return [...lines, "", ...[how, ...notes]];
}

/** A card by its name; the message says which was probably meant. */
function cardFrom(name: string): string {
  const id = [toId(name), toId(name).replace(/s$/, "")].find((other) => cardCalled(other) !== undefined);
  if (id !== undefined) return id;
  const meant = nearestCard(name);
  throw new UsageError(
    `There is no card called "${name.trim()}".${meant === undefined ? "" : ` Did you mean ${meant}?`}`,
  );
}

const cardsFrom = (text: string): string[] =>
  text
    .split(",")
    .filter((name) => name.trim() !== "")
    .map(cardFrom);

function openFrom(options: Options): [string, string] {
  if (options.open === undefined) throw new UsageError("Which opening? For instance --open silver,silver");
  const cards = cardsFrom(options.open);
  if (cards.length !== 2)
    throw new UsageError(`An opening is two cards, for instance --open silver,silver; not ${cards.length}.`);
  return [cards[0], cards[1]];
}

/** "7 copper, 3 estates, silver" */
function deckFrom(options: Options): Deck {
  if (options.deck === undefined)
    throw new UsageError('Which deck? For instance --deck "7 copper, 3 estate, 2 silver"');
  const deck = new Map<string, number>();
  for (const part of options.deck.split(",").filter((text) => text.trim() !== "")) {
    const [, number = "1", name] = /^\s*(?:(\d+)\s*[x×]?\s+)?(.+?)\s*$/.exec(part) ?? [];
    const id = cardFrom(name);
    deck.set(id, (deck.get(id) ?? 0) + Number(number));
  }
  return deck;
}

function handFrom(options: Options, deck: Deck): number {
  const size = whole("hand", options.hand, HAND_SIZE);
  if (size > sizeOf(deck)) throw new UsageError(`That deck has only ${sizeOf(deck)} cards.`);
  return size;
}

/** The turns asked about: --turns 3-4, or --by 4. */
function turnsFrom({ by, turns }: Options, from = SECOND_PASS, usual = LAST_OF_PASS): [number, number] {
  if (turns !== undefined) {
    const match = /^(\d+)(?:\s*[-–]\s*(\d+))?$/.exec(turns);
    const [first, last] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
    if (match === null || first < from || last < first)
      throw new UsageError(`--turns takes turns from ${from} on, for instance 3-4; not "${turns}".`);
    return [first, last];
  }
  return [from, whole("by", by, usual, from)];
}

const turnWords = (from: number, to: number): string =>
  from === to ? `on turn ${from}` : `on turns ${from} to ${to}`;
const names = (ids: readonly string[]): string => ids.map(named).join(" and ");
const deckWords = (deck: Deck): string => [...deck].map(([id, n]) => `${n} ${named(id)}`).join(", ");

function numberFrom(rest: readonly string[], what: string): number {
  const n = Number(rest[0]);
  if (rest.length !== 1 || !Number.isInteger(n) || n < 1) throw new UsageError(`${what}, for instance 5.`);
  return n;
}

function split(): Answer {
  const chances = [5, 4, 3, 2].map((coppers) => ({
    what: `${coppers}/${7 - coppers}`,
    chance: hands(STARTING_DECK, HAND_SIZE)
      .filter(({ hand }) => hand.get("copper") === coppers)
      .reduce((sum, { chance }) => sum + chance, 0),
  }));
  return {
    question: "Coins on the first two turns",
    chances: [
      ...chances,
      { what: "5/2 or 2/5", chance: chances[0].chance + chances[3].chance },
      { what: "4/3 or 3/4", chance: chances[1].chance + chances[2].chance },
    ],
    exact: true,
    notes: ["5/2 or 2/5 comes once in 6 games."],
  };
}

async function hit(rest: readonly string[], options: Options): Promise<Answer> {
  const need = numberFrom(rest, "odds hit takes a number of coins");
  const open = openFrom(options);
  const [from, to] = turnsFrom(options);
  const deck = plus(STARTING_DECK, open);
  const question = `At least ${need} coins ${turnWords(from, to)} after opening with ${names(open)}`;
  const odd = notCountable(deck);
  if (odd.length === 0 && to <= LAST_OF_PASS) {
    try {
      // Turn 4 alone is as likely as turn 3 alone, as long as nothing draws.
      const counted = from === SECOND_PASS ? hitsWithin(deck, need, to - from + 1) : onlyLast(deck, need);
      const each = coinsInTurn(deck);
      const one = each.filter(({ coins }) => coins >= need).reduce((sum, { chance }) => sum + chance, 0);
      const chances = [{ what: turnWords(from, to), chance: counted }];
      if (from !== to) chances.push({ what: `on turn ${from} alone`, chance: one });
      return { question, chances, exact: true, notes: [] };
    } catch (problem) {
      if (!(problem instanceof Reshuffle)) throw problem;
    }
  }
  const why =
    odd.length > 0 ? `${names(odd)} does more than numbers can tell` : "a shuffle may come in between";
  const note = `Not counted exactly: ${why}. After the opening Big Money Ultimate is followed.`;
  return { ...(await simulated(question, open, need, from, to, options)), notes: [note] };
}

/** The chance for turn 4 by itself. */
function onlyLast(deck: Deck, need: number): number {
  let chance = 0;
  for (const first of hands(deck, HAND_SIZE)) {
    if (sizeOf(first.rest) < HAND_SIZE) throw new Reshuffle();
    chance += first.chance * hitsWithin(first.rest, need, 1);
  }
  return chance;
}

async function simulated(
  question: string,
  open: readonly [string, string],
  need: number,
  from: number,
  to: number,
  options: Options,
): Promise<Answer> {
  const [plan] = contestantsFrom([options.plan ?? "big-money-ultimate"]);
  const solo = soloFor(plan, options, open);
  const { total, byTurn, games } = await reach(solo, need, from, to);
  const chances = byTurn
    .slice(0, -1)
    .map((interval, i) => ({ what: `by turn ${from + i}`, chance: interval.value, interval }));
  return {
    question,
    chances: [...chances, { what: turnWords(from, to), chance: total.value, interval: total }],
    exact: false,
    games,
    notes: [],
  };
}

/** Can some split of the first 7 coins pay for both? */
function payable(open: readonly [string, string]): boolean {
  const [a, b] = open.map((id) => cardCalled(id)?.cost ?? 0).sort((x, y) => x - y);
  return (b <= 4 && a <= 3) || (b <= 5 && a <= 2);
}

function soloFor(plan: Contestant, options: Options, open?: readonly [string, string]): Solo {
  if (open !== undefined && !payable(open))
    throw new UsageError(`The first two hands, 7 coins in all, do not pay for ${names(open)}.`);
  return {
    board: boardWith(plan, options, open ?? []),
    make: (board) => makeBot(plan, board),
    seed: options.seed ?? "1",
    games: whole("games", options.games, GAMES),
    ...(open === undefined ? {} : { open }),
    ...options.watch,
  };
}

/** A kingdom with the cards in question, the rest quiet, unless one was asked for. */
function boardWith(plan: Contestant, options: Options, cards: readonly string[]): Board {
  const opened = cards.filter((id) => cardCalled(id)?.kind === "kingdom");
  const wanted = opened.length === 0 ? {} : { with: opened.join(",") };
  if (
    options.kingdom !== undefined ||
    plan.kind === "bot" ||
    (plan.plan.home !== undefined && cards.length === 0)
  )
    return settingFrom({ kingdom: options.kingdom, ...wanted }, options.seed ?? "1", [plan], 2).board;
  return boardOf({ players: 2, ...homeOf({ ...plan.plan, needs: [...plan.plan.needs, ...opened] }) });
}

function collide(rest: readonly string[], options: Options): Answer {
  if (options.deck !== undefined) {
    const deck = deckFrom(options);
    const cards = cardsFrom(rest.join(","));
    if (cards.length === 0)
      throw new UsageError("Which cards? For instance odds collide smithy,militia --deck …");
    const size = handFrom(options, deck);
    return {
      question: `At least two of ${names(cards)} in a hand of ${size} from ${deckWords(deck)}`,
      chances: [{ what: "they collide", chance: meetWithin(deck, cards, 2, 1, size) }],
      exact: true,
      notes: [],
    };
  }
  const open = rest.length > 0 ? openFrom({ open: rest.join(",") }) : openFrom(options);
  const [from, to] = turnsFrom(options);
  if (to > LAST_OF_PASS)
    throw new UsageError("After turn 4 it depends on what was bought; give the deck with --deck instead.");
  const deck = plus(STARTING_DECK, open);
  const once = meetWithin(deck, open, 2, 1);
  const chance = from === to ? once : meetWithin(deck, open, 2, to - from + 1);
  return {
    question: `${names(open)} in the same hand ${turnWords(from, to)}`,
    chances: [
      { what: "they collide", chance },
      ...(from === to ? [] : [{ what: "on one given turn", chance: once }]),
    ],
    exact: true,
    notes: ["Cards drawn by Actions on the way are not counted."],
  };
}

function see(_: readonly string[], options: Options): Answer {
  const open = openFrom(options);
  const [from, to] = turnsFrom(options);
  if (to > LAST_OF_PASS)
    throw new UsageError("By turn 5 the deck has been shuffled again; --by takes 3 or 4.");
  const size = HAND_SIZE * (to - from + 1);
  const deck = new Map([...STARTING_DECK, ["first", 1], ["second", 1]]);
  const seen = (fits: (one: number, two: number) => boolean): number =>
    hands(deck, size)
      .filter(({ hand }) => fits(hand.get("first") ?? 0, hand.get("second") ?? 0))
      .reduce((sum, { chance }) => sum + chance, 0);
  return {
    question: `Opening with ${names(open)}: in hand ${turnWords(from, to)}`,
    chances: [
      { what: `${named(open[0])}`, chance: seen((one) => one > 0) },
      { what: "both", chance: seen((one, two) => one + two === 2) },
      { what: "neither", chance: seen((one, two) => one + two === 0) },
    ],
    exact: true,
    notes: ["Cards drawn by Actions on the way are not counted."],
  };
}

function draw(_: readonly string[], options: Options): Answer {
  const deck = deckFrom(options);
  const odd = notCountable(deck);
  if (odd.length > 0)
    throw new UsageError(
      `${names(odd)} does more than numbers can tell; leave it out, or ask odds reach with a plan.`,
    );
  const size = handFrom(options, deck);
  let turn: { coins: number; chance: number }[];
  try {
    turn = coinsInTurn(deck, size);
  } catch (problem) {
    if (problem instanceof Reshuffle)
      throw new UsageError("That deck can be drawn out; there is no chance left to count.");
    throw problem;
  }
  const least = (need: number): number =>
    turn.filter(({ coins }) => coins >= need).reduce((sum, { chance }) => sum + chance, 0);
  const need = options.need === undefined ? null : whole("need", options.need, 0, 0);
  const all = turn.map(({ coins }) => ({ what: `at least ${coins}`, chance: least(coins) }));
  const mean = turn.reduce((sum, { coins, chance }) => sum + coins * chance, 0);
  return {
    question: `Coins in a turn from ${deckWords(deck)}`,
    chances: need === null ? all : [{ what: `at least ${need} coins`, chance: least(need) }],
    exact: true,
    notes: [],
    mean: { of: "coins on average", value: mean, low: mean, high: mean },
  };
}

function have(rest: readonly string[], options: Options): Answer {
  const deck = deckFrom(options);
  const cards = cardsFrom(rest.join(","));
  if (cards.length === 0) throw new UsageError("Which card? For instance odds have gold --deck …");
  const size = handFrom(options, deck);
  const least = whole("least", options.least, 1);
  return {
    question: `At least ${least} of ${names(cards)} in a hand of ${size} from ${deckWords(deck)}`,
    chances: [{ what: "in hand", chance: meetWithin(deck, cards, least, 1, size) }],
    exact: true,
    notes: [],
  };
}

async function reaches(rest: readonly string[], options: Options): Promise<Answer> {
  const need = numberFrom(rest, "odds reach takes a number of coins");
  const open = options.open === undefined ? undefined : openFrom(options);
  const [from, to] = turnsFrom(options, 1, 10);
  const [plan] = contestantsFrom([options.plan ?? "big-money"]);
  const solo = soloFor(plan, options, open);
  const { byTurn, games } = await reach(solo, need, from, to);
  return {
    question: `${plan.name}, left alone, has had ${need} coins in a turn`,
    chances: byTurn.map((interval, i) => ({ what: `by turn ${from + i}`, chance: interval.value, interval })),
    exact: false,
    games,
    notes: [],
  };
}

async function races(_: readonly string[], options: Options): Promise<Answer> {
  const [plan] = contestantsFrom([options.plan ?? "big-money"]);
  const open = options.open === undefined ? undefined : openFrom(options);
  const goal = [...deckFrom({ deck: options.own ?? "4 province" })];
  if (goal.length !== 1)
    throw new UsageError('--own takes one card with its number, for instance "4 province".');
  const [[id, copies]] = goal;
  const solo = soloFor(plan, options, open);
  if (solo.board.kind(id) < 0) throw new UsageError(`${named(id)} is not in this kingdom.`);
  const { turns, counts, never, games } = await race(solo, id, copies);
  const first = counts.findIndex((n) => n > 0);
  return {
    question: `${plan.name} alone: turns until it owns ${copies} ${named(id)}`,
    chances: [],
    exact: false,
    games,
    notes: [
      ...(first < 0 ? [] : [`${sparkline(counts.slice(first))} (${first} to ${counts.length - 1} turns)`]),
      ...(never === 0 ? [] : [`${count(never)} games never got there and are not in the mean.`]),
    ],
    mean: { of: "turns on average", ...turns },
  };
}
