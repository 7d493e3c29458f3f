/**
 * What somebody's games have in common: how they play beside the best plan that is known for each of the kingdoms.
 * A trait is a number that is counted in a game, once as it was played and once in games of the plan on the same
 * board; a habit is a trait that is clearly another one over many games. Nothing else is said.
 */
import { planBot } from "@fiefdom/bots/plan/bot";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { boardFor } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine/board";
import { askedSeat, BUY_PHASE, type Game, kindOf } from "@fiefdom/engine/game";
import { answerAsRecorded, type GameRecord, replay } from "@fiefdom/engine/record";
import { answer } from "@fiefdom/engine/run";
import { owned } from "@fiefdom/engine/score";
import { start } from "@fiefdom/engine/start";
import { ACTION, TREASURE, VICTORY } from "@fiefdom/engine/types";
import { View } from "@fiefdom/engine/view";
import type { About } from "./review.ts";

/**
 * green: the first turn of one's own in which land was gained. stranded: of 100 turns, those in which an Action card
 * stayed in hand because no Action was left. junk: Coppers, Estates and Curses in the deck after ten turns.
 */
const TRAITS = ["green", "stranded", "junk"] as const;
export type Trait = (typeof TRAITS)[number];

/** A trait in one game. */
export interface Measured {
  readonly value: number;
  /** What the plan comes to on that board, on the mean. */
  readonly usual: number;
  /** Moments of the record that show it: the turn, and the answer before which to look. */
  readonly moments: readonly Sighting[];
}

export interface Sighting {
  readonly turn: number;
  readonly at: number;
}

/** What a game says about a player; a trait is left out where the game says nothing about it. */
export type GameTraits = Readonly<Partial<Record<Trait, Measured>>>;

/** A trait that is clearly another one than the plan's. */
export interface Habit {
  readonly trait: Trait;
  /** By how much more than the plan; less if negative. */
  readonly more: About;
  /** The games it was seen in, by their place in the list, and what was counted there. */
  readonly games: readonly (Measured & { readonly game: number })[];
}

export interface Habits {
  readonly habits: readonly Habit[];
  /** Games that were looked at, and how many more it takes before anything can be said. */
  readonly games: number;
  readonly missing: number;
}

/** The games that are looked at, the last ones, and how many it takes. */
export const LAST_GAMES = 20;
export const FEWEST_GAMES = 8;

/** Games of the plan on each board. */
const TRIALS = 40;
const MOST_TURNS = 60;
/** Shorter games say nothing about how somebody plays. */
const FEWEST_TURNS = 6;
const JUNK_AFTER = 10;
/** Differences that are worth a word: a turn, so many of a hundred turns, cards. */
const WORTH_SAYING: Readonly<Record<Trait, number>> = { green: 1, stranded: 5, junk: 1.5 };
/** It is no fault to have less of it. */
const ONE_SIDED: ReadonlySet<Trait> = new Set(["stranded", "junk"]);

/** Two-sided 95 % over all traits (Bonferroni: 98.3 % each), by degrees of freedom from 7 on. */
const STUDENT = [3.13, 3.02, 2.93, 2.87, 2.82, 2.78, 2.75, 2.72, 2.69, 2.67, 2.66, 2.64, 2.63];

/** Keeps an eye on one seat of a game, from one question to the next. */
class Watch {
  readonly #seat: number;
  readonly #board: Board;
  readonly #junk: readonly number[];
  #land: number;
  #turn = 0;
  #begins = 0;
  #bought = false;
  turns = 0;
  green: Sighting | null = null;
  readonly stranded: Sighting[] = [];
  junk: { readonly count: number; readonly at: number } | null = null;

  constructor(g: Game, seat: number) {
    this.#seat = seat;
    this.#board = g.board;
    this.#junk = ["copper", "estate", "curse"].map((id) => g.board.kind(id)).filter((kind) => kind >= 0);
    this.#land = this.#landIn(owned(g, seat));
  }

