/** fiefdom lab book: makes the book of plans for the recommended kingdoms. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { formatPlan } from "@fiefdom/bots/plan/format";
import { kingdomName } from "@fiefdom/bots/plan/names";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { boardsFrom } from "@fiefdom/lab";
import { makeBook } from "@fiefdom/lab/book";
import { RUN_OPTIONS, RUN_USAGE, whole, workersFrom } from "./bench.ts";
import { count } from "./figures.ts";

export const usage = `usage: fiefdom lab book [options]

Looks for a plan for every recommended kingdom, for two players, and writes them
to the folder of the book. node packages/bots/bin/plans.ts bundles them then, and
from that moment on bots know them. The same options give the same book.

  --kingdoms LIST       recommended (the default), or names with commas between
  --games N             games of each search (200,000)
  --out FOLDER          where to write (packages/bots/plans/book)
${RUN_USAGE}`;

const OPTIONS = { ...RUN_OPTIONS, kingdoms: { type: "string" }, out: { type: "string" } } as const;
const FOLDER = fileURLToPath(new URL("../../../bots/plans/book", import.meta.url));

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: true });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const games = whole("games", values.games, 200_000);
  const seed = values.seed ?? "1";
  const folder = values.out ?? FOLDER;
  const settings = boardsFrom(values.kingdoms ?? "recommended", 2);
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  await makeBook({
    settings,
    games,
    seed,
    workers: workersFrom(values.workers),
    made: ({ title }, plan, played) => {
      writeFileSync(join(folder, `${title}.plan`), formatPlan(chapter(title, plan)));
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`${seconds.padStart(5)} s  ${title}: ${count(played)} games`);
    },
  });
  return 0;
}

/** The plan as it stands in the book. */
function chapter(kingdom: string, plan: Plan): Plan {
  const { by: _, ...rest } = plan;
  const known = plan.notes.length > 0;
  return {
    ...rest,
    name: kingdomName(kingdom),
    notes: [
      known ? `${plan.name}: ${plan.notes.join(" ")}` : "Found by playing; no known plan beats it there.",
    ],
    needs: [],
    home: { kingdom },
  };
}
