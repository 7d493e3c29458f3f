/** fiefdom play: a game at the keyboard against bots. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { findBot, ROSTER } from "@fiefdom/bots/roster";
import { boardWished, type LayoutWish, listedKingdom, recommended, sets, toId } from "@fiefdom/cards";
import { Refusal, SaveError, SetUpError } from "@fiefdom/engine";
import type { Ruleset } from "@fiefdom/engine/card";
import { cardName } from "@fiefdom/text";
import { UsageError } from "../commands.ts";
import { flow, wrap } from "../layout.ts";
import { readOptions } from "../options.ts";
import { system, told } from "../problem.ts";
import { lastUnfinished, newGameFile, tidyUp } from "../saves.ts";
import { kingdomTitle, rulesetWord } from "../screen.ts";
import { Sitting } from "../sitting.ts";
import { KeyboardTable, type Setting } from "../table.ts";
import { processTerminal, type Terminal } from "../terminal.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { botTitle, drawingNotice, isYou, lang, listInEnglish, message, you } from "../words.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom play [OPTIONS]"),
    paragraph("cli.tells.play"),
    list([
      ["--kingdom NAME", "cli.option.kingdom.play"],
      ["--sets A,B", "cli.option.sets", { sets: sets.map((set) => set.id).join(", ") }],
      ["--first-edition", "cli.option.first-edition"],
      ["--players N", "cli.option.players"],
      ["--seed S", "cli.option.seed.play"],
      ["--ruleset R", "cli.option.ruleset.play"],
      ["--name NAME", "cli.option.name"],
      LANGUAGE,
      ["--bot NAME[,NAME…]", "cli.option.bot", { bots: Object.keys(ROSTER).join(", ") }],
      ["--save FILE", "cli.option.save"],
      ["--load FILE", "cli.option.load"],
      ["--resume", "cli.option.resume"],
      ["--training", "cli.option.training"],
    ]),
    [
      message("cli.tells.play.kingdoms"),
      ...flow(
        recommended.map((kingdom, i) => kingdom.id + (i < recommended.length - 1 ? "," : "")),
        76,
      ).map((line) => `  ${line}`),
    ],
  );

const OPTIONS = {
  kingdom: { type: "string" },
  players: { type: "string" },
  seed: { type: "string" },
  ruleset: { type: "string" },
  name: { type: "string" },
  sets: { type: "string" },
  "first-edition": { type: "boolean" },
  bot: { type: "string" },
  save: { type: "string" },
  load: { type: "string" },
  resume: { type: "boolean" },
  training: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const NAMES = ["Maud", "Odo", "Isolde", "Hugh", "Greta", "Wat"] as const;
const LONGEST_NAME = 20;

export interface Wishes {
  readonly kingdom: string;
  readonly players: number;
  readonly seed: string;
  readonly ruleset: string;
  readonly name: string;
  readonly bots: readonly string[];
  /** The sets that a random kingdom is drawn from; all if null. */
  readonly sets: readonly string[] | null;
  /** It may have cards that the second edition of their set has no more. */
  readonly firstEdition?: boolean;
}

/** Sets a table as wished; throws a SetUpError or a UsageError that says what is allowed. */
export function setTable(wishes: Wishes): KeyboardTable {
  const { players, ruleset, seed, name } = wishes;
  const { wish, title } = layoutAsWished(wishes);
  const board = boardWished({ ...wish, players, ruleset: ruleset as Ruleset }, seed);
  const others = NAMES.filter((other) => other.toLowerCase() !== name.toLowerCase());
  const seats = Array.from({ length: players }, (_, seat) => seat);
  for (const bot of wishes.bots) {
    if (findBot(bot) === undefined)
      throw new UsageError(message("cli.wrong.bot", { name: bot, bots: Object.keys(ROSTER).join(", ") }));
  }
  const setting: Setting = {
    seat: 0,
    kingdom: title,
    names: seats.map((seat) => (seat === 0 ? name : others[seat - 1])),
    bots: seats.map((seat) => (seat === 0 ? "" : (wishes.bots[(seat - 1) % wishes.bots.length] ?? "squire"))),
  };
  return KeyboardTable.begin(setting, board, seed);
}

/** What is wished for, and what it is called. */
function layoutAsWished({ kingdom, sets: from, firstEdition }: Wishes): { wish: LayoutWish; title: string } {
  if (toId(kingdom) === "random")
    return {
      wish: {
        kingdom: {
          from: "random",
          constraints: {
            ...(firstEdition ? { firstEdition } : {}),
            ...(from === null ? {} : { sets: from }),
          },
        },
      },
      title: "random",
    };
  if (!kingdom.includes(","))
    return { wish: { kingdom: { from: "recommended", name: kingdom } }, title: toId(kingdom) };
  const { kingdom: piles, landscapes, colonies } = listedKingdom(listInEnglish(kingdom));
  return {
    wish: { kingdom: { from: "list", piles }, landscapes, ...(colonies ? { colonies } : {}) },
    title: "own",
  };
}

