/** At whose place a viewer sits just now: at their own, or at that of the player for whom they decide. */
import type { ViewJSON } from "@fiefdom/engine/view";

export const placeOf = ({ seat, player, decider }: Pick<ViewJSON, "seat" | "player" | "decider">): number =>
  decider !== undefined && decider === seat ? player : seat;
