/**
 * The bots of a table. Some of them look for a plan for the kingdom first, which takes seconds: where that can
 * be done elsewhere they come later, and until they have to move everybody else plays on undisturbed.
 */
import { knownPlan, lookForPlan, rememberPlan } from "@fiefdom/bots/marshal";
import { planBot } from "@fiefdom/bots/plan/bot";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { Bot } from "@fiefdom/bots/player";
import { findBot } from "@fiefdom/bots/roster";
import { type Board, SetUpError } from "@fiefdom/engine";
import { scripted } from "./lesson.ts";
import type { Setting } from "./messages.ts";

/** What a table finds around it. Without anything, all happens at once. */
export interface Surroundings {
  /** Between two moves: lets others have a word. */
  readonly pause?: () => Promise<void>;
  /** Looks for the plan somewhere else; null if that came to nothing. */
  readonly findPlan?: (board: Board) => Promise<Plan | null>;
  /** Puts the game away as it stands: before the person sees what came of their own move, and when the others rest. */
  readonly keep?: () => void;
}

/** Looks for a plan here and now, and says from time to time how much of it is done. */
export function planFor(board: Board, done: (share: number) => void = () => {}): Plan {
  const search = lookForPlan(board);
  let step = search.next();
  while (step.done !== true) {
    done(step.value);
    step = search.next();
  }
  return step.value;
}

/** Takes a plan that was found elsewhere or earlier; one that can't be followed here is forgotten. */
export function takePlan(board: Board, plan: Plan): void {
  try {
    planBot(plan)(board, "");
  } catch {
    return;
  }
  rememberPlan(board, plan);
}

export class Opponents {
  readonly #setting: Setting;
  readonly #board: Board;
  readonly #seed: string;
  /** By seat; null for the person, and for whoever still waits for the plan. */
  readonly #bots: (Bot | null)[];
  /** Settled when everybody is there. */
  readonly #ready: Promise<void>;

  constructor(setting: Setting, board: Board, seed: string, { findPlan }: Surroundings) {
    this.#setting = setting;
    this.#board = board;
    this.#seed = seed;
    const waits = setting.bots.map(
      (name) => findPlan !== undefined && wantsPlan(name) && knownPlan(board) === undefined,
    );
    this.#bots = waits.map((waiting, seat) =>
      waiting || setting.bots[seat] === "" ? null : this.#make(seat),
    );
    this.#ready =
      findPlan === undefined || !waits.includes(true) ? Promise.resolve() : this.#wait(findPlan, waits);
  }

  /** The bot in a seat; a promise if it is not ready yet. */
  in(seat: number): Bot | Promise<Bot> {
    return this.#bots[seat] ?? this.#ready.then(() => this.#bots[seat] ?? this.#make(seat));
  }

  /** The plan that some of them follow. */
  plan(): Plan | undefined {
    return this.#setting.bots.some(wantsPlan) ? knownPlan(this.#board) : undefined;
  }

  async #wait(findPlan: NonNullable<Surroundings["findPlan"]>, waits: readonly boolean[]): Promise<void> {
    const plan = await findPlan(this.#board);
    if (plan !== null) takePlan(this.#board, plan);
    waits.forEach((waiting, seat) => {
      if (waiting) this.#bots[seat] = this.#make(seat);
    });
  }

  #make(seat: number): Bot {
    const { bots, lesson } = this.#setting;
    const listed = findBot(bots[seat]);
    if (listed === undefined) throw new SetUpError("unknown-bot", `There is no bot called "${bots[seat]}".`);
    const bot = listed.make(this.#board, `${this.#seed}/${seat}`);
    return lesson === undefined ? bot : scripted(bot, seat, lesson);
  }
}

const wantsPlan = (name: string): boolean => findBot(name)?.needsPlan === true;
