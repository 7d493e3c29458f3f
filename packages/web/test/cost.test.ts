/** What a card costs now comes with its causes, also for a card that lies below another or in a hand. */
import { boardOf } from "@fiefdom/cards";
import { answer, start } from "@fiefdom/engine";
import { spell } from "@fiefdom/engine/decisions";
import { view } from "@fiefdom/engine/view";
import { expect, it } from "vitest";
import { causesOf, changedCost } from "../src/table/cost.ts";

/** Somebody has just played so many Quarries, having bought nothing else. */
function afterQuarries(wanted: number) {
  const board = boardOf({
    players: 2,
    kingdom: [
      ...["quarry", "settlers-bustling-village", "chapel", "moat", "village"],
      ...["smithy", "market", "festival", "laboratory", "mine"],
    ],
  });
  const game = start(board, "quarries");
  for (let i = 0; i < 500 && game.decision !== null; i++) {
    const d = game.decision;
    const shown = view(game, d.who);
    if (shown.inPlay(d.who).filter((kind) => board.kinds[kind].id === "quarry").length >= wanted)
      return shown.toJSON();
    const words = d.options.map((option) => spell(game, d, option));
    const at = ["play:quarry", "play:copper", "buy:quarry", "end"].map((word) => words.indexOf(word));
    answer(game, d.who, [d.options[at.find((found) => found >= 0) ?? 0]]);
  }
  throw new Error("no Quarries");
}

it("is told for the other half of a split pile, every cause once", () => {
  const shown = afterQuarries(2);
  const pile = shown.supply.find((other) => other.pile === "settlers-bustling-village");
  expect(pile?.top).toBe("settlers");
  const below = changedCost(shown, "bustling-village");
  expect(below).toMatchObject({ coins: 1, debt: 0 });
  expect(below && causesOf(below)).toEqual([{ source: "quarry", change: -4 }]);
});

it("is not told where it is what is printed", () => {
  const shown = afterQuarries(1);
  expect(changedCost(shown, "settlers")?.coins).toBe(0);
  expect(changedCost(shown, "silver")).toBeUndefined();
});
