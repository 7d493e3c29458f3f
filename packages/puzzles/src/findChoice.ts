/**
 * Looks for choices worth asking. Plans that a search found play against each other; at some of their questions
 * every answer is tried in the same worlds. Kept is what one answer wins clearly: first at a glance, then with
 * other worlds and many of them, then against another opponent, each time at 99 %.
 */
import type { Bot } from "@fiefdom/bots/player";
import type { Board } from "@fiefdom/engine/board";
import { actOf, BUY_IT, spell, TREASURES_CODE } from "@fiefdom/engine/decisions";
import { clone, type Decision, type Game, kindOf } from "@fiefdom/engine/game";
import { lineFor, readPosition } from "@fiefdom/engine/notation";
import { arrange } from "@fiefdom/engine/position";
import { below, streams } from "@fiefdom/engine/random";
import { answer } from "@fiefdom/engine/run";
import { start } from "@fiefdom/engine/start";
import { View } from "@fiefdom/engine/view";
import { idOf } from "./id.ts";
import { type Minds, mindsOn } from "./minds.ts";
import type { ChoicePuzzle } from "./puzzle.ts";
import { answersTo } from "./solve.ts";
import { themesOf } from "./themes.ts";
import { courseOf, leastLead, SURE, weigh } from "./weigh.ts";

export interface ChoiceSearch {
  readonly seed: string;
  readonly games: number;
}

/** One question in so many is looked at. */
const LOOKED_AT = 4;
const MOST_ANSWERS = 14;
/** Worlds for a glance, for the proof, and against another opponent. */
const GLANCE = 60;
const PROOF = 1200;
const AGAIN = 600;
/** The least lead that is worth asking about, of 1: at a glance, and surely. */
const CLEAR = 0.06;
const SURELY = 0.03;
const LAST_TURN = 80;
/** That many answers are shown. */
const SHOWN = 4;

export function* choicesOn(board: Board, options: ChoiceSearch): Generator<ChoicePuzzle> {
  const minds = mindsOn(board);
  const dice = streams(`${options.seed}/dice`, 1);
  for (let i = 0; i < options.games; i++) {
    const g = start(board, `${options.seed}/${i}`, { first: below(dice, 0, 2) });
    const players = [minds.best, minds.ways[below(dice, 0, minds.ways.length)]];
    const found = choiceIn(g, players, minds, dice, `${options.seed}/${i}`);
    if (found !== null) yield found;
  }
}

/** The first puzzle of a game: of several they would look alike. */
function choiceIn(
  g: Game,
  players: readonly Bot[],
  minds: Minds,
  dice: number[],
  seed: string,
): ChoicePuzzle | null {
  const views = g.players.map((_, seat) => new View(g, seat));
  let turn = -1;
  let line: string | null = null;
  let before: number[][] = [];
  for (let d = g.decision; d !== null && g.turn <= LAST_TURN; d = g.decision) {
    const own = d.who === g.player;
    if (g.turn !== turn) {
      turn = g.turn;
      before = [];
      line = own && g.stack.length === 1 ? lineFor(g, d.who, `${seed}/${g.turn}`) : null;
    }
    if (line !== null && own && below(dice, 0, LOOKED_AT) === 0) {
      const puzzle = puzzleAt(line, before, minds, `${seed}/${g.turn}`, g.board);
      if (puzzle !== null) return puzzle;
    }
    const chosen = players[d.who].answer(views[d.who], d);
    // What another decided can't be played again from the position: the rest of the turn is not asked about.
    if (own) before.push([chosen].flat().filter((option) => typeof option === "number"));
    else line = null;
    answer(g, d.who, chosen);
  }
  return null;
}

/** The game at the question: from the position, with what happened in the turn before it. */
function begin(board: Board, line: string, before: readonly (readonly number[])[]): Game | null {
  const g = arrange(board, readPosition(line).position, { seed: "puzzle" });
  const { player, turn } = g;
  try {
    for (const chosen of before) {
      if (g.decision?.who !== player || g.turn !== turn) return null;
      answer(g, player, chosen);
    }
  } catch {
    // Other cards were drawn in this world: then it is another question.
    return null;
  }
  return g.decision?.who === player && g.turn === turn ? g : null;
}

