/**
 * A sentence that is missing in one of the languages fails the build, so that no visitor ever finds a gap.
 * Sentences are taken apart here, so that no browser has to; those of the command line stay at home.
 */
import { readFileSync } from "node:fs";
import { compile } from "@fiefdom/text/compile";
import { LANGS } from "@fiefdom/text/lang";
import type { Plugin } from "vite";

/** What is written once for each language, by the path in which `*` stands for the language. */
const WRITTEN = ["messages/*.json", "learn/lessons.*.json", "learn/rules.*.json"] as const;

const text = new URL("../../text/", import.meta.url);

export type ReadText = (path: string) => unknown;

const read: ReadText = (path) => JSON.parse(readFileSync(new URL(path, text), "utf8"));

/** The keys down to the sentences: `turn.steps.play.say`. */
const keysOf = (value: unknown, path = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path === "" ? key : `${path}.${key}`))
    : [path];

/** One line for each file that lacks keys of the English one or has others. */
export function gaps(readText: ReadText = read): string[] {
  return WRITTEN.flatMap((written) => {
    const english = new Set(keysOf(readText(written.replace("*", "en"))));
    const owed = [...english].filter(isOfThePages);
    return LANGS.filter((lang) => lang !== "en").flatMap((lang) => {
      const path = written.replace("*", lang);
      const own = new Set(keysOf(readText(path)));
      const missing = owed.filter((key) => !own.has(key));
      const unknown = [...own].filter((key) => !english.has(key));
      return [
        ...(missing.length === 0 ? [] : [`${path} lacks ${missing.join(", ")}`]),
        ...(unknown.length === 0 ? [] : [`${path} has what en has not: ${unknown.join(", ")}`]),
      ];
    });
  });
}

const SENTENCES = /\/packages\/text\/messages\/\w+\.json(?:\?lab)?$/;
/**
 * What the plan lab says is fetched with it, and what the command line says of plans' texts as well; so is what is said
 * in a review and of somebody's habits. A warning at the table says some of it, too.
 */
const isOfTheLab = (key: string): boolean =>
  /^(?:lab\.|habits?\.|web\.(?:habits\b|review\.)|review\.(?!warning$|better$)|refusal\.(?:no-reviews|unreviewable|too-many-reviews)$|cli\.plan\.|cli\.didYouMean$)/.test(
    key,
  );
const isOfThePages = (key: string): boolean => isOfTheLab(key) || !key.startsWith("cli.");

/** The sentences of a language as pages have them: those of all as JSON, or those of the lab as a module. */
function takenApart(json: string, id: string): string | { code: string; moduleType: "js" } {
  const all = Object.entries(JSON.parse(json) as Readonly<Record<string, string>>);
  const forLab = id.endsWith("?lab");
  const own = all.filter(([key]) => isOfThePages(key) && isOfTheLab(key) === forLab);
  const apart = JSON.stringify(Object.fromEntries(own.map(([key, text]) => [key, compile(text)])));
  return forLab ? { code: `export default ${apart};`, moduleType: "js" } : apart;
}

export const messages = (readText: ReadText = read): Plugin[] => [
  {
    name: "fiefdom-messages",
    apply: "build",
    buildStart() {
      const found = gaps(readText);
      if (found.length > 0) this.error(`The texts do not match:\n${found.join("\n")}`);
    },
  },
  {
    name: "fiefdom-sentences",
    enforce: "pre",
    transform: { filter: { id: SENTENCES }, handler: takenApart },
  },
];
