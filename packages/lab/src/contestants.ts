/**
 * Who plays in the lab: a bot by name, a shipped plan, or a plan in a file. A contestant is plain data, so
 * that it can be sent to a worker, which makes the bot.
 */
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { Network } from "@fiefdom/bots/network/network";
import { planBot } from "@fiefdom/bots/plan/bot";
import { looksLikeXml, readDominionSim, showWarning, type Warning } from "@fiefdom/bots/plan/dominionsim";
import { PlanError } from "@fiefdom/bots/plan/fault";
import { kindsOf } from "@fiefdom/bots/plan/measure";
import { nearest } from "@fiefdom/bots/plan/names";
import { parsePlans } from "@fiefdom/bots/plan/parse";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { planId, shippedPlans } from "@fiefdom/bots/plan/plans";
import { XmlError } from "@fiefdom/bots/plan/xml";
import type { Bot } from "@fiefdom/bots/player";
import { findBot, ROSTER } from "@fiefdom/bots/roster";
import { sovereignWith } from "@fiefdom/bots/sovereign";
import { toId } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine/board";
import type { FirstHands } from "./contest.ts";
import { type Opening, opening } from "./openingBot.ts";

export type Contestant = (
  | { readonly kind: "bot"; readonly name: string; readonly bot: string }
  | { readonly kind: "plan"; readonly name: string; readonly plan: Plan }
) & {
  /** The file of another network than the one that comes with the game, or "none". */
  readonly network?: string;
  /** What it buys in its first two turns, whatever it would like. */
  readonly opening?: Opening;
  /** What of its file could not be read. */
  readonly warnings?: readonly Warning[];
};

type Details = Readonly<Record<string, string | number>>;

/**
 * Nobody is called that, or the file can't be read; the message says what there is. The code and the details
 * say the same to a program that has words of its own.
 */
export class ContestantError extends Error {
  readonly code: string;
  readonly details: Details;
  /** What was probably meant. */
  readonly near: string | undefined;
  /** What could not be read of a file without a plan. */
  readonly warnings: readonly Warning[];
  constructor(
    code: string,
    message: string,
    details: Details = {},
    { near, warnings = [], cause }: { near?: string; warnings?: readonly Warning[]; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = "ContestantError";
    this.code = code;
    this.details = details;
    this.near = near;
    this.warnings = warnings;
  }
}

const titled = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, dash: string, c: string) => (dash && " ") + c.toUpperCase());

export const botContestant = (bot: string): Contestant => ({ kind: "bot", name: titled(bot), bot });
export const planContestant = (plan: Plan): Contestant => ({ kind: "plan", name: plan.name, plan });

/** Bots and plans that need no file, by the names they are called by. */
export const contestantNames = (): { readonly bots: string[]; readonly plans: string[] } => ({
  bots: Object.keys(ROSTER),
  plans: [...shippedPlans().keys()],
});

/** A bot that looks ahead, with another network: "sovereign:500ms+FILE.bin", or none: "sovereign:500ms+none". */
const WITH_NETWORK = /^([^+]+)\+(none|.+\.bin)$/i;

function withNetwork(word: string): Contestant | null {
  const [, bot, file] = WITH_NETWORK.exec(word) ?? [];
  if (file === undefined || findBot(bot.toLowerCase())?.budget === undefined) return null;
  networkIn(file);
  return {
    ...botContestant(bot.toLowerCase()),
    name: `${titled(bot.toLowerCase())}+${basename(file)}`,
    network: file,
  };
}

/** Networks that were read, by file. */
const networks = new Map<string, Network | null>([["none", null]]);

function networkIn(path: string): Network | null {
  const known = networks.get(path);
  if (known !== undefined) return known;
  if (!isFile(path))
    throw new ContestantError("missing", `${path} can't be read: there is no such file.`, { path });
  try {
    const network = new Network(readFileSync(path));
    networks.set(path, network);
    return network;
  } catch (problem) {
    const { message } = problem as Error;
    throw new ContestantError("read", `${path} can't be read: ${message}`, { path }, { cause: problem });
  }
}

