/**
 * A lesson's game: it begins from an arranged position, its shuffles are fixed beforehand and the opponent
 * follows a script, so that it is the same each time. Whoever plays otherwise than the lesson expects still
 * plays by the rules: a fixed shuffle that no longer fits falls by chance, and where the script does not fit
 * the opponent thinks for itself.
 */
import type { Bot } from "@fiefdom/bots/player";
import { basics, basicsWithColonies, boardFor } from "@fiefdom/cards";
import { type Answer, answer, type Board, clone, type Game, Refusal, record } from "@fiefdom/engine";
import { arrange, type Position } from "@fiefdom/engine/position";
import type { TableOptions } from "@fiefdom/protocol";
import type { Course } from "@fiefdom/table/match";
import type { Lesson } from "./messages.ts";

const SEED = "lesson";
const YOU = 0;

/** The board of a lesson: it may have fewer piles than a game, so that there is less to look at. */
export function lessonBoard({ kingdom, landscapes, colonies, ruleset, seats }: TableOptions): Board {
  return boardFor({
    players: seats.length,
    ruleset,
    basics: (colonies === true ? basicsWithColonies : basics).map((def) => def.id),
    kingdom: kingdom.from === "list" ? [...kingdom.piles] : [],
    landscapes: Array.isArray(landscapes) ? [...landscapes] : [],
  });
}

/** The lesson's first position, played on to its first question. */
export function beginLesson(board: Board, lesson: Lesson): Game {
  const { players, supply = {}, shuffles = [] } = lesson;
  const position: Position = {
    // A lesson counts the turns that are over, and begins before the next one.
    players: players.map(({ turns = 0, ...zones }, seat) => ({
      ...zones,
      turns: seat === YOU ? turns + 1 : turns,
    })),
    turn: YOU,
    phase: "start",
    supply,
    shuffles,
  };
  return arrange(board, position, { seed: SEED, log: true, history: true });
}

/** How a lesson's game is answered, and taken back: from its beginning, so that its shuffles fall as they fell. */
export const courseOf = (lesson: Lesson): Course => ({
  answer: giveInLesson,
  rewind(game, to) {
    const back = beginLesson(game.board, lesson);
    for (const [seat, ...options] of record(game).answers.slice(0, to)) giveInLesson(back, seat, options);
    return back;
  },
});

/** Gives an answer. If a fixed shuffle names cards that are not there, chance shuffles from now on. */
export function giveInLesson(g: Game, seat: number, given: Answer): void {
  if (g.rigged.length > 0 && !fits(g, seat, given)) g.rigged = [];
  answer(g, seat, given);
}

function fits(g: Game, seat: number, given: Answer): boolean {
  try {
    answer(clone(g), seat, given);
    return true;
  } catch (problem) {
    // A refusal is no matter of shuffles; it comes again when the answer is given.
    return problem instanceof Refusal;
  }
}

/** An opponent who does what the script says for this turn, the first thing of it that is possible. */
export function scripted(bot: Bot, seat: number, lesson: Lesson): Bot {
  // What the bot would say beforehand is not what the script says.
  const { purchase: _, action: __, ...asked } = bot;
  return {
    ...asked,
    answer(view, decision) {
      const wishes = lesson.script?.[view.turns(seat)] ?? [];
      const question = view.toJSON().decision;
      const wish =
        question !== null && "options" in question
          ? wishes.find((option) => question.options.includes(option))
          : undefined;
      return wish ?? bot.answer(view, decision);
    },
  };
}
