/** What is kept, as plain data: people, tables, games and their moves. */
import type { SetUpNames } from "@fiefdom/engine/save";
import type { StandingAnswers } from "@fiefdom/protocol/client";
import type { ChatJSON, PlaceJSON } from "@fiefdom/protocol/server";
import type { TableOptions } from "@fiefdom/protocol/table";
import type { Move } from "@fiefdom/table/move";

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

export interface Seat {
  kind: "open" | "person" | "bot";
  /** The person's public id. */
  person: string | null;
  name: string;
  bot: string | null;
  resigned: boolean;
  /** Accounts count for ratings. */
  account: boolean;
  rating: { readonly mean: number; readonly plusMinus: number } | null;
}

export interface TableBody {
  readonly options: TableOptions;
  readonly seats: Seat[];
  /** Public id of whoever made the table. */
  host: string;
  /** How many games were begun, and the running or last one. */
  games: number;
  game: string | null;
  /** People waiting to be matched sit at such a table. */
  readonly quick?: true;
  rematch: number[];
  /** By seat, for the running game. */
  standing: Record<number, StandingAnswers>;
  /** Requests that must not be done twice: the last ones, as `requests.ts` writes them. */
  done?: string[];
  /** By person, whom they don't want to read. */
  muted: Record<string, string[]>;
  /** By person, the marks of visitors whose guests they don't want to read, and since when. */
  mutedVisitors?: Record<string, Record<string, number>>;
}

export type TableStatus = "open" | "playing" | "over" | "closed";

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
}

export interface StoredMove {
  readonly n: number;
  readonly at: number;
  readonly move: Move;
  /** Null for moves from before there was a chain. */
  readonly link: string | null;
}

/** With the mark of the visitor who said it, and since when they are a guest, if they are one. */
export interface ChatLine extends ChatJSON {
  readonly visitor?: string;
  readonly guestSince?: number;
}
