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
  type OpinionTask,
  type Task,
  type TurnFound,
} from "./bench.ts";
import { Curve, type Point } from "./curve.ts";
import type { Opinion } from "./opinion.ts";
import { HARDLY, isAgreed, isPossible, isProved, LOST_MARGIN, MARGIN, type Proof } from "./verdict.ts";

/** How much is spent at most: about so many answers given in thought, by which its time goes. */
export const ANSWERS = 13_000_000;
/** Of these, the part that the curve may take; most need half of it, and what is left of it is nobody's. */
const FOR_CURVE = 0.65;
/** Ways to go on that are tried, and worlds in which it is seen with which of them a player does best. */
const WAYS = 3;
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
/** Of the moments of a round about so many are looked at again in the next. */
const STAYS = 0.6;
/** What has to prove itself, with a look at half time, and how little may seem lost for that. */
const MOST_PROOFS = 10;
const PROOF_WORLDS = [250, 600, 1200] as const;
const SEEMS = 0.05;
/** The known ways to go on after what was played that have to be tried, beside the one that is made for it. */
const KNOWN_WAYS = 2;
const EXCUSE = 1600;
const OPINION = 3000;
const OPINIONS = 2;
/** Somebody who thinks too little about it is no second judge. */
const LEAST_OF_AN_OPINION = 0.5;
/** Games in which plans are changed or a line is looked for take so much longer than others. */
const THOUGHT = 1.3;
/** Answers with a way to go on that a proof compares, about. */
const PROVED_ARMS = 4;
/** What a proof takes in games until its first look, and after it where it still stands: about one in three does. */
const AN_OPINION = THOUGHT * OPINION;
const TO_STAND = THOUGHT * EXCUSE + PROVED_ARMS * PROOF_WORLDS[0];
const TO_PROVE = PROVED_ARMS * (PROOF_WORLDS[2] - PROOF_WORLDS[0]) + OPINIONS * AN_OPINION;
const A_PROOF = TO_STAND + TO_PROVE / 3;
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
  let worlds = 0;
  let forCurve = FOR_CURVE * spend;
  let forLooks = spend - forCurve;
  /** Games that were played on with an answer, and answers given in these: what the next one will take. */
  const compared = { games: 0, answers: 0 };
  const each = (): number =>
    compared.games === 0 ? course.answers.length / 2 : compared.answers / compared.games;
  /** How much of what one would like to play on can be. */
  let scale = 1;
  const times = (games: number): number => Math.max(FEWEST, Math.round(games * scale));
  /** What comes next, and what has to come after it, share what is left. */
  const afford = (next: number, after: number): void => {
    scale = Math.min(1, Math.max(0, forLooks) / Math.max(1, (next + after) * each()));
  };
  const looked: Map<string, ArmFound>[] = moments.map(() => new Map());
  const seen = moments.map(() => 0);
  /** Points help to tell many answers apart; between the last it is the win that counts. */
  let closer = false;
  const curve = new Curve(course.turns.length, course.seats);
  /** What has to prove itself and has not failed yet. */
  let standing: Proof[] = [];
  /** By moment: the least that Sovereign found it behind. */
  const opinions = new Map<number, number>();
  const excuses = new Map<number, ExcuseFound>();

  function* together(wanted: readonly Task[]): Generator<readonly Task[], void, Found[]> {
    const tasks = wanted.flatMap(inParts);
    if (tasks.length === 0) return;
    const found = yield tasks;
    tasks.forEach((task, i) => {
      if (task.do === "opinion") {
        const { behind, playouts } = found[i] as Opinion;
        worlds += playouts;
        forLooks -= THOUGHT * playouts * each();
        opinions.set(task.moment, Math.min(behind, opinions.get(task.moment) ?? behind));
        return;
      }
      if (task.do === "excuse") {
        const excuse = found[i] as ExcuseFound;
        worlds += excuse.playouts;
        forLooks -= THOUGHT * excuse.playouts * each();
        excuses.set(task.moment, excuse);
        return;
      }
      const games = (task.to - task.from) * (task.do === "compare" ? task.arms.length : 1);
      const taken = (found[i] as TurnFound | CompareFound).answers;
      worlds += games;
      if (task.do === "turn") {
        forCurve -= taken;
        curve.add(task, found[i] as TurnFound);
        return;
      }
      forLooks -= taken;
      compared.games += games;
      compared.answers += taken;
      if (task.stage === "look") addLook(task, found[i] as CompareFound);
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

  /** Games that the rounds of looking from one on, and what comes after them, will take with so many moments. */
  const later = (round: number, count: number): number => {
    if (round < ROUNDS.length) {
      const { keep, others: more, worlds: a } = ROUNDS[round];
      return Math.min(keep, count) * (more + 1) * a + later(round + 1, Math.min(keep, count) * STAYS);
    }
    const last = Math.min(LAST_ROUND.keep, count);
    return last * (LAST_ROUND.others + 1) * WAYS * LAST_ROUND.worlds + Math.min(MOST_PROOFS, last) * A_PROOF;
  };

  afford(WAYS * open.length * WAY_WORLDS, later(0, open.length));
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
  for (const [round, { keep, others: count, worlds: a }] of ROUNDS.entries()) {
    if (round > 0)
      left = left
        .filter(mayCost)
        .sort((a, b) => most(b) - most(a))
        .slice(0, keep);
    const arms = left.map((moment) => [played(moment), ...others(moment).slice(0, count)]);
    afford(arms.flat().length * a, later(round + 1, left.length * STAYS));
    const looks = left.map((moment, i) => look(moment, arms[i], a));
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
    yield* together([...curve.next(forCurve, each()), ...looks, ...choices]);
  }

  // Nobody is blamed for what goes well with another plan: every way to go on is tried.
  closer = true;
  left = left
    .filter(mayCost)
    .sort((a, b) => most(b) - most(a))
    .slice(0, LAST_ROUND.keep);
  const lastArms = left.map((moment) => {
    const best = others(moment).slice(0, LAST_ROUND.others);
    const first = ownWay(moment);
    const all = [first, ...ways[moment].filter((way) => way !== first)];
    return [played(moment), ...best].flatMap(({ answer }) => all.map((way) => ({ answer, way })));
  });
  afford(lastArms.flat().length * LAST_ROUND.worlds, Math.min(MOST_PROOFS, left.length) * A_PROOF);
  yield* together([
    ...curve.next(forCurve, each()),
    ...left.map((moment, i) => look(moment, lastArms[i], LAST_ROUND.worlds)),
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

  afford(suspects.length * A_PROOF, 0);
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
  const ask = (time: number, after: number): OpinionTask[] => {
    afford(standing.length * AN_OPINION, after);
    const playouts =
      spend < ANSWERS ? times(OPINION) : Math.round(OPINION * Math.max(LEAST_OF_AN_OPINION, scale));
    return standing.map(({ moment }) => ({ do: "opinion", moment, time, playouts }));
  };
  const heard = (): Proof[] =>
    standing.map((proof) => ({ ...proof, behind: opinions.get(proof.moment) ?? 0 }));
  let from = 0;
  for (const [look, until] of PROOF_WORLDS.entries()) {
    const more = until - (PROOF_WORLDS[look - 1] ?? 0);
    const unproved = standing.filter((proof) => !isProved(proof));
    // Whoever still stands shares what those who fell did not need.
    if (look > 0)
      afford(
        unproved.length * PROVED_ARMS * (PROOF_WORLDS[2] - (PROOF_WORLDS[look - 1] ?? 0)),
        standing.length * AN_OPINION,
      );
    const to = from + times(more);
    const tasks = unproved.map(
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
    yield* together(ask(look, standing.length * (TO_PROVE - AN_OPINION)));
    standing = heard().filter(isAgreed);
  }
  yield* together(ask(OPINIONS - 1, 0));
  standing = heard();
  const choices = new Map(
    open.flatMap((moment) => {
      const { usual } = bench.asked(moment);
      const known = looked[moment].get(keyOf({ answer: usual, way: ownWay(moment) }));
      return usual === 0 || known === undefined ? [] : [[moment, known.lead] as const];
    }),
  );
  return { curve: curve.seats, choices, proofs: standing, looked, worlds };
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
