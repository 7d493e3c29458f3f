/** What somebody wishes for a table with friends, as the form holds it, from a link and for the server. */
import type { TableWishes } from "@fiefdom/protocol";
import type { SetId } from "@fiefdom/text";
import { SETS } from "../cards/catalogue.ts";
import { knownAs, type LinkFault, laidIn, rulesetIn } from "../session/link.ts";
import type { Level, TIMES } from "../session/names.ts";

/** Who is to sit in a seat: somebody, or a bot. */
export type Sitter = "person" | Level | (typeof TIMES)[number];

export interface Wishes {
  /** The seats beside one's own. */
  readonly others: readonly Sitter[];
  /** A recommended kingdom by its id, one drawn by lot, or the cards of a link. */
  readonly kingdom: string | "random" | "list";
  readonly piles: readonly string[];
  readonly sets: readonly SetId[];
  /** Cards that the second edition of their set has no more come too. */
  readonly firstEdition: boolean;
  /** Those of the kingdom, none, so many, or as the rulebook draws them. */
  readonly landscapes: "kingdom" | "none" | "1" | "2" | "mixed" | readonly string[];
  readonly colonies: "kingdom" | "yes" | "no" | "lot";
  readonly ruleset: "printed" | "current";
  readonly isPublic: boolean;
  readonly spectators: boolean;
  /** A short pause where somebody could react, so that nobody sees who can. */
  readonly pause: boolean;
  readonly clock: "none" | "bank" | "days";
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly rated: boolean;
  /** All may ask what Sovereign would do. A game that counts has none. */
  readonly hints: boolean;
}

const FIRST_WISHES: Wishes = {
  others: ["person"],
  kingdom: "first-game",
  piles: [],
  sets: SETS,
  firstEdition: false,
  landscapes: "kingdom",
  colonies: "kingdom",
  ruleset: "printed",
  isPublic: false,
  spectators: true,
  pause: true,
  clock: "none",
  minutes: 20,
  increment: 15,
  days: 2,
  rated: false,
  hints: false,
};

/** What a link wishes for: `?kingdom=first-game`, or `?cards=a,b,…&landscapes=…&colonies=0|1`. */
export function wishesFrom(search: string): { readonly wishes: Wishes; readonly fault: LinkFault | null } {
  const ruleset = rulesetIn(search) ?? "printed";
  const isRandom = new URLSearchParams(search).get("kingdom") === "random";
  const read = isRandom ? null : laidIn(search);
  const first: Wishes = { ...FIRST_WISHES, ruleset };
  if (isRandom) return { wishes: { ...first, kingdom: "random", landscapes: "mixed" }, fault: null };
  if (read === null) return { wishes: first, fault: null };
  const [fault = null] = read.faults;
  const { kingdom: piles, landscapes, colonies } = read.laid;
  const known = knownAs(read.laid);
  if (fault !== null) return { wishes: first, fault };
  if (known !== null) return { wishes: { ...first, kingdom: known }, fault };
  return {
    wishes: { ...first, kingdom: "list", piles, landscapes, colonies: colonies ? "yes" : "no" },
    fault,
  };
}

function kingdomOf({ kingdom, piles, sets, firstEdition }: Wishes): NonNullable<TableWishes["kingdom"]> {
  if (kingdom === "list") return { from: "list", piles: [...piles] };
  if (kingdom === "random")
    return { from: "random", constraints: { sets: [...sets], ...(firstEdition ? { firstEdition } : {}) } };
  return { from: "recommended", name: kingdom };
}

function landscapesOf({ landscapes }: Wishes): TableWishes["landscapes"] {
  if (landscapes === "kingdom") return undefined;
  if (typeof landscapes !== "string") return [...landscapes];
  return landscapes === "mixed" ? "mixed" : landscapes === "none" ? 0 : Number(landscapes);
}

function clockOf({ clock, minutes, increment, days }: Wishes): NonNullable<TableWishes["clock"]> {
  switch (clock) {
    case "bank":
      return { kind: "bank", seconds: minutes * 60, increment };
    case "days":
      return { kind: "correspondence", days };
    default:
      return { kind: "none" };
  }
}

/** As the server wants it. */
export function tableWishes(wishes: Wishes): TableWishes {
  const landscapes = landscapesOf(wishes);
  const { others, colonies, ruleset, isPublic, spectators, pause, rated, hints } = wishes;
  return {
    kingdom: kingdomOf(wishes),
    ...(landscapes === undefined ? {} : { landscapes }),
    ...(colonies === "kingdom" ? {} : { colonies: colonies === "lot" ? "lot" : colonies === "yes" }),
    ruleset,
    seats: [
      { for: "person" },
      ...others.map((other) =>
        other === "person" ? { for: "person" as const } : { for: "bot" as const, bot: other },
      ),
    ],
    public: isPublic,
    spectators,
    pause,
    clock: clockOf(wishes),
    rated,
    hints: hints && !rated,
  };
}
