/** Chapter 4: cards that stay. Durations of Seaside, which work on the next turn too. */
import { type Chapter, cards } from "../script.ts";

export const durations: Chapter = {
  id: "durations",
  minutes: 4,
  set: "seaside",
  shows: cards("wharf fishing-village caravan"),
  kingdom: ["fishing-village", "caravan", "wharf", "market", "smithy"],
  lesson: {
    players: [
      {
        hand: cards("fishing-village wharf copper*2 estate"),
        deck: cards(
          "silver*2 caravan silver copper*2 estate silver*2 gold copper*3 estate silver gold copper estate",
        ),
        turns: 6,
      },
      {
        hand: cards("silver copper*3 estate"),
        deck: cards("copper*4 estate silver*2 copper market estate"),
        turns: 6,
      },
    ],
    script: { 7: ["treasures", "buy:silver"], 8: ["treasures", "buy:silver"] },
  },
  after: "give-and-take",
  steps: [
    {
      id: "welcome",
      turn: 1,
      read: true,
      at: [{ hand: "fishing-village" }, { hand: "wharf" }],
      until: { did: "play", turn: 1 },
    },
    {
      id: "village",
      turn: 1,
      hopes: [["play:fishing-village"]],
      until: { did: "play", card: "fishing-village", turn: 1 },
      tooLate: { phase: "buy" },
    },
    {
      id: "wharf",
      turn: 1,
      hopes: [["play:wharf"]],
      until: { did: "play", card: "wharf", turn: 1 },
      tooLate: { phase: "buy" },
    },
    {
      id: "treasures",
      turn: 1,
      hopes: [["treasures"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [{ phase: "buy" }, { not: { any: [{ may: "play:silver" }, { may: "play:copper" }] } }],
      },
    },
    { id: "caravan", turn: 1, hopes: [["buy:caravan"]], until: { did: "gain", card: "caravan", turn: 1 } },
    { id: "silver", turn: 1, hopes: [["buy:silver"]], until: { did: "gain", card: "silver", turn: 1 } },
    { id: "stayed", turn: 2, read: true, at: [{ zone: "play" }], until: { did: "play", turn: 2 } },
    {
      id: "again",
      turn: 2,
      hopes: [["play:caravan"]],
      until: { did: "play", card: "caravan", turn: 2 },
      tooLate: { phase: "buy" },
    },
    {
      id: "money",
      turn: 2,
      hopes: [["treasures"], ["play:gold"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [
          { phase: "buy" },
          { not: { any: [{ may: "play:gold" }, { may: "play:silver" }, { may: "play:copper" }] } },
        ],
      },
    },
    { id: "province", turn: 2, hopes: [["buy:province"]], until: { did: "gain", card: "province", turn: 2 } },
    { id: "second", turn: 2, hopes: [["buy:caravan"]], until: { did: "gain", card: "caravan", turn: 2 } },
    { id: "goal", when: { begun: 3 }, read: true, at: [{ zone: "play" }] },
  ],
};
