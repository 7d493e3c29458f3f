/** Trashing: abilities of the trashed card, of cards in play, and reactions from the hand. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { effect } from "../src/program.ts";
import { plus } from "../src/verbs/bonus.ts";
import { choose, trash, trashThis } from "../src/verbs/cards.ts";
import { when } from "../src/verbs/flow.ts";
import { gain } from "../src/verbs/gain.ts";
import { playItTimes } from "../src/verbs/play.ts";
import { ofType, youDid } from "../src/verbs/words.ts";
import { asked, discardPile, inPlay, say, table, trashed } from "./table.ts";

const Pyre = card("t-pyre", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 }), trash({ upTo: 2 })),
});
const Phoenix = card("t-phoenix", { types: ["Action"], cost: 3, whenTrashed: effect(gain("bill")) });
const Mourner = card("t-mourner", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 })),
  whileInPlay: [{ on: "trash", do: effect(plus({ vp: 1 })) }],
});
const Heir = card("t-heir", {
  types: ["Action", "Reaction"],
  cost: 2,
  reactions: [{ on: "trash", may: true, do: effect(plus({ vp: 5 })) }],
});
const Candle = card("t-candle", {
  types: ["Action"],
  cost: 1,
  play: effect(trashThis, when(youDid, plus({ coins: 3 }))),
});
const Twice = card("t-twice", {
  types: ["Action"],
  cost: 4,
  play: effect(choose("play", { fits: ofType("Action"), upTo: 1 }), playItTimes(2)),
});

it("a trashed card's own ability works from the trash", () => {
  const g = table([Pyre, Phoenix], [{ hand: ["t-pyre", "t-phoenix", "field"] }]);
  say(g, "play:t-pyre", ["t-phoenix"]);
  expect(trashed(g)).toEqual(["t-phoenix"]);
  expect(discardPile(g)).toEqual(["bill"]);
});

it("several cards trashed at once set off the ability for each", () => {
  const g = table([Pyre, Mourner], [{ hand: ["t-mourner", "t-pyre", "field", "field"] }]);
  say(g, "play:t-mourner", "play:t-pyre", ["field", "field"]);
  expect(g.players[0].vp).toBe(2);
});

it("a reaction from the hand may answer a trashing, once for each such card", () => {
  const g = table([Pyre, Heir], [{ hand: ["t-pyre", "t-heir", "field"] }]);
  say(g, "play:t-pyre", ["field"]);
  expect(asked(g)).toEqual({ seat: 0, verb: "react", options: ["use:t-heir", "end"] });
  say(g, "use:t-heir");
  expect(g.players[0].vp).toBe(5);
  expect(asked(g).verb).not.toBe("react");
});

it("a played card that has left play cannot trash itself, and “if you did” fails", () => {
  const g = table([Candle, Twice], [{ hand: ["t-twice", "t-candle"] }]);
  say(g, "play:t-twice", ["t-candle"]);
  expect(g.coins).toBe(3);
  expect(trashed(g)).toEqual(["t-candle"]);
  expect(inPlay(g)).toEqual(["t-twice"]);
});
