/** A number of both players by turn, with a band in which two thirds of the games lie; and the same as a table. */
import { useId } from "react";
import { decimal, useLabWords } from "./words.ts";

export interface Point {
  readonly turn: number;
  readonly mean: number;
  /** Standard deviation. */
  readonly spread: number;
}

const WIDTH = 360;
const HEIGHT = 190;
const LEFT = 30;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 24;

/** Round numbers for the scale. */
function levelsOf(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (high - low) / one <= 6) ?? 200;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

export function LabChart({
  title,
  names,
  rows,
}: {
  readonly title: string;
  readonly names: readonly [string, string];
  readonly rows: readonly [readonly Point[], readonly Point[]];
}) {
  const { lang, t } = useLabWords();
  const id = useId();
  const all = rows.flat();
  if (all.length === 0) return null;
  const low = Math.min(0, ...all.map(({ mean, spread }) => mean - spread));
  const high = Math.max(5, ...all.map(({ mean, spread }) => mean + spread));
  const last = Math.max(2, ...all.map(({ turn }) => turn));
  const x = (turn: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * (turn - 1)) / (last - 1);
  const y = (n: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (high - n)) / (high - low);
  const every = last > 30 ? 10 : last > 12 ? 5 : 2;
  const end = (points: readonly Point[]): string => {
    const point = points.at(-1);
    return point === undefined ? "–" : decimal(point.mean, lang);
  };
  return (
    <figure className="lab__chart">
      <h3>{title}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} direction="ltr" role="img" aria-labelledby={`${id}t ${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{names.map((name, i) => `${name} ${end(rows[i])}`).join(", ")}</desc>
        {levelsOf(low, high).map((level) => (
          <g key={level}>
            <line className="lab__level" x1={LEFT} x2={WIDTH - RIGHT} y1={y(level)} y2={y(level)} />
            <text x={LEFT - 6} y={y(level) + 4} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {Array.from({ length: last }, (_, i) => i + 1)
          .filter((turn) => turn === 1 || turn % every === 0)
          .map((turn) => (
            <text key={turn} x={x(turn)} y={HEIGHT - 5} textAnchor="middle">
              {turn}
            </text>
          ))}
        {rows.map((points, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is its place
          <g key={i} className="lab__curve" data-player={i}>
            <polygon
              points={[
                ...points.map(({ turn, mean, spread }) => `${x(turn)},${y(mean + spread)}`),
                ...points.toReversed().map(({ turn, mean, spread }) => `${x(turn)},${y(mean - spread)}`),
              ].join(" ")}
            />
            <polyline points={points.map(({ turn, mean }) => `${x(turn)},${y(mean)}`).join(" ")} />
          </g>
        ))}
      </svg>
      <ul className="lab__legend" aria-hidden="true">
        {names.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is its place
          <li key={i} data-player={i}>
            <svg viewBox="0 0 30 8" aria-hidden="true">
              <line x1="0" x2="30" y1="4" y2="4" />
            </svg>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t("asTable")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section className="lab__scroll" tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("turn")}</th>
                {names.map((name, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a player is its place
                  <th key={i} scope="col">
                    <bdi>{name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: last }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
                <tr key={i}>
                  <th scope="row">{i + 1}</th>
                  {rows.map((points, who) => {
                    const point = points.find(({ turn }) => turn === i + 1);
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a player is its place
                      <td key={who}>
                        {point === undefined
                          ? "–"
                          : `${decimal(point.mean, lang)} ± ${decimal(point.spread, lang)}`}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
