/**
 * Plans and how they fare against each other: every game that a search plays is played here, and counted. A
 * result is what a plan is worth at a table where all others follow another one, compared with what that
 * other one is worth among its like; so it is 0 between equals for any number of players, and above 0 for
 * the better one.
 */
import type { Board } from "@fiefdom/engine/board";
import { start } from "@fiefdom/engine/start";
import { planBot } from "../plan/bot.ts";
import type { Plan } from "../plan/plan.ts";
import { type Bot, type Played, playAndCount } from "../player.ts";
import { worth } from "../search.ts";
import { sense } from "../sense/sense.ts";

/** A sum of results. */
export interface Score {
  sum: number;
  squares: number;
  games: number;
}

export const noScore = (): Score => ({ sum: 0, squares: 0, games: 0 });

/** Games that tell what a plan is worth among its like: few, since everybody's share is counted in each. */
const EVEN_GAMES = 6;
/** Standard deviation of the worth of one game, where too few were played to tell. */
const USUAL_SPREAD = 0.46;

export const mean = ({ sum, games }: Score): number => (games === 0 ? 0 : sum / games);
/** The standard error of the mean. */
export function doubt({ sum, squares, games }: Score): number {
  if (games < 8) return USUAL_SPREAD / Math.sqrt(Math.max(1, games));
  const m = sum / games;
  return Math.sqrt(Math.max(0.01, squares / games - m * m) / games);
}

/** The work of a decision that nobody had to be asked for, beside one that was asked: about a third. */
const PLAIN_WORK = 1 / 3;

/** A plan that takes part. */
export interface Member {
  readonly plan: Plan;
  readonly bot: Bot;
  /** What it is worth among its like. */
  readonly even: number;
  /** Results against others, by their number. */
  readonly results: Map<Member, Score>;
}

/** The first number of games in which nobody was chosen. */
const FRESH = 1_000_000;

export class Trials {
  readonly board: Board;
  readonly #seed: string;
  /** Games so far, and how much work they were, in decisions. */
  games = 0;
  decisions = 0;

  constructor(board: Board, seed: string) {
    this.board = board;
    this.#seed = seed;
  }

  seat(plan: Plan): Member {
    const bot = planBot(plan, sense)(this.board, "");
    let even: number | undefined;
    const measured = (): number => {
      even ??= this.#even(bot);
      return even;
    };
    return {
      plan,
      bot,
      // Only of whom others meet: most of those who begin never are.
      get even() {
        return measured();
      },
      results: new Map(),
    };
  }

  #count({ asked, plain }: Played): void {
    this.games++;
    this.decisions += asked + PLAIN_WORK * plain;
  }

  /** Equals share the game; but margins count a little, so among more than two that must be measured. */
  #even(bot: Bot): number {
    const { board } = this;
    if (board.players === 2) return 0.5;
    let sum = 0;
    for (let i = 0; i < EVEN_GAMES; i++) {
      const g = start(board, `${this.#seed}/even/${i}`, { first: i % board.players });
      this.#count(
        playAndCount(
          g,
          g.players.map(() => bot),
        ),
      );
      for (let seat = 0; seat < board.players; seat++) sum += worth(g, seat) / board.players;
    }
    return sum / EVEN_GAMES;
  }

  /** What a bot gets out of game i, in which the others are drawn from somewhere. */
  play(bot: Bot, opponent: () => Bot, i: number): number {
    const { players } = this.board;
    const seat = i % players;
    const bots = Array.from({ length: players }, (_, s) => (s === seat ? bot : opponent()));
    const g = start(this.board, `${this.#seed}/${i}`, { first: Math.floor(i / players) % players });
    this.#count(playAndCount(g, bots));
    return worth(g, seat);
  }

  /** Where games begin that nobody has been chosen for: a number that was not used before. */
  get fresh(): number {
    const round = this.board.players ** 2;
    return FRESH + Math.ceil(this.games / round) * round;
  }

  /**
   * Lets one play so many games more against another, and gives all results of the pair so far. The games are
   * fresh ones: whoever was chosen for its luck in some shuffles must not be praised for these again.
   */
  meet(one: Member, other: Member, games: number): Score {
    const score = scoreOf(one, other);
    const mirror = this.board.players === 2 ? scoreOf(other, one) : null;
    const { fresh } = this;
    for (let i = fresh; i < fresh + games; i++) {
      const result = this.play(one.bot, () => other.bot, i) - other.even;
      count(score, result);
      if (mirror !== null) count(mirror, -result);
    }
    return score;
  }
}

export function count(score: Score, result: number): void {
  score.sum += result;
  score.squares += result * result;
  score.games++;
}

/** The results of a pair so far. */
export function scoreOf(one: Member, other: Member): Score {
  let score = one.results.get(other);
  if (score === undefined) {
    score = noScore();
    one.results.set(other, score);
  }
  return score;
}

/**
 * How often each would be played by somebody whom nobody can exploit: fictitious play on the table, in which
 * everybody answers what was played so far.
 */
export function equilibrium(members: readonly Member[], rounds = 400): number[] {
  const n = members.length;
  const results = members.map((one) =>
    members.map((other) => (one === other ? 0 : mean(scoreOf(one, other)))),
  );
  const weights = members.map(() => 0);
  const against = members.map(() => 0);
  let choice = 0;
  for (let round = 0; round < rounds; round++) {
    weights[choice]++;
    let best = Number.NEGATIVE_INFINITY;
    const played = choice;
    for (let i = 0; i < n; i++) {
      against[i] += results[i][played];
      if (against[i] > best) {
        best = against[i];
        choice = i;
      }
    }
  }
  return weights.map((weight) => weight / rounds);
}

/** The worst result, with so many standard errors to its favour or disfavour, and against whom. */
export function worst(
  one: Member,
  others: readonly Member[],
  sure = 0,
): { result: number; by: Member | null } {
  let result = Number.POSITIVE_INFINITY;
  let by: Member | null = null;
  for (const other of others) {
    if (other === one) continue;
    const score = scoreOf(one, other);
    const value = mean(score) + sure * doubt(score);
    if (value >= result) continue;
    result = value;
    by = other;
  }
  return { result, by };
}
