/** The value network: the same numbers everywhere, nothing that a player may not know, and files that are checked. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { boardOf, findKingdom, laid } from "@fiefdom/cards";
import { clone } from "@fiefdom/engine/game";
import { start } from "@fiefdom/engine/start";
import { View } from "@fiefdom/engine/view";
import { describe, expect, it } from "vitest";
import { Network, NetworkError } from "../src/network/network.ts";
import { shippedNetwork } from "../src/network/shipped.ts";
import { planBot } from "../src/plan/bot.ts";
import { playOut } from "../src/player.ts";
import { moneyPlan } from "../src/steward.ts";

const FILE = new URL("../network/value.bin", import.meta.url);
const VECTORS = new URL("./network-vectors.json", import.meta.url);

const boardNamed = (name: string, players = 2) => {
  const { kingdom, landscapes, colonies } = findKingdom(name);
  return boardOf({ players, ...laid({ kingdom, landscapes, colonies }) });
};

/** A game between money players, stopped when a turn begins. */
function position(name: string, turn: number) {
  const board = boardNamed(name);
  const bot = planBot(moneyPlan(board))(board, "");
  const game = start(board, `${name}/${turn}`, { first: 0 });
  playOut(game, [bot, bot], turn);
  return { board, game };
}

const KINGDOMS = ["first-game", "improvements", "beginners", "everything-in-moderation"];

const network = (): Network => {
  const here = shippedNetwork();
  if (here === null) throw new Error("the network is missing");
  return here;
};

describe("the value network", () => {
  it("comes in a file of at most 4 MB", () => {
    expect(existsSync(FILE)).toBe(true);
    expect(statSync(FILE).size).toBeLessThan(4_000_000);
  });

  it("gives the same numbers as where it was made", () => {
    const vectors = JSON.parse(readFileSync(VECTORS, "utf8")) as Record<string, number>;
    const said: Record<string, number> = {};
    for (const name of KINGDOMS) {
      const board = boardNamed(name);
      const judge = network().on(board);
      for (const gained of [0, 7, 19, 40]) {
        const game = start(board, name, { first: 0 });
        // Some cards for each, by their numbers alone, so that no player's habits come in.
        for (let i = 0; i < gained; i++) {
          const pile = (i * i + 3) % board.piles.length;
          game.players[i % 2].discard.push(board.piles[pile].kinds[0]);
          game.piles[pile] = Math.max(0, game.piles[pile] - 1);
        }
        said[`${name}/${gained}`] = Number(judge.chance(game, 0, 1).toFixed(9));
      }
    }
    expect(said).toEqual(vectors);
  });

  it("says the same whatever it was shown before", () => {
    const { board } = position("first-game", 1);
    const used = network().on(board);
    for (const turn of [20, 3, 12, 1, 26]) {
      const { game } = position("first-game", turn);
      expect(used.chance(game, 1, 0)).toBe(network().on(board).chance(game, 1, 0));
    }
    used.expect(
      board.kinds.map(() => 3),
      board.kinds.map(() => 1),
    );
    used.expect(
      board.kinds.map(() => 0),
      board.kinds.map(() => 0),
    );
    const { game } = position("first-game", 9);
    expect(used.chance(game, 0, 1)).toBe(network().on(board).chance(game, 0, 1));
  });

  it("judges every world alike that a player may imagine", () => {
    const { board, game } = position("improvements", 13);
    const judge = network().on(board);
    const chances = Array.from({ length: 20 }, (_, i) => {
      const world = new View(game, 0).imagine(`world ${i}`);
      return judge.chance(world, 0, 1);
    });
    expect(new Set(chances).size).toBe(1);
  });

  it("knows who is ahead", () => {
    const { board, game } = position("first-game", 24);
    const judge = network().on(board);
    const before = judge.chance(game, 0, 1);
    const province = board.kind("province");
    const behind = clone(game);
    for (let i = 0; i < 3; i++) behind.players[1].discard.push(province);
    expect(judge.chance(behind, 0, 1)).toBeLessThan(before - 0.1);
  });

  it("refuses what is no network, or half of one", () => {
    const bytes = readFileSync(FILE);
    expect(() => new Network(new Uint8Array(10))).toThrow(NetworkError);
    expect(() => new Network(bytes.subarray(0, bytes.length - 100))).toThrow(NetworkError);
    expect(() => new Network(Buffer.concat([bytes, Buffer.alloc(10)]))).toThrow(NetworkError);
  });
});
