/** fiefdom puzzles: asks one, looks for more, and proves those that are there again. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { Worker } from "node:worker_threads";
import { choose } from "@fiefdom/puzzles/choose";
import { dayOf, ofTheDay } from "@fiefdom/puzzles/day";
import { flawIn, retold } from "@fiefdom/puzzles/prove";
import type { AnyPuzzle } from "@fiefdom/puzzles/puzzle";
import { allShipped } from "@fiefdom/puzzles/shipped";
import { readScenarios, scenarioFiles } from "@fiefdom/scenario";
import { loadRulings } from "@fiefdom/text/rulings";
import { UsageError } from "../commands.ts";
import { interruptible, RUN_ITEMS, whole, workersFrom } from "../lab/bench.ts";
import { count } from "../lab/figures.ts";
import { progressOf } from "../lab/progress.ts";
import { readOptions } from "../options.ts";
import { system } from "../problem.ts";
import { PuzzleSitting } from "../puzzles/play.ts";
import { ruleFrom } from "../puzzles/rules.ts";
import type { FoundKind, Look, Looked } from "../puzzles/worker.ts";
import { processTerminal } from "../terminal.ts";
import { LANGUAGE, list, paragraph, synopsis, typed, usageOf } from "../usage.ts";
import { message } from "../words.ts";

const KINGDOMS = 1000;
const KEEP = 100;
const KINDS = ["turn", "choice", "rule"] as const;

export const usage = (): string =>
  usageOf(
    [
      synopsis("fiefdom puzzles play [ID|day]"),
      typed(`       fiefdom puzzles find ${KINDS.join("|")} FILE [FOLDER…] [OPTIONS]`),
      typed("       fiefdom puzzles choose FILE… --to FILE [OPTIONS]"),
      typed("       fiefdom puzzles check FILE… [--to FILE]"),
    ],
    paragraph("cli.tells.puzzles"),
    list([
      ["--kingdoms N", "cli.option.kingdoms.puzzles", { n: count(KINGDOMS) }],
      ["--from N", "cli.option.from.puzzles"],
      ["--seconds N", "cli.option.seconds.positions"],
      ["--keep N", "cli.option.keep", { n: KEEP }],
      ["--to FILE", "cli.option.to"],
      ...RUN_ITEMS,
      LANGUAGE,
    ]),
  );

const OPTIONS = {
  kingdoms: { type: "string" },
  from: { type: "string" },
  seconds: { type: "string" },
  seed: { type: "string" },
  workers: { type: "string" },
  keep: { type: "string" },
  to: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

type Values = ReturnType<typeof readOptions<typeof OPTIONS, true>>["values"];

const wrong = (sentence: string): UsageError => new UsageError(`${sentence}\n\n${usage()}`);

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, true);
  const [what, ...rest] = positionals;
  if (values.help || what === undefined) {
    console.log(usage());
    return 0;
  }
  if (what === "play") return play(rest);
  if (what === "find") return find(rest, values);
  if (what === "choose") return pick(rest, values);
  if (what === "check") return check(rest, values);
  throw wrong(message("cli.wrong.puzzles", { name: what }));
}

/** One of the shipped puzzles; the one of the day if none is named. */
async function play([name = "day"]: readonly string[]): Promise<number> {
  const all = await allShipped();
  const puzzle = name === "day" ? ofTheDay(all, dayOf(Date.now())) : all.find(({ id }) => id === name);
  if (puzzle === undefined) throw wrong(message("refusal.unknown-puzzle"));
  const terminal = processTerminal();
  try {
    return (await new PuzzleSitting(puzzle, terminal).play()) === null ? 130 : 0;
  } finally {
    terminal.close();
  }
}

const isFound = (kind: string | undefined): kind is FoundKind => kind === "turn" || kind === "choice";

