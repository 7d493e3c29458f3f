/** Text in a terminal: how wide it is, and how it is broken into lines. */
import { stripVTControlCharacters } from "node:util";

/** Columns that a text takes up. The game's texts hold no wide characters. */
export const width = (text: string): number => [...stripVTControlCharacters(text)].length;

export const pad = (text: string, to: number): string => text + " ".repeat(Math.max(0, to - width(text)));
export const padStart = (text: string, to: number): string =>
  " ".repeat(Math.max(0, to - width(text))) + text;

/** Cuts a text that is too long, without colours. */
export const clip = (text: string, to: number): string =>
  width(text) <= to ? text : `${[...text].slice(0, to - 1).join("")}…`;

/** Puts pieces one after the other, breaking only between them if it can; lines after the first are set in. */
export function flow(pieces: readonly string[], columns: number, gap = " ", indent = ""): string[] {
  const lines: string[] = [];
  let line = "";
  const add = (piece: string, between: string): void => {
    if (line === "") line = lines.length === 0 ? piece : indent + piece;
    else if (width(line) + width(between) + width(piece) <= columns) line += between + piece;
    else {
      lines.push(line);
      line = indent + piece;
    }
  };
  for (const piece of pieces) {
    if (width(piece) + width(indent) <= columns) add(piece, gap);
    else piece.split(" ").forEach((word, i) => add(word, i === 0 ? gap : " "));
  }
  if (line !== "") lines.push(line);
  return lines;
}

/** Breaks a text between words. */
export const wrap = (text: string, columns: number, indent = ""): string[] =>
  flow(
    text.split(" ").filter((word) => word !== ""),
    columns,
    " ",
    indent,
  );

/** A line across, with words in it on the left and on the right. */
export function rule(left: string, right: string, columns: number): string {
  const room = columns - 6 - width(left);
  const end = right === "" || width(right) > room - 4 ? "" : ` ${right} ──`;
  const start = `── ${left} `;
  return start + "─".repeat(Math.max(0, columns - width(start) - width(end))) + end;
}

/** Columns of cells side by side, each as wide as its widest cell. */
export function beside(columns: readonly (readonly string[])[], gap: string): string[] {
  const widths = columns.map((cells) => Math.max(0, ...cells.map(width)));
  const rows = Math.max(0, ...columns.map((cells) => cells.length));
  return Array.from({ length: rows }, (_, row) =>
    columns
      .map((cells, i) => pad(cells[row] ?? "", widths[i]))
      .join(gap)
      .trimEnd(),
  );
}
