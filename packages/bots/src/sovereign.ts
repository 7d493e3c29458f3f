/**
 * Sovereign: plays what its plan would play unless looking ahead shows something better. At the start of each
 * turn it guesses which plan each opponent follows and asks which plan is the best answer to that from here;
 * then it searches the decisions that shape a game (what to buy, what to play, what to gain or trash) within
 * its budget and leaves the rest to the plan.
 */
import type { Board } from "@fiefdom/engine/board";
import type { Answer } from "@fiefdom/engine/decisions";
import type { Decision } from "@fiefdom/engine/game";
import { below, streams } from "@fiefdom/engine/random";
import type { View } from "@fiefdom/engine/view";
import { changed, type Market, marketOf, vary } from "./find/vary.ts";
import { winAtOnce } from "./finish.ts";
import { Habits } from "./habits.ts";
import { asks, type Line, linesFrom, playLine, weighedSteps } from "./lines.ts";
import { currentPlan, playAtOnce } from "./marshal.ts";
import type { Judge, Network } from "./network/network.ts";
import { fetchNetwork, shippedNetwork } from "./network/shipped.ts";
import { planBot } from "./plan/bot.ts";
import { fits } from "./plan/compile.ts";
import type { Plan } from "./plan/plan.ts";
import { shippedPlans } from "./plan/plans.ts";
import { type Bot, type BotMaker, playOut } from "./player.ts";
import {
  type Arm,
  addTo,
  addUp,
  type Budget,
  choose,
  compare,
  estimate,
  type Foresight,
  leadOf,
  type Outcome,
  outcome,
  partOf,
  type Searched,
  search,
  stayed,
  type Tallies,
} from "./search.ts";
import { moneyPlan } from "./steward.ts";
import { type Thought, thoughtOf } from "./thought.ts";

/** Others who search the same question at the same time; what they found is added up. */
export interface Helpers {
  /** One's own part of a budget: of playouts everybody has one, time goes by for all at once. */
  mine(budget: Budget): Budget;
  lines(
    view: View,
    lines: readonly Line[],
    /** The plan of each seat. */
    policy: readonly Plan[],
    /** Of each. */
    budget: Budget,
    seed: string,
    /** The decks that each seat is expected to end with, for whoever can judge by them. */
    expected: Expected | null,
  ): Promise<readonly (readonly Tallies[])[]>;
  /** Compares plans of one's own. */
  plans(
    view: View,
    plans: readonly Plan[],
    policy: readonly Plan[],
    budget: Budget,
    seed: string,
  ): Promise<readonly (readonly Tallies[])[]>;
  /** The same until somebody wants to know how they did. */
  ponder(
    view: View,
    plans: readonly Plan[],
    policy: readonly Plan[],
    seed: string,
  ): () => Promise<readonly (readonly Tallies[])[]>;
}

/** By seat and kind, the deck that somebody usually ends with. */
export type Expected = readonly (readonly number[])[];

/**
 * How many turns are played before the network judges: ten of each player. Sooner it takes a deck that is being built
 * for a lost one, since it is behind in points, and would have every engine turn to land too early.
 */
const TURNS_AHEAD = 20;

/** The network as somebody who can judge for a seat; null without one, and at tables of more than two. */
export function foresightOn(
  board: Board,
  seat: number,
  expected: Expected | null,
  network: Network | null = shippedNetwork(),
): Foresight | null {
  if (expected === null || board.players !== 2 || network === null) return null;
  const judge = judgeOn(board, network);
  const other = 1 - seat;
  judge.expect(expected[seat], expected[other]);
  return { turns: TURNS_AHEAD, chance: (g) => judge.chance(g, seat, other) };
}

/** Made once a board and network. */
const judges = new WeakMap<Board, Map<Network, Judge>>();

function judgeOn(board: Board, network: Network): Judge {
  const known = judges.get(board) ?? new Map<Network, Judge>();
  judges.set(board, known);
  const judge = known.get(network) ?? network.on(board);
  known.set(network, judge);
  return judge;
}

