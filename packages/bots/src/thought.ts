/**
 * What somebody who looks ahead considered, as data: the lines that were compared with how likely each is to
 * win, and how the game is expected to go on. It is made from what one seat may know and tells nothing else;
 * but it does tell what that seat knows, so it is for the eyes of that seat, or of everybody once the game is
 * over.
 */
import type { Board } from "@fiefdom/engine/board";
import { spell } from "@fiefdom/engine/decisions";
import { askedSeat, type Game } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { owned } from "@fiefdom/engine/score";
import { View } from "@fiefdom/engine/view";
import { type Line, playLine } from "./lines.ts";
import { type Bot, playOut } from "./player.ts";
import { type Arm, estimate, leadOf } from "./search.ts";

/** One answer of a line, in words: options as they are written in records. */
export interface Considered {
  readonly verb: string;
  /** The card that asks; null when the turn itself does. */
  readonly source: string | null;
  readonly options: readonly string[];
}

/** A line with how likely it is to win, a shared win counting as its part. */
export interface Candidate {
  readonly line: readonly Considered[];
  readonly chance: number;
  /** Between these it lies, with 95 % certainty as far as the playouts go. */
  readonly low: number;
  readonly high: number;
  /** How much more likely than what the plan would do, compared in the same worlds, and how sure that is. */
  readonly ahead: number;
  readonly give: number;
  readonly playouts: number;
  /** It is what the plan would do. */
  readonly isPlan: boolean;
}

/** What a player is expected to gain in a turn to come, most likely. */
export interface Expectation {
  readonly seat: number;
  readonly gains: readonly string[];
}

export interface Thought {
  readonly seat: number;
  readonly turn: number;
  /** Best first; the first is what was chosen. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
  readonly playouts: number;
  /** By seat, the plan that the player is taken to follow. */
  readonly plans: readonly string[];
  /** The turns to come after the chosen line. */
  readonly course: readonly Expectation[];
}

/** Standard errors that make 95 %. */
const SURE = 1.96;
/** Worlds in which it is seen how the game goes on, and turns of each player. */
const WORLDS = 24;
const TURNS = 2;

const within = (chance: number): number => Math.max(0, Math.min(1, chance));

/** The worlds are drawn from the view; the first of the arms is the plan's. */
export function thoughtOf(
  view: View,
  arms: readonly Arm[],
  choice: Line,
  policy: readonly Bot[],
  plans: readonly string[],
  seed: string,
): Thought {
  const base = estimate(arms[0].chance);
  const candidates = arms.map((arm, i) => {
    const lead = i === 0 ? { mean: 0, doubt: 0 } : leadOf(arm);
    const give = SURE * Math.sqrt(lead.doubt);
    const wide = SURE * Math.sqrt(base.doubt + lead.doubt);
    const chance = within(base.mean + lead.mean);
    const candidate: Candidate = {
      line: inWords(view, arm.what, seed),
      chance,
      low: within(chance - wide),
      high: within(chance + wide),
      ahead: lead.mean,
      give: Number.isFinite(give) ? give : 1,
      playouts: arm.chance.count,
      isPlan: i === 0,
    };
    return { candidate, chosen: arm.what === choice };
  });
  candidates.sort((a, b) => Number(b.chosen) - Number(a.chosen) || b.candidate.chance - a.candidate.chance);
  const [first, ...others] = candidates.map(({ candidate }) => candidate);
  return {
    seat: view.seat,
    turn: view.turn,
    candidates: [first, ...others],
    playouts: arms.reduce((sum, arm) => sum + arm.chance.count, 0),
    plans,
    course: courseAfter(view, choice, policy, seed),
  };
}

/** A line as it is written. */
function inWords(view: View, line: Line, seed: string): Considered[] {
  const world = view.imagine(`${seed}/words`);
  const { seat, board } = view;
  const words: Considered[] = [];
  for (const step of line) {
    const d = world.decision;
    if (d === null) break;
    words.push({
      verb: step.verb,
      source: step.source < 0 ? null : board.kinds[step.source].id,
      options: step.answer.map((option) => spell(world, d, option)),
    });
    playLine(world, seat, [step]);
  }
  return words;
}

/** What the players gain in the turns after a line, in most of some worlds. */
function courseAfter(view: View, line: Line, policy: readonly Bot[], seed: string): Expectation[] {
  const { board } = view;
  const turns: Map<string, { readonly what: Expectation; count: number }>[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const g = view.imagine(`${seed}/course/${i}`);
    playLine(g, view.seat, line);
    playOut(g, policy, view.turn + 1);
    for (let n = 0; n < TURNS * view.seats && !g.over; n++) {
      const what = { seat: g.player, gains: gainsOfTurn(g, board, policy) };
      turns[n] ??= new Map();
      const key = `${what.seat} ${what.gains.join()}`;
      const known = turns[n].get(key);
      if (known === undefined) turns[n].set(key, { what, count: 1 });
      else known.count++;
    }
  }
  // A turn that most worlds don't reach any more is no expectation.
  return turns.flatMap((seen) => {
    const all = [...seen.values()].sort((a, b) => b.count - a.count);
    const reached = all.reduce((sum, { count }) => sum + count, 0);
    return 2 * reached > WORLDS ? [all[0].what] : [];
  });
}

/** Plays one turn, and gives what its player owns more after it. */
function gainsOfTurn(g: Game, board: Board, policy: readonly Bot[]): string[] {
  const { player, turn } = g;
  const before = owned(g, player);
  const views = policy.map((_, seat) => new View(g, seat));
  for (let d = g.decision; d !== null && g.turn === turn; d = g.decision) {
    const who = askedSeat(g);
    answer(g, who, policy[who].answer(views[d.who], d));
  }
  const after = owned(g, player);
  return board.kinds.flatMap((def, kind) =>
    Array<string>(Math.max(0, after[kind] - before[kind])).fill(def.id),
  );
}
