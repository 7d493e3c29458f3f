/** The bots that can be asked to a table, by name. */
import { jester } from "./jester.ts";
import { bigMoney } from "./money.ts";
import type { BotMaker } from "./player.ts";
import { squire } from "./squire.ts";

export interface Listed {
  readonly summary: string;
  readonly make: BotMaker;
}

export const ROSTER: Readonly<Record<string, Listed>> = {
  squire: { summary: "plays any kingdom sensibly and simply", make: squire },
  "big-money": { summary: "buys money and Provinces, nothing else", make: bigMoney },
  jester: { summary: "does anything that is allowed", make: jester },
};
