/**
 * Reviews that are being made, and those that were. Of a game that a server keeps the server makes it, once for
 * all who look at it; of any other, and where the server will not, it is made here, in workers of its own. It goes
 * on when its page is left, and after a reload from what was found by then. The last ones are kept in this browser.
 */
import type { HelpRequest, Review, ReviewKept, ReviewReply, ReviewRequest } from "@fiefdom/local";
import { REVIEW_VERSION } from "@fiefdom/local/reviewVersion";
import LocalWorker from "@fiefdom/local/worker?worker";
import type { ReviewStateJSON } from "@fiefdom/protocol";
import { create } from "zustand";
import { asProblem, call } from "../online/api.ts";
import { isKeptId, type RecordedGame } from "../replay/game.ts";

export type State =
  /** Others come first. */
  | { readonly is: "waiting" }
  | { readonly is: "going"; readonly done: number }
  | { readonly is: "done"; readonly review: Review }
  | { readonly is: "impossible" };

/** By game. */
export const useReviews = create<{ readonly of: Readonly<Record<string, State>> }>(() => ({ of: {} }));

const PREFIX = "fiefdom.review.";
const HALF = "fiefdom.half-review.";
const MOST_KEPT = 20;
/** Another worker beside the one that looks after it: two cores are anywhere. */
const HELPERS = 1;

function read<T>(storage: Storage, key: string): T | null {
  try {
    return JSON.parse(storage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Storage can be full or forbidden; then a review lasts as long as its page. */
function write(storage: Storage, key: string, what: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(what));
  } catch {
    // It is made again when it is wanted again.
  }
}

interface KeptReview {
  readonly at: number;
  readonly review: Review;
}

function keep(id: string, review: Review): void {
  write(localStorage, PREFIX + id, { at: Date.now(), review } satisfies KeptReview);
  try {
    const all = Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({ key, at: read<KeptReview>(localStorage, key)?.at ?? 0 }))
      .sort((a, b) => b.at - a.at);
    for (const { key } of all.slice(MOST_KEPT)) localStorage.removeItem(key);
    sessionStorage.removeItem(HALF + id);
  } catch {
    // Then nothing is kept at all.
  }
}

const put = (id: string, state: State): void =>
  useReviews.setState(({ of }) => ({ of: { ...of, [id]: state } }));

/** What each seat had of the victory. */
function sharesOf({ result }: RecordedGame): readonly number[] | undefined {
  if (result === null) return undefined;
  const first = result.filter(({ place }) => place === 1).length;
  return result.toSorted((a, b) => a.seat - b.seat).map(({ place }) => (place === 1 ? 1 / first : 0));
}

/** Begins the review of a game, unless it is there or on its way. */
export function beginReview(game: RecordedGame): void {
  const { id } = game;
  if (useReviews.getState().of[id] !== undefined) return;
  const known = read<KeptReview>(localStorage, PREFIX + id);
  if (known?.review.version === REVIEW_VERSION) {
    put(id, { is: "done", review: known.review });
    return;
  }
  put(id, { is: "going", done: 0 });
  if (isKeptId(id)) judgeHere(game);
  else
    void madeByServer(id).then((review) => {
      if (review === null) return judgeHere(game);
      keep(id, review);
      put(id, { is: "done", review });
    });
}

/** From one question to the next, in milliseconds, and how often nobody may answer before that is an answer. */
const ASK_AGAIN_MS = 1500;
const MOST_SILENCES = 4;
/** What will pass by itself. */
const PASSING = new Set(["too-fast", "not-stored"]);
const SILENT = new Set(["offline", "broken"]);

/** The server's review, as soon as it is there; null where it has to be made here. */
async function madeByServer(id: string): Promise<Review | null> {
  for (let silences = 0; ; await new Promise((later) => setTimeout(later, ASK_AGAIN_MS))) {
    try {
      // Asking again costs nothing, and after a restart it has to be asked for again.
      const told = await call<ReviewStateJSON>("POST", `/api/games/${encodeURIComponent(id)}/review`, {});
      silences = 0;
      if (told.state === "done") {
        const review = told.review as unknown as Review;
        return review.version === REVIEW_VERSION ? review : null;
      }
      put(id, told.state === "going" ? { is: "going", done: told.done } : { is: "waiting" });
    } catch (thrown) {
      const { code } = asProblem(thrown);
      if (!PASSING.has(code) && !(SILENT.has(code) && ++silences < MOST_SILENCES)) return null;
    }
  }
}

/** Judges a game in this browser. */
function judgeHere(game: RecordedGame): void {
  const { id } = game;
  put(id, { is: "going", done: 0 });
  const workers = Array.from({ length: 1 + HELPERS }, () => new LocalWorker());
  const [first, ...others] = workers;
  const end = (state: State): void => {
    for (const worker of workers) worker.terminate();
    put(id, state);
  };
  first.onmessage = ({ data }: MessageEvent<ReviewReply>) => {
    switch (data.type) {
      case "reviewing":
        put(id, { is: "going", done: data.done });
        return;
      case "reviewKept":
        write(sessionStorage, HALF + id, data.kept);
        return;
      case "reviewed":
        keep(id, data.review);
        end({ is: "done", review: data.review });
        return;
      case "unreviewed":
        end({ is: "impossible" });
    }
  };
  for (const worker of workers) worker.onerror = () => end({ is: "impossible" });
  const helpers = others.map((worker) => {
    const { port1, port2 } = new MessageChannel();
    const help: HelpRequest = { type: "helpReview", port: port2 };
    worker.postMessage(help, [port2]);
    return port1;
  });
  const result = sharesOf(game);
  const half = read<ReviewKept>(sessionStorage, HALF + id);
  const request: ReviewRequest = {
    type: "review",
    record: game.record,
    ...(result === undefined ? {} : { result }),
    ...(half === null ? {} : { kept: half }),
    helpers,
  };
  first.postMessage(request, helpers);
}
