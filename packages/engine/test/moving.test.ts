/** An effect can move a card only if that very card is still where the effect expects it. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { effect } from "../src/program.ts";
import { plus } from "../src/verbs/bonus.ts";
import { putItInHand, topdeckIt, trashIt } from "../src/verbs/cards.ts";
import { when } from "../src/verbs/flow.ts";
import { gain } from "../src/verbs/gain.ts";
import { youDid } from "../src/verbs/words.ts";
import { asked, deck, discardPile, hand, left, say, table, trashed } from "./table.ts";

const ready = () => effect(plus({ actions: 1 }));
const Up = card("m-up", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [{ on: "gain", may: true, do: effect(topdeckIt) }],
});
const Hold = card("m-hold", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [{ on: "gain", may: true, do: effect(putItInHand, when(youDid, plus({ vp: 1 }))) }],
});
const Flame = card("m-flame", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [{ on: "gain", may: true, do: effect(trashIt, when(youDid, plus({ vp: 1 }))) }],
});
const Smother = card("m-smother", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [
    {
      on: "gain",
      may: true,
      if: (g, t) => g.board.kinds[t.event.it & 255].id === "coin",
      do: effect(gain("bill", "deck")),
    },
  ],
});
const Deckward = card("m-deckward", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 }), gain("coin", "deck")),
});

it("a gained card that one effect has moved cannot be moved by another", () => {
  const g = table([Up, Flame], [{ hand: ["m-up", "m-flame", "coin"] }]);
  say(g, "play:m-up", "play:m-flame", "buy:coin", "use:m-up", "use:m-flame");
  expect(trashed(g)).toEqual([]);
  expect(g.players[0].vp).toBe(0);
});

it("a copy in the same place is not that card", () => {
  const g = table(
    [Hold, Flame],
    [
      {
        hand: ["m-hold", "m-flame"],
        discard: ["coin"],
        deck: ["field", "field", "field", "field", "field", "field"],
      },
    ],
  );
  say(g, "play:m-hold", "play:m-flame", "buy:coin", "use:m-hold", "use:m-flame");
  expect(trashed(g)).toEqual([]);
  expect(discardPile(g)).toContain("coin");
});

it("a card on the deck that was covered cannot be moved", () => {
  const g = table([Smother, Hold, Deckward], [{ hand: ["m-smother", "m-hold", "m-deckward"] }]);
  say(g, "play:m-smother", "play:m-hold", "play:m-deckward", "use:m-smother");
  // The Bill's own gain: leave it where it is.
  say(g, "end", "use:m-hold");
  expect(deck(g)).toEqual(["bill", "coin"]);
  expect(hand(g)).toEqual([]);
});

it("a card on top of the deck can", () => {
  const g = table([Hold, Deckward], [{ hand: ["m-hold", "m-deckward"] }]);
  say(g, "play:m-hold", "play:m-deckward", "use:m-hold");
  expect(hand(g)).toEqual(["coin"]);
  expect(asked(g).verb).toBe("buy");
  expect(left(g, "coin")).toBe(39);
});
