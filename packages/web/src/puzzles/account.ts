/** With an account the server judges as well, and keeps what somebody has come to: on every device it is the same. */
import type { PuzzleTryJSON, SolverJSON } from "@fiefdom/protocol/http";
import { NEWCOMER } from "@fiefdom/puzzles/rate";
import { call } from "../online/api.ts";
import { hasAccount } from "../online/flag.ts";
import { type Change, remember, useMemory } from "./memory.ts";

const ratingIn = ({ rating, plusMinus }: NonNullable<SolverJSON["rating"]>) => ({
  ...NEWCOMER,
  rating,
  deviation: plusMinus / 2,
});

/** Brings what the account knows; what was tried here before there was one stays known here. */
export async function bringHome(): Promise<void> {
  if (!hasAccount()) return;
  try {
    const { rating, tried, days } = await call<SolverJSON>("GET", "/api/puzzles/me");
    const here = useMemory.getState();
    remember({
      tried: { ...here.tried, ...tried },
      rating: rating === null ? here.rating : ratingIn(rating),
      days: [...new Set([...here.days, ...days])].sort((a, b) => a - b),
    });
  } catch {
    // Without a network it is as it was here.
  }
}

/** Tells the server what was done. Gives what that did to the rating; null where it did nothing, or nobody heard. */
export async function report(
  puzzle: string,
  answers: readonly (readonly string[])[] | null,
): Promise<Change | null> {
  if (!hasAccount()) return null;
  try {
    const { first, before, after } = await call<PuzzleTryJSON>("POST", `/api/puzzles/${puzzle}/try`, {
      answers,
    });
    if (!first) return null;
    remember({ ...useMemory.getState(), rating: ratingIn(after) });
    return { before: before.rating, after: after.rating };
  } catch {
    return null;
  }
}
