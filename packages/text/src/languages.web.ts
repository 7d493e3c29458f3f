/** The browser's list of languages: English comes with the page, another one when somebody wants it. */
import type { Lang } from "./lang.ts";
import { en } from "./language-en.ts";
import type { Sentence } from "./sentence.ts";
import type { Ruling, Written } from "./written.ts";

const written: Partial<Record<Lang, Written>> = { en };

const fetched: Readonly<Record<Exclude<Lang, "en">, () => Promise<Written>>> = {
  de: async () => (await import("./language-de.ts")).de,
  nl: async () => (await import("./language-nl.ts")).nl,
  pl: async () => (await import("./language-pl.ts")).pl,
  he: async () => (await import("./language-he.ts")).he,
};

export function inLanguage(lang: Lang): Written {
  const found = written[lang];
  if (found === undefined) throw new Error(`the language "${lang}" has not been loaded`);
  return found;
}

/** What is said in the plan lab, in reviews and of habits alone is fetched by whoever opens them. */
const forLab: Readonly<Record<Lang, () => Promise<{ readonly default: Written["messages"] }>>> = {
  en: () => import("../messages/en.json?lab"),
  de: () => import("../messages/de.json?lab"),
  nl: () => import("../messages/nl.json?lab"),
  pl: () => import("../messages/pl.json?lab"),
  he: () => import("../messages/he.json?lab"),
};
const readyForLab = new Set<Lang>();

export const isLabLoaded = (lang: Lang): boolean => readyForLab.has(lang);

export async function loadLab(lang: Lang): Promise<void> {
  if (readyForLab.has(lang)) return;
  await fetchLanguage(lang);
  const { default: more } = await forLab[lang]();
  const known = inLanguage(lang);
  written[lang] = { ...known, messages: { ...known.messages, ...more } };
  readyForLab.add(lang);
}

export const isLoaded = (lang: Lang): boolean => written[lang] !== undefined;

async function fetchLanguage(lang: Lang): Promise<void> {
  if (lang !== "en") written[lang] ??= await fetched[lang]();
}

/** Whoever is where the lab's words are needed has them in the next language as well. */
export const loadLanguage = (lang: Lang): Promise<void> =>
  readyForLab.size > 0 ? loadLab(lang) : fetchLanguage(lang);

/** The pages are built with sentences that are taken apart already. */
export const sentenceFrom = (written: Sentence): Sentence => written;

/** They are fetched when somebody wants to read them. */
export const rulingsAtHand: Readonly<Record<string, readonly Ruling[]>> | null = null;
