/**
 * A sentence of the interface, taken apart: what stands fast, the blanks, and the choices that hang on what fills
 * a blank. `written in ICU MessageFormat` is how translators see it; `compile.ts` makes the one from the other,
 * where Node reads the sentences or where the pages are built, so that no browser has to.
 */
import type { Lang } from "./lang.ts";

/** What a blank may be filled with. */
export type Filling = string | number;

/** What stands fast, or the parts of it in order. */
export type Sentence = string | readonly Part[];
type Part =
  | string
  /** The number that a choice hangs on. */
  | 0
  | readonly [blank: string]
  /** By number (`=0`, or as `Intl.PluralRules` calls it) or by word. */
  | readonly [blank: string, by: "number" | "word", cases: Readonly<Record<string, Sentence>>];

const rules = new Map<Lang, { readonly plural: Intl.PluralRules; readonly number: Intl.NumberFormat }>();

function rulesOf(lang: Lang): { readonly plural: Intl.PluralRules; readonly number: Intl.NumberFormat } {
  const known = rules.get(lang);
  if (known !== undefined) return known;
  const made = { plural: new Intl.PluralRules(lang), number: new Intl.NumberFormat(lang) };
  rules.set(lang, made);
  return made;
}

function given(fillings: Readonly<Record<string, Filling>>, blank: string): Filling {
  const filling = fillings[blank];
  if (filling === undefined) throw new Error(`nothing was given for the blank {${blank}}`);
  return filling;
}

/** The sentence with its blanks filled in. `number` is what the choice around it hangs on. */
export function filled(
  sentence: Sentence,
  fillings: Readonly<Record<string, Filling>>,
  lang: Lang,
  number = 0,
): string {
  if (typeof sentence === "string") return sentence;
  let text = "";
  for (const part of sentence) {
    if (typeof part === "string") text += part;
    else if (part === 0) text += rulesOf(lang).number.format(number);
    else {
      const filling = given(fillings, part[0]);
      if (part.length === 1) text += filling;
      else {
        const [, by, cases] = part;
        const found =
          by === "word"
            ? cases[filling]
            : (cases[`=${filling}`] ?? cases[rulesOf(lang).plural.select(Number(filling))]);
        text += filled(found ?? cases.other, fillings, lang, by === "number" ? Number(filling) : number);
      }
    }
  }
  return text;
}
