/** Whatever is refused, by the engine, the tables, the server or the page, is told in the visitor's language. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGS } from "@fiefdom/text";
import { describe, expect, it } from "vitest";
import { problemText } from "../src/session/problems.ts";
import { say } from "../src/words.ts";

const packages = fileURLToPath(new URL("../..", import.meta.url));
const source = ["engine", "cards", "protocol", "table", "local", "server", "web"]
  .flatMap((name) => globSync(`${packages}/${name}/src/**/*.{ts,tsx}`))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** What stands as a code where the source makes one: also both sides of a choice between two. */
const codesAt = (pattern: RegExp): string[] => [
  ...new Set(
    [...source.matchAll(pattern)].flatMap((match) => match[1].match(/(?<=")[a-z][a-z-]+(?=")/g) ?? []),
  ),
];
const THROWN = /new (?:Refusal|SaveError|ApiProblem)\(\s*((?:[^,"]*\?\s*)?"[^"]*"(?:\s*:\s*"[^"]*")?)/g;
const SET_UP = /new SetUpError\(\s*("[^"]*")/g;
const ANSWERED = /say\((?:\d+|status), ([^,]*"[a-z-]+"[^,]*),/g;
const SENT = /type: "(?:refused|error|failed)",[^}]*?code: (?:\w+ \?\? )?("[^"]*")/g;
const LOST = /\.failed\(("[^"]*")/g;

const setUps = codesAt(SET_UP);
const codes = [THROWN, ANSWERED, SENT, LOST].flatMap(codesAt);

/** What nobody but whoever runs the server can do anything about. */
const OURS = ["broken", "failed", "other-site", "other-name"];

it("the codes are found in the source", () => {
  expect(setUps.length).toBeGreaterThan(15);
  expect(codes).toEqual(
    expect.arrayContaining([
      "nothing-asked",
      "late",
      "not-stored",
      "too-long",
      "corrupted",
      "endless",
      "gone",
    ]),
  );
});

describe.each(LANGS)("%s", (lang) => {
  const broken = say(lang, "online.problem.broken");
  const MESSAGE = "Words for programmers.";

  it("has a sentence for every refusal", () => {
    const faults = codes
      .filter((code) => !OURS.includes(code))
      .filter((code) => [broken, MESSAGE].includes(problemText({ code, message: MESSAGE }, lang)));
    expect(faults).toEqual([]);
  });

  it("says why a game can't be set up", () => {
    const unsaid = problemText({ code: "set-up", message: MESSAGE }, lang);
    const told = (reason: string): string => problemText({ code: "set-up", reason, message: MESSAGE }, lang);
    expect(setUps.filter((reason) => [broken, MESSAGE, unsaid].includes(told(reason)))).toEqual([]);
    // A browser's own tables give the same codes without a server between.
    expect(setUps.filter((code) => problemText({ code, message: MESSAGE }, lang) !== told(code))).toEqual([]);
  });

  it("never shows the words for programmers, whatever the code", () => {
    expect(problemText({ code: "unheard-of", message: MESSAGE }, lang)).toBe(broken);
    expect(problemText({ code: "set-up", reason: "unheard-of", message: MESSAGE }, lang)).not.toBe(MESSAGE);
  });
});
