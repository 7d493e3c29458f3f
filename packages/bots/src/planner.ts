/**
 * Finding a plan for a board by playing: the plan that nobody is known to beat. The search keeps a small
 * population of plans with the table of results among them. It begins with known plans and with what people
 * try first, lets the weaker half go again and again, and then asks over and over which changes of the best of
 * each sort do well against the mixture of plans that nobody in the table can exploit; what is ahead of it after
 * many games is seated at the table. In the end the plan with the best worst result wins, after games against every known plan;
 * among those that nobody beats, the one that beats others more. One that a known plan clearly beats is never
 * chosen over one that none clearly beats.
 *
 * The search is a stream of steps, so that a caller can play with the best plan so far, show how it improves
 * and stop whenever it likes; with the same seed and number of games it always finds the same plan.
 */
import type { Board } from "@fiefdom/engine/board";
import { below, streams } from "@fiefdom/engine/random";
import { experiencedOn } from "./find/experience.ts";
import { COMMON, firstPlans, merged } from "./find/first.ts";
import {
  count,
  doubt,
  equilibrium,
  type Member,
  mean,
  noScore,
  type Score,
  scoreOf,
  Trials,
  worst,
} from "./find/trials.ts";
import { changed, type Market, marketOf, type Roll, vary } from "./find/vary.ts";
import { planBot } from "./plan/bot.ts";
import type { Plan } from "./plan/plan.ts";
import type { Bot } from "./player.ts";
import { sense } from "./sense/sense.ts";
import { moneyPlan } from "./steward.ts";

/** Where the search stands after a step. */
export interface Found {
  /** The best plan so far. */
  readonly plan: Plan;
  /** It is a new one. */
  readonly improved: boolean;
  /** Its worst result against any plan in the table: 0.5 if nobody beats it (with two players). */
  readonly share: number;
  /** Games played so far in all. */
  readonly games: number;
  /** The part of the budget that is used up. */
  readonly done: number;
}

export interface FindOptions {
  /** The search ends after about so many games... */
  readonly games: number;
  /** ...or after about so much work in them, in decisions that were asked. */
  readonly decisions?: number | undefined;
  readonly seed: string;
  /** Plans that the found one must not lose to, or be. */
  readonly rivals?: readonly Plan[];
}

/** Games a candidate in the first round; the weaker half goes and the others play twice as many. */
const FIRST_GAMES = 3;
/** Plans that are made of what was learned on other boards, at most; one for so many games that there are. */
const EXPERIENCED = 256;
const GAMES_AN_EXPERIENCED = 100;
/** How many plans the table begins with, and holds at most. */
const BEGINNERS = 6;
const MOST_MEMBERS = 9;
/** How many plans are improved side by side, and how many of one sort at most. */
const POOL = 12;
const OF_A_SORT = 3;
/** Games that a new member plays against each of the others. */
const PAIR_GAMES = 40;
/** The games of a search for which these numbers are made; longer ones can afford to look closer. */
const USUAL_GAMES = 30_000;
const USUAL_DECISIONS = 3_000_000;
/** The work of a game, in decisions that were asked: about so much. */
const WORK_A_GAME = 30;
/** Part of the games after which the table must be made up. */
const BEGINNING = 0.15;
const CLOSEST = 20;
/** Children that race each other: how many begin each lap, and the games of one in it. */
const LAPS = [
  { children: 24, games: 4 },
  { children: 6, games: 8 },
  { children: 2, games: 16 },
] as const;
/** One child in so many is what two plans have together. */
const MERGED = 6;
/** Games in which those who are left show what they are worth, and who promises most goes on to do so. */
const HONEST_GAMES = 32;
const PROMISING = 2;
const PROMISING_GAMES = 24;
/** Games after which somebody may be seated. */
const PROOF_GAMES = 100;
/** When those who began are tried once more against those who lead: after such parts of the games. */
const ASKED_AGAIN = [0.3, 1] as const;
/** How: games of each in a lap, and how many go on from it; and the part of the games that a first lap may take. */
const ANSWERS = [
  { games: 4, keeps: 48 },
  { games: 12, keeps: 8 },
  { games: 24, keeps: 2 },
] as const;
const FOR_ANSWERS = 0.03;
/** Part of the games after which only the last decision is made. */
const FINAL = 0.82;
/** Games of the last check against a known plan, and how many times as many at most. */
const CHECK_GAMES = 360;
const MOST_CHECKED = 8;
/** Members of the table that may be chosen in the end. */
const FINALISTS = 4;
/** How much the mean of all results counts beside the worst one, where that is a loss. */
const USUAL_WEIGHT = 0.25;
/** Standard errors with which somebody is clearly beaten. */
const CLEAR = 2;
/** Standard errors by which a result may flatter. */
const DOUBTFUL = 1;

