/** What a plan may say about playing, over and above what anybody with sense would do. */
import type { View } from "@fiefdom/engine/view";

/** Lists are of kinds, first things first. What a list leaves out comes after it, as sense would have it. */
export interface Preferences {
  /** The order in which to play Actions. */
  readonly play?: readonly number[];
  /** What to trash gladly. */
  readonly trash?: readonly number[];
  readonly discard?: readonly number[];
  /** What to gain where a card gives a choice; asked before `wants`. */
  readonly gain?: readonly number[];
  /** What to put on the deck gladly. */
  readonly topdeck?: readonly number[];
  /** The cards to react with; where the list is given, no other is used. */
  readonly react?: readonly number[];
  /** For a card that offers courses, by its id: the label to choose whenever it is open. */
  readonly courses?: Readonly<Record<string, string>>;
  /**
   * What to buy or gain now, of these options (as in the decision): one of them, or its kind, or NONE. With
   * it, buying is the plan's business alone; where something must be gained and it says NONE, sense decides.
   * It may be asked about one purchase more than once.
   */
  wants?(view: View, options: readonly number[], act: "buy" | "gain"): number;
}
