/** The audit of sense on all cores, kingdom by kingdom, and what its findings come to. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Audited, AuditOptions, Finding } from "./audit.ts";

export interface Auditing {
  readonly kingdoms: number;
  readonly options: AuditOptions;
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly progress: (done: number, positions: number) => void;
}

/** Audits kingdoms until all are done or somebody stops it. */
export async function auditAll(run: Auditing): Promise<{ audited: Audited[]; complete: boolean }> {
  const audited: Audited[] = [];
  let next = 0;
  let positions = 0;
  const work = (): Promise<void> =>
    new Promise((over, fail) => {
      const worker = new Worker(new URL("./auditWorker.ts", import.meta.url));
      const end = (): void => void worker.terminate().then(() => over(), fail);
      const more = (): void => {
        if (next < run.kingdoms && run.signal?.aborted !== true)
          worker.postMessage({ number: next++, options: run.options });
        else end();
      };
      run.signal?.addEventListener("abort", end, { once: true });
      worker.on("error", fail);
      worker.on("message", (one: Audited) => {
        audited.push(one);
        positions += one.findings.length;
        run.progress(audited.length, positions);
        more();
      });
      more();
    });
  const workers = Math.min(run.kingdoms, run.workers ?? availableParallelism());
  await Promise.all(Array.from({ length: workers }, work));
  return { audited, complete: audited.length === run.kingdoms };
}

/** What was found about one question. */
export interface Verdict {
  readonly asked: string;
  readonly positions: number;
  /** Times a game. */
  readonly often: number;
  /** Games lost by it, each time it is asked; with its standard error. */
  readonly regret: number;
  readonly error: number;
  /** Games lost by it, a game. */
  readonly cost: number;
  /** The other answers that did better, the most common first. */
  readonly instead: readonly { readonly answer: string; readonly times: number; readonly regret: number }[];
  /** Where most was lost. */
  readonly worst: Finding;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Questions with what they cost, dearest first. */
export function verdicts(audited: readonly Audited[], fewest = 2): Verdict[] {
  const games = Math.max(1, sum(audited.map((one) => one.games)));
  const findings = Map.groupBy(
    audited.flatMap((one) => one.findings),
    (one) => one.asked,
  );
  const found: Verdict[] = [];
  for (const [asked, own] of findings) {
    if (own.length < fewest) continue;
    const regret = sum(own.map((one) => one.regret)) / own.length;
    const variance = sum(own.map((one) => (one.regret - regret) ** 2)) / Math.max(1, own.length - 1);
    const often = sum(audited.map((one) => one.asked[asked] ?? 0)) / games;
    const others = Map.groupBy(
      own.filter((one) => one.better !== one.chosen),
      (one) => `${one.chosen} → ${one.better}`,
    );
    found.push({
      asked,
      positions: own.length,
      often,
      regret,
      error: Math.sqrt(variance / own.length),
      cost: regret * often,
      instead: [...others]
        .map(([answer, list]) => ({
          answer,
          times: list.length,
          regret: sum(list.map((one) => one.regret)) / list.length,
        }))
        .sort((a, b) => b.times * b.regret - a.times * a.regret),
      worst: own.reduce((a, b) => (b.regret > a.regret ? b : a)),
    });
  }
  return found.sort((a, b) => b.cost - a.cost);
}
