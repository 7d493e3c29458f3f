/** A connection, as a table sees it. */
import type { Bookmark } from "@fiefdom/protocol/client";
import type { ServerMessage } from "@fiefdom/protocol/server";
import type { Person } from "../store/rows.ts";

export interface Client {
  /** Null for a visitor without a name: they may watch. */
  readonly person: Person | null;
  /** The mark of the visitor: the same for all who come from one address. */
  readonly visitor: string;
  /** Connected to another process: should the table go elsewhere, the connection stays. */
  readonly isFar?: true;
  /** What the client calls itself, to know its requests again; null if it does not say. */
  name: string | null;
  /** How far this connection has read. */
  seen: Bookmark | null;
  /** Sends a message that was put into words already. */
  sendText(text: string): void;
  /** What is sent meanwhile goes out in one piece. */
  together(words: () => void): void;
  close(code: number, reason: string): void;
}

export const send = (client: Client, message: ServerMessage): void =>
  client.sendText(JSON.stringify(message));
