/**
 * The bots of a table. Some of them play by a plan for the kingdom, and to find it takes seconds: where that can
 * be done elsewhere they play at once by a first plan, and whatever is found meanwhile takes over.
 */
import {
  knownPlan,
  type Looking,
  lookForPlan,
  playAtOnce,
  playMeanwhile,
  rememberPlan,
} from "@fiefdom/bots/marshal";
import { planBot } from "@fiefdom/bots/plan/bot";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { Bot } from "@fiefdom/bots/player";
import { findBot, type Listed } from "@fiefdom/bots/roster";
import { type Helpers, sovereignWithHelp } from "@fiefdom/bots/sovereign";
import { type Board, type Game, SetUpError, view } from "@fiefdom/engine";
import { scripted } from "./lesson.ts";
import { PLAN_BOT, type Setting } from "./messages.ts";

/** What a table finds around it. Without anything, all happens at once. */
export interface Surroundings {
  /** Between two moves: lets others have a word. */
  readonly pause?: () => Promise<void>;
  /**
   * Looks for the plan somewhere else: tells of better ones on the way, which are for the time being, and of what it
   * found, and found after that.
   */
  readonly findPlan?: (board: Board, better: (plan: Plan) => void, found: (plan: Plan) => void) => void;
  /** Asks for whoever helps bots to think that do so by the clock. Called when one sits at the table. */
  readonly helpers?: () => Helpers;
  /** Puts the game away as it stands: before the person sees what came of their own move, and when the others rest. */
  readonly keep?: () => void;
  /** The others don't go on: what was asked at this table has been answered. */
  readonly rests?: () => boolean;
}

/** Looks for a plan here and now, and says from time to time how far it is. */
export function planFor(board: Board, tell: (step: Looking) => void = () => {}): Plan {
  const search = lookForPlan(board);
  let step = search.next();
  while (step.done !== true) {
    tell(step.value);
    step = search.next();
  }
  return step.value;
}

/** Takes a plan that was found elsewhere or earlier; one that can't be followed here is forgotten. */
export function takePlan(board: Board, plan: Plan): void {
  if (canFollow(board, plan)) rememberPlan(board, plan);
}

function canFollow(board: Board, plan: Plan): boolean {
  try {
    planBot(plan)(board, "");
    return true;
  } catch {
    return false;
  }
}

export class Opponents {
  readonly #setting: Setting;
  readonly #board: Board;
  readonly #seed: string;
  readonly #around: Surroundings;
  /** By seat; made when they are first asked. */
  readonly #bots: (Bot | undefined)[] = [];
  readonly #helpers: Helpers | undefined;

  constructor(setting: Setting, board: Board, seed: string, around: Surroundings) {
    this.#setting = setting;
    this.#board = board;
    this.#seed = seed;
    this.#around = around;
    for (const name of setting.bots) if (name !== "" && !follows(setting, name)) listed(name);
    if (around.findPlan !== undefined && setting.bots.some(wantsPlan) && knownPlan(board) === undefined)
      this.#look(around.findPlan);
    if (setting.bots.some(thinks)) this.#helpers = around.helpers?.();
  }

  /** The bot in a seat. */
  in(seat: number): Bot {
    const bot = this.#bots[seat] ?? this.#make(seat);
    this.#bots[seat] = bot;
    return bot;
  }

  /** The person is asked: who can think on meanwhile does, from what its own seat may know. */
  ponder(game: Game): void {
    this.#bots.forEach((bot, seat) => {
      bot?.ponder?.(view(game, seat));
    });
  }

  /** The plan that some of them follow. */
  plan(): Plan | undefined {
    return this.#setting.bots.some(wantsPlan) ? knownPlan(this.#board) : undefined;
  }

  #look(findPlan: NonNullable<Surroundings["findPlan"]>): void {
    const board = this.#board;
    const better = (plan: Plan): void => {
      if (canFollow(board, plan)) playMeanwhile(board, plan);
    };
    findPlan(board, better, (plan) => {
      takePlan(board, plan);
      this.#around.keep?.();
    });
  }

  #make(seat: number): Bot {
    const { bots, lesson } = this.#setting;
    // Where the plan is looked for elsewhere nobody waits for it.
    if (this.#around.findPlan !== undefined && wantsPlan(bots[seat])) playAtOnce(this.#board);
    const bot = this.#player(bots[seat], `${this.#seed}/${seat}`);
    return lesson === undefined ? bot : scripted(bot, seat, lesson);
  }

  #player(name: string, seed: string): Bot {
    const own = follows(this.#setting, name);
    if (own !== undefined) return planBot(own)(this.#board, seed);
    const { make, ms } = listed(name);
    if (this.#helpers === undefined || ms === undefined) return make(this.#board, seed);
    return sovereignWithHelp(this.#board, seed, this.#helpers, { ms, clock: () => performance.now() });
  }
}

/** The plan that a bot of this name follows at a table, if it was given one. */
export const follows = (setting: Pick<Setting, "follows">, name: string): Plan | undefined =>
  name === PLAN_BOT ? setting.follows : undefined;

function listed(name: string): Listed {
  const bot = findBot(name);
  if (bot === undefined) throw new SetUpError("unknown-bot", `There is no bot called "${name}".`);
  return bot;
}

const thinks = (name: string): boolean => findBot(name)?.ms !== undefined;
const wantsPlan = (name: string): boolean => findBot(name)?.needsPlan === true;
