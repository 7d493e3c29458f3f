/**
 * Plain turns: Actions are played, then all Treasures, something is bought, and the turn itself asks nothing else. Most
 * turns of most games that bots play are such turns, and players who can say beforehand what they would play and buy
 * need no questions for them: neither questions nor options nor answers are made. Everything else is the turn's own
 * program, step by step, which goes on as ever as soon as anything comes in between. What anything means is said in
 * turn.ts, which asks everybody else, and a law plays the same games both ways and compares.
 */
import { LASTING, ON } from "./ability.ts";
import { END_CODE } from "./decisions.ts";
import { buy, buyEvent } from "./gain.ts";
import { BUY_PHASE, CLEANUP, type Frame, type Game, NONE } from "./game.ts";
import { draw } from "./move.ts";
import { run, runEffects } from "./run.ts";
import { top } from "./supply.ts";
import { nextTreasure, playTreasures } from "./treasures.ts";
import {
  ACTIONS,
  BOUGHT_ALL,
  BUYING,
  begin,
  cleanUp,
  endTurn,
  goOnToPhase,
  HAND_SIZE,
  nextTurn,
  PLAYED_ALL,
  playAction,
} from "./turn.ts";

/** What a player made of code says beforehand; null where they have to be asked. */
export interface Foretold {
  /** Which kind to buy next of what can be bought, once all Treasures are played; NONE for nothing more. */
  readonly purchase: (() => number) | null;
  /** Which Action in hand to play next; NONE for no more of them. */
  readonly action: (() => number) | null;
}

/**
 * May turns be taken without asking in this game? Not where what can be bought follows from more than the coins and
 * the piles, nor where somebody writes the game down or is told of every moment.
 */
export const mayBePlain = (g: Game): boolean =>
  g.log === null && g.history === null && g.witness === null && g.board.shops !== null;

/** Is there a Treasure in hand of which the player has to be asked? */
const isThoughtful = (g: Game, who: number): boolean =>
  !g.treasuresOver && g.board.thoughtfulBits.held(g.players[who].hand) !== 0 && nextTreasure(g, who) === NONE;

/** Lasting effects may wait for what is played: that is all over. */
const PLAYING = (1 << ON.play) | (1 << ON.played);

/** Is somebody owed a turn, or does something last that the end of a turn could set off? */
function isDisturbed(g: Game): boolean {
  if (g.extraTurns.length > 0 || g.extra !== 0 || g.decider !== NONE) return true;
  for (let i = 0; i < g.lasting.length; i++) {
    const { hears, until } = LASTING[g.lasting[i].def];
    if (until !== "endOfTurn" || (hears & ~PLAYING) !== 0) return true;
  }
  return false;
}

/**
 * Goes on from a question of the turn, or after an answer that was taken, for as long as nothing else is asked and those
 * whose turns they are say what they do. Stops where something else is asked, and no later than where that turn begins.
 * Gives how many questions were passed over.
 */
export function playPlainTurns(g: Game, foretold: readonly Foretold[], until: number): number {
  if (g.decision !== null && !takeBack(g, foretold)) return 0;
  const { board, stack } = g;
  let asked = 0;
  while (isGoingOn(g, until)) {
    if (stack.length > 1) {
      runEffects(g);
      continue;
    }
    if (board.quiet && board.simpleTreasures && !isDisturbed(g))
      asked += quietTurns(g, stack[0], foretold, until);
    if (stack.length === 1 && isGoingOn(g, until)) asked += otherTurn(g, stack[0], foretold[stack[0].who]);
  }
  run(g);
  return asked;
}

const isGoingOn = (g: Game, until: number): boolean => g.decision === null && !g.over && g.turn < until;

/** A question of the turn is as good as not asked yet, if its player says beforehand what they would answer. */
function takeBack(g: Game, foretold: readonly Foretold[]): boolean {
  if (g.stack.length > 1) return false;
  const turn = g.stack[0];
  const { action, purchase } = foretold[turn.who];
  const place = turn.pc - 1;
  if ((place === ACTIONS ? action : place === BUYING ? purchase : null) === null) return false;
  turn.pc = place;
  g.decision = null;
  return true;
}

const stands = (turn: Frame, place: number): boolean => turn.pc === place;

