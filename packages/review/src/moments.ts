/**
 * A finished game taken apart: its turns, and the decisions in them that somebody could have taken otherwise.
 * The game at a decision is kept here and goes no further: whoever judges gets a view of it.
 */
import { boardFor } from "@fiefdom/cards";
import {
  actOf,
  BUY_IT,
  COURSE,
  code,
  END_CODE,
  FOR,
  offered,
  PLAY_IT,
  TREASURES_CODE,
} from "@fiefdom/engine/decisions";
import { askedSeat, clone, type Decision, type Game, kindOf } from "@fiefdom/engine/game";
import { answerAsRecorded, type GameRecord, replay } from "@fiefdom/engine/record";
import { answer } from "@fiefdom/engine/run";
import { total } from "@fiefdom/engine/score";

/** A turn, by its first and last answers in the record. */
export interface Turn {
  readonly seat: number;
  /** Counted for each player: their third turn. */
  readonly number: number;
  readonly first: number;
  readonly last: number;
}

/** A decision of a player, and what they did. */
export interface Moment {
  /** Which answer of the record it is. */
  readonly at: number;
  /** Which of the turns it belongs to. */
  readonly turn: number;
  readonly seat: number;
  /** The game as it stood, with the Treasures on the table where something is bought. */
  readonly game: Game;
  readonly decision: Decision;
  readonly played: readonly number[];
  /** The Treasures were played to come to it, which the record tells in the same answer or in none. */
  readonly treasures: boolean;
}

export interface Course {
  readonly board: Game["board"];
  readonly seats: number;
  readonly turns: readonly Turn[];
  /** By turn: the game at its first and at its last decision. */
  readonly begins: readonly Game[];
  readonly ends: readonly Game[];
  readonly moments: readonly Moment[];
  readonly answers: GameRecord["answers"];
  /** The game after its last answer. */
  readonly end: Game;
  /** What each seat had of the victory: all, nothing, or its share of a tie. */
  readonly shares: readonly number[];
}

/** A game that is not over has no review: its cards are still somebody's secret. */
export class NotOver extends Error {
  readonly code = "not-over";
  constructor() {
    super("A game can be reviewed when it is over.");
    this.name = "NotOver";
  }
}

/** A game that was given up before anybody did anything has nothing to look at. */
export class NothingPlayed extends Error {
  readonly code = "nothing-played";
  constructor() {
    super("Nothing was played in that game.");
    this.name = "NothingPlayed";
  }
}

/** More decisions than that are not looked at: the first to go are those that change least. */
const MOST_MOMENTS = 260;

/** What each seat has of the victory as the points are now; whoever had fewer turns wins a tie. */
export function sharesOf(g: Game): number[] {
  const points = g.players.map(({ turns }, seat) => total(g, seat) - turns / 1000);
  const best = Math.max(...points);
  const first = points.filter((other) => other === best).length;
  return points.map((own) => (own === best ? 1 / first : 0));
}

/**
 * Takes a record apart. `result` is for games that somebody gave up: the shares as they were told. Without it
 * the moves must lead to an end.
 */
export function courseOf(record: GameRecord, result?: readonly number[]): Course {
  const g = replay(record, boardFor, 0);
  g.history = null;
  g.log = null;
  const turns: { seat: number; number: number; first: number; last: number }[] = [];
  const begins: Game[] = [];
  const ends: Game[] = [];
  const moments: Moment[] = [];
  let counted = -1;
  record.answers.forEach((_, at) => {
    const d = g.decision;
    if (d === null) return answerAsRecorded(g, record.answers, at);
    if (g.turn !== counted) {
      counted = g.turn;
      turns.push({ seat: g.player, number: g.players[g.player].turns, first: at, last: at });
      begins.push(clone(g));
    }
    turns[turns.length - 1].last = at;
    ends[turns.length - 1] = clone(g);
    const moment = momentAt(g, d, record.answers[at].slice(1) as string[]);
    if (moment !== null) moments.push({ ...moment, at, turn: turns.length - 1 });
    answerAsRecorded(g, record.answers, at);
  });
  if (!g.over && result === undefined) throw new NotOver();
  if (turns.length === 0) throw new NothingPlayed();
  return {
    board: g.board,
    seats: g.players.length,
    turns,
    begins,
    ends,
    moments: weightiest(moments),
    answers: record.answers,
    end: g,
    shares: result ?? sharesOf(g),
  };
}

