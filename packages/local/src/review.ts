/**
 * The review of a finished game in this browser. One worker looks after it and does tasks of its own between
 * messages; others help by a channel. What was found is handed out from time to time, so that a review that was
 * left goes on from there.
 */
import { fetchNetwork } from "@fiefdom/bots/network/shipped";
import { boardFor } from "@fiefdom/cards";
import { Bench, type Case, type Found, type Task } from "@fiefdom/review/bench";
import { nothingKept, type Performer, reviewTogether } from "@fiefdom/review/judge";
import { REVIEW_VERSION } from "@fiefdom/review/version";
import type { Channel, ReviewReply, ReviewRequest } from "./messages.ts";
import { planFor } from "./opponents.ts";

/** What a helper is told. */
export type HelperMessage = { readonly open: Case } | { readonly task: Task };

/** Milliseconds from one handing out to the next. */
const KEEP_MS = 3000;
/** Of the whole, the part that finding a plan takes. */
const FOR_PLAN = 0.15;

const breath = (): Promise<void> => new Promise((go) => setTimeout(go));

/** Judges here, with helpers at the other ends of these channels. */
export async function reviewHere(request: ReviewRequest, post: (said: ReviewReply) => void): Promise<void> {
  await fetchNetwork();
  const { record, result, spend, helpers } = request;
  const kept = request.kept?.version === REVIEW_VERSION ? request.kept : nothingKept();
  const plan = planFor(boardFor(record.setUp), ({ done }) =>
    post({ type: "reviewing", done: FOR_PLAN * done }),
  );
  const open: Case = { record, ...(result === undefined ? {} : { result }), plan };
  const bench = new Bench(open);
  const own: Performer = async (task) => {
    await breath();
    return bench.run(task);
  };
  const others = helpers.map((port): Performer => {
    port.postMessage({ open } satisfies HelperMessage);
    return (task) =>
      new Promise<Found>((found) => {
        port.onmessage = ({ data }: { readonly data: Found }) => found(data);
        port.postMessage({ task } satisfies HelperMessage);
      });
  });
  let last = performance.now();
  const review = await reviewTogether(bench, {
    performers: [own, ...others],
    ...(spend === undefined ? {} : { spend }),
    kept,
    progress: (done) => {
      post({ type: "reviewing", done: FOR_PLAN + (1 - FOR_PLAN) * done });
      if (performance.now() - last < KEEP_MS) return;
      last = performance.now();
      post({ type: "reviewKept", kept });
    },
  });
  post({ type: "reviewed", review });
}

/** Does tasks for somebody at the other end. */
export function helpReview(port: Channel): void {
  let bench: Bench | null = null;
  // The network first: with it and without it Sovereign thinks otherwise.
  const ready = fetchNetwork();
  port.onmessage = ({ data }: { readonly data: HelperMessage }) => {
    void ready.then(() => {
      if ("open" in data) bench = new Bench(data.open);
      else if (bench !== null) port.postMessage(bench.run(data.task));
    });
  };
}
