/** The cards of every game: money, land and curses. */
import { type CardDef, card } from "@fiefdom/engine/card";
import { effect } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";

const victory = (players: number): number => (players === 2 ? 8 : 12);
/** From five players on there is a second set of coins. */
const coinSets = (players: number): number => (players >= 5 ? 2 : 1);

const basic = (id: string, spec: Parameters<typeof card>[1]): CardDef =>
  card(id, { set: "base", kind: "basic", ...spec });

export const Copper = basic("copper", {
  types: ["Treasure"],
  cost: 0,
  play: effect(plus({ coins: 1 })),
  startWith: 7,
  copies: (players) => 60 * coinSets(players) - 7 * players,
});

export const Silver = basic("silver", {
  types: ["Treasure"],
  cost: 3,
  play: effect(plus({ coins: 2 })),
  copies: (players) => 40 * coinSets(players),
});

export const Gold = basic("gold", {
  types: ["Treasure"],
  cost: 6,
  play: effect(plus({ coins: 3 })),
  copies: (players) => 30 * coinSets(players),
});

export const Estate = basic("estate", { types: ["Victory"], cost: 2, vp: 1, startWith: 3, copies: victory });

export const Duchy = basic("duchy", { types: ["Victory"], cost: 5, vp: 3, copies: victory });

export const Province = basic("province", {
  types: ["Victory"],
  cost: 8,
  vp: 6,
  endsGame: true,
  copies: (players) => (players <= 4 ? victory(players) : 3 * players),
});

export const Curse = basic("curse", {
  types: ["Curse"],
  cost: 0,
  vp: -1,
  copies: (players) => 10 * (players - 1),
});

export const basics: readonly CardDef[] = [Copper, Silver, Gold, Estate, Duchy, Province, Curse];
