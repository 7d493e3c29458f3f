/** Cuts the text of a plan into words, numbers, signs and comments, each with its place. */

export type TokenKind = "word" | "number" | "sign" | "comment" | "newline" | "strange" | "end";

export interface Token {
  readonly kind: TokenKind;
  /** As written; signs in one spelling. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** Where it begins in the text. */
  readonly at: number;
}

const PATTERN =
  /([ \t\r]+)|(\n)|(#[^\n]*)|(\$?\d+(?:\.\d+)?)|([\p{L}_][\p{L}\p{M}\p{N}_'’]*(?:-[\p{L}\p{N}_'’]+)*)|(<=|>=|==|!=|<>|\.\.\.|…|[<>=≤≥≠+\-−*×/÷(),:])|([^\s])/uy;

/** What the groups of the pattern are, in their order. */
const KINDS = ["", "space", "newline", "comment", "number", "word", "sign", "strange"] as const;

const SPELLINGS: Readonly<Record<string, string>> = {
  "==": "=",
  "<>": "!=",
  "≠": "!=",
  "≤": "<=",
  "≥": ">=",
  "−": "-",
  "×": "*",
  "÷": "/",
  "…": "...",
};

/** Lines that hold a name. In a name a "#" that follows a letter belongs to it ("Mark#2"). */
const NAMING = ["plan", "by"];

export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let naming = false;
  let line = 1;
  let start = 0;
  let at = 0;
  while (at < text.length) {
    PATTERN.lastIndex = at;
    const match = PATTERN.exec(text);
    if (match === null) {
      at++;
      continue;
    }
    let raw = match[0];
    let kind = KINDS[match.findLastIndex((group) => group !== undefined)];
    if (kind === "comment" && naming && !/\s/.test(text[at - 1])) {
      raw = "#";
      kind = "strange";
    }
    if (kind !== "space") {
      const first = found.length === 0 || found[found.length - 1].kind === "newline";
      if (first) naming = NAMING.includes(raw.toLowerCase());
      const said = kind === "comment" ? raw.slice(1).trim() : (SPELLINGS[raw] ?? raw);
      found.push({
        kind: kind as TokenKind,
        text: said,
        line,
        column: at - start + 1,
        length: raw.length,
        at,
      });
    }
    at += raw.length;
    if (kind === "newline") {
      line++;
      start = at;
    }
  }
  found.push({ kind: "end", text: "", line, column: at - start + 1, length: 0, at });
  return found;
}
