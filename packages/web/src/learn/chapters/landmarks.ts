/** Chapter 7: Landmarks, a split pile, and a Duration card. */
import { type Chapter, cards } from "../script.ts";

export const landmarks: Chapter = {
  id: "landmarks",
  minutes: 5,
  set: "empires",
  shows: cards("battlefield archive patrician"),
  kingdom: ["patrician-emporium", "village", "smithy", "archive", "market"],
  landscapes: ["battlefield", "orchard"],
  lesson: {
    players: [
      {
        hand: cards("archive silver copper*2 estate"),
        deck: cards("gold village silver market silver copper*2 estate*2 copper*3 village"),
        turns: 6,
      },
      {
        hand: cards("silver copper*3 estate"),
        deck: cards("copper*4 estate silver*2 copper village estate"),
        turns: 6,
      },
    ],
    supply: { "patrician-emporium": 6 },
    script: { 7: ["treasures", "buy:silver"], 8: ["treasures", "buy:silver"] },
  },
  after: "basic-intro",
  steps: [
    {
      id: "welcome",
      turn: 1,
      read: true,
      at: [{ pile: "battlefield" }, { pile: "orchard" }],
      until: { did: "play", turn: 1 },
    },
    {
      id: "archive",
      turn: 1,
      hopes: [["play:archive"]],
      until: { did: "play", card: "archive", turn: 1 },
      tooLate: { phase: "buy" },
    },
    {
      id: "choose",
      turn: 1,
      when: { asked: "hand", by: "archive" },
      hopes: [["gold"]],
      slight: true,
      until: { all: [{ did: "play", card: "archive", turn: 1 }, { not: { asked: "hand", by: "archive" } }] },
    },
    {
      id: "treasures",
      turn: 1,
      hopes: [["treasures"], ["play:gold"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [
          { phase: "buy" },
          { not: { any: [{ may: "play:gold" }, { may: "play:silver" }, { may: "play:copper" }] } },
        ],
      },
    },
    { id: "duchy", turn: 1, hopes: [["buy:duchy"]], until: { did: "gain", card: "duchy", turn: 1 } },
    {
      id: "nextCard",
      turn: 2,
      when: { asked: "hand", by: "archive" },
      hopes: [["village"]],
      slight: true,
    },
    {
      id: "village",
      turn: 2,
      hopes: [["play:village"]],
      until: { did: "play", card: "village", turn: 2 },
      tooLate: { phase: "buy" },
    },
    {
      id: "market",
      turn: 2,
      hopes: [["play:market"]],
      until: { did: "play", card: "market", turn: 2 },
      tooLate: { phase: "buy" },
    },
    {
      id: "money",
      turn: 2,
      hopes: [["treasures"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [{ phase: "buy" }, { not: { any: [{ may: "play:silver" }, { may: "play:copper" }] } }],
      },
    },
    {
      id: "split",
      turn: 2,
      hopes: [["buy:patrician"]],
      until: { did: "gain", card: "patrician", turn: 2 },
    },
    { id: "third", turn: 2, hopes: [["buy:village"]], until: { did: "gain", card: "village", turn: 2 } },
    { id: "goal", when: { begun: 3 }, read: true, at: [{ pile: "orchard" }] },
  ],
};
