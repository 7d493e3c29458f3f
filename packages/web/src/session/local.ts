/** A table in a worker of this browser. */
import type { FromWorker, Keepsake, LocalRequest, PastReply, ToWorker } from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";
import type { Advice } from "./advice.ts";
import type { Connection, Hearing } from "./connection.ts";
import { bringHelpers } from "./helping.ts";
import { findPlan } from "./planning.ts";
import type { View } from "./types.ts";

/** What is wrong when no table came of a request. A kept game that can't be read is a matter of its own. */
function faultOf(request: LocalRequest, code: string): string {
  // Whatever is wrong in a position, it is the link that holds it.
  if (request.type === "at") return code === "broken" ? "stopped" : "bad-position";
  if (request.type !== "resume") return code === "broken" ? "stopped" : code;
  return code === "other-version" || code === "unknown-cards" ? "kept-other-version" : "kept-damaged";
}

/** `put` is told after every move what brings the game back. */
export function connectLocally(
  request: LocalRequest,
  hearing: Hearing,
  put: (kept: Keepsake) => void,
): Connection {
  const worker = new LocalWorker();
  // Fetched with the table: nobody needs advice before.
  const advice = import("./advice.ts").then(({ Advice }) => new Advice((message) => post(message)));
  const advising = (what: (one: Advice) => unknown): void => void advice.then(what, () => {});
  let stopPlanning = (): void => {};
  let sendHome = (): void => {};
  const looks = new Map<number, (view: View | null) => void>();
  let lastLook = 0;
  worker.onmessage = ({ data }: MessageEvent<FromWorker | PastReply>) => {
    switch (data.type) {
      case "opened":
        hearing.opened();
        return;
      case "failed":
        hearing.failed(faultOf(request, data.code), data.message, data.code);
        return;
      case "keep":
        put(data.kept);
        return;
      case "past":
        looks.get(data.id)?.(data.view);
        looks.delete(data.id);
        return;
      case "sight":
        advising((one) => one.sighted(data.n, data.sight));
        return;
      case "planWanted":
        stopPlanning();
        stopPlanning = findPlan(
          data.setUp,
          data.version,
          (plan) => post({ type: "betterPlan", plan }),
          (plan) => post({ type: "plan", plan }),
        );
        return;
      case "helpWanted":
        sendHome = bringHelpers(worker);
        return;
      default:
        hearing.heard(data);
    }
  };
  worker.onerror = (event) => hearing.failed("stopped", event.message || "The worker stopped.");
  const post = (message: ToWorker): void => worker.postMessage(message);
  post(request);
  return {
    past: ({ told }) =>
      new Promise((seen) => {
        looks.set(++lastLook, seen);
        post({ type: "past", id: lastLook, told });
      }),
    send: (message) => {
      if (message.type === "hint") advising((one) => one.hint(message.id, hearing.heard));
      else post(message);
    },
    judge: (options) =>
      advice.then(
        (one) => one.judge(options),
        () => null,
      ),
    prepare: () => advising((one) => one.prepare()),
    close: () => {
      stopPlanning();
      sendHome();
      advising((one) => one.close());
      worker.terminate();
    },
  };
}
