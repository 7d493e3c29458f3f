/**
 * The audit of sense: its choices beside a search. Games are played on random kingdoms between plans that a
 * quick search found there; at some of the choices that sense makes, every other answer is tried as well, all
 * in the same possible worlds and played on to the end by the same players. Half of the worlds say which
 * answer is best, the other half how much better it is than what sense chose, so that luck is not taken for
 * a fault. What a plan decides (buying, gaining) is no part of it. A kingdom's number gives its findings.
 */
import { planBot, type SenseMaker } from "@fiefdom/bots/plan/bot";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { findPlan } from "@fiefdom/bots/planner";
import { type Bot, playOut } from "@fiefdom/bots/player";
import { worth } from "@fiefdom/bots/search";
import { sense } from "@fiefdom/bots/sense/sense";
import { moneyPlan } from "@fiefdom/bots/steward";
import type { Board } from "@fiefdom/engine/board";
import { type Answer, actOf, CARD, spell } from "@fiefdom/engine/decisions";
import { type Decision, type Game, NONE } from "@fiefdom/engine/game";
import { below, streams } from "@fiefdom/engine/random";
import { answer } from "@fiefdom/engine/run";
import { start } from "@fiefdom/engine/start";
import { View } from "@fiefdom/engine/view";
import { boardFrom } from "./kingdoms.ts";

export interface AuditOptions {
  readonly seed: string;
  /** Games of the search for plans, and games looked into, on each kingdom. */
  readonly search: number;
  readonly games: number;
  /** Possible worlds that every answer is tried in. */
  readonly worlds: number;
  /** Only questions of this card; left out: of all. */
  readonly card?: string | undefined;
}

/** One choice, judged. */
export interface Finding {
  /** What was asked, and by which card. */
  readonly asked: string;
  readonly chosen: string;
  /** What the search would do: the same if nothing did better. */
  readonly better: string;
  /** How much better that did, in games won. */
  readonly regret: number;
  readonly kingdom: number;
  readonly turn: number;
  readonly hand: string;
}

export interface Audited {
  readonly findings: readonly Finding[];
  /** How often each question was asked. */
  readonly asked: Readonly<Record<string, number>>;
  readonly games: number;
}

/** Findings of one kind on one kingdom; others teach more. */
const MOST_OF_A_KIND = 3;
/** Answers that are tried beside sense's own. */
const MOST_ANSWERS = 9;
const MOST_TURNS = 100;
/** What plans decide. */
const BY_PLAN = new Set(["buy", "gain", "night"]);

/** Audits one kingdom; the sense may be another than everybody's, who play on after its choices. */
export function audit(number: number, options: AuditOptions, audited: SenseMaker = sense): Audited {
  const { card } = options;
  const { board } = boardFrom({
    players: 2,
    seed: `${options.seed}/${number}`,
    ...(card === undefined ? { kingdom: "random" } : { kingdom: "random", with: card }),
  });
  const dice = streams(`${options.seed}/${number}/dice`, 1);
  const plans = plansOn(board, options);
  const findings: Finding[] = [];
  const asked: Record<string, number> = {};
  const wanted = card === undefined ? NONE : board.kind(card);
  for (let i = 0; i < options.games; i++) {
    const followed = [0, 1].map(() => plans[below(dice, 0, plans.length)]);
    const players = followed.map((plan) => planBot(plan, audited)(board, ""));
    const bots = followed.map((plan) => planBot(plan)(board, ""));
    const g = start(board, `${options.seed}/${number}/${i}`, { first: i % 2 });
    const views = bots.map((_, seat) => new View(g, seat));
    for (let d = g.decision; d !== null && g.turn <= MOST_TURNS; d = g.decision) {
      const usual = players[d.who].answer(views[d.who], d);
      const others = BY_PLAN.has(d.verb) ? [] : alternatives(d, usual, dice);
      const about = others.length === 0 ? "" : questionOf(g, d, usual);
      if (others.length > 0 && (wanted === NONE || d.source === wanted || about === `play ${card}`)) {
        asked[about] = (asked[about] ?? 0) + 1;
        const known = findings.filter((one) => one.asked === about).length;
        if (known < MOST_OF_A_KIND && below(dice, 0, 3) === 0)
          findings.push({
            ...judge(g, d, [usual, ...others], bots, options.worlds, `${number}/${i}/${g.turn}`),
            asked: about,
            kingdom: number,
            turn: g.players[d.who].turns,
            hand: views[d.who].hand.map((kind) => board.kinds[kind].id).join(" "),
          });
      }
      answer(g, d.who, usual);
    }
  }
  return { findings, asked, games: options.games };
}

