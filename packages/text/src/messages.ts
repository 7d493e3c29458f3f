/**
 * The sentences of the interface, one file a language in ICU MessageFormat, behind one small function. A
 * language that lacks a sentence borrows the English one; a translator needs no code.
 */
import { inLanguage, sentenceFrom } from "#languages";
import type enMessages from "../messages/en.json";
import { bareForm, cardGender, formsOf, pileName } from "./cards.ts";
import type { Lang } from "./lang.ts";
import { type Filling, filled, type Sentence } from "./sentence.ts";

export type MessageKey = keyof typeof enMessages;
/** What the blanks of a sentence are filled with. A list of ids stands for the names of these cards or piles. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/** More of them may come when a page wants them. */
const english = (): Readonly<Record<string, Sentence>> => inLanguage("en").messages;
const sentences = new Map<string, Sentence>();

export const hasMessage = (key: string): key is MessageKey => Object.hasOwn(english(), key);

export const MESSAGE_KEYS: readonly MessageKey[] = Object.keys(english()) as MessageKey[];

/** "2× Copper, Silver": equal names together, in the order in which they come, each in that form. */
export function cardList(ids: readonly string[], lang: Lang, form = "name"): string {
  if (ids.length === 0) return message("list.nothing", {}, lang);
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, n]) =>
      n === 1
        ? pileName(id, lang, form)
        : message("list.counted", { n, card: pileName(id, lang, bareForm(form, lang)) }, lang),
    )
    .join(", ");
}

/** The names that are given as ids, spelled in every form that a sentence of the language may ask for. */
function spelled(params: Params, lang: Lang): Readonly<Record<string, Filling>> {
  if (!Object.values(params).some((value) => typeof value === "object"))
    return params as Readonly<Record<string, Filling>>;
  const out: Record<string, Filling> = {};
  for (const [blank, value] of Object.entries(params)) {
    if (typeof value !== "object") {
      out[blank] = value;
      continue;
    }
    out[blank] = cardList(value, lang);
    for (const form of formsOf(lang)) out[`${blank}_${form}`] = cardList(value, lang, form);
    out[`${blank}_gender`] = (value.length === 1 ? cardGender(value[0], lang) : undefined) ?? "many";
  }
  return out;
}

/** The sentence for a key, with its blanks filled in. */
export function message(key: MessageKey, params: Params = {}, lang: Lang = "en"): string {
  const own = inLanguage(lang).messages[key] as Sentence | undefined;
  const language = own === undefined ? "en" : lang;
  const name = `${language} ${key}`;
  let sentence = sentences.get(name);
  if (sentence === undefined) {
    sentence = sentenceFrom(own ?? english()[key]);
    sentences.set(name, sentence);
  }
  return filled(sentence, spelled(params, language), language);
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
