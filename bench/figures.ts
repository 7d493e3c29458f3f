/**
 * What the benchmark measures: one piece of work after the other, each as often as it is told, in CPU time of its own
 * thread. It is run by bench.ts, and as a thread by against.ts, which also puts it into an earlier tree; so it uses
 * only what that has as well.
 */
import { existsSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { type Bot, bigMoney, bigMoneyWith, playOut } from "@fiefdom/bots";
import { firstGameEngine } from "@fiefdom/bots/firstGame";
import { planBot } from "@fiefdom/bots/plan/bot";
import { findPlan } from "@fiefdom/bots/plan/plans";
import { type Budget, search } from "@fiefdom/bots/search";
import { squire } from "@fiefdom/bots/squire";
import { steward } from "@fiefdom/bots/steward";
import { boardOf } from "@fiefdom/cards";
import { answer, type Board, clone, type Game, load, save, start, view } from "@fiefdom/engine";
import { END_CODE } from "@fiefdom/engine/decisions";

export interface Figure {
  readonly name: string;
  /** What one of them is. */
  readonly unit: "game" | "copy" | "save" | "playout";
  /** So many take some twentieth of a second. */
  readonly count: number;
  /** Does it so often, the same for the same seed. */
  readonly work: (count: number, seed: number) => void;
}

/** Asks every question, where a bot could say beforehand what it buys. */
const asked = (bot: Bot): Bot => ({ name: bot.name, answer: (seen, d) => bot.answer(seen, d) });

/** The game that is copied and saved: half played, an Attack waiting for its answer. */
function midGame(board: Board): Game {
  const bots = [firstGameEngine(board), firstGameEngine(board)];
  const g = start(board, 7, { first: 0 });
  const views = [view(g, 0), view(g, 1)];
  while (g.decision !== null) {
    const d = g.decision;
    if (g.turn >= 20 && d.verb === "discard") break;
    answer(g, d.who, bots[d.who].answer(views[d.who], d));
  }
  return g;
}

/** Trees from before lines of answers were compared have no such file, and take the answer itself. */
const hasLines = existsSync(new URL("../packages/bots/src/lines.ts", import.meta.url));

/** A search in the middle of a game, with a money plan as its policy. */
function playouts(board: Board): Figure["work"] {
  const policy = () => planBot(findPlan("big-money-ultimate"))(board, "");
  const bots = [policy(), policy()];
  const g = start(board, 7, { first: 0 });
  const views = [view(g, 0), view(g, 1)];
  while (
    g.decision !== null &&
    (g.turn < 20 || g.decision.verb !== "buy" || !g.decision.options.includes(END_CODE))
  ) {
    answer(g, g.decision.who, bots[g.decision.who].answer(views[g.decision.who], g.decision));
  }
  if (g.decision === null) throw new Error("The game of the search is over.");
  const { who, verb, source, options } = g.decision;
  const answers = [END_CODE, ...options.slice(0, 3)];
  const lines = answers.map((option) => [{ verb, source, options, answer: [option] }]);
  const candidates = hasLines ? lines : (answers.map((option) => [option]) as unknown as typeof lines);
  return (count, seed) => {
    const budget: Budget = { rollouts: count };
    search(views[who], candidates, bots, budget, String(seed));
  };
}

export function figures(): Figure[] {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  const games =
    (there: Board, bots: readonly Bot[], alternate: boolean): Figure["work"] =>
    (count, seed) => {
      for (let i = seed; i < seed + count; i++)
        playOut(start(there, i, { first: alternate ? i % 2 : 0 }), bots);
    };
  // Kingdoms of the other sets, with bots that play all their cards.
  const other = (kingdom: string): Figure["work"] => {
    const there = boardOf({ players: 2, kingdom });
    return games(there, [steward(there, ""), squire(there, "")], true);
  };
  const money = () => [bigMoney(board), bigMoney(board)];
  const smithy = [bigMoneyWith(board, "smithy", 1), bigMoney(board)];
  const engines = () => [firstGameEngine(board), firstGameEngine(board)];
  const mid = midGame(board);
  const saved = save(mid);
  // What comes of a copy is kept, or making it could be left out.
  const kept: { last: unknown } = { last: null };
  const times =
    (once: () => unknown): Figure["work"] =>
    (count) => {
      for (let i = 0; i < count; i++) kept.last = once();
    };
  return [
    { name: "Big Money mirror", unit: "game", count: 1000, work: games(board, money(), false) },
    {
      name: "… every question asked",
      unit: "game",
      count: 1000,
      work: games(board, money().map(asked), false),
    },
    { name: "One Smithy vs Big Money", unit: "game", count: 1000, work: games(board, smithy, true) },
    { name: "First Game, action-rich", unit: "game", count: 400, work: games(board, engines(), false) },
    {
      name: "… every question asked",
      unit: "game",
      count: 400,
      work: games(board, engines().map(asked), false),
    },
    { name: "Prosperity, Beginners", unit: "game", count: 150, work: other("beginners") },
    { name: "Empires, Advanced Intro", unit: "game", count: 150, work: other("advanced-intro") },
    { name: "clone", unit: "copy", count: 60_000, work: times(() => clone(mid)) },
    {
      name: "save and load",
      unit: "save",
      count: 1000,
      work: times(() => [load(saved, () => board), save(mid)]),
    },
    { name: "Sovereign, mid-game", unit: "playout", count: 1500, work: playouts(board) },
  ];
}

/** Measures one figure once, in microseconds for each. */
export function measure({ count, work }: Figure, seed: number): number {
  const before = process.threadCpuUsage();
  work(count, seed);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / count;
}

const port = parentPort;
if (port !== null) {
  const all = figures();
  port.on("message", ({ at, seed }: { readonly at: number; readonly seed: number }) => {
    port.postMessage(measure(all[at], seed));
  });
}
