/** A scenario that does not come out says what was asked, what was written and what was found. */
import { describe, expect, test } from "vitest";
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
      '      "Q trashes Copper, Estate" does not fit. The question is: "Discard 2 cards."',
      '      pending: Q is asked: "Discard 2 cards." (exactly 2, by Militia): Copper x3, Estate x2',
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
    'it is not P who is asked. Q is asked: "Discard 2 cards."',
  ],
  [
    "something that is not possible",
    "  - P buys Gold\nthen: { coins: 2 }",
    '"P buys Gold" is not possible: buying is for the Buy phase; this is the Action phase.',
  ],
  [
    "a wrong outcome",
    "  - P plays Militia\n  - Q discards Estate, Estate\nthen: { coins: 3, Q: { hand: [Copper x2], discard: 1 } }",
    "coins: expected 3, found 2.",
  ],
  [
    "wrong contents",
    "  - P plays Militia\n  - Q discards Estate, Estate\nthen: { Q: { hand: [Copper x2] } }",
    "Q hand: expected Copper x2, found Copper x3.",
  ],
  [
    "a wrong number of cards",
    "  - P plays Militia\n  - Q discards Estate, Estate\nthen: { Q: { discard: 1 } }",
    "Q discard: expected 1 card, found 2 (Estate x2).",
  ],
  [
    "a wrong offer",
    "  - P plays Militia\n  - offered to Q: [Copper, Gold]",
    "Not offered: Gold. Offered too: Estate.",
  ],
  [
    "a wrong verb",
    "  - P plays Militia\n  - offered to Q: { trash: [Copper, Estate] }",
    'The question is not "trash", but: "Discard 2 cards."',
  ],
  [
    "a wrong number to choose",
    "  - P plays Militia\n  - offered to Q: { discard: [Copper, Estate], exactly: 3 }",
    "It is not exactly 3 that must be chosen: at least 2, at most 2.",
  ],
  [
    "a wrong multiplicity",
    "  - P plays Militia\n  - offered to Q: [Copper x2, Estate]",
    "Copper x2: offered 3 times.",
  ],
  [
    "an offer to somebody else",
    "  - P plays Militia\n  - offered to P: [Copper]",
    "Nothing is offered to P now: it is Q who is asked.",
  ],
  [
    "something that is offered after all",
    "  - not offered to P: [play Militia]",
    "play Militia is offered to P.",
  ],
  [
    "another reason",
    "  - not offered to P: { buy Gold: too dear by 2 }",
    'expected "too dear by 2", found "wrong phase".',
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
    "P's next shuffle was to yield Gold, which is not among the shuffled cards.",
  );
});

/** The report of a scenario that does not come out, line by line. */
function told(text: string): string[] {
  const [scenario] = parseScenarios(text, "wrong.yaml");
  return report(runScenario(scenario))
    .split("\n")
    .map((line) => line.trim());
}

describe("what went on by itself is told", () => {
  test("a question with only one answer", () => {
    const lines = told(
      "title: x\ngiven: { P: { hand: [Overlord] }, supply: { Village: 1 } }\nwhen: [P plays Overlord, P plays Village]\nthen: { actions: 2 }",
    );
    expect(lines).toContain(
      '"P plays Village" is not needed: it was the only choice for Overlord, and is done already.',
    );
  });

  test("cards that had to be chosen", () => {
    const lines = told(
      'title: x\ngiven: { P: { hand: [Militia] }, Q: { hand: [Copper x5] } }\nwhen: [P plays Militia, "Q discards Copper, Copper"]\nthen: { actions: 2 }',
    );
    expect(lines).toContain(
      '"Q discards Copper, Copper" is not needed: it was the only choice for Militia, and is done already.',
    );
  });

  test("a course that had to be taken, with what was found instead", () => {
    const lines = told(
      "title: x\ngiven: { P: { hand: [Small Castle] } }\nwhen: [P plays Small Castle]\nthen: { trash: [] }",
    );
    expect(lines[3]).toBe(
      'meanwhile: "P chooses this" was the only choice for Small Castle, and is done already. "P gains Humble Castle" was the only choice for Small Castle, and is done already.',
    );
  });

  test("a player who is skipped without cards", () => {
    const lines = told(
      'title: x\ngiven: { P: { hand: [Militia] } }\nwhen: [P plays Militia, "Q discards Copper, Copper"]\nthen: { actions: 2 }',
    );
    expect(lines[2]).toBe(
      '"Q discards Copper, Copper": it is not Q who is asked. P is asked: "What to play or buy?"',
    );
    expect(lines[3]).toBe(
      "meanwhile: Q was not asked (discard, Militia): there was nothing to choose from. P's Action phase has ended by itself: no Action could be played. Q has no cards in hand.",
    );
  });

  test("a turn that ended", () => {
    const lines = told(
      "title: x\ngiven: { phase: buy, coins: 3 }\nwhen: [P buys Silver, P buys Copper]\nthen: { actions: 2 }",
    );
    expect(lines).toContain('"P buys Copper": it is not P who is asked. Q is asked: "What to play or buy?"');
    expect(lines).toContain("meanwhile: P's turn has ended by itself: nothing was left to decide.");
  });

  test("a turn that passed without anything to decide", () => {
    const lines = told(
      "title: x\nkingdom: [Engineer]\ngiven: { phase: buy, Q: { debt: 1 } }\nwhen: [P ends the turn, Q buys Copper]\nthen: { actions: 2 }",
    );
    expect(lines).toContain(
      "meanwhile: Q's turn has passed by itself: there was nothing to decide. Q has no cards in hand.",
    );
  });

  test("nothing, where a turn only begins", () => {
    const lines = told("title: x\ngiven: { phase: start }\nwhen: [P plays Smithy]\nthen: { actions: 2 }");
    expect(lines.join()).not.toContain("turn has");
    expect(lines).toContain('"P plays Smithy" is not possible: it is not in your hand.');
  });
});

