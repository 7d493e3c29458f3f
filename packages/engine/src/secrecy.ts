/**
 * What the others notice of a question. That somebody is asked can tell what they hold: a Reaction, an
 * Action, a card worth keeping. So every point at which a question may come is a moment, whether or not the
 * cards make it come, and whoever passes the game on to others (a server) is told of it: shown the game at
 * each moment, and of a question only what is said here, they see the same whatever is hidden.
 */
import type { Game, Happening } from "./game.ts";
import { DISCARD, HAND, HIDDEN, kindOf, NONE, NOWHERE, zone } from "./game.ts";
import { owned } from "./score.ts";

/** A question that is asked, or would be if the cards were others. */
export interface Question {
  readonly who: number;
  readonly verb: string;
  /** The kind of the card that asks; NONE for the turn itself. */
  readonly source: number;
}

export type Witness = (question: Question) => void;

/** The questions of the turn itself: which card to play or to buy next. */
export const isOfTheTurn = ({ verb }: Question): boolean => ["action", "buy", "night"].includes(verb);

/** What somebody holds decides whether it is asked at all. */
const isReaction = ({ verb }: Question): boolean => verb === "react" || verb === "order";

/**
 * As the others may know it. Whoever has the turn is thinking, and about what is their own affair; that
 * another could react is known of nobody in particular.
 */
export function asOthersSee(g: Game, question: Question): { seat: number; verb: string; source: number } {
  if (question.who === g.player) return { seat: question.who, verb: "turn", source: NONE };
  if (isReaction(question)) return { seat: NONE, verb: "react", source: NONE };
  return { seat: question.who, verb: question.verb, source: question.source };
}

/** Does it depend on hidden cards whether a choice among these needs to be made? */
export function isSecretChoice(
  g: Game,
  who: number,
  where: number,
  max: number,
  them: readonly number[],
): boolean {
  if (max === 0) return false;
  if (where === NOWHERE) return true;
  if (where === HIDDEN) return them.length > 0;
  return (where === HAND || where === DISCARD) && zone(g, who, where).length > 0;
}

/** Could this player, by all that everybody knows, hold a card that reacts to that? */
export function couldReact(
  g: Game,
  events: readonly Happening[],
  who: number,
  used: readonly number[],
): boolean {
  const player = g.players[who];
  if (player.hand.length === 0) return false;
  let counts: number[] | null = null;
  for (const event of events) {
    const table = g.board.inHand[event.on];
    if (table === null) continue;
    for (let kind = 0; kind < table.length; kind++) {
      const wanted = table[kind].some(
        ({ whose = "yours" }) => whose === "anyones" || (whose === "yours") === (who === event.by),
      );
      if (!wanted) continue;
      counts ??= owned(g, who);
      // What lies open is not in hand, and what was shown for this already is not shown again.
      const open = [player.play, player.aside, used.filter((card) => player.hand.includes(card))];
      const elsewhere = open.reduce((n, cards) => n + cards.filter((c) => kindOf(c) === kind).length, 0);
      if (counts[kind] > elsewhere) return true;
    }
  }
  return false;
}
