/**
 * A lesson's game: it begins from an arranged position, its shuffles are fixed beforehand and the opponent
 * follows a script, so that it is the same each time. Whoever plays otherwise than the lesson expects still
 * plays by the rules: a fixed shuffle that no longer fits falls by chance, and where the script does not fit
 * the opponent thinks for itself.
 */
import type { Bot } from "@fiefdom/bots/player";
import { basics, basicsWithColonies, boardFor } from "@fiefdom/cards";
import {
  type Answer,
  answer,
  type Board,
  clone,
  type Game,
  type GameRecord,
  Refusal,
  record,
  undoPoint,
} from "@fiefdom/engine";
import { NONE, push } from "@fiefdom/engine/game";
import { Log } from "@fiefdom/engine/log";
import { fresh } from "@fiefdom/engine/move";
import { keepHistory } from "@fiefdom/engine/record";
import { run } from "@fiefdom/engine/run";
import { bare } from "@fiefdom/engine/start";
import { TURN } from "@fiefdom/engine/turn";
import type { TableOptions } from "@fiefdom/protocol";
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
  const g = bare(board, SEED);
  for (const kind of board.setUps) board.kinds[kind].setUp?.(g, kind);
  const laid = (ids: readonly string[]): number[] => ids.map((id) => fresh(g, board.kind(id)));
  lesson.players.forEach((from, seat) => {
    const player = g.players[seat];
    player.hand = laid(from.hand);
    // Decks are written top first and kept top last.
    player.deck = laid(from.deck).reverse();
    player.discard = laid(from.discard ?? []);
    player.turns = from.turns ?? 0;
    player.vp = from.vp ?? 0;
  });
  lay(g, lesson);
  g.turn = g.players.reduce((sum, player) => sum + player.turns, 0);
  g.rigged = (lesson.shuffles ?? []).map(({ seat, cards }) => [seat, ...cards.map((id) => board.kind(id))]);
  g.player = YOU;
  push(g, TURN.index, YOU, NONE, YOU);
  keepHistory(g, SEED);
  g.log = new Log();
  run(g);
  return g;
}

/** Piles hold what the box holds and nobody has, unless the lesson says otherwise. */
function lay(g: Game, { players, supply = {} }: Lesson): void {
  const { board } = g;
  const owned = players.flatMap((player) => [...player.hand, ...player.deck, ...(player.discard ?? [])]);
  board.piles.forEach((pile, i) => {
    const said = supply[pile.id];
    if (pile.mixed >= 0) {
      const stack = g.mixed[pile.mixed];
      // The upper cards, which go first, are at the end.
      if (said !== undefined) stack.length = said;
      g.piles[i] = stack.length;
      return;
    }
    const kind = pile.kinds[0];
    const { id, startWith = 0 } = board.kinds[kind];
    const left = pile.size + startWith * board.players - owned.filter((card) => card === id).length;
    g.piles[i] = said ?? Math.min(pile.size, left);
  });
  g.emptyPiles = g.piles.filter((size) => size === 0).length;
}

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

/** The lesson as far as these answers. */
export function replayLesson(board: Board, lesson: Lesson, answers: GameRecord["answers"]): Game {
  const g = beginLesson(board, lesson);
  for (const [seat, ...options] of answers) giveInLesson(g, seat, options);
  return g;
}

export function undoInLesson(g: Game, lesson: Lesson): Game {
  const to = undoPoint(g, YOU, { force: true });
  return replayLesson(g.board, lesson, record(g).answers.slice(0, to));
}

/** An opponent who does what the script says for this turn, the first thing of it that is possible. */
export function scripted(bot: Bot, seat: number, lesson: Lesson): Bot {
  return {
    ...bot,
    answer(view, decision) {
      const wishes = lesson.script?.[view.turns(seat)] ?? [];
      const asked = view.toJSON().decision;
      const wish =
        asked !== null && "options" in asked
          ? wishes.find((option) => asked.options.includes(option))
          : undefined;
      return wish ?? bot.answer(view, decision);
    },
  };
}
