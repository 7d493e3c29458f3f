/** Hands of many cards, of few kinds and of many, as a Cellar asks about them. */
import { type Arrangement, arranged, type Laid } from "./positions.ts";

/** Ten piles with as many kinds of cards as ten piles can have. */
export const PILES: readonly string[] = [
  "castles",
  "encampment-plunder",
  "patrician-emporium",
  "settlers-bustling-village",
  "catapult-rocks",
  "gladiator-fortune",
  "cellar",
  "workers-village",
  "royal-blacksmith",
  "festival",
];

const times = (n: number, card: string): string[] => Array.from({ length: n }, () => card);

/** What a hand is filled from: the first so many. Few kinds, then many. */
export const FEW: readonly string[] = [
  "copper",
  "estate",
  "copper",
  "silver",
  "copper",
  ...times(9, "copper"),
  ...times(4, "estate"),
  ...times(4, "festival"),
  ...times(3, "curse"),
];
export const MANY: readonly string[] = [
  "workers-village",
  "copper",
  "royal-blacksmith",
  "festival",
  "estate",
  "bustling-village",
  "silver",
  "patrician",
  "emporium",
  "settlers",
  "catapult",
  "rocks",
  "gladiator",
  "fortune",
  "encampment",
  "plunder",
  "humble-castle",
  "crumbling-castle",
  "small-castle",
  "haunted-castle",
  "opulent-castle",
  "sprawling-castle",
  "grand-castle",
  "kings-castle",
  "gold",
];

/** Any number of these may be discarded. */
export const cellar = (cards: readonly string[], more: Partial<Arrangement> = {}): Laid =>
  arranged({
    kingdom: PILES,
    lesson: {
      players: [
        { hand: ["cellar", ...cards], deck: times(5, "copper"), turns: 9 },
        { hand: times(5, "copper"), deck: times(5, "copper"), turns: 9 },
      ],
    },
    answers: [[0, "play:cellar"]],
    ...more,
  });
