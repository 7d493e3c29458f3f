/** One random game played from a seed under all laws. */

import { type CardSet, sets as shipped } from "@fiefdom/cards";
import { answer, type Board, clone, type Game, type GameRecord, record, start } from "@fiefdom/engine";
import { askedSeat } from "@fiefdom/engine/game";
import type { Entry } from "@fiefdom/engine/log";
import { boardFrom, boardsOf, type Choice, randomChoice } from "./boards.ts";
import { Dice } from "./dice.ts";
import {
  type Boards,
  Broken,
  cardsAreConserved,
  cardsAreWhatTheyAre,
  census,
  cloneIsTrue,
  countersAreSound,
  debtIsForeseen,
  decidersAreSound,
  decisionIsSound,
  everyOptionIsTaken,
  logKeepsSecrets,
  type Moment,
  positionIsTrue,
  recordIsTheGame,
  saveIsTrue,
  scoresAddUp,
  shortWayIsTrue,
  stateText,
  turnQuestionIsTrue,
  undoIsTrue,
  viewsLeakNothing,
  whyIsKnown,
} from "./laws.ts";
import { randomAnswer } from "./players.ts";

/** No game of random players may need more decisions than that. */
export const MOST_DECISIONS = 6000;

export interface Trial {
  readonly choice: Choice;
  readonly decisions: number;
  readonly turns: number;
  /** Turns in which somebody decided for another. */
  readonly decided: number;
}

/** A broken law together with the game that broke it. */
export class FailedTrial extends Error {
  readonly seed: string;
  readonly law: string;
  readonly record: GameRecord | null;
  constructor(seed: string, choice: Choice, problem: unknown, made: GameRecord | null) {
    const { players, ruleset, kingdom, landscapes } = choice;
    const table = `${players} players, ${ruleset}, ${[...kingdom, ...landscapes].join(" ")}`;
    super(
      `seed ${JSON.stringify(seed)}, decision ${(made?.answers.length ?? 0) + 1} (${table})\n${(problem as Error).message}`,
      { cause: problem },
    );
    this.name = "FailedTrial";
    this.seed = seed;
    this.law = problem instanceof Broken ? problem.law : (problem as Error).name;
    this.record = made;
  }
}

/**
 * Plays the game of a seed. `density` is how often the dear laws are looked at: 1 means at every decision.
 * The cheap ones always are. `meet` names a pile or landscape that should be in the game; cards come from `sets`.
 */
export function trial(
  seed: string,
  density: number,
  meet?: string,
  sets: readonly CardSet[] = shipped,
): Trial {
  const dice = new Dice(seed);
  const choice = randomChoice(dice, meet, sets);
  let g: Game | null = null;
  try {
    g = start(boardFrom(choice, sets), seed, { log: true, history: true });
    return { choice, ...playUnderLaws(g, dice, density, madeOnce(boardsOf(sets))) };
  } catch (problem) {
    throw new FailedTrial(seed, choice, problem, g === null ? null : record(g));
  }
}

/** The board of one game, made anew from its names once and not for every save that is read. */
function madeOnce(boardFor: Boards): Boards {
  let [made, board]: [string, Board | null] = ["", null];
  return (names) => {
    const text = JSON.stringify(names);
    if (board === null || text !== made) [made, board] = [text, boardFor(names)];
    return board;
  };
}

function playUnderLaws(g: Game, dice: Dice, density: number, boardFor: Boards): Omit<Trial, "choice"> {
  const before = census(g);
  const past: Moment[] = [];
  const entries: Entry[] = [];
  let read = 0;
  while (g.decision !== null) {
    if (past.length > MOST_DECISIONS)
      throw new Broken("ends", `not over after ${past.length} decisions and ${g.turn} turns`);
    const d = g.decision;
    decisionIsSound(g);
    debtIsForeseen(g);
    turnQuestionIsTrue(g);
    cardsAreWhatTheyAre(g);
    countersAreSound(g);
    decidersAreSound(g);
    cardsAreConserved(g, before);
    entries.push(...(g.log?.story.from(read) ?? []));
    logKeepsSecrets(g, entries, read);
    read = entries.length;
    const given = randomAnswer(g, d, dice);
    // The dear laws, and with them how the game stands, as text and for going back to.
    let text = "";
    const state = (): string => (text ||= stateText(g));
    const game = clone(g);
    if (dice.chance(density)) {
      const stood = state();
      scoresAddUp(g);
      shortWayIsTrue(g, given);
      whyIsKnown(g);
      everyOptionIsTaken(g, dice);
      if (past.length % 4 === 0) positionIsTrue(g, boardFor);
      saveIsTrue(g, stood, given, cloneIsTrue(g, stood, given, dice), boardFor);
    }
    if (dice.chance(density / 2)) viewsLeakNothing(g, state(), before, dice);
    if (past.length > 0 && dice.chance(density / 10)) undoIsTrue(g, state(), past, dice);
    const who = askedSeat(g);
    past.push({ game, who, given, story: read });
    answer(g, who, given);
  }
  if (!g.over) throw new Broken("ends", "nothing is asked, but the game is not over");
  countersAreSound(g);
  cardsAreConserved(g, before);
  logKeepsSecrets(g, g.log?.entries ?? [], read);
  scoresAddUp(g);
  recordIsTheGame(g, boardFor);
  const decided = g.log?.entries.filter((entry) => entry.what === "decides").length ?? 0;
  return { decisions: past.length, turns: g.turn, decided };
}
