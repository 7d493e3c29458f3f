/** Reads card names and conditions: the half of the grammar that every line of a plan may use. */
import { type Details, type Fault, type FaultCode, inEnglish, type Why } from "./fault.ts";
import { CARD_IDS, cardCalled, nameOf, nearest, nearestCard, typeCalled } from "./names.ts";
import {
  ANY,
  type Comparison,
  type Condition,
  type Count,
  MEASURES,
  type Measure,
  type Num,
  type What,
} from "./plan.ts";
import { type Token, tokens } from "./words.ts";

/** Thrown where reading can't go on; caught at the end of the line. */
export class Stuck {
  readonly fault: Fault;
  constructor(fault: Fault) {
    this.fault = fault;
  }
}

/** Ways to say a measure; of several that fit the longest counts. */
const SAID: readonly (readonly [readonly string[], Measure])[] = (
  [
    ...MEASURES.map((m) => [m.toLowerCase(), m] as const),
    ["total money", "money"],
    ["money in my deck", "money"],
    ["average money", "money per card"],
    ["average coins", "money per card"],
    ["average coins per card", "money per card"],
    ["coins per card", "money per card"],
    ["coins now", "coins"],
    ["buys now", "buys"],
    ["actions now", "actions"],
    ["turn number", "turn"],
    ["my score", "score"],
    ["their score", "opponent score"],
    ["best opponent score", "opponent score"],
    ["score difference", "lead"],
    ["my lead", "lead"],
    ["gains to the end", "gains to end"],
    ["gains to end the game", "gains to end"],
    ["gains needed to end the game", "gains to end"],
    ["my debt", "debt"],
    ["vp", "VP tokens"],
    ["my vp tokens", "VP tokens"],
  ] as const
)
  .map(([words, measure]) => [words.split(" "), measure] as const)
  .sort(([a], [b]) => b.length - a.length);

/** What can stand behind a card or a type, longest first. */
const BEHIND: readonly (readonly [readonly string[], Count])[] = (
  [
    ["owned by opponents", "owned by opponents"],
    ["owned by the opponents", "owned by opponents"],
    ["owned by others", "owned by opponents"],
    ["left in the supply", "left"],
    ["in the supply", "left"],
    ["in supply", "left"],
    ["left", "left"],
    ["in my deck", "owned"],
    ["owned", "owned"],
    ["in my hand", "in hand"],
    ["in hand", "in hand"],
    ["in play", "in play"],
    ["in the trash", "in trash"],
    ["in trash", "in trash"],
  ] as const
).map(([words, count]) => [words.split(" "), count] as const);

const BEFORE: readonly (readonly [readonly string[], Count])[] = (
  [
    ["vp tokens on", "tokens on"],
    ["vp on", "tokens on"],
    ["tokens on", "tokens on"],
    ["the cost of", "cost of"],
    ["cost of", "cost of"],
  ] as const
).map(([words, count]) => [words.split(" "), count] as const);

const WORDS_OF_COMPARISON: readonly (readonly [readonly string[], Comparison])[] = (
  [
    ["no more than", "<="],
    ["at least", ">="],
    ["at most", "<="],
    ["more than", ">"],
    ["greater than", ">"],
    ["fewer than", "<"],
    ["less than", "<"],
    ["exactly", "="],
  ] as const
).map(([words, is]) => [words.split(" "), is] as const);

const SIGNS: readonly string[] = ["<", "<=", ">", ">=", "=", "!="];

/** Words that end an unknown name. */
const STOPS = new Set([
  "owned",
  "left",
  "in",
  "is",
  "are",
  "and",
  "or",
  "if",
  "when",
  "even",
  "at",
  "than",
  "on",
  "per",
]);

const LONGEST_NAME = 4;
/** How deep conditions may lie inside one another, and how many numbers one sum or product may have. */
const DEEPEST = 50;
const MOST_TERMS = 50;

/** Something read: a number or a yes-or-no, and where it began. */
type Found = { readonly num: Num; readonly at: Token } | { readonly yes: Condition; readonly at: Token };

export class Conditions {
  readonly text: string;
  readonly #tokens: readonly Token[];
  readonly #lines: readonly string[];
  /** Words that may begin a line instead of a card's name. */
  readonly heads: readonly string[] = [];
  #i = 0;
  #depth = 0;
  /** The card of the line being read: "I own fewer than 2" means it. */
  #own: What = "";

