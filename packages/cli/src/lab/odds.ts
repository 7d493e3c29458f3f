/** fiefdom lab odds: what players ask about chances. Counted exactly where that is possible, else simulated. */
import { homeOf } from "@fiefdom/bots/plan/home";
import { nearestCard } from "@fiefdom/bots/plan/names";
import { boardOf, toId } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine";
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
import { findCard, suggest } from "@fiefdom/text";
import { UsageError } from "../commands.ts";
import { readOptions } from "../options.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { lang, message } from "../words.ts";
import { contestantsFrom, INTERRUPTED, interruptible, settingFrom, whole } from "./bench.ts";
import { count, decimal, grid, named, percent, sparkline } from "./figures.ts";
import { progressOf } from "./progress.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom lab odds QUESTION [OPTIONS]"),
    EXAMPLES.flatMap(([line, does]) => [`  odds ${line}`, ...paragraph(does, {}, "      ")]),
    list([
      ["--games N", "cli.option.games.odds", { n: count(GAMES) }],
      ["--seed S", "cli.option.seed"],
      ["--kingdom NAME", "cli.option.kingdom.odds"],
      ["--json", "cli.option.json"],
      LANGUAGE,
    ]),
    [...paragraph("cli.tells.odds"), ...paragraph("cli.tells.odds.stop")],
  );

/** What can be asked, as it is typed. */
const EXAMPLES = [
  ["split", "cli.odds.split"],
  ["hit 5 --open silver,silver [--by 4 | --turns 3-4]", "cli.odds.hit"],
  ["collide --open smithy,militia [--turns 3-4]", "cli.odds.collide"],
  ['collide smithy,militia --deck "…" [--hand 5]', "cli.odds.collide.deck"],
  ["see --open chapel,silver [--by 4]", "cli.odds.see"],
  ['draw --deck "7 copper, 3 estate, 2 silver" [--need 6] [--hand 5]', "cli.odds.draw"],
  ['have gold[,silver] --deck "…" [--least 1] [--hand 5]', "cli.odds.have"],
  ["reach 8 --plan big-money [--by 10] [--open a,b]", "cli.odds.reach"],
  ['race --plan one-smithy [--own "4 province"] [--open a,b]', "cli.odds.race"],
] as const;

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
  const { values, positionals } = readOptions(args, OPTIONS, true);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) {
    console.log(usage());
    return 0;
  }
  if (!Object.hasOwn(QUESTIONS, name))
    throw new UsageError(message("cli.wrong.odds", { name, questions: Object.keys(QUESTIONS).join(", ") }));
  const { signal, over } = interruptible();
  const progress = progressOf("games");
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
    interval === undefined ? "" : `(${decimal(100 * interval.low, 2)} – ${decimal(100 * interval.high, 2)})`;
  const rows = chances.map((chance) => [chance.what, percent(chance.chance, 2), about(chance)]);
  const lines = [question, ""];
  if (mean !== undefined) {
    const within = exact ? "" : ` (${decimal(mean.low, 2)} – ${decimal(mean.high, 2)})`;
    lines.push(`${mean.of}: ${decimal(mean.value, 2)}${within}`);
  }
  if (rows.length > 0) lines.push(...grid(["", "", ""], rows).slice(1));
  const how = exact ? message("cli.odds.exact") : message("cli.odds.simulated", { n: count(games ?? 0) });
  return [...lines, "", ...[how, ...notes]];
}

/** A card by its name; the message says which was probably meant. */
function cardFrom(name: string): string {
  const own = findCard(name.trim(), lang());
  const id = [own ?? "", toId(name), toId(name).replace(/s$/, "")].find(
    (other) => cardCalled(other) !== undefined,
  );
  if (id !== undefined) return id;
  const meant = lang() === "en" ? nearestCard(name) : suggest(name, lang()).at(0);
  const sentence = message("cli.wrong.card", { name: name.trim() });
  throw new UsageError(
    meant === undefined ? sentence : `${sentence} ${message("cli.didYouMean", { names: meant })}`,
  );
}

const cardsFrom = (text: string): string[] =>
  text
    .split(",")
    .filter((name) => name.trim() !== "")
    .map(cardFrom);

function openFrom(options: Options): [string, string] {
  if (options.open === undefined) throw new UsageError(message("cli.wrong.open"));
  const cards = cardsFrom(options.open);
  if (cards.length !== 2) throw new UsageError(message("cli.wrong.openSize", { n: cards.length }));
  return [cards[0], cards[1]];
}

/** "7 copper, 3 estates, silver" */
function deckFrom(options: Options): Deck {
  if (options.deck === undefined) throw new UsageError(message("cli.wrong.deck"));
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
  if (size > sizeOf(deck)) throw new UsageError(message("cli.wrong.deckSize", { n: sizeOf(deck) }));
  return size;
}

