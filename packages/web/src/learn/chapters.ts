/** The chapters in the order in which they are best learnt. */
import { debt } from "./chapters/debt.ts";
import { durations } from "./chapters/durations.ts";
import { end } from "./chapters/end.ts";
import { kingdom } from "./chapters/kingdom.ts";
import { landmarks } from "./chapters/landmarks.ts";
import { prosperity } from "./chapters/prosperity.ts";
import { turn } from "./chapters/turn.ts";
import type { Chapter } from "./script.ts";

export const CHAPTERS: readonly Chapter[] = [turn, kingdom, end, durations, prosperity, debt, landmarks];

export const chapterOf = (id: string): Chapter | undefined => CHAPTERS.find((chapter) => chapter.id === id);

/** What comes after a chapter; undefined after the last. */
export const chapterAfter = (id: string): Chapter | undefined =>
  CHAPTERS[CHAPTERS.findIndex((chapter) => chapter.id === id) + 1];
