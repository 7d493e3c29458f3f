/**
 * What Sovereign considered in somebody's place: the lines that it compared with how likely each is to win, and how
 * the game may go on. It is made from what that seat may know, and is for its eyes only.
 */

/** One answer of a line: options as they are written in records. */
export interface HintStepJSON {
  readonly verb: string;
  /** The card that asks; null when the turn itself does. */
  readonly source: string | null;
  readonly options: readonly string[];
}

export interface HintLineJSON {
  readonly line: readonly HintStepJSON[];
  /** From 0 to 1, a shared win counting as its part; it lies between these with 95 % certainty, as far as the playouts go. */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** How much more likely than what the plan would do, give or take so much, and in how many games. */
  readonly ahead: number;
  readonly give: number;
  readonly playouts: number;
  readonly isPlan: boolean;
}

export interface HintJSON {
  readonly seat: number;
  readonly turn: number;
  /** Best first; the first is what it would do. */
  readonly candidates: readonly [HintLineJSON, ...HintLineJSON[]];
  readonly playouts: number;
  /** By seat, the plan that the player is taken to follow. */
  readonly plans: readonly string[];
  /** What the players will most likely gain in the turns that follow. */
  readonly course: readonly { readonly seat: number; readonly gains: readonly string[] }[];
}

/** A number, and how far it may be off with 95 % certainty. */
export interface AboutJSON {
  readonly value: number;
  readonly give: number;
}

/** What somebody is told before a costly answer. It is made from what their seat may know, and is for its eyes only. */
export interface WarningJSON {
  readonly verb: string;
  readonly source: string | null;
  readonly played: { readonly options: readonly string[]; readonly chance: AboutJSON };
  readonly better: { readonly options: readonly string[]; readonly chance: AboutJSON };
  readonly cost: AboutJSON;
  /** Why, the weightiest first, each a code with what was counted. */
  readonly reasons: readonly { readonly code: string }[];
  /** Worlds in which both were played to the end. */
  readonly worlds: number;
}
