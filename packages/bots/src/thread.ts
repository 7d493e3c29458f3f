/**
 * One thread of Sovereign's search: imagines worlds from the one it is given and plays them out. It compares
 * lines for as long as it is told to, or plans until it is told to stop: that is while somebody else thinks.
 */
import { parentPort } from "node:worker_threads";
import { boardFor } from "@fiefdom/cards";
import { load } from "@fiefdom/engine/save";
import { View } from "@fiefdom/engine/view";
import { planBot } from "./plan/bot.ts";
import { type Bot, playOut } from "./player.ts";
import { outcome, Race, search } from "./search.ts";
import { foresightOn } from "./sovereign.ts";
import type { Finding, Pondering, Question, ToThread } from "./threads.ts";

/** The policy of the last question: mostly the next one is of the same game. */
let known: { readonly policy: string; readonly bots: readonly Bot[] } | null = null;

const tell = (finding: Finding): void => parentPort?.postMessage(finding);

function compareLines(q: Question): void {
  const game = load(q.world, boardFor);
  const policy = JSON.stringify([q.policy, game.board.kinds.map((def) => def.id)]);
  if (known === null || known.policy !== policy) {
    known = { policy, bots: q.policy.map((plan) => planBot(plan)(game.board, "")) };
  }
  const budget = { ms: q.ms, clock: () => performance.now() };
  const view = new View(game, q.seat);
  const { arms } = search(
    view,
    q.lines,
    known.bots,
    budget,
    q.seed,
    foresightOn(game.board, view.answerer, q.expected),
  );
  tell({ id: q.id, tallies: arms.map(({ chance, lead, judged }) => ({ chance, lead, judged })) });
}

/** Whoever has left the table for a while need not hear the fan. */
const LONGEST_MS = 20_000;

/** Ends what is pondered, and tells what came of it. */
let stop: () => void = () => {};

function ponder(p: Pondering): void {
  const game = load(p.world, boardFor);
  const seen = new View(game, p.seat);
  const table = p.policy.map((plan) => planBot(plan)(game.board, ""));
  const ways = p.plans.map((plan) => planBot(plan)(game.board, ""));
  const race = new Race(ways, (bot, world) => {
    const g = seen.imagine(world);
    table[p.seat] = bot;
    playOut(g, table);
    return outcome(g, p.seat);
  });
  let on = true;
  let world = 0;
  const until = performance.now() + LONGEST_MS;
  const step = (): void => {
    if (!on || performance.now() > until) return;
    race.run(`${p.seed}/${world++}`);
    // So that it is heard when there is something better to do.
    setImmediate(step);
  };
  stop = () => {
    on = false;
    stop = () => {};
    tell({ id: p.id, tallies: race.arms.map(({ chance, lead, judged }) => ({ chance, lead, judged })) });
  };
  step();
}

parentPort?.on("message", (message: ToThread) => {
  stop();
  if (message.do === "compare") compareLines(message);
  else if (message.do === "ponder") ponder(message);
});
