/**
 * Plain turns: all Treasures are played, something is bought, and nothing else is asked. Most turns of most games that
 * bots play are such turns, and players who can say beforehand what they would buy need no questions for them. So such
 * a turn is taken by calling the turn's own parts one after the other, without making questions, options and answers.
 * It is taken only where nothing can come in between; what anything means is said in turn.ts, which takes all other
 * turns, and a law plays the same games both ways and compares.
 */
import { LASTING, ON } from "./ability.ts";
import type { Board } from "./board.ts";
import { END_CODE } from "./decisions.ts";
import { buy } from "./gain.ts";
import { BUY_PHASE, CLEANUP, type Frame, type Game, kindOf, NONE } from "./game.ts";
import { draw } from "./move.ts";
import { run } from "./run.ts";
import { playTreasures } from "./treasures.ts";
import { ACTIONS, BUYING, begin, cleanUp, endTurn, HAND_SIZE, nextTurn } from "./turn.ts";
import { ACTION, TREASURE } from "./types.ts";

/** Says which kind to buy next of what can be bought, once all Treasures are played; NONE for nothing more. */
export type Purchase = () => number;

/** What happens in a plain turn: none of it may concern anybody. */
const HAPPENINGS = [
  ON.play,
  ON.played,
  ON.wouldGain,
  ON.gain,
  ON.buy,
  ON.discardFromPlay,
  ON.shuffle,
  ON.turnStart,
  ON.actionPhaseEnd,
  ON.buyPhaseStart,
  ON.buyPhaseEnd,
  ON.cleanupStart,
  ON.turnEnd,
  ON.betweenTurns,
];

const plainBoards = new WeakMap<Board, boolean>();

/** Can there be plain turns on this board? Found once. */
function allowsPlainTurns(board: Board): boolean {
  const known = plainBoards.get(board);
  if (known !== undefined) return known;
  const plain =
    board.shops !== null &&
    board.simpleTreasures &&
    board.events.length === 0 &&
    board.altering.length === 0 &&
    !board.hasNight &&
    !board.changesHands &&
    !board.remembersTurns &&
    board.debts.every((debt) => debt === 0) &&
    !HAPPENINGS.some((on) => board.standing[on]);
  plainBoards.set(board, plain);
  return plain;
}

/** May plain turns be taken in this game for now? Whoever writes it down or is told of every moment takes the long way. */
export const mayBePlain = (g: Game): boolean =>
  g.log === null && g.history === null && g.witness === null && allowsPlainTurns(g.board);

/** Lasting effects may wait for what is played: a plain turn plays in the engine's own way. */
const PLAYING = (1 << ON.play) | (1 << ON.played);

/** Is somebody owed a turn, or does something last that more than Treasures could set off? Then this turn is not plain. */
function isDisturbed(g: Game): boolean {
  if (g.extraTurns.length > 0 || g.extra !== 0 || g.decider !== NONE) return true;
  for (let i = 0; i < g.lasting.length; i++) {
    const { hears, until } = LASTING[g.lasting[i].def];
    if (until !== "endOfTurn" || (hears & ~PLAYING) !== 0) return true;
  }
  return false;
}

/** The types of all cards in hand. */
function typesIn({ types }: Board, hand: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < hand.length; i++) bits |= types[kindOf(hand[i])];
  return bits;
}

/**
 * Goes on from a question of the Buy phase with plain turns, for as long as there are any and those whose turns they
 * are say what they buy. Stops where something else is asked, and no later than where that turn begins. Gives how many
 * questions were passed over, or 0 where this turn is not plain.
 */
export function playPlainTurns(g: Game, purchases: readonly (Purchase | null)[], until: number): number {
  const [turn] = g.stack;
  if (g.stack.length > 1 || g.phase !== BUY_PHASE || isDisturbed(g)) return 0;
  let asked = 0;
  for (let purchase = purchases[turn.who]; purchase !== null; purchase = purchases[turn.who]) {
    g.decision = null;
    g.idleTurns = 0;
    asked += layOut(g, turn);
    // A Treasure set something off: that comes first, and then the question for purchases.
    if (g.stack.length > 1) break;
    asked += buyAll(g, turn.who, purchase);
    finish(g, turn);
    if (g.over) return asked;
    const { hand } = g.players[turn.who];
    const held = typesIn(g.board, hand);
    // Without a Treasure it may be that nothing can be bought, so that nothing is asked at all.
    if (g.turn >= until || (held & ACTION) !== 0 || (held & TREASURE) === 0) break;
    g.phase = BUY_PHASE;
    g.treasuresOver = false;
  }
  if (asked > 0) run(g);
  return asked;
}

/** Plays all Treasures. */
function layOut(g: Game, turn: Frame): number {
  if (g.treasuresOver) return 0;
  const { play } = g.players[turn.who];
  const before = play.length;
  playTreasures(g, turn.who);
  turn.pc = BUYING;
  return play.length > before || g.stack.length > 1 ? 1 : 0;
}

function buyAll(g: Game, who: number, purchase: Purchase): number {
  let asked = 0;
  while (g.buys > 0) {
    const kind = purchase();
    asked++;
    if (kind === NONE) break;
    buy(g, who, kind);
  }
  return asked;
}

/** Clean-up, and the next turn begins. */
function finish(g: Game, turn: Frame): void {
  turn.n = END_CODE;
  g.phase = CLEANUP;
  cleanUp(g, turn);
  draw(g, turn.who, HAND_SIZE);
  endTurn(g, turn);
  if (g.over) return;
  nextTurn(g, turn);
  begin(g, turn);
  turn.pc = ACTIONS;
}
