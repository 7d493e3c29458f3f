/** Situations for tests of judgement: cards laid out by name, some answers given, and then what a bot says. */
import { basics, basicsWithColonies, landscapes, type PileEntry, pileWith } from "@fiefdom/cards";
import { Board } from "@fiefdom/engine/board";
import type { CardDef, Ruleset } from "@fiefdom/engine/card";
import { type Answer, spell } from "@fiefdom/engine/decisions";
import { BUY_PHASE, DEBT, type Game, kindOf, NONE, push, VP } from "@fiefdom/engine/game";
import { fresh } from "@fiefdom/engine/move";
import { answer, run } from "@fiefdom/engine/run";
import { bare } from "@fiefdom/engine/start";
import { landscapeTokens, pileTokens } from "@fiefdom/engine/supply";
import { ACTIONS, BEGIN_BUYING, TURN } from "@fiefdom/engine/turn";

/** Cards by name, separated by spaces; "3*copper" is three of them. The first of a deck is its top. */
export interface Zones {
  readonly hand?: string;
  readonly deck?: string;
  readonly discard?: string;
  readonly inPlay?: string;
  readonly debt?: number;
  readonly vp?: number;
  readonly turns?: number;
}

export interface Given {
  /** Seat 0, whose turn it is. */
  readonly me: Zones;
  /** Every other seat. */
  readonly you?: Zones;
  /** Further Kingdom cards, and Events and Landmarks. */
  readonly kingdom?: string;
  readonly landscapes?: string;
  /** Cards that no set has. */
  readonly strange?: readonly CardDef[];
  readonly colonies?: boolean;
  readonly ruleset?: Ruleset;
  readonly players?: number;
  /** Sizes of piles that are not as after set-up. */
  readonly supply?: Readonly<Record<string, number>>;
  readonly tokens?: Readonly<Record<string, { readonly vp?: number; readonly debt?: number }>>;
  readonly at?: "start" | "action" | "buy";
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  /** What was answered, by whoever was asked, before the question of interest. */
  readonly after?: readonly Answer[];
}

/** Enough money and some land, so that nothing is scarce unless a situation makes it so. */
const USUAL = "3*silver 2*gold 3*copper 2*estate";

export function cards(text = ""): string[] {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => {
      const [n, id] = word.includes("*") ? word.split("*") : ["1", word];
      return Array<string>(Number(n)).fill(id);
    });
}

function boardOf(given: Given): Board {
  const { me, you = {} } = given;
  const named = [me, you].flatMap((zones) =>
    [zones.hand, zones.deck, zones.discard, zones.inPlay].flatMap((text) => cards(text)),
  );
  const piles = new Set<PileEntry>();
  for (const id of [...cards(given.kingdom), ...named]) {
    const pile = pileWith(id);
    if (pile !== undefined) piles.add(pile);
  }
  return new Board({
    players: given.players ?? 2,
    ruleset: given.ruleset ?? "printed",
    basics: given.colonies === true ? basicsWithColonies : basics,
    kingdom: [...piles, ...(given.strange ?? [])],
    landscapes: cards(given.landscapes).map((id) => landscapes.get(id) as CardDef),
  });
}

/** The game at the question of interest. */
export function situation(given: Given): Game {
  const board = boardOf(given);
  const g = bare(board, "situation");
  for (const kind of board.setUps) board.kinds[kind].setUp?.(g, kind);
  const made = (text: string | undefined): number[] =>
    cards(text).map((id) => {
      if (board.kind(id) < 0) throw new Error(`there is no ${id} in this situation`);
      return fresh(g, board.kind(id));
    });
  g.players.forEach((player, seat) => {
    const zones = seat === 0 ? given.me : (given.you ?? {});
    player.hand = made(zones.hand ?? (seat === 0 ? "" : "3*copper 2*estate"));
    player.deck = made(zones.deck ?? USUAL).reverse();
    player.discard = made(zones.discard);
    player.play = made(zones.inPlay);
    player.debt = zones.debt ?? 0;
    player.vp = zones.vp ?? 0;
    player.turns = zones.turns ?? 8;
  });
  for (const [id, size] of Object.entries(given.supply ?? {})) {
    const pile = board.piles.findIndex((other) => other.id === id);
    g.piles[pile] = size;
    const { mixed } = board.piles[pile];
    if (mixed >= 0) g.mixed[mixed] = g.mixed[mixed].slice(0, size);
  }
  g.emptyPiles = g.piles.filter((size) => size === 0).length;
  for (const [id, { vp, debt }] of Object.entries(given.tokens ?? {})) {
    const pile = board.piles.findIndex((other) => other.id === id);
    if (vp !== undefined)
      g.tokens[pile >= 0 ? pileTokens(g, pile, VP) : landscapeTokens(g, board.kind(id), VP)] = vp;
    if (debt !== undefined) g.tokens[pileTokens(g, pile, DEBT)] = debt;
  }
  const turn = push(g, TURN.index, 0, NONE, 0);
  g.turn = 16;
  if (given.at !== "start") {
    turn.pc = given.at === "buy" ? BEGIN_BUYING : ACTIONS;
    if (given.at === "buy") g.phase = BUY_PHASE;
    g.actions = given.actions ?? 1;
    g.buys = given.buys ?? 1;
    g.coins = given.coins ?? 0;
    for (const card of g.players[0].play) g.plays.push(kindOf(card));
  }
  run(g);
  for (const one of given.after ?? []) {
    if (g.decision === null) throw new Error(`nothing is asked, but ${String(one)} is said`);
    answer(g, g.decision.who, one);
  }
  return g;
}

/** An answer in words; cards whose order does not matter in the order of the alphabet. */
export function inWords(g: Game, given: Answer): string {
  const d = g.decision;
  if (d === null) return "nothing is asked";
  const words = [given].flat().map((choice) => (typeof choice === "number" ? spell(g, d, choice) : choice));
  return (d.ordered ? words : words.sort()).join(" ");
}
