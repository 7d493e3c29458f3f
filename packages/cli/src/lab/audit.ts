/** fiefdom lab audit: the choices of common sense beside a search. */
import { auditAll, type Verdict, verdicts } from "@fiefdom/lab/audits";
import { readOptions } from "../options.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";
import { INTERRUPTED, interruptible, RUN_ITEMS, RUN_OPTIONS, whole, workersFrom } from "./bench.ts";
import { count, decimal, grid, percent } from "./figures.ts";
import { progressOf } from "./progress.ts";

const KINGDOMS = 40;
const GAMES = 8;
const WORLDS = 32;
const SEARCH = 600;
const ROWS = 40;

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom lab audit [OPTIONS]"),
    paragraph("cli.tells.audit"),
    ["  fiefdom lab audit", "  fiefdom lab audit --card warehouse --kingdoms 20"],
    list([
      ["--kingdoms N", "cli.option.kingdoms.positions", { n: count(KINGDOMS) }],
      ["--card NAME", "cli.option.card.audit"],
      ["--games N", "cli.option.games.each", { n: count(GAMES) }],
      ["--worlds N", "cli.option.worlds", { n: count(WORLDS) }],
      ["--search N", "cli.option.search", { n: count(SEARCH) }],
      ["--top N", "cli.option.top", { n: count(ROWS) }],
      ...RUN_ITEMS,
      ["--json", "cli.option.json"],
      LANGUAGE,
    ]),
    paragraph("cli.tells.stop"),
  );

const OPTIONS = {
  ...RUN_OPTIONS,
  kingdoms: { type: "string" },
  card: { type: "string" },
  worlds: { type: "string" },
  search: { type: "string" },
  top: { type: "string" },
} as const;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, OPTIONS);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const kingdoms = whole("kingdoms", values.kingdoms, KINGDOMS);
  const progress = progressOf("kingdoms");
  const { signal, over } = interruptible();
  const { audited, complete } = await auditAll({
    kingdoms,
    workers: workersFrom(values.workers),
    signal,
    options: {
      seed: values.seed ?? "1",
      search: whole("search", values.search, SEARCH),
      games: whole("games", values.games, GAMES),
      worlds: whole("worlds", values.worlds, WORLDS, 2),
      card: values.card,
    },
    progress: (done, positions) =>
      progress.show(done, kingdoms, `${count(positions)} ${message("cli.audit.positions")}`),
  }).finally(() => {
    over();
    progress.end();
  });
  const found = verdicts(audited);
  if (values.json) console.log(JSON.stringify(found, null, 2));
  else {
    const positions = audited.reduce((sum, one) => sum + one.findings.length, 0);
    console.log(
      [
        ...show(found.slice(0, whole("top", values.top, ROWS))),
        "",
        message("cli.audit.looked", { positions: count(positions), kingdoms: count(audited.length) }),
        ...(complete ? [] : [message("cli.lab.stoppedHalfWay")]),
      ].join("\n"),
    );
  }
  return complete ? 0 : INTERRUPTED;
}

function show(found: readonly Verdict[]): string[] {
  const rows = found.map(({ asked, positions, often, regret, error, cost, instead }) => [
    asked,
    instead
      .slice(0, 2)
      .map(({ answer, times }) => `${times}× ${answer}`)
      .join("; "),
    count(positions),
    decimal(often, 2),
    `${percent(regret)} ± ${decimal(196 * error, 1)}`,
    percent(cost, 2),
  ]);
  const heads = ["question", "better", "positions", "often", "each", "cost"] as const;
  return grid(
    heads.map((head) => message(`cli.audit.${head}`)),
    rows,
    2,
  );
}
