/**
 * Where a game is judged, task by task. A task says everything about itself and its worlds come from its own
 * seed, so that it doesn't matter who does it, when, and beside which others: the same game has the same
 * review everywhere. Worlds come from the view of whoever decides; what they could not know is dealt anew.
 */
import { type Market, marketOf } from "@fiefdom/bots/find/vary";
import { answersTo, codes } from "@fiefdom/bots/lines";
import { planBot } from "@fiefdom/bots/plan/bot";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { type Bot, playOut } from "@fiefdom/bots/player";
import { estimate, noTally, note, type Tally } from "@fiefdom/bots/search";
import { foresightOn } from "@fiefdom/bots/sovereign";
import { Refusal, spell } from "@fiefdom/engine/decisions";
import { askedSeat, type Decision, type Game } from "@fiefdom/engine/game";
import type { GameRecord } from "@fiefdom/engine/record";
import { answer } from "@fiefdom/engine/run";
import { owned, total } from "@fiefdom/engine/score";
import { View } from "@fiefdom/engine/view";
import { askedAgainAt, askedAt, noSighting, type Sighting } from "./curve.ts";
import { bestWayOn, planTowards } from "./excuse.ts";
import { Minds } from "./minds.ts";
import { type Course, courseOf, type Moment, sharesOf } from "./moments.ts";
import { ANOTHER_PLAYER, type Opinion, opinionOf } from "./opinion.ts";

/** What is judged: the game, how it ended where the moves don't say, and the best plan known for its board. */
export interface Case {
  readonly record: GameRecord;
  readonly result?: readonly number[];
  readonly plan: Plan;
}

/** What is judged where the game goes on: questions of it, and who plays on in thought. */
export interface Stage {
  readonly course: Course;
  readonly minds: Minds;
}

/** Worlds from one number to another. */
interface Worlds {
  readonly from: number;
  readonly to: number;
}

/** The chances at the beginning of a turn, with its hand seen by its player, or at its end before the draw. */
export interface TurnTask extends Worlds {
  readonly do: "turn";
  readonly turn: number;
  readonly when: "begun" | "ended";
}

/** One answer, and how its player goes on. The first answer of a moment is what was played. */
export interface Arm {
  readonly answer: number;
  readonly way: number;
  /** What the way is where it is none of the known ones; then it goes by the number ADAPTED or REALLY. */
  readonly plan?: Plan;
}

export const ADAPTED = -1;
/** The way in which its player really went on for the rest of that turn; then the plan. */
export const REALLY = -2;

/** Answers beside each other in the same worlds. */
export interface CompareTask extends Worlds {
  readonly do: "compare";
  readonly moment: number;
  readonly arms: readonly Arm[];
  /** Worlds of their own for what was found before to be sifted, and to prove itself in. */
  readonly stage: "look" | "sift" | "proof";
}

/** With which way to go on does what was played do best, and is that one better for the other answer, too? */
export interface ExcuseTask {
  readonly do: "excuse";
  readonly moment: number;
  readonly better: Arm;
  /** The known ways to begin with; the first is the player's own. */
  readonly ways: readonly number[];
  readonly playouts: number;
}

/** What Sovereign would do at a moment. It is asked more than once, each time afresh. */
export interface OpinionTask {
  readonly do: "opinion";
  readonly moment: number;
  readonly playouts: number;
  readonly time: number;
}

export type Task = TurnTask | CompareTask | ExcuseTask | OpinionTask;

export interface TurnFound {
  readonly seats: readonly Sighting[];
  /** Answers that were given in thought: what it cost. */
  readonly answers: number;
}

export interface ArmFound {
  readonly chance: Tally;
  /** How much more likely a win is than with the first arm, in the same worlds. */
  readonly lead: Tally;
  /** The same with points counted as well, which tells small differences sooner. */
  readonly leaning: Tally;
  /** The leads in the worlds where the others played otherwise. */
  readonly other: Tally;
}

export interface CompareFound {
  readonly arms: readonly ArmFound[];
  readonly answers: number;
}

export interface ExcuseFound {
  /** Null if it is none: whoever goes on that much better is another player. */
  readonly plan: Plan | null;
  /** Whether the better answer does better with it as well. */
  readonly forBoth: boolean;
  readonly playouts: number;
}

export type Found = TurnFound | CompareFound | ExcuseFound | Opinion;

/** What there was to decide at a moment. */
export interface Asked {
  /** What was played first, then what the player's plan would do unless that is the same, then others. */
  readonly answers: readonly (readonly number[])[];
  /** The number of the answer that the plan would give. */
  readonly usual: number;
  /** The ways in which the player may go on, their own first. */
  readonly ways: readonly number[];
  /** What was played ended the game, there and then. */
  readonly ends: boolean;
}

const MOST_ANSWERS = 10;
/** Of the playouts for an excuse, one in so many sees whether it is good for the other answer, too, */
const EXCUSES_A_CHECK = 8;
/** in worlds that nothing else uses. */
const FAR = 1_000_000;
/** How many points make a win or a loss likely. */
const POINTS = 6;

