/**
 * The order of the test files: the longest first, so that none is left over for one thread at the end while the
 * others have nothing to do. A fresh checkout has no earlier run to learn that from, so it stands here.
 */
import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest, the very longest first. What is not listed comes behind, slow ones before the others. */
const LONGEST = [
  "browser-axe.slow",
  "cluster.slow",
  "every-card.slow",
  "hand.slow",
  "online.slow",
  "drill.slow",
  "faces.slow",
  "layout.slow",
  "levels.slow",
  "bots.slow",
  "kill.slow",
  "browser.slow",
  "laws.slow",
  "kingdoms.slow",
  "languages.slow",
  "laws",
  "replay.slow",
  "offline.slow",
  "numbers.slow",
  "marshal.slow",
  "focus.slow",
  "screen",
  "end-page.slow",
  "browser-small.slow",
  "puzzles.slow",
  "sense",
  "sitting",
  "secrecy.slow",
  "others",
  "browser-movement.slow",
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
