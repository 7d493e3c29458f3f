/** Scenario files on disk, and what is told of them when they are run. The only part of this package that reads anything. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Ruleset } from "@fiefdom/engine/card";
import type { Lang } from "@fiefdom/text";
import { joined } from "@fiefdom/text/lang";
import { type Document, parseDocuments, parseScenarios } from "./parse.ts";
import { type Failure, type Result, runScenario } from "./run.ts";
import { type Said, say, together } from "./said.ts";
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

const same = (one: Said, other: Said): boolean => one("en") === other("en");

/** Failures with the rulesets under which they are the same, so that each is told once. */
function byRulesets(failures: readonly Failure[]): Map<Failure, Ruleset[]> {
  const found = new Map<Failure, Ruleset[]>();
  for (const failure of failures) {
    const alike = [...found].find(
      ([other]) =>
        other.line === failure.line &&
        same(other.said, failure.said) &&
        same(other.pending, failure.pending) &&
        same(together(...other.meanwhile), together(...failure.meanwhile)),
    );
    if (alike === undefined) found.set(failure, [failure.ruleset]);
    else if (!alike[1].includes(failure.ruleset)) alike[1].push(failure.ruleset);
  }
  return found;
}

/** A result as lines for the terminal. */
export function report(result: Result, lang: Lang = "en"): string {
  if (result.ok) return `✓ ${result.title}`;
  const lines = [`✗ ${result.title}`];
  for (const [{ line, said, meanwhile, pending }, rulesets] of byRulesets(result.failures)) {
    const rules = say("rules", { rulesets: joined(rulesets, lang) });
    lines.push(
      `    ${result.file}:${line} (${rules(lang)})`,
      `      ${said(lang)}`,
      ...(meanwhile.length === 0
        ? []
        : [`      ${say("meanwhile", { told: together(...meanwhile) })(lang)}`]),
      `      ${say("now", { pending })(lang)}`,
    );
  }
  return lines.join("\n");
}

/** What is wrong with a scenario that can't be run, as lines for the terminal. */
function reportProblems(
  { title, line, problems }: Exclude<Document, { scenario: Scenario }>,
  file: string,
  lang: Lang,
): string {
  const sorted = [...problems].sort((a, b) => a.line - b.line);
  return [
    `✗ ${say("unsound", { what: title ?? `${file}:${line}` })(lang)}`,
    ...sorted.map((problem) => `    ${file}:${problem.line}: ${problem.said(lang)}`),
  ].join("\n");
}

/**
 * Runs all scenarios of these files and folders and prints a line for each; gives 0 if all pass, 1 if one fails, 2
 * if one can't be read. Throws what the system says of a file that it does not give.
 */
export function runAndTell(paths: readonly string[], lang: Lang, print: (text: string) => void): number {
  let passed = 0;
  let failed = 0;
  let unread = 0;
  for (const file of scenarioFiles(paths)) {
    for (const document of parseDocuments(readFileSync(file, "utf8"), file)) {
      if ("problems" in document) {
        unread++;
        print(reportProblems(document, file, lang));
        continue;
      }
      const result = runScenario(document.scenario);
      print(report(result, lang));
      if (result.ok) passed++;
      else failed++;
    }
  }
  print(say("sum", { passed, failed, unread })(lang));
  return unread > 0 ? 2 : failed > 0 ? 1 : 0;
}
