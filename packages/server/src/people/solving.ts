/**
 * Puzzles with an account. What somebody did is judged here, by playing it again: nobody's word is taken for it. Only
 * the first try of an account at a puzzle counts, for both; whoever looks at the solution first has missed it.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "@fiefdom/engine/decisions";
import type { PuzzlesJSON, PuzzleTryJSON, SolverJSON } from "@fiefdom/protocol/http";
import { dayOf, ofTheDay } from "@fiefdom/puzzles/day";
import type { Given } from "@fiefdom/puzzles/judge";
import type { AnyPuzzle } from "@fiefdom/puzzles/puzzle";
import { NEWCOMER, type Rating, rated, seeded } from "@fiefdom/puzzles/rate";
import { Outdated } from "../store/database.ts";
import { onlyFor, type Store } from "../store/store.ts";
import {
  daysOf,
  hasTried,
  insertDay,
  insertTry,
  ratedPuzzle,
  ratedPuzzles,
  savePuzzle,
  saveSolver,
  solver,
  triesOf,
} from "../store/tries.ts";
import { stamp } from "../time.ts";
import type { Session } from "./people.ts";

/** So often others may be faster with the same puzzle. */
const MOST_RACES = 50;

/** How the rest of the world sees a rating: within so much of it with some 95 %. */
const shown = ({ rating, deviation }: Rating) => ({
  rating: Math.round(rating),
  plusMinus: Math.round(2 * deviation),
});

/** The shipped ones, and how an answer is judged: read when somebody first asks. */
async function shipped() {
  const [{ allShipped }, { isRight }] = await Promise.all([
    import("@fiefdom/puzzles/shipped"),
    import("@fiefdom/puzzles/judge"),
  ]);
  const all = await allShipped();
  return { all, isRight, byId: new Map(all.map((puzzle) => [puzzle.id, puzzle])) };
}

export class Solving {
  readonly #store: Store;
  readonly #now: () => number;
  #shipped: ReturnType<typeof shipped> | null = null;

  constructor(store: Store, now: () => number = stamp) {
    this.#store = store;
    this.#now = now;
  }

  #puzzles(): ReturnType<typeof shipped> {
    this.#shipped ??= shipped();
    return this.#shipped;
  }

  /** How hard people find the puzzles that anybody tried. */
  async ratings(): Promise<PuzzlesJSON> {
    const puzzles = [...(await ratedPuzzles(this.#store))];
    const { all } = await this.#puzzles();
    return {
      day: ofTheDay(all, dayOf(this.#now())).id,
      puzzles: Object.fromEntries(
        puzzles.map(([id, puzzle]) => [id, { ...shown(puzzle), tries: puzzle.tries, solved: puzzle.solved }]),
      ),
    };
  }

  /** What somebody has come to. */
  async of({ person }: Session): Promise<SolverJSON> {
    mustHaveAccount(person.login);
    const own = await solver(this.#store, person.publicId);
    return {
      rating: own === null ? null : shown(own),
      tried: await triesOf(this.#store, person.publicId),
      days: await daysOf(this.#store, person.publicId),
    };
  }

  /** A try; null for the answer if they gave up. Throws a Refusal if that is no answer to this puzzle. */
  async try(by: Session, id: string, given: Given | null): Promise<PuzzleTryJSON> {
    mustHaveAccount(by.person.login);
    const { all, byId, isRight } = await this.#puzzles();
    const puzzle = byId.get(id);
    if (puzzle === undefined) throw new Refusal("not-found", "There is no such puzzle.");
    const right = given !== null && isRight(puzzle, given);
    const day = dayOf(this.#now());
    const isOfTheDay = ofTheDay(all, day).id === id;
    for (let races = 0; ; races++) {
      try {
        return await this.#count(by, puzzle, right, right && isOfTheDay ? day : null);
      } catch (problem) {
        if (!(problem instanceof Outdated) || races >= MOST_RACES) throw problem;
        if (problem.statement.sql === onlyFor(by.claim).sql)
          throw new Refusal("no-cookie", "You are not logged in any more.");
      }
      await sleep(Math.random() * races);
    }
  }

  async #count(
    { person, claim }: Session,
    puzzle: AnyPuzzle,
    right: boolean,
    day: number | null,
  ): Promise<PuzzleTryJSON> {
    const store = this.#store;
    const me = person.publicId;
    const solved = day === null ? [] : [insertDay(me, day)];
    const own = await solver(store, me);
    const theirs = await ratedPuzzle(store, puzzle.id);
    const before = own ?? NEWCOMER;
    const against = theirs ?? seeded(puzzle.rating);
    if (await hasTried(store, me, puzzle.id)) {
      await store.write(onlyFor(claim), ...solved);
      return { right, first: false, before: shown(before), after: shown(before), puzzle: shown(against) };
    }
    const after = rated(before, [{ against, score: right ? 1 : 0 }]);
    const harder = rated(against, [{ against: before, score: right ? 0 : 1 }]);
    await store.write(
      onlyFor(claim),
      insertTry(me, puzzle.id, right, this.#now()),
      saveSolver(me, own, after),
      savePuzzle(puzzle.id, theirs, harder, right),
      ...solved,
    );
    return { right, first: true, before: shown(before), after: shown(after), puzzle: shown(harder) };
  }
}

function mustHaveAccount(login: string | null): void {
  if (login === null) throw new Refusal("not-allowed", "Only an account keeps what it has solved here.");
}
