/** Chapter 5: Prosperity. Treasures with words of their own, victory point tokens, Platinum and Colony. */
import { type Chapter, cards } from "../script.ts";

export const prosperity: Chapter = {
  id: "prosperity",
  minutes: 5,
  set: "prosperity",
  shows: cards("monument bank colony"),
  kingdom: ["monument", "quarry", "workers-village", "city", "collection", "bank"],
  colonies: true,
  lesson: {
    players: [
      {
        hand: cards("monument bank gold silver copper"),
        deck: cards("quarry collection silver copper estate gold silver copper*2 estate copper*3 estate"),
        turns: 8,
      },
      {
        hand: cards("gold silver copper*2 estate"),
        deck: cards("silver*2 copper*2 estate gold copper*3 estate"),
        turns: 8,
      },
    ],
    script: { 9: ["treasures", "buy:gold"], 10: ["treasures", "buy:gold"] },
  },
  after: "beginners",
  steps: [
    {
      id: "welcome",
      turn: 1,
      read: true,
      at: [{ pile: "platinum" }, { pile: "colony" }],
      until: { did: "play", turn: 1 },
    },
    {
      id: "monument",
      turn: 1,
      hopes: [["play:monument"]],
      until: { did: "play", card: "monument", turn: 1 },
      tooLate: { phase: "buy" },
    },
    {
      id: "tokens",
      turn: 1,
      read: true,
      when: { did: "play", card: "monument", turn: 1 },
      at: [{ zone: "tokens" }],
      until: { did: "play", turn: 1, times: 2 },
    },
    {
      id: "plain",
      turn: 1,
      hopes: [["play:gold"], ["play:silver"], ["play:copper"], ["treasures"]],
      slight: true,
      tooLate: {
        all: [
          { did: "play", card: "bank", turn: 1 },
          { any: [{ may: "play:gold" }, { may: "play:silver" }, { may: "play:copper" }] },
        ],
      },
      until: { did: "play", turn: 1, times: 4 },
    },
    { id: "bank", turn: 1, hopes: [["play:bank"]], until: { did: "play", card: "bank", turn: 1 } },
    { id: "colony", turn: 1, hopes: [["buy:colony"]], until: { did: "gain", card: "colony", turn: 1 } },
    { id: "quarry", turn: 2, hopes: [["play:quarry"]], until: { did: "play", card: "quarry", turn: 2 } },
    {
      id: "collection",
      turn: 2,
      hopes: [["play:collection"]],
      until: { did: "play", card: "collection", turn: 2 },
    },
    {
      id: "rest",
      turn: 2,
      hopes: [["treasures"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [{ phase: "buy" }, { not: { any: [{ may: "play:copper" }, { may: "play:silver" }] } }],
      },
    },
    { id: "city", turn: 2, hopes: [["buy:city"]], until: { did: "gain", card: "city", turn: 2 } },
    {
      id: "second",
      turn: 2,
      hopes: [["buy:workers-village"]],
      until: { did: "gain", turn: 2, times: 2 },
    },
    { id: "goal", when: { begun: 3 }, read: true, at: [{ zone: "tokens" }] },
  ],
};
