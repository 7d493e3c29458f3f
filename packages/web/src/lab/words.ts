/** The sentences of the lab, which are fetched with it, in the language for which they are there. */
import type { Lang } from "@fiefdom/text";
import { type MessageKey, message, type Params } from "@fiefdom/text/messages";
import { typeNoun } from "@fiefdom/text/terms";
import { createContext, useCallback, useContext } from "react";
import { isCard } from "../cards/catalogue.ts";
import { nameOf } from "../kingdoms/names.ts";

export type LabKey = Extract<MessageKey, `lab.${string}`> extends `lab.${infer Rest}` ? Rest : never;
export type LabSay = (key: LabKey, params?: Params) => string;

export const LabLang = createContext<Lang>("en");

export function useLabWords(): { readonly lang: Lang; readonly t: LabSay } {
  const lang = useContext(LabLang);
  const t = useCallback<LabSay>((key, params) => message(`lab.${key}` as MessageKey, params, lang), [lang]);
  return { lang, t };
}

/** Of conditions and lines: a card, a pile, a type of card, all cards, or whatever a list does not name. */
export function whatName(what: string, lang: Lang): string {
  if (what === "*") return message("lab.allCards", {}, lang);
  if (what === "...") return message("lab.others", {}, lang);
  if (/^[A-Z]/.test(what)) return typeNoun(what as Parameters<typeof typeNoun>[0], 2, lang);
  return nameOf(what, lang);
}

/** Is there a shield for it? */
export const hasArms = (what: string): boolean => isCard(what);

/** "58.4 %", as the language writes it. */
export const percent = (part: number, lang: Lang, digits = 1): string =>
  new Intl.NumberFormat(lang, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(part);

export const decimal = (n: number, lang: Lang, digits = 1): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(n);

export const whole = (n: number, lang: Lang): string => Math.round(n).toLocaleString(lang);
