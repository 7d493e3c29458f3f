/** Intrigue: what turns cards into others, makes them cheaper, or is worth something itself. */
import { card } from "@fiefdom/engine/card";
import { effect, join } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { trash } from "@fiefdom/engine/verbs/cards";
import { chooseOne, thisTurn, when } from "@fiefdom/engine/verbs/flow";
import {
  chooseFromSupply,
  gain,
  gainOne,
  gainOneFromTrash,
  trashItFromSupply,
} from "@fiefdom/engine/verbs/gain";
import { costing, costingExactly, itIs, moreThanIt, ofType, youDid } from "@fiefdom/engine/verbs/words";

export const Bridge = card("bridge", {
  set: "intrigue",
  types: ["Action"],
  cost: 4,
  traits: ["buy", "money"],
  play: effect(plus({ buys: 1, coins: 1 }), thisTurn({ cost: () => -1 })),
});

export const Duke = card("duke", {
  set: "intrigue",
  types: ["Victory"],
  cost: 5,
  vp: ({ game, owned }) => owned[game.board.kind("duchy")],
  traits: ["vp", "duchies"],
});

export const Farm = card("farm", {
  set: "intrigue",
  types: ["Treasure", "Victory"],
  cost: 6,
  vp: 2,
  traits: ["money", "vp"],
  play: effect(plus({ coins: 2 })),
});

export const Ironworks = card("ironworks", {
  set: "intrigue",
  types: ["Action"],
  cost: 4,
  traits: ["gain"],
  play: effect(
    gainOne(costing(4)),
    when(itIs(ofType("Action")), plus({ actions: 1 })),
    when(itIs(ofType("Treasure")), plus({ coins: 1 })),
    when(itIs(ofType("Victory")), plus({ cards: 1 })),
  ),
});

export const Lurker = card("lurker", {
  set: "intrigue",
  types: ["Action"],
  cost: 2,
  traits: ["gain"],
  play: effect(
    plus({ actions: 1 }),
    chooseOne({
      trash: join([chooseFromSupply("trash", ofType("Action")), trashItFromSupply]),
      gain: gainOneFromTrash(ofType("Action")),
    }),
  ),
});

export const TradingPost = card("trading-post", {
  set: "intrigue",
  types: ["Action"],
  cost: 5,
  traits: ["trash", "money", "thins"],
  play: effect(
    trash({ exactly: 2 }),
    when((_, f) => f.n === 2, gain("silver", "hand")),
  ),
});

export const Upgrade = card("upgrade", {
  set: "intrigue",
  types: ["Action"],
  cost: 5,
  traits: ["trash", "gain"],
  play: effect(
    plus({ cards: 1, actions: 1 }),
    trash({ exactly: 1 }),
    when(youDid, gainOne(costingExactly(moreThanIt(1)))),
  ),
});
