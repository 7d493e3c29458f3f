/** The protocol's parts under short names. */
import type { PlayJSON, ServerMessage } from "@fiefdom/protocol";

export type View = PlayJSON["view"];
export type PlayerView = View["players"][number];
export type PileView = View["supply"][number];
export type LandscapeView = View["landscapes"][number];
/** A question to this player, with its options. */
export type Decision = Extract<NonNullable<View["decision"]>, { readonly options: readonly string[] }>;
export type Reason = NonNullable<Extract<ServerMessage, { type: "why" }>["reason"]>;

/** Something that went wrong, by its code and in a programmer's words. */
export interface Problem {
  readonly code: string;
  /** Of a set-up that can't be: why not. */
  readonly reason?: string | undefined;
  readonly message: string;
}

export const decisionOf = (view: View): Decision | null =>
  view.decision !== null && "options" in view.decision ? view.decision : null;
