/**
 * A recorded game, played once from end to end so that any moment of it is at hand: a copy of the game is put
 * away every few answers, and whoever wants another moment plays on from the copy before it.
 */
import { boardFor } from "@fiefdom/cards";
import { clone, type Entry, type Game, type GameRecord, replay } from "@fiefdom/engine";
import { askedSeat } from "@fiefdom/engine/game";
import { answerAsRecorded } from "@fiefdom/engine/record";
import { holdings } from "@fiefdom/review/holdings";
import { resultOf } from "@fiefdom/table/result";
import type { Asked, CourseRow, Outline, TurnMark } from "./messages.ts";

/** Answers from one copy to the next: so many are played again at most. */
const EVERY = 12;

export class Reel {
  /** The game after its last answer, with the whole story. */
  readonly end: Game;
  readonly entries: readonly Entry[];
  readonly outline: Outline;
  readonly #answers: GameRecord["answers"];
  readonly #copies: Game[] = [];

  /** The game begins as it was dealt, or as it stands here. */
  constructor(record: GameRecord, g: Game = replay(record, boardFor, 0)) {
    this.#answers = record.answers;
    this.end = g;
    const told: number[] = [];
    const asked: Asked[] = [];
    record.answers.forEach((_, i) => {
      if (i % EVERY === 0) this.#copies.push(clone(g));
      told.push(g.log?.length ?? 0);
      asked.push(askedIn(g));
      answerAsRecorded(g, record.answers, i);
    });
    told.push(g.log?.length ?? 0);
    this.entries = g.log?.entries ?? [];
    const turns = this.#turns(told);
    this.outline = {
      of: record.answers.length,
      told,
      asked,
      turns,
      course: this.#course(turns),
      result: g.over ? resultOf(g) : null,
    };
  }

  /** The game before its answer number `at`: a copy, or the end itself, to be looked at only. */
  at(at: number): Game {
    if (at >= this.#answers.length) return this.end;
    const nearest = Math.floor(at / EVERY);
    const g = clone(this.#copies[nearest]);
    for (let i = nearest * EVERY; i < at; i++) answerAsRecorded(g, this.#answers, i);
    return g;
  }

  /** A turn begins at the first moment after it was announced; turns without a decision share one moment. */
  #turns(told: readonly number[]): TurnMark[] {
    const turns: TurnMark[] = [];
    let at = 0;
    this.entries.forEach((entry, i) => {
      if (entry.what !== "turn") return;
      while (at < told.length - 1 && told[at] <= i) at++;
      turns.push({ at, seat: entry.who, number: entry.n });
    });
    return turns;
  }

  #course(turns: readonly TurnMark[]): CourseRow[] {
    const rows: CourseRow[] = [{ turn: null, seats: holdings(this.at(0)) }];
    turns.forEach((turn, i) => {
      rows.push({ turn, seats: holdings(this.at(turns[i + 1]?.at ?? this.#answers.length)) });
    });
    return rows;
  }
}

function askedIn(g: Game): Asked {
  const d = g.decision;
  return d === null
    ? { seat: g.player, verb: "", source: null }
    : { seat: askedSeat(g), verb: d.verb, source: d.source < 0 ? null : g.board.kinds[d.source].id };
}
