/** Chapter 1: a turn. Only the basic cards, so that there is nothing to look at but the turn itself. */
import { type Chapter, cards } from "../script.ts";

export const turn: Chapter = {
  id: "turn",
  minutes: 4,
  set: "base",
  shows: cards("copper silver gold"),
  kingdom: [],
  lesson: {
    players: [
      { hand: cards("copper*3 estate*2"), deck: cards("copper*4 estate") },
      { hand: cards("copper*4 estate"), deck: cards("copper*3 estate*2") },
    ],
    shuffles: [{ seat: 0, cards: cards("silver*2 copper*2 estate copper*3 estate copper") }],
    script: {
      1: ["treasures", "buy:silver"],
      2: ["treasures", "buy:silver"],
      3: ["treasures", "buy:gold", "buy:silver"],
    },
  },
  after: "first-game",
  steps: [
    { id: "welcome", turn: 1, read: true, until: { did: "play", turn: 1 } },
    { id: "hand", turn: 1, read: true, at: [{ zone: "hand" }], until: { did: "play", turn: 1 } },
    {
      id: "treasures",
      turn: 1,
      hopes: [["treasures"], ["play:copper"]],
      slight: true,
      until: { all: [{ did: "play", turn: 1 }, { not: { may: "play:copper" } }] },
    },
    { id: "silver", turn: 1, hopes: [["buy:silver"]], until: { did: "gain", card: "silver", turn: 1 } },
    {
      id: "cleanUp",
      turn: 2,
      read: true,
      at: [{ zone: "discard" }, { zone: "hand" }],
      until: { did: "play", turn: 2 },
    },
    { id: "opponent", turn: 2, read: true, at: [{ zone: "opponent" }], until: { did: "play", turn: 2 } },
    {
      id: "again",
      turn: 2,
      hopes: [["treasures"], ["play:copper"]],
      slight: true,
      until: { all: [{ did: "play", turn: 2 }, { not: { may: "play:copper" } }] },
    },
    { id: "leftOver", turn: 2, hopes: [["buy:silver"]], until: { did: "gain", card: "silver", turn: 2 } },
    {
      id: "shuffle",
      turn: 3,
      read: true,
      when: { did: "shuffle" },
      at: [{ zone: "deck" }, { hand: "silver" }],
      until: { did: "play", turn: 3 },
    },
    {
      id: "richer",
      turn: 3,
      hopes: [["treasures"], ["play:silver"], ["play:copper"]],
      slight: true,
      until: {
        all: [{ did: "play", turn: 3 }, { not: { any: [{ may: "play:copper" }, { may: "play:silver" }] } }],
      },
    },
    { id: "gold", turn: 3, hopes: [["buy:gold"]], until: { did: "gain", card: "gold", turn: 3 } },
    {
      id: "goal",
      when: { begun: 4 },
      read: true,
      at: [{ pile: "province" }],
    },
  ],
};
