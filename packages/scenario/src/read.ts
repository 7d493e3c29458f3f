/** Reads YAML piece by piece, and notes with its line everything that is not as it should be. */
import { isMap, isScalar, isSeq, type LineCounter, type Node, type Pair } from "yaml";
import { suggestion } from "./names.ts";
import { asWritten, hinted, type Said, say } from "./said.ts";

export interface Problem {
  readonly line: number;
  readonly said: Said;
}

/** A file that can't be run, with everything that is wrong in it; the message is English. */
export class ScenarioError extends Error {
  readonly file: string;
  readonly problems: readonly Problem[];
  constructor(file: string, problems: readonly Problem[]) {
    const sorted = [...problems].sort((a, b) => a.line - b.line);
    super(sorted.map((p) => `${file}:${p.line}: ${p.said("en")}`).join("\n"));
    this.name = "ScenarioError";
    this.file = file;
    this.problems = sorted;
  }
}

export interface Entry {
  readonly key: string;
  readonly line: number;
  readonly value: Node | null;
}

const KINDS = {
  map: say("map"),
  list: say("list"),
  text: say("text"),
  number: say("number"),
  nothing: say("nothing"),
} as const;

export class Reader {
  readonly problems: Problem[] = [];
  readonly lines: LineCounter;
  /** Lines of the file before what is read here. */
  readonly before: number;

  constructor(lines: LineCounter, before = 0) {
    this.lines = lines;
    this.before = before;
  }

  lineOf(node: Node | null | undefined): number {
    const at = node?.range?.[0];
    return this.before + (at === undefined ? 1 : this.lines.linePos(at).line);
  }

  complain(line: number, said: Said): void {
    this.problems.push({ line, said });
  }

  kind(node: Node | null): keyof typeof KINDS {
    if (isMap(node)) return "map";
    if (isSeq(node)) return "list";
    if (!isScalar(node) || node.value === null) return "nothing";
    return typeof node.value === "number" ? "number" : "text";
  }

  expected(node: Node | null, line: number, what: string, wanted: keyof typeof KINDS): void {
    this.complain(
      node === null ? line : this.lineOf(node),
      say("mustBe", { what, wanted: KINDS[wanted], found: KINDS[this.kind(node)] }),
    );
  }

  /** The entries of a map; keys that are not allowed are complained about. */
  entries(node: Node | null, line: number, what: string, allowed: readonly string[] | null): Entry[] {
    if (!isMap(node)) {
      this.expected(node, line, what, "map");
      return [];
    }
    const found: Entry[] = [];
    for (const pair of node.items as Pair<Node, Node | null>[]) {
      const key = isScalar(pair.key) ? String(pair.key.value) : "";
      const at = this.lineOf(pair.key);
      if (allowed !== null && !allowed.includes(key)) {
        this.complain(at, hinted(say("noKey", { what, key }), suggestion(key, allowed), allowed));
        continue;
      }
      found.push({ key, line: at, value: pair.value });
    }
    return found;
  }

  items(node: Node | null, line: number, what: string): (Node | null)[] {
    if (!isSeq(node)) {
      this.expected(node, line, what, "list");
      return [];
    }
    return node.items as (Node | null)[];
  }

  text(node: Node | null, line: number, what: string): string {
    if (!isScalar(node) || node.value === null || typeof node.value === "boolean") {
      this.expected(node, line, what, "text");
      return "";
    }
    return String(node.value).trim();
  }

  /** Texts as a list, or one text with commas. */
  texts(node: Node | null, line: number, what: string): { text: string; line: number }[] {
    if (isSeq(node)) {
      return (node.items as (Node | null)[]).map((item) => ({
        text: this.text(item, line, what),
        line: item ? this.lineOf(item) : line,
      }));
    }
    const text = this.text(node, line, what);
    return text === ""
      ? []
      : text.split(",").map((part) => ({ text: part.trim(), line: node ? this.lineOf(node) : line }));
  }

  /** A whole number, zero or more unless a lowest is given. */
  whole(node: Node | null, line: number, what: string, lowest = 0): number {
    const value = isScalar(node) ? node.value : null;
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < lowest || value > 999) {
      const found =
        isScalar(node) && node.value !== null ? asWritten(`"${String(node.value)}"`) : KINDS[this.kind(node)];
      this.complain(
        node === null ? line : this.lineOf(node),
        say("mustBeWhole", { what, lowest, highest: 999, found }),
      );
      return Math.max(0, lowest);
    }
    return value;
  }

  oneOf<const T extends string>(node: Node | null, line: number, what: string, allowed: readonly T[]): T {
    const text = this.text(node, line, what);
    const found = allowed.find((other) => other === text);
    if (found === undefined) {
      if (text !== "") {
        this.complain(
          node ? this.lineOf(node) : line,
          hinted(say("mustBeOneOf", { what, text }), suggestion(text, allowed), allowed),
        );
      }
      return allowed[0];
    }
    return found;
  }

  flag(node: Node | null, line: number, what: string): boolean {
    const value = isScalar(node) ? node.value : null;
    if (value === true || value === "yes") return true;
    if (value === false || value === "no") return false;
    this.complain(node ? this.lineOf(node) : line, say("mustBeYesOrNo", { what }));
    return false;
  }
}
