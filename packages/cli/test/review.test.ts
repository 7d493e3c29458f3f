/** fiefdom review: which games it takes, and how it tells what was found. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { bookPlan } from "@fiefdom/bots/plan/book";
import { boardOf, findKingdom } from "@fiefdom/cards";
import { record, start } from "@fiefdom/engine";
import type { Habits } from "@fiefdom/review/habits";
import { nothingKept } from "@fiefdom/review/judge";
import type { Reason } from "@fiefdom/review/reasons";
import type { Review } from "@fiefdom/review/review";
import { LANGS, type Lang } from "@fiefdom/text";
import { reasonText } from "@fiefdom/text/reviewed";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { setTable } from "../src/commands/play.ts";
import { habitLines, run, told } from "../src/commands/review.ts";
import { width } from "../src/layout.ts";
import { told as toldProblem } from "../src/problem.ts";
import { chart } from "../src/review/chart.ts";
import { gameFrom } from "../src/review/game.ts";
import { leave, leftOf } from "../src/review/kept.ts";
import { Sitting } from "../src/sitting.ts";
import type { TableFile } from "../src/table.ts";
import { speak } from "../src/words.ts";
import { FakeTerminal } from "./fake-terminal.ts";

const board = boardOf({ players: 2, kingdom: findKingdom("first-game").kingdom });
const running = record(start(board, "running", { history: true }));
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fiefdom-review-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => speak("en"));

const about = (value: number): { value: number; give: number } => ({ value, give: 0.03 });

/** Every reason that there is. */
const REASONS: readonly Reason[] = [
  { code: "ends-behind", behind: 4 },
  { code: "wins-now", ahead: 1 },
  { code: "junk", card: "curse", points: 1, times: 5 },
  { code: "early-land", card: "duchy", other: "gold", turns: 14, times: 6 },
  { code: "late", card: "gold", turns: 2, times: 0, pile: "province", left: 2 },
  { code: "behind", points: 6 },
  { code: "ahead", points: 1 },
  { code: "collisions", share: 31, other: 12 },
  { code: "coins", coins: 52, other: 61 },
  { code: "money-lost", cards: ["copper", "copper"], coins: 2 },
  { code: "attacks", card: "moat", attacks: ["militia"] },
  { code: "points", points: 36 },
];

const REVIEW: Review = {
  version: 1,
  seats: 2,
  shares: [1, 0],
  turns: [
    {
      seat: 0,
      number: 1,
      first: 0,
      last: 1,
      begun: [about(0.5), about(0.5)],
      ended: [about(0.52), about(0.48)],
      draw: about(0),
      choice: about(0),
    },
    {
      seat: 1,
      number: 1,
      first: 2,
      last: 3,
      begun: [about(0.5), about(0.5)],
      ended: [about(0.8), about(0.2)],
      draw: about(-0.02),
      choice: about(-0.2),
    },
  ],
  mistakes: [
    {
      at: 3,
      turn: 1,
      seat: 1,
      verb: "buy",
      source: null,
      played: { options: ["buy:duchy"], chance: about(0.2) },
      better: { options: ["buy:gold"], chance: about(0.46) },
      others: [],
      cost: about(0.26),
      reasons: REASONS,
      worlds: 1500,
      table: { hand: [], inPlay: ["gold", "gold"], actions: 1, buys: 1, coins: 6, points: [3, 3] },
      answers: [["buy:gold"]],
    },
  ],
  summary: {
    seats: [
      { opening: ["silver", "smithy"], greens: 9, luck: about(0.04), lost: 0 },
      { opening: ["duchy"], greens: null, luck: about(-0.04), lost: 0.26 },
    ],
    swing: { turn: 1, seat: 0, from: 0.52, to: 0.8, by: "mistake" },
  },
  holdings: [
    [
      { score: 3, money: 7, cards: 10 },
      { score: 3, money: 7, cards: 10 },
    ],
    [
      { score: 3, money: 9, cards: 11 },
      { score: 3, money: 7, cards: 10 },
    ],
    [
      { score: 3, money: 9, cards: 11 },
      { score: 6, money: 7, cards: 11 },
    ],
  ],
  decisions: 40,
  playouts: 120_000,
  settled: 0.92,
};

