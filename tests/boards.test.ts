/** The same wish and the same seed give the same board, whoever lays it out. */
import { allLandscapes, type LayoutWish } from "@fiefdom/cards";
import { setTable } from "@fiefdom/cli/commands/play";
import { setUpNames } from "@fiefdom/engine/save";
import { boardFrom } from "@fiefdom/lab/kingdoms";
import { openTable } from "@fiefdom/local/open";
import { tableOptions } from "@fiefdom/protocol/table";
import { setUpOf } from "@fiefdom/server/tables/setUp";
import { describe, expect, it } from "vitest";

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

const onServer = (wish: object, seed: string) =>
  setUpOf(tableOptions.parse({ ...wish, seats: [{ for: "person" }, { for: "bot", bot: "squire" }] }), seed);
const atHome = (wish: object, seed: string) =>
  openTable(wish, ["Ada"], seed, () => {}).keepsake().record.setUp;
const inTerminal = (kingdom: string, sets: readonly string[] | null, seed: string) =>
  setUpNames(
    setTable({ kingdom, players: 2, seed, ruleset: "printed", name: "Ada", bots: ["squire"], sets }).board,
  );
const inLab = (kingdom: string, seed: string) => setUpNames(boardFrom({ kingdom, seed, players: 2 }).board);

const random = (constraints: object) => ({ kingdom: { from: "random", constraints } });

describe("wherever it is played", () => {
  it("a random kingdom is the same, with its landscapes and Colonies", () => {
    let [wide, rich] = [0, 0];
    for (const seed of SEEDS) {
      const board = onServer(random({}), seed);
      expect(atHome(random({}), seed)).toEqual(board);
      expect(inTerminal("random", null, seed)).toEqual(board);
      expect(inLab("random", seed)).toEqual(board);
      if (board.landscapes.length > 0) wide++;
      if (board.basics.includes("colony")) rich++;
    }
    // As the rulebooks draw them: landscapes nearly always, Colonies now and then.
    expect(wide).toBeGreaterThan(SEEDS.length / 2);
    expect(rich).toBeGreaterThan(3);
    expect(rich).toBeLessThan(SEEDS.length - 3);
  });

  it("so is one of some sets only", () => {
    for (const sets of [["base"], ["prosperity"], ["base", "empires"]]) {
      for (const seed of SEEDS.slice(0, 10)) {
        const board = onServer(random({ sets }), seed);
        expect(atHome(random({ sets }), seed)).toEqual(board);
        expect(inTerminal("random", sets, seed)).toEqual(board);
        for (const { id, set } of allLandscapes)
          if (board.landscapes.includes(id)) expect(sets).toContain(set);
      }
    }
  });

  it.each<LayoutWish & { readonly typed: string }>([
    { kingdom: { from: "recommended", name: "big-time" }, typed: "big-time" },
    { kingdom: { from: "recommended", name: "first-game" }, typed: "first-game" },
    {
      kingdom: {
        from: "list",
        piles: "anvil,bank,bishop,city,clerk,expand,forge,hoard,mint,vault".split(","),
      },
      typed: "anvil,bank,bishop,city,clerk,expand,forge,hoard,mint,vault",
    },
    {
      kingdom: {
        from: "list",
        piles: "chapel,moat,temple,quarry,crown,city-quarter,villa,forum,witch,mine".split(","),
      },
      landscapes: ["donate", "orchard"],
      typed: "chapel,moat,temple,quarry,crown,city-quarter,villa,forum,witch,mine,donate,orchard",
    },
  ])("so is $typed", ({ typed, ...wish }) => {
    const board = onServer(wish, "s");
    expect(atHome(wish, "s")).toEqual(board);
    expect(inTerminal(typed, null, "s")).toEqual(board);
    expect(inLab(typed, "s")).toEqual(board);
  });

  it("what is wished for in words holds against the lot", () => {
    for (const seed of SEEDS.slice(0, 10)) {
      for (const more of [
        { landscapes: 0, colonies: false },
        { landscapes: 2, colonies: true },
        { landscapes: ["tower"], colonies: "lot" },
      ]) {
        const board = onServer({ ...random({}), ...more }, seed);
        expect(atHome({ ...random({}), ...more }, seed)).toEqual(board);
        expect(board.landscapes).toHaveLength(
          typeof more.landscapes === "number" ? more.landscapes : more.landscapes.length,
        );
        if (typeof more.colonies === "boolean") expect(board.basics.includes("colony")).toBe(more.colonies);
      }
    }
  });
});