  constructor(text: string) {
    this.text = text;
    this.#lines = text.split(/\r?\n/);
    this.#tokens = tokens(text);
  }

  peek(ahead = 0): Token {
    return this.#tokens[Math.min(this.#i + ahead, this.#tokens.length - 1)];
  }
  /** Takes a token, or with `ahead` takes one and shows the one after it. */
  next(ahead = 0): Token {
    const t = this.peek();
    if (t.kind !== "end") this.#i++;
    return ahead === 0 ? t : this.peek();
  }
  mark(): number {
    return this.#i;
  }
  reset(mark: number): void {
    this.#i = mark;
  }
  tokenAt(mark: number): Token {
    return this.#tokens[mark];
  }
  /** Is the next token the first of its line? */
  startsLine(): boolean {
    return this.#i === 0 || this.#tokens[this.#i - 1].line < this.peek().line;
  }

  faultAt(t: Token, why: Why): Fault {
    return {
      line: t.line,
      column: t.column,
      length: Math.max(1, t.length),
      source: this.#lines[t.line - 1] ?? "",
      ...why,
      message: inEnglish(why),
    };
  }
  stuck(t: Token, code: FaultCode, details: Details = {}, near?: string): Stuck {
    const strange = t.kind === "strange" ? t.text : undefined;
    return new Stuck(this.faultAt(t, { code, details, strange, near }));
  }

  sign(text: string): boolean {
    const t = this.peek();
    if (t.kind !== "sign" || t.text !== text) return false;
    this.#i++;
    return true;
  }

