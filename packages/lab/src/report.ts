/**
 * A simulation as one self-contained page: what happened, in pictures first. Charts are plain SVG drawn
 * here; the page loads nothing. What it says, and how numbers are written, is the caller's affair. Axes run
 * from left to right in every language.
 */
import type { PlayerResult, Results } from "./results.ts";

const COLOURS = ["#1a4a8a", "#9c2317", "#92620a", "#2f6b3a", "#6a3d83", "#54463a", "#0f7a7a", "#b0457b"];
/** Lines differ in dash as well as in colour. */
const DASHES = ["", "7 4", "2 3", "9 3 2 3", "1 4", "12 5", "4 2", "6 2 1 2"];
const W = 560;
const H = 240;
const LEFT = 44;
const BOTTOM = 28;

const esc = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] as string);

/** Everything that the page says. */
export interface PageWords {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  number(n: number): string;
  /** A part of 1 as a share of a hundred. */
  percent(x: number): string;
  decimal(x: number, digits: number): string;
  card(id: string): string;
  readonly title: string;
  readonly about: string;
  readonly endings: string;
  readonly ties: string;
  readonly plan: string;
  readonly wins: string;
  readonly share: string;
  readonly first: string;
  readonly turns: string;
  readonly turn: string;
  readonly score: string;
  readonly margin: string;
  readonly wonTitle: string;
  readonly lengthsTitle: string;
  readonly coinsTitle: string;
  readonly pointsTitle: string;
  deckTitle(name: string): string;
  readonly marginsTitle: string;
}

/** Round numbers for an axis. */
function ticks(low: number, high: number): number[] {
  const span = Math.max(1e-9, high - low);
  const step = 10 ** Math.floor(Math.log10(span / 4));
  const wide = [1, 2, 5, 10].map((m) => m * step).find((s) => span / s <= 6) ?? step;
  const list: number[] = [];
  for (let t = Math.ceil(low / wide) * wide; t <= high + 1e-9; t += wide) list.push(Number(t.toFixed(6)));
  return list;
}

interface Axes {
  readonly x: (v: number) => number;
  readonly y: (v: number) => number;
  readonly svg: string;
}

function axes(xs: readonly number[], ys: readonly number[], xTitle: string): Axes {
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [y0, y1] = [Math.min(0, ...ys), Math.max(1, ...ys) * 1.05];
  const x = (v: number): number => LEFT + ((v - x0) / Math.max(1, x1 - x0)) * (W - LEFT - 12);
  const y = (v: number): number => H - BOTTOM - ((v - y0) / (y1 - y0)) * (H - BOTTOM - 10);
  const grid = ticks(y0, y1)
    .map(
      (t) =>
        `<line class="grid" x1="${LEFT}" x2="${W - 12}" y1="${y(t)}" y2="${y(t)}"/><text x="${LEFT - 6}" y="${y(t) + 4}" text-anchor="end">${t}</text>`,
    )
    .join("");
  const marks = ticks(x0, x1)
    // The axis' own name stands at its end.
    .filter((t) => Number.isInteger(t) && x(t) < W - 20 - 7 * xTitle.length)
    .map((t) => `<text x="${x(t)}" y="${H - 10}" text-anchor="middle">${t}</text>`)
    .join("");
  return {
    x,
    y,
    svg: `${grid}${marks}<text x="${W - 12}" y="${H - 10}" text-anchor="end" class="soft">${esc(xTitle)}</text>`,
  };
}

const frame = (title: string, body: string, height = H): string =>
  `<figure><figcaption>${esc(title)}</figcaption><svg viewBox="0 0 ${W} ${height}" role="img" aria-label="${esc(title)}">${body}</svg></figure>`;

interface Line {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
}

function lines(title: string, xTitle: string, series: readonly Line[]): string {
  const xs = series.flatMap((s) => s.points.map(([px]) => px));
  if (xs.length === 0) return "";
  const a = axes(
    xs,
    series.flatMap((s) => s.points.map(([, py]) => py)),
    xTitle,
  );
  const paths = series
    .map(
      (s, i) =>
        `<polyline fill="none" stroke="${COLOURS[i % COLOURS.length]}" stroke-width="2.2" stroke-dasharray="${DASHES[i % DASHES.length]}" points="${s.points.map(([px, py]) => `${a.x(px).toFixed(1)},${a.y(py).toFixed(1)}`).join(" ")}"><title>${esc(s.name)}</title></polyline>`,
    )
    .join("");
  return frame(
    title,
    a.svg + paths + legend(series.map((s) => s.name)),
    H + 18 * Math.ceil(series.length / 2),
  );
}

const legend = (names: readonly string[]): string =>
  names
    .map((name, i) => {
      const x = LEFT + (i % 2) * 260;
      const y = H + 12 + 18 * Math.floor(i / 2);
      return `<line x1="${x}" x2="${x + 26}" y1="${y - 4}" y2="${y - 4}" stroke="${COLOURS[i % COLOURS.length]}" stroke-width="2.2" stroke-dasharray="${DASHES[i % DASHES.length]}"/><text x="${x + 32}" y="${y}">${esc(name.slice(0, 34))}</text>`;
    })
    .join("");

