/**
 * A text as words, signed numbers and marks. A signed number and a mark with its sign are kept together and
 * never turn round, also where the words around them run from right to left.
 */
import { segments } from "@fiefdom/text";
import type { MarkKind } from "./Mark.tsx";

export type Token =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly text: string }
  | {
      readonly kind: "mark";
      readonly mark: MarkKind;
      readonly amount: number | undefined;
      readonly sign: string;
    };

const MARKS: Readonly<Record<string, MarkKind>> = { coins: "coin", debt: "debt", vp: "vp" };
const SIGNED = /([+−]\d+)/;

export function tokens(text: string): Token[] {
  const out: Token[] = [];
  let sign = "";
  for (const part of segments(text)) {
    if (typeof part !== "string") {
      out.push({ kind: "mark", mark: MARKS[part.symbol], amount: part.amount, sign });
      sign = "";
      continue;
    }
    const end = /[+−]$/.exec(part)?.[0] ?? "";
    sign = end;
    for (const piece of part.slice(0, part.length - end.length).split(SIGNED)) {
      if (piece !== "") out.push({ kind: SIGNED.test(piece) ? "number" : "text", text: piece });
    }
  }
  if (sign !== "") out.push({ kind: "text", text: sign });
  return out;
}
