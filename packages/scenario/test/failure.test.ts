/** A scenario that does not come out says what was asked, what was written and what was found. */
import { expect, test } from "vitest";
import { parseScenarios, report, runScenario } from "../src/index.ts";

const militia = `
title: Militia
ruleset: printed
given:
  P: { hand: [Militia] }
  Q: { hand: [Copper x3, Estate x2] }
when:
`;

function failing(lines: string): string {
  const [scenario] = parseScenarios(`${militia}${lines}`, "wrong.yaml");
  const result = runScenario(scenario);
  expect(result.ok).toBe(false);
  return report(result);
}

test("words that don't fit what is asked", () => {
  expect(failing("  - P plays Militia\n  - Q trashes Copper, Estate\nthen: { coins: 2 }")).toBe(
    [
      "✗ Militia",
      "    wrong.yaml:9 (printed rules)",
      '      "Q trashes Copper, Estate" does not fit. The question is what to discard.',
      '      pending: Q must answer "discard" (exactly 2, asked by Militia): Estate x2, Copper x3',
    ].join("\n"),
  );
});

test.each([
  [
    "a wrong number",
    "  - P plays Militia\n  - Q discards Copper\nthen: { coins: 2 }",
    '"Q discards Copper" is not possible. At least 2 must be chosen, not 1.',
  ],
  [
    "a card that is not there",
    "  - P plays Militia\n  - Q discards Copper, Gold\nthen: { coins: 2 }",
    "Gold is not among the options.",
  ],
  [
    "the wrong player",
    "  - P plays Militia\n  - P discards Copper, Copper\nthen: { coins: 2 }",
    "it is not P who is asked.",
  ],
  ["something that is not possible", "  - P buys Gold\nthen: { coins: 2 }", '"P buys Gold" is not possible.'],
  [
    "a wrong outcome",
    "  - P plays Militia\n  - Q discards Estate, Estate\nthen: { coins: 3, Q: { hand: [Copper x2], discard: 1 } }",
    "coins: expected 3, found 2.",
  ],
  [
    "wrong contents",
    "  - P plays Militia\n  - Q discards Estate, Estate\nthen: { Q: { hand: [Copper x2] } }",
    "Q's hand: expected Copper x2, found Copper x3.",
  ],
  [
    "a wrong number of cards",
    "  - P plays Militia\n  - Q discards Estate, Estate\nthen: { Q: { discard: 1 } }",
    "Q's discard pile: expected 1 cards, found 2 (Estate x2).",
  ],
  [
    "a wrong offer",
    "  - P plays Militia\n  - offered to Q: [Copper, Gold]",
    "Not offered: Gold. Offered too: Estate.",
  ],
  [
    "a wrong verb",
    "  - P plays Militia\n  - offered to Q: { trash: [Copper, Estate] }",
    "The question is not what to trash.",
  ],
  [
    "a wrong number to choose",
    "  - P plays Militia\n  - offered to Q: { discard: [Copper, Estate], exactly: 3 }",
    "It is not exactly 3 that must be chosen.",
  ],
  [
    "a wrong multiplicity",
    "  - P plays Militia\n  - offered to Q: [Copper x2, Estate]",
    "Copper x2: offered 3 times.",
  ],
  [
    "an offer to somebody else",
    "  - P plays Militia\n  - offered to P: [Copper]",
    "Nothing is offered to P now.",
  ],
  [
    "something that is offered after all",
    "  - not offered to P: [play Militia]",
    "play Militia is offered to P.",
  ],
  [
    "another reason",
    "  - not offered to P: { buy Gold: too dear by 2 }",
    'expected "too dear by 2", found "wrong-phase".',
  ],
  [
    "a question left open",
    "  - P plays Militia\nthen: { coins: 2 }",
    'Something is still asked at the end. Answer it, or check it with "offered to Q".',
  ],
])("%s", (_, lines, message) => {
  expect(failing(lines)).toContain(message);
});

test("a shuffle that can't come out as written", () => {
  const [scenario] = parseScenarios(
    "title: x\ngiven: { P: { hand: [Smithy], discard: [Copper] }, shuffles: { P: [Gold] } }\nwhen: [P plays Smithy]\nthen: { actions: 0 }",
    "wrong.yaml",
  );
  expect(report(runScenario(scenario))).toContain(
    "The fixed shuffle names gold, which is not among the shuffled cards.",
  );
});
