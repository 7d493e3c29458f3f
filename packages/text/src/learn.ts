/**
 * The long texts: what the coach says in each lesson, and the rules. They are fetched when somebody opens
 * those pages. Inside a sentence `[copper]` stands for the name of a card, `[copper_a]` for a form of it, `[web:score]` for words of the
 * interface, `[rules:debt]` for a section of the rules, `[page:cards]` for a page; symbols are as in card
 * texts.
 */
import type enLessons from "../learn/lessons.en.json";
import type enRules from "../learn/rules.en.json";
import type { Lang } from "./lang.ts";

export interface StepText {
  /** What is going on, and why. */
  readonly say: string;
  /** What to do now. */
  readonly do?: string;
  /** Said to whoever did something else. */
  readonly otherwise?: string;
}

export interface LessonText {
  readonly title: string;
  readonly about: string;
  readonly steps: Readonly<Record<string, StepText>>;
}

export interface RuleText {
  readonly title: string;
  /** Paragraphs; `- ` begins an item of a list, `| ` a row of a table. */
  readonly text: readonly string[];
}

export type ChapterId = keyof typeof enLessons;
export type RuleId = keyof typeof enRules;
export type Lessons = Readonly<Record<ChapterId, LessonText>>;
export type Rules = Readonly<Record<RuleId, RuleText>>;

const lessons: Readonly<Record<Lang, () => Promise<{ readonly default: Lessons }>>> = {
  en: () => import("../learn/lessons.en.json", { with: { type: "json" } }),
  de: () => import("../learn/lessons.de.json", { with: { type: "json" } }),
  nl: () => import("../learn/lessons.nl.json", { with: { type: "json" } }),
  pl: () => import("../learn/lessons.pl.json", { with: { type: "json" } }),
  he: () => import("../learn/lessons.he.json", { with: { type: "json" } }),
};

const rules: Readonly<Record<Lang, () => Promise<{ readonly default: Rules }>>> = {
  en: () => import("../learn/rules.en.json", { with: { type: "json" } }),
  de: () => import("../learn/rules.de.json", { with: { type: "json" } }),
  nl: () => import("../learn/rules.nl.json", { with: { type: "json" } }),
  pl: () => import("../learn/rules.pl.json", { with: { type: "json" } }),
  he: () => import("../learn/rules.he.json", { with: { type: "json" } }),
};

export const loadLessons = async (lang: Lang): Promise<Lessons> => (await lessons[lang]()).default;
export const loadRules = async (lang: Lang): Promise<Rules> => (await rules[lang]()).default;

/** A sentence as words and what stands for something else. */
export type Piece =
  | string
  | {
      readonly kind: "card" | "web" | "rules" | "page";
      readonly name: string;
      /** The form of a card's name. */
      readonly form: string;
      /** Letters that belong to the word: the s of a plural. */
      readonly ending: string;
    };

const PIECE = /\[(?:(web|rules|page):)?([a-zA-Z][\w.-]*)\](\p{L}*)/gu;

export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(PIECE)) {
    if (found.index > from) out.push(text.slice(from, found.index));
    const kind = (found[1] ?? "card") as "card" | "web" | "rules" | "page";
    const [name, form = "name"] = kind === "card" ? found[2].split("_") : [found[2]];
    out.push({
      kind,
      name,
      form,
      ending: found[3],
    });
    from = found.index + found[0].length;
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}