/**
 * One question of a game that goes on, and an answer that somebody is about to give to it; null where there is
 * nothing to decide. Whoever must not know the game gives a world that they may imagine.
 */
export function courseAt(game: Game, words: readonly string[]): Course | null {
  const d = game.decision;
  const moment = d === null ? null : momentAt(game, d, words);
  if (moment === null) return null;
  return {
    board: game.board,
    seats: game.players.length,
    turns: [],
    begins: [],
    ends: [],
    moments: [{ ...moment, at: 0, turn: 0 }],
    answers: [],
    end: game,
    shares: [],
  };
}

/** The decision with its Treasures played, and what was done; null where there was nothing to decide. */
function momentAt(g: Game, d: Decision, words: readonly string[]): Omit<Moment, "at" | "turn"> | null {
  const seat = askedSeat(g);
  // Who decides in another's place has no course of their own to weigh.
  if (seat !== d.who || d.options.length < 2) return null;
  const played = words.map((word) => codeOf(g, d, word));
  if (played.some((option) => option === null)) return null;
  const codes = played as number[];
  const game = clone(g);
  if (d.verb !== "buy") return { seat, game, decision: d, played: codes, treasures: false };
  const [option] = codes;
  if (actOf(option) === FOR || actOf(option) === BUY_IT || option === END_CODE) {
    const wanted = actOf(option) === FOR ? code(BUY_IT, 0, kindOf(option)) : option;
    if (offered(d, TREASURES_CODE)) {
      answer(game, seat, TREASURES_CODE);
      const after = game.decision;
      if (after?.verb === "buy" && after.who === seat && offered(after, wanted))
        return option !== END_CODE || isChoice(after)
          ? { seat, game, decision: after, played: [wanted], treasures: true }
          : null;
    }
    return actOf(option) !== FOR && (option !== END_CODE || isChoice(d))
      ? { seat, game: clone(g), decision: d, played: codes, treasures: false }
      : null;
  }
  return null;
}

/** Something can be bought, and no Treasure is left to play. */
const isChoice = (d: Decision): boolean =>
  d.options.some((option) => actOf(option) === BUY_IT) &&
  !d.options.some((option) => actOf(option) === PLAY_IT);

function codeOf(g: Game, d: Decision, word: string): number | null {
  const course = d.labels === null ? -1 : d.labels.indexOf(word);
  if (course >= 0) return code(COURSE, course);
  return g.board.codes.get(word) ?? null;
}

/** What shapes a game most comes first. */
const WEIGHTS: readonly (readonly string[])[] = [["buy"], ["gain", "trash", "action", "play"]];

/** Of very long games the decisions that shape a game, and of the others as many as there is room for. */
function weightiest(moments: readonly Moment[]): Moment[] {
  const weight = ({ decision }: Moment): number => {
    const found = WEIGHTS.findIndex((verbs) => verbs.includes(decision.verb));
    return found < 0 ? WEIGHTS.length : found;
  };
  const kept: Moment[] = [];
  for (let heavy = 0; heavy <= WEIGHTS.length; heavy++) {
    const alike = moments.filter((moment) => weight(moment) === heavy);
    const room = Math.min(alike.length, MOST_MOMENTS - kept.length);
    for (let i = 0; i < room; i++) kept.push(alike[Math.floor((i * alike.length) / room)]);
  }
  return kept.sort((a, b) => a.at - b.at);
}