export interface SovereignOptions {
  readonly budget: Budget;
  /** The plans that anybody at the table may follow; the first is the best known. Asked again every turn. */
  readonly plans: () => readonly Plan[];
  readonly seed: string;
  readonly helpers?: Helpers;
  /** Another network than the one that comes with the game, or none: then everything is played to its end. */
  readonly network?: Network | null | undefined;
  /** Is told what was considered, whenever something was. */
  readonly tell?: (thought: Thought) => void;
  /** An answer to the first question that is weighed in any case, be it one that nobody would think of. */
  readonly weigh?: readonly number[] | undefined;
}

/** Other plans whose habits are asked what else could be done. */
const MOST_ADVISERS = 6;
/** About so many playouts a millisecond. */
const PLAYOUTS_A_MS = 15;
const FEWEST_LINES = 8;
const MOST_LINES = 32;
/** The part of a budget that goes into the choice of a plan, once a turn. */
const FOR_PLANS = 0.3;
/** Of the first thought on a board, so much for learning how plans look. */
const FOR_HABITS = 0.2;
/** Standard errors: a change of plan must be clearly better, and be it beside the luckiest of dozens. */
const FOR_CHANGE = 3;

/** Changes of one's own plan that are tried at most, and playouts for each. */
const MOST_CHANGES = 16;
const CHANGE_PLAYOUTS = 150;
/** Changes that are pondered while somebody else thinks, and that are tried afterwards. */
const PONDERED = 24;
const MOST_PROMISING = 4;

const playoutsIn = (budget: Budget): number => ("ms" in budget ? budget.ms * PLAYOUTS_A_MS : budget.rollouts);

/** More lines than that would spread a budget too thin. */
const mostLines = (budget: Budget): number =>
  Math.max(FEWEST_LINES, Math.min(MOST_LINES, Math.round(Math.sqrt(playoutsIn(budget)) / 4)));

/** What is left of a budget after a part of it, or by the clock after what has really gone by since it began. */
function without(budget: Budget, part: number, began: number): Budget {
  if (!("ms" in budget)) return partOf(budget, 1 - part);
  return { ms: Math.max(0, budget.ms - (budget.clock() - began)), clock: budget.clock };
}

/** The plan that one follows oneself. */
interface Own {
  readonly plan: Plan;
  readonly bot: Bot;
  /** The known plan that it comes from, by number: it ends with about the same deck. */
  readonly like: number;
}

/** Made once a board: several at one table may look ahead. */
const habitsKnown = new WeakMap<Board, { readonly plans: readonly Plan[]; readonly habits: Habits }>();

function habitsOn(board: Board, plans: readonly Plan[], late: () => boolean): Habits {
  const known = habitsKnown.get(board);
  if (
    known !== undefined &&
    known.plans.length === plans.length &&
    known.plans.every((p, i) => p === plans[i])
  )
    return known.habits;
  const bots = plans.map((plan) => planBot(plan)(board, ""));
  const habits = new Habits(board, bots, "habits", late);
  habitsKnown.set(board, { plans, habits });
  return habits;
}

/** What is to be looked into. */
interface Question {
  readonly lines: readonly Line[];
  /** One of them that wins for certain, there and then. */
  readonly win: Line | null;
  readonly budget: Budget;
  readonly seed: string;
}

/** The ways that one could go on from the start of a turn, the usual one first. */
interface Bearings {
  readonly ways: readonly Own[];
  readonly budget: Budget;
  readonly seed: string;
}

class LookingAhead implements Bot {
  readonly name = "Sovereign";
  readonly #board: Board;
  readonly #options: SovereignOptions;
  #seed: string;
  #asked = 0;
  #turn = -1;
  #plans: readonly Plan[] = [];
  /** By plan, then by seat: a bot may keep what it worked out about its seat. */
  #bots: readonly (readonly Bot[])[] = [];
  #habits: Habits | null = null;
  /** The plan that each seat follows, by number; one's own among them. */
  readonly #followed: number[];
  /** One's own plan, once it was chosen. It may be a known one with little changes. */
  #mine: Own | null = null;
  #market: Market | undefined;
  /** Ends what is pondered and gives the best of it. */
  #pondering: (() => Promise<readonly Own[]>) | null = null;
  /** What seemed good while somebody else was thinking. */
  #promising: readonly Own[] = [];
  /** What is left of the line that was chosen, and the turn it is for. */
  #rest: Line = [];
  #committed = -1;
  /** How the chosen line would have gone on where another thought is due: what is weighed then in any case. */
  #meant: Line = [];

