/** Seaside: Durations that harm nobody. They stay in play, and do something more on their player's next turn. */
import { card } from "@fiefdom/engine/card";
import { type Game, HAND, kindOf, type Trigger, zone } from "@fiefdom/engine/game";
import { playsThisTurn } from "@fiefdom/engine/play";
import { effect, type Part, type Program } from "@fiefdom/engine/program";
import { allOf, looksAt } from "@fiefdom/engine/touch";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { choose, discard, putThemInHand, setPickedAsideFaceDown, trash } from "@fiefdom/engine/verbs/cards";
import { extraTurn, itIsDone, lasting, thisTurn, when, wouldBeTaken } from "@fiefdom/engine/verbs/flow";
import { gainOne } from "@fiefdom/engine/verbs/gain";
import { beUnaffected, couldBeAffected, playIt, playThisFromHand } from "@fiefdom/engine/verbs/play";
import { all, both, costing, itIsThere, itWas, ofType } from "@fiefdom/engine/verbs/words";

/** Your next turn starts with that. */
export const nextTurnStartsWith = (what: Program): Part =>
  lasting({ until: "done", abilities: [{ on: "turnStart", once: true, do: what }] });

/** The player whose turn comes just before. */
export const toTheRight = (g: Game, who: number): number => (who + g.players.length - 1) % g.players.length;

export const Astrolabe = card("astrolabe", {
  set: "seaside",
  types: ["Treasure", "Duration"],
  cost: 3,
  traits: ["money", "buy"],
  inPlan: 0,
  play: effect(plus({ coins: 1, buys: 1 }), nextTurnStartsWith(effect(plus({ coins: 1, buys: 1 })))),
});

export const Caravan = card("caravan", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 4,
  traits: ["draw"],
  play: effect(plus({ cards: 1, actions: 1 }), nextTurnStartsWith(effect(plus({ cards: 1 })))),
});

export const FishingVillage = card("fishing-village", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 3,
  traits: ["actions", "money"],
  play: effect(plus({ actions: 2, coins: 1 }), nextTurnStartsWith(effect(plus({ actions: 1, coins: 1 })))),
});

export const Haven = card("haven", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 2,
  traits: ["sift"],
  play: effect(
    plus({ cards: 1, actions: 1 }),
    choose("set-aside", { exactly: 1 }),
    setPickedAsideFaceDown,
    when(
      (_, f) => f.them.length > 0,
      lasting({
        until: "done",
        abilities: [{ on: "turnStart", once: true, do: effect(putThemInHand("lookedAt")) }],
      }),
    ),
  ),
});

export const Lighthouse = card("lighthouse", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 2,
  traits: ["money"],
  play: effect(
    plus({ actions: 1, coins: 1 }),
    lasting({
      until: "yourNextTurn",
      abilities: [
        {
          on: "attack",
          whose: "others",
          // Nothing that answers an Attack can undo it, and it can't be declined.
          if: couldBeAffected,
          do: effect(beUnaffected),
        },
      ],
    }),
    nextTurnStartsWith(effect(plus({ coins: 1 }))),
  ),
});

export const MerchantShip = card("merchant-ship", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 5,
  traits: ["money"],
  play: effect(plus({ coins: 2 }), nextTurnStartsWith(effect(plus({ coins: 2 })))),
});

export const Monkey = card("monkey", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 3,
  traits: ["draw"],
  play: effect(
    lasting({
      until: "yourNextTurn",
      abilities: [
        {
          on: "gain",
          whose: "others",
          if: looksAt(0, (g: Game, t: Trigger) => t.event.by === toTheRight(g, t.who)),
          do: effect(plus({ cards: 1 })),
        },
      ],
    }),
    nextTurnStartsWith(effect(plus({ cards: 1 }))),
  ),
});

/** The next hand is smaller: it is drawn at the end of this very turn. */
const smallHand = thisTurn({ hand: { cards: 3 } });
/** It has something to wait for: the extra turn. */
const staysForIt = lasting({ until: "yourNextTurn" });

export const Outpost = card("outpost", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 5,
  play: effect(smallHand, when(wouldBeTaken(2), staysForIt), extraTurn({ inARow: 2 })),
  printed: {
    play: effect(
      when(
        (g, f) => g.again === 0 && playsThisTurn(g, f.who, (kind) => kind === kindOf(f.card)) === 1,
        smallHand,
        staysForIt,
        extraTurn(),
      ),
    ),
  },
});

export const Pirate = card("pirate", {
  set: "seaside",
  types: ["Action", "Duration", "Reaction"],
  cost: 5,
  traits: ["gain", "money"],
  play: effect(nextTurnStartsWith(effect(gainOne(both(ofType("Treasure"), costing(6)), "hand")))),
  reactions: [
    {
      on: "gain",
      whose: "anyones",
      may: true,
      if: itWas("Treasure"),
      do: effect(playThisFromHand),
    },
  ],
});

export const Sailor = card("sailor", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 4,
  traits: ["money", "trash"],
  play: effect(
    plus({ actions: 1 }),
    thisTurn({
      abilities: [
        {
          on: "gain",
          may: true,
          if: allOf(itWas("Duration"), itIsThere),
          do: effect(itIsDone, playIt),
        },
      ],
    }),
    nextTurnStartsWith(effect(plus({ coins: 2 }), trash({ upTo: 1 }))),
  ),
});

export const Tactician = card("tactician", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 5,
  traits: ["draw", "buy"],
  play: effect(
    when(
      (g, f) => zone(g, f.who, HAND).length > 0,
      discard({ exactly: all }),
      nextTurnStartsWith(effect(plus({ cards: 5, actions: 1, buys: 1 }))),
    ),
  ),
});

export const TidePools = card("tide-pools", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 4,
  traits: ["draw", "sift"],
  play: effect(plus({ cards: 3, actions: 1 }), nextTurnStartsWith(effect(discard({ exactly: 2 })))),
});

export const Wharf = card("wharf", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 5,
  traits: ["draw", "buy"],
  play: effect(plus({ cards: 2, buys: 1 }), nextTurnStartsWith(effect(plus({ cards: 2, buys: 1 })))),
});
