/** A rating over time: one line, with the lowest, the highest and the last as numbers. */
import { useWords } from "../words.ts";

const WIDTH = 560;
const HEIGHT = 160;
const EDGE = { start: 44, end: 12, top: 14, bottom: 22 };

export function RatingChart({
  points,
}: {
  readonly points: readonly { readonly at: number; readonly mean: number }[];
}) {
  const { lang, t } = useWords();
  if (points.length < 2) return null;
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "medium" });
  const means = points.map(({ mean }) => mean);
  const low = Math.floor(Math.min(...means));
  const high = Math.max(low + 1, Math.ceil(Math.max(...means)));
  // By the number of games, not by the calendar: pauses say nothing about strength.
  const x = (i: number): number => EDGE.start + ((WIDTH - EDGE.start - EDGE.end) * i) / (points.length - 1);
  const y = (mean: number): number =>
    HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * (mean - low)) / (high - low);
  const line = points.map(({ mean }, i) => `${x(i).toFixed(1)},${y(mean).toFixed(1)}`).join(" ");
  const [first, last] = [points[0], points[points.length - 1]];
  return (
    <figure className="course">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t("people.course", {
          n: points.length,
          from: number.format(first.mean),
          to: number.format(last.mean),
        })}
      >
        {[low, (low + high) / 2, high].map((level) => (
          <g key={level}>
            <path className="level" d={`M${EDGE.start} ${y(level)}H${WIDTH - EDGE.end}`} />
            <text x={EDGE.start - 8} y={y(level) + 5} textAnchor="end">
              {number.format(level)}
            </text>
          </g>
        ))}
        <polyline className="line" points={line} />
        <circle className="last" cx={x(points.length - 1)} cy={y(last.mean)} r="5" />
      </svg>
      <figcaption className="soft">
        <time dateTime={new Date(first.at).toISOString()}>{date.format(first.at)}</time>
        {" – "}
        <time dateTime={new Date(last.at).toISOString()}>{date.format(last.at)}</time>
      </figcaption>
    </figure>
  );
}
