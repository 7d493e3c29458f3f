/**
 * The two kinds of time. What lasts (limits, clocks of games, leases, idleness) is measured by a time that
 * nobody can set: it begins where the machine's clock stood when the process did, and from then on only what
 * has really passed is added. What is written down for people to read carries the machine's own clock. This
 * is the one place that asks either.
 */
import { performance } from "node:perf_hooks";

const began = Date.now() - performance.now();

/** Milliseconds that only ever grow, however the machine's clock is set. Comparable within a process. */
export const steady = (): number => Math.floor(began + performance.now());

/** The machine's clock, for dates that people read and that other machines compare. */
export const stamp = (): number => Date.now();
