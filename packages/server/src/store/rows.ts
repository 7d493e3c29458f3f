/** What is kept, as plain data: people, tables, games and their moves. */
import type { SetUpNames } from "@fiefdom/engine/save";
import type { QuickWishes } from "@fiefdom/protocol/http";
import type { ChatJSON, PlaceJSON, TableJSON } from "@fiefdom/protocol/server";
import type { TableOptions } from "@fiefdom/protocol/table";
import type { Move } from "@fiefdom/table/move";
import type { Seat } from "@fiefdom/table/seats";
import type { TableBody as PlainTable } from "@fiefdom/table/table";

export interface Person {
  /** Secret: whoever can say it, signed, is this person. */
  readonly id: string;
  readonly publicId: string;
  name: string;
  /** Accounts only: the name to log in with, in one spelling, and the password's hash. */
  login: string | null;
  password: string | null;
  settings: Record<string, unknown>;
  /** Raised to make all cookies given out so far invalid. */
  keys: number;
  mean: number | null;
  spread: number | null;
  rated: number;
  readonly created: number;
}

/** A table with what is kept of it on a server. */
export interface TableBody extends PlainTable {
  /** Public id of whoever made the table. */
  host: string;
  /** The running game, or the last one. */
  game: string | null;
  /** People waiting to be matched sit at such a table. */
  readonly quick?: true;
  /** By person, what each of them wishes for: while they wait, the table may become any that suits all of them. */
  wishes?: Record<string, QuickWishes>;
  /** It was made for the kingdom of this day. */
  readonly daily?: string;
  /** Requests that must not be done twice: the last ones, as `requests.ts` writes them. */
  done?: string[];
  /** By person, whom they don't want to read. */
  muted: Record<string, string[]>;
  /** By person, the marks of visitors whose guests they don't want to read, and since when. */
  mutedVisitors?: Record<string, Record<string, number>>;
}

export type TableStatus = TableJSON["status"];

export interface TableRow {
  readonly id: string;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly deadline: number | null;
  readonly body: TableBody;
  readonly created: number;
}

export interface GameBody {
  readonly setUp: SetUpNames;
  readonly seed: string;
  readonly first: number;
  readonly engine: string;
  /** As they sat down; what changed since is in the moves. */
  readonly seats: readonly Seat[];
  readonly options: TableOptions;
  /** This engine cannot play it as it was played. */
  unreplayable?: true;
  /** Nor can any other: something of it was lost. */
  damaged?: true;
}

export interface StoredGame {
  readonly id: string;
  readonly table: string;
  readonly number: number;
  readonly listed: boolean;
  readonly started: number;
  readonly ended: number | null;
  readonly body: GameBody;
  readonly result: readonly PlaceJSON[] | null;
  /** Closes the chain of its moves; null while it runs, and for games from before there was one. */
  readonly seal: string | null;
  /** While it runs: how far the chain has come. Null without a move, and for games from before it was kept. */
  readonly head: Head | null;
}

export interface Head {
  readonly moves: number;
  /** The last one's. */
  readonly link: string;
}

export interface StoredMove {
  readonly n: number;
  readonly at: number;
  readonly move: Move;
  /** Null for moves from before there was a chain. */
  readonly link: string | null;
}

/** What somebody did in the kingdom of a day. */
export interface DailyResult {
  readonly day: string;
  readonly person: string;
  readonly game: string;
  readonly won: boolean;
  readonly turns: number;
  readonly score: number;
}

/** A table at which somebody waited for a quick match, and what came of it. */
export interface Waited {
  readonly body: TableBody;
  readonly created: number;
  /** When the game began; null if it has not. */
  readonly began: number | null;
  readonly status: TableStatus;
}

/** With the mark of the visitor who said it, and since when they are a guest, if they are one. */
export interface ChatLine extends ChatJSON {
  readonly visitor?: string;
  readonly guestSince?: number;
}
