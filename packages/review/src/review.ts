/**
 * The review of a finished game as data: the chances turn by turn with how sure they are, what of each swing
 * was the draw and what the choice, and the decisions that clearly cost something. What is not clear at 95 %
 * over all that was looked at is not called a mistake.
 */
import { type Estimate, estimate, type Tally } from "@fiefdom/bots/search";
import { spell } from "@fiefdom/engine/decisions";
import { kindOf } from "@fiefdom/engine/game";
import { View } from "@fiefdom/engine/view";
import type { Arm, Bench } from "./bench.ts";
import { isSettled, SURE } from "./curve.ts";
import { type Holding, holdings } from "./holdings.ts";
import { type Reason, reasonsFor } from "./reasons.ts";
import type { Findings } from "./schedule.ts";
import { type Summary, summaryOf } from "./summary.ts";
import { isMistake, lossOf, type Proof } from "./verdict.ts";
import { REVIEW_VERSION } from "./version.ts";

/** A number, and how far it may be off with 95 % certainty. */
export interface About {
  readonly value: number;
  readonly give: number;
}

/** One turn with its chances. */
export interface ReviewedTurn {
  readonly seat: number;
  readonly number: number;
  /** Its first answer in the record, and the last. */
  readonly first: number;
  readonly last: number;
  /** By seat: how likely each is to win when the hand has been seen by its player, and when the turn is over. */
  readonly begun: readonly About[];
  readonly ended: readonly About[];
  /** To the player of the turn: what the hand was worth beside the average one. */
  readonly draw: About;
  /** To the player of the turn: what their own choices brought beside what their plan would have done. */
  readonly choice: About;
}

/** An answer in words, as records write them, with its chance to win. */
export interface Weighed {
  readonly options: readonly string[];
  readonly chance: About;
}

export interface Mistake {
  /** Its answer in the record. */
  readonly at: number;
  readonly turn: number;
  readonly seat: number;
  readonly verb: string;
  readonly source: string | null;
  readonly played: Weighed;
  readonly better: Weighed;
  /** Others that were weighed, the best first; less is known of them. */
  readonly others: readonly Weighed[];
  readonly cost: About;
  /** Why, the weightiest first; none where nothing that can be counted says it. */
  readonly reasons: readonly Reason[];
  /** Worlds in which both were played to the end. */
  readonly worlds: number;
  /** The table as its player saw it. */
  readonly table: Table;
  /** What to answer from there on for the better way, as records write it. */
  readonly answers: readonly (readonly string[])[];
}

/** What somebody has before them when they decide; cards by id. */
export interface Table {
  readonly hand: readonly string[];
  readonly inPlay: readonly string[];
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  /** By seat. */
  readonly points: readonly number[];
}

export interface Review {
  readonly version: number;
  readonly seats: number;
  readonly shares: readonly number[];
  readonly turns: readonly ReviewedTurn[];
  /** The costliest first. */
  readonly mistakes: readonly Mistake[];
  readonly summary: Summary;
  /** By seat: what each had before the first turn, and at the end of each. */
  readonly holdings: readonly (readonly Holding[])[];
  /** Decisions that were looked at, and games that were played on in thought. */
  readonly decisions: number;
  readonly playouts: number;
  /** The share of the swings of which it is clear which way they went, or that they were small. */
  readonly settled: number;
}

const aboutThat = ({ mean, doubt }: Estimate): About => ({
  value: mean,
  give: Number.isFinite(doubt) ? SURE * Math.sqrt(doubt) : 1,
});

export const about = (tally: Tally): About => aboutThat(estimate(tally));

const known = (value: number): About => ({ value, give: 0 });

const sumOf = (all: readonly About[]): About => ({
  value: all.reduce((sum, { value }) => sum + value, 0),
  give: Math.hypot(...all.map(({ give }) => give)),
});

