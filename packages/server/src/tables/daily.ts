/** The kingdom of the day on this server: a table for it, and who did best there today. */
import { layOut } from "@fiefdom/cards";
import { dayAt, RIVAL_OF_THE_DAY, seedOfDay } from "@fiefdom/protocol/daily";
import type { GameRow } from "@fiefdom/protocol/http";
import type { DailyJSON } from "@fiefdom/protocol/people";
import { type TableOptions, tableOptions } from "@fiefdom/protocol/table";
import type { DailyResult, Person } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import { stamp } from "../time.ts";

const MOST_ROWS = 20;

export const today = (): string => dayAt(stamp());

export function kingdomOf(day: string): GameRow["kingdom"] {
  const { kingdom, landscapes, colonies } = layOut(
    { kingdom: { from: "random", constraints: {} } },
    seedOfDay(day),
  );
  return { kingdom, landscapes, colonies: colonies === true };
}

/** Seen by all, for its result is; watched by nobody, for one plays it alone. */
export function optionsOf(day: string): TableOptions {
  const { kingdom, landscapes, colonies } = kingdomOf(day);
  return tableOptions.parse({
    kingdom: { from: "list", piles: kingdom },
    landscapes,
    colonies,
    seats: [{ for: "person" }, { for: "bot", bot: RIVAL_OF_THE_DAY }],
    public: true,
    spectators: false,
  });
}

const plain = ({ day: _, ...result }: DailyResult, name: string) => ({ ...result, name });

export async function daily(store: Store, person: Person | null): Promise<DailyJSON> {
  const day = today();
  const { rows, players } = await store.daily(day, MOST_ROWS);
  const mine = person === null ? null : await store.dailyOf(day, person.publicId);
  return {
    day,
    kingdom: kingdomOf(day),
    bot: RIVAL_OF_THE_DAY,
    players,
    rows: rows.map(({ name, ...result }, i) => ({ rank: i + 1, ...plain(result, name) })),
    mine: mine === null ? null : plain(mine, person?.name ?? ""),
  };
}