describe("the game", () => {
  it("comes from a file or a link, with its names and its result", async () => {
    const file = join(folder, "game.json");
    const result = [
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
    ];
    const game = {
      record: running,
      result,
      seats: [
        { name: "Maud", bot: null },
        { name: "", bot: "squire" },
      ],
    };
    writeFileSync(file, JSON.stringify(game));
    expect(await gameFrom(file)).toMatchObject({ names: ["Maud", "player 2"], result: [0, 1] });
    const packed = deflateRawSync(JSON.stringify(game)).toString("base64url");
    expect(await gameFrom(`https://example.org/replay/link#${packed}`)).toMatchObject({ result: [0, 1] });
    await expect(gameFrom(join(folder, "none.json"))).rejects.toThrow("There is no finished game");
    await expect(gameFrom("https://example.org/replay/link#nonsense")).rejects.toThrow("no finished game");
  });

  it("is none where a file or a link holds more than a game, or something else", async () => {
    const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, " ")).toString("base64url");
    await expect(gameFrom(`https://example.org/replay/link#${bomb}`)).rejects.toThrow("no finished game");
    const file = join(folder, "odd.json");
    writeFileSync(file, "[".repeat(20_000_000));
    await expect(gameFrom(file)).rejects.toThrow("no finished game");
    const { setUp } = running;
    const odd: unknown[] = [
      null,
      [],
      { record: null },
      { record: { fiefdom: "record", setUp: null } },
      { ...running, answers: "none" },
      { ...running, answers: [["x"], null, 7] },
      { ...running, answers: Array(200_000).fill([0, "end"]) },
      { ...running, setUp: { ...setUp, players: 1e9 } },
      { ...running, setUp: { ...setUp, kingdom: ["no-such-card"] } },
      { ...running, setUp: {} },
    ];
    for (const one of odd) {
      writeFileSync(file, JSON.stringify(one));
      const refused = await run([file, "--workers", "1"]).then(
        () => null,
        (problem: unknown) => problem,
      );
      // Somebody can read what is wrong with it: it is no fault of the program.
      expect(
        toldProblem(refused as Error),
        `${refused} of ${JSON.stringify(one).slice(0, 80)}`,
      ).not.toBeNull();
    }
  });

  it("is refused while it runs", async () => {
    const file = join(folder, "running.json");
    writeFileSync(file, JSON.stringify(running));
    await expect(run([file, "--workers", "1"])).rejects.toThrow("This game is not over");
  });
});

describe("the chart", () => {
  it("puts every point at its height, within its bounds, and never grows too wide", () => {
    const points = [0.5, 0.9, 0.1, 1].map((value, i) => ({
      value,
      give: i === 1 ? 0.1 : 0,
      label: String(i),
    }));
    const lines = chart(points, 40);
    const column = (i: number): string =>
      lines
        .slice(0, 11)
        .map((line) => line[4 + i] ?? " ")
        .join("");
    expect(column(0)).toBe("     ●     ");
    expect(column(1)).toBe("┊●┊  ─     ");
    expect(column(3)).toBe("●    ─     ");
    expect(lines[11].trim()).toBe("0123");
    const many = chart(
      Array.from({ length: 300 }, () => points[0]),
      60,
    );
    for (const line of many) expect(width(line)).toBeLessThanOrEqual(60);
  });
});

describe.each(LANGS)("in %s", (lang: Lang) => {
  it("everything that was found is told, and no blank is left", async () => {
    await speak(lang);
    const lines = told(REVIEW, ["Maud", "Hodge"], board, 78);
    for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(78);
    const text = lines.join("\n");
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
    expect(text).toMatch(/26 ± 3/);
    // Points, then money, with the number at the end of each.
    expect(text).toMatch(/Maud\s+▅ 3\n\s+Hodge\s+█ 6\n.*\n\s+Maud\s+█ 9\n\s+Hodge\s+▇ 7/);
    // In Hebrew the sign stands beside its number.
    expect(text).toMatch(lang === "he" ? /52%.*80%/s : /52\s%.*80\s%/s);
    for (const reason of REASONS) {
      const said = reasonText(reason, lang);
      expect(said.length, reason.code).toBeGreaterThan(10);
      if (lang !== "en") expect(said).not.toBe(reasonText(reason, "en"));
    }
    expect(reasonText({ code: "coins", coins: 52, other: 61 } as Reason, lang)).toMatch(/5[.,]2.*6[.,]1/);
  });
});

