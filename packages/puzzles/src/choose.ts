/** Which of many puzzles are kept: from easy to hard, and no two that look alike. */
import type { AnyPuzzle } from "./puzzle.ts";

/** What two puzzles must not have in common: the kingdom, or the ruling asked about. */
const likeness = (puzzle: AnyPuzzle): string =>
  puzzle.kind === "rule" ? JSON.stringify(puzzle.ruling) : puzzle.position.split("~").slice(2, 5).join("~");

export function choose<P extends AnyPuzzle>(found: readonly P[], keep: number): P[] {
  const seen = new Set<string>();
  const different = found.filter((puzzle) => {
    const like = likeness(puzzle);
    if (seen.has(like) || seen.has(puzzle.id)) return false;
    seen.add(like).add(puzzle.id);
    return true;
  });
  different.sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  if (different.length <= keep) return different;
  return Array.from({ length: keep }, (_, i) => different[Math.floor((i * different.length) / keep)]);
}
