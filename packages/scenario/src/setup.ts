/**
 * From "given" to a game. The piles are as after set-up, less the cards that the scenario puts elsewhere, so
 * that a game never holds a card that the box does not.
 */
import { basics, basicsWithColonies, findPile } from "@fiefdom/cards";
import { Board } from "@fiefdom/engine/board";
import type { CardDef, Ruleset } from "@fiefdom/engine/card";
import {
  ACTION_PHASE,
  BUY_PHASE,
  DEBT,
  type Game,
  kindOf,
  NONE,
  push,
  TOKEN_KINDS,
  VP,
} from "@fiefdom/engine/game";
import { Log } from "@fiefdom/engine/log";
import { fresh } from "@fiefdom/engine/move";
import { run } from "@fiefdom/engine/run";
import { bare, start } from "@fiefdom/engine/start";
import { landscapeTokens, pileTokens } from "@fiefdom/engine/supply";
import { ACTIONS, BEGIN_BUYING, TURN } from "@fiefdom/engine/turn";
import { DURATION } from "@fiefdom/engine/types";
import { find, nameOf } from "./names.ts";
import type { Problem } from "./read.ts";
import type { Cards, Scenario } from "./scenario.ts";

/** Scenarios leave nothing to chance that matters to them: whatever is left over always falls the same way. */
const SEED = "scenario";

export function boardOf(s: Scenario, ruleset: Ruleset): Board {
  return new Board({
    players: s.players.length,
    ruleset,
    basics: s.colonies ? basicsWithColonies : basics,
    kingdom: s.kingdom.map(findPile),
    landscapes: s.landscapes.map((id) => find(id)?.def as CardDef),
  });
}

/** All cards that the scenario puts somewhere outside the Supply. */
function placed(s: Scenario): Cards[] {
  const { players, trash } = s.given;
  return [
    ...players.flatMap((p) => [...p.hand, ...p.deck, ...p.discard, ...p.inPlay, ...p.aside, ...p.hidden]),
    ...trash,
  ];
}

/** How many of a kind the game holds altogether. */
function inTheBox(board: Board, kind: number): number {
  const pile = board.piles[board.pileOf[kind]];
  if (pile.mixed >= 0) return pile.stack.filter((other) => other === kind).length;
  return pile.size + (board.kinds[kind].startWith ?? 0) * board.players;
}

/** Cards of which there would be more than the game has, and piles that can't be as they are said to be. */
export function wrongNumbers(s: Scenario): Problem[] {
  const board = boardOf(s, s.rulesets[0]);
  const problems: Problem[] = [];
  const counts = new Map<string, { n: number; line: number }>();
  const count = (id: string, n: number, line: number): void => {
    counts.set(id, { n: (counts.get(id)?.n ?? 0) + n, line });
  };
  for (const { id, n, line } of placed(s)) count(id, n, line);
  for (const { id, size, cards, line } of s.given.supply) {
    const pile = board.piles.find((other) => other.id === id);
    if (pile === undefined) continue;
    if (cards !== undefined) {
      for (const card of cards) {
        if (pile.kinds.includes(board.kind(card.id))) count(card.id, card.n, card.line);
        else
          problems.push({
            line: card.line,
            message: `${nameOf(card.id)} does not belong to the pile of ${nameOf(id)}.`,
          });
      }
    } else if (pile.mixed >= 0) {
      if ((size ?? 0) > pile.size) {
        problems.push({
          line,
          message: `The pile of ${nameOf(id)} has at most ${pile.size} cards, not ${size}.`,
        });
      }
    } else if ((size ?? 0) > pile.size) {
      problems.push({
        line,
        message: `The pile of ${nameOf(id)} has at most ${pile.size} cards with ${board.players} players, not ${size}.`,
      });
    } else count(id, size ?? 0, line);
  }
  for (const [id, { n, line }] of counts) {
    const most = inTheBox(board, board.kind(id));
    if (n > most) {
      problems.push({
        line,
        message: `That makes ${n} × ${nameOf(id)}; a game with ${board.players} players has ${most} (Supply included).`,
      });
    }
  }
  for (const { id, line } of s.given.tokens) {
    if (!board.usesTokens)
      problems.push({ line, message: `No card of this game puts tokens on ${nameOf(id)}.` });
  }
  return problems;
}

