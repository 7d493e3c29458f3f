/** Judges a finished game in a thread: the plan for its board first, where none is known yet, then the game. */
import { lookForPlan } from "@fiefdom/bots/marshal";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { Board } from "@fiefdom/engine/board";
import { Bench } from "@fiefdom/review/bench";
import { reviewTogether } from "@fiefdom/review/judge";
import { boardCalled } from "../tables/setUp.ts";
import type { Finished, Reply } from "./worker.ts";

/** Of the whole, the part that finding a plan takes. */
const FOR_PLAN = 0.15;
/** Chances to a hundredth of a per cent are more than anybody reads. */
const PLACES = 10_000;

function look(board: Board, progress: (done: number) => void): Plan {
  const search = lookForPlan(board);
  let step = search.next();
  while (step.done !== true) {
    progress(FOR_PLAN * step.value.done);
    step = search.next();
  }
  return step.value;
}

/** The review as it is kept, with the plan, which others may need. */
export async function judgeFinished(
  { record, shares, plan: known, spend }: Finished,
  progress: (done: number) => void,
  /** Called before every step. */
  giveWay: () => void,
): Promise<Pick<Reply, "review" | "plan">> {
  const plan =
    known ??
    look(boardCalled(record.setUp), (done) => {
      giveWay();
      progress(done);
    });
  const bench = new Bench({ record, result: shares, plan });
  const review = await reviewTogether(bench, {
    performers: [
      async (task) => {
        giveWay();
        return bench.run(task);
      },
    ],
    ...(spend === undefined ? {} : { spend }),
    progress: (done) => progress(FOR_PLAN + (1 - FOR_PLAN) * done),
  });
  const short = (_: string, value: unknown): unknown =>
    typeof value === "number" ? Math.round(value * PLACES) / PLACES : value;
  return { review: JSON.stringify(review, short), plan };
}