  #saysAt(ahead: number, words: readonly string[]): boolean {
    return words.every((word, i) => {
      const t = this.peek(ahead + i);
      return t.kind === "word" && t.text.toLowerCase() === word;
    });
  }

  /** Takes these words if they come next. */
  phrase(...words: string[]): boolean {
    if (!this.#saysAt(0, words)) return false;
    this.#i += words.length;
    return true;
  }

  #oneOf<T>(ways: readonly (readonly [readonly string[], T])[]): T | undefined {
    const found = ways.find(([words]) => this.#saysAt(0, words));
    if (found === undefined) return undefined;
    this.#i += found[0].length;
    return found[1];
  }

  /** The longest card name that comes next, and how many words it has. */
  #cardNext(): { id: string; words: number } | undefined {
    const words: string[] = [];
    let found: { id: string; words: number } | undefined;
    for (let i = 0; i < LONGEST_NAME && this.peek(i).kind === "word"; i++) {
      words.push(this.peek(i).text);
      const id = cardCalled(words.join(" "));
      if (id !== undefined) found = { id, words: i + 1 };
    }
    return found;
  }

  /** A type: "Actions", "Victory cards". What is also a card's name, or begins one, means the card, unless "cards" follows. */
  #typeNext(): { type: string; words: number } | undefined {
    const t = this.peek();
    if (t.kind !== "word") return undefined;
    const type = typeCalled(t.text);
    if (type === undefined) return undefined;
    const more = this.#saysAt(1, ["cards"]) || this.#saysAt(1, ["card"]);
    if (!more && this.#cardNext() !== undefined) return undefined;
    return { type, words: more ? 2 : 1 };
  }

  /** A card, pile, Event or Landmark, and nothing else. */
  card(): string {
    const found = this.#cardNext();
    if (found === undefined) throw this.#noCard();
    this.#i += found.words;
    return found.id;
  }

  /** A card or a type of card. */
  cardOrType(): What {
    const type = this.#typeNext();
    if (type === undefined) return this.card();
    this.#i += type.words;
    return type.type;
  }

  /** An unknown name with all its words, for the message. */
  #unknown(): Token {
    const first = this.peek();
    let last = first;
    for (let i = 1; i < LONGEST_NAME; i++) {
      const t = this.peek(i);
      if (t.kind !== "word" || STOPS.has(t.text.toLowerCase())) break;
      last = t;
    }
    const length = last.at + last.length - first.at;
    return { ...first, text: this.text.slice(first.at, first.at + length), length };
  }

  #noCard(): Stuck {
    const t = this.peek();
    if (t.kind !== "word") return this.stuck(t, "card");
    const name = this.#unknown();
    const head = this.startsLine() ? nearest(t.text, this.heads) : undefined;
    if (head !== undefined) return this.stuck(t, "noCard", { name: t.text }, head);
    const whole = nearestCard(name.text);
    if (whole !== undefined || name.length === t.length)
      return this.stuck(name, "noCard", { name: name.text }, whole);
    return this.stuck(t, "noCard", { name: t.text }, nearestCard(t.text));
  }

  condition(own: What): Condition {
    this.#own = own;
    this.#depth = 0;
    return this.#yes(this.#or());
  }

  /** Reads what lies one deeper. */
  #inside<T>(read: () => T): T {
    if (++this.#depth > DEEPEST) throw this.stuck(this.peek(), "deep");
    const found = read();
    this.#depth--;
    return found;
  }

  #yes(found: Found): Condition {
    if ("yes" in found) return found.yes;
    const { num } = found;
    // "Chapel in hand" alone means: at least one.
    if (typeof num !== "number" && "count" in num && num.count !== "cost of")
      return { is: ">=", a: num, b: 1 };
    throw this.stuck(this.peek(), "comparison");
  }

  #num(found: Found): Num {
    if ("num" in found) return found.num;
    throw this.stuck(found.at, "number");
  }

  /** A line may end after "and" or "or", or go on with one of them. */
  #joint(word: "and" | "or"): boolean {
    let ahead = 0;
    while (this.peek(ahead).kind === "newline") ahead++;
    if (!this.#saysAt(ahead, [word])) return false;
    this.#i += ahead + 1;
    while (this.peek().kind === "newline") this.#i++;
    return true;
  }

  #or(): Found {
    const first = this.#and();
    const parts: Condition[] = [];
    while (this.#joint("or")) {
      if (parts.length === 0) parts.push(this.#yes(first));
      parts.push(this.#yes(this.#and()));
    }
    return parts.length === 0 ? first : { yes: { or: parts }, at: first.at };
  }

  #and(): Found {
    const first = this.#not();
    const parts: Condition[] = [];
    while (this.#joint("and")) {
      if (parts.length === 0) parts.push(this.#yes(first));
      parts.push(this.#yes(this.#not()));
    }
    return parts.length === 0 ? first : { yes: { and: parts }, at: first.at };
  }

  #not(): Found {
    const at = this.peek();
    return this.phrase("not")
      ? { yes: { not: this.#yes(this.#inside(() => this.#not())) }, at }
      : this.#compare();
  }

  #compare(): Found {
    const at = this.peek();
    if (this.phrase("i", "own") || this.phrase("i", "have")) return { yes: this.#iOwn(), at };
    const left = this.#sum();
    const t = this.peek();
    let is: Comparison | undefined;
    if (t.kind === "sign" && SIGNS.includes(t.text)) {
      this.#i++;
      is = t.text as Comparison;
    } else {
      const isIs = this.phrase("is") || this.phrase("are");
      const not = isIs && this.phrase("not");
      is = this.#oneOf(WORDS_OF_COMPARISON) ?? (isIs ? "=" : undefined);
      if (not) is = is === "=" ? "!=" : opposite(is);
    }
    if (is === undefined) return left;
    const a = this.#num(left);
    const right = this.#num(this.#sum());
    if (is === "=") is = this.#orMore() ?? is;
    const after = this.peek();
    if (after.kind === "sign" && SIGNS.includes(after.text)) throw this.stuck(after, "oneComparison");
    return { yes: { is, a, b: right }, at };
  }

  /** "2 or more", "2 or fewer". */
  #orMore(): Comparison | undefined {
    if (this.phrase("or", "more")) return ">=";
    return this.phrase("or", "fewer") || this.phrase("or", "less") ? "<=" : undefined;
  }

  /** What follows "I own". */
  #iOwn(): Condition {
    const first = this.peek();
    const owned = (of: What): Num => ({ count: "owned", of });
    const self = (): What => {
      if (this.#own === "" || this.#own === "...") throw this.stuck(first, "whichCard");
      return this.#own;
    };
    if (this.phrase("none")) {
      this.phrase("of", "it");
      return { is: "=", a: owned(self()), b: 0 };
    }
    const worded = this.#oneOf(WORDS_OF_COMPARISON);
    if (worded !== undefined) {
      const n = this.#num(this.#sum());
      return { is: worded, a: owned(this.#which() ?? self()), b: n };
    }
    if (this.phrase("no")) return { is: "=", a: owned(this.#which() ?? this.card()), b: 0 };
    const t = this.peek();
    if (t.kind === "number") {
      const b = this.#number(this.next());
      const is = this.#orMore();
      if (is === undefined) throw this.stuck(t, "howMany", { n: t.text });
      return { is, a: owned(this.#which() ?? self()), b };
    }
    if (!this.phrase("a")) if (!this.phrase("an")) this.phrase("any");
    return { is: ">=", a: owned(this.#which() ?? this.card()), b: 1 };
  }

  /** A card, a type or "cards", if one comes next. */
  #which(): What | undefined {
    if (this.phrase("of", "it") || this.phrase("of", "them")) return undefined;
    if (this.phrase("cards")) return ANY;
    const type = this.#typeNext();
    if (type !== undefined) {
      this.#i += type.words;
      return type.type;
    }
    const found = this.#cardNext();
    if (found !== undefined) {
      this.#i += found.words;
      return found.id;
    }
    const t = this.peek();
    if (t.kind === "word" && !STOPS.has(t.text.toLowerCase())) throw this.#noCard();
    return undefined;
  }

  #sum(): Found {
    let left = this.#product();
    for (let terms = 1; ; terms++) {
      const t = this.peek();
      if (t.kind !== "sign" || (t.text !== "+" && t.text !== "-")) return left;
      if (terms >= MOST_TERMS) throw this.stuck(t, "deep");
      this.#i++;
      left = { num: { op: t.text, a: this.#num(left), b: this.#num(this.#product()) }, at: left.at };
    }
  }

  #product(): Found {
    let left = this.#primary();
    for (let terms = 1; ; terms++) {
      const t = this.peek();
      if (t.kind !== "sign" || (t.text !== "*" && t.text !== "/")) return left;
      if (terms >= MOST_TERMS) throw this.stuck(t, "deep");
      this.#i++;
      left = { num: { op: t.text, a: this.#num(left), b: this.#num(this.#primary()) }, at: left.at };
    }
  }

  #number(t: Token): number {
    return Number(t.text.replace("$", ""));
  }

  #primary(): Found {
    const at = this.peek();
    if (at.kind === "number") return { num: this.#number(this.next()), at };
    if (this.sign("-")) {
      const n = this.#num(this.#inside(() => this.#primary()));
      return { num: typeof n === "number" ? -n : { op: "-", a: 0, b: n }, at };
    }
    if (this.sign("(")) {
      const inner = this.#inside(() => this.#or());
      if (!this.sign(")")) throw this.stuck(this.peek(), "parenthesis");
      return inner;
    }
    if (at.kind !== "word") throw this.stuck(at, "condition");
    return this.#named(at);
  }

  #named(at: Token): Found {
    const before = this.#oneOf(BEFORE);
    if (before !== undefined) return { num: { count: before, of: this.card() }, at };
    const all = this.#saysAt(0, ["cards"]);
    const type = all ? { type: ANY, words: 1 } : this.#typeNext();
    if (type !== undefined) {
      const count = this.#countBehind(type.words);
      if (count !== undefined) return { num: { count, of: type.type }, at };
    }
    const measure = this.#oneOf(SAID);
    if (measure !== undefined) return { num: { measure }, at };
    const card = this.#cardNext();
    if (card === undefined) throw this.#noMeasure(at);
    const count = this.#countBehind(card.words);
    if (count !== undefined) return { num: { count, of: card.id }, at };
    this.#i += card.words;
    return { yes: this.#inKingdom(card.id), at };
  }

  /** Takes so many words and what can stand behind them, if it does. */
  #countBehind(words: number): Count | undefined {
    const start = this.#i;
    this.#i += words;
    const count = this.#oneOf(BEHIND);
    if (count === undefined) this.#i = start;
    return count;
  }

  #inKingdom(id: string): Condition {
    const isIs = this.phrase("is") || this.phrase("are");
    const not = isIs && this.phrase("not");
    if (this.phrase("in", "the", "kingdom") || this.phrase("in", "kingdom"))
      return not ? { not: { inKingdom: id } } : { inKingdom: id };
    throw this.stuck(this.peek(), "sayWhat", { card: nameOf(id) });
  }

  #noMeasure(at: Token): Stuck {
    const name = this.#unknown();
    const known = [...MEASURES, ...[...CARD_IDS].map(nameOf)];
    const hint = nearest(name.text, known) ?? nearest(at.text, known) ?? nearestCard(name.text);
    return this.stuck(name, "noMeasure", { name: name.text }, hint);
  }
}

function opposite(is: Comparison | undefined): Comparison | undefined {
  switch (is) {
    case "<":
      return ">=";
    case "<=":
      return ">";
    case ">":
      return "<=";
    case ">=":
      return "<";
    default:
      return is;
  }
}
