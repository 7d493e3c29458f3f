/** The bots that can be asked to a table, by name: the four levels first, then the yardsticks. */
import { jester } from "./jester.ts";
import { marshal } from "./marshal.ts";
import { bigMoney } from "./money.ts";
import type { BotMaker } from "./player.ts";
import { sovereign, sovereignWith } from "./sovereign.ts";
import { squire } from "./squire.ts";
import { steward } from "./steward.ts";

export interface Listed {
  readonly summary: string;
  readonly make: BotMaker;
  /** Making it takes seconds unless a plan for the board is known: see `lookForPlan` in marshal.ts. */
  readonly needsPlan?: true;
}

export const ROSTER: Readonly<Record<string, Listed>> = {
  squire: { summary: "plays any kingdom sensibly and simply: for a first game", make: squire },
  steward: { summary: "money, and the one card that goes best with it", make: steward },
  marshal: { summary: "a plan found for this very kingdom by simulation", make: marshal, needsPlan: true },
  sovereign: {
    summary: "looks ahead with Marshal's plan, up to two seconds a move",
    make: sovereign,
    needsPlan: true,
  },
  "sovereign-quick": {
    summary: "the same with 300 playouts a move, repeatable",
    make: sovereignWith({ rollouts: 300 }),
    needsPlan: true,
  },
  "big-money": { summary: "buys money and Provinces, nothing else", make: bigMoney },
  jester: { summary: "does anything that is allowed", make: jester },
};

const SOVEREIGN = /^sovereign:(\d{1,7})(ms)?$/;

/** A bot by name. Sovereign's budget may be named too: "sovereign:2000" playouts a move, "sovereign:500ms". */
export function findBot(name: string): Listed | undefined {
  if (Object.hasOwn(ROSTER, name)) return ROSTER[name];
  const [, amount, ms] = SOVEREIGN.exec(name) ?? [];
  if (amount === undefined || Number(amount) === 0) return undefined;
  const budget =
    ms === undefined ? { rollouts: Number(amount) } : { ms: Number(amount), clock: () => performance.now() };
  return {
    summary: `looks ahead, ${amount} ${ms === undefined ? "playouts" : "milliseconds"} a move`,
    make: sovereignWith(budget),
    needsPlan: true,
  };
}
