/**
 * Reads the text of plans. The words are a player's, so the same thing may be said in several ways; what can't
 * be understood is pointed at, every line on its own, with what was expected and what was probably meant.
 */
import { recommended, toId } from "@fiefdom/cards/kingdoms";
import { type Fault, type FaultCode, inEnglish, PlanError } from "./fault.ts";
import { kingdomName, nearest } from "./names.ts";
import { Conditions, Stuck } from "./parseCondition.ts";
import {
  type Condition,
  type Course,
  type Home,
  LISTS,
  type ListName,
  type Plan,
  REST,
  type Rule,
  type What,
} from "./plan.ts";
import type { Token } from "./words.ts";

const HEADS = ["plan", "by", "needs", "for", "choose", ...LISTS] as const;
type Head = (typeof HEADS)[number];
const isHead = (word: string): word is Head => HEADS.some((head) => head === word);
const isList = (word: string): word is ListName => LISTS.some((list) => list === word);

const kingdoms = new Map(recommended.map(({ id }) => [id, id]));

interface Draft {
  name: string;
  notes: string[];
  by?: string;
  needs: string[];
  home?: Home;
  lists: Partial<Record<ListName, Rule[]>>;
  choose: Course[];
  at: Token;
}

class Parser extends Conditions {
  override readonly heads = HEADS;
  readonly faults: Fault[] = [];
  /** Comment lines read since the last line that meant something. */
  #above: string[] = [];

  plans(): Plan[] {
    const drafts: Draft[] = [];
    for (;;) {
      this.#blank();
      const t = this.peek();
      if (t.kind === "end") break;
      const draft = drafts.at(-1);
      this.#guarded(() => {
        const head = t.text.toLowerCase();
        if (t.kind !== "word" || !isHead(head)) throw this.#noHead(t, draft !== undefined);
        this.next();
        if (head === "plan") drafts.push(this.#plan(t));
        else if (draft === undefined) throw this.stuck(t, "beginning");
        else this.#statement(head, t, draft);
      });
    }
    const last = drafts.at(-1);
    if (last === undefined && this.faults.length === 0)
      this.faults.push(this.faultAt(this.peek(), { code: "beginning", details: {} }));
    if (last !== undefined) last.notes.push(...this.#above);
    const plans = drafts.map((draft) => this.#finished(draft));
    if (this.faults.length > 0) throw new PlanError(this.faults);
    return plans;
  }

  #finished({ at, ...draft }: Draft): Plan {
    const { buy } = draft.lists;
    if (buy === undefined) {
      this.faults.push(this.faultAt(at, { code: "noBuy", details: { name: draft.name } }));
      return { ...draft, lists: { buy: [] } };
    }
    return { ...draft, lists: { ...draft.lists, buy } };
  }

