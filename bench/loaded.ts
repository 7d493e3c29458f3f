/**
 * A card that is not in the game costs nothing: Big Money on base cards, in one thread that knows no other set and
 * in one that has loaded all, in turns, so that whatever else the machine does falls on both alike.
 *
 *   node bench/loaded.ts
 */
import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { bigMoney, playOut } from "@fiefdom/bots";
import { Militia, Moat } from "@fiefdom/cards/base/attacks";
import { basics } from "@fiefdom/cards/base/basics";
import { Workshop } from "@fiefdom/cards/base/gaining";
import { Cellar, Market, Merchant, Smithy, Village } from "@fiefdom/cards/base/playing";
import { Mine, Remodel } from "@fiefdom/cards/base/trashing";
import { Board, start } from "@fiefdom/engine";
import { PROGRAMS } from "@fiefdom/engine/program";

const ROUNDS = 21;
const GAMES = 10_000;

interface Speed {
  readonly perSecond: number;
  readonly effects: number;
}

async function play(all: boolean): Promise<void> {
  if (all) await import("@fiefdom/cards/sets");
  const kingdom = [Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop];
  const board = new Board({ players: 2, basics, kingdom });
  const bots = [bigMoney(board), bigMoney(board)];
  parentPort?.on("message", () => {
    const before = process.threadCpuUsage();
    for (let seed = 0; seed < GAMES; seed++) playOut(start(board, seed, { first: 0 }), bots);
    const { user, system } = process.threadCpuUsage(before);
    parentPort?.postMessage({
      perSecond: (GAMES / (user + system)) * 1e6,
      effects: PROGRAMS.length,
    } satisfies Speed);
  });
}

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

async function compare(): Promise<void> {
  const threads = [false, true].map((all) => new Worker(new URL(import.meta.url), { workerData: { all } }));
  const measure = async (which: number): Promise<Speed> => {
    const said = once(threads[which], "message");
    threads[which].postMessage("play");
    const [speed] = await said;
    return speed;
  };
  // The first rounds are for the compiler.
  for (const which of [0, 1, 1, 0]) await measure(which);
  const rounds: [alone: Speed, loaded: Speed][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % 2;
    const one = await measure(first);
    const other = await measure(1 - first);
    rounds.push(first === 0 ? [one, other] : [other, one]);
  }
  const told = (which: 0 | 1): string =>
    `${Math.round(median(rounds.map((both) => both[which].perSecond)))} games/s (${rounds[0][which].effects} effects known)`;
  console.log(`base set alone   ${told(0)}`);
  console.log(`all sets loaded  ${told(1)}`);
  const ratio = median(rounds.map(([alone, loaded]) => loaded.perSecond / alone.perSecond));
  console.log(`ratio            ${ratio.toFixed(3)} (median of ${ROUNDS} rounds)`);
  await Promise.all(threads.map((thread) => thread.terminate()));
}

await (isMainThread ? compare() : play((workerData as { all: boolean }).all));
