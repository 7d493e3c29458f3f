/** A table in a worker of this browser, and the game kept in its storage from move to move. */
import type { FromWorker, Keepsake, LocalRequest, ToWorker } from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";
import { noteGame } from "../replay/finished.ts";
import type { Connection, Hearing } from "./connection.ts";
import { findPlan, stopPlanning } from "./planning.ts";

const KEY = "fiefdom.table";

export function keptTable(): Keepsake | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof kept === "object" && kept !== null && "fiefdom" in kept ? (kept as Keepsake) : null;
  } catch {
    return null;
  }
}

function keep(kept: Keepsake): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser without storage plays all the same; it just can't come back to the game.
  }
}

export function forgetTable(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

/** The game that goes on when the visitor comes back, and one to be looked at when it is over. */
function keepAndNote(kept: Keepsake): void {
  keep(kept);
  noteGame(kept);
}

/** What is wrong when no table came of a request. A kept game that can't be read is a matter of its own. */
function faultOf(request: LocalRequest, code: string): string {
  if (request.type !== "resume") return code === "broken" ? "stopped" : code;
  return code === "other-version" || code === "unknown-cards" ? "kept-other-version" : "kept-damaged";
}

/** `put` is told after every move what brings the game back. */
export function connectLocally(
  request: LocalRequest,
  hearing: Hearing,
  put: (kept: Keepsake) => void = keepAndNote,
): Connection {
  const worker = new LocalWorker();
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case "opened":
        hearing.opened();
        return;
      case "failed":
        hearing.failed(faultOf(request, data.code), data.message);
        return;
      case "keep":
        put(data.kept);
        return;
      case "planWanted":
        findPlan(data.setUp, (plan) => post({ type: "plan", plan }));
        return;
      default:
        hearing.heard(data);
    }
  };
  worker.onerror = (event) => hearing.failed("stopped", event.message || "The worker stopped.");
  const post = (message: ToWorker): void => worker.postMessage(message);
  post(request);
  return {
    send: post,
    close: () => {
      stopPlanning();
      worker.terminate();
    },
  };
}
