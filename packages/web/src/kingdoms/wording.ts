/** Kingdoms as text in the five languages: writing them, reading them back, and what was probably meant. */
import { type Meant, type ReadKingdom, readKingdom, type Wording, writeKingdom } from "@fiefdom/cards/listed";
import { distance } from "@fiefdom/cards/nearest";
import {
  cardName,
  findCard,
  fold,
  isLoaded,
  KINGDOM_IDS,
  kingdomName,
  LANGS,
  type Lang,
  loadLanguage,
  pileName,
  typeNoun,
} from "@fiefdom/text";
import { cardOf, KINGDOMS } from "../cards/catalogue.ts";
import type { Laid } from "../session/link.ts";
import { LANDSCAPES, PILES } from "./facts.ts";

const wording = (lang: Lang): Wording => ({
  pile: (id) => pileName(id, lang),
  landscape: (id) => cardName(id, lang),
  isEvent: (id) => cardOf(id).types.includes("Event"),
  events: typeNoun("Event", 2, lang),
  landmarks: typeNoun("Landmark", 2, lang),
  colonies: `${cardName("platinum", lang)}, ${cardName("colony", lang)}`,
});

export const textOf = (laid: Laid, lang: Lang): string => writeKingdom(laid, wording(lang));

let others: { readonly langs: number; readonly names: ReadonlyMap<string, Meant> } | null = null;

/** Names of piles with several kinds of cards, which are no cards' names, and of kingdoms. */
function otherNames(): ReadonlyMap<string, Meant> {
  const langs = LANGS.filter(isLoaded);
  if (others?.langs === langs.length) return others.names;
  const names = new Map<string, Meant>([["colonies", "colonies"]]);
  for (const lang of langs) {
    for (const { id } of PILES) names.set(fold(pileName(id, lang)), { pile: id });
    for (const id of KINGDOM_IDS) {
      const kingdom = KINGDOMS.find((known) => known.id === id);
      if (kingdom !== undefined) names.set(fold(kingdomName(id, lang)), { kingdom });
    }
  }
  for (const { id } of PILES) names.set(fold(id), { pile: id });
  for (const kingdom of KINGDOMS) names.set(fold(kingdom.id), { kingdom });
  others = { langs: langs.length, names };
  return names;
}

/** Reads a list in any language that is loaded; `lang` comes first where a name means two things. */
export function readList(text: string, lang: Lang): ReadKingdom {
  const names = otherNames();
  return readKingdom(text, (name) => {
    const id = findCard(name, lang);
    if (id === undefined) return names.get(fold(name));
    const card = cardOf(id);
    if (id === "platinum" || id === "colony") return "colonies";
    if (card.basic) return "basic";
    return card.pile === null ? { landscape: id } : { pile: card.pile };
  });
}

/** People paste lists in languages other than their own: all five are fetched for that. */
export async function readAnyList(text: string, lang: Lang): Promise<ReadKingdom> {
  await Promise.allSettled(LANGS.map(loadLanguage));
  return readList(text, lang);
}

export interface Suggestion {
  readonly id: string;
  readonly name: string;
}

const MOST_SUGGESTIONS = 3;

/** What was probably meant, the nearest first; nothing if nothing comes near. */
export function nearestTo(typed: string, lang: Lang): Suggestion[] {
  const wanted = fold(typed);
  const names = [
    ...PILES.map(({ id }) => ({ id, names: [pileName(id, lang), pileName(id, "en")] })),
    ...LANDSCAPES.map(({ id }) => ({ id, names: [cardName(id, lang), cardName(id, "en")] })),
  ];
  return names
    .map(({ id, names: [own, english] }) => ({
      id,
      name: own,
      away: Math.min(distance(wanted, fold(own)), distance(wanted, fold(english))),
    }))
    .filter(({ name, away }) => away <= Math.max(2, Math.floor(fold(name).length / 3)))
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ id, name }) => ({ id, name }));
}
