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

import { Castles } from "./empires/castles.ts";
import * as events from "./empires/events.ts";
import {
  Archive,
  Capital,
  Charm,
  CityQuarter,
  Crown,
  Enchantress,
  Engineer,
  FarmersMarket,
  Forum,
  Groundskeeper,
  Legionary,
  Overlord,
  RoyalBlacksmith,
  Sacrifice,
  Temple,
  Villa,
  WildHunt,
} from "./empires/kingdom.ts";
import * as landmarks from "./empires/landmarks.ts";
import {
  CatapultRocks,
  ChariotRace,
  EncampmentPlunder,
  GladiatorFortune,
  PatricianEmporium,
  SettlersBustlingVillage,
} from "./empires/split.ts";
import {
  Bishop,
  Charlatan,
  City,
  Clerk,
  Expand,
  Forge,
  GrandMarket,
  KingsCourt,
  Magnate,
  Mint,
  Monument,
  Peddler,
  Rabble,
  Vault,
  Watchtower,
  WorkersVillage,
} from "./prosperity/actions.ts";
import { Colony, Platinum } from "./prosperity/basics.ts";
import {
  Anvil,
  Bank,
  Collection,
  CrystalBall,
  Hoard,
  Investment,
  Quarry,
  Tiara,
  WarChest,
} from "./prosperity/treasures.ts";

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

export const prosperity: CardSet = {
  id: "prosperity",
  kingdom: [
    Anvil,
    Bank,
    Bishop,
    Charlatan,
    City,
    Clerk,
    Collection,
    CrystalBall,
    Expand,
    Forge,
    GrandMarket,
    Hoard,
    Investment,
    KingsCourt,
    Magnate,
    Mint,
    Monument,
    Peddler,
    Quarry,
    Rabble,
    Tiara,
    Vault,
    WarChest,
    Watchtower,
    WorkersVillage,
  ],
  landscapes: [],
};

export const empires: CardSet = {
  id: "empires",
  kingdom: [
    Archive,
    Capital,
    Castles,
    CatapultRocks,
    ChariotRace,
    Charm,
    CityQuarter,
    Crown,
    EncampmentPlunder,
    Enchantress,
    Engineer,
    FarmersMarket,
    Forum,
    GladiatorFortune,
    Groundskeeper,
    Legionary,
    Overlord,
    PatricianEmporium,
    RoyalBlacksmith,
    Sacrifice,
    SettlersBustlingVillage,
    Temple,
    Villa,
    WildHunt,
  ],
  landscapes: [...Object.values(events), ...Object.values(landmarks)],
};

export const sets: readonly CardSet[] = [base, prosperity, empires];

/** The basic cards, with Platinum and Colony in their places. */
export const basicsWithColonies: readonly CardDef[] = basics.flatMap((def) =>
  def.id === "gold" ? [def, Platinum] : def.id === "province" ? [def, Colony] : [def],
);

export { basics };
