/** Chapter 3: how it ends. Land, Curses, empty piles, and counting. */
import { type Chapter, cards } from "../script.ts";

export const end: Chapter = {
  id: "end",
  minutes: 5,
  set: "base",
  shows: cards("duchy province curse"),
  kingdom: ["moat", "village", "smithy", "market", "witch"],
  lesson: {
    players: [
      {
        hand: cards("gold*2 silver estate province"),
        deck: cards("gold silver copper estate duchy gold*2 silver copper province copper*4 smithy market"),
        turns: 14,
      },
      {
        hand: cards("witch silver*2 copper province"),
        deck: cards("gold silver copper estate*2 gold copper*2 duchy estate province*2 copper*3"),
        turns: 14,
      },
    ],
    supply: { province: 2, duchy: 5, moat: 0, village: 0, curse: 7 },
    script: {
      15: ["play:witch", "treasures", "buy:duchy"],
      16: ["treasures", "buy:duchy", "end"],
      17: ["treasures", "end"],
    },
  },
  after: "first-game",
  steps: [
    { id: "welcome", turn: 1, read: true, at: [{ pile: "province" }], until: { did: "play", turn: 1 } },
    {
      id: "piles",
      turn: 1,
      read: true,
      at: [{ zone: "ends" }, { pile: "moat" }, { pile: "village" }],
      until: { did: "play", turn: 1 },
    },
    {
      id: "treasures",
      turn: 1,
      hopes: [["treasures"], ["play:gold"], ["play:silver"]],
      slight: true,
      until: {
        all: [{ did: "play", turn: 1 }, { not: { any: [{ may: "play:gold" }, { may: "play:silver" }] } }],
      },
    },
    { id: "province", turn: 1, hopes: [["buy:province"]], until: { did: "gain", card: "province", turn: 1 } },
    {
      id: "cursed",
      turn: 2,
      read: true,
      when: { did: "gain", card: "curse" },
      at: [{ zone: "discard" }, { pile: "curse" }],
      until: { did: "play", turn: 2 },
    },
    {
      id: "six",
      turn: 2,
      hopes: [["treasures"], ["play:gold"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [
          { did: "play", turn: 2 },
          { not: { any: [{ may: "play:gold" }, { may: "play:silver" }, { may: "play:copper" }] } },
        ],
      },
    },
    { id: "duchy", turn: 2, hopes: [["buy:duchy"]], until: { did: "gain", card: "duchy", turn: 2 } },
    { id: "score", turn: 3, read: true, at: [{ zone: "score" }], until: { did: "play", turn: 3 } },
    {
      id: "eight",
      turn: 3,
      hopes: [["treasures"], ["play:gold"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [
          { did: "play", turn: 3 },
          { not: { any: [{ may: "play:gold" }, { may: "play:silver" }, { may: "play:copper" }] } },
        ],
      },
    },
    { id: "last", turn: 3, hopes: [["buy:province"]], until: { did: "gain", card: "province", turn: 3 } },
    { id: "count", when: { over: true }, read: true },
  ],
};