/** What a quick search finds on the way, and money. */
function plansOn(board: Board, { search, seed }: AuditOptions): Plan[] {
  const found: Plan[] = [];
  for (const { plan, improved } of findPlan(board, { games: search, seed, rivals: [] }))
    if (improved) found.unshift(plan);
  return [...found.slice(0, 3), moneyPlan(board)];
}

/** A question by its verb and its card; one that Actions are played at, by the Action. */
function questionOf(g: Game, d: Decision, usual: Answer): string {
  const { kinds } = g.board;
  if (d.verb === "action") return inWords(g, d, usual).replace(":", " ");
  return d.source === NONE ? d.verb : `${d.verb} ${kinds[d.source].id}`;
}

const listed = (given: Answer): number[] =>
  [given].flat().map((choice) => {
    if (typeof choice !== "number") throw new Error("bots answer in numbers");
    return choice;
  });

const inWords = (g: Game, d: Decision, given: Answer): string => {
  const words = listed(given).map((choice) => spell(g, d, choice));
  return words.length === 0 ? "nothing" : (d.ordered ? words : words.sort()).join(", ");
};

/** Other answers than the usual one: every one where there is one thing to choose, else near ones. */
function alternatives(d: Decision, usual: Answer, dice: number[]): number[][] {
  const mine = listed(usual);
  const options = [...new Set(d.options)];
  const found: number[][] = [];
  if (d.max === 1) {
    for (const option of options) if (mine[0] !== option) found.push([option]);
    if (d.min === 0 && mine.length > 0 && actOf(d.options[0]) === CARD) found.push([]);
  } else if (!d.ordered) {
    const left = d.options.slice();
    for (const choice of mine) left.splice(left.indexOf(choice), 1);
    const rest = [...new Set(left)];
    const without = [...new Set(mine)].map((choice) => {
      const others = mine.slice();
      others.splice(others.indexOf(choice), 1);
      return others;
    });
    if (mine.length > d.min) found.push(...without);
    if (mine.length < d.max) found.push(...rest.map((option) => [...mine, option]));
    for (const others of without) for (const option of rest) found.push([...others, option]);
    const seen = new Set([key(mine)]);
    for (let i = found.length - 1; i >= 0; i--)
      if (seen.has(key(found[i]))) found.splice(i, 1);
      else seen.add(key(found[i]));
  }
  while (found.length > MOST_ANSWERS) found.splice(below(dice, 0, found.length), 1);
  return found;
}

const key = (choice: readonly number[]): string => [...choice].sort((a, b) => a - b).join();

/** Tries answers, of which the first is the usual one, in the same worlds. */
function judge(
  g: Game,
  d: Decision,
  answers: readonly Answer[],
  bots: readonly Bot[],
  worlds: number,
  seed: string,
): Pick<Finding, "chosen" | "better" | "regret"> {
  const view = new View(g, d.who);
  const half = Math.ceil(worlds / 2);
  const sums = answers.map(() => [0, 0]);
  for (let world = 0; world < 2 * half; world++)
    for (let i = 0; i < answers.length; i++) {
      const imagined = view.imagine(`${seed}/${world}`);
      answer(imagined, d.who, answers[i]);
      playOut(imagined, bots);
      sums[i][world < half ? 0 : 1] += worth(imagined, d.who);
    }
  let best = 0;
  for (let i = 1; i < answers.length; i++) if (sums[i][0] > sums[best][0]) best = i;
  return {
    chosen: inWords(g, d, answers[0]),
    better: inWords(g, d, answers[best]),
    regret: (sums[best][1] - sums[0][1]) / half,
  };
}
