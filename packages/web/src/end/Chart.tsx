/** A number of each player by turn. Lines differ by their dashes and by the marks on them, not by colour alone. */
import { useId } from "react";
import { isolate } from "../session/names.ts";

const WIDTH = 520;
const HEIGHT = 220;
const LEFT = 28;
const RIGHT = 112;
const TOP = 12;
const BOTTOM = 24;
const DASHES = ["", "9 4", "3 3", "12 3 3 3", "6 6", "1 4"];
/** The lines have the colours of the crests. */
const COLOURS = [2, 1, 3, 4, 5, 6];
/** Marks on a line, and how far apart the names at its end. */
const MARKS = 6;
const LABEL = 19;
const LONGEST_NAME = 11;

/** A shape of its own for each player. */
const SHAPES: readonly string[] = [
  "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0z",
  "M-4 -4h8v8h-8z",
  "M0 -5.500 5.200 4h-10.400z",
  "M0 -6 6 0 0 6 -6 0z",
  "M0 5.500 5.200 -4h-10.400z",
  "M-1.800 -5.500h3.600v3.700h3.700v3.600h-3.700v3.700h-3.600v-3.700h-3.700v-3.600h3.700z",
];

/** A name of any script beside a number: each keeps its own direction. */
function short(name: string): string {
  const letters = [...name.replace(/[\u2068\u2069]/g, "")];
  const cut = letters.length > LONGEST_NAME ? [...letters.slice(0, LONGEST_NAME - 1), "…"] : letters;
  return isolate(cut.join(""));
}

/** Round numbers for the scale. */
function levelsOf(low: number, high: number): number[] {
  const span = high - low;
  const step = span > 120 ? 50 : span > 60 ? 20 : span > 24 ? 10 : 5;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Names at the ends of the lines, none over another: pushed down, and up again where they'd fall off. */
function spread(places: readonly number[]): number[] {
  const out: number[] = [];
  for (const place of places) out.push(Math.max(place, (out.at(-1) ?? -99) + LABEL));
  let floor = HEIGHT - 6;
  for (let i = out.length - 1; i >= 0; i--) {
    out[i] = Math.min(out[i], floor);
    floor = out[i] - LABEL;
  }
  return out;
}

export function Chart({
  title,
  about,
  names,
  rows,
  turns,
}: {
  readonly title: string;
  readonly about?: string;
  readonly names: readonly string[];
  /** A number for each seat: before the first turn, and after each. */
  readonly rows: readonly (readonly number[])[];
  /** The number of a round where one ends; null elsewhere. */
  readonly turns: readonly (number | null)[];
}) {
  const id = useId();
  const all = rows.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const last = rows.length - 1;
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * i) / Math.max(1, last);
  const y = (n: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (high - n)) / (high - low);
  const ends = rows[last].map((n, seat) => ({ seat, n })).sort((a, b) => b.n - a.n);
  const labels = spread(ends.map((end) => y(end.n)));
  const rounds = turns.filter((turn) => turn !== null).length;
  const every = rounds > 40 ? 10 : rounds > 12 ? 5 : 2;
  return (
    <figure>
      <h2>{title}</h2>
      <svg
        className="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        direction="ltr"
        role="img"
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{ends.map(({ seat, n }) => `${names[seat]} ${n}`).join(", ")}</desc>
        {levelsOf(low, high).map((level) => (
          <g key={level}>
            <line className="gl" x1={LEFT} x2={WIDTH - RIGHT} y1={y(level)} y2={y(level)} />
            <text x={LEFT - 6} y={y(level) + 4} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {turns.map((turn, i) =>
          turn !== null && (turn === 1 || turn % every === 0) ? (
            <text key={turn} x={x(i)} y={HEIGHT - 4} textAnchor="middle">
              {turn}
            </text>
          ) : null,
        )}
        {rows[last].map((_, seat) => {
          const colour = `var(--line-${COLOURS[seat]})`;
          const gap = Math.max(1, Math.round(last / MARKS));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <g key={seat}>
              <polyline
                points={rows.map((row, i) => `${x(i)},${y(row[seat])}`).join(" ")}
                fill="none"
                stroke={colour}
                strokeWidth="2.5"
                strokeDasharray={DASHES[seat]}
                strokeLinejoin="round"
              />
              {rows.map((row, i) =>
                (last - i) % gap === 0 ? (
                  <path
                    // biome-ignore lint/suspicious/noArrayIndexKey: turns never change their order
                    key={i}
                    d={SHAPES[seat]}
                    transform={`translate(${x(i)} ${y(row[seat])})`}
                    fill={colour}
                    className="dot"
                  />
                ) : null,
              )}
            </g>
          );
        })}
        {ends.map(({ seat, n }, i) => (
          <g key={seat} transform={`translate(${x(last)} ${labels[i]})`}>
            <path d={SHAPES[seat]} transform="translate(15 0)" fill={`var(--line-${COLOURS[seat]})`} />
            <text className="pl" x="24" y="5">
              {short(names[seat])} {n}
            </text>
          </g>
        ))}
      </svg>
      {about === undefined ? null : <figcaption>{about}</figcaption>}
    </figure>
  );
}