/** What a plan that was changed is called, and what no longer holds of it is left out. */
const unnamed = (plan: Plan): Plan => {
  const { lists, choose } = plan;
  return { name: "Found plan", notes: [], needs: [], lists, choose };
};

/** Looks for the strongest plan on a board, step by step. */
export function* findPlan(board: Board, options: FindOptions): Generator<Found, Found> {
  const words = streams(options.seed, 1);
  const search = new Search(board, options, (n) => below(words, 0, n));
  // To be played with at once.
  yield search.step();
  for (const improved of search.run()) yield search.step(improved);
  return search.step();
}

/** Plans that are looked at to be the first to play with, and how: games of each, and how many go on. */
const GLANCED_AT = 48;
const GLANCES = [
  { games: 8, keeps: 12 },
  { games: 16, keeps: 4 },
  { games: 32, keeps: 1 },
] as const;

/** The best of some known plans and of what was learned elsewhere, as far as a glance tells, for whoever can't wait. */
export function bestAtOnce(board: Board, known: readonly Plan[]): Plan {
  const trials = new Trials(board, "at once");
  const words = streams("at once", 1);
  const make = experiencedOn(marketOf(board), (n) => below(words, 0, n));
  const plans = make === null ? known : [...known, ...Array.from({ length: GLANCED_AT }, make)];
  const money = trials.seat(moneyPlan(board));
  let field = [money, ...plans.map((plan) => trials.seat(plan))];
  let opponent = money;
  for (const { games, keeps } of GLANCES) {
    const scored = field.map((member) => ({
      member,
      result: member === opponent ? 0 : mean(trials.meet(member, opponent, games)),
    }));
    scored.sort((a, b) => b.result - a.result);
    field = scored.slice(0, keeps).map(({ member }) => member);
    [opponent] = field;
  }
  return field[0].plan;
}

/** A plan that is being improved, and how it fares against the mixture. */
interface Line {
  readonly member: Member;
  readonly sort: string;
  /** Against the mixture and plain money. */
  readonly score: Score;
  /** Against the mixture alone. */
  readonly proof: Score;
}

/** Games that must go alike without a line for it to be left out: against whoever troubles most, and the others. */
const TIDY_GAMES = 30;
const TIDY_GLANCES = 4;
/** Plain money comes after one in so many of the mixture. */
const MONEY_EVERY = 2;
/** Length of the list that stands for a mixture. */
const MIXTURE = 12;

class Search {
  readonly #board: Board;
  readonly #trials: Trials;
  readonly #market: Market;
  readonly #roll: Roll;
  readonly #games: number;
  readonly #decisions: number;
  readonly #known: Member[];
  /** All that the search began with and that did not lose their first games with plain money. */
  #beginners: readonly Member[] = [];
  #members: Member[] = [];
  #pool: Line[] = [];
  #mixture: readonly Member[] = [];
  /** The mixture, and plain money in between: whoever loses to everybody else still learns something from it. */
  #opponents: readonly Member[] = [];
  readonly #money: Member;
  #best: Member;

  /** Games of a pair, of a first meeting in the end, of a proof, and of a last check. */
  readonly #pair: number;
  readonly #hearing: number;
  readonly #proof: number;
  readonly #check: number;

