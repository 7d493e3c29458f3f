/**
 * Kingdoms and games in this browser as links. A kingdom is `kingdom=first-game`, or every card by id:
 * `cards=cellar,moat,…&landscapes=donate&colonies=1`. A game adds who plays and how:
 * `bots=squire,marshal&first=0&ruleset=current&seed=oak`. A position is `position=LINE`, with bots if wished for.
 * Whatever is wrong with a link can be said.
 */
import { type KingdomId, kingdomName, type Lang } from "@fiefdom/text";
import { CARDS, cardsOfPile, isLandscape, KINGDOMS } from "../cards/catalogue.ts";
import { LEVELS, TIMES } from "./names.ts";
import type { LocalWishes } from "./open.ts";

export type Ruleset = "printed" | "current";

/** Cards laid out for a game: piles and landscapes by id. */
export interface Laid {
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  /** With Platinum and Colony. */
  readonly colonies: boolean;
}

export const KINGDOM_SIZE = 10;
export const MOST_LANDSCAPES = 2;
export const MOST_OPPONENTS = 5;

/** Who can be asked to a table here: the levels, then the yardsticks. */
export const OPPONENTS = [...LEVELS, ...TIMES, "sovereign-quick", "big-money", "dice"] as const;
const SOVEREIGN = /^sovereign:[1-9]\d{0,6}(?:ms)?$|^sovereign:[1-9]\d{0,2}s$/;
const isBot = (name: string): boolean => OPPONENTS.some((other) => other === name) || SOVEREIGN.test(name);

/** What is wrong with a link, and which part of it. */
export interface LinkFault {
  readonly code: "kingdom" | "card" | "piles" | "landscapes" | "bot" | "players" | "first" | "ruleset";
  readonly what: string;
}

const pileOf = (id: string): string | null =>
  cardsOfPile(id).length > 0 ? id : (CARDS.find((card) => card.id === id && !card.basic)?.pile ?? null);
const isWide = (id: string): boolean => CARDS.some((card) => card.id === id && isLandscape(card));
const isBasic = (id: string): boolean => CARDS.some((card) => card.id === id && card.basic);
const isAllProsperous = (piles: readonly string[]): boolean =>
  piles.every((id) => cardsOfPile(id)[0].set === "prosperity");

const listIn = (given: URLSearchParams, key: string): string[] =>
  (given.get(key) ?? "")
    .split(",")
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== "");

const sameCards = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** The recommended kingdom that this is, if it is one. */
export const knownAs = (laid: Laid): string | null =>
  KINGDOMS.find(
    (known) =>
      sameCards(known.kingdom, laid.kingdom) &&
      sameCards(known.landscapes, laid.landscapes) &&
      known.colonies === laid.colonies,
  )?.id ?? null;

/** What it is called, if it has a name. */
export function knownName(laid: Laid, lang: Lang): string | null {
  const known = knownAs(laid);
  return known === null ? null : kingdomName(known as KingdomId, lang);
}

/** A kingdom as the query of a link. */
export function kingdomQuery(laid: Laid, ruleset: Ruleset = "printed"): string {
  const known = knownAs(laid);
  const wide = laid.landscapes.length === 0 ? [] : [`landscapes=${laid.landscapes.join(",")}`];
  return [
    ...(known === null
      ? [`cards=${laid.kingdom.join(",")}`, ...wide, `colonies=${laid.colonies ? 1 : 0}`]
      : [`kingdom=${known}`]),
    ...(ruleset === "printed" ? [] : [`ruleset=${ruleset}`]),
  ].join("&");
}

/** The kingdom in a link with all that is wrong with it; null if the link speaks of none. */
export function laidIn(
  search: string,
): { readonly laid: Laid; readonly faults: readonly LinkFault[] } | null {
  const given = new URLSearchParams(search);
  const name = given.get("kingdom");
  const listed = listIn(given, "cards");
  if (name === null && listed.length === 0) return null;
  const faults: LinkFault[] = [];
  const known = listed.length > 0 ? undefined : KINGDOMS.find((kingdom) => kingdom.id === name);
  if (listed.length === 0 && known === undefined) faults.push({ code: "kingdom", what: name ?? "" });
  const kingdom = new Set<string>(known?.kingdom ?? []);
  const landscapes = new Set<string>(given.has("landscapes") ? [] : (known?.landscapes ?? []));
  for (const id of [...listed, ...listIn(given, "landscapes")]) {
    const pile = pileOf(id);
    if (isWide(id)) landscapes.add(id);
    else if (pile !== null && !isBasic(id)) kingdom.add(pile);
    else faults.push({ code: "card", what: id });
  }
  if (known === undefined && name === null && kingdom.size !== KINGDOM_SIZE)
    faults.push({ code: "piles", what: String(kingdom.size) });
  if (landscapes.size > MOST_LANDSCAPES) faults.push({ code: "landscapes", what: String(landscapes.size) });
  const said = given.get("colonies");
  const piles = [...kingdom].slice(0, KINGDOM_SIZE);
  return {
    laid: {
      kingdom: piles,
      landscapes: [...landscapes].slice(0, MOST_LANDSCAPES),
      colonies:
        said === null
          ? (known?.colonies ?? (piles.length === KINGDOM_SIZE && isAllProsperous(piles)))
          : said === "1",
    },
    faults,
  };
}