  constructor(board: Board, options: SovereignOptions) {
    this.#board = board;
    this.#options = options;
    this.#seed = options.seed;
    this.#followed = Array<number>(board.players).fill(0);
    // A browser need not wait for it: until it is here, everything is played to its end.
    void fetchNetwork();
    this.#learn();
  }

  newGame(seed: string): void {
    this.#seed = seed;
    this.#asked = 0;
    this.#turn = -1;
    this.#rest = [];
    this.#meant = [];
    this.#mine = null;
    this.#promising = [];
    this.#followed.fill(0);
  }

  answer(view: View, d: Decision): Answer {
    const next = this.#next(view, d);
    if (next !== null) return next;
    const began = this.#now;
    if (!this.#asksForThought(view, d)) return this.#usual(view, d);
    const bearings = this.#takeBearings(view, began);
    if (bearings !== null) this.#follow(view, this.#compareWays(view, bearings, bearings.budget).choice);
    const q = this.#question(view, d, bearings, began);
    if (q === null) return this.#usual(view, d);
    const { weigh } = this.#options;
    if (weigh === undefined) return this.#commit(view, q, this.#search(view, q, q.budget).arms);
    const half = partOf(q.budget, 0.5);
    const { arms } = this.#search(view, q, half);
    return this.#commit(view, q, arms, this.#weighOnceMore(view, q, arms, weigh, half));
  }

  /**
   * An answer that somebody asks about is compared once more with the plan's own, or if it is that with what seems best
   * besides, until it is known as well as that. Gives the choice.
   */
  #weighOnceMore(
    view: View,
    q: Question,
    arms: readonly Arm[],
    weigh: readonly number[],
    budget: Budget,
  ): Line {
    const [usual, ...others] = arms;
    const choice = choose(arms);
    const isIt = ({ what }: Arm): boolean => what[0].answer.join() === weigh.join();
    const rivals = isIt(usual) ? stayed(arms).filter((arm) => !isIt(arm)) : others.filter(isIt);
    if (rivals.length === 0) return choice;
    const rival = rivals.reduce((best, arm) => (leadOf(arm).mean > leadOf(best).mean ? arm : best));
    const again = this.#search(
      view,
      { ...q, lines: [usual.what, rival.what], seed: `${q.seed}/weighed` },
      budget,
    );
    [usual, rival].forEach((arm, i) => {
      addTo(arm.chance, again.arms[i].chance);
      addTo(arm.lead, again.arms[i].lead);
      addTo(arm.judged, again.arms[i].judged);
    });
    return isIt(usual) ? choose(arms) : choice;
  }

  /** With helpers. */
  async thinkTogether(view: View, d: Decision, helpers: Helpers): Promise<Answer> {
    const pondered = this.#pondering;
    this.#pondering = null;
    this.#promising = pondered === null ? [] : await pondered();
    const next = this.#next(view, d);
    if (next !== null) return next;
    const began = this.#now;
    if (!this.#asksForThought(view, d)) return this.#usual(view, d);
    const bearings = this.#takeBearings(view, began);
    if (bearings !== null) {
      const { ways, seed } = bearings;
      const mine = helpers.mine(bearings.budget);
      const plans = ways.map(({ plan }) => plan);
      const theirs = helpers.plans(view, plans, this.#plansOf(view), mine, seed);
      const own = this.#compareWays(view, bearings, mine);
      this.#follow(view, choose(addUp(ways, [own.arms, ...(await theirs)]), FOR_CHANGE));
    }
    const q = this.#question(view, d, bearings, began);
    if (q === null) return this.#usual(view, d);
    const mine = helpers.mine(q.budget);
    const theirs = helpers.lines(view, q.lines, this.#plansOf(view), mine, q.seed, this.#expected);
    const own = this.#search(view, q, mine);
    return this.#commit(view, q, addUp(q.lines, [own.arms, ...(await theirs)]));
  }

  /**
   * While somebody else thinks: which changes of one's own plan would do well from here? The best of them are
   * tried when the turn has come, in the position that there is then.
   */
  ponderTogether(view: View, helpers: Helpers): void {
    const mine = this.#mine;
    // What others have time for would make a repeatable answer another one.
    if (!("ms" in this.#options.budget)) return;
    if (mine === null || this.#pondering !== null || view.over) return;
    const seed = `${this.#seed}/${this.#asked}/ponder`;
    const ways = [mine, ...this.#changes(mine, seed, PONDERED)];
    const plans = ways.map(({ plan }) => plan);
    const end = helpers.ponder(view, plans, this.#plansOf(view), seed);
    this.#pondering = async () => {
      const arms = addUp(ways, await end()).slice(1);
      const gains = arms.map((arm) => ({ way: arm.what, gain: leadOf(arm).mean }));
      return gains
        .filter(({ gain }) => gain > 0)
        .sort((a, b) => b.gain - a.gain)
        .slice(0, MOST_PROMISING)
        .map(({ way }) => way);
    };
  }

  /** The plan of each seat. */
  #plansOf(view: View): Plan[] {
    const plans = this.#followed.map((plan) => this.#plans[plan]);
    plans[view.answerer] = this.#mine?.plan ?? plans[view.answerer];
    return plans;
  }

  #usual(view: View, d: Decision): Answer {
    return this.#policyIn(view, view.seat).answer(view, d);
  }

  /** What was decided together with the answer before, if nothing has come to light since; else null. */
  #next(view: View, d: Decision): Answer | null {
    this.#asked++;
    const [step, ...rest] = this.#rest;
    const isNext = step !== undefined && view.turn === this.#committed && asks(step, d);
    this.#rest = isNext ? rest : [];
    return isNext ? step.answer : null;
  }

  /** Now by the clock of the budget; nothing where there is none. */
  get #now(): number {
    const { budget } = this.#options;
    return "ms" in budget ? budget.clock() : 0;
  }

  /** Is there more than one thing to do? */
  #asksForThought(view: View, d: Decision): boolean {
    return this.#lines(view, d, 2).length > 1;
  }

  /** What to look into; null if the plan's answer will do. Whatever took time since it began counts against the budget. */
  #question(view: View, d: Decision, bearings: Bearings | null, began: number): Question | null {
    const { budget } = this.#options;
    const part = bearings === null ? 1 : 1 - FOR_PLANS;
    const found = this.#lines(view, d, mostLines(partOf(budget, part)));
    const left = without(budget, 1 - part, began);
    const seed = `${this.#seed}/${this.#asked}`;
    if (found.length < 2) return null;
    const win = winAtOnce(view, d, this.#policyIn(view, view.seat), seed);
    return { lines: win === null ? found : [...found, win], win, budget: left, seed };
  }

  #lines(view: View, d: Decision, most: number): Line[] {
    const mine = this.#policyIn(view, view.seat);
    const others = this.#bots.map((seats) => seats[view.seat]).filter((bot) => bot !== mine);
    const advisers = [mine, ...others.slice(0, MOST_ADVISERS)] as const;
    const lines = linesFrom(view, d, advisers, most, `${this.#seed}/${this.#asked}`);
    if (lines.length === 0) return lines;
    const wanted = [this.#meantFor(view, d), this.#weighedAnyway(d)].filter((line) => line.length > 0);
    const isThere = (line: Line): boolean =>
      lines.some((other) => other[0].answer.join() === line[0].answer.join());
    return [...lines, ...wanted.filter((line) => !isThere(line))];
  }

  #meantFor(view: View, d: Decision): Line {
    const [step] = this.#meant;
    return step !== undefined && view.turn === this.#committed && asks(step, d) ? this.#meant : [];
  }

  #weighedAnyway({ verb, source, options }: Decision): Line {
    const { weigh } = this.#options;
    return weigh === undefined ? [] : [{ verb, source, options, answer: weigh }];
  }

  #search(view: View, q: Question, budget: Budget): Searched {
    const foresight = foresightOn(this.#board, view.answerer, this.#expected, this.#options.network);
    return search(view, q.lines, this.#table(view), budget, q.seed, foresight);
  }

  /** Takes the first step of the best line, and remembers the others. */
  #commit(view: View, q: Question, arms: readonly Arm[], choice: Line = choose(arms)): Answer {
    const line = q.win ?? staying(view, arms, choice, q.seed);
    const { tell } = this.#options;
    if (tell !== undefined) {
      const names = this.#followed.map((plan) => this.#plans[plan].name);
      tell(thoughtOf(view, arms, line, this.#table(view), names, q.seed));
    }
    const weighed = line === q.win ? line.length : Math.max(1, weighedSteps(line, q.lines));
    this.#committed = view.turn;
    this.#rest = line.slice(1, weighed);
    this.#meant = line.slice(weighed);
    return line[0].answer;
  }

  /** Who plays in a seat. One's own is that of whoever decides, who may do so in another's place. */
  #policyIn(view: View, seat: number): Bot {
    const known = this.#bots[this.#followed[seat]][seat];
    return seat === view.answerer ? (this.#mine?.bot ?? known) : known;
  }

  /** Who plays in each seat. */
  #table(view: View): Bot[] {
    return this.#followed.map((_, seat) => this.#policyIn(view, seat));
  }

  /** The decks that everybody is expected to end with, where it is known what they do. */
  get #expected(): Expected | null {
    const habits = this.#habits;
    return habits === null ? null : this.#followed.map((plan) => habits.ends[plan]);
  }

  /** Takes over the plans that are known by now: a better one may have been found. */
  #learn(): void {
    const plans = this.#options.plans();
    if (plans === this.#plans) return;
    this.#plans = plans;
    this.#bots = plans.map((plan) => {
      const make = planBot(plan);
      return Array.from({ length: this.#board.players }, () => make(this.#board, ""));
    });
    this.#habits = null;
    this.#mine = null;
    this.#promising = [];
    this.#followed.fill(0);
  }

  /** A new turn: what do the others do, and what could be the best answer to that? Null where that is not asked. */
  #takeBearings(view: View, began: number): Bearings | null {
    const { budget } = this.#options;
    if (view.turn === this.#turn || view.player !== view.seat) return null;
    // In another's place there is no plan of one's own to follow.
    if (view.answerer !== view.seat) return null;
    this.#turn = view.turn;
    this.#learn();
    const plans = this.#plans;
    if (plans.length < 2) return null;
    const late = (): boolean => "ms" in budget && budget.clock() - began > budget.ms * FOR_HABITS;
    this.#habits ??= habitsOn(this.#board, plans, late);
    const seed = `${this.#seed}/${this.#asked}`;
    const world = view.imagine(`${seed}/bearings`);
    for (let seat = 0; seat < view.seats; seat++)
      if (seat !== view.seat) this.#followed[seat] = this.#habits.likely(world, seat);
    const mine = this.#mine ?? { plan: plans[0], bot: this.#bots[0][view.seat], like: 0 };
    const known = plans.map((plan, like): Own => ({ plan, bot: this.#bots[like][view.seat], like }));
    const count = Math.floor((playoutsIn(budget) * FOR_PLANS) / CHANGE_PLAYOUTS);
    const ways = [
      mine,
      ...known.filter(({ plan }) => plan !== mine.plan),
      ...this.#promising,
      ...this.#changes(mine, seed, Math.min(MOST_CHANGES, count)),
    ];
    this.#promising = [];
    return { ways, budget: without(partOf(budget, FOR_PLANS), 0, began), seed: `${seed}/plan` };
  }

  #compareWays(view: View, { ways, seed }: Bearings, budget: Budget): Searched<Own> {
    const table = this.#table(view);
    const tryOut = ({ bot }: Own, imagined: string): Outcome => {
      const g = view.imagine(imagined);
      table[view.seat] = bot;
      playOut(g, table);
      return outcome(g, view.seat);
    };
    return compare(ways, tryOut, budget, seed, FOR_CHANGE);
  }

  #follow(view: View, way: Own): void {
    this.#mine = way;
    this.#followed[view.seat] = way.like;
  }

  /** One's own plan with so many little changes, each by itself. */
  #changes(mine: Own, seed: string, count: number): Own[] {
    if (count === 0) return [];
    const board = this.#board;
    this.#market ??= marketOf(board);
    const market = this.#market;
    const words = streams(`${seed}/changes`, 1);
    const roll = (n: number): number => below(words, 0, n);
    const others = this.#plans.filter((plan) => plan !== mine.plan);
    return Array.from({ length: count }, () => {
      const plan = changed(mine.plan, [vary(mine.plan, market, others, roll)]);
      return { plan, bot: planBot(plan)(board, ""), like: mine.like };
    });
  }
}

