/**
 * How fast the engine is, in CPU time and through the public API with all rules on. Run on an otherwise
 * idle machine; compare figures of one run only, since machines differ and their clocks wander.
 *
 *   npm run bench                a table
 *   npm run bench -- --json      the same as JSON
 *   npm run bench -- --quick     a tenth of the games
 *   npm run bench -- --against COMMIT [--rounds 5] [--least 0.97]
 *                                this tree and that commit in turns, and the ratios of the medians
 */
import { parseArgs } from "node:util";
import { type Bot, bigMoney, bigMoneyWith, playOut } from "@fiefdom/bots";
import { firstGameEngine } from "@fiefdom/bots/firstGame";
import { planBot } from "@fiefdom/bots/plan/bot";
import { findPlan } from "@fiefdom/bots/plan/plans";
import { search } from "@fiefdom/bots/search";
import { squire } from "@fiefdom/bots/squire";
import { steward } from "@fiefdom/bots/steward";
import { boardOf } from "@fiefdom/cards";
import { answer, type Board, clone, type Game, load, save, start, view } from "@fiefdom/engine";
import { END_CODE } from "@fiefdom/engine/decisions";
import { against } from "./against.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean" },
    quick: { type: "boolean" },
    against: { type: "string" },
    rounds: { type: "string", default: "5" },
    least: { type: "string", default: "0" },
  },
});
const quick = values.quick === true;
const scale = quick ? 0.1 : 1;

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6;
}

interface Games {
  gamesPerSecond: number;
  games: number;
  turnsFirst: number;
}

let seconds = 0;
let decisions = 0;

function games(board: Board, bots: readonly Bot[], count: number, alternate: boolean): Games {
  const play = (from: number, to: number): { turns: number; decisions: number } => {
    let turns = 0;
    let asked = 0;
    for (let seed = from; seed < to; seed++) {
      const g = start(board, seed, { first: alternate ? seed % 2 : 0 });
      asked += playOut(g, bots);
      turns += g.players[0].turns;
    }
    return { turns, decisions: asked };
  };
  play(0, Math.ceil(count / 5));
  let result = { turns: 0, decisions: 0 };
  const took = cpuSeconds(() => {
    result = play(count, 2 * count);
  });
  seconds += took;
  decisions += result.decisions;
  return { gamesPerSecond: Math.round(count / took), games: count, turnsFirst: result.turns / count };
}

/** A game in the middle of things: half played, an Attack waiting for its answer if there is one. */
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

function micros(times: number, work: () => void): number {
  for (let i = 0; i < times / 5; i++) work();
  return (
    (cpuSeconds(() => {
      for (let i = 0; i < times; i++) work();
    }) /
      times) *
    1e6
  );
}

/** Playouts a second of a search in the middle of a game, with a money plan as its policy. */
function rollouts(board: Board, count: number): number {
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
  const d = g.decision;
  if (d === null) return 0;
  const { verb, source, options } = d;
  const candidates = [END_CODE, ...options.slice(0, 3)].map((option) => [
    { verb, source, options, answer: [option] },
  ]);
  const seen = views[d.who];
  search(seen, candidates, bots, { rollouts: count / 5 }, "warm up");
  let done = 0;
  const took = cpuSeconds(() => {
    done = search(seen, candidates, bots, { rollouts: count }, "bench").rollouts;
  });
  return Math.round(done / took);
}

function measured() {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  const n = Math.round(60_000 * scale);
  const bigMoneyMirror = games(board, [bigMoney(board), bigMoney(board)], n, false);
  const smithyVsBigMoney = games(board, [bigMoneyWith(board, "smithy", 1), bigMoney(board)], n, true);
  const firstGame = games(board, [firstGameEngine(board), firstGameEngine(board)], Math.round(n / 3), false);
  const nsPerDecision = Math.round((seconds / decisions) * 1e9);
  // Kingdoms of the other sets, with bots that play all their cards.
  const other = (kingdom: string): Games => {
    const there = boardOf({ players: 2, kingdom });
    return games(there, [steward(there, ""), squire(there, "")], Math.round(n / 10), true);
  };
  const prosperityBeginners = other("beginners");
  const empiresIntro = other("advanced-intro");
  const mid = midGame(board);
  const saved = save(mid);
  return {
    bigMoneyMirror,
    smithyVsBigMoney,
    firstGameEngine: firstGame,
    prosperityBeginners,
    empiresIntro,
    nsPerDecision,
    cloneUs: Number(micros(300_000 * scale, () => clone(mid)).toFixed(3)),
    jsonRoundTripUs: Number(micros(10_000 * scale, () => load(saved, () => board) && save(mid)).toFixed(1)),
    savedBytes: Buffer.byteLength(saved),
    rolloutsPerSecond: rollouts(board, Math.round(20_000 * scale)),
  };
}

function print(result: ReturnType<typeof measured>): void {
  const { bigMoneyMirror, smithyVsBigMoney, firstGameEngine: firstGame } = result;
  const row = (name: string, r: Games): string =>
    `${name.padEnd(28)} ${String(r.gamesPerSecond).padStart(8)} games/s   ${r.turnsFirst.toFixed(2)} turns of the first player (${r.games} games)`;
  console.log(row("Big Money mirror", bigMoneyMirror));
  console.log(row("One Smithy vs Big Money", smithyVsBigMoney));
  console.log(row("First Game, action-rich", firstGame));
  console.log(row("Prosperity, Beginners", result.prosperityBeginners));
  console.log(row("Empires, Advanced Intro", result.empiresIntro));
  console.log(`per decision                 ${String(result.nsPerDecision).padStart(8)} ns`);
  console.log(`clone                        ${String(result.cloneUs).padStart(8)} µs`);
  console.log(`save and load                ${String(result.jsonRoundTripUs).padStart(8)} µs`);
  console.log(`Sovereign, mid-game          ${String(result.rolloutsPerSecond).padStart(8)} playouts/s`);
  console.log(`a saved game                 ${String(result.savedBytes).padStart(8)} bytes`);
}

if (values.against !== undefined)
  against({ commit: values.against, rounds: Number(values.rounds), quick, least: Number(values.least) });
else if (values.json === true) console.log(JSON.stringify(measured(), null, 2));
else print(measured());
