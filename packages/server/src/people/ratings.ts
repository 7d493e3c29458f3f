/**
 * Ratings for two to six players (openskill): a mean and how unsure it is. A game counts if its table was
 * made to count and everybody at it has an account or is a bot; bots are rated like anybody else.
 */
import type { PlaceJSON } from "@fiefdom/protocol/server";
import { rate, rating } from "openskill";
import type { Statement } from "../store/database.ts";
import type { GameBody, Person, Seat } from "../store/rows.ts";
import { enterPerson, type Store, saveRating } from "../store/store.ts";

export const botPerson = (bot: string): Person => ({
  id: `bot:${bot}`,
  publicId: `bot:${bot}`,
  name: bot,
  login: null,
  password: null,
  settings: {},
  keys: 0,
  mean: null,
  spread: null,
  rated: 0,
  created: 0,
});

export class Ratings {
  readonly #store: Store;
  #turn: Promise<void> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Games that count are settled one after the other: each begins with the ratings that the last one left. */
  inTurn(settle: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(settle);
    this.#turn = done.catch(() => {});
    return done;
  }

  /** The result with what it did to the ratings, and what has to be stored for that. */
  async settle(
    { seats, options }: GameBody,
    result: readonly PlaceJSON[],
  ): Promise<{ result: readonly PlaceJSON[]; statements: Statement[] }> {
    const counts = options.rated && seats.every((seat) => seat.kind === "bot" || seat.account);
    // The same person or bot on two seats would play against their own rating.
    const names = seats.map(nameOf);
    if (!counts || new Set(names).size !== names.length) return { result, statements: [] };
    const statements: Statement[] = [];
    const people: Person[] = [];
    for (const seat of seats) {
      const known = await this.#store.personByPublicId(nameOf(seat));
      // An account that was deleted meanwhile leaves the others' game uncounted.
      if (known === null && seat.kind !== "bot") return { result, statements: [] };
      const person = known ?? botPerson(seat.bot ?? "");
      if (known === null) statements.push(enterPerson(person));
      people.push(person);
    }
    const before = people.map(({ mean, spread }) =>
      mean === null || spread === null ? rating() : { mu: mean, sigma: spread },
    );
    const places = seats.map((_, i) => result.find((row) => row.seat === i)?.place ?? seats.length);
    const after = rate(
      before.map((one) => [one]),
      { rank: places },
    ).map(([one]) => one);
    people.forEach((person, i) => {
      statements.push(saveRating(person, after[i].mu, after[i].sigma));
    });
    const changed = result.map((row) => ({
      ...row,
      rating: { before: before[row.seat].mu, after: after[row.seat].mu },
    }));
    return { result: changed, statements };
  }
}

const nameOf = (seat: Seat): string => (seat.kind === "bot" ? `bot:${seat.bot}` : (seat.person ?? ""));