export class Bench {
  readonly course: Course;
  readonly minds: Minds;
  readonly #asked = new Map<number, Asked>();
  #market: Market | undefined;
  /** The way that each seat went, by the whole of the game, and the plan that is most like it. */
  #went: readonly number[] | null = null;
  #plans: readonly number[] | null = null;

  constructor(what: Case | Stage) {
    if ("course" in what) {
      this.course = what.course;
      this.minds = what.minds;
    } else {
      this.course = courseOf(what.record, what.result);
      this.minds = new Minds(this.course.board, what.plan);
    }
  }

  /** What could have been done at a moment; a single answer where nothing else comes to mind. */
  asked(moment: number): Asked {
    const known = this.#asked.get(moment);
    if (known !== undefined) return known;
    const asked = this.#ask(this.course.moments[moment]);
    this.#asked.set(moment, asked);
    return asked;
  }

  /**
   * The plan that each seat follows at a moment. In its first turns no deck tells that, but the rest of a game
   * that is over does; only where it goes on there is nothing else to go by than what it looks like by then.
   */
  plansAt({ game }: Moment): readonly number[] {
    const { begins } = this.course;
    if (begins.length === 0) return this.minds.plans(game);
    this.#plans ??= this.#agreeing(this.minds.plansOf(begins));
    return this.#plans;
  }

