/** The kingdom of the day as this page draws it, and what was made of it in this browser. */
import { dayAt, RIVAL_OF_THE_DAY, seedOfDay } from "@fiefdom/protocol/daily";
import { drawAnew, NO_WISHES } from "../kingdoms/draws.ts";
import { keptGames } from "../replay/shelf.ts";
import type { Laid } from "../session/link.ts";

const EMPTY: Laid = { kingdom: Array<string>(10).fill(""), landscapes: [], colonies: false };

/** Nothing stays of what is not there: all of it is drawn. */
export const kingdomOfDay = (day: string): Laid => drawAnew(EMPTY, [], NO_WISHES, seedOfDay(day));

export interface AtHome {
  readonly won: boolean;
  readonly turns: number;
  readonly score: number;
  readonly game: string;
}

/** The best that was done with it here today: won before lost, then fewer turns, then more points. */
export function bestAtHome(day: string, { kingdom }: Laid): AtHome | null {
  const done = keptGames().flatMap(({ id, ended, record, seats, you = -1, result }): AtHome[] => {
    const row = result?.find(({ seat }) => seat === you);
    const { kingdom: played } = record.setUp;
    const isIt =
      ended !== null &&
      dayAt(ended) === day &&
      seats.length === 2 &&
      seats.some(({ bot }) => bot === RIVAL_OF_THE_DAY) &&
      played.length === kingdom.length &&
      played.every((pile) => kingdom.includes(pile));
    return isIt && row !== undefined && !row.resigned
      ? [{ won: row.place === 1, turns: row.turns, score: row.score.total, game: id }]
      : [];
  });
  done.sort((a, b) => Number(b.won) - Number(a.won) || (a.won ? a.turns - b.turns : 0) || b.score - a.score);
  return done[0] ?? null;
}
