/** What several Empires cards ask about. */
import { BUY_PHASE, type Frame, type Game, kindOf, type Trigger } from "@fiefdom/engine/game";
import { type TypeName, typeBit } from "@fiefdom/engine/types";

/** Is it a Buy phase of this player's own? */
export const inYourBuyPhase = (g: Game, f: Frame): boolean => f.who === g.player && g.phase === BUY_PHASE;

/** Did whoever did this do it in a Buy phase of their own? */
export const inTheirBuyPhase = (g: Game, t: Trigger): boolean =>
  t.event.by === g.player && g.phase === BUY_PHASE;

/** Is the card to which it happened of this type? */
export const itWas = (type: TypeName): ((g: Game, t: Trigger) => boolean) => {
  const bit = typeBit(type);
  return (g, t) => g.board.is(kindOf(t.event.it), bit);
};

/** How many Actions this player has in play. */
export const actionsInPlay = (g: Game, who: number): number =>
  g.players[who].play.filter((card) => g.board.is(kindOf(card), typeBit("Action"))).length;
