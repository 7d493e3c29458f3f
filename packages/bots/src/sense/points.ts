/** What a card more, or a card less, does to the score: its own points and those of the Landmarks. */
import { VP } from "@fiefdom/engine/game";
import { ACTION, CURSE, TREASURE, typeBit, VICTORY } from "@fiefdom/engine/types";
import type { Mind } from "./mind.ts";

const CASTLE = typeBit("Castle");
const EVENT = typeBit("Event");

function castles(m: Mind): number {
  let n = 0;
  m.owned.forEach((count, kind) => {
    if (count > 0 && m.is(kind, CASTLE)) n += count;
  });
  return n;
}

/** The points of one copy; for those that count something, as things stand with `more` cards. */
function pointsOf(m: Mind, kind: number, more = 0): number {
  const { vp, id } = m.board.kinds[kind];
  if (vp === undefined) return 0;
  if (typeof vp === "number") return vp;
  if (id === "gardens") return Math.floor((m.size + more) / 10);
  if (id === "duke") return m.owned[m.duchy];
  if (id === "humble-castle") return castles(m) + more;
  if (id === "kings-castle") return 2 * (castles(m) + more);
  const part = m.view.score(m.view.seat).parts.find((p) => p.source === kind);
  return part === undefined || part.count === 0 ? 2 : part.vp / part.count;
}

/** Points that a copy more would bring, now and at the end. */
export function pointsForGaining(m: Mind, kind: number): number {
  const fixed = m.points[kind];
  if (!m.landmarks && !Number.isNaN(fixed)) return fixed;
  let points = Number.isNaN(fixed) ? pointsOf(m, kind, 1) : fixed;
  if (m.is(kind, CASTLE)) {
    // Castles count each other.
    points += m.owned[m.board.kind("humble-castle")] + 2 * m.owned[m.board.kind("kings-castle")];
    if (m.board.kinds[kind].id === "grand-castle")
      points += m.hand.filter((other) => m.is(other, VICTORY)).length;
    if (m.board.kinds[kind].id === "sprawling-castle") points += 3;
    if (m.board.kinds[kind].id === "crumbling-castle") points += 1;
  }
  return m.landmarks && !m.is(kind, EVENT) ? points + landmarksForGaining(m, kind) : points;
}

function landmarksForGaining(m: Mind, kind: number): number {
  const { marks, owned, view } = m;
  const has = owned[kind];
  const victory = m.is(kind, VICTORY);
  const action = m.is(kind, ACTION);
  const treasure = m.is(kind, TREASURE);
  let points = 0;
  const tokens = (mark: number): number => view.landscapeTokens(mark, VP);
  if (marks.aqueduct >= 0 && victory) points += tokens(marks.aqueduct);
  if (marks["bandit-fort"] >= 0 && (kind === m.silver || kind === m.gold)) points -= 2;
  if (marks.battlefield >= 0 && victory) points += Math.min(2, tokens(marks.battlefield));
  if (marks["defiled-shrine"] >= 0 && m.is(kind, CURSE)) points += tokens(marks["defiled-shrine"]);
  if (marks.fountain >= 0 && kind === m.copper && has < 10)
    points += has === 9 ? 15 : has + m.view.buys >= 10 ? 3 : 0;
  if (marks.keep >= 0 && treasure && has < mostOfOthers(m, kind) && has + 1 >= mostOfOthers(m, kind))
    points += 5;
  if (marks.museum >= 0 && has === 0) points += 2;
  if (marks.obelisk >= 0 && view.noted(marks.obelisk) === m.board.pileOf[kind]) points += 2;
  if (marks.orchard >= 0 && action && has < 3) points += has === 2 ? 4 : 1;
  if (marks.palace >= 0) points += palace(m, kind);
  if (marks.tower >= 0 && !victory && view.left(kind) <= 1) points += has + 1;
  if (marks["triumphal-arch"] >= 0 && action) points += arch(m, kind, 1) - arch(m, kind, 0);
  if (marks.wall >= 0 && m.size >= 15) points -= 1;
  if (marks["wolf-den"] >= 0) points += has === 0 ? -3 : has === 1 ? 3 : 0;
  return points;
}

