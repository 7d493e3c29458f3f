/**
 * The exhaustive runner: curious players who prefer what was never seen play random games until everything that
 * can happen with every card has happened, and whatever did not is named.
 *
 *   node tests/exhaustive.ts [--games N] [--others|--nasty]      prints the report; with --others of the cards that
 *                                                        wait for their set, among all the others; with --nasty of a
 *                                                        made-up set
 *
 * For every card: bought, gained, played, trashed, discarded, played twice in a row by another card, played with
 * other instructions in place of its own, used as a reaction. For every effect in its text, under both rulesets:
 * each step has run, and each question has been asked.
 */
import process from "node:process";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { basicsWithColonies, type CardSet, cardsOf, type PileEntry, sets } from "@fiefdom/cards";
import { answer, type Board, type Game, start } from "@fiefdom/engine";
import { LASTING, type LastingDef } from "@fiefdom/engine/ability";
import { abilitiesOf, type CardDef } from "@fiefdom/engine/card";
import { actOf, BUY_IT, END_CODE, PLAY_IT, TREASURES_CODE } from "@fiefdom/engine/decisions";
import { askedSeat, type Decision, kindOf, NOWHERE } from "@fiefdom/engine/game";
import { type Nested, PROGRAMS, type Program, type Step } from "@fiefdom/engine/program";
import { boardFrom, type Choice } from "./laws/boards.ts";
import { Dice } from "./laws/dice.ts";
import { nastySet } from "./laws/nasty.ts";
import { randomAnswer } from "./laws/players.ts";
import { others, withOthers } from "./others/sets.ts";

export interface Report {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  /** How many things were to be reached. */
  readonly goals: number;
  readonly unreached: readonly string[];
  /** What was thought to be out of reach, and was reached. */
  readonly surprises: readonly string[];
}

export interface Job {
  /** Whose cards are to be seen: the game's, those that wait for their set (others/sets.ts), or made-up ones. */
  readonly of: "game" | "others" | "nasty";
  readonly mostGames: number;
  readonly mostSeconds: number;
  /** What can't be reached, and need not be. */
  readonly excused: readonly string[];
}

/** The sets whose cards are to be seen, and those from which kingdoms are made. */
function setsOf(of: Job["of"]): { readonly wanted: readonly CardSet[]; readonly all: readonly CardSet[] } {
  if (of === "game") return { wanted: sets, all: sets };
  if (of === "others") return { wanted: [others], all: withOthers };
  return { wanted: [nasty()], all: [...withOthers, nasty()] };
}

/** As many made-up cards as show every deed and every place where it can stand, made once. */
const nasty = once(() => nastySet(new Dice("nasty"), 30, 10));

function once<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => (made ??= make());
}

const TRACE = {
  step: (_program: Program, _at: number, _asked: boolean): void => {},
  instead: (_kind: string): void => {},
};

/** What is still to be reached, by name, and the card that it concerns. */
class Goals {
  readonly left = new Map<string, string>();
  readonly #byCard = new Map<string, number>();
  readonly surprises = new Set<string>();
  readonly #excused: ReadonlySet<string>;
  total = 0;

  constructor(excused: readonly string[]) {
    this.#excused = new Set(excused);
  }