async function find([kind, file, ...folders]: readonly string[], values: Values): Promise<number> {
  if (file === undefined) throw wrong(message("cli.wrong.puzzleFile"));
  if (kind === "rule") return findRules(file, folders);
  if (!isFound(kind))
    throw wrong(message("cli.wrong.puzzleKind", { name: kind ?? "", kinds: KINDS.join(", ") }));
  const first = whole("from", values.from, 0, 0);
  const end = first + whole("kingdoms", values.kingdoms, KINGDOMS);
  const until = performance.now() + 1000 * whole("seconds", values.seconds, 1e9);
  const stop = interruptible();
  let next = first;
  let looked = 0;
  let found = 0;
  const work = (): Promise<void> =>
    new Promise((over, fail) => {
      const worker = new Worker(new URL("../puzzles/worker.ts", import.meta.url));
      const go = (): void => {
        if (stop.signal.aborted || next >= end || performance.now() > until)
          void worker.terminate().then(() => over(), fail);
        else worker.postMessage({ kind, number: next++, seed: values.seed ?? "1" } satisfies Look);
      };
      worker.on("error", fail);
      worker.on("message", ({ puzzles }: Looked) => {
        if (puzzles.length > 0)
          appendFileSync(file, puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join(""));
        found += puzzles.length;
        looked++;
        const line = message("cli.puzzles.step", { kingdoms: looked, n: found });
        if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
        else if (looked % 50 === 0) console.log(line);
        go();
      });
      go();
    });
  await Promise.all(Array.from({ length: workersFrom(values.workers) ?? availableParallelism() }, work));
  stop.over();
  if (process.stdout.isTTY) console.log();
  console.log(message("cli.puzzles.step", { kingdoms: looked, n: found }));
  return 0;
}

async function findRules(file: string, folders: readonly string[]): Promise<number> {
  if (folders.length === 0) throw wrong(message("cli.wrong.puzzleFile"));
  await loadRulings("en");
  const puzzles = scenarioFiles([...folders])
    .flatMap((scenarios) => readScenarios(scenarios))
    .flatMap((scenario) => ruleFrom(scenario) ?? []);
  writeFileSync(file, puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join(""));
  console.log(message("cli.puzzles.found", { n: puzzles.length }));
  return 0;
}

const isPuzzle = (found: unknown): found is AnyPuzzle => {
  const { kind, position } = (found ?? {}) as { kind?: unknown; position?: unknown };
  return KINDS.some((one) => one === kind) && typeof position === "string";
};

/** One a line, or as a list. */
function read(file: string): AnyPuzzle[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (problem) {
    throw new UsageError(message("cli.wrong.read", { path: file, problem: system(problem) }));
  }
  try {
    const lines = text.split("\n").filter((line) => line !== "");
    const found = (
      text.startsWith("[") ? JSON.parse(text) : lines.map((line) => JSON.parse(line))
    ) as unknown[];
    if (found.every(isPuzzle)) return found;
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
  }
  throw new UsageError(message("cli.wrong.notPuzzles", { path: file }));
}

const written = (puzzles: readonly AnyPuzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(",\n")}\n]\n`;

function pick(files: readonly string[], values: Values): number {
  const { to } = values;
  if (to === undefined || files.length === 0) throw wrong(message("cli.wrong.puzzleFile"));
  const chosen = choose(files.flatMap(read), whole("keep", values.keep, KEEP));
  writeFileSync(to, written(chosen));
  console.log(message("cli.puzzles.found", { n: chosen.length }));
  return 0;
}

/** Proves them again. Those that hold are written down where that is wished, with how the games of the proof went on. */
function check(files: readonly string[], { to }: Values): number {
  if (files.length === 0) throw wrong(message("cli.wrong.puzzleFile"));
  const puzzles = files.flatMap(read);
  const progress = progressOf("puzzles");
  const held: AnyPuzzle[] = [];
  puzzles.forEach((puzzle, i) => {
    const told = puzzle.kind === "choice" && to !== undefined ? retold(puzzle) : puzzle;
    const flaw = told === null ? "not-clear" : told === puzzle ? flawIn(puzzle) : null;
    if (flaw !== null) {
      progress.end();
      console.log(`${puzzle.kind} ${puzzle.id}: ${message(`cli.puzzles.flaw.${flaw}`)}`);
    } else if (told !== null) held.push(told);
    progress.show(i + 1, puzzles.length);
  });
  progress.end();
  if (to !== undefined) writeFileSync(to, written(held));
  const flawed = puzzles.length - held.length;
  console.log(message("cli.puzzles.proved", { n: puzzles.length, flawed }));
  return flawed === 0 ? 0 : 1;
}