/** A bot level, a shipped plan by id or title, a file with a plan, or a bot with another network. */
export function findContestant(word: string): Contestant {
  const other = withNetwork(word);
  if (other !== null) return other;
  if (/\.(plan|txt|xml)(#.*)?$/i.test(word) || /[/\\]/.test(word)) return fromFile(word);
  const id = toId(word);
  const bot = [id, word.toLowerCase()].find((name) => findBot(name) !== undefined);
  if (bot !== undefined) return botContestant(bot);
  const plan = shippedPlans().get(planId(word));
  if (plan !== undefined) return planContestant(plan);
  if (isFile(fileAndName(word).path)) return fromFile(word);
  const { bots, plans } = contestantNames();
  const meant = nearest(id, [...bots, ...plans]);
  const all = { bots: bots.join(", "), plans: plans.join(", ") };
  throw new ContestantError(
    "contestant",
    `There is no bot, plan or file called "${word}".${
      meant === undefined
        ? ` There are the bots ${all.bots} and the plans ${all.plans}.`
        : ` Did you mean ${meant}?`
    }`,
    { name: word, ...all },
    meant === undefined ? {} : { near: meant },
  );
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Where the file's name ends and the plan's begins. Both may hold a "#", so the file is the first part that
 * exists.
 */
function fileAndName(word: string): { readonly path: string; readonly name?: string } {
  const cuts = [...word.matchAll(/#/g)].map(({ index }) => index);
  const cut = isFile(word) ? undefined : (cuts.find((at) => isFile(word.slice(0, at))) ?? cuts[0]);
  return cut === undefined ? { path: word } : { path: word.slice(0, cut), name: word.slice(cut + 1) };
}

/** A file with one plan, or "file#name" for one of several. */
function fromFile(word: string): Contestant {
  const { path, name } = fileAndName(word);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    throw code === "ENOENT"
      ? new ContestantError("missing", `${path} can't be read: there is no such file.`, { path })
      : new ContestantError("read", `${path} can't be read: ${message}.`, { path }, { cause: problem });
  }
  const { plans, warnings } = plansIn(text, path);
  if (plans.length === 0)
    throw new ContestantError(
      "noPlan",
      `There is no plan in ${path}.${warnings.map((warning) => `\n  ${showWarning(warning)}`).join("")}`,
      { path },
      { warnings },
    );
  const found = name === undefined ? [...plans.keys()] : called(plans, name);
  if (found.length !== 1) throw noneOf(path, plans, found, name);
  const own = warnings.filter(({ of }) => of === found[0] || (of < 0 && plans.length === 1));
  return { ...planContestant(plans[found[0]]), ...(own.length === 0 ? {} : { warnings: own }) };
}

/** Which of these plans is meant: the one called exactly so, or else whatever is spelled nearly so. */
function called(plans: readonly Plan[], name: string): number[] {
  const spellings = [(text: string) => text.trim(), (text: string) => text.trim().toLowerCase(), planId];
  for (const spelling of spellings) {
    const found = [...plans.keys()].filter((i) => spelling(plans[i].name) === spelling(name));
    if (found.length > 0) return found;
  }
  return [];
}

/** Why no single plan of a file is meant. */
function noneOf(
  path: string,
  plans: readonly Plan[],
  found: readonly number[],
  name?: string,
): ContestantError {
  const all = plans.map((plan) => plan.name);
  const choose = (names: readonly string[]): string => names.map((one) => `"${path}#${one}"`).join(", ");
  if (name === undefined) {
    const sentence = `${path} holds ${all.length} plans; name one: ${choose(all)}.`;
    return new ContestantError("manyPlans", sentence, { path, n: all.length, names: choose(all) });
  }
  if (found.length > 1) {
    const n = found.length;
    const names = found.map((i) => all[i]);
    return new Set(names).size === 1
      ? new ContestantError(
          "samePlans",
          `${path} holds ${n} plans called "${names[0]}"; give them names of their own to choose one.`,
          { path, n, name: names[0] },
        )
      : new ContestantError(
          "whichPlan",
          `"${name}" could be ${n} plans of ${path}; name one: ${choose(names)}.`,
          { path, n, name, names: choose(names) },
        );
  }
  const ids = all.map(planId);
  const id = nearest(planId(name), ids);
  const meant = id === undefined ? undefined : choose([all[ids.indexOf(id)]]);
  return new ContestantError(
    "noSuchPlan",
    `There is no plan called "${name}" in ${path}. ${
      meant === undefined ? `There are: ${choose(all)}.` : `Did you mean ${meant}?`
    }`,
    { path, name, names: choose(all) },
    meant === undefined ? {} : { near: meant },
  );
}

function plansIn(text: string, path: string): { plans: readonly Plan[]; warnings: readonly Warning[] } {
  try {
    return looksLikeXml(text) ? readDominionSim(text) : { plans: parsePlans(text), warnings: [] };
  } catch (problem) {
    if (!(problem instanceof PlanError || problem instanceof XmlError)) throw problem;
    throw new ContestantError(
      "notAPlan",
      `${basename(path)} is not a plan that can be followed.\n${problem.message}`,
      { path: basename(path) },
      { cause: problem },
    );
  }
}

/** The same name twice is told apart by number. */
export function tellApart(contestants: readonly Contestant[]): string[] {
  return contestants.map(({ name }, i) => {
    const same = contestants.filter((other) => other.name === name);
    if (same.length === 1) return name;
    return `${name} (${contestants.slice(0, i + 1).filter((other) => other.name === name).length})`;
  });
}

/** What a contestant needs and a board has not, by id. */
export const missing = (contestant: Contestant, board: Board): string[] =>
  contestant.kind === "bot" ? [] : contestant.plan.needs.filter((id) => kindsOf(board, id).length === 0);

function makeListed(name: string, board: Board, network: string | undefined): Bot {
  const listed = findBot(name);
  if (listed === undefined)
    throw new ContestantError("contestant", `There is no bot called "${name}".`, { name });
  return network === undefined || listed.budget === undefined
    ? listed.make(board, name)
    : sovereignWith(listed.budget, networkIn(network))(board, name);
}

/** Is a plan looked for before it can play? */
export const needsPlan = (contestant: Contestant): boolean =>
  contestant.kind === "bot" && findBot(contestant.bot)?.needsPlan === true;

export function makeBot(contestant: Contestant, board: Board): Bot {
  const bot =
    contestant.kind === "bot"
      ? makeListed(contestant.bot, board, contestant.network)
      : planBot(contestant.plan)(board, contestant.name);
  return contestant.opening === undefined ? bot : opening(bot, board, contestant.opening);
}

/** The first hands that the contestants' openings ask for. */
export function handsOf(contestants: readonly Contestant[]): FirstHands | undefined {
  return contestants.some((contestant) => contestant.opening !== undefined)
    ? contestants.map((contestant) => contestant.opening?.coins[0] ?? null)
    : undefined;
}