/**
 * Who loses in every world that was tried has nothing to lose: takes whatever won once, and never ends a lost game
 * while there is a way to go on with it.
 */
function staying(view: View, arms: readonly Arm[], choice: Line, seed: string): Line {
  const isLost = ({ chance }: Arm): boolean => chance.sum === 0;
  if (arms.some((arm) => arm.what === choice && !isLost(arm))) return choice;
  const won = (arm: Arm): number => estimate(arm.chance).mean;
  const hopes = arms.filter((arm) => !isLost(arm)).sort((a, b) => won(b) - won(a));
  if (hopes.length > 0) return hopes[0].what;
  const ends = (line: Line): boolean => {
    const g = view.imagine(`${seed}/end`);
    playLine(g, view.seat, line);
    return g.over;
  };
  const others = arms.filter(({ what }) => what !== choice).sort((a, b) => leadOf(b).mean - leadOf(a).mean);
  return ends(choice) ? (others.find(({ what }) => !ends(what))?.what ?? choice) : choice;
}

export function lookingAhead(board: Board, options: SovereignOptions): Bot {
  const mind = new LookingAhead(board, options);
  const { helpers } = options;
  const bot: Bot = {
    name: mind.name,
    newGame: (seed) => mind.newGame(seed),
    answer: (view, d) => mind.answer(view, d),
  };
  if (helpers === undefined) return bot;
  return {
    ...bot,
    think: (view, d) => mind.thinkTogether(view, d, helpers),
    ponder: (view) => mind.ponderTogether(view, helpers),
  };
}

