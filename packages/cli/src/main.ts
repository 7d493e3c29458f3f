/** The `fiefdom` command: finds the command that was named and runs it. */

import process from "node:process";
import { distance } from "@fiefdom/cards/nearest";
import packageJson from "../package.json" with { type: "json" };
import { COMMANDS, UsageError } from "./commands.ts";

const overview = (): string => {
  const names = Object.entries(COMMANDS);
  const width = Math.max(...names.map(([name]) => name.length), "help".length) + 2;
  return [
    "usage: fiefdom COMMAND [options]",
    "",
    ...names.map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`),
    `  ${"help".padEnd(width)}this text; fiefdom help COMMAND tells more about one`,
    "",
    "  --version   which version this is",
  ].join("\n");
};

/** The command that was probably meant. */
function nearest(typed: string): string {
  const names = [...Object.keys(COMMANDS), "help"];
  const near = names.filter(
    (name) => name.startsWith(typed) || typed.startsWith(name) || distance(typed, name) <= 2,
  );
  return near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
}

const find = (name: string) => (Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined);

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    const about = name === "help" && rest[0] !== undefined ? find(rest[0]) : undefined;
    if (name === "help" && rest[0] !== undefined && about === undefined) {
      throw new UsageError(`There is no command "${rest[0]}".${nearest(rest[0])}\n\n${overview()}`);
    }
    console.log(about === undefined ? overview() : (await about.load()).usage);
    return 0;
  }
  if (name === "--version" || name === "-v") {
    console.log(packageJson.version);
    return 0;
  }
  const command = find(name);
  if (command === undefined)
    throw new UsageError(`There is no command "${name}".${nearest(name)}\n\n${overview()}`);
  return (await command.load()).run(rest);
}

/** What the caller can mend, the folder of a server included: the message says how. */
const SAID = ["UsageError", "SetUpError", "SaveError", "FolderInUse", "Unusable", "NotStored", "TooNew"];

/** Mistakes of the caller get a sentence; mistakes of the program keep their trace. */
function complain(problem: unknown): number {
  const known = problem instanceof Error && (SAID.includes(problem.name) || isOptionError(problem));
  console.error(known ? `fiefdom: ${problem.message}` : problem);
  return known ? 2 : 1;
}

const isOptionError = (problem: Error): boolean =>
  "code" in problem && String(problem.code).startsWith("ERR_PARSE_ARGS");

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (problem) {
  process.exitCode = complain(problem);
}
