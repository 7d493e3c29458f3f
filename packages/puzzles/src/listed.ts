/** A puzzle as lists show it: what it is about, and nothing of its answer. */
import { cards } from "@fiefdom/cards";
import { readPosition } from "@fiefdom/engine/notation";
import type { AnyPuzzle, Theme } from "./puzzle.ts";
import type { Goal } from "./solve.ts";

export interface Listed {
  readonly id: string;
  readonly kind: AnyPuzzle["kind"];
  readonly goal?: Goal;
  readonly themes: readonly Theme[];
  readonly rating: number;
  /** The sets of the cards that it is about. */
  readonly sets: readonly string[];
  /** Some of those cards. */
  readonly cards: readonly string[];
}

const MOST_CARDS = 5;

export function listed(puzzle: AnyPuzzle): Listed {
  const { id, kind, themes, rating } = puzzle;
  const about = [...new Set(cardsIn(puzzle))].filter(
    (card) => (cards.get(card)?.kind ?? "basic") !== "basic",
  );
  const shown = about.slice(0, MOST_CARDS);
  return {
    id,
    kind,
    ...(puzzle.kind === "turn" ? { goal: puzzle.goal } : {}),
    themes,
    rating,
    sets: [...new Set(shown.flatMap((card) => cards.get(card)?.set ?? []))],
    cards: shown,
  };
}

const named = (option: string): string => option.split(/[:#]/).at(1) ?? option;

/** What its solver has before them: the cards that a rule is about, or those to choose from and those they own. */
function cardsIn(puzzle: AnyPuzzle): string[] {
  if (puzzle.kind === "rule")
    return [puzzle.ruling.card, ...puzzle.moves.flatMap(([, ...options]) => options.map(named))];
  const { setUp, position } = readPosition(puzzle.position);
  const { hand = [], play = [], deck = [], discard = [] } = position.players[puzzle.seat];
  const chosen =
    puzzle.kind === "choice" ? puzzle.answers.flatMap(({ answer }) => answer.map(named)).toSorted() : [];
  return [...chosen, ...hand, ...play, ...[...deck, ...discard].toSorted(), ...setUp.kingdom];
}
