/**
 * Read by a server before anything else, where somebody wants to know what its answers wait for: notes when each came
 * to which stage, in that server's own memory, until `stages.ts` asks for it through the inspector. The thread that
 * commits reads it too, and notes its times where the server's own thread can see them.
 */
import { subscribe } from "node:diagnostics_channel";
import { openSync, readSync } from "node:fs";
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";
import { CHANNEL, type Mark, STAGES } from "@fiefdom/server/stages";
import type { Noted } from "./stages.ts";

/** So many commits are remembered, each as two times. */
const COMMITS = 200_000;

/** The same in all threads and processes of this machine, in milliseconds. */
const now = (): number => performance.timeOrigin + performance.now();

/** Tells for how many milliseconds this thread has had work and no processor. */
function waiting(): () => number {
  const file = openSync("/proc/thread-self/schedstat", "r");
  const text = Buffer.alloc(64);
  return () => Number(text.toString("latin1", 0, readSync(file, text, 0, 64, 0)).split(" ")[1]) / 1e6;
}

function noteAnswers(commits: Float64Array): void {
  const waited = waiting();
  const open = new Map<string, { readonly at: number[]; readonly before: number }>();
  let answers: Noted["answers"] = [];
  let handed: number[] = [];
  let back = 0;
  subscribe(CHANNEL, (message) => {
    const { stage, table } = message as Mark;
    const time = now();
    if (table === null) {
      if (stage === "handed") handed.push(time);
      else back = time;
      return;
    }
    if (stage === "arrived") open.set(table, { at: STAGES.map(() => 0), before: waited() });
    const answer = open.get(table);
    if (answer === undefined) return;
    const { at, before } = answer;
    at[STAGES.indexOf(stage)] = time;
    if (stage === "resumed") at[STAGES.indexOf("back")] = back;
    if (stage !== "written") return;
    open.delete(table);
    answers.push({ table, at, without: waited() - before });
  });
  const forgetNoted = (): void => {
    [answers, handed] = [[], []];
  };
  const noted = (): string => {
    const all: Noted = { answers, handed, commits: [...commits.subarray(1, 1 + 2 * commits[0])] };
    return JSON.stringify(all);
  };
  Object.assign(globalThis, { forgetNoted, noted });
}

/** The first number tells how many there are. */
function noteCommits(commits: Float64Array): void {
  subscribe(CHANNEL, (message) => {
    if (commits[0] >= COMMITS) return;
    if ((message as Mark).stage === "taken") commits[1 + 2 * commits[0]] = now();
    else commits[2 + 2 * commits[0]++] = now();
  });
}

if (isMainThread) {
  const shared = new SharedArrayBuffer((1 + 2 * COMMITS) * Float64Array.BYTES_PER_ELEMENT);
  setEnvironmentData(CHANNEL, shared);
  noteAnswers(new Float64Array(shared));
} else noteCommits(new Float64Array(getEnvironmentData(CHANNEL) as SharedArrayBuffer));
