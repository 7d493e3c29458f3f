/**
 * A card that is not in the game costs nothing: Big Money on base cards, timed before any other set is
 * loaded and again after all are, in turns within one run.
 *
 *   node bench/loaded.ts
 */
import { bigMoney, playOut } from "@fiefdom/bots";
import { Militia, Moat } from "@fiefdom/cards/base/attacks";
import { basics } from "@fiefdom/cards/base/basics";
import { Workshop } from "@fiefdom/cards/base/gaining";
import { Cellar, Market, Merchant, Smithy, Village } from "@fiefdom/cards/base/playing";
import { Mine, Remodel } from "@fiefdom/cards/base/trashing";
import { Board, start } from "@fiefdom/engine";
import { PROGRAMS } from "@fiefdom/engine/program";

const kingdom = [Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop];
const board = new Board({ players: 2, basics, kingdom });
const bots = [bigMoney(board), bigMoney(board)];

function gamesPerSecond(games: number): number {
  const before = process.cpuUsage();
  for (let seed = 0; seed < games; seed++) playOut(start(board, seed, { first: 0 }), bots);
  const used = process.cpuUsage(before);
  return (games / (used.user + used.system)) * 1e6;
}

const median = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
const measure = (): number => median(Array.from({ length: 7 }, () => gamesPerSecond(10_000)));

gamesPerSecond(20_000);
const alone = measure();
const programs = PROGRAMS.length;
await import("@fiefdom/cards/sets");
const loaded = measure();
console.log(`base set alone   ${Math.round(alone)} games/s (${programs} effects known)`);
console.log(`all sets loaded  ${Math.round(loaded)} games/s (${PROGRAMS.length} effects known)`);
console.log(`ratio            ${(loaded / alone).toFixed(3)}`);
