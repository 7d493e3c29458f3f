/**
 * What a game takes of memory, and how long an undo takes: bytes made for each decision, bytes held by a game that is
 * being played with its log and history, and going back by one answer after more and more of them.
 *
 *   node bench/bytes.ts
 */
import { spawnSync } from "node:child_process";
import { type Bot, bigMoney, playOut } from "@fiefdom/bots";
import { firstGameEngine } from "@fiefdom/bots/firstGame";
import { squire } from "@fiefdom/bots/squire";
import { steward } from "@fiefdom/bots/steward";
import { boardOf } from "@fiefdom/cards";
import { answer, type Board, type Game, start, undo, view } from "@fiefdom/engine";

/** A nursery that none of this fills, so that nothing is collected while it is counted. */
const FLAGS = ["--expose-gc", "--min-semi-space-size=512", "--max-semi-space-size=512"];
const collect = (globalThis as { readonly gc?: () => void }).gc;

interface Table {
  readonly name: string;
  readonly board: Board;
  readonly bots: readonly Bot[];
}

function tables(): Table[] {
  const first = boardOf({ players: 2, kingdom: "first-game" });
  const table = (name: string, kingdom: string): Table => {
    const board = boardOf({ players: 2, kingdom });
    return { name, board, bots: [steward(board, ""), squire(board, "")] };
  };
  return [
    { name: "Big Money mirror", board: first, bots: [bigMoney(first), bigMoney(first)] },
    { name: "First Game, action-rich", board: first, bots: [firstGameEngine(first), firstGameEngine(first)] },
    table("Prosperity, Beginners", "beginners"),
    table("Empires, Advanced Intro", "advanced-intro"),
  ];
}

function used(): number {
  return process.memoryUsage().heapUsed;
}

/** What is not garbage, bytes outside of the heap included. */
function held(): number {
  collect?.();
  collect?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Bytes made for each decision, the bots' own included. */
function madePerDecision({ board, bots }: Table): number {
  const play = (from: number, to: number): number => {
    let decisions = 0;
    for (let seed = from; seed < to; seed++)
      decisions += playOut(start(board, seed, { first: seed % 2 }), bots);
    return decisions;
  };
  play(0, 6000);
  collect?.();
  // The least of several, since the compiler is at work too.
  let least = Number.POSITIVE_INFINITY;
  for (let block = 0; block < 8; block++) {
    const before = used();
    const decisions = play(6000, 6300);
    least = Math.min(least, (used() - before) / decisions);
  }
  return least;
}

/** Bytes that one game holds on to at its end, with its log and all that undo needs. */
function heldByGame({ board, bots }: Table): { readonly bytes: number; readonly answers: number } {
  const COUNT = 60;
  const games: Game[] = [];
  const play = (seed: number): Game => {
    const g = start(board, seed, { log: true, history: true });
    playOut(g, bots);
    return g;
  };
  // What the board keeps for all of its games is not theirs.
  for (let seed = COUNT; seed < 2 * COUNT; seed++) play(seed);
  const before = held();
  for (let seed = 0; seed < COUNT; seed++) games.push(play(seed));
  const bytes = (held() - before) / COUNT;
  return { bytes, answers: games.reduce((sum, g) => sum + (g.history?.length ?? 0), 0) / COUNT };
}

/** A game of two who end every phase: it never ends, so it has as many answers as one likes. */
function longGame(board: Board, answers: number): Game {
  const g = start(board, 1, { first: 0, log: true, history: true });
  const views = [view(g, 0), view(g, 1)];
  for (let i = 0; i < answers; i++) {
    const d = views[0].decision ?? views[1].decision;
    if (d === null) break;
    answer(g, d.who, d.options.at(-1));
  }
  return g;
}

/** How long it takes to go back by one answer, whatever was shown since, in milliseconds: the middle of many. */
function undoTime(g: Game): number {
  const seat = g.history?.seats.at(-1) ?? 0;
  const times: number[] = [];
  for (let i = 0; i < 60; i++) {
    const before = process.cpuUsage();
    for (let n = 0; n < 5; n++) undo(g, seat, { force: true });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 5000);
  }
  return times.sort((a, b) => a - b)[times.length >> 1];
}

function measure(): void {
  const all = tables();
  console.log("made for each decision, the bots' own included");
  for (const table of all)
    console.log(`  ${table.name.padEnd(26)} ${madePerDecision(table).toFixed(0)} bytes`);
  console.log("held by a game at its end, with log and history");
  for (const table of all) {
    const { bytes, answers } = heldByGame(table);
    console.log(
      `  ${table.name.padEnd(26)} ${(bytes / 1024).toFixed(1)} KB (${answers.toFixed(0)} answers on average)`,
    );
  }
  console.log("undo of the last answer");
  for (const answers of [400, 1000, 4000])
    console.log(
      `  ${String(answers).padStart(5)} answers            ${undoTime(longGame(all[0].board, answers)).toFixed(3)} ms`,
    );
}

if (collect !== undefined) measure();
else
  process.exitCode =
    spawnSync(process.execPath, [...FLAGS, import.meta.filename], { stdio: "inherit" }).status ?? 1;
