/** A worker of the lab: makes the board and the bots once, then plays the batches it is given. */
import { parentPort, workerData } from "node:worker_threads";
import { boardFor } from "@fiefdom/cards";
import type { SetUpNames } from "@fiefdom/engine/save";
import { type Batch, playBatch } from "./contest.ts";
import { type Contestant, makeBot } from "./contestants.ts";

const { setUp, contestants } = workerData as { setUp: SetUpNames; contestants: readonly Contestant[] };
const board = boardFor(setUp);
const bots = contestants.map((contestant) => makeBot(contestant, board));

parentPort?.on("message", (batch: Batch) => {
  parentPort?.postMessage(playBatch(board, bots, batch));
});
