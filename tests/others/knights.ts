/** The Knights of Dark Ages: ten different cards in a pile whose order nobody knows. */
import { type CardSpec, card, type PileDef } from "@fiefdom/engine/card";
import { coinCost, inCoins, upTo } from "@fiefdom/engine/cost";
import { PLAY } from "@fiefdom/engine/game";
import { trash as trashCards } from "@fiefdom/engine/move";
import { act, effect, type Part } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { discardDownTo, discardTheRest, revealTop, trash } from "@fiefdom/engine/verbs/cards";
import { eachOtherPlayer, nothing, when } from "@fiefdom/engine/verbs/flow";
import { gain, mayGainOne } from "@fiefdom/engine/verbs/gain";
import { costing, type Fits, itIs, named, youDid } from "@fiefdom/engine/verbs/words";

const IDS = [
  "dame-anna",
  "dame-josephine",
  "dame-molly",
  "dame-natalie",
  "dame-sylvia",
  "sir-bailey",
  "sir-destry",
  "sir-martin",
  "sir-michael",
  "sir-vander",
] as const;

const middling: Fits = (g, kind) => {
  return coinCost(g, kind) >= 3 && upTo(g, kind, inCoins(6));
};
const isKnight = named(...IDS);

/** A Knight that brings another one down falls too. */
const slain: Part = act((g, f) => {
  trashCards(g, f.by, [f.card], PLAY);
});

const knight = (id: (typeof IDS)[number], first: () => Part, more: Partial<CardSpec> = {}) =>
  card(id, {
    set: "dark-ages",
    types: ["Action", "Attack"],
    cost: 5,
    traits: ["attack"],
    play: effect(
      first(),
      eachOtherPlayer(
        revealTop(2),
        trash({ from: "revealed", fits: middling, exactly: 1 }),
        when((g, f) => youDid(g, f) && itIs(isKnight)(g, f), slain),
        discardTheRest,
      ),
    ),
    ...more,
  });

export const Knights: PileDef = {
  id: "knights",
  set: "dark-ages",
  cards: [
    knight("dame-anna", () => trash({ upTo: 2 })),
    knight("dame-josephine", () => nothing, { types: ["Action", "Attack", "Victory"], vp: 2 }),
    knight("dame-molly", () => plus({ actions: 2 })),
    knight("dame-natalie", () => mayGainOne(costing(3))),
    knight("dame-sylvia", () => plus({ coins: 2 })),
    knight("sir-bailey", () => plus({ cards: 1, actions: 1 })),
    knight("sir-destry", () => plus({ cards: 2 })),
    knight("sir-martin", () => plus({ buys: 2 }), { cost: 4 }),
    knight("sir-michael", () => eachOtherPlayer(discardDownTo(3))),
    knight("sir-vander", () => nothing, { whenTrashed: effect(gain("gold")) }),
  ],
  stack: () => IDS,
  seen: "top",
};
