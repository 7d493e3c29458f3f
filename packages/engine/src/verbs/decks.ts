/** Decks that belong to nobody, with a discard pile of their own: their cards are received, not gained. */
import { discardsOf } from "../board.ts";
import type { PileDef } from "../card.ts";
import { type Game, NONE, push } from "../game.ts";
import { note } from "../log.ts";
import { act, join, type Part } from "../program.ts";
import { CHANCE, shuffleInPlace } from "../random.ts";
import { whileTrue } from "./flow.ts";
import { chooseKind } from "./gain.ts";

const pileCalled = (g: Game, id: string): number[] =>
  g.outside[g.board.outside.findIndex((pile) => pile.id === id)];

/** Takes the top card of the deck. An empty one is shuffled anew, without what is being received just now. */
function turnOver(g: Game, deck: PileDef): number {
  const cards = pileCalled(g, deck.id);
  const discards = pileCalled(g, discardsOf(deck));
  if (cards.length === 0) {
    const open = discards.filter((kind) => g.stack.some((f) => f.card === kind || f.it === kind));
    cards.push(...discards.filter((kind) => !open.includes(kind)));
    discards.splice(0, discards.length, ...open);
    shuffleInPlace(g.random, CHANCE, cards);
  }
  const kind = cards.pop();
  if (kind === undefined) return NONE;
  discards.push(kind);
  g.revealed++;
  return kind;
}

/** Turns over the top card of the deck; it becomes "it". */
export const turnOverFrom = (deck: PileDef): Part =>
  act((g, f) => {
    f.it = turnOver(g, deck);
    if (f.it !== NONE && g.log !== null) note(g, "reveal", f.who, [f.it]);
  });

/** Follows "it", which was turned over. Several players can receive the same one. */
export const receiveIt: Part = act((g, f) => {
  if (f.it !== NONE) push(g, g.board.plays[f.it], f.who, f.it, f.by);
});

/** Turns over the top card of the deck and follows it. */
export const receiveFrom = (deck: PileDef): Part => join([turnOverFrom(deck), receiveIt]);

/** Turns over so many cards of the deck and follows them in an order of the player's choice. */
export const receiveInAnyOrder = (deck: PileDef, n: number): Part =>
  join([
    act((_, f) => {
      f.them = [];
    }),
    ...Array.from({ length: n }, () => [
      turnOverFrom(deck),
      act((_, f) => {
        if (f.it !== NONE) f.them = [...f.them, f.it];
      }),
    ]).flat(),
    whileTrue(
      (_, f) => f.them.length > 0,
      chooseKind("receive", (_, f) => f.them),
      act((_, f) => {
        f.them = f.them.filter((other) => other !== f.it);
      }),
      receiveIt,
    ),
  ]);
