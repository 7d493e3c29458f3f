/** Chapter 2: Kingdom cards. Actions that chain, Actions that end the chain, an Attack and a Reaction. */
import { type Chapter, cards } from "../script.ts";

export const kingdom: Chapter = {
  id: "kingdom",
  minutes: 6,
  set: "base",
  shows: cards("village smithy militia moat"),
  kingdom: ["moat", "village", "militia", "smithy", "market"],
  lesson: {
    players: [
      {
        hand: cards("village smithy copper*2 estate"),
        deck: cards("market copper*2 estate copper estate silver*2 copper*2"),
        turns: 4,
      },
      {
        hand: cards("militia copper*3 estate"),
        deck: cards("copper*2 silver estate*2 militia copper*2 silver village"),
        turns: 4,
      },
    ],
    shuffles: [
      { seat: 0, cards: cards("militia smithy silver copper*2 moat village silver copper estate") },
      { seat: 1, cards: cards("copper*3 estate silver") },
    ],
    script: {
      5: ["play:militia", "treasures", "buy:silver"],
      6: ["treasures", "buy:silver"],
      7: ["play:militia", "treasures", "buy:silver"],
    },
  },
  after: "first-game",
  steps: [
    { id: "welcome", turn: 1, read: true, at: [{ zone: "kingdom" }], until: { did: "play", turn: 1 } },
    { id: "actions", turn: 1, read: true, at: [{ zone: "counters" }], until: { did: "play", turn: 1 } },
    {
      id: "village",
      turn: 1,
      hopes: [["play:village"]],
      until: { did: "play", card: "village", turn: 1 },
      tooLate: { phase: "buy" },
    },
    {
      id: "smithy",
      turn: 1,
      hopes: [["play:smithy"]],
      until: { did: "play", card: "smithy", turn: 1 },
      tooLate: { phase: "buy" },
    },
    {
      id: "market",
      turn: 1,
      hopes: [["play:market"]],
      until: { did: "play", card: "market", turn: 1 },
      tooLate: { phase: "buy" },
    },
    {
      id: "treasures",
      turn: 1,
      hopes: [["treasures"], ["play:copper"]],
      slight: true,
      until: { all: [{ phase: "buy" }, { not: { may: "play:copper" } }] },
    },
    { id: "militia", turn: 1, hopes: [["buy:militia"]], until: { did: "gain", card: "militia", turn: 1 } },
    { id: "moat", turn: 1, hopes: [["buy:moat"]], until: { did: "gain", card: "moat", turn: 1 } },
    {
      id: "attacked",
      when: { asked: "discard", by: "militia" },
      hopes: [
        ["estate", "copper"],
        ["copper", "copper"],
      ],
      until: { did: "discard", by: "militia", turn: 1 },
    },
    {
      id: "three",
      turn: 2,
      hopes: [["treasures"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [{ phase: "buy" }, { not: { any: [{ may: "play:copper" }, { may: "play:silver" }] } }],
      },
    },
    { id: "five", turn: 2, hopes: [["buy:market"]], until: { did: "gain", card: "market", turn: 2 } },
    {
      id: "terminal",
      turn: 3,
      hopes: [["play:militia"]],
      until: { did: "play", card: "militia", turn: 3 },
      tooLate: { phase: "buy" },
    },
    {
      id: "six",
      turn: 3,
      hopes: [["treasures"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [{ phase: "buy" }, { not: { any: [{ may: "play:copper" }, { may: "play:silver" }] } }],
      },
    },
    { id: "gold", turn: 3, hopes: [["buy:gold"]], until: { did: "gain", card: "gold", turn: 3 } },
    {
      id: "reaction",
      when: { may: "use:moat" },
      hopes: [["use:moat"]],
      until: { did: "react", card: "moat", turn: 3 },
    },
    { id: "safe", when: { begun: 4 }, read: true, at: [{ zone: "hand" }] },
  ],
};
