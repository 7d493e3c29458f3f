/**
 * Reviews that were left before they were done, and the last that were: whoever asks again for the same game goes on
 * from there. What can't be written or read is no reason not to review: then it begins anew.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { type Kept, nothingKept } from "@fiefdom/review/judge";
import { REVIEW_VERSION } from "@fiefdom/review/version";
import { filesIn, forget, stateFolder, writeWhole } from "../saves.ts";
import type { Given } from "./game.ts";

const MOST_KEPT = 10;

/** What was found, and by which plan: with another one the same tasks come to something else. */
interface Left {
  readonly plan: Plan | null;
  readonly kept: Kept;
}

const folder = (): string => join(stateFolder(), "reviews");

function fileOf({ record, result }: Given): string {
  const name = createHash("sha256")
    .update(JSON.stringify([record, result ?? null]))
    .digest("hex");
  return join(folder(), `${name.slice(0, 32)}.json`);
}

/** What is known of that game. */
export function leftOf(given: Given): Left {
  try {
    const left = JSON.parse(readFileSync(fileOf(given), "utf8")) as Left;
    if (left.kept.version === REVIEW_VERSION && typeof left.kept.found === "object") return left;
  } catch {
    // There is none, or it was damaged.
  }
  return { plan: null, kept: nothingKept() };
}

export function leave(given: Given, left: Left): void {
  try {
    writeWhole(fileOf(given), left);
    for (const old of filesIn(folder()).slice(MOST_KEPT)) forget(old);
  } catch {
    // A full disk costs the next one who asks half a minute.
  }
}
