/** Empires: Events. What an Event does happens when it is bought. */

import { ON } from "@fiefdom/engine/ability";
import { type CardDef, type CardSpec, card } from "@fiefdom/engine/card";
import { coinCost } from "@fiefdom/engine/cost";
import { gainedThisTurn } from "@fiefdom/engine/gain";
import { DEBT, DECK, DISCARD, kindOf, NONE, zone } from "@fiefdom/engine/game";
import { note } from "@fiefdom/engine/log";
import { shuffle } from "@fiefdom/engine/move";
import { act, effect } from "@fiefdom/engine/program";
import { pileTokens } from "@fiefdom/engine/supply";
import { fire } from "@fiefdom/engine/triggers";
import { plus, plusVp } from "@fiefdom/engine/verbs/bonus";
import { choose, trash } from "@fiefdom/engine/verbs/cards";
import { lasting, when } from "@fiefdom/engine/verbs/flow";
import { chooseFromSupply, choosePile, gain, gainOne, trashItFromSupply } from "@fiefdom/engine/verbs/gain";
import { addTokens, pileOfIt, takeDebt } from "@fiefdom/engine/verbs/tokens";
import { all, both, but, costing, ofType, thereIsOne, youDid } from "@fiefdom/engine/verbs/words";
import { inTheirBuyPhase } from "./conditions.ts";

const event = (id: string, spec: Omit<CardSpec, "types">): CardDef =>
  card(id, { set: "empires", kind: "event", types: ["Event"], ...spec });

export const Advance = event("advance", {
  cost: 0,
  traits: ["trash", "gain", "picky"],
  play: effect(
    trash({ fits: ofType("Action"), upTo: 1 }),
    when(youDid, gainOne(both(ofType("Action"), costing(6)))),
  ),
});

export const Annex = event("annex", {
  cost: 0,
  debt: 8,
  traits: ["gain", "vp"],
  play: effect(
    choose("keep", { from: "discard", upTo: 5 }),
    act((g, f) => {
      const player = g.players[f.who];
      const into = player.discard.filter((c) => !f.picked.includes(c));
      player.discard = player.discard.filter((c) => f.picked.includes(c));
      player.deck.push(...into);
      shuffle(g, f.who, player.deck);
      g.revealed++;
      if (g.log !== null) note(g, "shuffle", f.who, [], { n: into.length });
      fire(g, ON.shuffle, f.who, NONE, DECK, 0);
    }),
    gain("duchy"),
  ),
});

export const Banquet = event("banquet", {
  cost: 3,
  traits: ["gain"],
  play: effect(gain("copper"), gain("copper"), gainOne(but(costing(5), ofType("Victory")))),
});

export const Conquest = event("conquest", {
  cost: 6,
  traits: ["gain", "vp"],
  play: effect(
    gain("silver"),
    gain("silver"),
    plusVp((g, f) => gainedThisTurn(g, f.who, (kind) => kind === g.board.kind("silver"))),
  ),
});

export const Delve = event("delve", {
  cost: 2,
  traits: ["gain", "money"],
  play: effect(plus({ buys: 1 }), gain("silver")),
});

export const Dominate = event("dominate", {
  cost: 14,
  traits: ["vp"],
  play: effect(gain("province"), when(thereIsOne, plus({ vp: 9 }))),
});

/** Everything comes to hand, what is not wanted is trashed, the rest becomes a new deck. */
const donate = () =>
  effect(
    act((g, f) => {
      const player = g.players[f.who];
      player.hand.push(...player.deck, ...player.discard);
      player.deck = [];
      player.discard = [];
      g.revealed++;
    }),
    trash({ upTo: all }),
    act((g, f) => {
      const player = g.players[f.who];
      // What trashing may have put on the deck meanwhile is shuffled along.
      const cards = [...player.deck, ...player.hand];
      shuffle(g, f.who, cards);
      player.hand = [];
      player.deck = cards;
      if (g.log !== null) note(g, "shuffle", f.who, [], { n: cards.length });
      fire(g, ON.shuffle, f.who, NONE, DECK, 0);
    }),
    plus({ cards: 5 }),
  );

export const Donate = event("donate", {
  cost: 0,
  debt: 8,
  traits: ["trash", "thins"],
  printed: {
    play: effect(lasting({ until: "done", abilities: [{ on: "betweenTurns", once: true, do: donate() }] })),
  },
  current: {
    play: effect(
      lasting({ until: "done", abilities: [{ on: "turnStart", first: true, once: true, do: donate() }] }),
    ),
  },
});

export const Ritual = event("ritual", {
  cost: 4,
  traits: ["trash", "vp"],
  play: effect(
    gain("curse"),
    when(
      thereIsOne,
      trash({ exactly: 1 }),
      when(
        youDid,
        plusVp((g, f) => coinCost(g, kindOf(f.it))),
      ),
    ),
  ),
});

export const SaltTheEarth = event("salt-the-earth", {
  cost: 4,
  traits: ["vp"],
  play: effect(
    plus({ vp: 1 }),
    chooseFromSupply("trash", ofType("Victory")),
    when(thereIsOne, trashItFromSupply),
  ),
});

export const Tax = event("tax", {
  cost: 2,
  owes: true,
  usesTokens: true,
  setUp: (g) => {
    for (let pile = 0; pile < g.board.piles.length; pile++) g.tokens[pileTokens(g, pile, DEBT)] = 1;
  },
  play: effect(choosePile("tax"), addTokens(pileOfIt(DEBT), 2)),
  printed: {
    always: [
      {
        on: "buy",
        do: effect(takeDebt(pileOfIt(DEBT))),
      },
    ],
  },
  current: {
    always: [
      {
        on: "gain",
        if: inTheirBuyPhase,
        do: effect(takeDebt(pileOfIt(DEBT))),
      },
    ],
  },
});

export const Triumph = event("triumph", {
  cost: 0,
  debt: 5,
  traits: ["vp"],
  play: effect(
    gain("estate"),
    when(
      thereIsOne,
      plusVp((g, f) => gainedThisTurn(g, f.who)),
    ),
  ),
});

export const Wedding = event("wedding", {
  cost: 4,
  debt: 3,
  traits: ["vp", "money"],
  play: effect(plus({ vp: 1 }), gain("gold")),
});

export const Windfall = event("windfall", {
  cost: 5,
  traits: ["money"],
  play: effect(
    when(
      (g, f) => zone(g, f.who, DECK).length === 0 && zone(g, f.who, DISCARD).length === 0,
      gain("gold"),
      gain("gold"),
      gain("gold"),
    ),
  ),
});