/** What a game comes to, from what was found. */
export function reviewOf(bench: Bench, findings: Findings): Review {
  const { course } = bench;
  const last = course.turns.length - 1;
  const turns = course.turns.map((turn, i): ReviewedTurn => {
    const [begins, ends] = [2 * i, 2 * i + 1];
    const begun = findings.curve.map((points) => aboutThat(points[begins].level));
    // How it ended is no question any more.
    const ended =
      i === last ? course.shares.map(known) : findings.curve.map((points) => aboutThat(points[ends].level));
    const choices = [...findings.choices].filter(
      ([moment]) => course.moments[moment].turn === i && course.moments[moment].seat === turn.seat,
    );
    return {
      ...turn,
      begun,
      ended,
      draw: aboutThat(findings.curve[turn.seat][begins].swing),
      choice: sumOf(
        choices.map(([, lead]) => {
          const { value, give } = about(lead);
          return { value: -value, give };
        }),
      ),
    };
  });
  const mistakes = mistakesIn(bench, findings);
  return {
    version: REVIEW_VERSION,
    seats: course.seats,
    shares: course.shares,
    turns,
    mistakes,
    summary: summaryOf(course, turns, mistakes),
    holdings: [...course.begins, course.end].map(holdings),
    decisions: bench.course.moments.length,
    playouts: findings.worlds,
    settled: settledOf(findings.curve),
  };
}

/** Of the swings from one end of a turn to the next, those that are settled for everybody. */
function settledOf([first, ...others]: Findings["curve"]): number {
  const swings = first
    .slice(1)
    .map((_, i) => [first, ...others].every((points) => isSettled(points[i + 1].swing)));
  return swings.length === 0 ? 1 : swings.filter((clear) => clear).length / swings.length;
}

function mistakesIn(bench: Bench, findings: Findings): Mistake[] {
  return findings.proofs
    .filter(isMistake)
    .map((proof) => mistakeOf(bench, findings, proof))
    .sort((a, b) => b.cost.value - a.cost.value);
}

function mistakeOf(bench: Bench, findings: Findings, proof: Proof): Mistake {
  const { moment, better } = proof;
  const { at, turn, seat, game, decision, treasures } = bench.course.moments[moment];
  const { answers } = bench.asked(moment);
  const loss = lossOf(proof);
  const words = ({ answer }: Arm): string[] => answers[answer].map((option) => spell(game, decision, option));
  const looked = findings.looked[moment];
  const others = new Map<number, About>();
  for (const [key, { chance }] of looked) {
    const answer = Number(key.split("/")[0]);
    if (answer === 0 || answer === better.answer) continue;
    const one = about(chance);
    if ((others.get(answer)?.value ?? -1) < one.value) others.set(answer, one);
  }
  return {
    at,
    turn,
    seat,
    verb: decision.verb,
    source: decision.source < 0 ? null : game.board.kinds[kindOf(decision.source)].id,
    played: { options: words({ answer: 0, way: 0 }), chance: about(proof.found[1 + loss.way].chance) },
    better: { options: words(better), chance: about(proof.found[0].chance) },
    others: [...others]
      .sort(([, a], [, b]) => b.value - a.value)
      .slice(0, 2)
      .map(([answer, chance]) => ({ options: words({ answer, way: 0 }), chance })),
    cost: { value: loss.mean, give: SURE * loss.error },
    reasons: reasonsAt(bench, moment, better),
    worlds: proof.found[0].chance.count,
    table: tableOf(new View(game, seat)),
    answers: [...(treasures ? [["treasures"]] : []), words(better)],
  };
}

function tableOf(view: View): Table {
  const ids = (kinds: readonly number[]): string[] => kinds.map((kind) => view.board.kinds[kind].id);
  return {
    hand: ids(view.hand),
    inPlay: ids(view.inPlay(view.seat)),
    actions: view.actions,
    buys: view.buys,
    coins: view.coins,
    points: Array.from({ length: view.seats }, (_, seat) => view.total(seat)),
  };
}

export function reasonsAt(bench: Bench, moment: number, better: Arm): Reason[] {
  const { game, seat } = bench.course.moments[moment];
  const { answers } = bench.asked(moment);
  const table = bench.minds.table(bench.plansAt(bench.course.moments[moment]));
  table[seat] = bench.botOf(better, seat);
  return reasonsFor(new View(game, seat), answers[0], answers[better.answer], table, `review/why/${moment}`);
}