/** The turns asked about: --turns 3-4, or --by 4. */
function turnsFrom({ by, turns }: Options, from = SECOND_PASS, usual = LAST_OF_PASS): [number, number] {
  if (turns !== undefined) {
    const match = /^(\d+)(?:\s*[-–]\s*(\d+))?$/.exec(turns);
    const [first, last] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
    if (match === null || first < from || last < first)
      throw new UsageError(message("cli.wrong.turns", { from, text: turns }));
    return [first, last];
  }
  return [from, whole("by", by, usual, from)];
}

const turnWords = (from: number, to: number): string =>
  from === to ? message("cli.odds.onTurn", { n: from }) : message("cli.odds.onTurns", { from, to });
const names = (ids: readonly string[]): string =>
  ids.map(named).reduce((one, other) => message("cli.lab.and", { one, other }));
const deckWords = (deck: Deck): string => [...deck].map(([id, n]) => `${n} ${named(id)}`).join(", ");

function numberFrom(rest: readonly string[], question: string): number {
  const n = Number(rest[0]);
  if (rest.length !== 1 || !Number.isInteger(n) || n < 1)
    throw new UsageError(message("cli.wrong.coins", { question }));
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
    question: message("cli.odds.firstTurns"),
    chances: [
      ...chances,
      {
        what: message("cli.odds.or", { one: "5/2", other: "2/5" }),
        chance: chances[0].chance + chances[3].chance,
      },
      {
        what: message("cli.odds.or", { one: "4/3", other: "3/4" }),
        chance: chances[1].chance + chances[2].chance,
      },
    ],
    exact: true,
    notes: [message("cli.odds.oneInSix")],
  };
}

async function hit(rest: readonly string[], options: Options): Promise<Answer> {
  const need = numberFrom(rest, "hit");
  const open = openFrom(options);
  const [from, to] = turnsFrom(options);
  const deck = plus(STARTING_DECK, open);
  const question = message("cli.odds.hitAfter", {
    n: need,
    turns: turnWords(from, to),
    cards: names(open),
  });
  const odd = notCountable(deck);
  if (odd.length === 0 && to <= LAST_OF_PASS) {
    try {
      // Turn 4 alone is as likely as turn 3 alone, as long as nothing draws.
      const counted = from === SECOND_PASS ? hitsWithin(deck, need, to - from + 1) : onlyLast(deck, need);
      const each = coinsInTurn(deck);
      const one = each.filter(({ coins }) => coins >= need).reduce((sum, { chance }) => sum + chance, 0);
      const chances = [{ what: turnWords(from, to), chance: counted }];
      if (from !== to) chances.push({ what: message("cli.odds.alone", { n: from }), chance: one });
      return { question, chances, exact: true, notes: [] };
    } catch (problem) {
      if (!(problem instanceof Reshuffle)) throw problem;
    }
  }
  const why =
    odd.length > 0
      ? message("cli.odds.tellsMore", { cards: names(odd) })
      : message("cli.odds.shuffleBetween");
  const note = message("cli.odds.notCounted", { why });
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
  const chances = byTurn.slice(0, -1).map((interval, i) => ({
    what: message("cli.odds.byTurn", { n: from + i }),
    chance: interval.value,
    interval,
  }));
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
    throw new UsageError(message("cli.wrong.openDear", { cards: names(open) }));
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
      throw new UsageError(message("cli.wrong.cards", { example: "odds collide smithy,militia --deck …" }));
    const size = handFrom(options, deck);
    return {
      question: message("cli.odds.twoOf", { cards: names(cards), size, deck: deckWords(deck) }),
      chances: [{ what: message("cli.odds.theyCollide"), chance: meetWithin(deck, cards, 2, 1, size) }],
      exact: true,
      notes: [],
    };
  }
  const open = rest.length > 0 ? openFrom({ open: rest.join(",") }) : openFrom(options);
  const [from, to] = turnsFrom(options);
  if (to > LAST_OF_PASS) throw new UsageError(message("cli.wrong.afterFour"));
  const deck = plus(STARTING_DECK, open);
  const once = meetWithin(deck, open, 2, 1);
  const chance = from === to ? once : meetWithin(deck, open, 2, to - from + 1);
  return {
    question: message("cli.odds.sameHand", { cards: names(open), turns: turnWords(from, to) }),
    chances: [
      { what: message("cli.odds.theyCollide"), chance },
      ...(from === to ? [] : [{ what: message("cli.odds.onOneTurn"), chance: once }]),
    ],
    exact: true,
    notes: [message("cli.odds.drawnNotCounted")],
  };
}

