/** Scores with the list of what earned them, the winners, and who starts the next game. */
import type { Holdings } from "./card.ts";
import { type Game, kindOf, NONE, PLAYER_ZONES, zone } from "./game.ts";

/**
 * How many of each kind a player owns, wherever the cards are. Everybody can keep count of that. The counts begin as a
 * copy of a list of numbers by kind, which is the quickest way to one of the right length; what it says is overwritten.
 */
export function owned(g: Game, seat: number): number[] {
  const counts = g.board.coins.slice();
  countOwned(g, seat, counts);
  return counts;
}

function count(cards: readonly number[], counts: number[]): number {
  for (let i = 0; i < cards.length; i++) counts[kindOf(cards[i])]++;
  return cards.length;
}

/** Counts what a player owns into an array of the caller's, by kind; gives how many cards it is in all. */
export function countOwned(g: Game, seat: number, counts: number[]): number {
  for (let kind = 0; kind < counts.length; kind++) counts[kind] = 0;
  const player = g.players[seat];
  let all = 0;
  for (let z = 0; z < PLAYER_ZONES.length; z++) all += count(zone(g, seat, PLAYER_ZONES[z].where), counts);
  for (let z = 0; z < player.mats.length; z++) all += count(player.mats[z], counts);
  // A card that has become another in play is still what it was.
  const { guises } = player;
  for (let i = 0; i < guises.length; i += 2) {
    counts[kindOf(guises[i])]--;
    counts[kindOf(guises[i + 1])]++;
  }
  return all;
}

export interface ScorePart {
  /** The kind of the card or landscape that scores; NONE for victory point tokens. */
  readonly source: number;
  /** How many copies, or the number that a landscape counted. */
  readonly count: number;
  readonly vp: number;
}

export interface Score {
  readonly total: number;
  readonly parts: readonly ScorePart[];
}

/** By default for what a player really owns; else for what somebody knows of it. */
export function score(g: Game, seat: number, counts: readonly number[] = owned(g, seat)): Score {
  let cards = 0;
  for (const n of counts) cards += n;
  const holdings: Holdings = { game: g, seat, owned: counts, total: cards };
  const parts: ScorePart[] = [];
  counts.forEach((count, kind) => {
    const { vp } = g.board.kinds[kind];
    if (count === 0 || vp === undefined) return;
    parts.push({ source: kind, count, vp: count * (typeof vp === "number" ? vp : vp(holdings)) });
  });
  for (const kind of g.board.landscapes) {
    const scores = g.board.kinds[kind].scores;
    if (scores === undefined) continue;
    const { vp, count } = scores(holdings);
    parts.push({ source: kind, count: count ?? 0, vp });
  }
  const tokens = g.players[seat].vp;
  if (tokens !== 0) parts.push({ source: NONE, count: tokens, vp: tokens });
  return { total: parts.reduce((sum, part) => sum + part.vp, 0), parts };
}

/** The score alone, without what it is made of. */
export function total(g: Game, seat: number): number {
  const { board } = g;
  const counts = board.coins.slice();
  const holdings: Holdings = { game: g, seat, owned: counts, total: countOwned(g, seat, counts) };
  let sum = g.players[seat].vp;
  const { scoring, landscapes } = board;
  for (let i = 0; i < scoring.length; i++) {
    const { kind, vp } = scoring[i];
    if (counts[kind] > 0) sum += counts[kind] * (typeof vp === "number" ? vp : vp(holdings));
  }
  for (let i = 0; i < landscapes.length; i++) sum += board.kinds[landscapes[i]].scores?.(holdings).vp ?? 0;
  return sum;
}

export interface Standing {
  readonly seat: number;
  readonly score: number;
  readonly turns: number;
  readonly place: number;
}

/** Everybody by score, then by fewer turns; equal in both share a place. Best first. */
export function standings(g: Game): Standing[] {
  const rows = g.players.map((player, seat) => ({ seat, score: total(g, seat), turns: player.turns }));
  const better = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    b.score - a.score || a.turns - b.turns;
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => better(other, row) < 0).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export const winners = (g: Game): number[] =>
  standings(g)
    .filter((row) => row.place === 1)
    .map((row) => row.seat);

/** Who starts the next game: the player to the left of a single winner; after a shared victory NONE, by lot. */
export function startsNext(g: Game): number {
  const best = winners(g);
  return best.length === 1 ? (best[0] + 1) % g.players.length : NONE;
}
