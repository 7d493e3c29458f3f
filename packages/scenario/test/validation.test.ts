/** Whatever can be wrong in a scenario file is said, with its line and what would be right. */
import { describe, expect, test } from "vitest";
import { parseScenarios, ScenarioError } from "../src/index.ts";

function problemsOf(text: string): string {
  try {
    parseScenarios(text, "bad.yaml");
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  return "";
}

const then = "then: { actions: 1 }";

const bad: readonly (readonly [what: string, file: string, message: string])[] = [
  ["an empty file", "", "bad.yaml:1: The file holds no scenario."],
  ["broken YAML", 'title: "x\n', "bad.yaml:2: Missing closing"],
  ["a key twice", `title: x\ntitle: y\n${then}`, "bad.yaml:2: Map keys must be unique"],
  ["not a map", "hello", "scenario must be entries (key: value), not a text."],
  ["no title", then, 'A scenario needs a "title".'],
  [
    "no outcome",
    "title: x\nwhen:\n  - P ends the turn",
    'A scenario must say what comes out: give it a "then".',
  ],
  [
    "an unknown key",
    `title: x\ngivn: {}\n${then}`,
    'bad.yaml:2: scenario has no "givn". Did you mean given? Possible: title, about,',
  ],
  [
    "an unknown ruleset",
    `title: x\nruleset: old\n${then}`,
    'ruleset can\'t be "old". Possible: both, printed, current.',
  ],
  ["one player", `title: x\nplayers: [P]\n${then}`, "A game has 2 to 6 players, not 1."],
  ["seven players", `title: x\nplayers: [A, B, C, D, E, F, G]\n${then}`, "A game has 2 to 6 players, not 7."],
  ["a name twice", `title: x\nplayers: [A, A]\n${then}`, "Two players are called A."],
  ["a reserved name", `title: x\nplayers: [A, turn]\n${then}`, 'A player can\'t be called "turn"'],
  [
    "an unknown pile",
    `title: x\nkingdom: [Vilage]\n${then}`,
    'bad.yaml:2: There is nothing called "Vilage". Did you mean Village?',
  ],
  ["a basic card in the kingdom", `title: x\nkingdom: [Gold]\n${then}`, "Gold is not a Kingdom card."],
  ["a card as landscape", `title: x\nlandscapes: [Moat]\n${then}`, "Moat is not an Event or Landmark."],
  [
    "an unknown card",
    `title: x\ngiven:\n  P: { hand: [Smity] }\n${then}`,
    'bad.yaml:3: There is no card called "Smity". Did you mean Smithy',
  ],
  [
    "an unknown zone",
    `title: x\ngiven:\n  P: { hnd: [Copper] }\n${then}`,
    'P has no "hnd". Did you mean hand? Possible: hand, deck,',
  ],
  [
    "an unknown player",
    `title: x\ngiven:\n  R: { hand: [Copper] }\n${then}`,
    'given has no "R". Possible: turn, phase,',
  ],
  [
    "a zone as number",
    `title: x\ngiven:\n  P: { vp: many }\n${then}`,
    'P vp must be a whole number from 0 to 999, not "many".',
  ],
  [
    "a negative number",
    `title: x\ngiven:\n  coins: -1\n${then}`,
    'coins must be a whole number from 0 to 999, not "-1".',
  ],
  [
    "no copies",
    `title: x\ngiven:\n  P: { hand: [Copper x0] }\n${then}`,
    '"Copper x0" must have a number from 1 to 200.',
  ],
  [
    "too many copies",
    `title: x\ngiven:\n  P: { hand: [Moat x11] }\n${then}`,
    "bad.yaml:3: That makes 11 × Moat; a game with 2 players has 10 (Supply included).",
  ],
  [
    "too many with the pile",
    `title: x\ngiven:\n  P: { hand: [Moat x3] }\n  supply: { Moat: 8 }\n${then}`,
    "bad.yaml:4: That makes 11 × Moat",
  ],
  [
    "a pile too large",
    `title: x\ngiven:\n  supply: { Province: 12 }\n${then}`,
    "The pile of Province has at most 8 cards with 2 players, not 12.",
  ],
  [
    "a stranger in a pile",
    `title: x\ngiven:\n  supply: { Moat: [Village] }\n${then}`,
    "Village does not belong to the pile of Moat.",
  ],
  [
    "tokens nobody uses",
    `title: x\ngiven:\n  tokens: { Moat: { vp: 2 } }\n${then}`,
    "No card of this game puts tokens on Moat.",
  ],
  [
    "an unknown token",
    `title: x\ngiven:\n  tokens: { Moat: { coins: 2 } }\n${then}`,
    'tokens Moat has no "coins". Possible: vp, debt',
  ],
  [
    "an unknown phase",
    `title: x\ngiven: { phase: night }\n${then}`,
    'phase can\'t be "night". Possible: start, action, buy.',
  ],
  [
    "a start with coins",
    `title: x\ngiven: { phase: start, coins: 3 }\n${then}`,
    "A turn that is only starting has 1 Action, 1 Buy and no coins",
  ],
  [
    "odd words for given",
    `title: x\ngiven: everything\n${then}`,
    'must be entries (key: value) or the words "a new game".',
  ],
  [
    "a line without player",
    `title: x\nwhen: [plays Moat]\n${then}`,
    '"plays Moat" must begin with a player: P, Q.',
  ],
  ["an unknown word", `title: x\nwhen: [P eats Moat]\n${then}`, '"P eats Moat": no such word.'],
  [
    "an unknown card in a line",
    `title: x\nwhen: [P plays Mote]\n${then}`,
    'There is no card called "Mote". Did you mean Mine, Moat?',
  ],
  ["a line that does not say what", `title: x\nwhen: [P trashes]\n${then}`, '"P trashes" does not say what.'],
  [
    "an unknown kind of line",
    `title: x\nwhen: [{ offerd to P: [Moat] }]\n${then}`,
    'when has no "offerd to P". Did you mean offered to P?',
  ],
  [
    "an unknown verb in an offer",
    `title: x\nwhen: [{ offered to P: { eat: [Moat] } }]\n${then}`,
    'offered has no "eat".',
  ],
  [
    "an unknown card in an offer",
    `title: x\nwhen: [{ offered to P: { buy: [Mote] } }]\n${then}`,
    'There is no card called "Mote".',
  ],
  [
    "an unknown check",
    "title: x\nthen: { coin: 3 }",
    'bad.yaml:2: then has no "coin". Did you mean coins? Possible: turn, phase,',
  ],
  ["an unknown winner", "title: x\nthen: { winners: [R] }", 'There is no player called "R". Possible: P, Q.'],
  ["looking into a deck", "title: x\nthen: { Q sees: { P: { deck top: [Gold] } } }", 'P has no "deck top".'],
];

describe("a file that can't be run says why", () => {
  test.each(bad)("%s", (_, file, message) => {
    expect(problemsOf(file)).toContain(message);
  });
});

test("all problems of a file are named at once, each with its line", () => {
  const text =
    "title: one\ngiven:\n  P: { hand: [Smity] }\nthen: { coin: 1 }\n---\ntitle: two\nruleset: old\n";
  expect(
    problemsOf(text)
      .split("\n")
      .map((line) => line.slice(0, 11)),
  ).toEqual(["bad.yaml:3:", "bad.yaml:4:", "bad.yaml:6:", "bad.yaml:7:"]);
});

test("JSON is read as well, and lists of scenarios", () => {
  const json = (title: string) =>
    `{ "title": "${title}", "given": { "P": { "hand": ["Moat"] } }, "then": { "P": { "hand": ["Moat"] } } }`;
  expect(parseScenarios(json("x"), "a.json")).toHaveLength(1);
  expect(parseScenarios(`[${json("x")}, ${json("y")}]`, "a.json").map((s) => s.title)).toEqual(["x", "y"]);
});
