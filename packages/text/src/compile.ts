/** Takes a sentence apart that is written in ICU MessageFormat. */
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Sentence } from "./sentence.ts";

type Part = Exclude<Sentence, string>[number];

function partOf(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return [element.value];
    case TYPE.plural:
    case TYPE.select: {
      if (element.type === TYPE.plural && (element.offset !== 0 || element.pluralType !== "cardinal")) break;
      const cases = Object.entries(element.options).map(([name, { value }]) => [name, sentenceOf(value)]);
      return [element.value, element.type === TYPE.plural ? "number" : "word", Object.fromEntries(cases)];
    }
  }
  throw new Error(`"${TYPE[element.type]}" is not among what sentences are made of here`);
}

function sentenceOf(elements: readonly MessageFormatElement[]): Sentence {
  const parts = elements.map(partOf);
  if (parts.length === 0) return "";
  return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}

/** Throws if it is not well-formed. */
export const compile = (text: string): Sentence => sentenceOf(parse(text, { ignoreTag: true }));
