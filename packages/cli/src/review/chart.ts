/** The chances of one player turn by turn, drawn with letters: what is likely, and within which bounds. */
import { padStart } from "../layout.ts";

export interface Point {
  readonly value: number;
  readonly give: number;
  /** What stands below it; empty for nothing. */
  readonly label: string;
}

const STEPS = 10;
const LEFT = 4;

/** Points that don't fit are left out evenly, never the last. */
function fitting(points: readonly Point[], columns: number): Point[] {
  if (points.length <= columns) return [...points];
  return Array.from(
    { length: columns },
    (_, i) => points[Math.round((i * (points.length - 1)) / (columns - 1))],
  );
}

export function chart(all: readonly Point[], columns: number): string[] {
  const points = fitting(all, columns - LEFT - 1);
  const rows = Array.from({ length: STEPS + 1 }, (_, i) => STEPS - i);
  const lines = rows.map((row) => {
    const cells = points.map(({ value, give }) => {
      if (Math.round(value * STEPS) === row) return "●";
      if (row >= Math.round((value - give) * STEPS) && row <= Math.round((value + give) * STEPS)) return "┊";
      return row === STEPS / 2 ? "─" : " ";
    });
    const label = row % 5 === 0 ? String(row * STEPS) : "";
    return `${padStart(label, LEFT - 1)} ${cells.join("")}`.trimEnd();
  });
  let below = "";
  points.forEach(({ label }, i) => {
    if (label !== "" && below.length <= i) below = below.padEnd(i) + label;
  });
  return [...lines, `${" ".repeat(LEFT)}${below}`];
}