/** What a link asks for beside the cards. */
export const rulesetIn = (search: string): Ruleset | null => {
  const said = new URLSearchParams(search).get("ruleset");
  return said === "printed" || said === "current" ? said : null;
};

export const wishesFor = (laid: Laid): Pick<LocalWishes, "kingdom" | "landscapes" | "colonies"> => {
  const known = knownAs(laid);
  if (known !== null) return { kingdom: { from: "recommended", name: known } };
  const { kingdom, landscapes, colonies } = laid;
  return { kingdom: { from: "list", piles: [...kingdom] }, landscapes, colonies };
};

/** A game with everything that makes it: whoever opens the link plays the same. */
export function tableLink(
  laid: Laid,
  more: Pick<LocalWishes, "bots" | "ruleset" | "first" | "seed">,
): string {
  const { bots, ruleset, first, seed } = more;
  return [
    `/table?${kingdomQuery(laid, ruleset)}`,
    `bots=${bots.join(",")}`,
    ...(first === undefined ? [] : [`first=${first}`]),
    ...(seed === undefined ? [] : [`seed=${encodeURIComponent(seed)}`]),
  ].join("&");
}

/** A position that a link holds, as one line, with who is to play against it; null if it holds none. */
export function positionIn(
  search: string,
): { readonly line: string; readonly bots: readonly string[] } | null {
  const given = new URLSearchParams(search);
  const line = given.get("position");
  return line === null ? null : { line, bots: listIn(given, "bots") };
}

/** The line needs no escaping: see the engine's notation. */
export const positionLink = (line: string): string => `/table?position=${line}`;

/** What a link wishes for, or what is wrong with it; null if it wishes for nothing. */
export function wishesIn(
  search: string,
): { readonly wishes: LocalWishes } | { readonly fault: LinkFault } | null {
  const given = new URLSearchParams(search);
  const isRandom = given.get("kingdom") === "random";
  const read = isRandom ? null : laidIn(search);
  if (read === null && !isRandom) return null;
  const faults = [...(read?.faults ?? [])];
  const wrong = (code: LinkFault["code"], what: string): void => void faults.push({ code, what });

  const named = listIn(given, "bots");
  const players = Number(given.get("players") ?? 2);
  if (named.length === 0 && !(Number.isInteger(players) && players >= 2 && players <= MOST_OPPONENTS + 1))
    wrong("players", given.get("players") ?? "");
  if (named.length > MOST_OPPONENTS) wrong("players", String(named.length + 1));
  const bots =
    named.length > 0
      ? named
      : Array.from({ length: faults.length > 0 ? 1 : players - 1 }, () => given.get("bot") ?? "squire");
  for (const bot of bots) if (!isBot(bot)) wrong("bot", bot);

  const begins = given.get("first");
  const first = begins === null ? undefined : Number(begins);
  if (begins !== null && !(/^\d$/.test(begins) && Number(begins) <= bots.length)) wrong("first", begins);
  const rules = given.get("ruleset");
  if (rules !== null && rulesetIn(search) === null) wrong("ruleset", rules);
  if (faults.length > 0) return { fault: faults[0] };

  const seed = given.get("seed");
  const kingdom: Pick<LocalWishes, "kingdom" | "landscapes" | "colonies"> =
    read === null ? { kingdom: { from: "random", constraints: {} } } : wishesFor(read.laid);
  return {
    wishes: {
      ...kingdom,
      bots,
      ...(rules === "current" ? { ruleset: "current" as const } : {}),
      ...(first === undefined ? {} : { first }),
      ...(seed === null || seed === "" ? {} : { seed }),
    },
  };
}
