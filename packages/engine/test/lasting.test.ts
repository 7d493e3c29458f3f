/** Effects that outlive the play that made them, and the cards that stay in play for them. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { kindOf } from "../src/game.ts";
import { effect } from "../src/program.ts";
import { plus } from "../src/verbs/bonus.ts";
import { choose } from "../src/verbs/cards.ts";
import { itIsDone, lasting, thisTurn } from "../src/verbs/flow.ts";
import { playIt, playItTimes } from "../src/verbs/play.ts";
import { ofType } from "../src/verbs/words.ts";
import { discardPile, inPlay, say, table } from "./table.ts";

const Caravan = card("l-caravan", {
  types: ["Action", "Duration"],
  cost: 2,
  play: effect(
    plus({ actions: 1 }),
    lasting({ until: "done", abilities: [{ on: "turnStart", once: true, do: effect(plus({ coins: 1 })) }] }),
  ),
});
const Watch = card("l-watch", {
  types: ["Action", "Duration"],
  cost: 2,
  play: effect(
    plus({ actions: 1 }),
    lasting({
      until: "yourNextTurn",
      abilities: [{ on: "gain", whose: "others", do: effect(plus({ vp: 1 })) }],
    }),
  ),
});
const Fervour = card("l-fervour", {
  types: ["Action"],
  cost: 2,
  play: effect(
    plus({ actions: 1 }),
    thisTurn({
      abilities: [
        {
          on: "play",
          if: (g, t) => g.board.kinds[kindOf(t.event.it)].id === "coin",
          do: effect(plus({ coins: 1 })),
        },
      ],
    }),
  ),
});
const Slow = card("l-slow", {
  types: ["Action", "Duration"],
  cost: 2,
  play: effect(
    plus({ actions: 1 }),
    lasting({
      until: "done",
      abilities: [
        { on: "buyPhaseEnd", if: (g) => g.players[0].turns === 3, do: effect(plus({ vp: 1 }), itIsDone) },
      ],
    }),
  ),
});
const Twice = card("l-twice", {
  types: ["Action"],
  cost: 4,
  play: effect(choose("play", { fits: ofType("Action"), upTo: 1 }), playItTimes(2)),
});
const Once = card("l-once", {
  types: ["Action"],
  cost: 4,
  play: effect(choose("play", { fits: ofType("Action"), upTo: 1 }), playIt),
});

/** Ends turns until it is this seat's again. */
function round(g: ReturnType<typeof table>): void {
  const { turns } = g.players[0];
  while (g.players[0].turns === turns) say(g, "end");
}

it("a card with something left to do stays in play until the Clean-up of the turn in which it is done", () => {
  const g = table([Caravan], [{ hand: ["l-caravan"] }]);
  say(g, "play:l-caravan", "end");
  expect(inPlay(g)).toEqual(["l-caravan"]);
  say(g, "end");
  expect(g.coins).toBe(1);
  expect(inPlay(g)).toEqual(["l-caravan"]);
  say(g, "end");
  expect(inPlay(g)).toEqual([]);
});

it("played twice it works twice, and what played it stays with it", () => {
  const g = table([Caravan, Twice], [{ hand: ["l-twice", "l-caravan"] }]);
  say(g, "play:l-twice", ["l-caravan"], "end");
  expect(inPlay(g)).toEqual(["l-twice", "l-caravan"]);
  say(g, "end");
  expect(g.coins).toBe(2);
  say(g, "end");
  expect(inPlay(g)).toEqual([]);
  expect(discardPile(g)).toEqual([]);
});

it("what played it only once does not stay", () => {
  const g = table(
    [Caravan, Once],
    [{ hand: ["l-once", "l-caravan"], deck: ["field", "field", "field", "field", "field"] }],
  );
  say(g, "play:l-once", ["l-caravan"], "end");
  expect(inPlay(g)).toEqual(["l-caravan"]);
  expect(discardPile(g)).toEqual(["l-once"]);
});

it("in a chain only the card that directly played it several times stays", () => {
  const zones = [
    { hand: ["l-twice", "l-twice", "l-caravan"], deck: ["field", "field", "field", "field", "field"] },
  ];
  const g = table([Caravan, Twice], zones);
  say(g, "play:l-twice", ["l-twice"], ["l-caravan"], "end");
  expect(inPlay(g)).toEqual(["l-twice", "l-caravan"]);
  expect(discardPile(g)).toEqual(["l-twice"]);
});

it("until your next turn: through the others' turns, and no longer", () => {
  const g = table([Watch], [{ hand: ["l-watch"] }], { players: 3 });
  say(g, "play:l-watch", "end", "buy:coin", "buy:coin");
  expect(g.players[0].vp).toBe(2);
  expect(g.player).toBe(0);
  expect(g.lasting).toEqual([]);
  expect(inPlay(g)).toEqual(["l-watch"]);
  say(g, "end");
  expect(inPlay(g)).toEqual([]);
});

it("this turn: until its end, and not for others", () => {
  const g = table([Fervour], [{ hand: ["l-fervour", "coin", "coin"] }, { hand: ["coin"] }]);
  say(g, "play:l-fervour", "play:coin", "play:coin");
  expect(g.coins).toBe(4);
  expect(inPlay(g)).toEqual(["l-fervour", "coin", "coin"]);
  say(g, "end", "play:coin");
  expect(g.coins).toBe(1);
});

it("an effect can last for several turns until it says that it is done", () => {
  const g = table([Slow], [{ hand: ["l-slow"] }]);
  say(g, "play:l-slow");
  round(g);
  expect(inPlay(g)).toEqual(["l-slow"]);
  round(g);
  expect(g.players[0].turns).toBe(3);
  expect(inPlay(g)).toEqual(["l-slow"]);
  round(g);
  expect(g.players[0].vp).toBe(1);
  expect(inPlay(g)).toEqual([]);
});
