/** Chapter 6: Debt and Events. */
import { type Chapter, cards } from "../script.ts";

export const debt: Chapter = {
  id: "debt",
  minutes: 5,
  set: "empires",
  shows: cards("city-quarter engineer delve"),
  kingdom: ["engineer", "village", "villa", "forum", "city-quarter", "royal-blacksmith"],
  landscapes: ["delve", "wedding"],
  lesson: {
    players: [
      {
        hand: cards("copper*4 estate"),
        deck: cards("silver copper*3 estate"),
        discard: cards("estate gold silver village"),
        turns: 4,
      },
      {
        hand: cards("silver copper*3 estate"),
        deck: cards("copper*4 estate silver*2 copper village estate"),
        turns: 4,
      },
    ],
    shuffles: [{ seat: 0, cards: cards("city-quarter village gold silver*2 copper*3 estate*2") }],
    script: {
      5: ["treasures", "buy:silver"],
      6: ["treasures", "buy:silver"],
      7: ["play:village", "treasures", "buy:gold", "buy:silver"],
    },
  },
  after: "basic-intro",
  steps: [
    {
      id: "welcome",
      turn: 1,
      read: true,
      at: [{ pile: "city-quarter" }, { pile: "royal-blacksmith" }, { pile: "engineer" }],
      until: { did: "play", turn: 1 },
    },
    {
      id: "treasures",
      turn: 1,
      hopes: [["treasures"], ["play:copper"]],
      slight: true,
      until: { all: [{ did: "play", turn: 1 }, { not: { may: "play:copper" } }] },
    },
    {
      id: "borrow",
      turn: 1,
      hopes: [["buy:city-quarter"]],
      until: { did: "gain", card: "city-quarter", turn: 1 },
    },
    { id: "payHalf", turn: 1, hopes: [["pay:4"], ["pay:1"]], until: { did: "pay", turn: 1 } },
    {
      id: "owing",
      turn: 2,
      hopes: [["treasures"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [{ did: "play", turn: 2 }, { not: { any: [{ may: "play:copper" }, { may: "play:silver" }] } }],
      },
    },
    { id: "payRest", turn: 2, hopes: [["pay:4"], ["pay:1"]], until: { did: "pay", turn: 2 } },
    { id: "nothing", turn: 2, hopes: [["end"]], until: { ended: 2 } },
    {
      id: "quarter",
      turn: 3,
      hopes: [["play:city-quarter"]],
      until: { did: "play", card: "city-quarter", turn: 3 },
      tooLate: { phase: "buy" },
    },
    {
      id: "village",
      turn: 3,
      hopes: [["play:village"]],
      until: { did: "play", card: "village", turn: 3 },
      tooLate: { phase: "buy" },
    },
    {
      id: "money",
      turn: 3,
      hopes: [["treasures"], ["play:gold"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [
          { phase: "buy" },
          { not: { any: [{ may: "play:copper" }, { may: "play:silver" }, { may: "play:gold" }] } },
        ],
      },
    },
    { id: "delve", turn: 3, hopes: [["buy:delve"]], until: { did: "buyEvent", card: "delve", turn: 3 } },
    {
      id: "wedding",
      turn: 3,
      hopes: [["buy:wedding"]],
      until: { did: "buyEvent", card: "wedding", turn: 3 },
    },
    {
      id: "payOff",
      turn: 3,
      hopes: [["pay:3"], ["pay:2"], ["pay:1"]],
      until: { did: "pay", turn: 3 },
    },
    { id: "goal", when: { ended: 3 }, read: true },
  ],
};
