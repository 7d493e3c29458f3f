/** fiefdom lab: the commands that measure and search. Each lives in a file of its own in `lab/`. */
import { type Command, type Listed, UsageError } from "../commands.ts";
import { list, paragraph, synopsis, typed, usageOf } from "../usage.ts";
import { message } from "../words.ts";

const LAB: Readonly<Record<string, Listed>> = {
  find: { summary: "cli.lab.find", load: () => import("../lab/find.ts") },
  book: { summary: "cli.lab.book", load: () => import("../lab/book.ts") },
  experience: { summary: "cli.lab.experience", load: () => import("../lab/experience.ts") },
  positions: { summary: "cli.lab.positions", load: () => import("../lab/positions.ts") },
  opening: { summary: "cli.lab.opening", load: () => import("../lab/opening.ts") },
  odds: { summary: "cli.lab.odds", load: () => import("../lab/odds.ts") },
  audit: { summary: "cli.lab.audit", load: () => import("../lab/audit.ts") },
  reviews: { summary: "cli.lab.reviews", load: () => import("../lab/reviews.ts") },
  ladder: { summary: "cli.lab.ladder", load: () => import("../lab/ladder.ts") },
  arena: { summary: "cli.lab.arena", load: () => import("../lab/arena.ts") },
};

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom lab COMMAND [OPTIONS]"),
    list(
      Object.entries(LAB).map(([name, { summary }]) => [name, summary]),
      Math.max(...Object.keys(LAB).map((name) => name.length)) + 4,
    ),
    paragraph("cli.tells.lab", { command: typed("COMMAND") }),
  );

export async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    const about = rest[0] !== undefined && Object.hasOwn(LAB, rest[0]) ? LAB[rest[0]] : undefined;
    console.log(about === undefined ? usage() : (await about.load()).usage());
    return 0;
  }
  if (!Object.hasOwn(LAB, name)) throw new UsageError(`${message("cli.wrong.lab", { name })}\n\n${usage()}`);
  const command: Command = await LAB[name].load();
  return command.run(rest);
}
