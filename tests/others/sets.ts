/**
 * Cards of expansions that are not in the game yet. They are here to prove the mechanisms of the kernel that they
 * need, and wait for their set: each is written as it will be there. Nothing outside the tests knows them.
 */
import { type CardSet, sets } from "@fiefdom/cards";
import { type CardDef, isPile, type PileDef } from "@fiefdom/engine/card";
import * as adventures from "./adventures.ts";
import * as alchemy from "./alchemy.ts";
import * as alterations from "./alterations.ts";
import * as darkAges from "./darkAges.ts";
import * as guilds from "./guilds.ts";
import * as hexes from "./hexes.ts";
import * as knights from "./knights.ts";
import * as menagerie from "./menagerie.ts";
import * as nocturne from "./nocturne.ts";
import * as plunder from "./plunder.ts";
import * as renaissance from "./renaissance.ts";
import * as ruins from "./ruins.ts";
import * as tavern from "./tavern.ts";

const files = [
  adventures,
  alchemy,
  alterations,
  darkAges,
  guilds,
  hexes,
  knights,
  menagerie,
  nocturne,
  plunder,
  renaissance,
  ruins,
  tavern,
];
const entries: readonly (CardDef | PileDef)[] = files.flatMap((file) => Object.values(file));
const isWide = (entry: CardDef | PileDef): entry is CardDef => !isPile(entry) && entry.kind !== "kingdom";

const others: CardSet = {
  id: "others",
  kingdom: entries.filter((entry) => !isWide(entry)),
  landscapes: entries.filter(isWide),
};

/** The sets of the game, and the others. */
export const withOthers: readonly CardSet[] = [...sets, others];
export { others };
