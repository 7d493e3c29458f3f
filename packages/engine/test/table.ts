/** A table for tests of mechanisms: invented cards, zones laid out by hand, answers by name. */
import { Board } from "../src/board.ts";
import { type CardDef, card, type PileDef, type Ruleset } from "../src/card.ts";
import { type Answer, spell } from "../src/decisions.ts";
import { type Game, kindOf, NONE, push } from "../src/game.ts";
import { Log } from "../src/log.ts";
import { fresh } from "../src/move.ts";
import { effect } from "../src/program.ts";
import { answer, run } from "../src/run.ts";
import { bare } from "../src/start.ts";
import { TURN } from "../src/turn.ts";
import { plus } from "../src/verbs/bonus.ts";

export const Coin = card("coin", {
  kind: "basic",
  types: ["Treasure"],
  cost: 0,
  play: effect(plus({ coins: 1 })),
  startWith: 7,
  copies: () => 40,
});
export const Bill = card("bill", {
  kind: "basic",
  types: ["Treasure"],
  cost: 3,
  play: effect(plus({ coins: 2 })),
});
export const Field = card("field", { kind: "basic", types: ["Victory"], cost: 2, vp: 1, startWith: 3 });
export const Realm = card("realm", { kind: "basic", types: ["Victory"], cost: 8, vp: 6, endsGame: true });
export const Blight = card("blight", { kind: "basic", types: ["Curse"], cost: 0, vp: -1 });

/** A player's cards by id. The deck's first card is its top, the discard pile's last card is its top. */
export interface Zones {
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
}

export interface TableOptions {
  readonly players?: number;
  readonly ruleset?: Ruleset;
  readonly landscapes?: readonly CardDef[];
  /** What players of whom nothing is said hold. */
  readonly others?: Zones;
}

/** A game in which seat 0 is about to take its first turn. */
export function table(
  kingdom: readonly (CardDef | PileDef)[],
  zones: readonly Zones[],
  options: TableOptions = {},
): Game {
  const { players = 2, ruleset = "printed", landscapes = [], others = {} } = options;
  const board = new Board({
    players,
    ruleset,
    basics: [Coin, Bill, Field, Realm, Blight],
    kingdom,
    landscapes,
  });
  const g = bare(board, "table");
  board.kinds.forEach((def, kind) => {
    def.setUp?.(g, kind);
  });
  const made = (ids: readonly string[]): number[] =>
    ids.map((id) => {
      if (board.kind(id) < 0) throw new Error(`${id} is not on this table`);
      return fresh(g, board.kind(id));
    });
  g.players.forEach((player, seat) => {
    const { hand = [], deck = [], discard = [] } = zones[seat] ?? others;
    player.hand = made(hand);
    player.deck = made(deck).reverse();
    player.discard = made(discard);
  });
  push(g, TURN.index, 0, NONE, 0);
  g.log = new Log();
  run(g);
  return g;
}

/** Gives answers, one after the other, for whoever is asked. */
export function say(g: Game, ...answers: Answer[]): void {
  for (const given of answers) {
    if (g.decision === null) throw new Error(`nothing is asked, but the test says ${String(given)}`);
    answer(g, g.decision.who, given);
  }
}

/** What is asked now, in short: who, what for, which options. */
export function asked(g: Game): { seat: number; verb: string; options: string[] } {
  const d = g.decision;
  if (d === null) return { seat: NONE, verb: "", options: [] };
  return { seat: d.who, verb: d.verb, options: d.options.map((option) => spell(g, d, option)) };
}

export const names = (g: Game, cards: readonly number[]): string[] =>
  cards.map((c) => g.board.kinds[kindOf(c)].id);
export const hand = (g: Game, seat = 0): string[] => names(g, g.players[seat].hand).sort();
export const inPlay = (g: Game, seat = 0): string[] => names(g, g.players[seat].play);
/** From the top. */
export const deck = (g: Game, seat = 0): string[] => names(g, g.players[seat].deck).reverse();
export const discardPile = (g: Game, seat = 0): string[] => names(g, g.players[seat].discard);
export const trashed = (g: Game): string[] => names(g, g.trash);
export const left = (g: Game, pile: string): number => g.piles[g.board.piles.findIndex((p) => p.id === pile)];

/** The story so far in a few words, for tests about order. */
export const story = (g: Game, ...what: string[]): string[] =>
  (g.log?.entries ?? [])
    .filter((entry) => what.includes(entry.what))
    .map((entry) => [entry.what, entry.who, ...entry.cards.map((kind) => g.board.kinds[kind].id)].join(" "));
