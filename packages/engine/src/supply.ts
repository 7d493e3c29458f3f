/**
 * The Supply and the piles beside it. In the Supply, piles of one kind are a count, piles of several kinds an
 * array with the top at the end. Piles beside it are always arrays.
 */
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
  const cards = g.outside[g.board.outsideOf[kind]];
  cards.splice(cards.lastIndexOf(kind), 1);
}

/** Takes the top card off a pile. */
export function takeTop(g: Game, pile: number): void {
  if (g.board.onlyKind[pile] < 0) g.mixed[g.board.piles[pile].mixed].pop();
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
