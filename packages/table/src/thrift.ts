/**
 * Lists that say the same are kept once. The history of a game is hundreds of answers, nearly all of them a
 * single option, and the same options in game after game: shared, an answer costs two pointers.
 */
import type { Game } from "@fiefdom/engine/game";

const codes = new Map<number, readonly number[]>();
const texts = new Map<string, string[]>();

/** The list that stands for every list of this one option. */
function shared<T, L extends readonly T[]>(known: Map<T, L>, list: L): L {
  if (list.length !== 1) return list;
  const same = known.get(list[0]) ?? list;
  if (same === list) known.set(list[0], list);
  return same;
}

/** Goes through the history of a game from that answer on. Nobody ever changes such a list in place. */
export function shareHistory({ history }: Game, from: number): void {
  if (history === null) return;
  const { answers, words } = history;
  for (let i = from; i < answers.length; i++) {
    answers[i] = shared(codes, answers[i]);
    words[i] = shared(texts, words[i]);
  }
}
