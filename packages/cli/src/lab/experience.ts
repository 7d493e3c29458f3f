/** fiefdom lab experience: plans for kingdoms by lot, from which every later search learns. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { formatPlan } from "@fiefdom/bots/plan/format";
import { parsePlans } from "@fiefdom/bots/plan/parse";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { setUpNames } from "@fiefdom/engine/save";
import { boardsFrom, type Setting } from "@fiefdom/lab";
import { makeBook } from "@fiefdom/lab/book";
import { readOptions } from "../options.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";
import { RUN_ITEMS, RUN_OPTIONS, whole, workersFrom } from "./bench.ts";
import { count } from "./figures.ts";

const KINGDOMS = "random:400:experience";
const GAMES = 160_000;
/** The work that a search may do for each of its games, in decisions: as much as Marshal's own. */
const WORK_A_GAME = 30;

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom lab experience [OPTIONS]"),
    paragraph("cli.tells.experience"),
    list([
      ["--kingdoms LIST", "cli.option.kingdoms.experience", { usual: KINGDOMS }],
      ["--games N", "cli.option.games.find", { n: count(GAMES) }],
      ["--out FILE", "cli.option.out.experience"],
      ...RUN_ITEMS,
      LANGUAGE,
    ]),
  );

const OPTIONS = { ...RUN_OPTIONS, kingdoms: { type: "string" }, out: { type: "string" } } as const;
const FILE = fileURLToPath(new URL("../../../bots/plans/experience.plans", import.meta.url));

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, OPTIONS);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const games = whole("games", values.games, GAMES);
  const file = values.out ?? FILE;
  const there = existsSync(file) ? parsePlans(readFileSync(file, "utf8")) : [];
  const known = new Set(there.map(({ name }) => name));
  const settings = boardsFrom(values.kingdoms ?? KINGDOMS, 2).filter((one) => !known.has(nameOf(one)));
  const started = performance.now();
  await makeBook({
    settings,
    games,
    decisions: WORK_A_GAME * games,
    seed: values.seed ?? "1",
    workers: workersFrom(values.workers),
    made: (setting, plan, played) => {
      appendFileSync(file, formatPlan(lesson(setting, plan)));
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(
        `${seconds.padStart(5)} s  ${message("cli.book.made", { kingdom: nameOf(setting), n: count(played) })}`,
      );
    },
  });
  return 0;
}

/** "random 1/12" is called 1/12: it is all random. */
const nameOf = ({ title }: Setting): string => title.replace(/^random /, "");

/** What is kept of a plan, with the cards that it had to choose from. */
function lesson(setting: Setting, { lists: { buy, trash } }: Plan): Plan {
  const { kingdom, landscapes, basics } = setUpNames(setting.board);
  const colonies = basics.filter((id) => id === "colony");
  return {
    name: nameOf(setting),
    notes: [],
    needs: [],
    home: { cards: [...kingdom, ...landscapes, ...colonies] },
    lists: { buy, ...(trash === undefined ? {} : { trash }) },
    choose: [],
  };
}
