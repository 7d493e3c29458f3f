/**
 * Why not. For each thing a player might try and can't do now, a reason as data: clients put it into
 * words, they compute nothing.
 */
import { isBought } from "./card.ts";
import { actOf, BUY_IT, CARD, COURSE, code, PLAY_IT, TREASURES_CODE } from "./decisions.ts";
import {
  ACTION_PHASE,
  answerer,
  askedSeat,
  BUY_PHASE,
  type Game,
  kindOf,
  NIGHT_PHASE,
  NONE,
} from "./game.ts";
import { isUnlisted, kept, wayTo } from "./purse.ts";
import { isShort, whyNotBuy } from "./sale.ts";
import { keptBy } from "./treasures.ts";
import { ACTION, NIGHT, TREASURE } from "./types.ts";

export interface Reason {
  readonly code:
    | "unknown"
    | "game-over"
    | "not-your-turn"
    | "other-decision"
    | "wrong-phase"
    | "not-in-hand"
    | "not-playable"
    | "never-bought"
    | "no-actions"
    | "treasures-over"
    | "no-buys"
    | "too-dear"
    | "no-potion"
    | "debt"
    | "not-in-supply"
    | "pile-empty"
    | "covered"
    | "forbidden"
    | "order-matters"
    | "kept-for"
    | "kept-from"
    | "not-an-option";
  /** How many coins or Potions are missing, or how much Debt is in the way. */
  readonly n?: number;
  /** The card in the way, by id. */
  readonly card?: string;
  /** More about a card's own prohibition. */
  readonly because?: string;
  /** The Treasures in hand that would help, or that were kept back, by id. */
  readonly treasures?: readonly string[];
  /** What may be answered instead: it plays those Treasures. It is not listed among the options. */
  readonly option?: string;
}

/** Why this seat can't do that now ("buy:gold", "play:village"...); null if it can. */
export function explain(g: Game, seat: number, what: string): Reason | null {
  const d = g.decision;
  const course = d?.labels?.indexOf(what) ?? NONE;
  const option = course >= 0 ? code(COURSE, course) : (g.board.codes.get(what) ?? NONE);
  // Whoever decides for another asks about what that other may do.
  const isAsked = d !== null && askedSeat(g) === seat;
  const offered = isAsked && d.options.includes(option);
  if (offered) return null;
  // What is always so is said at any time.
  if (isOfACard(option) && !isBought(g.board.kinds[kindOf(option)])) return { code: "never-bought" };
  if (g.over || d === null) return { code: "game-over" };
  if (option === NONE) return { code: "unknown" };
  if (isAsked && isUnlisted(g, d.who, option)) return null;
  const act = actOf(option);
  if (option === TREASURES_CODE && isAsked && g.phase === BUY_PHASE) return whyNoPlan(g, d.who);
  if (act !== PLAY_IT && act !== BUY_IT) return { code: isAsked ? "not-an-option" : "not-your-turn" };
  const who = g.player;
  if (answerer(g, who) !== seat) return { code: "not-your-turn" };
  const kind = kindOf(option);
  const why = act === PLAY_IT ? whyNotPlay(g, who, kind) : whyNotBuy(g, who, kind);
  if (act === BUY_IT && isShort(why) && isAsked) return { ...why, ...helpFor(g, who, kind) };
  return why ?? { code: isAsked ? "other-decision" : "not-your-turn" };
}

/** To play, buy or choose a card: what might be tried with one that lies there. */
const isOfACard = (option: number): boolean =>
  option !== NONE && [CARD, PLAY_IT, BUY_IT].includes(actOf(option));

const idsOf = (g: Game, kinds: readonly number[]): string[] => kinds.map((kind) => g.board.kinds[kind].id);

/** The Treasures in hand that would pay for it. */
function helpFor(g: Game, seat: number, kind: number): Pick<Reason, "treasures" | "option"> {
  const way = wayTo(g, seat, kind);
  return way === null ? {} : { treasures: idsOf(g, way), option: `treasures:${g.board.kinds[kind].id}` };
}

/** Why "play all Treasures" leaves these Treasures to the player, and how they are played all the same. */
function whyNoPlan(g: Game, seat: number): Reason {
  const { board } = g;
  const treasures = g.players[seat].hand.map(kindOf).filter((kind) => board.is(kind, TREASURE));
  if (treasures.length === 0) return { code: "not-in-hand" };
  if (g.treasuresOver) return { code: "treasures-over" };
  const rest = kept(g, seat);
  const { code: why, kind } = keptBy(g, seat) ?? { code: "order-matters" as const, kind: treasures[0] };
  return {
    code: why,
    card: board.kinds[kind].id,
    treasures: idsOf(g, rest.length > 0 ? rest : treasures),
    ...(rest.length > 0 ? { option: "rest" } : {}),
  };
}

function whyNotPlay(g: Game, seat: number, kind: number): Reason | null {
  const { board } = g;
  if (!g.players[seat].hand.some((card) => kindOf(card) === kind)) return { code: "not-in-hand" };
  if (!board.is(kind, ACTION | TREASURE | NIGHT)) return { code: "not-playable" };
  if (g.phase === NIGHT_PHASE) return board.is(kind, NIGHT) ? null : { code: "wrong-phase" };
  if (g.phase === ACTION_PHASE) {
    if (!board.is(kind, ACTION)) return { code: "wrong-phase" };
    return g.actions === 0 ? { code: "no-actions" } : null;
  }
  if (g.phase !== BUY_PHASE || !board.is(kind, TREASURE)) return { code: "wrong-phase" };
  return g.treasuresOver ? { code: "treasures-over" } : null;
}
