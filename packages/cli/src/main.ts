/** The `fiefdom` command: finds the command that was named and runs it, in the language that was chosen. */

import process from "node:process";
import { distance } from "@fiefdom/cards/nearest";
import packageJson from "../package.json" with { type: "json" };
import { COMMANDS, UsageError } from "./commands.ts";
import { told } from "./problem.ts";
import { type Item, LANGUAGE, list, synopsis, typed, usageOf } from "./usage.ts";
import { chooseLanguage, drawingNotice, LANGUAGES, message } from "./words.ts";

const overview = (): string => {
  const items: Item[] = Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary]);
  const help: Item = ["help", "cli.command.help", { command: typed("COMMAND") }];
  const second = Math.max(...items.map(([name]) => name.length)) + 4;
  return usageOf(
    synopsis("fiefdom COMMAND [OPTIONS]"),
    list([...items, help], second),
    list([LANGUAGE, ["--version", "cli.command.version"]], 18),
  );
};

/** The command that was probably meant. */
function nearest(typed: string): string {
  const names = [...Object.keys(COMMANDS), "help"];
  const near = names.filter(
    (name) => name.startsWith(typed) || typed.startsWith(name) || distance(typed, name) <= 2,
  );
  return near.length === 0 ? "" : ` ${message("cli.didYouMean", { names: near.join(", ") })}`;
}

const unknown = (name: string): UsageError =>
  new UsageError(`${message("cli.wrong.command", { name })}${nearest(name)}\n\n${overview()}`);

const find = (name: string) => (Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined);

/** What was typed without the choice of a language, which every command has; a program's own words are its own. */
function withoutLanguage(args: readonly string[]): { rest: string[]; language?: string | undefined } {
  const cut = args.indexOf("--");
  const end = cut < 0 ? args.length : cut;
  const at = args.findIndex((arg, i) => i < end && /^--language(=|$)/.test(arg));
  if (at < 0) return { rest: [...args] };
  const [, inline] = args[at].split("=", 2);
  const taken = inline === undefined && at + 1 < end ? 2 : 1;
  return { rest: args.toSpliced(at, taken), language: inline ?? (taken === 2 ? args[at + 1] : "") };
}

async function main(args: readonly string[]): Promise<number> {
  const { rest: words, language } = withoutLanguage(args);
  const wrong = await chooseLanguage(language);
  if (wrong !== null)
    throw new UsageError(message("cli.wrong.language", { name: wrong, languages: LANGUAGES }));
  const [name, ...rest] = words;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    const about = name === "help" && rest[0] !== undefined ? find(rest[0]) : undefined;
    if (name === "help" && rest[0] !== undefined && about === undefined) throw unknown(rest[0]);
    const notice = drawingNotice();
    if (notice !== null) console.log(`${notice}\n`);
    console.log(about === undefined ? overview() : (await about.load()).usage());
    return 0;
  }
  if (name === "--version" || name === "-v") {
    console.log(packageJson.version);
    return 0;
  }
  const command = find(name);
  if (command === undefined) throw unknown(name);
  return (await command.load()).run(rest);
}

/** Mistakes of the caller get a sentence; mistakes of the program keep their trace. */
function complain(problem: unknown): number {
  const said = problem instanceof Error ? told(problem) : null;
  console.error(said === null ? problem : `fiefdom: ${said}`);
  return said === null ? 1 : 2;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (problem) {
  process.exitCode = complain(problem);
}
