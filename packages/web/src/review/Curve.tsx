/**
 * The chances of one player turn by turn: a line with its band, the even line, and a mark for every moment that
 * can be asked about. Everything that it shows is in the table below it as well.
 */
import type { Review } from "@fiefdom/local";
import { inPercent } from "@fiefdom/text/reviewed";
import { useId, useSyncExternalStore } from "react";
import { useWords } from "../words.ts";

/** Wide and low, or nearly square where there is no room. */
const SIZES = { wide: { width: 900, height: 240 }, narrow: { width: 420, height: 260 } } as const;
const NARROW = "(max-width: 620px)";
const LEFT = 44;
const RIGHT = 14;
const TOP = 12;
const BOTTOM = 26;
const LEVELS = [0, 25, 50, 75, 100];

export function Curve({
  review,
  seat,
  names,
  chosen,
}: {
  readonly review: Review;
  readonly seat: number;
  readonly names: readonly string[];
  /** The turn of the moment that is looked at; -1 for none. */
  readonly chosen: number;
}) {
  const { t } = useWords();
  const id = useId();
  const isNarrow = useSyncExternalStore(
    (tell) => {
      const query = matchMedia(NARROW);
      query.addEventListener("change", tell);
      return () => query.removeEventListener("change", tell);
    },
    () => matchMedia(NARROW).matches,
  );
  const { width, height } = SIZES[isNarrow ? "narrow" : "wide"];
  const { turns, mistakes } = review;
  const points = [turns[0].begun[seat], ...turns.map(({ ended }) => ended[seat])];
  const last = Math.max(1, points.length - 1);
  const x = (i: number): number => LEFT + ((width - LEFT - RIGHT) * i) / last;
  const y = (share: number): number => TOP + (height - TOP - BOTTOM) * (1 - Math.max(0, Math.min(1, share)));
  const line = points.map(({ value }, i) => `${x(i)},${y(value)}`);
  const band = [
    ...points.map(({ value, give }, i) => `${x(i)},${y(value + give)}`),
    ...points.map(({ value, give }, i) => `${x(i)},${y(value - give)}`).reverse(),
  ];
  const marked = [...new Set(mistakes.map(({ turn }) => turn))];
  const first = turns[0].seat;
  const rounds = turns.filter((turn) => turn.seat === first).length;
  const every = rounds > 40 ? 10 : rounds > 12 ? 5 : 2;
  const title = t("review.curve", { who: names[seat] });
  return (
    <figure className="review__curve">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} direction="ltr" role="img" aria-labelledby={`${id}t ${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{points.map(({ value }) => `${inPercent(value)} %`).join(", ")}</desc>
        {LEVELS.map((level) => (
          <g key={level}>
            <line
              className={level === 50 ? "review__even" : "review__level"}
              x1={LEFT}
              x2={width - RIGHT}
              y1={y(level / 100)}
              y2={y(level / 100)}
            />
            <text x={LEFT - 6} y={y(level / 100) + 5} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        <polygon className="review__band" points={band.join(" ")} />
        <polyline className="review__line" points={line.join(" ")} />
        {turns.map((turn, i) =>
          turn.seat === first && (turn.number === 1 || turn.number % every === 0) ? (
            <text key={turn.first} x={x(i + 1)} y={height - 6} textAnchor="middle">
              {turn.number}
            </text>
          ) : null,
        )}
        {marked.map((turn) => {
          const own = turns[turn].seat === seat;
          return (
            <g key={turn} transform={`translate(${x(turn + 1)} ${y(points[turn + 1].value)})`}>
              {turn === chosen ? <circle className="review__ring" r="13" /> : null}
              <circle className={own ? "review__minus" : "review__plus"} r="8" />
              <path className="review__sign" d={own ? "M-4 0h8" : "M-4 0h8M0 -4v8"} />
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{t("review.numbers")}</summary>
        <div className="review__scroll">
          <table className="review__numbers">
            <thead>
              <tr>
                <th scope="col">{t("review.turn")}</th>
                <th scope="col">{t("review.after")}</th>
                <th scope="col">{t("review.draw")}</th>
              </tr>
            </thead>
            <tbody>
              {turns.map((turn) => (
                <tr key={turn.first}>
                  <th scope="row">
                    {names[turn.seat]} {turn.number}
                  </th>
                  <td>
                    <bdi dir="ltr">
                      {inPercent(turn.ended[seat].value)} ± {inPercent(turn.ended[seat].give)}
                    </bdi>
                  </td>
                  <td>
                    <bdi dir="ltr">
                      {inPercent(turn.draw.value)} ± {inPercent(turn.draw.give)}
                    </bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
