/**
 * Everything that is written in a language, by language. This is the list for Node, where all of them are at
 * hand; in a browser the package's import map puts `languages.web.ts` in its place, which fetches a language
 * when it is wanted.
 */

import enRulings from "../rulings/en.json" with { type: "json" };
import { compile } from "./compile.ts";
import type { Lang } from "./lang.ts";
import { de } from "./language-de.ts";
import { en } from "./language-en.ts";
import { he } from "./language-he.ts";
import { nl } from "./language-nl.ts";
import { pl } from "./language-pl.ts";
import type { Sentence } from "./sentence.ts";
import type { Ruling, Written } from "./written.ts";

const written: Readonly<Record<Lang, Written>> = { en, de, nl, pl, he };

export const inLanguage = (lang: Lang): Written => written[lang];

/** Whether a language can be used at once. */
export const isLoaded = (_lang: Lang): boolean => true;

/** Makes a language ready for use. */
export const loadLanguage = async (_lang: Lang): Promise<void> => {};

/** The same of what is said in the plan lab alone. */
export const isLabLoaded = (_lang: Lang): boolean => true;
export const loadLab = async (_lang: Lang): Promise<void> => {};

/** A sentence as the files have it, taken apart. */
export const sentenceFrom = (written: Sentence): Sentence =>
  typeof written === "string" ? compile(written) : written;

/** The English rulings; null where they are fetched when somebody wants to read them. */
export const rulingsAtHand: Readonly<Record<string, readonly Ruling[]>> | null = enRulings as Record<
  string,
  Ruling[]
>;
