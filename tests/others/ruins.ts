/** Ruins of Dark Ages: a pile of the Supply that is dealt from a box of fifty, so that nobody knows what is in it. */
import { type CardDef, card, type PileDef } from "@fiefdom/engine/card";
import { effect, type Part } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { choose, discardTheRest, lookAtTop, putTheRestBack, returnThis } from "@fiefdom/engine/verbs/cards";
import { chooseOne, eachOtherPlayer, when } from "@fiefdom/engine/verbs/flow";
import { gain, gainTopOf } from "@fiefdom/engine/verbs/gain";
import { playIt } from "@fiefdom/engine/verbs/play";
import { named, thereIsOne, youDid } from "@fiefdom/engine/verbs/words";

const ruin = (id: string, gives: Part): CardDef =>
  card(id, { set: "dark-ages", types: ["Action", "Ruins"], cost: 0, play: effect(gives) });

const COPIES = 10;

const ruins: readonly CardDef[] = [
  ruin("abandoned-mine", plus({ coins: 1 })),
  ruin("ruined-library", plus({ cards: 1 })),
  ruin("ruined-market", plus({ buys: 1 })),
  ruin("ruined-village", plus({ actions: 1 })),
  card("survivors", {
    set: "dark-ages",
    types: ["Action", "Ruins"],
    cost: 0,
    play: effect(
      lookAtTop(2),
      when(thereIsOne, chooseOne({ discard: discardTheRest, back: putTheRestBack("lookedAt") })),
    ),
  }),
];

const RUINS: PileDef = {
  id: "ruins",
  set: "dark-ages",
  cards: ruins,
  stack: () => ruins.flatMap(({ id }) => Array<string>(COPIES).fill(id)),
  seen: "top",
  deals: (players) => COPIES * (players - 1),
};

const Spoils = card("spoils", {
  set: "dark-ages",
  types: ["Treasure"],
  cost: 0,
  copies: () => 15,
  inPlan: "alone",
  play: effect(plus({ coins: 3 }), returnThis),
});

export const Marauder = card("marauder", {
  set: "dark-ages",
  types: ["Action", "Attack", "Looter"],
  cost: 4,
  traits: ["attack", "money"],
  brings: { supply: [RUINS], outside: [Spoils] },
  play: effect(gain("spoils"), eachOtherPlayer(gainTopOf(RUINS))),
});

export const Cultist = card("cultist", {
  set: "dark-ages",
  types: ["Action", "Attack", "Looter"],
  cost: 5,
  traits: ["attack", "draw"],
  brings: { supply: [RUINS] },
  play: effect(
    plus({ cards: 2 }),
    eachOtherPlayer(gainTopOf(RUINS)),
    choose("play", { upTo: 1, fits: named("cultist") }),
    when(youDid, playIt),
  ),
  whenTrashed: effect(plus({ cards: 3 })),
});