  add(goal: string, card: string): void {
    if (this.left.has(goal) || this.#excused.has(goal)) return;
    this.left.set(goal, card);
    this.#byCard.set(card, (this.#byCard.get(card) ?? 0) + 1);
    this.total++;
  }

  reach(goal: string): void {
    const card = this.left.get(goal);
    if (card === undefined) {
      if (this.#excused.has(goal)) this.surprises.add(goal);
      return;
    }
    this.left.delete(goal);
    this.#byCard.set(card, (this.#byCard.get(card) ?? 1) - 1);
  }

  open(goal: string): boolean {
    return this.left.has(goal);
  }

  /** How much is left to see of a card. */
  of(card: string): number {
    return this.#byCard.get(card) ?? 0;
  }
}

const isAction = (def: CardDef): boolean => def.types.includes("Action");

/** All effects that a card's texts can start under either ruleset. */
function programsOf(def: CardDef): Program[] {
  const found = new Set<Program>();
  const visit = (program: Program): void => {
    if (found.has(program)) return;
    found.add(program);
    inside(program.nested);
  };
  const inside = (nested: readonly Nested[]): void => {
    for (const inner of nested) {
      if ("until" in inner) {
        const lasting = inner as LastingDef;
        for (const a of lasting.abilities) visit(a.do);
        if (lasting.instead) visit(lasting.instead.do);
      } else if ("steps" in inner) visit(inner as unknown as Program);
    }
  };
  for (const text of Object.values(def.texts)) {
    if (text.play) visit(text.play);
    for (const a of abilitiesOf(text)) visit(a.do);
  }
  for (const change of Object.values(def.changes ?? {})) if (change.play) visit(change.play);
  return [...found];
}

const stepName = (program: Program, at: number): string =>
  `${program.id} step ${at + 1} of ${program.steps.length}`;

/** A step that can ask says so in its own code. */
const canAsk = (step: Step): boolean => /\bask\b/.test(String(step));

function allGoals({ of, excused }: Job): Goals {
  const goals = new Goals(excused);
  const { wanted } = setsOf(of);
  const piles = wanted.flatMap((set) => set.kingdom.flatMap(cardsOf));
  const landscapes = wanted.flatMap((set) => set.landscapes);
  const cards: readonly CardDef[] = of === "game" ? [...basicsWithColonies, ...piles] : piles;
  const replaces = LASTING.some((def) => def.instead !== undefined);
  for (const def of cards) {
    for (const what of ["bought", "gained", "trashed", "discarded"]) goals.add(`${def.id} ${what}`, def.id);
    if (def.texts.printed.play !== null) goals.add(`${def.id} played`, def.id);
    if (isAction(def) || def.types.includes("Treasure")) goals.add(`${def.id} played twice in a row`, def.id);
    if (isAction(def) && replaces) goals.add(`${def.id} played with other instructions`, def.id);
    if (def.texts.printed.hand.length > 0) goals.add(`${def.id} used as a reaction`, def.id);
  }
  for (const def of landscapes) if (def.types.includes("Event")) goals.add(`${def.id} bought`, def.id);
  for (const def of [...cards, ...landscapes]) {
    for (const program of programsOf(def)) {
      // A text of constant bonuses is given out without running its steps.
      if (program.bonus !== null) continue;
      program.steps.forEach((step, at) => {
        goals.add(stepName(program, at), def.id);
        if (canAsk(step)) goals.add(`${stepName(program, at)} asks`, def.id);
      });
    }
  }
  return goals;
}

/** Lets every step tell that it ran, and whether it asked. This changes the engine for good: run it in a thread. */
function listen(): void {
  for (const program of PROGRAMS) {
    const steps = program.steps as Step[];
    steps.forEach((step, at) => {
      steps[at] = (g, f) => {
        const before = g.decision;
        step(g, f);
        TRACE.step(program, at, before === null && g.decision !== null);
      };
    });
  }
  for (const def of LASTING) {
    const instead = def.instead as
      | { if: (g: Game, who: number, card: number, e: never) => boolean }
      | undefined;
    if (instead === undefined) continue;
    const original = instead.if;
    instead.if = (g, who, card, e) => {
      const yes = original(g, who, card, e);
      if (yes) TRACE.instead(g.board.kinds[kindOf(card)].id);
      return yes;
    };
  }
}

/** Cards that have been seen to do things to others, so that kingdoms can be made in which those things happen. */
interface Helpers {
  readonly twice: Set<string>;
  readonly instead: Set<string>;
  readonly trash: Set<string>;
  readonly discard: Set<string>;
}

const LOGGED: Readonly<Record<string, string>> = {
  buy: "bought",
  buyEvent: "bought",
  gain: "gained",
  play: "played",
  trash: "trashed",
  discard: "discarded",
  react: "used as a reaction",
};

class Explorer {
  readonly goals: Goals;
  readonly helpers: Helpers = { twice: new Set(), instead: new Set(), trash: new Set(), discard: new Set() };
  decisions = 0;

  readonly #piles: readonly PileEntry[];
  readonly #landscapes: readonly CardDef[];
  readonly #boardFrom: (choice: Choice) => Board;

  constructor(goals: Goals, { of }: Job) {
    this.goals = goals;
    const { all } = setsOf(of);
    this.#piles = all.flatMap((set) => set.kingdom);
    this.#landscapes = all.flatMap((set) => set.landscapes);
    this.#boardFrom = (choice) => boardFrom(choice, all);
    TRACE.step = (program, at, asked) => {
      goals.reach(stepName(program, at));
      if (asked) goals.reach(`${stepName(program, at)} asks`);
    };
    TRACE.instead = (id) => goals.reach(`${id} played with other instructions`);
  }

  play(seed: string, most: number): void {
    const dice = new Dice(seed);
    const g = start(this.#board(dice), seed, { log: true });
    let read = 0;
    for (let i = 0; i < most && g.decision !== null; i++) {
      if (i % 50 === 0 && !g.board.kinds.some((def) => this.goals.of(def.id) > 0)) return;
      const d = g.decision;
      answer(g, askedSeat(g), this.#answer(g, d, dice));
      this.decisions++;
      read = this.#note(g, read);
    }
  }

  #board(dice: Dice) {
    const wanted = (entry: PileEntry): number =>
      cardsOf(entry).reduce((sum, def) => sum + this.goals.of(def.id), 0);
    const ranked = <T extends PileEntry>(list: readonly T[]): T[] =>
      list
        .map((entry) => ({ entry, rank: wanted(entry) * (0.3 + dice.roll()) + dice.roll() * 0.1 }))
        .sort((a, b) => b.rank - a.rank)
        .map(({ entry }) => entry);
    const piles = this.#piles;
    const chosen = new Set<PileEntry>(ranked(piles).slice(0, 3 + dice.below(4)));
    const left = [...this.goals.left.keys()];
    const helper = (names: ReadonlySet<string>, needed: boolean): void => {
      const known = piles.filter((entry) => cardsOf(entry).some((def) => names.has(def.id)));
      if (needed && known.length > 0 && dice.chance(0.8)) chosen.add(dice.pick(known));
    };
    helper(
      this.helpers.twice,
      left.some((goal) => goal.endsWith("twice in a row")),
    );
    helper(
      this.helpers.instead,
      left.some((goal) => goal.endsWith("other instructions")),
    );
    helper(
      this.helpers.trash,
      left.some((goal) => goal.endsWith("trashed")),
    );
    helper(
      this.helpers.discard,
      left.some((goal) => goal.endsWith("discarded")),
    );
    while (chosen.size < 10) chosen.add(dice.pick(piles));
    return this.#boardFrom({
      players: dice.chance(0.6) ? 2 : 3 + dice.below(2),
      ruleset: dice.chance(0.5) ? "printed" : "current",
      kingdom: [...chosen].slice(0, 10).map((entry) => entry.id),
      landscapes: ranked(this.#landscapes)
        .slice(0, dice.below(4))
        .map((def) => def.id),
      colonies: dice.chance(0.4),
    });
  }

  #note(g: Game, read: number): number {
    const entries = g.log?.story.from(read) ?? [];
    const id = (kind: number): string => g.board.kinds[kind].id;
    for (let i = 0; i < entries.length; i++) {
      const { what, cards: kinds, source } = entries[i];
      const done = LOGGED[what];
      if (done === undefined) continue;
      for (const kind of kinds) this.goals.reach(`${id(kind)} ${done}`);
      if (source < 0) continue;
      if (what === "trash") this.helpers.trash.add(id(source));
      if (what === "discard") this.helpers.discard.add(id(source));
    }
    for (const { ties } of g.players) {
      for (let i = 0; i < ties.length; i += 2) {
        this.helpers.twice.add(id(kindOf(ties[i])));
        this.goals.reach(`${id(kindOf(ties[i + 1]))} played twice in a row`);
      }
    }
    for (const e of g.lasting)
      if (LASTING[e.def].instead !== undefined) this.helpers.instead.add(id(kindOf(e.card)));
    return g.log?.length ?? 0;
  }

  /** Mostly what promises something new; often enough anything at all. */
  #answer(g: Game, d: Decision, dice: Dice): readonly number[] {
    if (dice.chance(0.15)) return randomAnswer(g, d, dice);
    if (d.zone === NOWHERE && d.source < 0 && d.verb === "action")
      return this.#best(d, dice, (option) => this.#worthPlaying(g, d.who, option));
    if (d.zone === NOWHERE && d.source < 0 && d.verb === "buy") return this.#inBuyPhase(g, d, dice);
    if (d.zone === NOWHERE) return randomAnswer(g, d, dice);
    const done = { trash: "trashed", discard: "discarded", gain: "gained", play: "played twice in a row" }[
      d.verb
    ];
    if (done === undefined) return randomAnswer(g, d, dice);
    const wanted = dice
      .some(d.options, d.options.length)
      .filter((kind) => this.goals.open(`${g.board.kinds[kind].id} ${done}`));
    const rest = randomAnswer(g, d, dice);
    const given = [...wanted.slice(0, d.max)];
    const open = [...d.options];
    for (const kind of given) open.splice(open.indexOf(kind), 1);
    for (const kind of [...rest, ...dice.some(open, open.length)]) {
      if (given.length >= Math.max(d.min, rest.length)) break;
      const at = open.indexOf(kind);
      if (at < 0) continue;
      open.splice(at, 1);
      given.push(kind);
    }
    return given.slice(0, d.max);
  }

