import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boardFor, boardOf } from "@fiefdom/cards";
import { readPosition } from "@fiefdom/engine/notation";
import { arrange } from "@fiefdom/engine/position";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setTable, type Wishes } from "../src/commands/play.ts";
import { width } from "../src/layout.ts";
import { type Ending, Sitting } from "../src/sitting.ts";
import { KeyboardTable, readTable } from "../src/table.ts";
import { FakeTerminal } from "./fake-terminal.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fiefdom-sitting-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wishes = (over: Partial<Wishes> = {}): Wishes => ({
  kingdom: "first-game",
  players: 2,
  seed: "match",
  ruleset: "printed",
  name: "You",
  bots: ["squire"],
  sets: null,
  ...over,
});

const files = () => ({ autosave: join(folder, "auto.json"), own: join(folder, "own.json") });

/** Types these lines, then hangs up; gives everything that was shown. */
async function typed(lines: readonly string[], over: Partial<Wishes> = {}): Promise<FakeTerminal> {
  const rest = [...lines];
  const terminal = new FakeTerminal(() => rest.shift() ?? null);
  await new Sitting(setTable(wishes(over)), terminal, files()).play();
  return terminal;
}

/** Dice of the test's own. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const CHATTER = [
  "u",
  "log",
  "log 3",
  "score",
  "supply",
  "table",
  "trash",
  "hand",
  "? province",
  "?? gold",
  "?",
  "why gold",
  "why",
  "why t",
  "xyzzy",
  "99",
  "1 1",
  "",
  "-1",
  "1 2 3 4 5 6 7 8 9",
  "buy",
  "play",
  "? ?",
  "copper",
  "c",
];

/** Plays like somebody who reads only the choices and picks any, with much idle talk. */
function anyone(seed: number): (terminal: FakeTerminal) => string | null {
  const roll = dice(seed);
  let asked = 0;
  return ({ recent, lines }) => {
    if (++asked > 1500) return null;
    if (roll(12) === 0) return CHATTER[roll(CHATTER.length)];
    const shown = (recent.length === 0 ? lines.slice(-30) : recent).join("\n");
    if (/\bt play Treasures/.test(shown) && roll(10) > 0) return "t";
    const numbers = [...shown.matchAll(/(?:^|\s)(\d+) (?=[A-Za-z$])/g)].map((match) => match[1]);
    if (numbers.length === 0) return roll(2) === 0 ? "0" : "all";
    const count = 1 + roll(3);
    return Array.from({ length: count }, () => numbers[roll(numbers.length)]).join(" ");
  };
}