describe("a phase that is over can't be ended", () => {
  const late = (given: string, ...lines: string[]): string =>
    told(`title: x\ngiven: ${given}\nwhen: [${lines.join(", ")}]\nthen: { actions: 9 }`)[2];
  const over =
    'the Action phase is over already, since no Action could be played. Say "P ends the buy phase" or "P ends the turn" if that is meant.';

  test("after the last Action", () => {
    expect(late("{ P: { hand: [Smithy] } }", "P plays Smithy", "P ends the phase")).toContain(over);
  });
  test("where there never was an Action", () => {
    expect(late("{ P: { hand: [Gold] } }", "P ends the phase")).toContain(over);
    expect(late("{ P: { hand: [Gold] } }", "P ends the action phase")).toContain(
      "The Action phase is over already.",
    );
  });
  test("in a later turn", () => {
    expect(late("{ P: {} }", "P ends the turn", "Q ends the turn", "P ends the phase")).toContain(over);
  });
  test("when the turn is over", () => {
    expect(late("{ phase: buy }", "P buys Copper", "P ends the phase")).toContain(
      '"P ends the phase" comes too late: P\'s turn is over already.',
    );
  });
  test("but one that is going on can, in any of the words", () => {
    for (const [given, ...lines] of [
      ["{ P: { hand: [Smithy] } }", "P ends the phase", "P ends the phase", "Q ends the turn"],
      ["{ P: { hand: [Smithy] } }", "P ends the action phase", "P ends the buy phase", "Q ends the turn"],
      ["{ phase: buy }", "P ends the phase", "Q ends the turn"],
      ["{ P: { hand: [Gold] } }", "P plays Gold", "P ends the phase", "Q ends the turn"],
    ]) {
      const [scenario] = parseScenarios(
        `title: x\ngiven: ${given}\nwhen: [${lines.join(", ")}]\nthen: { turn: P }`,
        "right.yaml",
      );
      expect(report(runScenario(scenario))).toBe("✓ x");
    }
  });
});

describe("failures speak English", () => {
  test("with apostrophes", () => {
    const lines = told(
      "title: x\ngiven: { P: { hand: [King's Court, Village] } }\nwhen: [P plays Kings Court, P plays Workers Village]\nthen: { actions: 2 }",
    );
    expect(lines).toContain(
      '"P plays Workers Village" does not fit. Worker\'s Village is not among the options.',
    );
    expect(lines).toContain(
      'pending: P is asked: "Play one card or none." (0 to 1, by King\'s Court): Village',
    );
  });

  test("without spellings of the engine", () => {
    const lines = told(
      "title: x\ngiven: { P: { hand: [Smithy] } }\nwhen: [P plays Village]\nthen: { actions: 2 }",
    );
    expect(lines).toContain('"P plays Village" is not possible: it is not in your hand.');
    const twice = told(
      "title: x\ngiven: { P: { hand: [Militia] }, Q: { hand: [Copper x4, Farmers' Market] } }\nwhen: [P plays Militia, Q discards Farmers' Market x2]\nthen: { actions: 2 }",
    );
    expect(twice[2]).toContain("Farmers' Market is there once, not 2 times.");
    const dear = told("title: x\ngiven: { phase: buy }\nwhen: [P buys Gold]\nthen: { actions: 2 }");
    expect(dear).toContain('"P buys Gold" is not possible: it costs $6 more than you have.');
    const covered = told(
      "title: x\ngiven: { phase: buy, coins: 9 }\nwhen: [P buys Bustling Village]\nthen: { actions: 2 }",
    );
    expect(covered).toContain(
      '"P buys Bustling Village" is not possible: it is covered: Settlers lies on top of it.',
    );
  });

  test("and once where both rulesets fail alike", () => {
    const lines = told(
      "title: x\ngiven: { P: { hand: [Village], deck: [Copper] } }\nwhen: [P plays Village]\nthen: { actions: 3 }",
    );
    expect(lines).toEqual([
      "✗ x",
      "wrong.yaml:4 (printed and current rules)",
      "actions: expected 3, found 2.",
      "pending: P is in the Buy phase and can: play Copper, play Treasures, buy Copper, buy Curse, end the phase",
    ]);
    const apart = told(
      "title: x\ngiven: { P: { hand: [Artisan, Copper] } }\nwhen: [P plays Artisan, P gains Watchtower, P puts Copper on the deck]\nthen: { actions: 3 }",
    );
    expect(apart.filter((line) => line.startsWith("wrong.yaml"))).toEqual([
      "wrong.yaml:4 (printed rules)",
      "wrong.yaml:3 (current rules)",
    ]);
  });
});
