/**
 * When a server collects all of its garbage, and with how many threads. Thousands of tables are some hundred megabytes
 * of which little changes. Left to itself V8 goes through all of it again as soon as a small part has been added, with
 * four threads beside the server's own: on two cores everybody waited for a quarter of a second, every two seconds.
 * Now it is done when as much again has been added, by as many threads as leave the server a core. That made the work a
 * little less; that nobody waits as long for it was not shown (docs/SPEED.md).
 */
import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";

/** How much is added before all is gone through again, in percent of what is held. */
const ADDED = 100;
/** V8's own limit. */
const MOST_THREADS = 7;

/** For this whole process: called once, where it is a server and nothing else. */
export function collectSeldom(cores = availableParallelism()): void {
  const threads = Math.min(Math.max(cores - 1, 1), MOST_THREADS);
  setFlagsFromString(`--heap-growing-percent=${ADDED}`);
  setFlagsFromString(`--concurrent-marking-max-worker-num=${threads}`);
}