  constructor(board: Board, options: FindOptions, roll: Roll) {
    const { games, decisions = Number.POSITIVE_INFINITY, seed, rivals = [] } = options;
    this.#board = board;
    this.#games = games;
    this.#decisions = decisions;
    const closer = Math.min(CLOSEST, Math.max(1, Math.min(games / USUAL_GAMES, decisions / USUAL_DECISIONS)));
    this.#pair = Math.round(PAIR_GAMES * Math.sqrt(closer));
    this.#hearing = Math.ceil(this.#pair / 2);
    this.#proof = Math.round(PROOF_GAMES * Math.sqrt(closer));
    this.#check = Math.round(CHECK_GAMES * closer);
    this.#roll = roll;
    this.#trials = new Trials(board, seed);
    this.#market = marketOf(board);
    this.#best = this.#trials.seat(moneyPlan(board));
    this.#known = rivals.map((plan) => this.#trials.seat(plan));
    this.#money = this.#known.find(({ plan }) => plan.name === "Big Money Ultimate") ?? this.#best;
  }

  step(improved = true): Found {
    const { result } = worst(this.#best, this.#members);
    const share = this.#best.even + (Number.isFinite(result) ? result : 0);
    const { games } = this.#trials;
    return { plan: this.#best.plan, improved, share, games, done: Math.min(1, this.#spent) };
  }

  /** The part of the budget that is used up. */
  get #spent(): number {
    const { games, decisions } = this.#trials;
    return Math.max(games / this.#games, decisions / this.#decisions);
  }

  *run(): Generator<boolean> {
    yield* this.#begin();
    const began = this.#spent;
    for (const part of ASKED_AGAIN) {
      while (this.#spent < began + part * (FINAL - began)) {
        this.#improve();
        yield this.#choose();
      }
      this.#answer();
    }
    this.#seatBest();
    yield* this.#end();
  }

  /** Takes the best so far; tells whether it is another one. */
  #choose(): boolean {
    const before = this.#best;
    this.#best = this.#leading(this.#members, 0);
    return this.#best !== before;
  }

  /** Round after round against the best of the round before, until few are left: they are the first to join. */
  *#begin(): Generator<boolean> {
    const trials = this.#trials;
    const plans = firstPlans(this.#board, this.#market);
    const bare = this.#known
      .filter(({ plan }) => plan.lists.play !== undefined)
      .map(({ plan: { lists, ...rest } }) => {
        const { play: _, ...others } = lists;
        return unnamed({ ...rest, lists: others });
      });
    const make = experiencedOn(this.#market, this.#roll);
    const games = Math.min(this.#games, this.#decisions / WORK_A_GAME);
    const wanted = Math.min(EXPERIENCED, Math.floor(games / GAMES_AN_EXPERIENCED));
    const experienced = make === null ? [] : Array.from({ length: wanted }, make);
    let field: Member[] = [
      this.#best,
      ...this.#known,
      ...[...plans, ...bare, ...experienced].map((plan) => trials.seat(plan)),
    ];
    let opponents: readonly Member[] = [this.#money];
    let passed: Member[] = [];
    /** All that have gone, the last first. */
    let ranking: Member[] = [];
    for (let games = FIRST_GAMES; ; games *= 2) {
      const scored = field.map((member) => {
        const score = noScore();
        this.#against(member.bot, score, opponents, games);
        return { member, value: mean(score) };
      });
      scored.sort((a, b) => b.value - a.value);
      if (games === FIRST_GAMES)
        this.#beginners = scored.filter(({ value }) => value >= 0).map(({ member }) => member);
      this.#best = scored[0].member;
      yield true;
      const keep = this.#spent > BEGINNING ? BEGINNERS : Math.max(BEGINNERS, Math.ceil(field.length / 2));
      field = scored.slice(0, keep).map(({ member }) => member);
      passed = scored.slice(keep).map(({ member }) => member);
      ranking = [...passed, ...ranking];
      opponents = field.slice(0, 4);
      if (field.length <= BEGINNERS) break;
      if (games === FIRST_GAMES * 2 && this.#spent < BEGINNING)
        field.push(...this.#mergers(field.slice(0, 4)));
    }
    this.#members = field.slice(0, BEGINNERS);
    this.#members.forEach((one, i) => {
      for (const other of this.#members.slice(0, i)) trials.meet(one, other, this.#pair);
    });
    this.#mix();
    // The best of each sort: with other cards, there may be another way up.
    const ranked = [...field, ...ranking];
    const sorts = new Set<string>();
    const take = (member: Member): void => {
      const sort = this.#sort(member.plan);
      if (sorts.has(sort)) return;
      sorts.add(sort);
      this.#enter(member);
    };
    for (const member of ranked) if (this.#pool.length < POOL - 1) take(member);
    // What carries its terminals with villages begins slowly and has far to go: one of them is always tried.
    const engine = ({ plan }: Member): boolean =>
      plan.lists.buy.some(({ what }) => this.#market.byId.get(what)?.role === "village");
    if (!this.#pool.some(({ member }) => engine(member))) {
      const other = ranked.find(engine);
      if (other !== undefined) take(other);
    }
    yield this.#choose();
  }

  /** What a plan is made of. */
  #sort({ lists }: Plan): string {
    const ids = lists.buy.map(({ what }) => what).filter((id) => !COMMON.has(id));
    return [...new Set(ids)].sort().join();
  }

  #mergers(members: readonly Member[]): Member[] {
    return members.flatMap((one) =>
      members
        .filter((other) => other !== one)
        .map((other) => this.#trials.seat(unnamed(merged(one.plan, other.plan)))),
    );
  }

  /** Games of a bot against each of some members in turn. */
  #against(
    bot: Bot,
    score: Score,
    opponents: readonly Member[],
    games: number,
    from = 0,
    proof?: Score,
  ): void {
    const { players } = this.#board;
    for (let i = 0; i < games; i++) {
      // Every opponent from every seat.
      const other = opponents[Math.floor(score.games / players) % opponents.length];
      const result = this.#trials.play(bot, () => other.bot, from + score.games) - other.even;
      count(score, result);
      if (proof !== undefined && this.#mixture.includes(other)) count(proof, result);
    }
  }

  /** Makes a list of the members, each as often as in the mixture that none of them can exploit. */
  #mix(): void {
    const weights = equilibrium(this.#members);
    const due = weights.map(() => 0);
    // Shared out so that the list is as near to the weights as can be at any length.
    this.#mixture = Array.from({ length: MIXTURE }, () => {
      let next = 0;
      for (let k = 0; k < due.length; k++) {
        due[k] += weights[k];
        if (due[k] > due[next]) next = k;
      }
      due[next]--;
      return this.#members[next];
    });
    this.#opponents = this.#mixture.flatMap((member, i) =>
      i % MONEY_EVERY === 0 ? [member, this.#money] : [member],
    );
  }

  /** In the end the best of the pool has a seat: what it did not prove before it can prove now. */
  #seatBest(): void {
    const sure = ({ proof }: Line): number => mean(proof) - doubt(proof);
    const [best] = [...this.#pool].sort((a, b) => sure(b) - sure(a));
    if (!this.#members.includes(best.member)) this.#join(best.member);
  }

  /**
   * Lets children of the plans in the pool race against the mixture. The last few are judged by games that they
   * were not chosen for and enter the pool; who promises most there plays on, and is seated at the table once it is
   * known to be good enough.
   */
  #improve(): void {
    const order = [...this.#pool].sort((a, b) => mean(b.score) - mean(a.score));
    let field = Array.from({ length: LAPS[0].children }, () => {
      const child = this.#child(order);
      return { child, bot: planBot(child, sense)(this.#board, ""), score: noScore() };
    });
    // All children in the same games, but in others than those of the races before.
    const lap = this.#trials.fresh;
    for (const { children, games } of LAPS) {
      field = field.slice(0, children);
      for (const { bot, score } of field) this.#against(bot, score, this.#opponents, games, lap);
      field.sort((a, b) => mean(b.score) - mean(a.score));
    }
    for (const { child } of field) this.#enter(this.#trials.seat(child));
    const hope = ({ score }: Line): number => mean(score) + doubt(score);
    const promising = [...this.#pool].sort((a, b) => hope(b) - hope(a)).slice(0, PROMISING);
    for (const { member, score, proof } of promising)
      this.#against(member.bot, score, this.#opponents, PROMISING_GAMES, this.#trials.fresh, proof);
    const next = promising.find(
      ({ member, proof }) => !this.#members.includes(member) && this.#isProved(proof),
    );
    if (next !== undefined) this.#join(next.member);
  }

  /**
   * Who was passed over at the beginning, by bad luck or for losing to others, may beat those who lead now: a rush that
   * has no chance against its like, say. The best of them come into the pool, and are seated from there.
   */
  #answer(): void {
    const [{ games: first, keeps: least }] = ANSWERS;
    const most = Math.floor((FOR_ANSWERS * Math.min(this.#games, this.#decisions / WORK_A_GAME)) / first);
    // A short search has no games to spare for it.
    if (most < least) return;
    const there = new Set([...this.#members, ...this.#pool.map(({ member }) => member)]);
    let field = this.#beginners
      .filter((member) => !there.has(member))
      .slice(0, most)
      .map((member) => ({ member, score: noScore() }));
    const lap = this.#trials.fresh;
    for (const { games, keeps } of ANSWERS) {
      for (const { member, score } of field) this.#against(member.bot, score, this.#mixture, games, lap);
      field = field.sort((a, b) => mean(b.score) - mean(a.score)).slice(0, keeps);
    }
    for (const { member } of field) this.#enter(member);
  }

  /** Good enough to be seated: clearly ahead, or ahead at all after many games. */
  #isProved(score: Score): boolean {
    return mean(score) > (score.games >= this.#proof ? 0.25 : CLEAR) * doubt(score);
  }

  /** A plan of the pool, the better ones more often, with one or two changes or with what another has. */
  #child(order: readonly Line[]): Plan {
    const roll = this.#roll;
    const parent = order[Math.min(roll(order.length), roll(order.length))];
    const plan = unnamed(parent.member.plan);
    const others = [...this.#members, ...order.map(({ member }) => member)]
      .filter((member) => member !== parent.member)
      .map((member) => member.plan);
    if (others.length > 0 && roll(MERGED) === 0) return merged(plan, others[roll(others.length)]);
    return changed(
      plan,
      Array.from({ length: 1 + roll(2) }, () => vary(plan, this.#market, others, roll)),
    );
  }

  /** Takes a plan into the pool; who promises least goes, of the same sort where there are many of it. */
  #enter(member: Member): void {
    const sort = this.#sort(member.plan);
    const line = { member, sort, score: noScore(), proof: noScore() };
    this.#against(member.bot, line.score, this.#opponents, HONEST_GAMES, this.#trials.fresh, line.proof);
    this.#pool.push(line);
    const alike = this.#pool.filter((other) => other.sort === sort);
    const from = alike.length > OF_A_SORT ? alike : this.#pool.length > POOL ? this.#pool : [];
    if (from.length === 0) return;
    const hope = ({ score }: Line): number => mean(score) + doubt(score) / 2;
    const last = from.reduce((least, one) => (hope(one) < hope(least) ? one : least));
    this.#pool = this.#pool.filter((other) => other !== last);
  }

  #join(child: Member): void {
    for (const other of this.#members) this.#trials.meet(child, other, this.#pair);
    this.#members.push(child);
    if (this.#members.length > MOST_MEMBERS) this.#leave();
    this.#mix();
    // What was won against others than those of today counts half.
    for (const score of this.#pool.flatMap((one) => [one.score, one.proof])) {
      // Who was not asked for long has nothing left.
      const part = score.games === 0 ? 0 : Math.floor(score.games / 2) / score.games;
      score.sum *= part;
      score.squares *= part;
      score.games = Math.floor(score.games / 2);
    }
  }

  /** The one goes that matters least. */
  #leave(): void {
    const weights = equilibrium(this.#members);
    const worth = this.#members.map((member, i) =>
      member === this.#best ? 1 : weights[i] + worst(member, this.#members).result / 100,
    );
    const last = worth.indexOf(Math.min(...worth));
    this.#members = this.#members.filter((_, i) => i !== last);
  }

  /**
   * The last decision, among the best few. Whoever leads by its worst result must hear everybody, known plans
   * included, and plays on against whoever might beat it still; so does the one that might pass it. A known plan
   * that troubles a leader can lead itself. All games that are left go into it.
   */
  *#end(): Generator<boolean> {
    const known = this.#known.filter((member) => !this.#members.includes(member));
    const everybody = [...this.#members, ...known];
    const contenders = this.#finalists();
    this.#members = everybody;
    let check = this.#pair;
    while (this.#spent < 1) {
      const leader = this.#leading(contenders, 0);
      const unheard = everybody.find(
        (other) => other !== leader && scoreOf(leader, other).games < this.#hearing,
      );
      if (unheard !== undefined) {
        const score = this.#trials.meet(leader, unheard, this.#hearing);
        if (mean(score) < 0 && !contenders.includes(unheard)) contenders.push(unheard);
        continue;
      }
      const rest = contenders.filter((member) => member !== leader);
      const players = rest.length === 0 ? [leader] : [leader, this.#leading(rest, 1)];
      const pairs = players.flatMap((player) => {
        const by = this.#doubtful(player, everybody, check);
        return by === null ? [] : [{ player, by }];
      });
      for (const { player, by } of pairs) this.#trials.meet(player, by, this.#pair);
      if (pairs.length > 0) continue;
      if (check >= MOST_CHECKED * this.#check) break;
      check *= 2;
    }
    // Only who has heard everybody can be chosen.
    const heard = contenders.filter((member) =>
      everybody.every((other) => other === member || scoreOf(member, other).games >= this.#hearing),
    );
    this.#best = this.#leading(heard.length > 0 ? heard : contenders, -DOUBTFUL);
    if (!this.#known.includes(this.#best)) this.#tidy();
    yield true;
  }

  /** The members that may be chosen in the end, the best first. */
  #finalists(): Member[] {
    const found: Member[] = [];
    while (found.length < Math.min(FINALISTS, this.#members.length))
      found.push(
        this.#leading(
          this.#members.filter((member) => !found.includes(member)),
          0,
        ),
      );
    return found;
  }

  /** Who might still beat this one, of those it has met less than so often: whoever could do so most. */
  #doubtful(player: Member, everybody: readonly Member[], check: number): Member | null {
    const open = everybody.filter((other) => other !== player && scoreOf(player, other).games < check);
    const { result, by } = worst(player, open, -CLEAR);
    return result < 0 ? by : null;
  }

  /** Leaves out of a found plan what changes no game, whoever it is against: nobody should have to read it. */
  #tidy(): void {
    const { by } = worst(this.#best, this.#members);
    const games = this.#members
      .filter((member) => member !== this.#best)
      .flatMap((member) =>
        Array.from({ length: member === by ? TIDY_GAMES : TIDY_GLANCES }, (_, i) => ({ member, i })),
      );
    const result = (bot: Bot, { member, i }: (typeof games)[number]): number =>
      this.#trials.play(bot, () => member.bot, i);
    const before = games.map((game) => result(this.#best.bot, game));
    // Most lines matter, and show it in one of the first games.
    const playsAlike = (plan: Plan): boolean => {
      const bot = planBot(plan, sense)(this.#board, "");
      return games.every((game, i) => result(bot, game) === before[i]);
    };
    let { plan } = this.#best;
    const { trash: _, ...untrashed } = plan.lists;
    const bare: Plan = { ...plan, lists: untrashed };
    if (plan.lists.trash !== undefined && playsAlike(bare)) plan = bare;
    for (let at = plan.lists.buy.length - 1; at >= 0 && plan.lists.buy.length > 1; at--) {
      const other = changed(plan, [{ remove: plan.lists.buy[at] }]);
      if (playsAlike(other)) plan = other;
    }
    this.#best = { ...this.#best, plan };
  }

  /**
   * The best by its worst result against those it has met, so many standard errors to its favour. Where nobody
   * beats them, or hardly, the one is better that beats the others more; but whoever is clearly beaten comes after
   * all who are not.
   */
  #leading(members: readonly Member[], sure: number): Member {
    let [best] = members;
    let most = Number.NEGATIVE_INFINITY;
    for (const member of members) {
      const met = this.#members.filter((other) => other !== member && scoreOf(member, other).games > 0);
      const { result } = worst(member, met, sure);
      const usual =
        met.reduce((sum, other) => sum + mean(scoreOf(member, other)), 0) / Math.max(1, met.length);
      const beaten = worst(member, met, CLEAR).result < 0;
      const value = Math.min(0, result) + USUAL_WEIGHT * usual - (beaten ? 1 : 0);
      if (value <= most) continue;
      most = value;
      best = member;
    }
    return best;
  }
}
