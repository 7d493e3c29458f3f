/**
 * Symbols inside texts: `{$2}` coins, `{D8}` Debt, `{VP1}` victory points or their tokens, `{VP-1}` below
 * zero, `{VP}` as many as the sentence says. A client draws them; `plain` spells them.
 */
import type { Lang } from "./lang.ts";
import { type SymbolName, symbolName } from "./terms.ts";

export interface TextSymbol {
  readonly symbol: SymbolName;
  readonly amount?: number;
}

const SYMBOL = /\{(\$|D|VP)(-?\d+)?\}/g;
const NAMES: Readonly<Record<string, SymbolName>> = { $: "coins", D: "debt", VP: "vp" };

/** The text as words and symbols, in order. */
export function segments(text: string): (string | TextSymbol)[] {
  const out: (string | TextSymbol)[] = [];
  let from = 0;
  for (const found of text.matchAll(SYMBOL)) {
    if (found.index > from) out.push(text.slice(from, found.index));
    const symbol = NAMES[found[1]];
    out.push(found[2] === undefined ? { symbol } : { symbol, amount: Number(found[2]) });
    from = found.index + found[0].length;
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}

/** For a terminal or a screen reader: "+$2", "6 Debt", "1 VP". */
export const plain = (text: string, lang: Lang): string =>
  segments(text)
    .map((part) => {
      if (typeof part === "string") return part;
      const word = symbolName(part.symbol, lang, part.amount);
      if (part.amount === undefined) return word;
      return part.symbol === "coins" ? `${word}${part.amount}` : `${part.amount} ${word}`;
    })
    .join("");
