/** The real command in a process of its own, with a script at the other end of its pipes. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { run as play } from "../src/commands/play.ts";
import { told } from "../src/problem.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fiefdom-command-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function launch(args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, XDG_STATE_HOME: folder },
    stdio: "pipe",
  });
}

/** Runs the command; `next` gets what was shown since the last answer and gives the next line, or null to hang up. */
function fiefdom(
  args: readonly string[],
  next: (shown: string) => string | null = () => null,
): Promise<Outcome> {
  const child = launch(args);
  let out = "";
  let err = "";
  let read = 0;
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    out += chunk;
    if (!out.endsWith("> ") || !/(^|\n)> $/.test(out)) return;
    const line = next(out.slice(read));
    read = out.length;
    if (line === null) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    err += chunk;
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}

const script = (lines: readonly string[]): (() => string | null) => {
  const rest = [...lines];
  return () => rest.shift() ?? null;
};

/** Buys the best money and land it can, and gives away as little as possible. */
function bigMoney(): (shown: string) => string {
  const wishes = ["province", "gold", "silver", "end"];
  let wish = 0;
  return (shown) => {
    const question = shown.slice(shown.lastIndexOf("\n>", shown.length - 4));
    const many = /(?:Discard|Trash|Put) (\d+) cards/.exec(question);
    if (many !== null) return Array.from({ length: Number(many[1]) }, (_, i) => i + 1).join(" ");
    if (/use a reaction\?/.test(question)) return "1";
    if (/t play Treasures/.test(question)) {
      wish = 0;
      return "t";
    }
    if (/Buy a card/.test(question)) wish = 0;
    else if (/Play an Action/.test(question)) return "end";
    else if (/^Buy \w+: /m.test(shown)) wish++;
    else return "1";
    return wishes[Math.min(wish, wishes.length - 1)] === "end" ? "end" : `buy ${wishes[wish]}`;
  };
}

describe("fiefdom play", () => {
  it("plays a whole game from a pipe, to the score and the winner", async () => {
    const { code, out, err } = await fiefdom(["play", "--seed", "17", "--players", "3"], bigMoney());
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(out).toContain("First Game · printed rules · seed 17");
    expect(out).toContain("The game is over");
    expect(out).toMatch(/\d× Province = \d+/);
    expect(out).toMatch(/ (wins?|share) /);
    for (const line of out.split("\n")) expect([...line].length, line).toBeLessThanOrEqual(80);
    // Colours are for terminals.
    expect(out).not.toContain("\u001b");
  });

  it("ends when the input ends, and goes on with --resume", async () => {
    const first = await fiefdom(
      ["play", "--seed", "3", "--ruleset", "current", "--name", "Anna"],
      script(["t", "silver"]),
    );
    expect(first.code).toBe(0);
    expect(first.out).toContain("fiefdom play --resume");
    const second = await fiefdom(["play", "--resume"], script(["log", "quit", "no"]));
    expect(second.out).toContain("Anna plays against");
    expect(second.out).toContain("You buy Silver.");
    expect(second.out).toContain("current rules");
    expect(second.out).toContain("forgotten");
  });

  it("ends at Ctrl-C and says how to go on", async () => {
    const child = launch(["play", "--seed", "4"]);
    let out = "";
    const code = await new Promise((resolve) => {
      child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
        out += chunk;
        if (/(^|\n)> $/.test(out)) child.kill("SIGINT");
      });
      child.on("close", resolve);
    });
    expect(code).toBe(130);
    expect(out).toContain("fiefdom play --resume");
  });

  it("keeps a game in a file and loads it", async () => {
    const path = join(folder, "mine.json");
    await fiefdom(["play", "--seed", "5", "--save", path], script(["t"]));
    expect(JSON.parse(readFileSync(path, "utf8")).fiefdom).toBe("table");
    const again = await fiefdom(["play", "--load", path], script(["quit", "yes"]));
    expect(again.out).toContain("seed 5");
    expect(again.out).toContain(`--load ${path}`);
  });

  it("refuses what it can't do, with what it could", async () => {
    const cases: readonly (readonly [string[], RegExp])[] = [
      [["--players", "7"], /2 to 6 players/],
      [["--players", "two"], /2 to 6 players/],
      [["--kingdom", "nowhere"], /first-game/],
      [["--kingdom", "village,smithy"], /10 piles, not 2/],
      [["--kingdom", "vilage,smithy"], /Did you mean village/],
      [["--ruleset", "house"], /printed, current/],
      [["--bot", "dragon"], /squire/],
      [["--name", ""], /1 to 20/],
      [["--speed", "9"], /--speed/],
      [["--load", join(folder, "missing.json")], /can't be read/],
    ];
    const foreign = join(folder, "foreign.json");
    writeFileSync(foreign, '{"hello":1}');
    // What the command throws is told in one way, whatever it is: one process shows how.
    vi.stubEnv("XDG_STATE_HOME", folder);
    vi.spyOn(console, "log").mockImplementation(() => {});
    try {
      for (const [args, message] of [...cases, [["--load", foreign], /no game of Fiefdom/]] as const) {
        const problem = await play(args).catch((error: Error) => error);
        expect(told(problem as Error), args.join(" ")).toMatch(message);
      }
    } finally {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
    }
    const { code, err } = await fiefdom(["play", "--players", "7"]);
    expect(err).toMatch(/^fiefdom: [^\n]*2 to 6 players[^\n]*\n$/);
    expect(code).toBe(2);
  });
});

describe("fiefdom", () => {
  it("speaks the language that is asked for, wherever it is asked for", async () => {
    const [game, help, wrong, unknown] = await Promise.all([
      fiefdom(["play", "--language", "de", "--seed", "1"]),
      fiefdom(["--language=nl", "help", "check"]),
      fiefdom(["paly", "--language", "pl"]),
      fiefdom(["play", "--language", "tlh"]),
    ]);
    expect(game.out).toContain("Du spielst gegen Maud (Schildknappe).");
    expect(help.out).toContain("gebruik: fiefdom check [--data MAP]");
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining("Czy chodzi o: play?") });
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining("en, de, nl, pl, he") });
  });

  it("helps, names its version, and guesses what was meant", async () => {
    expect((await fiefdom([])).out).toContain("usage: fiefdom COMMAND");
    expect((await fiefdom(["help", "play"])).out).toContain("--kingdom NAME");
    expect((await fiefdom(["play", "--help"])).out).toContain("--resume");
    expect((await fiefdom(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    const wrong = await fiefdom(["paly"]);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain("Did you mean play?");
  });
});
