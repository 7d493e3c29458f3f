/**
 * The Supply and the piles beside it. In the Supply, piles of one kind are a count, piles of several kinds an
 * array with the top at the end. Piles beside it are always arrays.
 */
import type { Pile } from "./board.ts";
import { type Game, NONE } from "./game.ts";

/** The kind on top of a pile; NONE if it is empty. */
export function top(g: Game, pile: number): number {
  if (g.piles[pile] === 0) return NONE;
  const only = g.board.onlyKind[pile];
  if (only >= 0) return only;
  const cards = g.mixed[g.board.piles[pile].mixed];
  return cards[cards.length - 1];
}

/** Can a card of this kind be taken from its pile now? */
export function available(g: Game, kind: number): boolean {
  const pile = g.board.pileOf[kind];
  return pile >= 0 ? top(g, pile) === kind : availableOutside(g, kind);
}

function availableOutside(g: Game, kind: number): boolean {
  const pile = g.board.outsideOf[kind];
  if (pile < 0) return false;
  const cards = g.outside[pile];
  return g.board.outside[pile].seen === "all" ? cards.includes(kind) : cards.at(-1) === kind;
}

/** The kind on top of a pile beside the Supply; NONE if it is empty. */
export const topOutside = (g: Game, pile: number): number => g.outside[pile].at(-1) ?? NONE;

/** Is there a pile to which cards of this kind belong? */
export const hasPile = (g: Game, kind: number): boolean =>
  g.board.pileOf[kind] >= 0 || g.board.outsideOf[kind] >= 0;

/** Takes a card of this kind, which must be available, off its pile. */
export function takeOffPile(g: Game, kind: number): void {
  const pile = g.board.pileOf[kind];
  if (pile >= 0) {
    takeTop(g, pile);
    return;
  }
  const outside = g.board.outsideOf[kind];
  const cards = g.outside[outside];
  cards.splice(cards.lastIndexOf(kind), 1);
  if (g.board.outside[outside].seen === "top" && cards.length > 0) g.revealed++;
}

/** Takes the top card off a pile. */
export function takeTop(g: Game, pile: number): void {
  if (g.board.onlyKind[pile] < 0) {
    const { mixed, seen } = g.board.piles[pile];
    g.mixed[mixed].pop();
    // The next one comes to light.
    if (seen !== "all" && g.mixed[mixed].length > 0) g.revealed++;
  }
  if (--g.piles[pile] === 0) g.emptyPiles++;
}

/** Puts a card of this kind back on top of its pile. */
export function putOnPile(g: Game, kind: number): void {
  const pile = g.board.pileOf[kind];
  if (pile < 0) {
    g.outside[g.board.outsideOf[kind]].push(kind);
    return;
  }
  const mixed = g.board.piles[pile].mixed;
  if (mixed >= 0) g.mixed[mixed].push(kind);
  if (g.piles[pile]++ === 0) g.emptyPiles--;
}

/** The cards of a pile as everybody knows them: from the top, or where their order is not known, in no order. */
export function knownCards(
  cards: readonly number[],
  { seen, dealt }: Pick<Pile, "seen" | "dealt">,
): number[] {
  if (seen === "all") return cards.slice().reverse();
  if (!dealt) return cards.slice().sort((a, b) => a - b);
  return seen === "top" ? cards.slice(-1) : [];
}

/** The kinds that can be taken from the Supply now and that fit. */
export function supplyOptions(g: Game, fits: (kind: number) => boolean): number[] {
  const options: number[] = [];
  for (let pile = 0; pile < g.piles.length; pile++) {
    const kind = top(g, pile);
    if (kind !== NONE && fits(kind)) options.push(kind);
  }
  return options;
}

/** Where the tokens of a pile, or of a landscape, are kept. */
export const pileTokens = ({ board }: Pick<Game, "board">, pile: number, token: number): number =>
  pile * board.tokens.length + token;
export function landscapeTokens({ board }: Pick<Game, "board">, kind: number, token: number): number {
  return (board.piles.length + board.landscapes.indexOf(kind)) * board.tokens.length + token;
}
