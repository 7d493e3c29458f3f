/** The interface's sentences in the visitor's language. */
import type { Lang } from "@fiefdom/text";
import { type MessageKey, message, type Params } from "@fiefdom/text/messages";
import { useCallback } from "react";
import { useSettings } from "./settings.ts";

export type WebKey = Extract<MessageKey, `web.${string}`> extends `web.${infer Rest}` ? Rest : never;
export type Say = (key: WebKey, params?: Params) => string;

export const say = (lang: Lang, key: WebKey, params: Params = {}): string =>
  message(`web.${key}` as MessageKey, params, lang);

export function useWords(): { readonly lang: Lang; readonly t: Say } {
  const lang = useSettings((settings) => settings.lang);
  const t = useCallback<Say>((key, params) => say(lang, key, params), [lang]);
  return { lang, t };
}

/** Sentences of the terminal begin small; on a button they begin with a capital. */
export const capital = (text: string, lang: Lang): string =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