const chance = (): string => Math.floor(Math.random() * 1_000_000).toString();

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, OPTIONS);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const notice = drawingNotice();
  if (notice !== null) console.log(notice);
  const own = values.save === undefined ? null : resolve(values.save);
  let autosave = newGameFile();
  let table: KeyboardTable;
  const resumed = values.resume === true || values.load !== undefined;
  if (values.resume) {
    const last = lastUnfinished();
    if (last === null) throw new UsageError(message("cli.noUnfinished"));
    autosave = last.path;
    table = loadTable(last.path);
  } else if (values.load !== undefined) {
    table = loadTable(values.load);
  } else {
    tidyUp();
    if (lastUnfinished() !== null) console.log(message("cli.unfinished"));
    table = freshTable(values);
  }
  const terminal = processTerminal((typed) => completions(table, typed));
  try {
    terminal.write(welcome(table, terminal, resumed));
    const sitting = new Sitting(
      table,
      terminal,
      { autosave, own: own ?? (values.load === undefined ? null : resolve(values.load)) },
      { training: values.training === true },
    );
    if (resumed) sitting.skipStory();
    const ending = await sitting.play();
    return ending === "interrupted" ? 130 : 0;
  } finally {
    terminal.close();
  }
}

function freshTable(values: {
  kingdom?: string;
  players?: string;
  seed?: string;
  ruleset?: string;
  sets?: string;
  "first-edition"?: boolean;
  name?: string;
  bot?: string;
}): KeyboardTable {
  const name = (values.name ?? you()).trim();
  if (name === "" || [...name].length > LONGEST_NAME || /\p{C}/u.test(name)) {
    throw new UsageError(message("cli.wrong.name", { n: LONGEST_NAME }));
  }
  return setTable({
    kingdom: values.kingdom ?? "first-game",
    players: values.players === undefined ? 2 : Number(values.players),
    seed: values.seed ?? chance(),
    ruleset: values.ruleset ?? "printed",
    name,
    sets: values.sets === undefined ? null : values.sets.split(","),
    firstEdition: values["first-edition"] ?? false,
    bots: (values.bot ?? "squire").split(",").map((bot) => bot.trim().toLowerCase()),
  });
}

const unreadable = (path: string, problem: NodeJS.ErrnoException): string =>
  problem.code === "ENOENT"
    ? message("cli.wrong.missing", { path })
    : message("cli.wrong.read", { path, problem: system(problem) });

function loadTable(path: string): KeyboardTable {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (problem) {
    throw new UsageError(unreadable(path, problem as NodeJS.ErrnoException));
  }
  try {
    return KeyboardTable.resume(text);
  } catch (problem) {
    if (problem instanceof SaveError || problem instanceof SetUpError || problem instanceof Refusal) {
      throw new UsageError(message("cli.wrong.resume", { path, problem: told(problem) ?? problem.message }));
    }
    throw problem;
  }
}

/** The first lines: which game this is, and who plays. */
function welcome(table: KeyboardTable, terminal: Terminal, resumed: boolean): string[] {
  const { setting, seed } = table;
  const { style, columns } = terminal;
  const view = table.view();
  const title = message("cli.welcome", {
    kingdom: kingdomTitle(setting.kingdom),
    ruleset: rulesetWord(view.ruleset),
    players: setting.names.length,
    seed,
  });
  const others = setting.names
    .map((name, seat) => ({ name, seat }))
    .filter(({ seat }) => seat !== setting.seat)
    .map(({ name, seat }) => message("cli.bot", { name, bot: botTitle(setting.bots[seat]) }));
  const lines = [
    ...wrap(title, columns).map(style.bold),
    ...wrap(
      message("cli.opponents", {
        named: isYou(setting.names[setting.seat]) ? "no" : "yes",
        name: setting.names[setting.seat],
        names: others.join(", "),
      }),
      columns,
    ),
    ...wrap(message("cli.hint"), columns),
  ];
  return resumed ? [...lines, message("cli.resumed")] : lines;
}

const WORDS = [
  "help",
  "why",
  "consider",
  "follow",
  "training",
  "undo",
  "log",
  "score",
  "supply",
  "table",
  "trash",
  "save",
  "quit",
  "treasures",
  "end",
];

/** What the last words typed could become. */
function completions(table: KeyboardTable, typed: string): string[] {
  const start = typed.lastIndexOf(" ") + 1;
  const word = typed.slice(start).toLowerCase();
  const names = table.cards.map((id) => cardName(id, lang()).toLowerCase());
  const fitting = (start === 0 ? [...WORDS, ...names] : names).filter((name) => name.startsWith(word));
  return fitting.map((name) => typed.slice(0, start) + name);
}
