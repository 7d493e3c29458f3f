/** What is kept of puzzles: first tries, the ratings that came of them, and days. A person is named by their public id. */
import type { Rating } from "@fiefdom/puzzles/rate";
import type { Row, Statement } from "./database.ts";
import type { Store } from "./store.ts";

/** A rating with how many tries it is made of; the number tells whether it has changed meanwhile. */
export interface Rated extends Rating {
  readonly tries: number;
}

export interface RatedPuzzle extends Rated {
  readonly solved: number;
}

const ratedOf = (row: Row): Rated => ({
  rating: Number(row.rating),
  deviation: Number(row.deviation),
  volatility: Number(row.volatility),
  tries: Number(row.tries),
});

/** By puzzle: whether the first try was right. */
export async function triesOf(store: Store, person: string): Promise<Record<string, boolean>> {
  const rows = await store.rows("select puzzle, correct from puzzle_tries where person = ?", [person]);
  return Object.fromEntries(rows.map(({ puzzle, correct }) => [String(puzzle), Number(correct) === 1]));
}

export async function hasTried(store: Store, person: string, puzzle: string): Promise<boolean> {
  const sql = "select 1 from puzzle_tries where person = ? and puzzle = ?";
  return (await store.rows(sql, [person, puzzle])).length > 0;
}

export async function solver(store: Store, person: string): Promise<Rated | null> {
  const [row] = await store.rows("select * from puzzle_solvers where person = ?", [person]);
  return row === undefined ? null : ratedOf(row);
}

/** Those that anybody tried. */
export async function ratedPuzzles(store: Store): Promise<Map<string, RatedPuzzle>> {
  const rows = await store.rows("select * from puzzle_ratings");
  return new Map(rows.map((row) => [String(row.puzzle), { ...ratedOf(row), solved: Number(row.solved) }]));
}

export async function ratedPuzzle(store: Store, puzzle: string): Promise<RatedPuzzle | null> {
  const [row] = await store.rows("select * from puzzle_ratings where puzzle = ?", [puzzle]);
  return row === undefined ? null : { ...ratedOf(row), solved: Number(row.solved) };
}

export async function daysOf(store: Store, person: string): Promise<number[]> {
  const rows = await store.rows("select day from puzzle_days where person = ? order by day", [person]);
  return rows.map(({ day }) => Number(day));
}

/** The first try of a person at a puzzle; there is no second. */
export const insertTry = (person: string, puzzle: string, right: boolean, at: number): Statement => ({
  sql: `insert into puzzle_tries (person, puzzle, correct, at) values (?, ?, ?, ?)
    on conflict (person, puzzle) do nothing`,
  args: [person, puzzle, right ? 1 : 0, at],
  mustChange: true,
});

/** A solver's rating after one more try; stored only if no other was counted meanwhile. */
export const saveSolver = (person: string, was: Rated | null, now: Rating): Statement =>
  was === null
    ? {
        sql: `insert into puzzle_solvers (person, rating, deviation, volatility, tries) values (?, ?, ?, ?, 1)
          on conflict (person) do nothing`,
        args: [person, now.rating, now.deviation, now.volatility],
        mustChange: true,
      }
    : {
        sql: `update puzzle_solvers set rating = ?, deviation = ?, volatility = ?, tries = tries + 1
          where person = ? and tries = ?`,
        args: [now.rating, now.deviation, now.volatility, person, was.tries],
        mustChange: true,
      };

/** A puzzle's likewise. */
export const savePuzzle = (
  puzzle: string,
  was: RatedPuzzle | null,
  now: Rating,
  right: boolean,
): Statement =>
  was === null
    ? {
        sql: `insert into puzzle_ratings (puzzle, rating, deviation, volatility, tries, solved)
          values (?, ?, ?, ?, 1, ?) on conflict (puzzle) do nothing`,
        args: [puzzle, now.rating, now.deviation, now.volatility, right ? 1 : 0],
        mustChange: true,
      }
    : {
        sql: `update puzzle_ratings set rating = ?, deviation = ?, volatility = ?, tries = tries + 1,
          solved = solved + ? where puzzle = ? and tries = ?`,
        args: [now.rating, now.deviation, now.volatility, right ? 1 : 0, puzzle, was.tries],
        mustChange: true,
      };

export const insertDay = (person: string, day: number): Statement => ({
  sql: "insert into puzzle_days (person, day) values (?, ?) on conflict (person, day) do nothing",
  args: [person, day],
});

/** What a puzzle has learnt from somebody stays, without them. */
export const forgetTries = (person: string): Statement[] =>
  ["puzzle_tries", "puzzle_solvers", "puzzle_days"].map((table) => ({
    sql: `delete from ${table} where person = ?`,
    args: [person],
  }));