/** The game as the scenario finds it, played on to its first decision. */
export function setUp(s: Scenario, ruleset: Ruleset): Game {
  const board = boardOf(s, ruleset);
  const { given } = s;
  if (given.newGame) return listenedTo(start(board, SEED, { first: given.turn, log: true }));
  const g = listenedTo(bare(board, SEED));
  board.kinds.forEach((def, kind) => {
    def.setUp?.(g, kind);
  });
  const kinds = (cards: readonly Cards[]): number[] =>
    cards.flatMap(({ id, n }) => Array<number>(n).fill(board.kind(id)));
  // Piles and decks are written top first and kept top last.
  const laid = (cards: readonly Cards[]): number[] =>
    kinds(cards)
      .reverse()
      .map((kind) => fresh(g, kind));
  given.players.forEach((from, seat) => {
    const player = g.players[seat];
    player.hand = laid(from.hand);
    player.deck = laid(from.deck);
    player.discard = laid(from.discard);
    player.play = laid(from.inPlay).reverse();
    player.aside = laid(from.aside).reverse();
    player.hidden = laid(from.hidden).reverse();
    player.vp = from.vp;
    player.debt = from.debt;
    // Until told otherwise it is the first round.
    player.turns = from.turns ?? (seat <= given.turn ? 1 : 0);
    for (const kind of kinds(from.gained)) g.gains.push(seat * 256 + kind);
  });
  g.trash = laid(given.trash);
  setSupply(g, s, kinds);
  setTokens(g, s);
  g.rigged = given.shuffles.map(({ seat, cards }) => [seat, ...kinds(cards)]);
  begin(g, s);
  return g;
}

/** Keeps a log, and what answers itself, so that both can be told. */
function listenedTo(g: Game): Game {
  g.log ??= new Log();
  g.log.forced = [];
  return g;
}

function setSupply(g: Game, s: Scenario, kinds: (cards: readonly Cards[]) => number[]): void {
  const { board } = g;
  const taken = kinds(placed(s));
  board.piles.forEach((pile, i) => {
    const said = s.given.supply.find((other) => other.id === pile.id);
    if (pile.mixed < 0) {
      const kind = pile.kinds[0];
      const left = inTheBox(board, kind) - taken.filter((other) => other === kind).length;
      const listed = said?.cards === undefined ? said?.size : kinds(said.cards).length;
      g.piles[i] = listed ?? Math.min(pile.size, left);
      return;
    }
    let stack = pile.stack.slice();
    for (const kind of taken) {
      const at = stack.indexOf(kind);
      if (at >= 0) stack.splice(at, 1);
    }
    if (said?.cards !== undefined) stack = kinds(said.cards).reverse();
    else if (said?.size !== undefined) stack = stack.slice(0, said.size);
    g.mixed[pile.mixed] = stack;
    g.piles[i] = stack.length;
  });
  g.emptyPiles = g.piles.filter((size) => size === 0).length;
}

function setTokens(g: Game, s: Scenario): void {
  const { board } = g;
  for (const { id, vp, debt } of s.given.tokens) {
    const at = tokensAt(g, id);
    if (g.tokens.length === 0)
      g.tokens = Array<number>((board.piles.length + board.landscapes.length) * TOKEN_KINDS).fill(0);
    if (vp !== undefined) g.tokens[at + VP] = vp;
    if (debt !== undefined) g.tokens[at + DEBT] = debt;
  }
  for (const { id, pile } of s.given.marked) {
    g.notes[board.landscapes.indexOf(board.kind(id))] = board.piles.findIndex((other) => other.id === pile);
  }
}

/** Where the tokens of a pile or landscape are kept. */
export function tokensAt(g: Game, id: string): number {
  const pile = g.board.piles.findIndex((other) => other.id === id);
  return pile >= 0 ? pileTokens(pile, 0) : landscapeTokens(g, g.board.kind(id), 0);
}

/** Begins the turn where the scenario begins it. */
function begin(g: Game, s: Scenario): void {
  const { given } = s;
  const who = given.turn;
  g.player = who;
  g.turn = g.players.reduce((sum, player) => sum + player.turns, 0);
  const turn = push(g, TURN.index, who, NONE, who);
  if (given.phase === "start") {
    g.players[who].turns--;
    g.turn--;
  } else {
    turn.pc = given.phase === "action" ? ACTIONS : BEGIN_BUYING;
    g.phase = given.phase === "action" ? ACTION_PHASE : BUY_PHASE;
    g.actions = given.actions;
    g.buys = given.buys;
    g.coins = given.coins;
    // What lies in play was played this turn, except what may still lie there from an earlier one.
    for (const card of g.players[who].play) {
      if (!g.board.is(kindOf(card), DURATION)) g.plays.push(who * 256 + kindOf(card));
    }
  }
  run(g);
}
