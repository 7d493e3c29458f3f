/**
 * What a screen reader is told of the story. It goes by the place of a line, not by its words: the same thing
 * may happen twice, and is news both times.
 */

import type { Chapter } from "./story.ts";

/** More than this at once nobody listens to; the last ones matter most. */
export const MOST_NEWS = 12;

/** Read out one after the other; the heading of a turn has no full stop of its own, but needs the pause. */
export const aloud = (lines: readonly string[]): string =>
  lines.map((line) => (/[.!?…]$/u.test(line) ? line : `${line}.`)).join(" ");

/**
 * The lines that were not told yet, in their order; `told` is what the story was when it was last listened
 * to, null at first. From the first line that reads otherwise than before, everything is new: that may be the
 * last one told, which counts on ("2 Copper", "3 Copper"). Of a story just met, or one of which something was
 * taken back, the last line says where one is.
 */
export function newsIn(told: readonly string[] | null, lines: readonly string[]): readonly string[] {
  if (told === null) return lines.slice(-1);
  let same = 0;
  while (same < told.length && same < lines.length && told[same] === lines[same]) same++;
  if (same === lines.length && same < told.length) return lines.slice(-1);
  return lines.slice(Math.max(same, lines.length - MOST_NEWS));
}

/** The same of whole chapters: those that are the very same before and after need not be told for it. */
export function newsOf(told: readonly Chapter[] | null, chapters: readonly Chapter[]): readonly string[] {
  const texts = (of: readonly Chapter[]): string[] =>
    of.flatMap(({ lines }) => lines.map(({ text }) => text));
  if (told === null) return newsIn(null, texts(chapters.slice(-1)));
  let same = 0;
  while (same < told.length && same < chapters.length && told[same] === chapters[same]) same++;
  // The last one of them says where one is, if nothing came after it.
  const from = Math.max(0, Math.min(same, chapters.length - 1));
  return newsIn(texts(told.slice(from)), texts(chapters.slice(from)));
}
