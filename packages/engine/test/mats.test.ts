/** Mats and counters: a card declares them, and everything that goes through a player's cards knows them. */
import { expect, it } from "vitest";
import { Board } from "../src/board.ts";
import { type Counter, card, type Mat } from "../src/card.ts";
import { determinize } from "../src/determinize.ts";
import { fingerprint } from "../src/fingerprint.ts";
import { clone, kindOf } from "../src/game.ts";
import { readPosition, writePosition } from "../src/notation.ts";
import { arrange, positionOf } from "../src/position.ts";
import { effect, join } from "../src/program.ts";
import { load, save, setUpNames } from "../src/save.ts";
import { score } from "../src/score.ts";
import { plus, plusCoins } from "../src/verbs/bonus.ts";
import { choose, lookAtTop } from "../src/verbs/cards.ts";
import { chooseOne } from "../src/verbs/flow.ts";
import { addTo, countOf, countOn, putItOn, putPickedOn, takeAllFrom, takeFrom } from "../src/verbs/mats.ts";
import { view } from "../src/view.ts";
import { Bill, Blight, Coin, Field, hand, names, Realm, say, table } from "./table.ts";

const MEADOW: Mat = { id: "meadow", seen: "all" };
const CELLAR: Mat = { id: "vault-mat", seen: "owner" };
const SHELLS: Counter = { id: "shells" };

const Shepherd = card("m-shepherd", {
  types: ["Action"],
  cost: 4,
  mats: [MEADOW],
  counters: [SHELLS],
  play: effect(choose("set-aside", { exactly: 1 }), putPickedOn(MEADOW), addTo(SHELLS, 2)),
});
const Hoarder = card("m-hoarder", {
  types: ["Action"],
  cost: 2,
  mats: [CELLAR],
  play: effect(
    plus({ actions: 1 }),
    chooseOne({ put: join([lookAtTop(1), putItOn(CELLAR)]), take: takeAllFrom(CELLAR) }),
  ),
});
const Peddler = card("m-peddler", {
  types: ["Action"],
  cost: 3,
  mats: [MEADOW],
  counters: [SHELLS],
  play: effect(takeFrom(SHELLS, 1), plusCoins(countOf(SHELLS)), plusCoins(countOn(MEADOW))),
});

const cards = [Shepherd, Hoarder, Peddler];
const boardFor = (names: ReturnType<typeof setUpNames>): Board =>
  new Board({
    players: names.players,
    ruleset: "printed",
    basics: [Coin, Bill, Field, Realm, Blight],
    kingdom: cards,
  });

function played() {
  const g = table(cards, [
    { hand: ["m-shepherd", "m-hoarder", "m-hoarder", "field"], deck: ["bill", "coin", "coin"] },
    { hand: ["coin", "coin"] },
  ]);
  say(g, "play:m-hoarder", "put", "play:m-shepherd", "field");
  return g;
}

it("a card's mats and counters are there for every player, each once", () => {
  const g = played();
  expect(g.board.mats.map((mat) => mat.id)).toEqual(["meadow", "vault-mat"]);
  expect(g.board.counters.map((counter) => counter.id)).toEqual(["shells"]);
  expect(g.players.map((player) => player.mats.length)).toEqual([2, 2]);
  expect(names(g, g.players[0].mats[0])).toEqual(["field"]);
  expect(names(g, g.players[0].mats[1])).toEqual(["bill"]);
  expect(g.players[0].counters).toEqual([2]);
});

it("what lies on a mat is owned, and counts at the end", () => {
  const g = played();
  expect(score(g, 0).total).toBe(1);
});

it("views show a face-up mat to all, a face-down one to its owner, and its size to all", () => {
  const g = played();
  expect(view(g, 0).toJSON().players[0].mats).toEqual({
    meadow: { size: 1, cards: ["field"] },
    "vault-mat": { size: 1, cards: ["bill"] },
  });
  for (const seat of [1, -1]) {
    expect(view(g, seat).toJSON().players[0].mats).toEqual({
      meadow: { size: 1, cards: ["field"] },
      "vault-mat": { size: 1 },
    });
    expect(view(g, seat).toJSON().players[0].counters).toEqual({ shells: 2 });
  }
});

it("clones, saves and positions keep them", () => {
  const g = played();
  const saved = load(save(g), boardFor);
  const written = writePosition({ setUp: setUpNames(g.board), position: positionOf(g) });
  const again = arrange(g.board, readPosition(written).position, { seed: "x" });
  expect(fingerprint(clone(g))).toBe(fingerprint(g));
  expect(fingerprint(saved)).toBe(fingerprint(g));
  expect(JSON.stringify(view(again, 0))).toBe(JSON.stringify(view(g, 0)));
  const other = clone(g);
  other.players[0].mats[1].pop();
  expect(fingerprint(other)).not.toBe(fingerprint(g));
});

it("whoever may not look imagines other cards on a face-down mat, never on a face-up one", () => {
  const g = played();
  const seen = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const world = determinize(g, 1, i);
    seen.add(names(world, world.players[0].mats[1]).join());
    expect(names(world, world.players[0].mats[0])).toEqual(["field"]);
    expect(names(determinize(g, 0, i), determinize(g, 0, i).players[0].mats[1])).toEqual(["bill"]);
  }
  expect(seen.size).toBeGreaterThan(1);
});

it("the log tells others of a face-down mat how many, not which", () => {
  const g = played();
  const told = g.log!.entries.filter((entry) => entry.what === "toMat");
  expect(told.map((entry) => [g.board.zoneNames[entry.to], entry.seen])).toEqual([
    ["vault-mat", 1],
    ["meadow", -1],
  ]);
});

it("cards come back from a mat, and counters are spent", () => {
  const g = table(cards, [{ hand: ["m-hoarder", "m-hoarder", "m-peddler"], deck: ["bill", "coin"] }], {
    others: { hand: ["coin"] },
  });
  g.players[0].counters[0] = 3;
  say(g, "play:m-hoarder", "put", "play:m-hoarder", "take");
  expect(hand(g)).toEqual(["bill", "m-peddler"]);
  say(g, "play:m-peddler");
  expect([g.coins, g.players[0].counters[0]]).toEqual([2, 2]);
  expect(kindOf(g.players[0].hand[0])).toBe(g.board.kind("bill"));
});
