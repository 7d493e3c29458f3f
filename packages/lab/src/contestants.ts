/**
 * Who plays in the lab: a bot by name, a shipped plan, or a plan in a file. A contestant is plain data, so
 * that it can be sent to a worker, which makes the bot.
 */
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
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
import { toId } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine/board";
import type { FirstHands } from "./contest.ts";
import { type Opening, opening } from "./openingBot.ts";

export type Contestant = (
  | { readonly kind: "bot"; readonly name: string; readonly bot: string }
  | { readonly kind: "plan"; readonly name: string; readonly plan: Plan }
) & {
  /** What it buys in its first two turns, whatever it would like. */
  readonly opening?: Opening;
  /** What of its file could not be read. */
  readonly warnings?: readonly string[];
};

/** Nobody is called that, or the file can't be read; the message says what there is. */
export class ContestantError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ContestantError";
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

/** A bot level, a shipped plan by id or title, or a file with a plan. */
export function findContestant(word: string): Contestant {
  if (/\.(plan|txt|xml)(#.*)?$/i.test(word) || /[/\\]/.test(word)) return fromFile(word);
  const id = toId(word);
  const bot = [id, word.toLowerCase()].find((name) => findBot(name) !== undefined);
  if (bot !== undefined) return botContestant(bot);
  const plan = shippedPlans().get(planId(word));
  if (plan !== undefined) return planContestant(plan);
  if (isFile(fileAndName(word).path)) return fromFile(word);
  const { bots, plans } = contestantNames();
  const meant = nearest(id, [...bots, ...plans]);
  throw new ContestantError(
    `There is no bot, plan or file called "${word}".${
      meant === undefined
        ? ` There are the bots ${bots.join(", ")} and the plans ${plans.join(", ")}.`
        : ` Did you mean ${meant}?`
    }`,
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
    throw new ContestantError(
      `${path} can't be read: ${code === "ENOENT" ? "there is no such file" : message}.`,
    );
  }
  const { plans, warnings } = plansIn(text, path);
  if (plans.length === 0)
    throw new ContestantError(
      `There is no plan in ${path}.${warnings.map((warning) => `\n  ${showWarning(warning)}`).join("")}`,
    );
  const found = name === undefined ? [...plans.keys()] : called(plans, name);
  if (found.length !== 1) throw new ContestantError(noneOf(path, plans, found, name));
  const own = warnings.filter(({ of }) => of === found[0] || (of < 0 && plans.length === 1)).map(showWarning);
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
function noneOf(path: string, plans: readonly Plan[], found: readonly number[], name?: string): string {
  const all = plans.map((plan) => plan.name);
  const choose = (names: readonly string[]): string => names.map((one) => `"${path}#${one}"`).join(", ");
  if (name === undefined) return `${path} holds ${all.length} plans; name one: ${choose(all)}.`;
  if (found.length > 1) {
    const names = found.map((i) => all[i]);
    return new Set(names).size === 1
      ? `${path} holds ${found.length} plans called "${names[0]}"; give them names of their own to choose one.`
      : `"${name}" could be ${found.length} plans of ${path}; name one: ${choose(names)}.`;
  }
  const ids = all.map(planId);
  const meant = nearest(planId(name), ids);
  return `There is no plan called "${name}" in ${path}. ${
    meant === undefined ? `There are: ${choose(all)}.` : `Did you mean ${choose([all[ids.indexOf(meant)]])}?`
  }`;
}

function plansIn(text: string, path: string): { plans: readonly Plan[]; warnings: readonly Warning[] } {
  try {
    return looksLikeXml(text) ? readDominionSim(text) : { plans: parsePlans(text), warnings: [] };
  } catch (problem) {
    if (!(problem instanceof PlanError || problem instanceof XmlError)) throw problem;
    throw new ContestantError(`${basename(path)} is not a plan that can be followed.\n${problem.message}`);
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

function makeListed(name: string, board: Board): Bot {
  const listed = findBot(name);
  if (listed === undefined) throw new ContestantError(`There is no bot called "${name}".`);
  return listed.make(board, name);
}

export function makeBot(contestant: Contestant, board: Board): Bot {
  const bot =
    contestant.kind === "bot"
      ? makeListed(contestant.bot, board)
      : planBot(contestant.plan)(board, contestant.name);
  return contestant.opening === undefined ? bot : opening(bot, board, contestant.opening);
}

/** The first hands that the contestants' openings ask for. */
export function handsOf(contestants: readonly Contestant[]): FirstHands | undefined {
  return contestants.some((contestant) => contestant.opening !== undefined)
    ? contestants.map((contestant) => contestant.opening?.coins[0] ?? null)
    : undefined;
}
