/**
 * The order of the test files: the longest first, so that none is left over for one thread at the end while the
 * others have nothing to do. A fresh checkout has no earlier run to learn that from, so it stands here.
 */
import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest, the very longest first. What is not listed comes behind, slow ones before the others. */
const LONGEST = [
  "online.slow",
  "cluster.slow",
  "drill.slow",
  "browser-axe.slow",
  "levels.slow",
  "faces.slow",
  "hand.slow",
  "every-card.slow",
  "laws.slow",
  "browser.slow",
  "laws",
  "plates.slow",
  "kingdoms.slow",
  "replay.slow",
  "running.slow",
  "learn.slow",
  "offline.slow",
  "focus.slow",
  "kill.slow",
  "ways-on.slow",
  "marshal.slow",
  "numbers.slow",
];

function place(file: string): number {
  const name = basename(file, ".test.ts");
  const at = LONGEST.indexOf(name);
  return at >= 0 ? at : LONGEST.length + (name.endsWith(".slow") ? 0 : 1);
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => place(a.moduleId) - place(b.moduleId));
  }
}
