/** Numbers as the lab's commands show them. */
import type { Interval } from "@fiefdom/lab/stats";
import { cardName, pileName } from "@fiefdom/text";
import { direction } from "@fiefdom/text/lang";
import { pad, padStart, width } from "../layout.ts";
import { lang } from "../words.ts";

export const count = (n: number): string => n.toLocaleString(lang());

/** With so many digits after the point, or the comma where that is how it is written. */
export const decimal = (x: number, digits: number): string =>
  x.toLocaleString(lang(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });

/** From right to left a sign that stands apart would jump to the other side of its number. */
export const percent = (x: number, digits = 1): string =>
  `${decimal(100 * x, digits)}${direction(lang()) === "rtl" ? "" : " "}%`;

/** "60.0 % (59.0 – 61.0)" */
export const interval = ({ value, low, high }: Interval): string =>
  `${percent(value)} (${decimal(100 * low, 1)} – ${decimal(100 * high, 1)})`;

/** What a card, pile or landscape is called. */
export function named(id: string): string {
  try {
    return pileName(id, lang());
  } catch {
    return cardName(id, lang());
  }
}

/** Rows under their headings: the first column to the left, numbers to the right. */
export function grid(head: readonly string[], rows: readonly (readonly string[])[], left = 1): string[] {
  const widths = head.map((title, i) => Math.max(width(title), ...rows.map((row) => width(row[i] ?? ""))));
  return [head, ...rows].map((row) =>
    row
      .map((cell, i) => (i < left ? pad(cell, widths[i]) : padStart(cell, widths[i])))
      .join("  ")
      .trimEnd(),
  );
}

const BARS = "▁▂▃▄▅▆▇█";

/** A row of small bars, from 0 or the least up to the most. */
export function sparkline(values: readonly number[], most = Math.max(...values)): string {
  const least = Math.min(0, ...values);
  const span = Math.max(1e-9, most - least);
  return values
    .map((value) => BARS[Math.min(BARS.length - 1, Math.floor(((value - least) / span) * BARS.length))])
    .join("");
}
