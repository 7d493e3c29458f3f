/** What the thread that commits does (`committer.ts`): it stores the batches that it is sent, and says what became of each. */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { mark } from "../stages.ts";
import type { Batch, Outcome } from "./committer.ts";
import { Outdated, type Statement } from "./database.ts";
import { PRAGMAS, Transactions } from "./transaction.ts";

const db = new DatabaseSync(workerData as string);
db.exec(PRAGMAS);
const transactions = new Transactions(db);
const known: string[] = [];

function attempt(batch: readonly Statement[]): Outcome {
  try {
    transactions.commit(batch);
    return null;
  } catch (problem) {
    if (problem instanceof Outdated) return { outdated: batch.indexOf(problem.statement) };
    const { message, code, errcode } = problem as { message: string; code?: string; errcode?: number };
    return { message, code, errcode };
  }
}

parentPort?.on("message", (batch: Batch | null) => {
  if (batch === null) {
    transactions.close();
    parentPort?.close();
    return;
  }
  mark("taken");
  known.push(...batch.texts);
  const statements = batch.statements.map(
    ([text, must, args]): Statement => ({ sql: known[text], args, ...(must ? { mustChange: true } : {}) }),
  );
  const outcome = attempt(statements);
  mark("stored");
  parentPort?.postMessage(outcome);
});
parentPort?.postMessage("ready");
