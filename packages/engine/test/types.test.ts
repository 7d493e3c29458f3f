/** Types: a card has all of its own, and another card may change them for the whole game. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { explain } from "../src/explain.ts";
import { effect } from "../src/program.ts";
import { plus } from "../src/verbs/bonus.ts";
import { asked, say, table } from "./table.ts";

const Alchemist = card("y-alchemist", {
  types: ["Action"],
  cost: 4,
  changes: { blight: { types: ["Curse", "Treasure"], play: effect(plus({ coins: 1 })) } },
});
const Plain = card("y-plain", { types: ["Action"], cost: 4 });
const Mixture = card("y-mixture", {
  types: ["Action", "Treasure"],
  cost: 4,
  play: effect(plus({ coins: 2 })),
});

it("a Curse can become a Treasure", () => {
  const g = table([Alchemist], [{ hand: ["blight", "blight"] }]);
  expect(asked(g).options).toContain("play:blight");
  say(g, "treasures");
  expect(g.coins).toBe(2);
});

it("only in games with the card that says so", () => {
  const g = table([Plain], [{ hand: ["blight"] }]);
  expect(asked(g).options).not.toContain("play:blight");
  expect(explain(g, 0, "play:blight")).toEqual({ code: "not-playable" });
});

it("a card of two types can be played as either", () => {
  const g = table([Mixture], [{ hand: ["y-mixture", "y-mixture"] }]);
  expect(asked(g)).toEqual({ seat: 0, verb: "action", options: ["play:y-mixture", "end"] });
  say(g, "play:y-mixture");
  expect(asked(g).verb).toBe("buy");
  say(g, "play:y-mixture");
  expect(g.coins).toBe(4);
});
