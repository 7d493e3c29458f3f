/**
 * Cards that went from player to player unseen. Everybody can keep count of what others gain and trash, but not
 * of what is passed: only who gave it and who got it know. So whoever saw neither side counts as if it had not
 * been passed, as long as it does not come to light: a player who shows more of a kind than they were known to
 * own, or parts with more, had it from somebody. When the game is over everything is laid open.
 */
import { type Game, kindOf, PLAYER_ZONES } from "./game.ts";

/** From whom, to whom, which kind. */
export type Pass = readonly [from: number, to: number, kind: number];

/** Writes down that a card was passed unseen. Between two everybody sees everything. */
export function notePass(g: Game, from: number, to: number, card: number): void {
  if (g.players.length > 2 && from !== to) g.passed = [...g.passed, [from, to, kindOf(card)]];
}

/** The passes that a viewer has missed, by their place in the list. */
export function missedPasses(g: Game, viewer: number): number[] {
  const found: number[] = [];
  if (g.over) return found;
  g.passed.forEach(([from, to], i) => {
    if (viewer !== from && viewer !== to) found.push(i);
  });
  return found;
}

/** How many of a kind lie open before a player. */
function shown(g: Game, seat: number, kind: number): number {
  const player = g.players[seat];
  const count = (cards: readonly number[]): number => cards.filter((card) => kindOf(card) === kind).length;
  let n = 0;
  for (const { field, seen } of PLAYER_ZONES) {
    if (seen === "all") n += count(player[field]);
    else if (seen === "top") n += count(player[field].slice(-1));
  }
  player.mats.forEach((cards, i) => {
    if (g.board.mats[i].seen === "all") n += count(cards);
  });
  return n;
}

/**
 * What a viewer knows of what everybody owns, by seat and kind. The last pass is taken back first, since the same
 * card may have been passed on.
 */
export function knownCounts(
  g: Game,
  viewer: number,
  owned: readonly (readonly number[])[],
  passed: readonly Pass[] = g.passed,
): number[][] {
  const counts = owned.map((list) => [...list]);
  for (const i of missedPasses(g, viewer).reverse()) {
    const [from, to, kind] = passed[i];
    if (counts[to][kind] <= shown(g, to, kind)) continue;
    counts[to][kind]--;
    counts[from][kind]++;
  }
  return counts;
}
