/**
 * Winning at once: purchases of this turn, or what a card lets one gain and then purchases, that end the game with
 * oneself ahead. Playouts compare some ways to go on and may pass by the one that takes four purchases together; whether
 * there is one can be found by trying them all, since a game is only seldom so near its end.
 */
import { actOf, BUY_IT, END_CODE, offered } from "@fiefdom/engine/decisions";
import { hasEnded } from "@fiefdom/engine/ending";
import { askedSeat, clone, type Decision, type Game } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { View } from "@fiefdom/engine/view";
import { byPoints, codes, type Line, playLine, type Step } from "./lines.ts";
import type { Bot } from "./player.ts";
import { outcome } from "./search.ts";

/** Positions that are looked at, at most. */
const MOST = 3000;
/** Worlds in which it has to win. */
const WORLDS = 3;
/** Questions in a row that are not about purchases. */
const LONGEST = 12;

/** Cards that a purchase may bring at most, for telling whether the end is in reach. */
const BROUGHT = 2;

/** Could as many cards be bought, and gained before that, as are missing to the end? */
function isNear(g: Game, gained: number): boolean {
  const { endingPiles, pilesToEnd } = g.board;
  const least = g.piles
    .filter((count) => count > 0)
    .sort((a, b) => a - b)
    .slice(0, Math.max(0, pilesToEnd - g.emptyPiles));
  const missing = [...endingPiles.map((pile) => g.piles[pile]), least.reduce((sum, count) => sum + count, 0)];
  return Math.min(...missing) <= BROUGHT * g.buys + gained;
}

/** The gain and purchases with which the game is won for certain; null if there are none, or too many to try. */
export function winAtOnce(view: View, d: Decision, policy: Bot, seed: string): Line | null {
  const { seat, turn } = view;
  const gains = d.verb === "gain" && d.max === 1 && view.player === seat;
  if (!(gains || d.verb === "buy") || d.who !== seat || view.answerer !== seat) return null;
  const from = view.imagine(`${seed}/finish/0`);
  if (!isNear(from, gains ? 1 : 0)) return null;
  let looked = 0;
  const buying = (g: Game): Decision | null => {
    const asked = g.decision;
    return asked !== null && g.turn === turn && asked.verb === "buy" && asked.who === seat ? asked : null;
  };
  const take = (g: Game, steps: Step[], asked: Decision, given: readonly number[]): void => {
    const { verb, source, options } = asked;
    steps.push({ verb, source, options, answer: given });
    answer(g, askedSeat(g), given);
  };
  /** What is asked besides is answered as ever. */
  const goOn = (g: Game, steps: Step[]): boolean => {
    for (let i = 0; i < LONGEST; i++) {
      const asked = g.decision;
      if (asked === null || g.turn !== turn || buying(g) !== null) return true;
      if (asked.who !== seat || askedSeat(g) !== seat) return false;
      const given = codes(policy.answer(new View(g, seat), asked));
      if (given === null) return false;
      take(g, steps, asked, given);
    }
    return false;
  };
  /** Purchases from here on, of some that may still be bought: in which order matters seldom. */
  const look = (g: Game, steps: readonly Step[], sale: readonly number[]): Line | null => {
    const asked = buying(g);
    if (asked === null) return g.over && outcome(g, seat).chance === 1 ? steps : null;
    const wares = sale.filter((option) => offered(asked, option));
    for (const option of hasEnded(g) ? [END_CODE, ...wares] : wares) {
      if (++looked > MOST) return null;
      const next = clone(g);
      const more = [...steps];
      take(next, more, asked, [option]);
      if (!goOn(next, more)) continue;
      const found = look(next, more, option === END_CODE ? [] : sale.slice(sale.indexOf(option)));
      if (found !== null) return found;
    }
    return null;
  };
  const buyFrom = (g: Game, begun: Step[]): Line | null => {
    // Treasures first, as ever.
    for (let asked = buying(g); asked !== null; asked = buying(g)) {
      const given = codes(policy.answer(new View(g, seat), asked));
      if (given === null) return null;
      if (given[0] === END_CODE || actOf(given[0]) === BUY_IT) break;
      take(g, begun, asked, given);
      if (!goOn(g, begun)) return null;
    }
    const sale = (buying(g)?.options ?? []).filter((option) => actOf(option) === BUY_IT);
    return look(g, begun, byPoints(new View(g, seat), sale));
  };
  const gainFrom = (asked: Decision): Line | null => {
    for (const option of asked.options) {
      const next = clone(from);
      const begun: Step[] = [];
      take(next, begun, asked, [option]);
      const found = goOn(next, begun) ? buyFrom(next, begun) : null;
      if (found !== null) return found;
    }
    return null;
  };
  const line = gains && from.decision !== null ? gainFrom(from.decision) : buyFrom(from, []);
  if (line === null || line.length === 0) return null;
  const wins = Array.from({ length: WORLDS }, (_, i) => {
    const g = view.imagine(`${seed}/finish/${i}`);
    playLine(g, seat, line);
    return g.over && outcome(g, seat).chance === 1;
  });
  return wins.every((won) => won) ? line : null;
}
