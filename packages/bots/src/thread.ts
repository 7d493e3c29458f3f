/** One thread of Sovereign's search in a Node process: see helping.ts. */
import { parentPort } from "node:worker_threads";
import type { ToHelper } from "./helped.ts";
import { help } from "./helping.ts";

const take = help((finding) => parentPort?.postMessage(finding));
parentPort?.on("message", (message: ToHelper) => take(message));
