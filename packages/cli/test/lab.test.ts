/** The lab's commands, where it matters in a process of their own. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parsePlans } from "@fiefdom/bots/plan/parse";
import { boardOf } from "@fiefdom/cards";
import { writePosition } from "@fiefdom/engine/notation";
import { setUpNames } from "@fiefdom/engine/save";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { run as lab } from "../src/commands/lab.ts";
import { run as simulate } from "../src/commands/simulate.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fiefdom-lab-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command; with `after`, sends Ctrl-C after so many milliseconds. */
function fiefdom(args: readonly string[], after?: number): Promise<Outcome> {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: folder, stdio: "pipe" });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    out += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    err += chunk;
  });
  if (after !== undefined) setTimeout(() => child.kill("SIGINT"), after);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}

/** The same without a process of its own. */
async function here(args: readonly string[]): Promise<Outcome> {
  const out = vi.spyOn(console, "log").mockImplementation(() => {});
  const err = vi.spyOn(console, "error").mockImplementation(() => {});
  const text = (spy: typeof out): string => spy.mock.calls.map(([line]) => `${line}\n`).join("");
  try {
    return { code: await simulate([...args, "--workers", "1"]), out: text(out), err: text(err) };
  } finally {
    for (const spy of [out, err]) spy.mockRestore();
  }
}

describe("fiefdom simulate", () => {
  it("gives JSON, the same with any number of workers, and a page", async () => {
    const args = ["simulate", "one-smithy", "big-money", "--games", "200", "--seed", "7", "--json"];
    const [one, two] = await Promise.all([
      fiefdom([...args, "--workers", "1", "--report", "page.html"]),
      fiefdom([...args, "--workers", "2"]),
    ]);
    expect(one).toMatchObject({ code: 0, err: "" });
    expect(two.out).toBe(one.out);
    const result = JSON.parse(one.out);
    expect(result).toMatchObject({ games: 200, complete: true, seed: "7" });
    expect(result.players).toHaveLength(2);
    for (const player of result.players) {
      expect(player.asFirst.games).toBe(100);
      expect(player.asFirst.wins).toBeLessThanOrEqual(player.wins);
      expect(player.meanTurns).toBeGreaterThan(10);
      expect(player.meanScore).toBeGreaterThan(10);
    }
    expect(result.players.map((p: { plan: string }) => p.plan)).toEqual(["One Smithy", "Big Money"]);
    expect(result.players[0].wins + result.players[1].wins + result.ties).toBe(200);
    expect(readFileSync(join(folder, "page.html"), "utf8")).toContain("Village");
  });

  it("tells people in lines that fit, and spreadsheets in rows", async () => {
    const people = await here(["big-money", "squire", "jester", "--games", "60"]);
    const sheet = await fiefdom(["simulate", "big-money", "big-money", "--games", "60", "--csv"]);
    expect(people.code).toBe(0);
    expect(people.out).toContain("share (95 %)");
    expect(people.out).toContain("Games ended by");
    expect(people.out).toContain("Turn by turn");
    for (const line of people.out.split("\n")) expect([...line].length, line).toBeLessThanOrEqual(80);
    expect(sheet.out.split("\n")[0]).toMatch(/^plan,games,wins/);
  });

  it("warns about the chosen player of a file alone, whose name may hold a #", async () => {
    const others = Array.from(
      { length: 197 },
      (_, i) => `<player name="Other#${i}"><buy name="Rats"/><buy name="Silver"/></player>`,
    );
    const mine =
      '<player name="Burning Skull HTBD#1"><buy name="Cultist"/><buy name="Province"/><buy name="Gold"/><buy name="Silver"/></player>';
    const file = join(folder, "players.xml");
    writeFileSync(file, `<playerCollection>${mine}${others.join("")}</playerCollection>`);
    const word = `${file}#Burning Skull HTBD#1`;
    const { code, out, err } = await here([word, "big-money", "--games", "20"]);
    expect(code).toBe(0);
    expect(out).toContain("Burning Skull HTBD#1 against Big Money: 20 games");
    expect(err).toBe(
      `${word}: line 1: Burning Skull HTBD#1: <buy name="Cultist">: the card Cultist is not in this game.\n`,
    );
  });

  it("begins every game from a position", async () => {
    const board = boardOf({ players: 2, kingdom: "first-game" });
    // One Province is left, the first player holds the money for it and is ahead: that ends every game.
    const position = {
      players: [{ hand: ["gold", "gold", "silver"], deck: ["province"] }, { hand: ["copper"] }],
      phase: "buy" as const,
      supply: { province: 1 },
    };
    const line = writePosition({ setUp: setUpNames(board), position });
    const { code, out } = await here(["big-money", "squire", "--games", "20", "--from", line, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out).players[0].wins).toBe(20);
  });

  it("tells what it found when it is stopped", async () => {
    const args = ["simulate", "squire", "squire", "--games", "9000000", "--workers", "1"];
    let stopped = await fiefdom(args, 1300);
    // A busy machine may not have come to its first games by then.
    for (let ms = 2600; ms < 60_000 && (stopped.code === null || !stopped.out.includes("games")); ms *= 2)
      stopped = await fiefdom(args, ms);
    const { code, out, err } = stopped;
    expect(code).toBe(130);
    expect(out).toMatch(/Stopped after [\d,]+ of 9,000,000 games/);
    expect(err).toBe("");
  });

  it("refuses what it can't do, with what it could", async () => {
    const cases: readonly (readonly [string[], RegExp])[] = [
      [["simulate", "big-money"], /2 to 6 players, not 1/],
      [["simulate", ..."abcdefg"], /2 to 6 players, not 7/],
      [["simulate", "big-mony", "squire"], /Did you mean big-money\?/],
      [["simulate", "squire", "double-witch", "--kingdom", "first-game"], /needs witch.*--with witch/],
      [["simulate", "squire", "squire", "--kingdom", "atlantis"], /first-game/],
      [["simulate", "squire", "squire", "--kingdom", "vilage,smithy"], /Did you mean village/],
      [["simulate", "squire", "squire", "--games", "many"], /whole number/],
      [["simulate", "squire", "squire", "--ruleset", "house"], /printed, current/],
      [["simulate", "squire", "squire", "--speed", "9"], /--speed/],
      [["simulate", "squire", "squire", "--from", "f1~nonsense"], /is no number/],
      [["simulate", "squire", "squire", "--from", "f1", "--kingdom", "first-game"], /don't go together/],
      [["lab", "cook"], /no "cook"/],
      [["lab", "odds", "luck"], /split, hit, collide/],
      [["lab", "odds", "hit", "5", "--open", "silvr,silver"], /Did you mean Silver/],
      [["lab", "opening", "--split", "6/1"], /5\/2, 4\/3, 3\/4, 2\/5/],
      [["lab", "arena", "squire"], /two players or more/],
    ];
    for (const [args, message] of cases) {
      const [name, ...rest] = args;
      const problem = await (name === "lab" ? lab(rest) : simulate(rest)).catch((error: Error) => error);
      expect((problem as Error).message, args.join(" ")).toMatch(message);
      expect(["UsageError", "SetUpError", "ContestantError", "UnfitError"]).toContain(
        (problem as Error).name,
      );
    }
  });
});

/** What a command of the lab prints, without a process of its own. */
async function told(args: readonly string[]): Promise<string> {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    expect(await lab(args)).toBe(0);
    return print.mock.calls.flat().join("\n");
  } finally {
    print.mockRestore();
  }
}

