/**
 * The other side of helped.ts: somebody who imagines worlds from the one they are given and plays them out. They
 * compare lines or plans within a budget, or plans until they are told to stop: that is while somebody else
 * thinks.
 */
import { boardFor } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine/board";
import { load } from "@fiefdom/engine/save";
import { View } from "@fiefdom/engine/view";
import type { Finding, LinesQuestion, PlansQuestion, SentBudget, ToHelper } from "./helped.ts";
import { planBot } from "./plan/bot.ts";
import type { Plan } from "./plan/plan.ts";
import { type Bot, playOut } from "./player.ts";
import { type Arm, type Budget, compare, type Outcome, outcome, Race, search } from "./search.ts";
import { foresightOn } from "./sovereign.ts";

/** Whoever has left the table for a while need not hear the fan. */
const LONGEST_MS = 20_000;
/** So long one ponders before listening again. */
const BREATH_MS = 8;

const withClock = (budget: SentBudget): Budget =>
  "ms" in budget ? { ms: budget.ms, clock: () => performance.now() } : budget;

/** `tell` gets what was found. Gives what takes messages. */
export function help(tell: (finding: Finding) => void): (message: ToHelper) => void {
  /** The policy of the last question: mostly the next one is of the same game. */
  let known: { readonly policy: string; readonly bots: readonly Bot[] } | null = null;
  /** Ends what is pondered, and tells what came of it. */
  let stop: () => void = () => {};

  const report = (id: number, arms: readonly Arm<unknown>[]): void =>
    tell({ id, tallies: arms.map(({ chance, lead, judged }) => ({ chance, lead, judged })) });

  function botsFor(policy: readonly Plan[], board: Board): readonly Bot[] {
    const key = JSON.stringify([policy, board.kinds.map((def) => def.id)]);
    if (known === null || known.policy !== key)
      known = { policy: key, bots: policy.map((plan) => planBot(plan)(board, "")) };
    return known.bots;
  }

  function lines(q: LinesQuestion): void {
    const game = load(q.world, boardFor);
    const view = new View(game, q.seat);
    const foresight = foresightOn(game.board, view.answerer, q.expected);
    const bots = botsFor(q.policy, game.board);
    report(q.id, search(view, q.lines, bots, withClock(q.budget), q.seed, foresight).arms);
  }

  function plans(q: PlansQuestion): void {
    const game = load(q.world, boardFor);
    const view = new View(game, q.seat);
    const table = [...botsFor(q.policy, game.board)];
    const ways = q.plans.map((plan) => planBot(plan)(game.board, ""));
    const tryOut = (bot: Bot, world: string): Outcome => {
      const g = view.imagine(world);
      table[q.seat] = bot;
      playOut(g, table);
      return outcome(g, q.seat);
    };
    if (q.budget !== null) report(q.id, compare(ways, tryOut, withClock(q.budget), q.seed).arms);
    else ponder(q, new Race(ways, tryOut));
  }

  function ponder({ id, seed }: PlansQuestion, race: Race<Bot>): void {
    let on = true;
    let world = 0;
    const until = performance.now() + LONGEST_MS;
    const step = (): void => {
      const breath = performance.now() + BREATH_MS;
      while (on && performance.now() < breath) race.run(`${seed}/${world++}`);
      // So that it is heard when there is something better to do.
      if (on && performance.now() < until) setTimeout(step);
    };
    stop = () => {
      on = false;
      stop = () => {};
      report(id, race.arms);
    };
    step();
  }

  return (message) => {
    stop();
    if (message.do === "lines") lines(message);
    else if (message.do === "plans") plans(message);
  };
}