  #best(d: Decision, dice: Dice, worth: (option: number) => number): number[] {
    let best = d.options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const option of d.options) {
      const w = worth(option) + dice.roll();
      if (w > most) {
        most = w;
        best = option;
      }
    }
    return [best];
  }

  #worthPlaying(g: Game, who: number, option: number): number {
    if (actOf(option) !== PLAY_IT) return -5;
    const id = g.board.kinds[option & 255].id;
    const inHand = (what: string): boolean =>
      g.players[who].hand.some(
        (card) =>
          kindOf(card) !== (option & 255) && this.goals.open(`${g.board.kinds[kindOf(card)].id} ${what}`),
      );
    let worth = Math.min(3, this.goals.of(id));
    if (this.goals.open(`${id} played`)) worth += 5;
    if (this.helpers.twice.has(id) && inHand("played twice in a row")) worth += 6;
    if (this.helpers.trash.has(id) && inHand("trashed")) worth += 4;
    if (this.helpers.instead.has(id)) worth += 2;
    return worth;
  }

  #inBuyPhase(g: Game, d: Decision, dice: Dice): number[] {
    const plays = d.options.filter((option) => actOf(option) === PLAY_IT);
    // What was never played twice waits for a card that does that.
    const id = (option: number): string => g.board.kinds[option & 255].id;
    const waiting = (other: number): boolean =>
      plays.some((option) => option !== other && this.goals.open(`${id(option)} played twice in a row`));
    const doubler = plays.find((option) => this.helpers.twice.has(id(option)) && waiting(option));
    if (doubler !== undefined) return [doubler];
    const fresh = plays.find((option) => this.goals.of(g.board.kinds[option & 255].id) > 0);
    if (fresh !== undefined) return [fresh];
    if (d.options.includes(TREASURES_CODE)) return [TREASURES_CODE];
    if (plays.length > 0 && dice.chance(0.9)) return [dice.pick(plays)];
    const buys = d.options.filter((option) => actOf(option) === BUY_IT);
    if (buys.length === 0) return randomAnswer(g, d, dice) as number[];
    const worth = (option: number): number => {
      const def = g.board.kinds[option & 255];
      if (this.goals.open(`${def.id} bought`)) return 100 + def.cost;
      // What is new may lie further down in the same pile, or need its fellows.
      const pile = g.board.piles[g.board.pileOf[option & 255]];
      const left = (pile?.kinds ?? [option & 255]).reduce(
        (sum, kind) => sum + this.goals.of(g.board.kinds[kind].id),
        0,
      );
      if (left > 0) return 20 + Math.min(left, 5) + dice.below(10);
      if (
        this.helpers.twice.has(def.id) ||
        this.helpers.trash.has(def.id) ||
        this.helpers.instead.has(def.id)
      )
        return 8 + dice.below(12);
      // Money buys what is dear and new later; what would end the game waits.
      if (def.types.includes("Treasure")) return def.cost * 2 + dice.below(4);
      return def.endsGame ? -10 : def.cost;
    };
    const best = buys.reduce((a, b) => (worth(a) >= worth(b) ? a : b));
    return [worth(best) < 0 && dice.chance(0.7) ? END_CODE : best];
  }
}

