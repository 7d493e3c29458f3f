/** The bots that can be asked to a table, by name: the levels first, the weakest before all, then the yardsticks. */
import { castellan } from "./castellan.ts";
import { dice } from "./dice.ts";
import { jester, piper, scullion, yeoman } from "./folk.ts";
import { marshal } from "./marshal.ts";
import { bigMoney } from "./money.ts";
import type { BotMaker } from "./player.ts";
import type { Budget } from "./search.ts";
import { sovereignWith } from "./sovereign.ts";
import { squire } from "./squire.ts";
import { steward } from "./steward.ts";

export interface Listed {
  readonly summary: string;
  readonly make: BotMaker;
  /** Making it takes seconds unless there is a plan for the board: see `playAtOnce` in marshal.ts. */
  readonly needsPlan?: true;
  /** It thinks so many milliseconds about a move. */
  readonly ms?: number;
  /** It looks ahead, and that is what it may cost. */
  readonly budget?: Budget;
}

/** Sovereign with a time for each move. */
const withTime = (ms: number, summary: string): Listed => ({
  ...withBudget({ ms, clock: () => performance.now() }, summary),
  ms,
});

const withBudget = (budget: Budget, summary: string): Listed => ({
  summary,
  make: sovereignWith(budget),
  needsPlan: true,
  budget,
});

export const ROSTER: Readonly<Record<string, Listed>> = {
  jester: { summary: "collects one of everything, and plays it in any order", make: jester },
  scullion: { summary: "the dearest card that can be had, Actions before all", make: scullion },
  piper: { summary: "a little of everything, and Duchies too early", make: piper },
  yeoman: { summary: "good cards, too many of them that end the Action phase", make: yeoman },
  squire: { summary: "plays any kingdom sensibly and simply: for a first game", make: squire },
  steward: { summary: "money, and the one card that goes best with it", make: steward },
  castellan: { summary: "the plan that looks best at first sight", make: castellan },
  marshal: { summary: "a plan found for this very kingdom by simulation", make: marshal, needsPlan: true },
  sovereign: withTime(1500, "looks ahead with Marshal's plan, a second and a half a move"),
  "sovereign:200ms": withTime(200, "the same with a fifth of a second a move"),
  "sovereign:10s": withTime(10_000, "the same with ten seconds a move"),
  "sovereign-quick": withBudget({ rollouts: 300 }, "the same with 300 playouts a move, repeatable"),
  "big-money": { summary: "buys money and Provinces, nothing else", make: bigMoney },
  dice: { summary: "does anything that is allowed", make: dice },
};

const SOVEREIGN = /^sovereign:(\d{1,7})(ms|s)?$/;
/** Nobody thinks longer than that about a move. */
const MOST_MS = 600_000;

/**
 * A bot by name. Sovereign's budget may be named too: "sovereign:2000" playouts a move, "sovereign:500ms" or
 * "sovereign:3s".
 */
export function findBot(name: string): Listed | undefined {
  if (Object.hasOwn(ROSTER, name)) return ROSTER[name];
  const [, amount, unit] = SOVEREIGN.exec(name) ?? [];
  if (amount === undefined || Number(amount) === 0) return undefined;
  if (unit !== undefined) {
    const ms = Number(amount) * (unit === "s" ? 1000 : 1);
    return ms > MOST_MS ? undefined : withTime(ms, `looks ahead, ${amount} ${unit} a move`);
  }
  return withBudget({ rollouts: Number(amount) }, `looks ahead, ${amount} playouts a move`);
}
