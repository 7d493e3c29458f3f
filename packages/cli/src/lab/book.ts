/** fiefdom lab book: makes the book of plans for the recommended kingdoms. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { formatPlan } from "@fiefdom/bots/plan/format";
import { kingdomName } from "@fiefdom/bots/plan/names";
import { parsePlan } from "@fiefdom/bots/plan/parse";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { boardsFrom, type Setting } from "@fiefdom/lab";
import { isBetter, makeBook } from "@fiefdom/lab/book";
import { readOptions } from "../options.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";
import { RUN_ITEMS, RUN_OPTIONS, whole, workersFrom } from "./bench.ts";
import { count } from "./figures.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom lab book [OPTIONS]"),
    paragraph("cli.tells.book"),
    list([
      ["--kingdoms LIST", "cli.option.kingdoms.book"],
      ["--games N", "cli.option.games.find", { n: count(GAMES) }],
      ["--out FOLDER", "cli.option.out.book"],
      ...RUN_ITEMS,
      LANGUAGE,
    ]),
  );

const GAMES = 200_000;

const OPTIONS = { ...RUN_OPTIONS, kingdoms: { type: "string" }, out: { type: "string" } } as const;
const FOLDER = fileURLToPath(new URL("../../../bots/plans/book", import.meta.url));

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, OPTIONS);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const games = whole("games", values.games, GAMES);
  const seed = values.seed ?? "1";
  const folder = values.out ?? FOLDER;
  const settings = boardsFrom(values.kingdoms ?? "recommended", 2);
  mkdirSync(folder, { recursive: true });
  const fileOf = ({ title }: Setting): string => join(folder, `${title}.plan`);
  const chapterThere = (setting: Setting): Plan | undefined =>
    existsSync(fileOf(setting)) ? parsePlan(readFileSync(fileOf(setting), "utf8")) : undefined;
  const started = performance.now();
  await makeBook({
    settings,
    games,
    seed,
    workers: workersFrom(values.workers),
    before: chapterThere,
    made: (setting, plan, played) => {
      const { title, board } = setting;
      const former = chapterThere(setting);
      const stays = former !== undefined && !isBetter(board, plan, former);
      if (!stays) writeFileSync(fileOf(setting), formatPlan(chapter(title, plan)));
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      const told = message(stays ? "cli.book.stays" : "cli.book.made", { kingdom: title, n: count(played) });
      console.log(`${seconds.padStart(5)} s  ${told}`);
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