describe("fiefdom lab", () => {
  it("lists its commands and explains each", async () => {
    expect(await told([])).toMatch(/opening.*odds.*arena/s);
    expect(await told(["odds", "--help"])).toContain("odds collide");
  });

  it("knows the odds and says how", async () => {
    const ask = (...args: string[]): Promise<string> => told(["odds", ...args]);
    expect(await ask("hit", "6", "--open", "silver,silver", "--by", "4")).toMatch(/42\.42 %.*Exact/s);
    expect(await ask("collide", "--open", "smithy,militia", "--turns", "3-4")).toMatch(/30\.30 %.*Exact/s);
    expect(await ask("split")).toMatch(/5\/2 or 2\/5 +16\.67 %.*Exact/s);
    expect(await ask("draw", "--deck", "7 copper, 3 estate, 2 silver", "--need", "6")).toMatch(/21\.21 %/);
    const militia = await ask("hit", "5", "--open", "militia,silver", "--games", "300");
    expect(militia).toMatch(/Simulated, 300 games/);
  });

  it("compares openings", async () => {
    const args = ["opening", "--split", "5/2", "--games", "20", "--plan", "big-money", "--json"];
    const { splits } = JSON.parse(await told(args));
    expect(splits[0].split).toBe("5/2");
    expect(splits[0].openings[0]).toHaveProperty("buys");
  });

  it("gathers experience, adds to what is there, and goes on where it was interrupted", async () => {
    const path = join(folder, "experience.plans");
    const gather = (kingdoms: string): Promise<string> =>
      told(["experience", "--kingdoms", kingdoms, "--games", "400", "--workers", "2", "--out", path]);
    expect(await gather("random:1:x")).toMatch(/x\/1: [\d,]+ games/);
    expect(await gather("random:2:x")).toMatch(/^ +\d+ s {2}x\/2: [\d,]+ games$/);
    expect(await gather("random:2:x")).toBe("");
    const plans = parsePlans(readFileSync(path, "utf8"));
    expect(plans.map(({ name }) => name)).toEqual(["x/1", "x/2"]);
    for (const { home, lists } of plans) {
      expect(home).toHaveProperty("cards");
      expect(lists.buy.length).toBeGreaterThan(1);
    }
  });

  it("holds a tournament and writes it down", async () => {
    const args = ["arena", "jester", "big-money", "--kingdoms", "random:2:x", "--games", "64"];
    const path = join(folder, "arena.md");
    expect(await told([...args, "--markdown", path])).toMatch(/1 +Big Money +\+\d+/);
    const page = readFileSync(path, "utf8");
    expect(page).toMatch(/Measured on \d{4}-\d\d-\d\d/);
    expect(page).toContain("fiefdom lab arena jester big-money --kingdoms random:2:x --games 64\n");
    expect(page).toContain("| random kingdom x/1 |");
  });
});
