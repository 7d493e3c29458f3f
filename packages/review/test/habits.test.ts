/** What a player's games have in common: what is planted is found, what is not there is not said. */
import { currentPlan, playAtOnce } from "@fiefdom/bots/marshal";
import { planBot } from "@fiefdom/bots/plan/bot";
import type { Bot } from "@fiefdom/bots/player";
import { boardOf } from "@fiefdom/cards";
import { answer, type Board, type GameRecord, record, start } from "@fiefdom/engine";
import { spell } from "@fiefdom/engine/decisions";
import { askedSeat } from "@fiefdom/engine/game";
import { View } from "@fiefdom/engine/view";
import { describe, expect, it } from "vitest";
import { FEWEST_GAMES, type GameTraits, habitsIn, type Sighting, traitsOf } from "../src/habits.ts";

const KINGDOMS = ["first-game", "size-distortion", "silver-and-gold", "big-time"];

/** Does this instead of what the plan would do, wherever it can. */
const rather =
  (wish: string, when: (turn: number) => boolean) =>
  (bot: Bot, view: View, d: NonNullable<View["decision"]>, words: readonly string[]) =>
    d.verb === "buy" && words.includes(wish) && when(view.turns(view.seat)) ? [wish] : bot.answer(view, d);

function planOn(board: Board) {
  playAtOnce(board);
  return currentPlan(board);
}

/** A game in which the player of a seat has a way of their own, recorded. */
function played(board: Board, seed: string, seat: number, own: ReturnType<typeof rather> | null): GameRecord {
  const g = start(board, seed, { history: true });
  const bots = [0, 1].map(() => planBot(planOn(board))(board, ""));
  const views = bots.map((_, other) => new View(g, other));
  for (let d = g.decision; d !== null && g.turn < 120; d = g.decision) {
    const who = askedSeat(g);
    const view = views[d.who];
    const words = d.options.map((option) => spell(g, d as NonNullable<typeof d>, option));
    answer(g, who, who === seat && own !== null ? own(bots[who], view, d, words) : bots[who].answer(view, d));
  }
  return record(g);
}

function games(count: number, own: ReturnType<typeof rather> | null): [GameRecord, GameTraits][] {
  return Array.from({ length: count }, (_, n) => {
    const board = boardOf({ players: 2, kingdom: KINGDOMS[n % KINGDOMS.length] });
    const seat = n % 2;
    const made = played(board, `habit ${n}`, seat, own);
    return [made, traitsOf(made, seat, planOn(board))];
  });
}

const traits = (list: readonly [GameRecord, GameTraits][]): GameTraits[] => list.map(([, one]) => one);

describe("habits", () => {
  it("land that is bought early is found, with the games and turns that show it", () => {
    const early = games(
      12,
      rather("buy:duchy", (turn) => turn >= 4),
    );
    const { habits, missing } = habitsIn(traits(early));
    expect(missing).toBe(0);
    const green = habits.find(({ trait }) => trait === "green");
    expect(green?.more.value).toBeLessThan(-1);
    expect(green?.more.give).toBeLessThan(-(green?.more.value ?? 0));
    expect(green?.games.length).toBeGreaterThanOrEqual(FEWEST_GAMES);
    for (const { game, value, moments } of green?.games ?? []) {
      const [{ turn, at }] = moments as [Sighting];
      expect(turn).toBe(value);
      // The turn to look at is one of that player's.
      expect(early[game][0].answers[at][0]).toBe(game % 2);
    }
  });

  it("whoever plays by the plan has none, and Action cards that meet are found", () => {
    expect(habitsIn(traits(games(20, null))).habits).toEqual([]);
    const crowd = rather("buy:smithy", () => true);
    const met = Array.from({ length: 10 }, (_, n) => {
      const board = boardOf({ players: 2, kingdom: "first-game" });
      return traitsOf(played(board, `met ${n}`, 0, crowd), 0, planOn(board));
    });
    expect(habitsIn(met).habits.map(({ trait }) => trait)).toContain("stranded");
  });

  it("says how many games are missing, and nothing else", () => {
    const few = traits(
      games(
        3,
        rather("buy:duchy", () => true),
      ),
    );
    expect(habitsIn(few)).toEqual({ habits: [], games: 3, missing: FEWEST_GAMES - 3 });
    expect(habitsIn([])).toEqual({ habits: [], games: 0, missing: FEWEST_GAMES });
  });
});
