/**
 * Finished games kept in this browser: the last hundred, each under a key of its own. Storage can be full,
 * forbidden or broken; then a game is at hand as long as the page is, and nobody is bothered.
 */
import { NotAGame, type RecordedGame, readGameText } from "./game.ts";

export const MOST_KEPT = 100;
const PREFIX = "fiefdom.game.";

/** What storage would not take. */
const atHand = new Map<string, RecordedGame>();

const keyOf = (id: string): string => PREFIX + id;

function read(id: string): RecordedGame | null {
  try {
    const text = localStorage.getItem(keyOf(id));
    return text === null ? null : { ...readGameText(text), id };
  } catch (problem) {
    if (!(problem instanceof NotAGame)) return null;
    // Something else wrote there. It is of no use to anybody.
    drop(id);
    return null;
  }
}

function drop(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Then there is nothing to remove.
  }
}

function keptIds(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Newest first. */
export function keptGames(): RecordedGame[] {
  const kept = keptIds().flatMap((id) => read(id) ?? []);
  const unkept = [...atHand.values()].filter((game) => !kept.some((other) => other.id === game.id));
  return [...kept, ...unkept].sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0));
}

export const keptGame = (id: string): RecordedGame | null => read(id) ?? atHand.get(id) ?? null;

function write(game: RecordedGame): boolean {
  try {
    localStorage.setItem(keyOf(game.id), JSON.stringify(game));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a game; the oldest make room for it. */
export function keepGame(game: RecordedGame): void {
  const others = keptGames().filter((other) => other.id !== game.id && !atHand.has(other.id));
  for (const old of others.splice(MOST_KEPT - 1)) drop(old.id);
  while (!write(game)) {
    const oldest = others.pop();
    if (oldest === undefined) {
      atHand.set(game.id, game);
      return;
    }
    drop(oldest.id);
  }
  atHand.delete(game.id);
}

export function removeGame(id: string): void {
  drop(id);
  atHand.delete(id);
}
