import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { squire } from "@fiefdom/bots/squire";
import { boardOf, recommended } from "@fiefdom/cards";
import { answer, determinize, type Game, start, view } from "@fiefdom/engine";
import { arrange } from "@fiefdom/engine/position";
import type { CardFacts } from "@fiefdom/protocol";
import { factsOf } from "@fiefdom/protocol/facts";
import { describe, expect, it } from "vitest";
import { width } from "../src/layout.ts";
import { menuOf } from "../src/menu.ts";
import {
  cardLines,
  endLines,
  opponentLines,
  type Scene,
  scoreLines,
  supplyLines,
  trashLines,
  turnLines,
  turnRule,
  verdict,
} from "../src/screen.ts";
import { questionLines } from "../src/sitting.ts";
import { colourStyle, plainStyle } from "../src/style.ts";
import type { Setting } from "../src/table.ts";

const NAMES = ["You", "Maud the Magnificent", "Odo", "Isolde", "Hugh", "Greta"];

function sceneOf(game: Game, seat: number, columns = 79, style = plainStyle): Scene {
  const { board } = game;
  const setting: Setting = { names: NAMES.slice(0, board.players), seat, bots: [], kingdom: "first-game" };
  const facts = (id: string): CardFacts | undefined =>
    board.kind(id) < 0 ? undefined : factsOf(board, board.kind(id));
  return {
    view: view(game, seat).toJSON(),
    setting,
    seed: "a seed that is rather long",
    facts,
    style,
    columns,
  };
}

/** Everything that a player can be shown at this point. */
function everything(scene: Scene): string[] {
  const { decision } = scene.view;
  const lines = [
    turnRule(scene, "Your turn 1"),
    ...turnLines(scene),
    ...opponentLines(scene),
    ...supplyLines(scene, new Set(scene.view.supply.map((pile) => pile.pile))),
    ...scoreLines(scene),
    ...trashLines(scene),
  ];
  if (decision !== null && "options" in decision) {
    const menu = menuOf(scene, decision);
    lines.push(...supplyLines(scene, menu.open), ...questionLines(scene, menu));
  }
  return lines;
}

/** Lines that don't fit. */
const wider = (lines: readonly string[], columns: number): string[] =>
  lines.filter((line) => width(line) > columns);

/** Games of squires, stopped at every few decisions. */
function* moments(): Generator<Game> {
  for (const [i, { id }] of recommended.entries()) {
    const players = 2 + (i % 5);
    const board = boardOf({ players, kingdom: id, ruleset: i % 2 === 0 ? "printed" : "current" });
    const game = start(board, id, { log: true });
    const bots = Array.from({ length: players }, () => squire(board, id));
    for (let n = 0; game.decision !== null; n++) {
      if (n % 17 === 0) yield game;
      const { who } = game.decision;
      answer(game, who, bots[who].answer(view(game, who), game.decision));
    }
    yield game;
  }
}

