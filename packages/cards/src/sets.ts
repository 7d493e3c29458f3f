/** Every card there is, by set and by id. */
import type { CardDef, PileDef } from "@fiefdom/engine/card";
import { Bandit, Bureaucrat, Militia, Moat, Witch } from "./base/attacks.ts";
import { basics } from "./base/basics.ts";
import { Artisan, Gardens, Workshop } from "./base/gaining.ts";
import {
  Cellar,
  CouncilRoom,
  Festival,
  Harbinger,
  Laboratory,
  Library,
  Market,
  Merchant,
  Poacher,
  Smithy,
  ThroneRoom,
  Vassal,
  Village,
} from "./base/playing.ts";
import { Chapel, Mine, Moneylender, Remodel, Sentry } from "./base/trashing.ts";

export interface CardSet {
  readonly id: string;
  readonly kingdom: readonly (CardDef | PileDef)[];
  readonly landscapes: readonly CardDef[];
}

export const base: CardSet = {
  id: "base",
  kingdom: [
    Artisan,
    Bandit,
    Bureaucrat,
    Cellar,
    Chapel,
    CouncilRoom,
    Festival,
    Gardens,
    Harbinger,
    Laboratory,
    Library,
    Market,
    Merchant,
    Militia,
    Mine,
    Moat,
    Moneylender,
    Poacher,
    Remodel,
    Sentry,
    Smithy,
    ThroneRoom,
    Vassal,
    Village,
    Witch,
    Workshop,
  ],
  landscapes: [],
};

export const sets: readonly CardSet[] = [base];

export { basics };
