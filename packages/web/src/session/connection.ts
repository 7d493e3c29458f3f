/**
 * The way to a table. Behind it is a worker in this browser or a server far away; both speak the same
 * messages, so that nothing else needs to know which.
 */
import type { Judgement } from "@fiefdom/local";
import type { ClientMessage, ServerMessage } from "@fiefdom/protocol";
import type { View } from "./types.ts";

/** A moment of a game that this visitor was at: when so many events had been told, as that seat saw it. */
export interface Then {
  readonly game: string;
  readonly seat: number;
  readonly told: number;
}

/** How long anybody waits for a word about their move before it is made without one. */
export const PATIENCE_MS = 2000;

export interface Connection {
  send(message: ClientMessage): void;
  /** Takes back what was held because nothing got through. Each such request is refused as `withdrawn`. */
  withdraw?(): void;
  /** The table at that moment; null if it can't be had, or not yet. */
  past?(then: Then): Promise<View | null>;
  /** Where nobody else is at the table: whether a move is a clear mistake. Null if not, or if it can't be told in time. */
  judge?(options: readonly string[]): Promise<Judgement>;
  /** Moves will be judged. */
  prepare?(): void;
  close(): void;
}

export interface Hearing {
  /** The table can be spoken to: time to say hello. After a lost connection this comes again. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** Nothing gets through for now; the connection tries again by itself. */
  lost(): void;
  /** The line that seemed lost holds after all. */
  back?(): void;
  /** While nothing gets through: how much is held back to be sent, and of how much nobody knows whether it arrived. */
  holds?(held: number, unsure: number): void;
  /** Whether the game would outlast this page; only where that is a matter of this browser. */
  keeps?(isKept: boolean): void;
  /** It won't come to anything, for a reason in words; of a game that can't be set up, why not. */
  failed(code: string, message: string, reason?: string): void;
}