/** The answers between which somebody would hesitate. */
function hesitatedOver(g: Game, d: Decision): readonly (readonly number[])[] {
  if (d.verb === "buy" && d.options.includes(TREASURES_CODE)) return [];
  const { board } = g;
  const junk = (option: number): boolean =>
    actOf(option) === BUY_IT &&
    board.pileOf[kindOf(option)] >= 0 &&
    board.coins[kindOf(option)] + board.debts[kindOf(option)] === 0;
  if (d.ordered || d.options.length > 30) return [];
  const real = { ...d, options: d.options.filter((option) => !junk(option)) };
  try {
    const list = answersTo(real, MOST_ANSWERS);
    return list.length > MOST_ANSWERS ? [] : list;
  } catch {
    return [];
  }
}

function puzzleAt(
  line: string,
  before: readonly (readonly number[])[],
  minds: Minds,
  seed: string,
  board: Board,
): ChoicePuzzle | null {
  const g = begin(board, line, before);
  if (g === null || g.decision === null) return null;
  const d = g.decision;
  const seat = g.player;
  const view = new View(g, seat);
  const answers = hesitatedOver(g, d);
  if (answers.length < 3) return null;
  // Each answer with the way to go on that suits it best.
  const tried = answers.flatMap((chosen) => minds.ways.map((goOn) => ({ answer: chosen, goOn })));
  const glance = weigh(view, tried, minds.best, GLANCE, `${seed}/glance`);
  const chances = glance.weights.map(({ chance }) => chance);
  const best = answers.map((_, i) => {
    const own = minds.ways.map((_, way) => i * minds.ways.length + way);
    return own.reduce((a, b) => (chances[b] > chances[a] ? b : a));
  });
  best.sort((a, b) => chances[b] - chances[a]);
  const lead = glance.ahead(best[0], best[1]);
  if (lead.mean < CLEAR || lead.mean < lead.error) return null;
  const lines = best.slice(0, SHOWN).map((i) => tried[i]);
  const shown = lines.map((line) => line.answer);
  const proof = weigh(view, lines, minds.best, PROOF, `${seed}/proof`);
  const ahead = leastLead(proof, lines.length);
  if (ahead < SURELY) return null;
  if (leastLead(weigh(view, lines, minds.other, AGAIN, `${seed}/again`), lines.length) <= 0) return null;
  const spelled = (chosen: readonly number[]): string[] => chosen.map((option) => spell(g, d, option));
  const key = (chosen: readonly (number | string)[]): string =>
    chosen
      .map((option) => (typeof option === "number" ? spell(g, d, option) : option))
      .toSorted()
      .join();
  const missed = minds.simple.filter((bot) => key([bot.answer(view, d)].flat()) !== key(shown[0])).length;
  const after = clone(g);
  answer(after, seat, shown[0]);
  const weighed = shown.map((chosen, i) => ({
    answer: spelled(chosen),
    chance: Math.round(proof.weights[i].chance * 1000) / 1000,
    within: Math.round(SURE * proof.weights[i].error * 1000) / 1000,
    ...courseOf(proof.weights[i]),
  }));
  return {
    kind: "choice",
    id: idOf(`${line} ${JSON.stringify(before)}`),
    position: line,
    before: spelledBefore(board, line, before),
    seat,
    answers: [weighed[0], ...weighed.slice(1).sort((a, b) => b.chance - a.chance)],
    ahead: Math.floor(ahead * 1000) / 1000,
    worlds: PROOF,
    themes: [
      ...(g.turn <= 2 * g.players.length ? (["opening"] as const) : []),
      ...themesOf(g, after, [d], [shown[0]]),
    ],
    rating: Math.round(1000 + 300 * missed + Math.max(0, 300 - 1500 * ahead)),
  };
}

function spelledBefore(board: Board, line: string, before: readonly (readonly number[])[]): string[][] {
  const g = arrange(board, readPosition(line).position, { seed: "puzzle" });
  return before.map((chosen) => {
    const d = g.decision as Decision;
    const words = chosen.map((option) => spell(g, d, option));
    answer(g, d.who, chosen);
    return words;
  });
}
