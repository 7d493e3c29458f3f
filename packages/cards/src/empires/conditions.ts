/** What several Empires cards ask about. */
import { BUY_PHASE, type Frame, type Game, kindOf, type Trigger } from "@fiefdom/engine/game";
import { looksAt, SHARED } from "@fiefdom/engine/touch";
import { typeBit } from "@fiefdom/engine/types";

/** Is it a Buy phase of this player's own? */
export const inYourBuyPhase = looksAt(
  SHARED.phase,
  (g: Game, f: Frame): boolean => f.who === g.player && g.phase === BUY_PHASE,
);

/** Did whoever did this do it in a Buy phase of their own? */
export const inTheirBuyPhase = looksAt(
  SHARED.phase,
  (g: Game, t: Trigger): boolean => t.event.by === g.player && g.phase === BUY_PHASE,
);

/** How many Actions this player has in play. */
export const actionsInPlay = (g: Game, who: number): number =>
  g.players[who].play.filter((card) => g.board.is(kindOf(card), typeBit("Action"))).length;
