/**
 * In which order a game is judged: every turn and every decision a little, then what might matter more and
 * more, and at the end the few decisions that seem to have cost something in worlds of their own. What to look
 * at next depends only on what was found, never on who was quicker, so a review that was left goes on from
 * what is known as if it had never stopped.
 */
import { addTo, estimate, noTally, type Tally } from "@fiefdom/bots/search";
import {
  ADAPTED,
  ANOTHER_PLAYER,
  type Arm,
  type ArmFound,
  type Bench,
  type CompareFound,
  type CompareTask,
  type ExcuseFound,
  type Found,
  type OpinionFound,
  type OpinionTask,
  type Task,
  type TurnFound,
} from "./bench.ts";
import { Curve, type Point, TURN_WORLDS } from "./curve.ts";
import { HARDLY, isAgreed, isPossible, isProved, LOST_MARGIN, MARGIN, type Proof } from "./verdict.ts";

/** How much is spent: about so many answers given in thought. */
export const ANSWERS = 7_000_000;

/** Of a long game they are thinned out less than what is looked at besides: half of a review is its curve. */
const LEAST_OF_TURNS = 0.8;
/** Worlds in which it is seen with which of their ways to go on a player does best. */
const WAY_WORLDS = 32;
/** The rounds of looking: how many moments stay, with how many other answers, for how many worlds. */
const ROUNDS = [
  { keep: Number.POSITIVE_INFINITY, others: 9, worlds: 40 },
  { keep: 48, others: 4, worlds: 80 },
  { keep: 24, others: 3, worlds: 200 },
] as const;
/** Then with every way to go on. */
const LAST_ROUND = { keep: 14, others: 2, worlds: 160 } as const;
/** Where a player left their plan, it is asked how much that changed. */
const CHOICE_WORLDS = 100;
/** What has to prove itself, with a look at half time, and how little may seem lost for that. */
const MOST_PROOFS = 10;
const PROOF_WORLDS = [250, 600, 1200] as const;
const SEEMS = 0.05;
/** The known ways to go on after what was played that have to be tried, beside the one that is made for it. */
const KNOWN_WAYS = 2;
const EXCUSE = 1600;
const OPINION = 3000;
const OPINIONS = 2;
const FEWEST = 8;
/** Worlds of one task. */
const LARGEST = 250;
/** Batches of tasks that a whole review has, for telling how far it is. */
export const BATCHES = 3 + ROUNDS.length + PROOF_WORLDS.length + OPINIONS;

/** All that was found. */
export interface Findings {
  /** By seat, then point by point: the beginning and the end of each turn but the end of the last. */
  readonly curve: readonly (readonly Point[])[];
  /** By moment: what leaving the plan brought, in chances; nothing for those who stayed with it. */
  readonly choices: ReadonlyMap<number, Tally>;
  readonly proofs: readonly Proof[];
  /** By moment: what is known of each answer with the player's own way to go on. */
  readonly looked: readonly Looked[];
  readonly answers: number;
  readonly worlds: number;
}

/** What is known of the answers of a moment, by answer and way. */
export type Looked = ReadonlyMap<string, ArmFound>;

const keyOf = ({ answer, way }: Arm): string => `${answer}/${way}`;

/** What is known of an answer before it was tried. */
export const nothing = (): ArmFound => ({
  chance: noTally(),
  lead: noTally(),
  leaning: noTally(),
  other: noTally(),
});

export function addArm(all: ArmFound, found: ArmFound): void {
  addTo(all.chance, found.chance);
  addTo(all.lead, found.lead);
  addTo(all.leaning, found.leaning);
  addTo(all.other, found.other);
}

