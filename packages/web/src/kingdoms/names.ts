/** What piles and landscapes are called, and what is counted on a board, in the visitor's language. */

import type { Sort } from "@fiefdom/cards/draw";
import type { LookedFor } from "@fiefdom/cards/glance";
import {
  cardName,
  type KingdomId,
  kingdomName,
  type Lang,
  pileName,
  type SetId,
  setName,
} from "@fiefdom/text";
import { joined } from "@fiefdom/text/lang";
import { cardsOfPile } from "../cards/catalogue.ts";
import { knownAs, type Laid } from "../session/link.ts";
import type { Say } from "../words.ts";

export const nameOf = (id: string, lang: Lang): string =>
  cardsOfPile(id).length > 0 ? pileName(id, lang) : cardName(id, lang);

/** The card whose shield stands for it. */
export const faceOf = (id: string): string => cardsOfPile(id)[0]?.id ?? id;

export const listOf = (ids: readonly string[], lang: Lang): string =>
  joined(
    ids.map((id) => nameOf(id, lang)),
    lang,
  );

export function titleOf(laid: Laid, lang: Lang, t: Say): string {
  const known = knownAs(laid);
  return known === null ? t("kingdoms.own") : kingdomName(known as KingdomId, lang);
}

export function sortName(sort: Sort, lang: Lang, t: Say): string {
  if ("cost" in sort) return t("kingdoms.sort.cost", { n: sort.cost });
  if ("set" in sort) return t("kingdoms.sort.set", { set: setName(sort.set as SetId, lang) });
  return t(`kingdoms.feature.${sort.feature as LookedFor}`);
}
