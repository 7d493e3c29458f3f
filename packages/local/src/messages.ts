/**
 * What is said to the worker before there is a table: the part that a server does over HTTP. Once it is open,
 * everything goes by the messages of @fiefdom/protocol.
 */
import type { GameRecord } from "@fiefdom/engine/record";
import type { ClientMessage, ServerMessage, TableOptions, TableWishes } from "@fiefdom/protocol";

/** Who sits where; the person sits first. */
export interface Setting {
  readonly options: TableOptions;
  readonly names: readonly string[];
  /** By the roster's names; empty for the person. */
  readonly bots: readonly string[];
}

/** A table as a browser keeps it. */
export interface Keepsake {
  readonly fiefdom: "local";
  readonly over: boolean;
  readonly setting: Setting;
  readonly record: GameRecord;
}

export type LocalRequest =
  | {
      readonly type: "open";
      readonly wishes: TableWishes;
      /** What to call the players, in the order of the seats. */
      readonly names: readonly string[];
      readonly seed: string;
    }
  | { readonly type: "resume"; readonly kept: Keepsake };

export type LocalReply =
  /** The table is open: say hello. */
  | { readonly type: "opened" }
  /** The wishes can't be met, or the keepsake can't be read. */
  | { readonly type: "failed"; readonly code: string; readonly message: string }
  /** Put this away; it brings the game back. */
  | { readonly type: "keep"; readonly kept: Keepsake };

export type ToWorker = LocalRequest | ClientMessage;
export type FromWorker = LocalReply | ServerMessage;
