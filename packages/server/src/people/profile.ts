/** What somebody's games say about them: results by set and opponent, the rating's course, kingdoms they like. */
import { allPiles } from "@fiefdom/cards";
import type { GameRow } from "@fiefdom/protocol/http";
import type { ProfileJSON, Tally, Tie } from "@fiefdom/protocol/people";
import type { Person } from "../store/rows.ts";
import { meOf } from "./people.ts";

const MOST_OPPONENTS = 20;
const MOST_KINGDOMS = 5;
const MOST_POINTS = 200;

const SET_OF: ReadonlyMap<string, string> = new Map(allPiles.map(({ id, set }) => [id, set]));

/** Counts under a key, with what is first known about it. */
class Tallies<T> {
  readonly #all = new Map<string, T & { played: number; won: number }>();

  count(key: string, won: boolean, about: T): void {
    const tally = this.#all.get(key) ?? { ...about, played: 0, won: 0 };
    tally.played++;
    if (won) tally.won++;
    this.#all.set(key, tally);
  }

  /** The most played first. */
  top(most: number): (T & Tally)[] {
    return [...this.#all.values()].sort((a, b) => b.played - a.played || b.won - a.won).slice(0, most);
  }
}

/** `games` are finished ones that whoever asks may see, the newest first. */
export function profileOf(person: Person, games: readonly GameRow[], tie: Tie): ProfileJSON {
  const me = person.publicId;
  const sets = new Tallies<{ set: string }>();
  const opponents = new Tallies<{ person: string | null; bot: string | null; name: string }>();
  const kingdoms = new Tallies<{ kingdom: GameRow["kingdom"] }>();
  const ratings: { at: number; mean: number }[] = [];
  let won = 0;
  let played = 0;
  for (const { seats, result, ended, kingdom } of games) {
    const seat = seats.find((other) => other.person === me)?.seat;
    const row = result?.find((place) => place.seat === seat);
    if (row === undefined) continue;
    const isWon = row.place === 1;
    played++;
    if (isWon) won++;
    const ofSets = new Set(kingdom.kingdom.flatMap((pile) => SET_OF.get(pile) ?? []));
    for (const set of ofSets) sets.count(set, isWon, { set });
    for (const other of seats)
      if (other.seat !== seat && (other.person !== null || other.bot !== null))
        opponents.count(other.person ?? `bot:${other.bot}`, isWon, {
          person: other.person,
          bot: other.bot,
          name: other.name,
        });
    const cards = [...kingdom.kingdom].sort().concat([...kingdom.landscapes].sort());
    kingdoms.count(`${cards} ${kingdom.colonies}`, isWon, { kingdom });
    if (row.rating !== undefined) ratings.unshift({ at: ended ?? 0, mean: row.rating.after });
  }
  return {
    person: me,
    name: person.name,
    since: new Date(person.created).toISOString().slice(0, 10),
    rating: meOf(person).rating,
    games: { played, won },
    sets: sets.top(SET_OF.size),
    opponents: opponents.top(MOST_OPPONENTS),
    ratings: ratings.slice(-MOST_POINTS),
    kingdoms: kingdoms.top(MOST_KINGDOMS),
    tie,
  };
}
