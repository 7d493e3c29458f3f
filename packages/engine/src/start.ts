/** Starting a game: piles, starting decks, first hands, first player. */
import type { Board } from "./board.ts";
import { type Game, Game as GameState, NONE, Player, push } from "./game.ts";
import { Log } from "./log.ts";
import { draw, fresh } from "./move.ts";
import { below, CHANCE, type Seed, shuffleInPlace, shufflesOf, streams } from "./random.ts";
import { keepHistory } from "./record.ts";
import { run } from "./run.ts";
import { TURN } from "./turn.ts";

export interface StartOptions {
  /** The seat that begins; drawn by lot if left out. */
  readonly first?: number;
  /** Write the story down as it unfolds. */
  readonly log?: boolean;
  /** Keep the answers, for the record and for undo. */
  readonly history?: boolean;
}

/** A game as it stands before the first decks are dealt. */
export function bare(board: Board, seed: Seed): Game {
  const g = new GameState(board.printed);
  g.random = streams(seed, board.players + 1);
  g.stack = [];
  const { piles } = board;
  g.piles = piles.map((pile) => pile.size);
  for (let i = 0; i < piles.length; i++) if (piles[i].size === 0) g.emptyPiles++;
  if (board.mixedPiles > 0)
    g.mixed = piles.filter((pile) => pile.mixed >= 0).map((pile) => pile.stack.slice());
  if (board.outside.length > 0) g.outside = board.outside.map((pile) => pile.stack.slice());
  if (board.usesTokens)
    g.tokens = Array<number>((piles.length + board.landscapes.length) * board.tokens.length).fill(0);
  if (board.landscapes.length > 0) g.notes = board.landscapes.map(() => NONE);
  g.players = [];
  for (let seat = 0; seat < board.players; seat++) {
    const player = new Player();
    if (board.mats.length > 0) player.mats = board.mats.map(() => []);
    if (board.counters.length > 0) player.counters = board.counters.map(() => 0);
    g.players.push(player);
  }
  return g;
}

/** Piles whose order nobody knows are shuffled, and what is too many for this game goes back to the box. */
function shufflePiles(g: Game): void {
  const { piles, outside } = g.board;
  const deal = (cards: number[], size: number): void => {
    shuffleInPlace(g.random, CHANCE, cards);
    cards.length = size;
  };
  for (const { seen, mixed, size } of piles) if (seen !== "all") deal(g.mixed[mixed], size);
  for (let i = 0; i < outside.length; i++) if (outside[i].seen !== "all") deal(g.outside[i], outside[i].size);
}

/** Sets up a game and plays it up to its first decision. */
export function start(board: Board, seed: Seed, options: StartOptions = {}): Game {
  const g = bare(board, seed);
  for (const kind of board.setUps) board.kinds[kind].setUp?.(g, kind);
  // The lot is drawn even when the first player is known, so that a record plays on from the same chances.
  const lot = below(g.random, CHANCE, board.players);
  const first = options.first ?? lot;
  if (board.shufflesPiles) shufflePiles(g);
  for (let seat = 0; seat < board.players; seat++) {
    const player = g.players[seat];
    for (const kind of board.startingDeck) player.deck.push(fresh(g, kind));
    shuffleInPlace(g.random, shufflesOf(seat), player.deck);
    draw(g, seat, 5);
  }
  push(g, TURN.index, first, NONE, first);
  g.player = first;
  if (options.history === true) keepHistory(g, seed);
  if (options.log === true) g.log = new Log();
  run(g);
  return g;
}