/** Gives batches of tasks, of which each waits for the findings of the one before. */
export function* schedule(bench: Bench, spend = ANSWERS): Generator<readonly Task[], Findings, Found[]> {
  const { course } = bench;
  const moments = course.moments.map((_, moment) => moment);
  const open = moments.filter((moment) => bench.asked(moment).answers.length > 1);
  const scale = scaleFor(bench, open, spend);
  const times = (worlds: number): number => Math.max(FEWEST, Math.round(worlds * scale));
  const turnWorlds =
    spend < ANSWERS ? times(TURN_WORLDS) : Math.round(TURN_WORLDS * Math.max(LEAST_OF_TURNS, scale));
  // Somebody who thinks too little about it is no second judge.
  const opinionPlayouts = spend < ANSWERS ? times(OPINION) : OPINION;
  const looked: Map<string, ArmFound>[] = moments.map(() => new Map());
  const seen = moments.map(() => 0);
  /** Points help to tell many answers apart; between the last it is the win that counts. */
  let closer = false;
  const curve = new Curve(course.turns.length, course.seats, turnWorlds);
  /** What has to prove itself and has not failed yet. */
  let standing: Proof[] = [];
  /** By moment: the least that Sovereign found it behind. */
  const opinions = new Map<number, number>();
  const excuses = new Map<number, ExcuseFound>();
  let answers = 0;
  let worlds = 0;

  function* together(wanted: readonly Task[]): Generator<readonly Task[], void, Found[]> {
    const tasks = wanted.flatMap(inParts);
    if (tasks.length === 0) return;
    const found = yield tasks;
    tasks.forEach((task, i) => {
      answers += found[i].answers;
      if (task.do === "opinion") {
        const { behind, playouts } = found[i] as OpinionFound;
        worlds += playouts;
        opinions.set(task.moment, Math.min(behind, opinions.get(task.moment) ?? behind));
        return;
      }
      if (task.do === "excuse") {
        const excuse = found[i] as ExcuseFound;
        worlds += excuse.playouts;
        excuses.set(task.moment, excuse);
        return;
      }
      worlds += (task.to - task.from) * (task.do === "compare" ? task.arms.length : 1);
      if (task.do === "turn") curve.add(task, found[i] as TurnFound);
      else if (task.stage === "look") addLook(task, found[i] as CompareFound);
      else addProof(task, found[i] as CompareFound);
    });
  }
  const addProof = (task: CompareTask, found: CompareFound): void => {
    standing
      .find(({ moment }) => moment === task.moment)
      ?.found.forEach((arm, i) => {
        addArm(arm, found.arms[i]);
      });
  };
  const addLook = (task: CompareTask, found: CompareFound): void => {
    task.arms.forEach((arm, i) => {
      const known = looked[task.moment].get(keyOf(arm)) ?? nothing();
      addArm(known, found.arms[i]);
      looked[task.moment].set(keyOf(arm), known);
    });
  };
  /** The same worlds are never tried twice. */
  const look = (moment: number, arms: readonly Arm[], count: number): CompareTask => {
    const from = seen[moment];
    seen[moment] += times(count);
    return { do: "compare", stage: "look", moment, arms, from, to: seen[moment] };
  };
  const chosen = moments.map((moment) => bench.asked(moment).ways[0]);
  /** The ways in which each player may go on and still be the same player. */
  const ways = moments.map((moment) => bench.asked(moment).ways);
  const ownWay = (moment: number): number => chosen[moment];
  const played = (moment: number): Arm => ({ answer: 0, way: ownWay(moment) });
  /** How much better another answer seems to be than what was played. */
  const seems = (moment: number, arm: Arm): number => {
    const known = looked[moment].get(keyOf(arm));
    return known === undefined
      ? Number.NEGATIVE_INFINITY
      : estimate(closer ? known.lead : known.leaning).mean;
  };
  /** Other answers with the player's own way to go on, what seems best first. */
  const others = (moment: number): Arm[] =>
    bench
      .asked(moment)
      .answers.slice(1)
      .map((_, i): Arm => ({ answer: i + 1, way: ownWay(moment) }))
      .sort((a, b) => seems(moment, b) - seems(moment, a));
  const most = (moment: number): number => seems(moment, others(moment)[0]);
  /** Could another answer still turn out so much better that it would be a mistake? */
  const mayCost = (moment: number): boolean => {
    const lost = looked[moment].get(keyOf(played(moment)))?.chance.sum === 0;
    return others(moment).some((arm) => {
      const known = looked[moment].get(keyOf(arm));
      if (known === undefined) return false;
      const { mean, doubt } = estimate(known.lead);
      return lost ? known.chance.sum > 0 : mean + HARDLY * Math.sqrt(doubt) > MARGIN;
    });
  };

  yield* together(
    open.map((moment) => {
      const arms = bench.asked(moment).ways.map((way) => ({ answer: 0, way }));
      return look(moment, arms, WAY_WORLDS);
    }),
  );
  for (const moment of open) {
    const chance = (way: number): number =>
      estimate((looked[moment].get(keyOf({ answer: 0, way })) ?? nothing()).chance).mean;
    const [own, ...more] = bench.asked(moment).ways;
    ways[moment] = [own, ...more.filter((way) => chance(way) - chance(own) <= ANOTHER_PLAYER)];
    // The leads that follow are counted from what was played with the best way.
    chosen[moment] = ways[moment].reduce((best, way) => (chance(way) > chance(best) ? way : best));
    looked[moment].clear();
  }

  let left = open;
  for (const [round, { keep, others: count, worlds: each }] of ROUNDS.entries()) {
    if (round > 0)
      left = left
        .filter(mayCost)
        .sort((a, b) => most(b) - most(a))
        .slice(0, keep);
    const looks = left.map((moment) =>
      look(moment, [played(moment), ...others(moment).slice(0, count)], each),
    );
    const choices =
      round === 1
        ? open
            .filter((moment) => bench.asked(moment).usual > 0 && !left.includes(moment))
            .map((moment) =>
              look(
                moment,
                [played(moment), { answer: bench.asked(moment).usual, way: ownWay(moment) }],
                CHOICE_WORLDS,
              ),
            )
        : [];
    yield* together([...curve.unsettled(round), ...looks, ...choices]);
  }

  // Nobody is blamed for what goes well with another plan: every way to go on is tried.
  closer = true;
  left = left
    .filter(mayCost)
    .sort((a, b) => most(b) - most(a))
    .slice(0, LAST_ROUND.keep);
  yield* together([
    ...curve.unsettled(ROUNDS.length),
    ...left.map((moment) => {
      const best = others(moment).slice(0, LAST_ROUND.others);
      const first = ownWay(moment);
      const all = [first, ...ways[moment].filter((way) => way !== first)];
      const arms = [played(moment), ...best].flatMap(({ answer }) => all.map((way) => ({ answer, way })));
      return look(moment, arms, LAST_ROUND.worlds);
    }),
  ]);
  // Now it is known better who would be another player.
  for (const moment of left) {
    const chance = (way: number): number =>
      estimate((looked[moment].get(keyOf({ answer: 0, way })) ?? nothing()).chance).mean;
    const [own] = ways[moment];
    ways[moment] = ways[moment].filter((way) => chance(way) - chance(own) <= ANOTHER_PLAYER);
  }
  const seemsLost = (moment: number): boolean =>
    ways[moment].every(
      (way) => (looked[moment].get(keyOf({ answer: 0, way })) ?? nothing()).chance.sum === 0,
    );
  const suspects = left
    .map((moment) => {
      const stays = Math.max(...ways[moment].map((way) => seems(moment, { answer: 0, way })));
      const [better] = [...looked[moment].keys()]
        .map(armOf)
        .filter(({ answer, way }) => answer > 0 && ways[moment].includes(way))
        .sort((a, b) => seems(moment, b) - seems(moment, a));
      return { moment, better, loss: seems(moment, better) - stays };
    })
    .filter(({ moment, loss }) => loss > (seemsLost(moment) ? LOST_MARGIN : SEEMS))
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_PROOFS);

  yield* together(
    suspects.map(({ moment, better }) => ({
      do: "excuse",
      moment,
      better,
      ways: ways[moment],
      playouts: times(EXCUSE),
    })),
  );
  standing = suspects.map(({ moment, better: seemed }) => {
    const known = ways[moment]
      .map((way): Arm => ({ answer: 0, way }))
      .sort((a, b) => seems(moment, b) - seems(moment, a))
      .slice(0, KNOWN_WAYS);
    const { plan = null, forBoth = false } = excuses.get(moment) ?? {};
    const adapted = plan === null ? [] : [{ way: ADAPTED, plan }];
    const own = [...known, ...adapted.map((way) => ({ answer: 0, ...way }))];
    const better = forBoth ? { ...seemed, ...adapted[0] } : seemed;
    return {
      moment,
      better,
      played: own,
      found: [better, ...own].map(nothing),
      behind: 0,
      among: suspects.length * PROOF_WORLDS.length,
    };
  });
  /** Sovereign is asked early, since it ends most suspicions, and once more when all is proved. */
  const ask = (time: number): OpinionTask[] =>
    standing.map(({ moment }) => ({ do: "opinion", moment, time, playouts: opinionPlayouts }));
  const heard = (): Proof[] =>
    standing.map((proof) => ({ ...proof, behind: opinions.get(proof.moment) ?? 0 }));
  let from = 0;
  for (const [look, until] of PROOF_WORLDS.entries()) {
    const to = times(until);
    const tasks = standing
      .filter((proof) => !isProved(proof))
      .map(
        ({ moment, better, played: own }): CompareTask => ({
          do: "compare",
          stage: "proof",
          moment,
          arms: [better, ...own],
          from,
          to,
        }),
      );
    yield* together(tasks);
    from = to;
    // Giving up early what can't be a mistake any more takes nothing away from how sure the rest is.
    standing = standing.filter(isPossible);
    if (look >= OPINIONS - 1) continue;
    yield* together(ask(look));
    standing = heard().filter(isAgreed);
  }
  yield* together(ask(OPINIONS - 1));
  standing = heard();
  const choices = new Map(
    open.flatMap((moment) => {
      const { usual } = bench.asked(moment);
      const known = looked[moment].get(keyOf({ answer: usual, way: ownWay(moment) }));
      return usual === 0 || known === undefined ? [] : [[moment, known.lead] as const];
    }),
  );
  return { curve: curve.seats, choices, proofs: standing, looked, answers, worlds };
}

