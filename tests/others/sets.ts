/**
 * Cards of expansions that are not in the game yet. They are here to prove the mechanisms of the kernel that they
 * need, and wait for their set: each is written as it will be there. Nothing outside the tests knows them.
 */
import { type CardSet, sets } from "@fiefdom/cards";
import * as adventures from "./adventures.ts";
import * as darkAges from "./darkAges.ts";
import * as guilds from "./guilds.ts";
import * as knights from "./knights.ts";
import * as renaissance from "./renaissance.ts";

const others: CardSet = {
  id: "others",
  kingdom: [adventures, darkAges, guilds, knights, renaissance].flatMap((file) => Object.values(file)),
  landscapes: [],
};

/** The sets of the game, and the others. */
export const withOthers: readonly CardSet[] = [...sets, others];
export { others };
