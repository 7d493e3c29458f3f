/** A table in a worker of this browser, and the game kept in its storage from move to move. */
import type { FromWorker, Keepsake, LocalRequest, ToWorker } from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";
import type { Connection, Hearing } from "./connection.ts";

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

export function connectLocally(request: LocalRequest, hearing: Hearing): Connection {
  const worker = new LocalWorker();
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case "opened":
        hearing.opened();
        return;
      case "failed":
        hearing.failed(data.code, data.message);
        return;
      case "keep":
        keep(data.kept);
        return;
      default:
        hearing.heard(data);
    }
  };
  worker.onerror = (event) => hearing.failed("broken", event.message || "The worker stopped.");
  const post = (message: ToWorker): void => worker.postMessage(message);
  post(request);
  return { send: post, close: () => worker.terminate() };
}
