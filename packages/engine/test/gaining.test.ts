/** Gaining, buying as something apart from it, and gains that are replaced. */
import { expect, it } from "vitest";
import { BOUGHT } from "../src/ability.ts";
import { card } from "../src/card.ts";
import { pendingGain } from "../src/gain.ts";
import { NONE } from "../src/game.ts";
import { act, effect } from "../src/program.ts";
import { plus, plusVp } from "../src/verbs/bonus.ts";
import { putItInHand } from "../src/verbs/cards.ts";
import { eachOtherPlayer } from "../src/verbs/flow.ts";
import { gain } from "../src/verbs/gain.ts";
import { asked, deck, discardPile, hand, left, say, table } from "./table.ts";

const Orchard = card("g-orchard", { types: ["Action"], cost: 2, play: effect(gain("bill")) });
const Granary = card("g-granary", { types: ["Action"], cost: 2, play: effect(gain("bill", "hand")) });
const Loft = card("g-loft", { types: ["Action"], cost: 2, play: effect(gain("bill", "deck")) });
const Plague = card("g-plague", {
  types: ["Action", "Attack"],
  cost: 4,
  play: effect(eachOtherPlayer(gain("blight"))),
});
const Prize = card("g-prize", {
  types: ["Action"],
  cost: 2,
  whenBought: effect(plus({ vp: 10 })),
  whenGained: effect(plusVp((_, f) => (f.n === BOUGHT ? 1 : 3))),
});
const Giver = card("g-giver", { types: ["Action"], cost: 2, play: effect(gain("g-prize")) });
const Charm = card("g-charm", {
  types: ["Action", "Reaction"],
  cost: 2,
  reactions: [
    {
      on: "wouldGain",
      may: true,
      if: (g, t) => t.event.it === g.board.kind("blight"),
      do: effect(
        act((g) => {
          const pending = pendingGain(g);
          if (pending !== undefined) pending.it = NONE;
        }),
        gain("coin"),
      ),
    },
  ],
});
const Fetcher = card("g-fetcher", { types: ["Action"], cost: 2, play: effect(gain("bill"), putItInHand) });

it("a card is gained to the discard pile unless the text names another place", () => {
  const g = table([Orchard, Granary, Loft], [{ hand: ["g-orchard"], deck: ["field"] }]);
  say(g, "play:g-orchard");
  expect(discardPile(g)).toEqual(["bill"]);
  const h = table([Orchard, Granary, Loft], [{ hand: ["g-granary"], deck: ["field"] }]);
  say(h, "play:g-granary");
  expect(hand(h)).toEqual(["bill"]);
  const k = table([Orchard, Granary, Loft], [{ hand: ["g-loft"], deck: ["field"] }]);
  say(k, "play:g-loft");
  expect(deck(k)).toEqual(["bill", "field"]);
});

it("buying is gaining and more: an ability knows which of them happened", () => {
  const g = table([Prize, Giver], [{ hand: ["g-giver", "coin", "coin"] }]);
  say(g, "play:g-giver");
  expect(g.players[0].vp).toBe(3);
  say(g, "treasures", "buy:g-prize");
  expect(g.players[0].vp).toBe(3 + 10 + 1);
});

it("a gain can be replaced by another, which is a gain of its own", () => {
  const g = table([Plague, Charm], [{ hand: ["g-plague"] }, { hand: ["g-charm"] }]);
  say(g, "play:g-plague");
  expect(asked(g)).toEqual({ seat: 1, verb: "react", options: ["use:g-charm", "end"] });
  say(g, "use:g-charm");
  expect(discardPile(g, 1)).toEqual(["coin"]);
  expect(left(g, "blight")).toBe(10);
});

it("a replacement may be declined", () => {
  const g = table([Plague, Charm], [{ hand: ["g-plague"] }, { hand: ["g-charm"] }]);
  say(g, "play:g-plague", "end");
  expect(discardPile(g, 1)).toEqual(["blight"]);
});

it("nothing is asked about a gain that no ability cares for", () => {
  const g = table([Orchard, Charm], [{ hand: ["g-orchard", "g-charm"] }]);
  say(g, "play:g-orchard");
  expect(asked(g).verb).toBe("buy");
  expect(discardPile(g)).toEqual(["bill"]);
});

it("the text goes on with the gained card as “it”, also where the gain could have been replaced", () => {
  const g = table([Fetcher, Charm], [{ hand: ["g-fetcher"] }]);
  say(g, "play:g-fetcher");
  expect(hand(g)).toEqual(["bill"]);
});

it("from an empty pile nothing is gained", () => {
  const g = table([Orchard], [{ hand: ["g-orchard"] }]);
  g.piles[g.board.pileOf[g.board.kind("bill")]] = 0;
  say(g, "play:g-orchard");
  expect(discardPile(g)).toEqual([]);
});
