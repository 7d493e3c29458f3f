/** Victory point and Debt tokens on piles and landscapes, and paying off Debt. */
import type { Token } from "../card.ts";
import { ask, code, END_CODE, PAY, valueIn } from "../decisions.ts";
import { type Frame, type Game, kindOf, NONE, NOWHERE, type Trigger, VP } from "../game.ts";
import { note } from "../log.ts";
import { type Part, touching } from "../program.ts";
import { landscapeTokens, pileTokens } from "../supply.ts";
import { earn, owe } from "../tokens.ts";
import { ASKS, looking, looksAt, type Place, SHARED, YOURS } from "../touch.ts";
import { payDebt } from "../turn.ts";
import { type Amount, all, amount, type OfIt } from "./words.ts";

export type { Place };

/** Where such tokens lie on the pile of a card; below zero for a card without a pile in the Supply, which has none. */
function onPileOf(g: Pick<Game, "board">, card: number, token: Token | number, who: number): number {
  const pile = g.board.pileOf[kindOf(card)];
  return pile < 0 ? NONE : pileTokens(g, pile, g.board.token(token, who));
}

/** The pile to which this card belongs. */
export const itsPile =
  (token: Token | number): Place =>
  (g, f) =>
    onPileOf(g, f.card, token, f.who);
/** The pile of the card spoken of. */
export const pileOfIt =
  (token: Token | number): Place =>
  (g, f) =>
    onPileOf(g, f.it, token, f.who);
/** This landscape. */
export const thisLandscape: Place = (g, f) => landscapeTokens(g, kindOf(f.card), VP);

const tokenAt = (g: Game, at: number): number => at % g.board.tokens.length;
const tokenId = (g: Game, at: number): string => g.board.tokens[tokenAt(g, at)].id;
/** What the log calls laying the tokens of every game; others go by their own name, as counters do. */
const LAID = ["addVp", "addDebt"];

const MOVED = ["moveVp"];

/** How many of these tokens lie on a pile. */
export const lyingOn = (g: Game, pile: number, token: Token): number =>
  g.tokens[pileTokens(g, pile, g.board.token(token, 0))] ?? 0;

/** Puts one there when the game is set up. */
export const lay = (g: Game, pile: number, token: Token): void => {
  g.tokens[pileTokens(g, pile, g.board.token(token, 0))]++;
};

/** The kind that stands for the pile or landscape on which these tokens lie. */
function holder(g: Game, at: number): number {
  const { piles, landscapes } = g.board;
  const index = Math.floor(at / g.board.tokens.length);
  return index < piles.length ? piles[index].kinds[0] : landscapes[index - piles.length];
}

export const tokensAt = (place: Place): Amount =>
  looksAt(0, (g: Game, f: Frame) => g.tokens[place(g, f)] ?? 0, { tokens: [place] });

export const addTokens = (place: Place, n: number): Part =>
  touching({ tokens: [{ op: "add", at: place }] }, (g, f) => {
    const at = place(g, f);
    if (at < 0) return;
    g.tokens[at] += n;
    if (g.log !== null) note(g, LAID[tokenAt(g, at)] ?? tokenId(g, at), f.who, [holder(g, at)], { n });
  });

/** Does this token of whoever did it lie on the pile of the card to which it happened? */
export const onItsPile = (token: Token): OfIt =>
  looksAt(
    0,
    (g: Game, t: Trigger) => {
      const pile = g.board.pileOf[kindOf(t.event.it)];
      return pile >= 0 && g.tokens[pileTokens(g, pile, g.board.token(token, t.event.by))] > 0;
    },
    { tokens: [pileOfIt(token)] },
  );

/** Some place, nobody knows which. */
const somewhere: Place = () => Number.NaN;

/** Moves this player's token to the pile of the card spoken of, from wherever it was. */
export const moveYourTokenToIt = (token: Token): Part =>
  touching(
    {
      tokens: [
        { op: "take", at: somewhere },
        { op: "add", at: pileOfIt(token) },
      ],
    },
    (g, f) => {
      if (f.it === NONE) return;
      const yours = g.board.token(token, f.who);
      for (let pile = 0; pile < g.piles.length; pile++) g.tokens[pileTokens(g, pile, yours)] = 0;
      const at = pileOfIt(token)(g, f);
      g.tokens[at] = 1;
      if (g.log !== null) note(g, token.id, f.who, [holder(g, at)], { n: 1 });
    },
  );

/** Moves tokens from one place to another, as far as there are any. */
export const moveTokens = (from: Place, to: Place, n: number): Part =>
  touching({ tokens: [{ op: "move", at: from, to, n }] }, (g, f) => {
    if (from(g, f) < 0 || to(g, f) < 0) return;
    const there = Math.min(n, g.tokens[from(g, f)]);
    g.tokens[from(g, f)] -= there;
    g.tokens[to(g, f)] += there;
    if (g.log !== null && there > 0)
      note(g, MOVED[tokenAt(g, to(g, f))] ?? tokenId(g, to(g, f)), f.who, [holder(g, to(g, f))], {
        n: there,
      });
  });

/** Takes victory point tokens from a place, as many as are there up to `n`. */
export const takeVp = (place: Place, n: Amount = all): Part =>
  touching([looking(n), { adds: YOURS.vp, tokens: [{ op: "take", at: place }] }], (g, f) => {
    const at = place(g, f);
    if (at < 0) return;
    const taken = Math.min(amount(n, g, f), g.tokens[at]);
    g.tokens[at] -= taken;
    const earner = earn(g, f.who, taken);
    if (g.log !== null && taken > 0) note(g, "vp", earner, [], { n: taken });
  });

/** Takes the Debt tokens from a place. */
export const takeDebt = (place: Place): Part =>
  touching({ adds: YOURS.debt, tokens: [{ op: "take", at: place }] }, (g, f) => {
    const at = place(g, f);
    if (at < 0) return;
    const taken = g.tokens[at];
    g.tokens[at] = 0;
    const debtor = owe(g, f.who, taken);
    if (g.log !== null && taken > 0) note(g, "debt", debtor, [], { n: taken });
  });

/** A chance to pay off Debt with what coins are left. */
export const mayPayDebt: Part = touching(
  [ASKS, { reads: SHARED.coins | YOURS.debt, writes: SHARED.coins | YOURS.debt }],
  (g, f) => {
    const options: number[] = [];
    for (let n = Math.min(g.coins, g.players[f.who].debt); n >= 1; n--) options.push(code(PAY, n));
    if (options.length > 0) options.push(END_CODE);
    ask(g, f, "pay", options, 1, 1, NOWHERE);
  },
  (g, f) => {
    if (f.n >= 0 && f.n !== END_CODE) payDebt(g, f.who, valueIn(f.n));
  },
);
