/**
 * What every player is to the game, human or bot: given what they may know and what is asked, an answer.
 * A bot is made for one board; it gets views, never the game.
 */
import type { Board } from "@fiefdom/engine/board";
import type { Answer } from "@fiefdom/engine/decisions";
import { askedSeat, type Decision, type Game, NONE } from "@fiefdom/engine/game";
import { type Foretold, mayBePlain, playPlainTurns } from "@fiefdom/engine/plain";
import { run, takeAnswer } from "@fiefdom/engine/run";
import { View } from "@fiefdom/engine/view";

export interface Bot {
  readonly name: string;
  /** A new game begins: forget the last one, and take this seed for dice of one's own. */
  newGame?(seed: string): void;
  /** The view is that of the seat whose decision it is; who is asked may decide for somebody else. */
  answer(view: View, decision: Decision): Answer;
  /**
   * What to buy next, of what can be bought, once all Treasures are played; NONE for nothing more. Whoever has this says
   * here what they would answer in any Buy phase that asks nothing else, so that it need not be asked (see plain.ts).
   */
  readonly purchase?: (view: View) => number;
  /** Likewise which Action in hand to play next, by its kind, in any Action phase that asks nothing else; NONE for none. */
  readonly action?: (view: View) => number;
  /** The same with all the cores there are, for callers who can wait: as a rule a better answer. */
  think?(view: View, decision: Decision): Promise<Answer>;
  /** Somebody else is asked now: thinks on until it is asked itself, where that costs nobody anything. */
  ponder?(view: View): void;
}

/** Makes a bot for a board. The seed is for bots that roll dice of their own. */
export type BotMaker = (board: Board, seed: string) => Bot;

/** Bots that cannot or will not end a game are stopped after so many rounds; the game is left as it stands. */
export const MOST_ROUNDS = 200;

/** What a bot says beforehand in its seat; every Action that it was thinking about is counted. */
const foretold = ({ purchase, action }: Bot, view: View, thought: () => void): Foretold => ({
  purchase: purchase === undefined ? null : () => purchase(view),
  action:
    action === undefined
      ? null
      : () => {
          thought();
          return action(view);
        },
});

/**
 * What a game took of its players: decisions that were asked, with those about Actions, which take some thought whether
 * they are asked or not; and plain ones, purchases that nobody had to be asked for.
 */
export interface Played {
  readonly asked: number;
  readonly plain: number;
}

/**
 * Lets bots play a game to its end, one bot a seat, or until a turn begins. Returns how many decisions they
 * took.
 */
export function playOut(g: Game, bots: readonly Bot[], until?: number): number {
  const { asked, plain } = playAndCount(g, bots, until);
  return asked + plain;
}

/** The same, for whoever wants to know how much work it was. */
export function playAndCount(
  g: Game,
  bots: readonly Bot[],
  until: number = Number.POSITIVE_INFINITY,
): Played {
  const views = bots.map((_, seat) => new View(g, seat));
  let asked = 0;
  let plain = 0;
  let actions = 0;
  const thought = (): void => {
    actions++;
  };
  const any = mayBePlain(g) && bots.some(({ purchase, action }) => (purchase ?? action) !== undefined);
  const said = any ? bots.map((bot, seat) => foretold(bot, views[seat], thought)) : null;
  const end = Math.min(until, MOST_ROUNDS * bots.length + 1);
  if (said !== null && g.turn < end) plain += playPlainTurns(g, said, end);
  for (let d = g.decision; d !== null && g.turn < end; d = g.decision) {
    const who = askedSeat(g);
    takeAnswer(g, who, bots[who].answer(views[d.who], d));
    asked++;
    if (said !== null) plain += playPlainTurns(g, said, end);
    else run(g);
  }
  return { asked: asked + actions, plain: plain - actions };
}

/** Can this kind be bought, on a board where costs never change? */
export function isForSale(view: View, { coins, pileOf, events }: Board, kind: number): boolean {
  if (kind === NONE || coins[kind] > view.coins) return false;
  const pile = pileOf[kind];
  return pile >= 0 ? view.pileTop(pile) === kind : events.includes(kind);
}