/** Where nothing but Actions can come between two Buy phases. */
function quietTurns(g: Game, turn: Frame, foretold: readonly Foretold[], until: number): number {
  let asked = 0;
  do {
    const { action, purchase } = foretold[turn.who];
    const { debt, hand } = g.players[turn.who];
    if (debt > 0 || purchase === null) break;
    if (stands(turn, ACTIONS)) {
      if (g.board.actionBits.held(hand) !== 0) {
        if (action === null) break;
        asked += playActions(g, turn, action);
        // What was played may last longer than that.
        if (!stands(turn, PLAYED_ALL) || isDisturbed(g)) break;
      }
      turn.pc = BUYING;
      g.phase = BUY_PHASE;
      g.treasuresOver = false;
    }
    if (!stands(turn, BUYING)) break;
    asked += playAndBuy(g, turn, purchase);
    if (!stands(turn, BOUGHT_ALL)) break;
    passOver(g, turn);
  } while (!g.over && g.turn < until);
  return asked;
}

/** Where anything can: one phase without asking, or the steps up to the next. */
function otherTurn(g: Game, turn: Frame, { action, purchase }: Foretold): number {
  const alone = g.players[turn.who].debt === 0 && g.decider === NONE;
  if (alone && turn.pc === ACTIONS && action !== null) return playActions(g, turn, action);
  if (alone && turn.pc === BUYING && purchase !== null && !isThoughtful(g, turn.who))
    return playAndBuy(g, turn, purchase);
  goOnToPhase(g, turn);
  return 0;
}

/** Plays Actions until no more is wanted, which ends the phase, or until something comes in between. */
function playActions(g: Game, turn: Frame, action: () => number): number {
  const player = g.players[turn.who];
  let asked = 0;
  while (g.actions > 0 && g.board.actionBits.held(player.hand) !== 0) {
    asked++;
    g.idleTurns = 0;
    const kind = action();
    if (kind === NONE) break;
    playAction(g, turn, kind);
    if (g.stack.length > 1) runEffects(g);
    // Debt could be paid off here as well.
    if (g.decision !== null || turn.pc !== ACTIONS || player.debt > 0) return asked;
  }
  turn.n = END_CODE;
  turn.pc = PLAYED_ALL;
  return asked;
}

/** Plays Treasures and buys, which ends the phase unless something comes in between. */
function playAndBuy(g: Game, turn: Frame, purchase: () => number): number {
  const asked = layOut(g, turn);
  if (g.stack.length > 1 || (!g.board.simpleTreasures && isThoughtful(g, turn.who))) return asked;
  return asked + buyAll(g, turn, purchase);
}

/** Plays all Treasures, or as many as need no thought. */
function layOut(g: Game, turn: Frame): number {
  if (g.treasuresOver) return 0;
  const { play } = g.players[turn.who];
  const before = play.length;
  playTreasures(g, turn.who);
  if (play.length === before && g.stack.length === 1) return 0;
  g.idleTurns = 0;
  return 1;
}

/** Buys until nothing more is wanted, which ends the phase, or until something comes in between. */
function buyAll(g: Game, turn: Frame, purchase: () => number): number {
  const { who } = turn;
  let asked = 0;
  while (g.buys > 0) {
    const kind = purchase();
    if (kind === NONE) {
      if (!isAnythingForSale(g)) break;
      asked++;
      g.idleTurns = 0;
      break;
    }
    asked++;
    if (g.board.pileOf[kind] < 0) buyEvent(g, who, kind);
    else buy(g, who, kind);
    g.idleTurns = 0;
    if (g.stack.length > 1 || g.players[who].debt > 0) return asked;
  }
  turn.n = END_CODE;
  turn.pc = BOUGHT_ALL;
  return asked;
}

/** Who can buy nothing is not asked. */
function isAnythingForSale(g: Game): boolean {
  const { board, coins, piles } = g;
  for (let pile = 0; pile < piles.length; pile++) {
    const kind = top(g, pile);
    if (kind !== NONE && board.coins[kind] <= coins) return true;
  }
  return board.events.some((event) => board.coins[event] <= coins);
}

/** From the end of a Buy phase to the next turn, where nothing can come in between. */
function passOver(g: Game, turn: Frame): void {
  g.phase = CLEANUP;
  cleanUp(g, turn);
  draw(g, turn.who, HAND_SIZE);
  endTurn(g, turn);
  if (g.over) return;
  nextTurn(g, turn);
  begin(g, turn);
  turn.pc = ACTIONS;
}
