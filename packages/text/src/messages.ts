/**
 * The sentences of the interface, one file a language in ICU MessageFormat, behind one small function. A
 * language that lacks a sentence borrows the English one; a translator needs no code.
 */

import { IntlMessageFormat } from "intl-messageformat";
import { inLanguage } from "#languages";
import type enMessages from "../messages/en.json";
import type { Lang } from "./lang.ts";

export type MessageKey = keyof typeof enMessages;
export type Params = Readonly<Record<string, string | number>>;

const en = inLanguage("en").messages;
const compiled = new Map<string, IntlMessageFormat>();

export const hasMessage = (key: string): key is MessageKey => Object.hasOwn(en, key);

export const MESSAGE_KEYS: readonly MessageKey[] = Object.keys(en) as MessageKey[];

/** The sentence for a key, with its blanks filled in. */
export function message(key: MessageKey, params: Params = {}, lang: Lang = "en"): string {
  const own = inLanguage(lang).messages[key] as string | undefined;
  const language = own === undefined ? "en" : lang;
  const name = `${language} ${key}`;
  let format = compiled.get(name);
  if (format === undefined) {
    format = new IntlMessageFormat(own ?? en[key], language, undefined, { ignoreTag: true });
    compiled.set(name, format);
  }
  return String(format.format(params));
}

/** The first of these keys that there is a sentence for; the last one always is. */
export function firstMessage(
  keys: readonly [...string[], MessageKey],
  params: Params,
  lang: Lang = "en",
): string {
  const found = keys.find(hasMessage) ?? (keys[keys.length - 1] as MessageKey);
  return message(found, params, lang);
}
