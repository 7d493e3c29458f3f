/** A worker that proves reviews, one game after the other. */
import { parentPort } from "node:worker_threads";
import { type Proving, prove } from "./reviewed.ts";

parentPort?.on("message", (what: Proving) => parentPort?.postMessage(prove(what)));
