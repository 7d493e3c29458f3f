/** What is known at a table, as the parts of the page that show it want it. */
import type {
  CardFacts,
  ChatJSON,
  ClockJSON,
  EventJSON,
  PlayJSON,
  StandingAnswers,
  TableJSON,
} from "@fiefdom/protocol";
import type { Problem } from "./types.ts";

export interface Seen {
  readonly status: "none" | "opening" | "ready" | "failed";
  readonly problem: Problem | null;
  /** Nothing gets through at the moment; it is being tried again. */
  readonly lost: boolean;
  /** Meanwhile: what somebody did that waits to be sent, and what may or may not have arrived. */
  readonly held: number;
  readonly unsure: number;
  /** The browser could not store the last move: the game lasts as long as this page. */
  readonly unkept: boolean;
  /** My seat; -1 if I watch. */
  readonly you: number;
  /** My public id; null for somebody without a name. */
  readonly person: string | null;
  readonly table: TableJSON | null;
  readonly cards: ReadonlyMap<string, CardFacts>;
  /** As it is shown now. */
  readonly play: PlayJSON | null;
  readonly events: readonly EventJSON[];
  /** The table as it was once, where somebody looks back at that; the game goes on meanwhile. */
  readonly past: PlayJSON | null;
  /** Moves that wait to be shown. */
  readonly behind: number;
  /** The clock waits for nobody: it is always the newest. */
  readonly clock: ClockJSON | null;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  /** What is done for the player without asking. */
  readonly standing: StandingAnswers;
  readonly chat: readonly ChatJSON[];
  readonly muted: readonly string[];
  /** The last thing that was refused. */
  readonly refused: Problem | null;
  /** Points of each seat at the end of each turn that was seen. */
  readonly scores: ReadonlyMap<number, readonly number[]>;
}

export const NOTHING: Seen = {
  status: "none",
  problem: null,
  lost: false,
  held: 0,
  unsure: 0,
  unkept: false,
  you: -1,
  person: null,
  table: null,
  cards: new Map(),
  play: null,
  events: [],
  past: null,
  behind: 0,
  clock: null,
  ahead: 0,
  standing: { reactions: {}, treasures: false, payDebt: false },
  chat: [],
  muted: [],
  refused: null,
  scores: new Map(),
};
