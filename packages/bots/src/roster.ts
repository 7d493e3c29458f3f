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
}

export const ROSTER: Readonly<Record<string, Listed>> = {
  squire: { summary: "plays any kingdom sensibly and simply: for a first game", make: squire },
  steward: { summary: "money, and the one card that goes best with it", make: steward },
  marshal: { summary: "a plan found for this very kingdom by simulation", make: marshal },
  sovereign: { summary: "looks ahead with Marshal's plan, up to two seconds a move", make: sovereign },
  "sovereign-quick": {
    summary: "the same with 300 playouts a move, repeatable",
    make: sovereignWith({ rollouts: 300 }),
  },
  "big-money": { summary: "buys money and Provinces, nothing else", make: bigMoney },
  jester: { summary: "does anything that is allowed", make: jester },
};