  #landIn(counts: readonly number[]): number {
    const { types } = this.#board;
    return counts.reduce(
      (sum, n, kind) =>
        (types[kind] & VICTORY) !== 0 && (types[kind] & (ACTION | TREASURE)) === 0 ? sum + n : sum,
      0,
    );
  }

  /** Before an answer, of that number, is given. */
  see(g: Game, at: number): void {
    const seat = this.#seat;
    const { turns, hand } = g.players[seat];
    const counts = owned(g, seat);
    // What was gained since belongs to the turn that was seen last.
    const land = this.#landIn(counts);
    if (land > this.#land && this.green === null && this.#turn > 0)
      this.green = { turn: this.#turn, at: this.#begins };
    this.#land = land;
    if (g.player !== seat) return;
    if (turns !== this.#turn) {
      if (turns > JUNK_AFTER && this.junk === null)
        this.junk = { count: this.#junk.reduce((sum, kind) => sum + counts[kind], 0), at };
      this.#turn = turns;
      this.#begins = at;
      this.#bought = false;
      this.turns = turns;
    }
    if (this.#bought || g.phase !== BUY_PHASE) return;
    this.#bought = true;
    const { types } = this.#board;
    if (g.actions === 0 && hand.some((card) => (types[kindOf(card)] & ACTION) !== 0))
      this.stranded.push({ turn: turns, at: this.#begins });
  }

  /** The traits as far as they can be told. */
  get values(): Partial<Record<Trait, number>> {
    if (this.turns < FEWEST_TURNS) return {};
    return {
      ...(this.green === null ? {} : { green: this.green.turn }),
      stranded: (100 * this.stranded.length) / this.turns,
      ...(this.junk === null ? {} : { junk: this.junk.count }),
    };
  }
}

/** What a game says about the player of a seat, beside the best plan known for its board. */
export function traitsOf(record: GameRecord, seat: number, plan: Plan): GameTraits {
  const g = replay(record, boardFor, 0);
  const watch = new Watch(g, seat);
  record.answers.forEach((_, at) => {
    watch.see(g, at);
    answerAsRecorded(g, record.answers, at);
  });
  watch.see(g, record.answers.length);
  const usual = usualOn(g.board, seat, plan);
  const moments: Readonly<Record<Trait, readonly Sighting[]>> = {
    green: watch.green === null ? [] : [watch.green],
    stranded: watch.stranded,
    junk: watch.junk === null ? [] : [{ turn: JUNK_AFTER, at: watch.junk.at }],
  };
  const traits: Partial<Record<Trait, Measured>> = {};
  for (const trait of TRAITS) {
    const value = watch.values[trait];
    const plans = usual[trait];
    if (value !== undefined && plans !== undefined)
      traits[trait] = { value, usual: plans, moments: moments[trait] };
  }
  return traits;
}

/** What the plan comes to on a board, on the mean over games with itself. */
function usualOn(board: Board, seat: number, plan: Plan): Partial<Record<Trait, number>> {
  const seen: Record<Trait, number[]> = { green: [], stranded: [], junk: [] };
  const bots = Array.from({ length: board.players }, () => planBot(plan)(board, ""));
  for (let n = 0; n < TRIALS; n++) {
    const g = start(board, `habits/${n}`);
    const watch = new Watch(g, seat);
    const views = bots.map((_, other) => new View(g, other));
    for (let d = g.decision; d !== null && g.players[seat].turns <= MOST_TURNS; d = g.decision) {
      watch.see(g, 0);
      const who = askedSeat(g);
      answer(g, who, bots[who].answer(views[d.who], d));
    }
    watch.see(g, 0);
    for (const trait of TRAITS) {
      const value = watch.values[trait];
      if (value !== undefined) seen[trait].push(value);
    }
  }
  const usual: Partial<Record<Trait, number>> = {};
  for (const trait of TRAITS)
    if (seen[trait].length > TRIALS / 2)
      usual[trait] = seen[trait].reduce((sum, value) => sum + value, 0) / seen[trait].length;
  return usual;
}

/** What is clear over these games: one is not enough, and neither are a few. */
export function habitsIn(games: readonly GameTraits[]): Habits {
  const habits = TRAITS.flatMap((trait): Habit[] => {
    const seen = games.flatMap((traits, game) => {
      const measured = traits[trait];
      return measured === undefined ? [] : [{ ...measured, game }];
    });
    if (seen.length < FEWEST_GAMES) return [];
    const gaps = seen.map(({ value, usual }) => value - usual);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (gaps.length - 1);
    const sure = STUDENT[Math.min(gaps.length - FEWEST_GAMES, STUDENT.length - 1)];
    const give = sure * Math.sqrt(variance / gaps.length);
    const isClear = Math.abs(mean) >= WORTH_SAYING[trait] && Math.abs(mean) > give;
    return isClear && (mean > 0 || !ONE_SIDED.has(trait))
      ? [{ trait, more: { value: mean, give }, games: seen }]
      : [];
  });
  // Games that say nothing don't count as games.
  const telling = games.filter((traits) => Object.keys(traits).length > 0).length;
  return { habits, games: telling, missing: Math.max(0, FEWEST_GAMES - telling) };
}
