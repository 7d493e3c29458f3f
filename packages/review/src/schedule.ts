/**
 * In which order a game is judged: every turn and every decision a little, then what might matter more and
 * more, and at the end the few decisions that seem to have cost something in worlds of their own. What to look
 * at next depends only on what was found, never on who was quicker, so a review that was left goes on from
 * what is known as if it had never stopped.
 */
import { addTo, estimate, noTally, type Tally } from "@fiefdom/bots/search";
import {
  ADAPTED,
  type Arm,
  type ArmFound,
  type Bench,
  type CompareFound,
  type CompareTask,
  type ExcuseFound,
  type Found,
  type OpinionTask,
  REALLY,
  type Task,
  type TurnFound,
} from "./bench.ts";
import { Curve, type Point } from "./curve.ts";
import { ANOTHER_PLAYER, asConcerns, type Opinion, opinionFrom } from "./opinion.ts";
import {
  chanceOf,
  HARDLY,
  isAgreed,
  isLost,
  isPossible,
  isProved,
  LOST_MARGIN,
  lossOf,
  PLAIN_MARGIN,
  type Proof,
} from "./verdict.ts";

/** How much is spent at most: about so many answers given in thought, by which its time goes. */
export const ANSWERS = 25_000_000;
/** Of these, the part that the curve may take; most need half of it, and the rest goes to the proofs. */
const FOR_CURVE = 0.5;
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
/** How little may seem lost for a suspicion. Most of these are false, and fall in a few worlds of their own. */
const SEEMS = 0.05;
const SIFT_WORLDS = 250;
/** Of answers that were seen in a few worlds the luckiest seems best: so many of them are looked at once more. */
const BETTER = { others: 3, worlds: 100 } as const;
/** A chance that is thrown away for certain counts so many times when it is asked what to look at next. */
const THROWN_AWAY = 3;
/** What has to prove itself after that, and after how many worlds somebody looks whether it has. */
const MOST_PROOFS = 12;
const PROOF_WORLDS = [250, 600, 1200] as const;
/** The known ways to go on after what was played that have to be tried, beside the one that is made for it. */
const KNOWN_WAYS = 2;
const EXCUSE = 1600;
/** What Sovereign may think, the first and the second time. */
const OPINIONS = [1500, 3000] as const;
/** Somebody who thinks too little about it is no second judge. */
const LEAST_OF_AN_OPINION = 0.5;
/** Games in which plans are changed or a line is looked for take so much longer than others. */
const THOUGHT = 1.3;
/** Answers with a way to go on that are compared, about, when it is sifted and when it is proved. */
const SIFTED_ARMS = 3;
const PROVED_ARMS = 4;
/** What these take in games; about one suspicion in three has to prove itself, and of those every other stands. */
const TO_CHOOSE = (BETTER.others + 1) * BETTER.worlds;
const TO_SIFT = SIFTED_ARMS * SIFT_WORLDS;
const TO_STAND = THOUGHT * (EXCUSE + OPINIONS[0]) + PROVED_ARMS * PROOF_WORLDS[0];
const TO_PROVE = PROVED_ARMS * (PROOF_WORLDS[2] - PROOF_WORLDS[0]) + THOUGHT * OPINIONS[1];
const A_PROOF = TO_STAND + TO_PROVE / 2;
const A_SUSPICION = TO_CHOOSE + TO_SIFT + A_PROOF / 3;
const FEWEST = 8;
/** Worlds of one task. */
const LARGEST = 250;
/** Batches of tasks that a whole review has, for telling how far it is. */
export const BATCHES = 5 + ROUNDS.length + PROOF_WORLDS.length + OPINIONS.length;

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
  /** What is suspected, or has to prove itself, and has not failed yet. */
  let standing: Proof[] = [];
  /** By moment: what Sovereign found, each time that it was asked. */
  const opinions = new Map<number, Opinion[]>();
  const excuses = new Map<number, ExcuseFound>();

  function* together(wanted: readonly Task[]): Generator<readonly Task[], void, Found[]> {
    const tasks = wanted.flatMap(inParts);
    if (tasks.length === 0) return;
    const found = yield tasks;
    tasks.forEach((task, i) => {
      if (task.do === "opinion") {
        const opinion = found[i] as Opinion;
        worlds += opinion.playouts;
        forLooks -= THOUGHT * opinion.playouts * each();
        opinions.set(task.moment, [...(opinions.get(task.moment) ?? []), opinion]);
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
  const isHopeless = (moment: number): boolean => looked[moment].get(keyOf(played(moment)))?.chance.sum === 0;
  /** How much seems to have been given away, where the game is thrown away counted more. */
  const most = (moment: number): number => {
    const [best] = others(moment);
    const known = looked[moment].get(keyOf(best));
    const thrown = isHopeless(moment) && known !== undefined ? estimate(known.lead).mean : 0;
    return Math.max(seems(moment, best), THROWN_AWAY * thrown);
  };
  /** Could another answer still turn out so much better that it would be a mistake? */
  const mayCost = (moment: number): boolean => {
    const lost = isHopeless(moment);
    return others(moment).some((arm) => {
      const known = looked[moment].get(keyOf(arm));
      if (known === undefined) return false;
      const { mean, doubt } = estimate(known.lead);
      return lost ? known.chance.sum > 0 : mean + HARDLY * Math.sqrt(doubt) > PLAIN_MARGIN;
    });
  };

  /** Games that the rounds of looking from one on, and what comes after them, will take with so many moments. */
  const later = (round: number, count: number): number => {
    if (round < ROUNDS.length) {
      const { keep, others: more, worlds: a } = ROUNDS[round];
      return Math.min(keep, count) * (more + 1) * a + later(round + 1, Math.min(keep, count) * STAYS);
    }
    const last = Math.min(LAST_ROUND.keep, count);
    return last * (LAST_ROUND.others + 1) * WAYS * LAST_ROUND.worlds + last * A_SUSPICION;
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
  afford(lastArms.flat().length * LAST_ROUND.worlds, left.length * A_SUSPICION);
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
  /** What seems better than what was played, each answer with its best way to go on. */
  const contenders = (moment: number): Arm[] =>
    [...looked[moment].keys()]
      .map(armOf)
      .filter(({ answer, way }) => answer > 0 && ways[moment].includes(way))
      .sort((a, b) => seems(moment, b) - seems(moment, a))
      .filter(({ answer }, i, all) => all.findIndex((arm) => arm.answer === answer) === i)
      .slice(0, BETTER.others);
  /** How much seems to be lost beside an answer. */
  const lossBeside = (moment: number, better: Arm): number =>
    seems(moment, better) - Math.max(...ways[moment].map((way) => seems(moment, { answer: 0, way })));
  const suspects = left.filter(
    (moment) => lossBeside(moment, contenders(moment)[0]) > (seemsLost(moment) ? LOST_MARGIN : SEEMS),
  );

  // The curve has had all that it can use.
  forLooks += Math.max(0, forCurve);
  const rivals = suspects.map(contenders);
  afford(suspects.length * TO_CHOOSE, suspects.length * (TO_SIFT + A_PROOF / 3));
  yield* together(suspects.map((moment, i) => look(moment, [played(moment), ...rivals[i]], BETTER.worlds)));
  /** The known ways to go on after what was played. */
  const known = (moment: number): Arm[] =>
    ways[moment]
      .map((way): Arm => ({ answer: 0, way }))
      .sort((a, b) => seems(moment, b) - seems(moment, a))
      .slice(0, KNOWN_WAYS);
  const unproved = (moment: number, better: Arm, own: readonly Arm[], among: number): Proof => ({
    moment,
    better,
    played: own,
    found: [better, ...own].map(nothing),
    behind: 0,
    ends: bench.asked(moment).ends,
    among,
  });
  const tried = (
    stage: "sift" | "proof",
    proofs: readonly Proof[],
    from: number,
    to: number,
  ): CompareTask[] =>
    proofs.map(({ moment, better, played: own }) => ({
      do: "compare",
      stage,
      moment,
      arms: [better, ...own],
      from,
      to,
    }));
  standing = suspects.map((moment, i) => {
    const better = rivals[i].reduce((best, arm) => (seems(moment, arm) > seems(moment, best) ? arm : best));
    return unproved(moment, better, known(moment), 1);
  });
  afford(standing.length * TO_SIFT, (standing.length * A_PROOF) / 3);
  yield* together(tried("sift", standing, 0, times(SIFT_WORLDS)));
  const weight = (proof: Proof): number => (isLost(proof) ? THROWN_AWAY : 1) * lossOf(proof).mean;
  const sifted = standing
    .filter(isPossible)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_PROOFS);

  afford(sifted.length * A_PROOF, 0);
  yield* together(
    sifted.map(({ moment, better }) => ({
      do: "excuse",
      moment,
      better,
      ways: ways[moment],
      playouts: times(EXCUSE),
    })),
  );
  standing = sifted.map(({ moment, better: seemed }) => {
    const { plan = null, forBoth = false } = excuses.get(moment) ?? {};
    const adapted = plan === null ? [] : [{ way: ADAPTED, plan }];
    const best = known(moment);
    const followed = bench.minds.planOf(best[0].way);
    const really = bench.wentOn(moment) ? [{ way: REALLY, plan: followed }] : [];
    const own = [...best, ...[...adapted, ...really].map((way) => ({ answer: 0, ...way }))];
    const better = forBoth ? { ...seemed, ...adapted[0] } : seemed;
    return unproved(moment, better, own, sifted.length * PROOF_WORLDS.length);
  });
  /** Sovereign is asked early, since it ends most suspicions, and once more when all is proved. */
  const ask = (time: number, after: number): OpinionTask[] => {
    const wanted = OPINIONS[time];
    afford(standing.length * THOUGHT * wanted, after);
    const playouts =
      spend < ANSWERS ? times(wanted) : Math.round(wanted * Math.max(LEAST_OF_AN_OPINION, scale));
    return standing.map(({ moment }) => ({ do: "opinion", moment, time, playouts }));
  };
  const heard = (): Proof[] =>
    standing.map((proof) => {
      const chance = chanceOf(proof);
      const all = (opinions.get(proof.moment) ?? []).map((opinion) => asConcerns(opinion, chance));
      return { ...proof, behind: opinionFrom(all) };
    });
  let from = 0;
  for (const [look, until] of PROOF_WORLDS.entries()) {
    const before = PROOF_WORLDS[look - 1] ?? 0;
    // By the stricter measure: that Sovereign is plainly against it may not be its last word.
    const open = standing.filter((proof) => !isProved({ ...proof, behind: 0 }));
    // Whoever still stands shares what those who fell did not need.
    if (look > 0)
      afford(open.length * PROVED_ARMS * (PROOF_WORLDS[2] - before), standing.length * THOUGHT * OPINIONS[1]);
    const to = from + times(until - before);
    yield* together(tried("proof", open, from, to));
    from = to;
    // Giving up early what can't be a mistake any more takes nothing away from how sure the rest is.
    standing = standing.filter(isPossible);
    if (look > 0) continue;
    yield* together(ask(0, standing.length * TO_PROVE));
    standing = heard().filter(isAgreed);
  }
  yield* together(ask(1, 0));
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
