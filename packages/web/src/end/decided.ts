/**
 * What decided the game, in a sentence or two, from what everybody knows at its end: which points made the
 * difference, and from when on the winner was ahead for good.
 */
import type { CourseRow } from "@fiefdom/local";
import type { PlaceJSON } from "@fiefdom/protocol";
import { cardName, type Lang } from "@fiefdom/text";
import { say } from "../words.ts";

/** The winner and the best of the others; null where nobody won alone or somebody gave up. */
function rivals(result: readonly PlaceJSON[]): readonly [PlaceJSON, PlaceJSON] | null {
  const [best, ...others] = [...result].sort((a, b) => a.place - b.place);
  const [next] = others;
  if (best === undefined || next === undefined || next.place === best.place) return null;
  return result.some(({ resigned }) => resigned) ? null : [best, next];
}

/** Where the winner got most more than the other, as far as one source tells it. */
export function difference(
  best: PlaceJSON,
  next: PlaceJSON,
): { readonly source: string; readonly more: number } | null {
  const pointsOf = ({ score }: PlaceJSON, source: string): number =>
    score.parts.find((part) => part.source === source)?.vp ?? 0;
  const sources = new Set([...best.score.parts, ...next.score.parts].map(({ source }) => source));
  const found = [...sources]
    .map((source) => ({ source, more: pointsOf(best, source) - pointsOf(next, source) }))
    .sort((a, b) => b.more - a.more)[0];
  return found !== undefined && found.more > 0 ? found : null;
}

/** The turn of the table after which the winner was never again level with or behind anybody; null before the first. */
export function aheadSince(course: readonly CourseRow[], seat: number): CourseRow["turn"] | undefined {
  const leads = ({ seats }: CourseRow): boolean =>
    seats.every(({ score }, other) => other === seat || score < seats[seat].score);
  const behind = course.findLastIndex((row) => !leads(row));
  return course[behind + 1]?.turn;
}

export function decided(
  result: readonly PlaceJSON[],
  course: readonly CourseRow[] | null,
  names: readonly string[],
  seat: number,
  lang: Lang,
): string[] {
  const two = rivals(result);
  if (two === null) return [];
  const [best, next] = two;
  const who = names[best.seat];
  const you = best.seat === seat ? "winner" : next.seat === seat ? "rival" : "neither";
  const sentences: string[] = [];
  const most = difference(best, next);
  if (most !== null) {
    const { source, more } = most;
    const from = source === "tokens" ? say(lang, "score.tokens") : cardName(source, lang);
    sentences.push(say(lang, "end.decided.source", { you, who, other: names[next.seat], n: more, from }));
  }
  const since = course === null ? undefined : aheadSince(course, best.seat);
  const last = course?.at(-1)?.turn;
  if (since != null && last != null)
    sentences.push(
      since.number === last.number
        ? say(lang, "end.decided.last", { you, who })
        : say(lang, "end.decided.since", { you, who, n: since.number }),
    );
  return sentences;
}