describe("habits", () => {
  const before = process.env.XDG_STATE_HOME;
  afterAll(() => {
    if (before === undefined) delete process.env.XDG_STATE_HOME;
    else process.env.XDG_STATE_HOME = before;
  });

  it("of the games that were finished here; with too few of them it says how many are missing", async () => {
    process.env.XDG_STATE_HOME = join(folder, "state");
    const said: string[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((text) => said.push(String(text)));
    try {
      await run(["--habits"]);
      const files = { autosave: join(folder, "auto.json"), own: null };
      for (let n = 0; n < 2; n++) {
        const table = setTable({
          kingdom: "first-game",
          players: 2,
          seed: `habit ${n}`,
          ruleset: "printed",
          name: "You",
          bots: ["big-money"],
          sets: null,
        });
        const plain = ["t", "province", "gold", "silver", "0"];
        let i = 0;
        await new Sitting(table, new FakeTerminal(() => plain[i++ % plain.length]), files).play();
      }
      await run(["--habits"]);
    } finally {
      log.mockRestore();
    }
    expect(said).toEqual([
      "8 more finished games are needed before anything can be said.",
      "6 more finished games are needed before anything can be said.",
    ]);
  });

  it.each(LANGS)("are told with the games that show them, in %s", async (lang) => {
    await speak(lang);
    const seen = (value: number, usual: number, game: number) => ({ value, usual, moments: [], game });
    const found: Habits = {
      games: 9,
      missing: 0,
      habits: [
        { trait: "green", more: { value: -2.14, give: 0.8 }, games: [seen(7, 9.4, 0)] },
        { trait: "stranded", more: { value: 12.3, give: 4 }, games: [seen(20, 7.7, 0)] },
        { trait: "junk", more: { value: 3, give: 1 }, games: [seen(9, 6, 0)] },
      ],
    };
    const games = [{ setting: { kingdom: "first-game" } }] as unknown as TableFile[];
    const lines = habitLines(found, games, 78);
    for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(78);
    const text = lines.join("\n");
    expect(text).toMatch(/2[.,]1/);
    expect(text).toMatch(/9[.,]4/);
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
    const late = { ...found, habits: [{ ...found.habits[0], more: { value: 2, give: 1 } }] };
    expect(habitLines(late, games, 78).join()).not.toBe(
      habitLines({ ...found, habits: [found.habits[0]] }, games, 78).join(),
    );
    expect(habitLines({ ...found, habits: [] }, games, 78)).toHaveLength(1);
  });
});

it("a review that was left goes on from what was found, with the plan that it was found by", () => {
  vi.stubEnv("XDG_STATE_HOME", join(folder, "left"));
  const plan = bookPlan(board) ?? null;
  const given = { record: running, result: [1, 0], names: [] };
  const nothing = { plan: null, kept: nothingKept() };
  expect(leftOf(given)).toEqual(nothing);
  const left = {
    plan,
    kept: { ...nothingKept(), found: { "opinion 3 0 1500": { behind: 0.1, chance: 0.5, playouts: 1500 } } },
  };
  leave(given, left);
  expect(plan).not.toBeNull();
  expect(leftOf(given)).toEqual(left);
  // Another end of it is another game, and what other rules found is of no use.
  expect(leftOf({ ...given, result: [0, 1] })).toEqual(nothing);
  leave(given, { plan, kept: { ...left.kept, version: left.kept.version - 1 } });
  expect(leftOf(given)).toEqual(nothing);
  const reviews = join(folder, "left", "fiefdom", "reviews");
  for (const name of readdirSync(reviews)) writeFileSync(join(reviews, name), "{");
  expect(leftOf(given)).toEqual(nothing);
  for (let n = 0; n < 12; n++) leave({ ...given, result: [n, 0] }, left);
  expect(readdirSync(reviews)).toHaveLength(10);
  vi.unstubAllEnvs();
});
