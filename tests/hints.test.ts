/**
 * A law for whoever thinks in a player's place: they are given what the player may know and nothing else, at every
 * decision of any game. What they get looks to the player as the real game does, can be read again, and holds
 * another world than the real one wherever the player can't tell.
 */
import { consider } from "@fiefdom/bots/sovereign";
import { boardFor } from "@fiefdom/cards";
import { determinize, type Game, load, Refusal, start, view } from "@fiefdom/engine";
import { askedSeat, kindOf } from "@fiefdom/engine/game";
import { setUpNames } from "@fiefdom/engine/save";
import { HomeTable, optionsOf } from "@fiefdom/table/home";
import { expect, it } from "vitest";
import { boardFrom, randomChoice } from "./laws/boards.ts";
import { Dice } from "./laws/dice.ts";
import { playOn } from "./laws/laws.ts";

/** A table at home at which this game goes on, with its person where it is asked. */
function tableOf(game: Game, options: { hints?: boolean; rated?: boolean } = {}): HomeTable {
  const you = askedSeat(game);
  const bots = game.players.map((_, seat) => (seat === you ? "" : "squire"));
  const names = game.players.map((_, seat) => `Player ${seat}`);
  return new HomeTable({ names, bots }, { ...optionsOf(setUpNames(game.board), bots), ...options }, game, "");
}

const hiddenIn = (g: Game, seat: number): string => {
  const kinds = (cards: readonly number[]): string => cards.map(kindOf).join();
  return JSON.stringify(
    g.players.map(({ hand, deck }, other) => [kinds(deck), other === seat ? "" : kinds(hand)]),
  );
};

it("what is thought about looks as the real game does and is another one, also amid effects", () => {
  let sights = 0;
  let amid = 0;
  let same = 0;
  for (let n = 0; n < 12; n++) {
    const dice = new Dice(`hint ${n}`);
    const g = start(boardFrom(randomChoice(dice)), `hint ${n}`, { log: true, history: true });
    for (let i = 0; i < 40 && g.decision !== null; i++) {
      playOn(g, dice, 5);
      const seat = g.decision === null ? -1 : askedSeat(g);
      if (g.decision === null || g.decision.who !== seat) continue;
      const world = load(tableOf(g).sight(seat, `sight ${i}`), boardFor);
      expect(view(world, seat).toJSON(), `game ${n}, moment ${i}`).toEqual(view(g, seat).toJSON());
      sights++;
      if (g.stack.length > 1) amid++;
      if (hiddenIn(world, seat) === hiddenIn(g, seat)) same++;
    }
  }
  expect(sights).toBeGreaterThan(200);
  expect(amid).toBeGreaterThan(20);
  // Only where next to nothing is hidden can it be the real one by chance.
  expect(same / sights).toBeLessThan(0.05);
});

it("the same is thought of in any world that looks the same, as far as chance goes", () => {
  const dice = new Dice("alike");
  const g = start(boardFrom(randomChoice(dice)), "alike", { log: true, history: true, first: 0 });
  playOn(g, dice, 30);
  const seat = askedSeat(g);
  const other = determinize(g, seat, "another world");
  other.log = g.log;
  const worlds = (game: Game): Set<string> =>
    new Set(
      Array.from({ length: 200 }, (_, i) => {
        const { players } = load(tableOf(game).sight(seat, `${i}`), boardFor);
        return String(kindOf(players[seat].deck.at(-1) ?? 0));
      }),
    );
  // Whatever lies on top of the deck in one of them may lie there in the other.
  expect([...worlds(g)].sort()).toEqual([...worlds(other)].sort());
  // And what is thought of comes from the sight alone.
  const sight = tableOf(g).sight(seat, "one");
  const think = () => consider(view(load(sight, boardFor), seat), { rollouts: 60 });
  expect(think()).toEqual(think());
});

it("is refused where the table has no hints, in games that count, and to who is not asked", () => {
  const g = start(boardFrom(randomChoice(new Dice("refused"))), "refused", { history: true });
  const seat = askedSeat(g);
  const codeOf = (something: () => unknown): string => {
    try {
      something();
      return "done";
    } catch (problem) {
      return problem instanceof Refusal ? problem.code : String(problem);
    }
  };
  expect(codeOf(() => tableOf(g).sight(seat, 1))).toBe("done");
  expect(codeOf(() => tableOf(g, { hints: false }).sight(seat, 1))).toBe("no-hints");
  expect(codeOf(() => tableOf(g, { hints: true, rated: true }).sight(seat, 1))).toBe("no-hints");
  expect(codeOf(() => tableOf(g).sight((seat + 1) % g.players.length, 1))).toBe("not-asked");
});