function mostOfOthers(m: Mind, kind: number): number {
  let most = 0;
  for (let seat = 0; seat < m.view.seats; seat++)
    if (seat !== m.view.seat) most = Math.max(most, m.view.owned(seat)[kind]);
  return most;
}

function palace(m: Mind, kind: number): number {
  const { owned, copper, silver, gold } = m;
  if (kind !== copper && kind !== silver && kind !== gold) return 0;
  const others = [copper, silver, gold].filter((other) => other !== kind).map((other) => owned[other]);
  return owned[kind] < Math.min(...others) ? 3 : 0;
}

/** Triumphal Arch, with so many copies more of a kind. */
function arch(m: Mind, kind: number, more: number): number {
  let first = 0;
  let second = 0;
  const { owned } = m;
  for (let other = 0; other < owned.length; other++) {
    if (owned[other] === 0 && other !== kind) continue;
    if (!m.is(other, ACTION)) continue;
    const n = owned[other] + (other === kind ? more : 0);
    if (n > first) {
      second = first;
      first = n;
    } else if (n > second) second = n;
  }
  return 3 * second;
}

/** Points that a copy less would cost; below zero where one is better off without it. */
export function pointsForLosing(m: Mind, kind: number): number {
  const fixed = m.points[kind];
  if (!m.landmarks && !Number.isNaN(fixed)) return fixed;
  let points = Number.isNaN(fixed) ? pointsOf(m, kind) : fixed;
  if (!m.landmarks) return points;
  const { marks, owned, view } = m;
  const has = owned[kind];
  const action = m.is(kind, ACTION);
  if (marks["bandit-fort"] >= 0 && (kind === m.silver || kind === m.gold)) points -= 2;
  if (marks.fountain >= 0 && kind === m.copper) points += has >= 7 && has <= 10 ? 15 : 0;
  if (marks.keep >= 0 && m.is(kind, TREASURE) && has > 0 && has === mostOfOthers(m, kind)) points += 5;
  if (marks.museum >= 0 && has === 1) points += 2;
  if (marks.obelisk >= 0 && view.noted(marks.obelisk) === m.board.pileOf[kind]) points += 2;
  if (marks.orchard >= 0 && action && has === 3) points += 4;
  if (marks.palace >= 0 && (kind === m.copper || kind === m.silver || kind === m.gold))
    points += has <= Math.min(owned[m.copper], owned[m.silver], owned[m.gold]) ? 3 : 0;
  if (marks.tomb >= 0) points -= 1;
  if (marks.tower >= 0 && !m.is(kind, VICTORY) && view.left(kind) === 0) points += 1;
  if (marks["triumphal-arch"] >= 0 && action) points += arch(m, kind, 0) - arch(m, kind, -1);
  if (marks.wall >= 0 && m.size > 15) points -= 1;
  if (marks["wolf-den"] >= 0) points += has === 1 ? -3 : has === 2 ? 3 : 0;
  return points;
}

/** How far this player is ahead of the best other one. */
export function lead(m: Mind): number {
  const { view } = m;
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < view.seats; seat++)
    if (seat !== view.seat) best = Math.max(best, view.total(seat));
  return view.total(view.seat) - best;
}

/** Would the game end with this turn if this card were taken from the Supply? */
export function wouldEnd(m: Mind, kind: number): boolean {
  const pile = m.board.pileOf[kind];
  if (pile < 0 || m.view.pileSize(pile) > 1) return false;
  return m.ending[kind] || m.view.emptyPiles + 1 >= m.board.pilesToEnd;
}

/** Would a game that ends now, with so many points more, be won? A tie goes to whoever had fewer turns. */
export function wouldWin(m: Mind, points: number): boolean {
  const ahead = lead(m) + points;
  if (ahead !== 0) return ahead > 0;
  const { view } = m;
  for (let seat = 0; seat < view.seats; seat++)
    if (seat !== view.seat && view.turns(seat) < view.turns(view.seat)) return false;
  return true;
}
