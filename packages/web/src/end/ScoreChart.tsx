/** Points by turn, a line for each player. Lines differ by their dashes and marks as well as by colour. */
import { useSession } from "../session/session.ts";
import { useTable } from "../table/context.ts";

const WIDTH = 520;
const HEIGHT = 220;
const LEFT = 28;
const RIGHT = 104;
const TOP = 12;
const BOTTOM = 24;
const DASHES = ["", "9 4", "3 3", "12 3 3 3", "6 6", "1 4"];
/** The lines have the colours of the crests. */
const COLOURS = [2, 1, 3, 4, 5, 6];

export function ScoreChart() {
  const { t, view, names } = useTable();
  const scores = useSession((session) => session.scores);
  const turns = [...scores].sort((a, b) => a[0] - b[0]);
  if (turns.length < 4) return null;
  const all = turns.flatMap(([, points]) => points);
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const last = turns[turns.length - 1][0];
  const first = turns[0][0];
  const x = (turn: number): number =>
    LEFT + ((WIDTH - LEFT - RIGHT) * (turn - first)) / Math.max(1, last - first);
  const y = (points: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (high - points)) / (high - low);
  const step = high - low > 60 ? 20 : high - low > 24 ? 10 : 5;
  const levels = Array.from({ length: Math.floor(high / step) + 1 }, (_, i) => i * step);
  const ends = view.players
    .map((player) => ({ seat: player.seat, points: turns[turns.length - 1][1][player.seat] }))
    .sort((a, b) => b.points - a.points);
  let lowest = -99;
  const labels = ends.map((end) => {
    const at = Math.max(y(end.points), lowest + 19);
    lowest = at;
    return { ...end, at };
  });
  return (
    <>
      <h2>{t("end.chart")}</h2>
      <svg
        className="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        direction="ltr"
        role="img"
        aria-label={ends.map((end) => `${names[end.seat]} ${end.points}`).join(", ")}
      >
        {levels.map((level) => (
          <g key={level}>
            <line className="gl" x1={LEFT} x2={WIDTH - RIGHT} y1={y(level)} y2={y(level)} />
            <text x={LEFT - 6} y={y(level) + 4} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {view.players.map(({ seat }) => (
          <polyline
            key={seat}
            points={turns.map(([turn, points]) => `${x(turn)},${y(points[seat])}`).join(" ")}
            fill="none"
            stroke={`var(--line-${COLOURS[seat]})`}
            strokeWidth="3"
            strokeDasharray={DASHES[seat]}
            strokeLinejoin="round"
          />
        ))}
        {labels.map(({ seat, points, at }) => (
          <g key={seat}>
            <circle cx={x(last)} cy={y(points)} r="4.5" fill={`var(--line-${COLOURS[seat]})`} />
            <text className="pl" x={x(last) + 10} y={at + 5}>
              {names[seat]} {points}
            </text>
          </g>
        ))}
      </svg>
    </>
  );
}
