/**
 * Finding a plan for a board by playing. Candidates are buy lists built from the kingdom; they are tried
 * first against money, then against the best found so far, and the best are varied further. The search is
 * a stream of steps, so that a caller can show how the champion improves and stop whenever it likes; with
 * the same seed and number of games it always finds the same plan.
 */
import type { Board } from "@fiefdom/engine/board";
import { below, streams } from "@fiefdom/engine/random";
import { start } from "@fiefdom/engine/start";
import { TREASURE, typeBit, VICTORY } from "@fiefdom/engine/types";
import { planBot } from "./plan/bot.ts";
import type { Condition, Plan, Rule } from "./plan/plan.ts";
import { type Bot, playOut } from "./player.ts";
import { worth } from "./search.ts";
import { sense } from "./sense/sense.ts";

/** A card and how many copies are wanted. */
interface Pick {
  readonly id: string;
  readonly most: number;
}

/** A candidate: what a buy list is made of. */
export interface Genome {
  /** Wanted before all else but points, best first; includes the money cards. */
  readonly picks: readonly Pick[];
  /** Money in the deck before the big points are bought. */
  readonly moneyFirst: number;
  /** Duchies once so few of the big points are left; Estates likewise. */
  readonly duchyAt: number;
  readonly estateAt: number;
}

const MANY = 99;

const atMost = (what: string, n: number): Condition => ({ is: "<", a: { count: "owned", of: what }, b: n });
const leftAtMost = (what: string, n: number): Condition => ({
  is: "<=",
  a: { count: "left", of: what },
  b: n,
});

/** The plan that a candidate stands for. */
export function planOf(board: Board, genome: Genome, name = "Found plan"): Plan {
  const has = (id: string): boolean => board.kind(id) >= 0;
  const big = has("colony") ? "colony" : "province";
  const enough: Condition = { is: ">=", a: { measure: "money" }, b: genome.moneyFirst };
  const atOnce = genome.moneyFirst === 0;
  const buy: Rule[] = [];
  if (has("dominate")) buy.push({ what: "dominate" });
  if (big === "colony") {
    buy.push(atOnce ? { what: "colony" } : { what: "colony", if: enough });
    buy.push({ what: "province", if: leftAtMost("colony", 4) });
  } else if (atOnce) buy.push({ what: "province" });
  else buy.push({ what: "province", if: { or: [enough, leftAtMost("province", 4)] } });
  buy.push({ what: "duchy", if: leftAtMost(big, genome.duchyAt) });
  buy.push({ what: "estate", if: leftAtMost(big, genome.estateAt) });
  for (const { id, most } of genome.picks) {
    buy.push(most >= MANY ? { what: id } : { what: id, if: atMost(id, most) });
  }
  return {
    name,
    notes: [],
    needs: [],
    lists: { buy },
    choose: [],
  };
}

/** Money and nothing else. */
function moneyGenome(board: Board): Genome {
  const picks = ["platinum", "gold", "silver"]
    .filter((id) => board.kind(id) >= 0)
    .map((id) => ({ id, most: MANY }));
  return { picks, moneyFirst: 0, duchyAt: 4, estateAt: 2 };
}

/** The cards and Events that a buy list may be made of. */
function pool(board: Board): string[] {
  const ids: string[] = [];
  board.kinds.forEach((def, kind) => {
    if (def.kind === "basic" || def.kind === "landmark") return;
    if (def.kind === "event" || board.is(kind, TREASURE | typeBit("Action") | VICTORY)) ids.push(def.id);
  });
  return ids;
}

/** Where the search stands after a step. */
export interface Found {
  /** The best plan so far. */
  readonly plan: Plan;
  /** It is a new one. */
  readonly improved: boolean;
  /** Its worth against the champion before it (about its share of wins), when it became champion. */
  readonly share: number;
  /** Games played so far in all. */
  readonly games: number;
}

export interface FindOptions {
  /** The search ends after about so many games. */
  readonly games: number;
  readonly seed: string;
  /** Plans that the found one must beat, or be. */
  readonly rivals?: readonly Plan[];
}

/** A candidate and what is known of it. */
interface Candidate {
  readonly genome: Genome;
  readonly bot: Bot;
  sum: number;
  games: number;
}

