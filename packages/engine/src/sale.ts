/** What stands in the way of a purchase. */
import { LASTING } from "./ability.ts";
import { coinCost } from "./cost.ts";
import type { Reason } from "./explain.ts";
import { BUY_PHASE, type Game, kindOf } from "./game.ts";
import { top } from "./supply.ts";

/** Null if this player may buy that card or Event now. */
export function whyNotBuy(g: Game, seat: number, kind: number): Reason | null {
  const { board } = g;
  const isEvent = board.events.includes(kind);
  if (!isEvent) {
    const pile = board.pileOf[kind];
    if (pile < 0) return { code: "not-in-supply" };
    if (g.piles[pile] === 0) return { code: "pile-empty" };
    if (top(g, pile) !== kind) {
      const { mixed, dealt } = board.piles[pile];
      return dealt || g.mixed[mixed].includes(kind)
        ? { code: "covered", card: board.kinds[top(g, pile)].id }
        : { code: "pile-empty" };
    }
  }
  if (g.phase !== BUY_PHASE) return { code: "wrong-phase" };
  const debt = g.players[seat].debt;
  if (debt > 0) return { code: "debt", n: debt };
  if (g.buys === 0) return { code: "no-buys" };
  const missing = (isEvent ? board.coins[kind] : coinCost(g, kind)) - g.coins;
  if (missing > 0) return { code: "too-dear", n: missing };
  if (board.potions[kind] > g.potions) return { code: "no-potion", n: board.potions[kind] - g.potions };
  if (!board.hasBans) return null;
  return isEvent ? whyBanned(g, seat, kind) : whyForbidden(g, seat, kind);
}

/** Is it only that something is missing to pay with? */
export const isShort = (why: Reason | null): why is Reason =>
  why !== null && (why.code === "too-dear" || why.code === "no-potion");

/** What its own text says against it. */
function whyBanned(g: Game, seat: number, kind: number): Reason | null {
  const ban = g.board.bans[kind];
  if (ban?.if(g, seat) !== true) return null;
  return { code: "forbidden", because: ban.because, ...(ban.card === undefined ? {} : { card: ban.card }) };
}

/** What forbids this player to buy that card: its own text, or an effect that lasts. */
export function whyForbidden(g: Game, seat: number, kind: number): Reason | null {
  const { kinds } = g.board;
  const banned = whyBanned(g, seat, kind);
  if (banned !== null) return banned;
  for (const e of g.lasting) {
    const { mayNotBuy } = LASTING[e.def];
    if (e.who === seat && mayNotBuy?.if(g, kind, e) === true)
      return { code: "forbidden", because: mayNotBuy.because, card: kinds[kindOf(e.card)].id };
  }
  return null;
}
