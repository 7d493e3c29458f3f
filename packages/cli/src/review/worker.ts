/** A worker that judges: first it is given the game, then one task after the other. */
import { parentPort } from "node:worker_threads";
import { Bench, type Case, type Task } from "@fiefdom/review/bench";

let bench: Bench | null = null;

parentPort?.on("message", (said: { readonly open: Case } | { readonly task: Task }) => {
  if ("open" in said) bench = new Bench(said.open);
  else if (bench !== null) parentPort?.postMessage(bench.run(said.task));
});
