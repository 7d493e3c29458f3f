/** Why a game is over: the engine says it to everybody, in the same words whoever sits there. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { explain } from "../src/explain.ts";
import { type Game, NONE } from "../src/game.ts";
import { takeTop } from "../src/supply.ts";
import { view } from "../src/view.ts";
import { say, table } from "./table.ts";

const Well = card("n-well", { kind: "landmark", types: ["Landmark"], cost: 0 });

/** Empties these piles, and ends turns until that is the end. */
function empty(g: Game, ...piles: string[]): void {
  for (const id of piles) {
    const pile = g.board.pileOf[g.board.kind(id)];
    while (g.piles[pile] > 0) takeTop(g, pile);
  }
  for (let turns = 0; !g.over && turns < 10; turns++) say(g, "end");
}

const facts = (g: Game) => {
  const { over, emptyPiles, ending } = view(g, NONE).toJSON();
  return { over, emptyPiles, ending };
};

const hands = { others: { hand: ["coin"], deck: ["coin", "coin", "coin", "coin", "coin"] } };

it("one pile ends it where its card says so", () => {
  const g = table([], [], hands);
  expect(facts(g)).toEqual({ over: false, emptyPiles: 0, ending: null });
  empty(g, "bill", "realm");
  expect(facts(g)).toEqual({ over: true, emptyPiles: 2, ending: { cause: "pile", piles: ["realm"] } });
});

it("three piles end it, four among five", () => {
  const two = table([], [], hands);
  empty(two, "bill", "field");
  expect(facts(two)).toEqual({ over: false, emptyPiles: 2, ending: null });
  empty(two, "blight");
  expect(facts(two).ending).toEqual({ cause: "piles", piles: ["bill", "field", "blight"] });
  const five = table([], [], { ...hands, players: 5 });
  empty(five, "bill", "field", "blight");
  expect(facts(five)).toEqual({ over: false, emptyPiles: 3, ending: null });
  empty(five, "coin");
  expect(facts(five).ending?.piles).toHaveLength(4);
});

it("where nobody can ever decide anything it is a stalemate", () => {
  const g = table([], [], { others: {} });
  empty(g, "coin", "blight");
  expect(facts(g)).toEqual({ over: true, emptyPiles: 2, ending: { cause: "stalemate", piles: [] } });
});

it("nobody buys, plays or chooses a Landmark, whoever asks and whenever", () => {
  const g = table([], [], { ...hands, landscapes: [Well] });
  for (const seat of [0, 1])
    for (const what of ["n-well", "buy:n-well", "play:n-well"])
      expect(explain(g, seat, what)).toEqual({ code: "never-bought" });
  empty(g, "realm");
  expect(explain(g, 0, "buy:n-well")).toEqual({ code: "never-bought" });
});