  #noHead(t: Token, inside: boolean): Stuck {
    const meant = t.kind === "word" ? nearest(t.text, HEADS) : undefined;
    return inside
      ? this.stuck(t, "head", { heads: HEADS.slice(1).join(", ") }, meant)
      : this.stuck(t, "beginning", {}, meant);
  }

  /** Runs something; when it gets stuck, notes why and goes on with the next line. */
  #guarded(read: () => void): void {
    try {
      read();
    } catch (stuck) {
      if (!(stuck instanceof Stuck)) throw stuck;
      this.faults.push(stuck.fault);
      while (this.peek().kind !== "newline" && this.peek().kind !== "end") this.next();
    }
  }

  /** Skips empty lines and keeps the comments. */
  #blank(): void {
    for (;;) {
      const t = this.peek();
      if (t.kind === "comment") this.#above.push(t.text);
      else if (t.kind !== "newline") return;
      this.next();
    }
  }

  #comments(): string[] {
    const found = this.#above;
    this.#above = [];
    return found;
  }

  /** The rest of the line as it stands. */
  #line(after: Token): string {
    let end = this.peek();
    while (end.kind !== "newline" && end.kind !== "end" && end.kind !== "comment") end = this.next(1);
    const text = this.text.slice(after.at + after.length, end.at);
    return text.trim().replace(/\s+/g, " ");
  }

  /** The line must end here; a comment may follow. */
  #endOfLine(expected: FaultCode): string | undefined {
    const t = this.peek();
    let note: string | undefined;
    if (t.kind === "comment") {
      note = t.text;
      this.next();
    }
    const end = this.peek();
    if (end.kind !== "newline" && end.kind !== "end") throw this.stuck(end, expected);
    return note;
  }

  #plan(t: Token): Draft {
    const name = this.#line(t);
    if (name === "") throw this.stuck(this.peek(), "planName");
    const notes = this.#comments();
    const note = this.#endOfLine("end");
    if (note !== undefined) notes.push(note);
    return { name, notes, needs: [], lists: {}, choose: [], at: t };
  }

  #statement(head: Exclude<Head, "plan">, t: Token, draft: Draft): void {
    if (isList(head)) {
      draft.notes.push(...this.#comments());
      if (draft.lists[head] !== undefined) throw this.stuck(t, "twice", { list: head });
      const rules: Rule[] = [];
      draft.lists[head] = rules;
      if (this.peek().kind === "word" && this.peek().text.toLowerCase() === "nothing") {
        this.next();
        const note = this.#endOfLine("end");
        if (note !== undefined) draft.notes.push(note);
      } else this.#entries(draft, () => rules.push(this.#rule(head)), rules);
      return;
    }
    draft.notes.push(...this.#comments());
    if (head === "choose") {
      this.#entries(draft, () => draft.choose.push(this.#course()), draft.choose);
      return;
    }
    if (head === "by") draft.by = this.#line(t);
    else if (head === "needs") draft.needs.push(...this.#cards());
    else draft.home = this.#home(t);
    const note = this.#endOfLine("commaOrEnd");
    if (note !== undefined) draft.notes.push(note);
  }

  /** Cards, with commas between them. */
  #cards(): string[] {
    const found: string[] = [];
    do {
      while (this.peek().kind === "newline") this.next();
      found.push(this.card());
    } while (this.sign(","));
    return found;
  }

  #home(t: Token): Home {
    const start = this.mark();
    const kingdom = kingdoms.get(toId(this.#line(t)));
    if (kingdom !== undefined) return { kingdom };
    this.reset(start);
    try {
      return { cards: this.#cards() };
    } catch (stuck) {
      if (!(stuck instanceof Stuck) || this.mark() !== start) throw stuck;
      this.reset(start);
      const name = this.#line(t);
      const meant = nearest(toId(name), kingdoms.keys());
      if (meant === undefined || name.includes(",")) throw stuck;
      throw this.stuck(
        { ...this.tokenAt(start), length: name.length },
        "noKingdom",
        { name },
        kingdomName(meant),
      );
    }
  }

  /** Entries of a list, one a line or with commas between them, until another statement begins. */
  #entries(draft: Draft, read: () => void, into: { note?: string; above?: readonly string[] }[]): void {
    const amend = (more: { note?: string; above?: readonly string[] }): void => {
      into.push({ ...into.pop(), ...more });
    };
    let first = true;
    for (;;) {
      const before = this.peek();
      if (first && before.kind === "comment") {
        draft.notes.push(before.text);
        this.next();
      }
      this.#blank();
      const t = this.peek();
      if (t.kind === "end") return;
      const head = t.text.toLowerCase();
      // At the start of a line a statement's word begins a statement.
      if (t.kind === "word" && isHead(head) && this.startsLine()) return;
      this.#guarded(() => {
        const above = this.#comments();
        read();
        if (above.length > 0) amend({ above });
        const next = this.peek();
        if (next.kind === "sign" && next.text === ",") {
          this.next();
          return;
        }
        const note = this.#endOfLine("ifCommaOrEnd");
        if (note !== undefined) amend({ note });
      });
      first = false;
    }
  }

  #rule(list: ListName): Rule {
    if (this.sign("...")) {
      if (list === "buy" || list === "gain")
        throw this.stuck(this.tokenAt(this.mark() - 1), "rest", { list });
      return this.#conditions({ what: REST });
    }
    const what = this.cardOrType();
    const rule: Rule = this.#conditions({ what });
    if (
      this.phrase("even", "when", "behind") ||
      this.phrase("even", "if", "behind") ||
      this.phrase("even", "if", "losing")
    )
      return { ...rule, evenBehind: true };
    return rule;
  }

  #conditions<T extends { readonly what: What }>(rule: T): T & { if?: Condition } {
    return this.phrase("if") || this.phrase("when") || this.phrase("while")
      ? { ...rule, if: this.condition(rule.what) }
      : rule;
  }

  #course(): Course {
    const of = this.card();
    if (!this.sign(":")) throw this.stuck(this.peek(), "colon");
    const t = this.next();
    if (t.kind !== "word" && t.kind !== "number") throw this.stuck(t, "course");
    const course: Course = { of, course: t.text.toLowerCase() };
    return this.phrase("if") || this.phrase("when") ? { ...course, if: this.condition(of) } : course;
  }
}

/** Reads all plans in a text. Throws a PlanError that points at every word it can't read. */
export const parsePlans = (text: string): Plan[] => new Parser(text).plans();

/** Reads a text that holds one plan. */
export function parsePlan(text: string): Plan {
  const plans = parsePlans(text);
  if (plans.length === 1) return plans[0];
  const source = text.split("\n")[0];
  const why = { code: "onePlan", details: { n: plans.length } } as const;
  throw new PlanError([
    { line: 1, column: 1, length: source.length, source, ...why, message: inEnglish(why) },
  ]);
}