/** Plays until everything was reached, or so many games or seconds are over. */
export function explore(job: Job): Report {
  const { mostGames, mostSeconds } = job;
  const goals = allGoals(job);
  listen();
  const explorer = new Explorer(goals, job);
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  let games = 0;
  while (games < mostGames && goals.left.size > 0 && seconds() < mostSeconds)
    explorer.play(`curious ${games++}`, 700);
  return {
    games,
    decisions: explorer.decisions,
    seconds: seconds(),
    goals: goals.total,
    unreached: [...goals.left.keys()],
    surprises: [...goals.surprises],
  };
}

/** The same in a thread of its own, which the listening in the engine cannot leave. */
export function exploreApart(job: Job): Promise<Report> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { explore: job } });
    worker.once("message", done);
    worker.once("error", failed);
  });
}

const job = (workerData as { explore?: Job } | null)?.explore;
if (!isMainThread && job !== undefined) parentPort?.postMessage(explore(job));
else if (isMainThread && process.argv[1] === import.meta.filename) {
  const at = process.argv.indexOf("--games");
  const mostGames = at > 0 ? Number(process.argv[at + 1]) : 5000;
  const { games, decisions, seconds, goals, unreached } = explore({
    of: (["others", "nasty"] as const).find((of) => process.argv.includes(`--${of}`)) ?? "game",
    mostGames,
    mostSeconds: 600,
    excused: [],
  });
  for (const name of unreached) console.log(`never: ${name}`);
  console.log(
    `${games} games, ${decisions} decisions, ${seconds.toFixed(1)} s: ${goals - unreached.length} of ${goals} reached`,
  );
}