  /**
   * The plan that would have answered most of a seat's questions as they were answered; where several would, the one
   * that the decks looked like, which is given.
   */
  #agreeing(looks: readonly number[]): number[] {
    const plans = this.minds.known.map((_, way) => way);
    const agreed = looks.map(() => plans.map(() => 0));
    for (const { game, decision, played, seat } of this.course.moments) {
      const view = new View(game, seat);
      for (const way of plans) {
        const given = codes(this.minds.bot(way, seat).answer(view, decision));
        if (given !== null && keyFor(decision, given) === keyFor(decision, played)) agreed[seat][way]++;
      }
    }
    return looks.map((look, seat) =>
      plans.reduce((best, way) => (agreed[seat][way] > agreed[seat][best] ? way : best), look),
    );
  }

  #ask(moment: Moment): Asked {
    const { game, decision, played, seat } = moment;
    const ways = this.minds.own(this.plansAt(moment)[seat]);
    const [own, ...others] = ways.map((way) => this.minds.bot(way, seat));
    const view = new View(game, seat);
    const found = answersTo(game.board, view, decision, [own, ...others], MOST_ANSWERS);
    // That nothing at all can be chosen must not be forgotten among many ways to choose.
    if (decision.min === 0 && decision.max > 1 && !found.some((chosen) => chosen.length === 0))
      found.push([]);
    const mine = keyFor(decision, played);
    const answers = [played, ...found.filter((chosen) => keyFor(decision, chosen) !== mine)];
    const usual = found.length === 0 || keyFor(decision, found[0]) === mine ? 0 : 1;
    const after = view.imagine("review/after");
    answer(after, seat, played);
    return { answers, usual, ways, ends: after.over };
  }

  run(task: Task): Found {
    switch (task.do) {
      case "turn":
        return this.#turn(task);
      case "compare":
        return this.#compare(task);
      case "excuse":
        return this.#excuse(task);
      case "opinion":
        return this.#opinion(task);
    }
  }

  #excuse({ moment, better, ways, playouts: most }: ExcuseTask): ExcuseFound {
    const { board, end } = this.course;
    const { game, seat, played } = this.course.moments[moment];
    const followed = this.plansAt(this.course.moments[moment]);
    const [own, ...others] = ways.map((way) => this.minds.planOf(way));
    const plans = [own, planTowards(board, owned(end, seat), own), ...others] as const;
    const view = new View(game, seat);
    const table = this.minds.table(followed);
    this.#market ??= marketOf(board);
    const seed = `review/excuse/${moment}`;
    const { plan, playouts } = bestWayOn(view, played, plans, this.#market, table, most, seed);
    const to = Math.ceil(most / EXCUSES_A_CHECK);
    const check = (answered: number, known: Arm): number => {
      const arms = [known, { answer: answered, way: ADAPTED, plan }];
      const task = { do: "compare", stage: "look", moment, arms, from: FAR, to: FAR + to } as const;
      return estimate(this.#compare(task).arms[1].lead).mean;
    };
    const gains = check(0, { answer: 0, way: ways[0] });
    return {
      plan: gains > ANOTHER_PLAYER ? null : plan,
      forBoth: check(better.answer, better) > 0,
      playouts: playouts + 4 * to,
    };
  }

  #opinion({ moment, playouts, time }: OpinionTask): Opinion {
    const { game, seat, decision, played } = this.course.moments[moment];
    const words = played.map((option) => spell(game, decision, option));
    return opinionOf(new View(game, seat), played, words, playouts, `review/opinion/${moment}/${time}`);
  }

  #turn({ turn, when, from, to }: TurnTask): TurnFound {
    const { begins, ends, turns, board } = this.course;
    const g = when === "begun" ? begins[turn] : ends[turn];
    const seat = when === "begun" ? turns[turn].seat : askedSeat(g);
    const view = new View(g, seat);
    this.#went ??= this.minds.went(begins);
    const bots = this.minds.table(this.#went);
    const seats = Array.from({ length: this.course.seats }, noSighting);
    const foresight = foresightOn(board, 0, this.minds.expected(this.#went));
    /** What each seat's chances seem to be. */
    const said = (imagined: Game): number[] => {
      if (imagined.over || foresight === null) return sharesOf(imagined);
      const chance = foresight.chance(imagined);
      return [chance, 1 - chance];
    };
    // Turns of the game, by its own count: somebody's extra turn is one as well.
    const [soon, later] = [askedAt(turn), askedAgainAt(turn)].map((at) => g.turn - turn + at);
    let answers = 0;
    for (let world = from; world < to; world++) {
      const imagined = view.imagine(`review/${when}/${turn}/${world}`);
      if (when === "ended" && !this.#goOn(imagined, seat, turn)) continue;
      const seen = [soon, later].map((at) => {
        if (foresight === null) return null;
        answers += playOut(imagined, bots, at);
        return said(imagined);
      });
      answers += playOut(imagined, bots);
      sharesOf(imagined).forEach((share, other) => {
        const [first, second] = seen.map((chances) => chances?.[other] ?? share);
        note(seats[other].won, share);
        note(seats[other].said, first);
        note(seats[other].error, share - first);
        note(seats[other].later, second - first);
      });
    }
    return { seats, answers };
  }

  /** Ends the turn as it was ended. What doesn't fit a world is left out of account. */
  #goOn(g: Game, seat: number, turn: number): boolean {
    const words = this.course.answers[this.course.turns[turn].last].slice(1);
    try {
      answer(g, seat, words);
      return true;
    } catch (problem) {
      if (problem instanceof Refusal) return false;
      throw problem;
    }
  }

  /** Was there more to answer in the turn in which something was played? */
  wentOn(moment: number): boolean {
    const { at, turn, seat } = this.course.moments[moment];
    const { seat: whose, last } = this.course.turns[turn] ?? { seat: -1, last: -1 };
    return seat === whose && at < last;
  }

  /** Answers the rest of a turn as it was answered, as far as it fits. */
  #goOnReally(g: Game, moment: number): void {
    const { at, turn, seat } = this.course.moments[moment];
    const now = g.turn;
    for (let next = at + 1; next <= this.course.turns[turn].last; next++) {
      if (g.decision === null || g.turn !== now || askedSeat(g) !== seat) return;
      const [who, ...words] = this.course.answers[next];
      if (who !== seat) return;
      try {
        answer(g, seat, words as string[]);
      } catch (problem) {
        if (problem instanceof Refusal) return;
        throw problem;
      }
    }
  }

  /** Who goes on after an answer. */
  botOf({ way, plan }: Arm, seat: number): Bot {
    return plan === undefined ? this.minds.bot(way, seat) : planBot(plan)(this.course.board, "");
  }

  #compare({ moment, arms, stage, from, to }: CompareTask): CompareFound {
    const { game, seat } = this.course.moments[moment];
    const { answers: list } = this.asked(moment);
    const view = new View(game, seat);
    const followed = this.plansAt(this.course.moments[moment]);
    const found = arms.map(() => ({
      chance: noTally(),
      lead: noTally(),
      leaning: noTally(),
      other: noTally(),
    }));
    const bots = arms.map((arm) => this.botOf(arm, seat));
    let answers = 0;
    for (let world = from; world < to; world++) {
      // In every other world the others play by another plan than they seem to.
      const otherwise = stage !== "look" && world % 2 === 1;
      const table = this.minds.table(followed.map((way) => (otherwise ? (way === 0 ? 1 : 0) : way)));
      let base = 0;
      let leaning = 0;
      arms.forEach((arm, i) => {
        const g = view.imagine(`review/${stage}/${moment}/${world}`);
        answer(g, seat, list[arm.answer]);
        if (arm.way === REALLY) this.#goOnReally(g, moment);
        table[seat] = bots[i];
        answers += 1 + playOut(g, table);
        const share = sharesOf(g)[seat];
        const leans = (share + lean(g, seat)) / 2;
        if (i === 0) {
          base = share;
          leaning = leans;
        }
        note(found[i].chance, share);
        note(found[i].lead, share - base);
        note(found[i].leaning, leans - leaning);
        if (otherwise) note(found[i].other, share - base);
      });
    }
    return { arms: found, answers };
  }
}

/** Two answers with the same key are the same. */
const keyFor = ({ ordered }: Decision, chosen: readonly number[]): string =>
  (ordered ? chosen : chosen.toSorted((a, b) => a - b)).join();

/** Between 0 and 1 by how many points somebody is ahead. */
function lean(g: Game, seat: number): number {
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < g.players.length; other++)
    if (other !== seat) others = Math.max(others, total(g, other));
  return 1 / (1 + Math.exp((others - total(g, seat)) / POINTS));
}