/**
 * What Sovereign considers in somebody's place: the lines from the question that this seat is asked, how likely
 * each is to win, and how the game may go on. Null where there is nothing to consider. It knows what the view
 * shows and nothing else. An answer that is asked about is weighed whether or not anybody would think of it.
 */
export function consider(
  view: View,
  budget: Budget,
  seed = "consider",
  weigh?: readonly number[],
): Thought | null {
  const d = view.decision;
  // Who decides in another's place has no line of their own to weigh.
  if (d === null || d.who !== view.seat) return null;
  const { board } = view;
  playAtOnce(board);
  let thought: Thought | null = null;
  const tell = (told: Thought): void => {
    thought = told;
  };
  lookingAhead(board, { budget, seed, plans: () => plansFor(board), tell, weigh }).answer(view, d);
  return thought;
}

const plansKnown = new WeakMap<Board, readonly Plan[]>();

/** The plans that Sovereign reckons with on a board: Marshal's, money, and every known one that fits. */
export function plansFor(board: Board): readonly Plan[] {
  const best = currentPlan(board);
  const before = plansKnown.get(board);
  if (before?.[0] === best) return before;
  const known = [...shippedPlans().values()].filter((plan) => fits(plan, board));
  const seen = new Set<string>();
  const plans = [best, moneyPlan(board), ...known].filter((plan) => {
    const lists = JSON.stringify([plan.lists, plan.choose]);
    return !seen.has(lists) && seen.add(lists);
  });
  plansKnown.set(board, plans);
  return plans;
}

/** With helpers: `think` asks them too, `answer` searches alone. */
export const sovereignWithHelp = (board: Board, seed: string, helpers: Helpers, budget: Budget): Bot =>
  lookingAhead(board, { budget, seed, plans: () => plansFor(board), helpers });

/** Looks ahead by the clock or, where a game must be repeatable, for so many playouts. */
export const sovereignWith =
  (budget: Budget, network?: Network | null): BotMaker =>
  (board, seed) =>
    lookingAhead(board, { budget, seed, plans: () => plansFor(board), network });
