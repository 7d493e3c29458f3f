/** One thread of Sovereign's search: imagines worlds from the one it is given and plays them out. */
import { parentPort } from "node:worker_threads";
import { boardFor } from "@fiefdom/cards";
import type { Answer } from "@fiefdom/engine/decisions";
import { load } from "@fiefdom/engine/save";
import { View } from "@fiefdom/engine/view";
import { planBot } from "./plan/bot.ts";
import type { Bot } from "./player.ts";
import { search } from "./search.ts";
import { foresightOn } from "./sovereign.ts";
import type { Finding, Question } from "./threads.ts";

/** The policy of the last question: mostly the next one is of the same game. */
let known: { readonly policy: string; readonly bots: readonly Bot[] } | null = null;

parentPort?.on("message", (q: Question) => {
  const game = load(q.world, boardFor);
  const policy = JSON.stringify([q.policy, game.board.kinds.map((def) => def.id)]);
  if (known === null || known.policy !== policy) {
    known = { policy, bots: q.policy.map((plan) => planBot(plan)(game.board, "")) };
  }
  const budget = { ms: q.ms, clock: () => performance.now() };
  const view = new View(game, q.seat);
  const { arms } = search(
    view,
    q.candidates as readonly Answer[],
    known.bots,
    budget,
    q.seed,
    foresightOn(game.board, view.answerer, q.expected),
  );
  const finding: Finding = { id: q.id, arms };
  parentPort?.postMessage(finding);
});
