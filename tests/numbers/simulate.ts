/**
 * Many games between money players, in a thread of plain Node: there the engine runs several times faster than
 * under the test runner's module loader.
 */
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type Bot, type BotMaker, bigMoney, bigMoneyWith, playOut } from "@fiefdom/bots";
import { boardOf } from "@fiefdom/cards";
import { answer, start, view, winners } from "@fiefdom/engine";
import { END_CODE } from "@fiefdom/engine/decisions";

export type PlayerName = "bigMoney" | "oneSmithy";

export type Job =
  | {
      readonly kind: "tournament";
      readonly games: number;
      readonly seed: string;
      readonly seats: readonly [PlayerName, PlayerName];
    }
  | {
      readonly kind: "solitaire";
      readonly games: number;
      readonly seed: string;
      readonly player: PlayerName;
    };

export interface Tally {
  /** The first player's turns, on average. */
  readonly turns: number;
  /** In percent. */
  readonly first: number;
  readonly second: number;
  readonly ties: number;
}

const MAKERS: Record<PlayerName, BotMaker> = {
  bigMoney,
  oneSmithy: (board) => bigMoneyWith(board, "smithy", 1),
};

/** Runs a job in a thread of its own. */
export function simulate(job: Job): Promise<Tally> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.once("message", done);
    worker.once("error", failed);
  });
}

function tournament(games: number, seed: string, seats: readonly PlayerName[]): Tally {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  const bots = seats.map((name) => MAKERS[name](board, seed));
  const won = [0, 0];
  let ties = 0;
  let turns = 0;
  for (let i = 0; i < games; i++) {
    const g = start(board, `${seed} ${i}`, { first: 0 });
    playOut(g, bots);
    turns += g.players[0].turns;
    const best = winners(g);
    if (best.length === 2) ties++;
    else won[best[0]]++;
  }
  const percent = (n: number): number => (100 * n) / games;
  return { turns: turns / games, first: percent(won[0]), second: percent(won[1]), ties: percent(ties) };
}

/** A player who ends every phase at once. */
const passing: Bot = {
  name: "passing",
  answer: (_, d) => (d.options.includes(END_CODE) ? END_CODE : d.options.slice(0, d.min)),
};

/** Turns until a player who is left alone has bought four Provinces. */
function solitaire(games: number, seed: string, player: PlayerName): Tally {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  const province = board.pileOf[board.kind("province")];
  const bots = [MAKERS[player](board, seed), passing];
  let turns = 0;
  for (let i = 0; i < games; i++) {
    const g = start(board, `${seed} ${i}`, { first: 0 });
    const views = [view(g, 0), view(g, 1)];
    const wanted = g.piles[province] - 4;
    while (g.piles[province] > wanted && g.decision !== null) {
      const d = g.decision;
      answer(g, d.who, bots[d.who].answer(views[d.who], d));
    }
    turns += g.players[0].turns;
  }
  return { turns: turns / games, first: 100, second: 0, ties: 0 };
}

if (!isMainThread && (workerData as Job | null)?.kind !== undefined) {
  const job = workerData as Job;
  const { games, seed } = job;
  parentPort?.postMessage(
    job.kind === "tournament" ? tournament(games, seed, job.seats) : solitaire(games, seed, job.player),
  );
}
