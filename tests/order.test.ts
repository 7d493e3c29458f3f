/** Order questions are found: what the kernel orders by itself may come in any order. */
import { boardOf } from "@fiefdom/cards";
import { basics } from "@fiefdom/cards/sets";
import { Board, start } from "@fiefdom/engine";
import { type CardDef, card, isPile } from "@fiefdom/engine/card";
import { effect, touching } from "@fiefdom/engine/program";
import { YOURS } from "@fiefdom/engine/touch";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { describe, expect, it } from "vitest";
import { boardFrom, randomChoice } from "./laws/boards.ts";
import { Dice } from "./laws/dice.ts";
import { nastyBoard } from "./laws/nasty.ts";
import { type Orders, playUnderOrder } from "./laws/order.ts";
import { others, withOthers } from "./others/sets.ts";

/** Cards with something to do when others have: games with them bring effects together. */
const MEETING = [
  ..."mint charm watchtower tiara hoard collection castles gladiator-fortune patrician-emporium".split(" "),
  ..."catapult-rocks temple villa archive clerk enchantress groundskeeper merchant encampment-plunder".split(
    " ",
  ),
  ..."caravan tide-pools haven blockade monkey pirate sailor corsair sea-witch lighthouse wharf".split(" "),
  ..."royal-seal talisman trade-route goons embargo astrolabe treasury fishing-village".split(" "),
  ..."aqueduct defiled-shrine tax basilica colonnade labyrinth battlefield mountain-pass tomb donate".split(
    " ",
  ),
];

const real: CardDef[] = withOthers.flatMap((set) =>
  set.kingdom.filter((entry): entry is CardDef => !isPile(entry)),
);

describe("what the kernel orders by itself may come in any order", () => {
  it("over random games of all sets", () => {
    const orders: Orders = { kernel: 0, asked: 0 };
    for (let i = 0; i < 168; i++) {
      const seed = `order ${i}`;
      const dice = new Dice(seed);
      const choice = randomChoice(dice, MEETING[i % MEETING.length]);
      try {
        playUnderOrder(start(boardOf(choice), seed), dice, 6000, orders);
      } catch (problem) {
        throw new Error(`${seed} (${choice.ruleset}): ${(problem as Error).message}`, { cause: problem });
      }
    }
    expect(orders.kernel).toBeGreaterThan(100);
    expect(orders.asked).toBeGreaterThan(20);
  });

  it("over games with cards of other sets", () => {
    const orders: Orders = { kernel: 0, asked: 0 };
    const ids = others.kingdom.map((entry) => entry.id);
    for (let i = 0; i < 6 * ids.length; i++) {
      const seed = `others ${i}`;
      const dice = new Dice(seed);
      const choice = randomChoice(dice, MEETING[i % MEETING.length], withOthers);
      const kingdom = [...dice.some(ids, 6), ...choice.kingdom.slice(-4)];
      const board = boardFrom({ ...choice, kingdom: [...new Set(kingdom)] }, withOthers);
      try {
        playUnderOrder(start(board, seed), dice, 800, orders);
      } catch (problem) {
        throw new Error(`${seed} (${choice.ruleset}): ${(problem as Error).message}`, { cause: problem });
      }
    }
    expect(orders.kernel).toBeGreaterThan(100);
    expect(orders.asked).toBeGreaterThan(20);
  });

  it("over games of a made-up set that is as nasty as possible", () => {
    const orders: Orders = { kernel: 0, asked: 0 };
    for (let i = 0; i < 50; i++) {
      const seed = `nasty ${i}`;
      const dice = new Dice(seed);
      const g = start(nastyBoard(dice, real), seed);
      try {
        playUnderOrder(g, dice, 250, orders);
      } catch (problem) {
        throw new Error(`${seed}: ${(problem as Error).message}`, { cause: problem });
      }
    }
    expect(orders.kernel).toBeGreaterThan(500);
    expect(orders.asked).toBeGreaterThan(500);
  });

  it("and the law can tell where an effect says too little of itself", () => {
    const liar = card("order-liar", {
      kind: "landmark",
      types: ["Landmark"],
      cost: 0,
      // It says that it adds victory points, and doubles them.
      always: [
        { on: "gain", do: effect(touching({ adds: YOURS.vp }, (g, f) => void (g.players[f.who].vp *= 2))) },
        { on: "gain", do: effect(plus({ vp: 1 })) },
      ],
    });
    const kingdom = real.slice(0, 10);
    const g = start(new Board({ players: 2, basics, kingdom, landscapes: [liar] }), "liar");
    expect(() => playUnderOrder(g, new Dice("liar"), 200, { kernel: 0, asked: 0 })).toThrow(/don't commute/);
  });
});
