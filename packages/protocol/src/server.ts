/**
 * What the server says over the WebSocket of a table. These are types and one small guard: the server builds
 * them itself, and a browser that reads them needs no schema library.
 */
import type { CostJSON } from "@fiefdom/engine/cost";
import type { Reason } from "@fiefdom/engine/explain";
import type { TypeName } from "@fiefdom/engine/types";
import type { ScoreJSON, ViewJSON } from "@fiefdom/engine/view";
import type { Bookmark, StandingAnswers } from "./client.ts";
import type { HintJSON, WarningJSON } from "./hint.ts";
import type { TableOptions } from "./table.ts";

/** Something that happened, as this viewer may read it: without `cards` where they may not see which. */
export interface EventJSON {
  readonly what: string;
  readonly who: number;
  readonly n: number;
  readonly cards?: readonly string[];
  /** The card that caused it; null for the rules themselves. */
  readonly source: string | null;
  readonly from: string;
  readonly to: string;
}

/** A card or landscape of this game: the same for everybody and at any time. */
export interface CardFacts {
  readonly id: string;
  readonly types: readonly TypeName[];
  readonly cost: CostJSON;
  /** Whether it is ever bought: Landmarks are not, and have no cost to show. */
  readonly bought: boolean;
  /** Whether Debt can come of it, by its cost or its text. */
  readonly owes: boolean;
  /** Whether it may be used from the hand when something happens. */
  readonly reacts: boolean;
  /** In every game, not of the Kingdom. */
  readonly basic: boolean;
  /** The pile it lies in, and how high that was at the start; null for landscapes. */
  readonly pile: string | null;
  readonly pileSize: number;
  readonly endsGame: boolean;
}

export interface SeatJSON {
  readonly seat: number;
  readonly kind: "open" | "person" | "bot";
  /** What to call whoever sits here; empty when nobody does. */
  readonly name: string;
  /** The person, by an id that is public; null for bots and open seats. */
  readonly person: string | null;
  /** The bot's name in the roster; also when it plays on for somebody. */
  readonly bot: string | null;
  readonly connected: boolean;
  readonly resigned: boolean;
  readonly rating: { readonly mean: number; readonly plusMinus: number } | null;
}

export interface ProposalJSON {
  readonly number: number;
  readonly what: "undo" | "replace";
  /** Who proposes it, and about which seat. */
  readonly by: number;
  readonly seat: number;
  readonly bot?: string;
  readonly agreed: readonly number[];
  /** Who has still to agree. */
  readonly awaited: readonly number[];
}

export interface TableJSON {
  readonly id: string;
  readonly status: "open" | "playing" | "over" | "closed";
  readonly options: TableOptions;
  readonly seats: readonly SeatJSON[];
  /** The seat of whoever may fill open seats with bots; -1 if they left. */
  readonly host: number;
  readonly spectators: number;
  readonly proposal: ProposalJSON | null;
  /** Seats that want to play again. */
  readonly rematch: readonly number[];
  /** How many games were begun here. */
  readonly games: number;
}

export interface ClockJSON {
  /** Milliseconds left, by seat; null where a seat has no clock. */
  readonly left: readonly (number | null)[];
  /** Whose clock runs; -1 for nobody's. `left` is as of `at`, the server's time in milliseconds. */
  readonly running: number;
  readonly at: number;
}

export interface PlaceJSON {
  readonly seat: number;
  readonly place: number;
  readonly turns: number;
  readonly resigned: boolean;
  readonly score: ScoreJSON;
  /** How the rating changed, if the game counted. */
  readonly rating?: { readonly before: number; readonly after: number };
}

/** The game as it stands for this viewer. */
export interface PlayJSON {
  /** For the record and the replay. */
  readonly game: string;
  /** What you may know, the pending decision included: with options if it is yours. */
  readonly view: ViewJSON;
  /** The id of the pending decision, whoever is asked; null when the game is over. */
  readonly decision: string | null;
  /** Keep this; say it in the next hello. */
  readonly bookmark: Bookmark;
  /** What happened: keep the first `from` events you have, drop the others, add these. */
  readonly from: number;
  readonly events: readonly EventJSON[];
  readonly clock: ClockJSON | null;
  /** Whether you may take back your last decision: at once, by consent, or not at all. */
  readonly undo: "free" | "consent" | "no";
  readonly result: readonly PlaceJSON[] | null;
}

export interface ChatJSON {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number;
  readonly text: string;
  readonly at: number;
}

/** The reply to hello: everything, in one message. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  /** The server's time in milliseconds, to set clocks by. */
  readonly time: number;
  /** Your seat; -1 for a spectator. `person` is your public id. */
  readonly you: { readonly seat: number; readonly person: string | null };
  readonly table: TableJSON;
  readonly play: PlayJSON | null;
  /** The cards of this game; empty before it begins. */
  readonly cards: readonly CardFacts[];
  readonly standing: StandingAnswers;
  readonly muted: readonly string[];
  readonly chat: readonly ChatJSON[];
}

export type ServerMessage =
  | Welcome
  /** Who sits, who is there, what is proposed: whenever that changes. */
  | { readonly type: "table"; readonly table: TableJSON }
  /** After every move, once it is stored. */
  | { readonly type: "play"; readonly play: PlayJSON }
  | { readonly type: "chat"; readonly line: ChatJSON }
  /** Done and stored. `repeated`: it had been done before. `proposed`: the others are being asked. */
  | { readonly type: "ack"; readonly id: number; readonly repeated?: true; readonly proposed?: number }
  /** Not done. For an answer or an undo the game as it stands comes along. */
  | {
      readonly type: "refused";
      readonly id: number;
      readonly code: string;
      readonly message: string;
      readonly play?: PlayJSON;
    }
  /** Why not; null if it can be done. */
  | { readonly type: "why"; readonly id: number; readonly reason: Reason | null }
  /** The game as one line, which a table at home can be set up from. */
  | { readonly type: "position"; readonly id: number; readonly line: string }
  /** What Sovereign would do in your place; null where there is nothing to weigh. */
  | { readonly type: "hint"; readonly id: number; readonly hint: HintJSON | null }
  /** What there is to say before that answer is given; null if it is no clear mistake, or nobody can tell in time. */
  /** Late: there was no time to tell whether a warning is due. */
  | {
      readonly type: "warned";
      readonly id: number;
      readonly warning: WarningJSON | null;
      readonly late?: true;
    }
  | { readonly type: "pong"; readonly id: number; readonly time: number }
  /** The message was not understood at all. */
  | { readonly type: "error"; readonly code: string; readonly message: string }
  /** The connection will be closed; connect again after that many milliseconds. */
  | { readonly type: "bye"; readonly reason: "restart"; readonly again: number };

const TYPES = new Set([
  "welcome",
  "table",
  "play",
  "chat",
  "ack",
  "refused",
  "why",
  "position",
  "hint",
  "warned",
  "pong",
  "error",
  "bye",
]);

/** Reads a message of the server; null if it is none, which a client should treat as a lost connection. */
export function readServerMessage(text: string): ServerMessage | null {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== "object" || json === null || !("type" in json)) return null;
    return TYPES.has(String(json.type)) ? (json as ServerMessage) : null;
  } catch {
    return null;
  }
}
