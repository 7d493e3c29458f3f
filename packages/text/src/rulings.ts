/**
 * What happens in a certain case, card by card. The English rulings say where each comes from; the other
 * languages have their translations, one for one (`rulings/LANG.json`). In a browser they are fetched when
 * somebody wants to read them.
 */
import type { Ruleset } from "@fiefdom/engine/card";
import { rulingsAtHand } from "#languages";
import type { Lang } from "./lang.ts";
import type { Ruling } from "./written.ts";

export type { Ruling } from "./written.ts";

/** The texts by card, in the order of the English ones. */
type Translated = Readonly<Record<string, readonly string[]>>;

const files: Readonly<Record<Exclude<Lang, "en">, () => Promise<{ readonly default: Translated }>>> = {
  de: () => import("../rulings/de.json", { with: { type: "json" } }),
  nl: () => import("../rulings/nl.json", { with: { type: "json" } }),
  pl: () => import("../rulings/pl.json", { with: { type: "json" } }),
  he: () => import("../rulings/he.json", { with: { type: "json" } }),
};

let english = rulingsAtHand;
const translated: Partial<Record<Lang, Translated>> = {};

export async function loadRulings(lang: Lang): Promise<void> {
  english ??= (await import("../rulings/en.json", { with: { type: "json" } })).default as Record<
    string,
    Ruling[]
  >;
  if (lang !== "en") translated[lang] ??= (await files[lang]()).default;
}

export const hasRulings = (lang: Lang): boolean =>
  english !== null && (lang === "en" || translated[lang] !== undefined);

/** The English ones, which must have been loaded. */
export const englishRulings = (id: string): readonly Ruling[] => english?.[id] ?? [];

/**
 * The rulings on a card in a language that has been loaded; with a ruleset, only those that hold in it. A
 * ruling that nobody has translated is left out rather than shown in a language that was not asked for.
 */
export function rulings(id: string, lang: Lang, ruleset?: Ruleset): readonly Ruling[] {
  if (!hasRulings(lang)) throw new Error(`the rulings in "${lang}" have not been loaded`);
  const texts = translated[lang]?.[id];
  return englishRulings(id).flatMap((ruling, i) => {
    if (ruleset !== undefined && (ruling.ruleset ?? ruleset) !== ruleset) return [];
    const text = lang === "en" ? ruling.text : texts?.[i];
    return text === undefined ? [] : [{ ...ruling, text }];
  });
}
