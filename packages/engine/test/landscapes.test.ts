/** Events, Landmarks, and tokens on piles and landscapes. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { VP } from "../src/game.ts";
import { effect } from "../src/program.ts";
import { score } from "../src/score.ts";
import { landscapeTokens, pileTokens } from "../src/supply.ts";
import { plus } from "../src/verbs/bonus.ts";
import { gain } from "../src/verbs/gain.ts";
import { addTokens, itsPile, takeVp, thisLandscape, tokensAt } from "../src/verbs/tokens.ts";
import { view } from "../src/view.ts";
import { asked, discardPile, say, story, table } from "./table.ts";

const Fair = card("e-fair", { kind: "event", types: ["Event"], cost: 1, play: effect(plus({ buys: 2 })) });
const Feast = card("e-feast", {
  kind: "event",
  types: ["Event"],
  cost: 0,
  debt: 3,
  play: effect(gain("bill")),
});
const Well = card("e-well", {
  kind: "landmark",
  types: ["Landmark"],
  cost: 0,
  usesTokens: true,
  setUp: (g, kind) => {
    g.tokens[landscapeTokens(g, kind, VP)] = 3;
  },
  always: [{ on: "gain", do: effect(takeVp(thisLandscape, 2)) }],
});
const Steeple = card("e-steeple", {
  kind: "landmark",
  types: ["Landmark"],
  cost: 0,
  scores: ({ owned, game }) => {
    const fields = owned[game.board.kind("field")];
    return { vp: -2 * fields, count: fields };
  },
});
const Hive = card("e-hive", {
  types: ["Action", "Gathering"],
  cost: 2,
  usesTokens: true,
  play: effect(plus({ actions: 1 }), addTokens(itsPile(VP), 1)),
  whenGained: effect(takeVp(itsPile(VP))),
});

it("an Event is bought like a card, is no card, and can be bought again", () => {
  const g = table([Hive], [{ hand: ["coin", "coin", "coin"] }], { landscapes: [Fair] });
  say(g, "treasures", "buy:e-fair", "buy:e-fair");
  expect([g.coins, g.buys]).toEqual([1, 3]);
  expect(discardPile(g)).toEqual([]);
  expect(g.gains).toEqual([]);
});

it("an Event can cost Debt", () => {
  const g = table([Hive], [{ hand: ["field"] }], { landscapes: [Feast] });
  say(g, "buy:e-feast");
  expect(g.players[0].debt).toBe(3);
  expect(story(g, "buyEvent", "gain")).toEqual(["buyEvent 0 e-feast", "gain 0 bill"]);
});

it("a Landmark's ability belongs to whoever does the thing, and gives what is left of its tokens", () => {
  const g = table([Hive], [{}], { landscapes: [Well] });
  say(g, "buy:coin");
  say(g, "buy:coin");
  say(g, "buy:coin");
  expect(g.players.map((player) => player.vp)).toEqual([2, 1]);
  expect(view(g, 0).landscapeTokens(g.board.kind("e-well"), VP)).toBe(0);
});

it("a Landmark scores, also below zero, and says what it counted", () => {
  const g = table([Hive], [{ hand: ["field", "field", "field"] }], { landscapes: [Steeple] });
  expect(score(g, 0)).toEqual({
    total: 3 - 6,
    parts: [
      { source: g.board.kind("field"), count: 3, vp: 3 },
      { source: g.board.kind("e-steeple"), count: 3, vp: -6 },
    ],
  });
});

it("tokens gather on a card's pile until somebody takes them", () => {
  const g = table([Hive], [{ hand: ["e-hive", "e-hive", "coin", "coin"] }]);
  say(g, "play:e-hive", "play:e-hive");
  const pile = g.board.pileOf[g.board.kind("e-hive")];
  expect(g.tokens[pileTokens(g, pile, VP)]).toBe(2);
  expect(view(g, 1).toJSON().supply[pile].vp).toBe(2);
  say(g, "treasures", "buy:e-hive");
  expect(g.players[0].vp).toBe(2);
  expect(g.tokens[pileTokens(g, pile, VP)]).toBe(0);
});

it("how many tokens lie somewhere is an amount like any other", () => {
  const Toll = card("e-toll", {
    types: ["Action"],
    cost: 2,
    usesTokens: true,
    play: effect(addTokens(itsPile(VP), 3), takeVp(itsPile(VP), tokensAt(itsPile(VP)))),
  });
  const g = table([Toll], [{ hand: ["e-toll"] }]);
  say(g, "play:e-toll");
  expect(g.players[0].vp).toBe(3);
  expect(asked(g).verb).toBe("buy");
});