/** Large tasks in parts, so that several can work on one question. */
function inParts(task: Task): Task[] {
  if (task.do === "opinion" || task.do === "excuse") return [task];
  const count = Math.max(1, Math.ceil((task.to - task.from) / LARGEST));
  const cut = (i: number): number => task.from + Math.round(((task.to - task.from) * i) / count);
  return Array.from({ length: count }, (_, i) => ({ ...task, from: cut(i), to: cut(i + 1) }));
}

function armOf(key: string): Arm {
  const [answer, way] = key.split("/").map(Number);
  return { answer, way };
}

/** Long games and large tables get fewer worlds a question, so that none takes much longer than others. */
function scaleFor(bench: Bench, open: readonly number[], spend: number): number {
  const { turns, answers } = bench.course;
  const half = answers.length / 2;
  const first = ROUNDS[0];
  const rest = ROUNDS.slice(1).reduce(
    (sum, { keep, others, worlds }) => sum + keep * (others + 1) * worlds,
    0,
  );
  const last = 9 * LAST_ROUND.keep * LAST_ROUND.worlds + MOST_PROOFS * (2 * PROOF_WORLDS[2] + EXCUSE);
  const looks = open.reduce(
    (sum, moment) => sum + Math.min(first.others + 1, bench.asked(moment).answers.length) * first.worlds,
    0,
  );
  const playouts = 3 * turns.length * TURN_WORLDS + 3 * open.length * WAY_WORLDS + looks + rest + last;
  return Math.min(1, spend / (playouts * half));
}
