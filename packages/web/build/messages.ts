/**
 * A sentence that is missing in one of the languages fails the build, so that no visitor ever finds a gap.
 * The sentences of the command line may be in English alone.
 */
import { readFileSync } from "node:fs";
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
    const owed = [...english].filter((key) => !key.startsWith("cli."));
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

export const messages = (readText: ReadText = read): Plugin => ({
  name: "fiefdom-messages",
  apply: "build",
  buildStart() {
    const found = gaps(readText);
    if (found.length > 0) this.error(`The texts do not match:\n${found.join("\n")}`);
  },
});