/** How much better than even a challenger must do in the last, longer test. */
const CLEARLY = 0.015;
const PROOF_GAMES = 400;
/** Games against each of the all-round opponents, and how much worse than the champion one may be there. */
const PANEL_GAMES = 60;
const TOLERANCE = 0.02;
/** The final: how many plans known from elsewhere are in it, and the games of each pairing. */
const KNOWN_FINALISTS = 5;
const FINAL_GAMES = 160;

/** Looks for the strongest plan on a board, step by step. */
export function* findPlan(board: Board, options: FindOptions): Generator<Found, Found> {
  const words = streams(options.seed, 1);
  const roll = (n: number): number => below(words, 0, n);
  const cards = pool(board);
  const money = moneyGenome(board);
  let played = 0;

  const follow = (plan: Plan): Bot => planBot(plan, sense)(board, "");
  /** The candidate's mean worth in so many games against one opponent in all other seats. */
  const fare = (candidate: Bot, opponent: Bot, games: number, from: number): number => {
    let sum = 0;
    const seats = board.players;
    for (let i = 0; i < games; i++) {
      const seat = i % seats;
      const bots = Array.from({ length: seats }, (_, s) => (s === seat ? candidate : opponent));
      const g = start(board, `${options.seed}/${from + i}`, { first: Math.floor(i / seats) % seats });
      playOut(g, bots);
      sum += worth(g, seat);
    }
    played += games;
    return sum / games;
  };
  /** Keeps the better half of the candidates again and again, with more games each time. */
  const race = (list: readonly Genome[], opponent: Bot, first: number, keep: number): Candidate[] => {
    let field: Candidate[] = list.map((genome) => ({
      genome,
      bot: follow(planOf(board, genome)),
      sum: 0,
      games: 0,
    }));
    for (let games = first; ; games *= 2) {
      for (const runner of field) {
        runner.sum += fare(runner.bot, opponent, games, runner.games) * games;
        runner.games += games;
      }
      field.sort((a, b) => b.sum / b.games - a.sum / a.games);
      if (field.length <= keep) return field;
      field = field.slice(0, Math.max(keep, Math.ceil(field.length / 2)));
    }
  };

  let champion = planOf(board, money, "Money");
  let opponent = follow(champion);
  // What a player is worth among equals: half with two, measured with more, since margins count a little.
  const even = board.players === 2 ? 0.5 : fare(opponent, opponent, PROOF_GAMES, 0);
  let share = even;
  /** All-round opponents: a plan that only beats the champion of the day is no plan. */
  const panel: Bot[] = [opponent];
  const allRound = (bot: Bot): number =>
    panel.reduce((sum, other) => sum + fare(bot, other, PANEL_GAMES, 2_000_000), 0) / panel.length;
  let standing = even;
  const crown = (plan: Plan, bot: Bot, proof: number, against: number): void => {
    champion = plan;
    opponent = bot;
    share = proof;
    standing = against;
  };
  /** The challenger becomes champion if it holds in a longer test and does not lose to everybody else. */
  const challenge = (plan: Plan, bot: Bot): boolean => {
    const proof = fare(bot, opponent, PROOF_GAMES, 1_000_000 + played);
    if (proof <= even + CLEARLY) return false;
    const against = allRound(bot);
    if (against < standing - TOLERANCE) return false;
    crown(plan, bot, proof, against);
    return true;
  };
  const step = (improved: boolean): Found => ({ plan: champion, improved, share, games: played });

  // One card added to money, in small numbers, before or after Gold.
  let elite = race(singles(board, money, cards), opponent, 16, 6);
  const starters = [
    ...elite.slice(0, 3).map(({ genome, bot }) => ({ plan: planOf(board, genome), bot })),
    ...(options.rivals ?? []).map((plan) => ({ plan, bot: follow(plan) })),
  ];
  panel.push(...starters.map(({ bot }) => bot));
  standing = allRound(opponent);
  const known = starters.map((starter) => ({ ...starter, against: allRound(starter.bot) }));
  for (const { plan, bot, against } of known) if (against > standing) crown(plan, bot, against, against);
  yield step(true);

  // Then the best are varied and crossed, always against the champion of the day.
  while (played < options.games) {
    const children: Genome[] = [];
    for (let i = 0; i < 24; i++) {
      const parent = elite[roll(elite.length)].genome;
      let child = roll(3) === 0 ? cross(parent, elite[roll(elite.length)].genome, roll) : parent;
      for (let n = 1 + roll(3); n > 0; n--) child = vary(child, cards, roll);
      children.push(child);
    }
    const best = race(children, opponent, 16, 3);
    const better = challenge(planOf(board, best[0].genome), best[0].bot);
    elite = [...best, ...elite].slice(0, 8);
    yield step(better);
  }

  // In the end it counts to be beaten by nobody, not to beat the weak by most.
  known.sort((a, b) => b.against - a.against);
  const finalists = [
    { plan: champion, bot: opponent },
    ...known.slice(0, KNOWN_FINALISTS).filter(({ bot }) => bot !== opponent),
    ...elite.slice(0, 2).map(({ genome, bot }) => ({ plan: planOf(board, genome), bot })),
  ].filter((one, i, all) => all.findIndex((other) => other.bot === one.bot) === i);
  const worst = finalists.map(({ bot }) =>
    Math.min(
      ...finalists
        .filter((other) => other.bot !== bot)
        .map((other) => fare(bot, other.bot, FINAL_GAMES, 3_000_000)),
    ),
  );
  const best = worst.indexOf(Math.max(...worst));
  if (worst[best] <= worst[0] + CLEARLY) return step(false);
  crown(finalists[best].plan, finalists[best].bot, worst[best], standing);
  yield step(true);
  return step(false);
}