function bars(title: string, xTitle: string, points: readonly (readonly [number, number])[]): string {
  if (points.length === 0) return "";
  const a = axes(
    points.map(([x]) => x),
    points.map(([, y]) => y),
    xTitle,
  );
  const wide = Math.max(
    2,
    (W - LEFT - 12) / Math.max(1, points[points.length - 1][0] - points[0][0] + 1) - 2,
  );
  const body = points
    .map(
      ([px, py]) =>
        `<rect x="${(a.x(px) - wide / 2).toFixed(1)}" y="${a.y(py).toFixed(1)}" width="${wide.toFixed(1)}" height="${(a.y(0) - a.y(py)).toFixed(1)}" fill="#92620a"><title>${px}: ${py}</title></rect>`,
    )
    .join("");
  return frame(title, a.svg + body);
}

/** Shares with their intervals, one bar a player. */
function shares(r: Results, words: PageWords): string {
  const row = 40;
  const rows = [
    ...r.players.map((p) => ({ name: p.plan, share: p.winShare })),
    { name: words.ties, share: r.tieShare },
  ];
  const x = (v: number): number => 150 + v * (W - 230);
  const body = rows
    .map(({ name, share }, i) => {
      const y = i * row + 8;
      const colour = i < r.players.length ? COLOURS[i % COLOURS.length] : "#a4926f";
      return `<text x="142" y="${y + 17}" text-anchor="end">${esc(name.slice(0, 20))}</text><rect x="${x(0)}" y="${y}" width="${x(share.value) - x(0)}" height="24" fill="${colour}"/><line x1="${x(share.low)}" x2="${x(share.high)}" y1="${y + 12}" y2="${y + 12}" stroke="#241b14" stroke-width="3"/><text x="${x(share.high) + 6}" y="${y + 17}">${words.percent(share.value)}</text>`;
    })
    .join("");
  return frame(words.wonTitle, body, rows.length * row + 8);
}

/** The cards that decks consist of most, the same for all players, so that a line means the same card. */
function commonest(r: Results): string[] {
  const peaks = new Map<string, number>();
  for (const player of r.players)
    for (const turn of player.byTurn)
      for (const [id, n] of Object.entries(turn.owned)) peaks.set(id, Math.max(n, peaks.get(id) ?? 0));
  return [...peaks]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_LINES)
    .map(([id]) => id);
}

const MOST_LINES = 8;

/** What a deck consists of, turn by turn. */
const composition = (p: PlayerResult, ids: readonly string[], words: PageWords): string =>
  lines(
    words.deckTitle(p.plan),
    words.turn,
    ids.map((id) => ({
      name: words.card(id),
      points: p.byTurn.map((t) => [t.turn, t.owned[id] ?? 0] as const),
    })),
  );

/** How the games ended, the most frequent first: "piles", "stalemate", or the pile that ran out. */
export const endingsIn = (r: Results): { readonly by: string; readonly share: number }[] =>
  Object.entries(r.endings)
    .sort(([, a], [, b]) => b - a)
    .map(([by, n]) => ({ by, share: n / r.games }));

/** The page. */
export function report(r: Results, words: PageWords): string {
  const { percent, decimal } = words;
  const table = r.players
    .map(
      (p) =>
        `<tr><th scope="row">${esc(p.plan)}</th><td>${words.number(p.wins)}</td><td>${percent(p.winShare.value)} (${percent(p.winShare.low)} – ${percent(p.winShare.high)})</td><td>${p.asFirst.games === 0 ? "–" : percent(p.asFirst.wins / p.asFirst.games)}</td><td>${decimal(p.meanTurns, 2)}</td><td>${decimal(p.meanScore, 1)}</td></tr>`,
    )
    .join("");
  const head = [words.plan, words.wins, words.share, words.first, words.turns, words.score]
    .map((cell) => `<th>${esc(cell)}</th>`)
    .join("");
  return `<!doctype html>
<html lang="${words.lang}" dir="${words.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${esc(words.title)}</title>
<style>
body{font:16px/1.45 system-ui,sans-serif;background:#e2d8c3;color:#241b14;max-width:76rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.7rem;margin:0 0 .3rem}p{margin:.3rem 0}table{border-collapse:collapse;margin:1rem 0;background:#fcf7ec}
th,td{padding:.4rem .8rem;border:1px solid #a4926f;text-align:end}th[scope=row],thead th:first-child{text-align:start}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));gap:1rem}
figure{margin:0;background:#fcf7ec;padding:.8rem;border:1px solid #a4926f;border-radius:5px}
figcaption{font-weight:700;margin-bottom:.4rem}svg{width:100%;height:auto;direction:ltr}svg text{font:12px system-ui,sans-serif;fill:#241b14}
svg .soft{fill:#54463a}svg .grid{stroke:#d5c8ae}
</style></head><body>
<h1>${esc(words.title)}</h1>
<p>${esc(words.about)}</p>
<p>${esc(words.endings)}</p>
<table><thead><tr>${head}</tr></thead><tbody>${table}</tbody></table>
<main>
${shares(r, words)}
${bars(
  words.lengthsTitle,
  words.turns,
  r.turns.map((t) => [t.turns, t.games] as const),
)}
${lines(
  words.coinsTitle,
  words.turn,
  r.players.map((p) => ({ name: p.plan, points: p.byTurn.map((t) => [t.turn, t.money] as const) })),
)}
${lines(
  words.pointsTitle,
  words.turn,
  r.players.map((p) => ({ name: p.plan, points: p.byTurn.map((t) => [t.turn, t.vp] as const) })),
)}
${r.players.map((p) => composition(p, commonest(r), words)).join("\n")}
${bars(
  words.marginsTitle,
  words.margin,
  r.margins.map((m) => [m.margin, m.games] as const),
)}
</main></body></html>
`;
}
