/**
 * Puts a ring round what the coach, or a hint, speaks of. Places are found by what the table writes on its elements; the
 * ring follows when the table is drawn anew.
 */
import { useLayoutEffect } from "react";
import type { Decision } from "../session/types.ts";
import type { Say } from "../words.ts";
import type { Place, Zone } from "./script.ts";

/** Where a zone is: the first of these that is in sight. A phone shows some of them elsewhere. */
const ZONES: Readonly<Record<Exclude<Zone, "score">, readonly string[]>> = {
  hand: [".hand", ".mine"],
  deck: [".deckside", ".meid .dd > span:first-child"],
  discard: [".discardside", ".meid .dd > span:last-child"],
  kingdom: [".kingdom"],
  supply: [".supply"],
  counters: [".counts"],
  opponent: [".opp"],
  ends: [".ends"],
  tokens: [".meid"],
  play: [".play"],
};

const quoted = (text: string): string => `"${CSS.escape(text)}"`;

const inHand = (card: string): string => `.hand [data-card=${quoted(card)}]`;
const onPile = (card: string): string => `.supply [data-card=${quoted(card)}]`;
const onButton = (option: string): string => `.acts [data-option=${quoted(option)}]`;

/** One place, as selectors of which the first that is in sight counts. */
interface Spot {
  readonly selectors: readonly string[];
  /** So many of the cards found are to be picked: those that still have to be are ringed. */
  readonly picks?: number;
}

export type Spots = readonly Spot[];

function selectorsOf(place: Place, t: Say): readonly string[] {
  if ("pile" in place) return [onPile(place.pile)];
  if ("hand" in place) return [inHand(place.hand)];
  return place.zone === "score" ? [`.bar [aria-label=${quoted(t("score"))}]`] : ZONES[place.zone];
}

export const spotsOf = (places: readonly Place[], t: Say): Spots =>
  places.map((place) => ({ selectors: selectorsOf(place, t) }));

/** Where an answer is given. */
export function spotsFor(hope: readonly string[], decision: Decision): Spots {
  const several = decision.max > 1;
  const spots = [...new Set(hope)].map((option) => ({
    selectors: placesOf(option, decision),
    ...(several ? { picks: hope.filter((other) => other === option).length } : {}),
  }));
  return several ? [...spots, { selectors: [".acts [data-option=confirm]:not([aria-disabled])"] }] : spots;
}

function placesOf(option: string, decision: Decision): readonly string[] {
  const [act, card] = option.split(":", 2);
  if (act === "play") return [inHand(card)];
  if (act === "buy") return [onPile(card)];
  if (decision.from === "hand") return [inHand(option), onButton(option)];
  if (decision.from === "supply") return [onPile(option), onButton(option)];
  return [onButton(option), `.tray [data-card=${quoted(option)}]`];
}

const MARK = "data-coach";

const isInSight = (element: Element): boolean => element.getClientRects().length > 0;

/** How many cards it stands for, and how many of them are picked: more than one in a stack. */
const copiesOf = (element: Element): number => Number((element as HTMLElement).dataset.copies ?? 1);
const pickedOf = (element: Element): number =>
  Number((element as HTMLElement).dataset.picked ?? (element.classList.contains("is-sel") ? 1 : 0));

function found(root: ParentNode, spots: Spots): Element[] {
  return spots.flatMap(({ selectors, picks }) => {
    for (const selector of selectors) {
      const elements = [...root.querySelectorAll(selector)].filter(isInSight);
      if (elements.length === 0) continue;
      if (picks === undefined) return elements;
      const left = picks - elements.reduce((sum, element) => sum + pickedOf(element), 0);
      return elements.filter((element) => pickedOf(element) < copiesOf(element)).slice(0, Math.max(0, left));
    }
    return [];
  });
}

function mark(root: ParentNode, spots: Spots, as: string): void {
  const wanted = new Set(found(root, spots));
  for (const element of root.querySelectorAll(`[${as}]`))
    if (!wanted.has(element)) element.removeAttribute(as);
  for (const element of wanted) element.setAttribute(as, "");
}

/**
 * Rings these places for as long as the caller is shown. `key` changes when they become other ones; `as` is the
 * attribute that marks them.
 */
export function useRing(spots: Spots, key: string, as: string = MARK): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the spots
  useLayoutEffect(() => {
    const root = document.querySelector("main.table");
    if (root === null) return;
    mark(root, spots, as);
    // On a small screen the Supply scrolls; what is pointed at must be in sight.
    root.querySelector(`.supply [${as}]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const watcher = new MutationObserver(() => mark(root, spots, as));
    watcher.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["class", "aria-disabled", "data-tab", "data-picked"],
    });
    return () => {
      watcher.disconnect();
      mark(root, [], as);
    };
  }, [key]);
}

/** The first ringed thing that can be pressed, or what stands in for it. */
export const ringed = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`button[${MARK}], [${MARK}] button, main.table .q`);
