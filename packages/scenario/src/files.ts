/** Scenario files on disk, and the command that runs them. The only part of this package that reads anything. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Ruleset } from "@fiefdom/engine/card";
import { type Document, parseDocuments, parseScenarios } from "./parse.ts";
import { ScenarioError } from "./read.ts";
import { type Failure, type Result, runScenario } from "./run.ts";
import type { Scenario } from "./scenario.ts";

const ENDINGS = [".yaml", ".yml", ".json"];

/** All scenario files under these files and folders, in order. */
export function scenarioFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path];
    const inside = readdirSync(path)
      .sort()
      .map((name) => join(path, name))
      .filter((name) => statSync(name).isDirectory() || ENDINGS.some((ending) => name.endsWith(ending)));
    return scenarioFiles(inside);
  });
}

export const readScenarios = (file: string): Scenario[] => parseScenarios(readFileSync(file, "utf8"), file);

/** Runs all scenarios of these files and folders. Throws a ScenarioError for a file that can't be read. */
export function runFiles(paths: readonly string[]): Result[] {
  return scenarioFiles(paths).flatMap((file) => readScenarios(file).map((scenario) => runScenario(scenario)));
}

const USAGE = `Usage: fiefdom scenario FILE…

Runs scenario files (YAML or JSON), or all of them in a folder, and says of each whether it comes out as
written. See docs/SCENARIOS.md for how to write one.`;

/** Failures with the rulesets under which they are the same, so that each is told once. */
function alike(failures: readonly Failure[]): Map<Failure, Ruleset[]> {
  const found = new Map<Failure, Ruleset[]>();
  for (const failure of failures) {
    const same = [...found].find(
      ([other]) =>
        other.line === failure.line &&
        other.message === failure.message &&
        other.pending === failure.pending &&
        other.meanwhile === failure.meanwhile,
    );
    if (same === undefined) found.set(failure, [failure.ruleset]);
    else if (!same[1].includes(failure.ruleset)) same[1].push(failure.ruleset);
  }
  return found;
}

/** A result as lines for the terminal. */
export function report(result: Result): string {
  if (result.ok) return `✓ ${result.title}`;
  const lines = [`✗ ${result.title}`];
  for (const [failure, rulesets] of alike(result.failures)) {
    lines.push(
      `    ${result.file}:${failure.line} (${rulesets.join(" and ")} rules)`,
      `      ${failure.message}`,
      ...(failure.meanwhile === "" ? [] : [`      meanwhile: ${failure.meanwhile}`]),
      `      pending: ${failure.pending}`,
    );
  }
  return lines.join("\n");
}

/** What is wrong with a scenario that can't be run, as lines for the terminal. */
function reportProblems({ title, line, problems }: Exclude<Document, { scenario: Scenario }>, file: string) {
  const what = title ?? `${file}:${line}`;
  return [`✗ ${what} is not a sound scenario`, ...new ScenarioError(file, problems).message.split("\n")].join(
    "\n    ",
  );
}

/** `fiefdom scenario FILE…`: prints a line a scenario; 0 if all pass, 1 if one fails, 2 if one can't be read. */
export async function scenarioCommand(
  args: string[],
  print: (text: string) => void = console.log,
): Promise<number> {
  if (args.length === 0 || args.includes("--help") || args.includes("-h")) {
    print(USAGE);
    return args.length === 0 ? 2 : 0;
  }
  const unknown = args.find((arg) => arg.startsWith("-"));
  if (unknown !== undefined) {
    print(`There is no option ${unknown}.\n\n${USAGE}`);
    return 2;
  }
  let passed = 0;
  let failed = 0;
  let unread = 0;
  let files: string[];
  try {
    files = scenarioFiles(args);
  } catch (error) {
    print(
      `Can't read ${error instanceof Error && "path" in error ? String(error.path) : args.join(", ")}: no such file or folder.`,
    );
    return 2;
  }
  for (const file of files) {
    let documents: Document[];
    try {
      documents = parseDocuments(readFileSync(file, "utf8"), file);
    } catch (error) {
      unread++;
      print(`✗ ${file}: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    for (const document of documents) {
      if ("problems" in document) {
        unread++;
        print(reportProblems(document, file));
        continue;
      }
      const result = runScenario(document.scenario);
      print(report(result));
      if (result.ok) passed++;
      else failed++;
    }
  }
  print(`${passed} passed, ${failed} failed${unread === 0 ? "" : `, ${unread} unreadable`}`);
  return unread > 0 ? 2 : failed > 0 ? 1 : 0;
}