/** Money with one card more. */
function singles(board: Board, money: Genome, cards: readonly string[]): Genome[] {
  const list: Genome[] = [money];
  for (const id of cards) {
    for (const most of [1, 2, 4, MANY]) {
      if (most === MANY && !isBulk(board, id)) continue;
      list.push({ ...money, picks: insert(money.picks, { id, most }, money.picks.length - 1) });
      if (most <= 2) list.push({ ...money, picks: insert(money.picks, { id, most }, 0) });
    }
  }
  return list;
}

/** Cards that are bought without end rather than in ones and twos. */
const isBulk = (board: Board, id: string): boolean => {
  const def = board.kinds[board.kind(id)];
  return (
    def.kind === "event" || board.is(board.kind(id), VICTORY | TREASURE) || def.cost + (def.debt ?? 0) >= 5
  );
};

const insert = (picks: readonly Pick[], pick: Pick, at: number): Pick[] => [
  ...picks.slice(0, at),
  pick,
  ...picks.slice(at),
];

function cross(a: Genome, b: Genome, roll: (n: number) => number): Genome {
  const ids = new Set(a.picks.map((p) => p.id));
  const extra = b.picks.filter((p) => !ids.has(p.id));
  let { picks } = a;
  for (const pick of extra) picks = insert(picks, pick, roll(picks.length + 1));
  return { ...a, picks, duchyAt: roll(2) === 0 ? a.duchyAt : b.duchyAt };
}

function vary(genome: Genome, cards: readonly string[], roll: (n: number) => number): Genome {
  const { picks } = genome;
  switch (roll(7)) {
    case 0:
    case 1: {
      const id = cards[roll(cards.length)];
      const without = picks.filter((p) => p.id !== id);
      return {
        ...genome,
        picks: insert(without, { id, most: [1, 1, 2, 2, 3, 5, MANY][roll(7)] }, roll(without.length + 1)),
      };
    }
    case 2: {
      const at = roll(picks.length);
      return picks.length < 2 ? genome : { ...genome, picks: picks.filter((_, i) => i !== at) };
    }
    case 3: {
      const at = roll(picks.length);
      const pick = picks[at];
      return {
        ...genome,
        picks: insert(
          picks.filter((_, i) => i !== at),
          pick,
          roll(picks.length),
        ),
      };
    }
    case 4: {
      const at = roll(picks.length);
      const most = [1, 2, 3, 4, 6, MANY][roll(6)];
      return { ...genome, picks: picks.map((p, i) => (i === at ? { ...p, most } : p)) };
    }
    case 5:
      return { ...genome, moneyFirst: [0, 8, 12, 15, 18, 22][roll(6)] };
    default:
      return { ...genome, duchyAt: 1 + roll(7), estateAt: roll(4) };
  }
}
