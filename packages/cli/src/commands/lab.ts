/** fiefdom lab: the commands that measure and search. Each lives in a file of its own in `lab/`. */
import { type Command, type Listed, UsageError } from "../commands.ts";

const LAB: Readonly<Record<string, Listed>> = {
  find: { summary: "look for the strongest plan on a board", load: () => import("../lab/find.ts") },
  book: {
    summary: "make the book of plans for the recommended kingdoms",
    load: () => import("../lab/book.ts"),
  },
  positions: {
    summary: "harvest positions for the value network",
    load: () => import("../lab/positions.ts"),
  },
  opening: { summary: "which two cards to buy first", load: () => import("../lab/opening.ts") },
  odds: { summary: "what are the chances of …?", load: () => import("../lab/odds.ts") },
  arena: {
    summary: "everybody against everybody, with a table of strength",
    load: () => import("../lab/arena.ts"),
  },
};

const width = Math.max(...Object.keys(LAB).map((name) => name.length)) + 2;

export const usage = `usage: fiefdom lab COMMAND [options]

${Object.entries(LAB)
  .map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`)
  .join("\n")}

fiefdom lab COMMAND --help tells more about one. See also fiefdom simulate.`;

export async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    const about = rest[0] !== undefined && Object.hasOwn(LAB, rest[0]) ? LAB[rest[0]] : undefined;
    console.log(about === undefined ? usage : (await about.load()).usage);
    return 0;
  }
  if (!Object.hasOwn(LAB, name)) throw new UsageError(`The lab has no "${name}".\n\n${usage}`);
  const command: Command = await LAB[name].load();
  return command.run(rest);
}