function see(_: readonly string[], options: Options): Answer {
  const open = openFrom(options);
  const [from, to] = turnsFrom(options);
  if (to > LAST_OF_PASS) throw new UsageError(message("cli.wrong.shuffled"));
  const size = HAND_SIZE * (to - from + 1);
  const deck = new Map([...STARTING_DECK, ["first", 1], ["second", 1]]);
  const seen = (fits: (one: number, two: number) => boolean): number =>
    hands(deck, size)
      .filter(({ hand }) => fits(hand.get("first") ?? 0, hand.get("second") ?? 0))
      .reduce((sum, { chance }) => sum + chance, 0);
  return {
    question: message("cli.odds.seen", { cards: names(open), turns: turnWords(from, to) }),
    chances: [
      { what: `${named(open[0])}`, chance: seen((one) => one > 0) },
      { what: message("cli.odds.both"), chance: seen((one, two) => one + two === 2) },
      { what: message("cli.odds.neither"), chance: seen((one, two) => one + two === 0) },
    ],
    exact: true,
    notes: [message("cli.odds.drawnNotCounted")],
  };
}

function draw(_: readonly string[], options: Options): Answer {
  const deck = deckFrom(options);
  const odd = notCountable(deck);
  if (odd.length > 0) throw new UsageError(message("cli.wrong.notCountable", { cards: names(odd) }));
  const size = handFrom(options, deck);
  let turn: { coins: number; chance: number }[];
  try {
    turn = coinsInTurn(deck, size);
  } catch (problem) {
    if (problem instanceof Reshuffle) throw new UsageError(message("cli.wrong.drawnOut"));
    throw problem;
  }
  const least = (need: number): number =>
    turn.filter(({ coins }) => coins >= need).reduce((sum, { chance }) => sum + chance, 0);
  const need = options.need === undefined ? null : whole("need", options.need, 0, 0);
  const all = turn.map(({ coins }) => ({
    what: message("cli.odds.atLeast", { n: coins }),
    chance: least(coins),
  }));
  const mean = turn.reduce((sum, { coins, chance }) => sum + coins * chance, 0);
  return {
    question: message("cli.odds.coinsFrom", { deck: deckWords(deck) }),
    chances:
      need === null ? all : [{ what: message("cli.odds.atLeastCoins", { n: need }), chance: least(need) }],
    exact: true,
    notes: [],
    mean: { of: message("cli.odds.coinsMean"), value: mean, low: mean, high: mean },
  };
}

function have(rest: readonly string[], options: Options): Answer {
  const deck = deckFrom(options);
  const cards = cardsFrom(rest.join(","));
  if (cards.length === 0)
    throw new UsageError(message("cli.wrong.cards", { example: "odds have gold --deck …" }));
  const size = handFrom(options, deck);
  const least = whole("least", options.least, 1);
  return {
    question: message("cli.odds.someOf", { least, cards: names(cards), size, deck: deckWords(deck) }),
    chances: [{ what: message("cli.odds.inHand"), chance: meetWithin(deck, cards, least, 1, size) }],
    exact: true,
    notes: [],
  };
}

async function reaches(rest: readonly string[], options: Options): Promise<Answer> {
  const need = numberFrom(rest, "reach");
  const open = options.open === undefined ? undefined : openFrom(options);
  const [from, to] = turnsFrom(options, 1, 10);
  const [plan] = contestantsFrom([options.plan ?? "big-money"]);
  const solo = soloFor(plan, options, open);
  const { byTurn, games } = await reach(solo, need, from, to);
  return {
    question: message("cli.odds.aloneReached", { plan: plan.name, n: need }),
    chances: byTurn.map((interval, i) => ({
      what: message("cli.odds.byTurn", { n: from + i }),
      chance: interval.value,
      interval,
    })),
    exact: false,
    games,
    notes: [],
  };
}

async function races(_: readonly string[], options: Options): Promise<Answer> {
  const [plan] = contestantsFrom([options.plan ?? "big-money"]);
  const open = options.open === undefined ? undefined : openFrom(options);
  const goal = [...deckFrom({ deck: options.own ?? "4 province" })];
  if (goal.length !== 1) throw new UsageError(message("cli.wrong.own"));
  const [[id, copies]] = goal;
  const solo = soloFor(plan, options, open);
  if (solo.board.kind(id) < 0) throw new UsageError(message("cli.wrong.notHere", { card: named(id) }));
  const { turns, counts, never, games } = await race(solo, id, copies);
  const first = counts.findIndex((n) => n > 0);
  return {
    question: message("cli.odds.aloneRace", { plan: plan.name, n: copies, card: named(id) }),
    chances: [],
    exact: false,
    games,
    notes: [
      ...(first < 0
        ? []
        : [
            message("cli.odds.spread", {
              bars: sparkline(counts.slice(first)),
              from: first,
              to: counts.length - 1,
            }),
          ]),
      ...(never === 0 ? [] : [message("cli.odds.never", { n: count(never) })]),
    ],
    mean: { of: message("cli.odds.turnsMean"), ...turns },
  };
}