describe("screens", () => {
  it("are never wider than 79 columns, in colour or not, and say the same without colours", () => {
    for (const game of moments()) {
      const seat = game.decision?.who ?? 0;
      const [bare, coloured] = [plainStyle, colourStyle].map((style) => {
        const lines = everything(sceneOf(game, seat, 79, style));
        expect(wider(lines, 79)).toEqual([]);
        return lines.join("\n");
      });
      expect(coloured).not.toBe(bare);
      expect(stripVTControlCharacters(coloured)).toBe(bare);
    }
  });

  it("fit narrow terminals too", () => {
    for (const game of moments()) {
      for (const columns of [39, 59]) {
        const scene = sceneOf(game, game.decision?.who ?? 0, columns);
        expect(wider(everything(scene), columns)).toEqual([]);
      }
    }
  });

  it("hold nothing that the player may not know", () => {
    // A seat a moment: a screen is made of a view, and that views tell no seat too much is proved by the laws.
    let n = 0;
    for (const game of moments()) {
      const seat = n++ % game.players.length;
      const shown = everything(sceneOf(game, seat));
      expect(everything(sceneOf(determinize(game, seat, "another world"), seat))).toEqual(shown);
    }
  });

  it("tell what a Duration holds, and to its player alone which card lies there face down", () => {
    const kingdom = [
      "haven",
      "blockade",
      "moat",
      "village",
      "smithy",
      "market",
      "militia",
      "mine",
      "cellar",
      "chapel",
    ];
    const hands = ["haven", "haven", "blockade", "gold", "estate"];
    const deck = ["silver", "duchy", "copper", "copper", "copper", "copper", "copper"];
    const game = arrange(
      boardOf({ players: 2, kingdom }),
      {
        players: [
          { hand: hands, deck },
          { deck, hand: ["copper"] },
        ],
      },
      { seed: "holding" },
    );
    for (const option of ["play:haven", "gold", "play:haven", "duchy", "play:blockade", "smithy"])
      answer(game, 0, [option]);
    const [mine, theirs] = [0, 1].map((seat) =>
      everything(sceneOf(game, seat)).join(" ").replace(/\s+/g, " "),
    );
    expect(mine).toContain("Haven holds Gold, Duchy");
    expect(mine).toContain("Blockade holds Smithy");
    expect(theirs).toContain("Haven holds face down: 2");
    expect(theirs).toContain("Blockade holds Smithy");
    const world = determinize(game, 1, "another world");
    expect(everything(sceneOf(world, 1))).toEqual(everything(sceneOf(game, 1)));
  });

  it("explain every card of the game within the width", () => {
    for (const { id } of recommended) {
      const board = boardOf({ players: 2, kingdom: id });
      const scene = sceneOf(start(board, id), 0);
      for (const def of board.kinds) {
        const lines = cardLines(scene, def.id, true);
        expect(lines.length).toBeGreaterThan(1);
        for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(79);
      }
    }
  });

  it("mark a changed cost and say what changed it", () => {
    const kingdom = [
      "quarry",
      "village",
      "smithy",
      "market",
      "militia",
      "mine",
      "moat",
      "cellar",
      "remodel",
      "workshop",
    ];
    const board = boardOf({ players: 2, kingdom });
    const game = start(board, "quarry", { first: 0 });
    game.players[0].deck = Array.from({ length: 5 }, (_, i) => board.kind("quarry") + 256 * (9000 + i));
    answer(game, 0, "end");
    answer(game, 1, "end");
    answer(game, 0, "play:quarry");
    const scene = sceneOf(game, 0);
    const text = supplyLines(scene, new Set()).join("\n");
    expect(text).toMatch(/\$2\* Smithy/);
    expect(text).toMatch(/\* cost changed by Quarry −\$2: .*Smithy/s);
    expect(text).toMatch(/\$3 {1,2}Silver/);
    expect(cardLines(scene, "smithy").join("\n")).toContain("Printed cost $4; changed by Quarry −$2.");
  });

  it("tell what cards bring along: piles outside the Supply, mats, counters, tokens", () => {
    const scene = sceneOf(start(boardOf({ players: 2, kingdom: "first-game" }), "brought"), 0);
    const { supply, players } = scene.view;
    const view = {
      ...scene.view,
      outside: [
        { pile: "gold", top: "gold", count: 12, cards: [] },
        { pile: "curse", top: null, count: 0, cards: [] },
      ],
      supply: [{ ...supply[0], tokens: { embargo: 2, journey: [1] } }, ...supply.slice(1)],
      players: players.map((player) => ({
        ...player,
        counters: { coffers: 3, villagers: 0 },
        mats: { far: player.seat === 0 ? { size: 1, cards: ["estate"] } : { size: 2 } },
      })),
    };
    for (const columns of [39, 79]) {
      const lines = everything({ ...scene, columns, view });
      for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(columns);
      const text = lines.join(" ").replace(/\s+/g, " ");
      expect(text).toContain("Outside the Supply: Gold 12, Curse 0.");
      expect(text).toMatch(/Tokens on piles: Copper Embargo 2, Copper Journey Maud/);
      expect(text.match(/Coffers 3/g)?.length, "mine, and the other's").toBe(2);
      expect(text).not.toContain("Villagers");
      expect(text).toMatch(/Far Estate/);
    }
  });

  it("tell who won, what decided a tie, and shared victories", () => {
    const setting: Setting = { names: ["You", "Maud", "Odo"], seat: 0, bots: [], kingdom: "own" };
    const row = (seat: number, score: number, turns: number, place: number) => ({
      seat,
      score,
      turns,
      place,
    });
    expect(verdict({ setting }, [row(0, 30, 15, 1), row(1, 20, 15, 2)])).toBe("You win with 30 VP.");
    expect(verdict({ setting }, [row(1, 30, 14, 1), row(0, 30, 15, 2)])).toBe(
      "Maud and You both have 30 VP. Maud had the fewest turns (14), so Maud wins.",
    );
    expect(verdict({ setting }, [row(0, 30, 15, 1), row(1, 30, 15, 1), row(2, 3, 15, 3)])).toBe(
      "You and Maud share the victory: 30 VP and 15 turns each.",
    );
  });

  it("break the score down at the end", () => {
    const board = boardOf({ players: 2, kingdom: "first-game" });
    const game = start(board, "end");
    const scene = sceneOf(game, 0);
    const text = endLines(scene, [
      { seat: 0, score: 3, turns: 1, place: 1 },
      { seat: 1, score: 3, turns: 1, place: 1 },
    ]).join("\n");
    expect(text).toContain("3× Estate = 3");
    expect(text).toContain("share the victory");
  });
});

describe("the terminal's files", () => {
  it("get views, never the game: only table.ts holds one", () => {
    const folder = fileURLToPath(new URL("../src", import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".ts"),
    );
    expect(files.length).toBeGreaterThan(8);
    // Whoever makes puzzles out of scenarios sits at no table.
    const atTheTable = files.filter((file) => !file.startsWith("puzzles"));
    const touching = atTheTable.filter((file) =>
      /\b(Game|clone|determinize|start|replay)\b[^"]*from "@fiefdom\/engine/.test(
        readFileSync(`${folder}/${file}`, "utf8"),
      ),
    );
    expect(touching).toEqual(["table.ts"]);
  });
});
