/** The Supply: piles of one kind are a count, piles of several kinds an array with the top at the end. */
import { type Game, NONE, TOKEN_KINDS } from "./game.ts";

/** The kind on top of a pile; NONE if it is empty. */
export function top(g: Game, pile: number): number {
  if (g.piles[pile] === 0) return NONE;
  const only = g.board.onlyKind[pile];
  if (only >= 0) return only;
  const cards = g.mixed[g.board.piles[pile].mixed];
  return cards[cards.length - 1];
}

/** Can a card of this kind be taken from the Supply now? */
export function available(g: Game, kind: number): boolean {
  const pile = g.board.pileOf[kind];
  return pile >= 0 && top(g, pile) === kind;
}

/** Takes the top card off a pile. */
export function takeTop(g: Game, pile: number): void {
  if (g.board.onlyKind[pile] < 0) g.mixed[g.board.piles[pile].mixed].pop();
  if (--g.piles[pile] === 0) g.emptyPiles++;
}

/** Puts a card of this kind back on top of its pile. */
export function putOnPile(g: Game, kind: number): void {
  const pile = g.board.pileOf[kind];
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
export const pileTokens = (pile: number, token: number): number => pile * TOKEN_KINDS + token;
export function landscapeTokens(g: Game, kind: number, token: number): number {
  return (g.board.piles.length + g.board.landscapes.indexOf(kind)) * TOKEN_KINDS + token;
}
