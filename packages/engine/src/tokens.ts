/**
 * Tokens that players get: Debt, victory points, those of counters. Where somebody else decides for a player, Debt
 * goes to whoever decides, like the cards that are gained; in the printed rules all other tokens do so too.
 */
import { answerer, type Game } from "./game.ts";

/** Takes Debt. Gives who has it then. */
export function owe(g: Game, who: number, n: number): number {
  const debtor = answerer(g, who);
  g.players[debtor].debt += n;
  return debtor;
}

/** Who gets other tokens that this player would get. */
export const tokensTo = (g: Game, who: number): number =>
  g.board.ruleset === "printed" ? answerer(g, who) : who;

/** Gets victory point tokens. Gives who has them then. */
export function earn(g: Game, who: number, n: number): number {
  const earner = tokensTo(g, who);
  g.players[earner].vp += n;
  return earner;
}
