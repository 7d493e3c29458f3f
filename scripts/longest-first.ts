/**
 * The order of the test files: the longest first, so that none is left over for one thread at the end while the
 * others have nothing to do. A fresh checkout has no earlier run to learn that from, so it stands here.
 */
import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The longest, the very longest first. What is not listed comes behind, slow ones before the others. Files of one
 * project stand together: a thread that goes from one to the other begins anew, with another browser.
 */
const LONGEST = [
  // Of the page, nearly all of it Chromium's own work.
  "every-card.slow",
  "browser-axe.slow",
  "kingdoms.slow",
  "online.slow",
  "hand.slow",
  "lab.slow",
  "browser.slow",
  "replay.slow",
  "layout.slow",
  "review.slow",
  "advice.slow",
  "preview.slow",
  "focus.slow",
  "faces.slow",
  "learn.slow",
  "puzzles.slow",
  "running.slow",
  "past.slow",
  "plates.slow",
  "offline.slow",
  "ways-on.slow",
  "languages.slow",
  "people.slow",
  "browser-movement.slow",
  "end-page.slow",
  "browser-small.slow",
  "position.slow",
  "speed.slow",
  "others.slow",
  "brought.slow",
  "purse.slow",
  // Of the house: three of four seconds of cluster and drill are spent waiting. One of them at a time, so that the two
  // other threads have both cores to compute on.
  "cluster.slow",
  "bots.slow",
  "laws",
  "levels.slow",
  "marshal.slow",
  "numbers.slow",
  "exhaustive",
  "laws.slow",
  "plans",
  "operation",
  "command",
  "sitting",
  "secrecy.slow",
  "drill.slow",
  "disk",
  "kill.slow",
];

function place({ moduleId, project }: TestSpecification): number {
  const name = basename(moduleId, ".test.ts");
  const at = LONGEST.indexOf(name);
  const inProject = at >= 0 ? at : LONGEST.length + (name.endsWith(".slow") ? 0 : 1);
  return (project.name === "page" ? 0 : 100) + inProject;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => place(a) - place(b));
  }
}