describe("a sitting", () => {
  it("survives anything that is typed, on any kingdom, within 79 columns", async () => {
    for (let i = 0; i < 12; i++) {
      const terminal = new FakeTerminal(anyone(i + 1));
      const table = setTable(
        wishes({
          kingdom: "random",
          seed: `any ${i}`,
          players: 2 + (i % 3),
          ruleset: i % 2 === 0 ? "printed" : "current",
        }),
      );
      // To keep a game after every word takes longer than to play it: a few show that it can always be kept.
      const ending: Ending = await new Sitting(table, terminal, i < 3 ? files() : null).play();
      expect(["over", "end"]).toContain(ending);
      for (const line of terminal.lines)
        if (!line.startsWith("> ") && !line.includes(folder))
          expect(width(line), line).toBeLessThanOrEqual(79);
      expect(terminal.text).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it("answers questions about cards, costs and reasons without moving the game", async () => {
    const { text } = await typed([
      "?",
      "? moat",
      "?? moat",
      "why province",
      "why play village",
      "why witch",
      "score",
      "supply",
      "trash",
      "table",
      "log",
    ]);
    expect(text).toContain("Moat  ·  Action – Reaction  ·  costs $2  ·  10 of 10 left");
    expect(text).toContain("Buy Province: it costs $8 more than you have.");
    expect(text).toContain("Play Village: it is not in your hand.");
    expect(text).toContain('No card in this game is called "witch".');
    expect(text).toContain("3× Estate = 3");
    expect(text).toContain("takes back your last decision");
  });

  it("tells what Sovereign would weigh in the player's place, and the game stands as before", async () => {
    const { text, lines } = await typed(["consider", "score"], { kingdom: "first-game" });
    expect(text).toContain("What Sovereign would weigh in your place");
    expect(text).toMatch(/\d+ % \(\d+ – \d+\) +\S/);
    expect(text).toContain("as planned");
    expect(text).toContain("Then, most likely: ");
    expect(text).toMatch(/\d+ games played on in thought/);
    // Nobody has moved: the points are those of the beginning.
    expect(text.match(/3× Estate = 3/g)).toHaveLength(2);
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN/);
  });

  it("does what was weighed best with one key, as long as the line fits, and says so where there is none", async () => {
    const { text } = await typed(["f", "consider", "f", "f", "f", "score"], { kingdom: "first-game" });
    expect(text).toContain("Ask with consider first");
    expect(text).toContain("f does that: play Treasures");
    // The rest of the line is followed as well.
    expect(text).toMatch(/You play \d× Copper: \+\$\d/);
    expect(text).toMatch(/You buy \S+/);
  });

  it("tells whoever trains before a costly move, and does it only if it is meant", async () => {
    const copies = (n: number, id: string): string[] => Array<string>(n).fill(id);
    const game = () =>
      arrange(
        boardOf({ players: 2, kingdom: "first-game" }),
        {
          players: [
            {
              hand: [...copies(3, "gold"), ...copies(2, "estate")],
              deck: [...copies(7, "copper"), "estate"],
              turns: 7,
            },
            {
              hand: copies(5, "copper"),
              deck: [...copies(2, "copper"), ...copies(3, "estate"), "gold"],
              turns: 6,
            },
          ],
          turn: 0,
        },
        { seed: "training", log: true, history: true },
      );
    const at = async (lines: readonly string[], training: boolean) => {
      const rest = [...lines];
      const terminal = new FakeTerminal(() => rest.shift() ?? null);
      const setting = { seat: 0, kingdom: "first-game", names: ["You", "Maud"], bots: ["", "squire"] };
      const table = KeyboardTable.at(setting, game(), "training");
      // By games in thought: whether this machine is quick is not what is asked here.
      const judge = table.judge.bind(table);
      table.judge = (options) => judge(options, { rollouts: 4000 });
      await new Sitting(table, terminal, null, { training }).play();
      return terminal.text;
    };
    const warned = await at(["t", "curse", "no", "province"], true);
    expect(warned).toMatch(/buy Curse: this costs about \d+ ± \d+ percentage points/);
    expect(warned).toContain("Better: buy");
    expect(warned).toContain("Do it anyway? (yes or no)");
    expect(warned).not.toContain("You buy Curse");
    expect(warned).toContain("You buy Province");
    expect(await at(["t", "curse", "yes"], true)).toContain("You buy Curse");
    const unwarned = await at(["t", "curse"], false);
    expect(unwarned).not.toContain("Do it anyway");
    expect(unwarned).toContain("You buy Curse");
  });

  it("writes the position down, with what the person can't see dealt anew", async () => {
    const { text } = await typed(["position"]);
    const line = /f1~\S+/.exec(text)?.[0] ?? "";
    const { setUp, position } = readPosition(line);
    const g = arrange(boardFor(setUp), position, { seed: "again" });
    expect(g.decision?.who).toBe(0);
    expect(position.players[1].hand).toHaveLength(5);
  });

  it("says what is wrong with a choice and asks again", async () => {
    const { text } = await typed(["t", "gold", "3", "golt", "0x", "buy silver"]);
    expect(text).toContain("Buy Gold: it costs");
    expect(text).toContain("Did you mean Gold?");
    expect(text).toContain('"0x" is not among the choices.');
    expect(text).toContain("You buy Silver.");
  });

  it("takes back what may be taken back, and says why not otherwise", async () => {
    const { text } = await typed(["u", "t", "u", "t", "silver", "u", "u!"]);
    expect(text).toContain("There is nothing of yours to take back.");
    expect(text.match(/You play \d× Copper/g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).toContain("Taken back.");
    expect(text).toContain("That can't be taken back: since then somebody has seen hidden cards");
    expect(text).toContain("The others agree: taken back.");
  });

  it("keeps the game so that it can be taken up again where it was", async () => {
    const first = await typed(["t", "silver", "t"]);
    expect(first.text).toContain("The game is kept.");
    const table = KeyboardTable.resume(readFileSync(files().own, "utf8"));
    expect(table.view().players[0].inPlay.length).toBeGreaterThan(0);
    const terminal = new FakeTerminal(() => null);
    const sitting = new Sitting(table, terminal, files());
    sitting.skipStory();
    expect(await sitting.play()).toBe("end");
    expect(terminal.text).toContain("Your turn 2");
  });

  it("forgets a game that the player does not want to keep", async () => {
    const { text } = await typed(["quit", "maybe", "no"]);
    expect(text.match(/Keep this game/g)?.length).toBe(2);
    expect(existsSync(files().autosave)).toBe(false);
  });

  it("refuses files that hold no game", () => {
    for (const bad of ["", "{", "[]", "{}", '{"fiefdom":"table"}', '{"fiefdom":"record","seed":1}']) {
      expect(() => readTable(bad)).toThrow();
    }
    const file = setTable(wishes()).file();
    const spoiled = { ...file, setting: { ...file.setting, names: ["only one"] } };
    expect(() => readTable(JSON.stringify(spoiled))).toThrow(/who sits/);
  });

  it("tells opponents' turns without what they hold", async () => {
    const terminal = new FakeTerminal(anyone(77));
    await new Sitting(setTable(wishes({ seed: "secret", players: 3 })), terminal, files()).play();
    const told = terminal.lines.filter((line) => /^ +(Maud|Odo) /.test(line));
    expect(told.length).toBeGreaterThan(50);
    for (const line of told) expect(line).not.toMatch(/\+\d Cards? \(|draws? [A-Z2-9]\D/);
  });
});
