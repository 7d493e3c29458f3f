/**
 * Ratings for two to six players: a mean and how unsure it is (weigh.ts). A game counts if its table was
 * made to count, everybody at it has an account or is a bot whose strength is known, and everybody has
 * really played. The more often two have met, the less one more game between them says: ratings come from
 * playing many, not from one who lets you win.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { PlaceJSON } from "@fiefdom/protocol/server";
import type { Seat } from "@fiefdom/table/seats";
import { Outdated, type Statement } from "../store/database.ts";
import type { GameBody, Person } from "../store/rows.ts";
import { insertMeeting, isRating, type Store, saveRating } from "../store/store.ts";
import { anchorOf } from "./anchors.ts";
import { type Rating, UNKNOWN, weigh } from "./weigh.ts";

/** So many turns of their own everybody must have played. Who resigns before has not lost anything. */
const LEAST_TURNS = 5;
/** So often others may be faster: each time one of their games was counted, so it comes to an end. */
const MOST_TRIES = 100;
/** So many games of two within a month count whole; every further one half as much as the one before. */
const WHOLE = 3;
const A_MONTH = 30 * 86_400_000;

/** How much another game between two says who have met so often lately. */
const weightOf = (meetings: number): number => (meetings < WHOLE ? 1 : 2 ** (WHOLE - 1 - meetings));

/** A finished game, as far as ratings are concerned. */
export interface Played {
  readonly game: string;
  readonly body: GameBody;
  readonly result: readonly PlaceJSON[];
  readonly at: number;
  /** Turns that a seat's player played themselves. */
  readonly turnsOf: (seat: number) => number;
}

export class Ratings {
  readonly #store: Store;
  #turn: Promise<void> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Games that count are settled one after the other: each begins with the ratings that the last one left. If
   * another process was faster with a game of the same people, `settle` is called again, and looks anew.
   */
  inTurn(settle: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await settle();
        } catch (problem) {
          if (tries >= MOST_TRIES || !(problem instanceof Outdated && isRating(problem.statement)))
            throw problem;
        }
        await sleep(Math.random() * tries);
      }
    });
    this.#turn = done.catch(() => {});
    return done;
  }

  /** The result with what it did to the ratings, and what has to be stored for that. */
  async settle(played: Played): Promise<{ result: readonly PlaceJSON[]; statements: Statement[] }> {
    const { game, body, result, at } = played;
    const { seats } = body;
    const uncounted = { result, statements: [] };
    if (!body.options.rated || !seats.every((seat, i) => hasPlayed(seat, played.turnsOf(i))))
      return uncounted;
    // The same person or bot on two seats would play against their own rating.
    const names = seats.map(nameOf);
    if (new Set(names).size !== names.length) return uncounted;
    const people: (Person | null)[] = [];
    const before: Rating[] = [];
    for (const seat of seats) {
      const person = seat.kind === "bot" ? null : await this.#store.personByPublicId(nameOf(seat));
      const known = person === null ? anchorOf(seat.bot ?? "") : ratingOf(person);
      // An account that was deleted meanwhile leaves the others' game uncounted.
      if (known === null) return uncounted;
      people.push(person);
      before.push(known);
    }
    const places = seats.map((_, i) => result.find((row) => row.seat === i)?.place ?? seats.length);
    const whole = weigh(before, places);
    const statements: Statement[] = [];
    const weights = seats.map(() => 0);
    for (let i = 0; i < names.length; i++)
      for (let k = 0; k < i; k++) {
        const weight = weightOf(await this.#store.meetings(names[i], names[k], at - A_MONTH));
        for (const seat of [i, k]) weights[seat] += weight / (seats.length - 1);
        statements.push(insertMeeting(names[i], names[k], game, at));
      }
    const after = before.map(({ mean, spread }, i) => ({
      mean: mean + weights[i] * (whole[i].mean - mean),
      spread: spread + weights[i] * (whole[i].spread - spread),
    }));
    const rated = people.flatMap((person, i) => (person === null ? [] : [{ person, ...after[i] }]));
    // In one order everywhere: two processes that count games of the same people don't wait for each other.
    rated.sort((a, b) => (a.person.publicId < b.person.publicId ? -1 : 1));
    for (const { person, mean, spread } of rated) statements.push(saveRating(person, mean, spread));
    const changed = result.map((row) =>
      people[row.seat] === null
        ? row
        : { ...row, rating: { before: before[row.seat].mean, after: after[row.seat].mean } },
    );
    return { result: changed, statements };
  }
}

const ratingOf = ({ mean, spread }: Person): Rating =>
  mean === null || spread === null ? UNKNOWN : { mean, spread };

const hasPlayed = (seat: Seat, turns: number): boolean =>
  seat.kind === "bot" || (seat.account && turns >= LEAST_TURNS);

const nameOf = (seat: Seat): string => (seat.kind === "bot" ? `bot:${seat.bot}` : (seat.person ?? ""));
