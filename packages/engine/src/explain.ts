/**
 * Why not. For each thing a player might try and can't do now, a reason as data: clients put it into
 * words, they compute nothing.
 */
import { coinCost } from "./cost.ts";
import { actOf, BUY_IT, COURSE, code, PLAY_IT, TREASURES_CODE } from "./decisions.ts";
import { ACTION_PHASE, BUY_PHASE, type Game, kindOf, NONE } from "./game.ts";
import { CAREFUL } from "./plan.ts";
import { available, top } from "./supply.ts";
import { ACTION, TREASURE, typeBit } from "./types.ts";

export interface Reason {
  readonly code:
    | "unknown"
    | "game-over"
    | "not-your-turn"
    | "other-decision"
    | "wrong-phase"
    | "not-in-hand"
    | "not-playable"
    | "no-actions"
    | "treasures-over"
    | "no-buys"
    | "too-dear"
    | "debt"
    | "not-in-supply"
    | "pile-empty"
    | "covered"
    | "forbidden"
    | "order-matters"
    | "not-an-option";
  /** How many coins are missing, or how much Debt is in the way. */
  readonly n?: number;
  /** The card in the way, by id. */
  readonly card?: string;
  /** More about a card's own prohibition. */
  readonly because?: string;
}

/** Why this seat can't do that now ("buy:gold", "play:village"...); null if it can. */
export function explain(g: Game, seat: number, what: string): Reason | null {
  const d = g.decision;
  const course = d?.labels?.indexOf(what) ?? NONE;
  const option = course >= 0 ? code(COURSE, course) : (g.board.codes.get(what) ?? NONE);
  if (g.over || d === null) return { code: "game-over" };
  if (option === NONE) return { code: "unknown" };
  if (d.who === seat && d.options.includes(option)) return null;
  const act = actOf(option);
  if (option === TREASURES_CODE && d.who === seat && g.phase === BUY_PHASE) return whyNoPlan(g, seat);
  if (act !== PLAY_IT && act !== BUY_IT) return { code: d.who === seat ? "not-an-option" : "not-your-turn" };
  if (g.player !== seat) return { code: "not-your-turn" };
  const kind = option & 255;
  const why = act === PLAY_IT ? whyNotPlay(g, seat, kind) : whyNotBuy(g, seat, kind);
  return why ?? { code: d.who === seat ? "other-decision" : "not-your-turn" };
}

/** Why "play all Treasures" leaves the Treasures to the player. */
function whyNoPlan(g: Game, seat: number): Reason {
  const { board } = g;
  const treasures = g.players[seat].hand.map(kindOf).filter((kind) => board.is(kind, TREASURE));
  if (treasures.length === 0) return { code: "not-in-hand" };
  if (g.treasuresOver) return { code: "treasures-over" };
  const careful = treasures.find((kind) => board.ranks[kind] === CAREFUL);
  const spoiler = board.spoilers.find((kind) => available(g, kind));
  const banned = board.bans.findIndex((ban, kind) => ban !== null && available(g, kind));
  const cause = careful ?? spoiler ?? (banned >= 0 ? banned : treasures[0]);
  return { code: "order-matters", card: board.kinds[cause].id };
}

function whyNotPlay(g: Game, seat: number, kind: number): Reason | null {
  const { board } = g;
  if (!g.players[seat].hand.some((card) => kindOf(card) === kind)) return { code: "not-in-hand" };
  if (!board.is(kind, ACTION | TREASURE)) return { code: "not-playable" };
  if (g.phase === ACTION_PHASE) {
    if (!board.is(kind, ACTION)) return { code: "wrong-phase" };
    return g.actions === 0 ? { code: "no-actions" } : null;
  }
  if (g.phase !== BUY_PHASE || !board.is(kind, TREASURE)) return { code: "wrong-phase" };
  return g.treasuresOver ? { code: "treasures-over" } : null;
}

function whyNotBuy(g: Game, seat: number, kind: number): Reason | null {
  const { board } = g;
  const isEvent = board.is(kind, typeBit("Event"));
  if (!isEvent) {
    const pile = board.pileOf[kind];
    if (pile < 0) return { code: "not-in-supply" };
    if (g.piles[pile] === 0) return { code: "pile-empty" };
    if (top(g, pile) !== kind) {
      const mixed = g.mixed[board.piles[pile].mixed];
      return mixed.includes(kind)
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
  const ban = board.bans[kind];
  if (ban?.if(g, seat) === true) {
    return { code: "forbidden", because: ban.because, ...(ban.card === undefined ? {} : { card: ban.card }) };
  }
  return null;
}
