/** The words that look at what was not done, what went before, and at one ruleset: they hold, and they can fail. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parseDocuments, parseScenarios, report, runAndTell, runScenario } from "../src/index.ts";

/** What comes of a scenario: the lines of its report. */
function run(text: string): string[] {
  const [scenario] = parseScenarios(text, "x.yaml");
  return report(runScenario(scenario))
    .split("\n")
    .map((line) => line.trim());
}
const holds = (text: string): void => expect(run(text)).toEqual(["✓ x"]);

function problems(text: string): string {
  return parseDocuments(text, "x.yaml")
    .flatMap((one) => ("problems" in one ? one.problems : []))
    .map(({ line, said }) => `${line}: ${said("en")}`)
    .join("\n");
}

describe("what was revealed", () => {
  const bureaucrat = (line: string, then = "{ actions: 0 }"): string =>
    `title: x\ngiven: { P: { hand: [Bureaucrat] }, Q: { hand: [Copper, Gold] } }\nwhen:\n  - P plays Bureaucrat\n${line}\nthen: ${then}`;

  test("since the last answer", () => {
    holds(bureaucrat("  - revealed by Q: [Gold, Copper]"));
    holds(bureaucrat("  - revealed by Q: 2"));
    holds(bureaucrat("  - revealed by P: nothing"));
    holds(bureaucrat("  - not revealed by Q: [Estate]"));
    holds(bureaucrat("  - P ends the buy phase\n  - revealed by Q: []", "{ actions: 1 }"));
    expect(run(bureaucrat("  - revealed by Q: [Gold]"))).toContain(
      "Q has revealed Copper, Gold since the last answer, not Gold.",
    );
    expect(run(bureaucrat("  - revealed by Q: 3"))).toContain(
      "Q has revealed Copper, Gold since the last answer, not 3 cards.",
    );
    expect(run(bureaucrat("  - not revealed by Q: [Estate, Gold]"))).toContain(
      "Q has revealed Copper, Gold since the last answer.",
    );
  });

  test("since the scenario began", () => {
    const later = "  - P ends the buy phase";
    holds(
      bureaucrat(
        later,
        "{ Q: { revealed: [Copper, Gold], not revealed: [Curse] }, P: { revealed: nothing } }",
      ),
    );
    expect(run(bureaucrat(later, "{ Q: { revealed: 1 } }"))).toContain(
      "Q revealed: expected 1 card, found 2 (Copper, Gold).",
    );
    expect(run(bureaucrat(later, "{ Q: { not revealed: [Gold] } }"))).toContain(
      "Q not revealed: expected Gold, found Copper, Gold.",
    );
  });

  test("a Reaction that was shown, and one that was played", () => {
    holds(
      "title: x\ngiven: { P: { hand: [Militia] }, Q: { hand: [Moat, Copper x4] } }\nwhen: [P plays Militia, Q reveals Moat, { revealed by Q: [Moat] }]",
    );
    holds(
      "title: x\ngiven: { P: { hand: [Militia] }, Q: { hand: [Moat, Copper x4] } }\nwhen: [P plays Militia, Q declines, { revealed by Q: nothing }]",
    );
    holds(
      "title: x\ngiven: { phase: start, P: { hand: [Clerk] } }\nwhen: [P uses Clerk, { revealed by P: nothing }]",
    );
  });

  test("is nothing for a player's view, and needs cards", () => {
    expect(problems("title: x\nthen: { Q sees: { P: { revealed: [Gold] } } }")).toContain(
      'P has no "revealed".',
    );
    expect(problems("title: x\nwhen: [{ revealed by P: [Glod] }]")).toContain('no card called "Glod"');
  });
});

describe("what was not asked", () => {
  const militia = (hand: string, line: string): string =>
    `title: x\ngiven: { P: { hand: [Militia] }, Q: { hand: ${hand} } }\nwhen:\n  - P plays Militia\n  - ${line}`;

  test("of somebody at all, of a kind, by a card", () => {
    holds(militia("[Copper x3]", "not asked of Q: anything"));
    holds(militia("[Copper x3]", "not asked of P: [discard, by Militia]"));
    holds(militia("[Copper x4, Estate]", "not asked of P: anything"));
    holds(militia("[Copper x4, Estate]", "not asked of Q: [trash, by Witch]"));
    const asked = 'Q is asked: "Discard 2 cards."';
    expect(run(militia("[Copper x4, Estate]", "not asked of Q: anything"))).toContain(asked);
    expect(run(militia("[Copper x4, Estate]", "not asked of Q: [trash, discard]"))).toContain(asked);
    expect(run(militia("[Copper x4, Estate]", "not asked of Q: by Militia"))).toContain(asked);
    expect(run(militia("[Copper x3]", "not asked of P: buy"))).toContain(
      'P is asked: "What to play or buy?"',
    );
    holds(militia("[Copper x3]", "not asked of P: play"));
  });

  test("must be a question that there is", () => {
    expect(problems(militia("[]", "not asked of Q: discrad"))).toContain(
      '5: There is no question "discrad". Did you mean discard? Possible: anything, by CARD, play, buy,',
    );
    expect(problems(militia("[]", "not asked of Q: by Millitia"))).toContain('nothing called "Millitia"');
  });
});

describe("one ruleset of a document", () => {
  test("has lines of its own", () => {
    const text = (then: string): string =>
      `title: x\ngiven: { P: { hand: [Artisan, Copper] } }\nwhen:\n  - P plays Artisan\n  - P gains Watchtower\n  - current: P declines\n  - printed:\n      - not asked of P: use\n      - offered to P: { topdeck: [Copper, Watchtower] }\n  - P puts Copper on the deck\nthen: ${then}`;
    holds(text("{ actions: 0, printed: { coins: 0 }, current: { P: { hand: [Watchtower] } } }"));
    expect(run(text("{ actions: 0, current: { coins: 2 } }"))).toEqual([
      "✗ x",
      "x.yaml:11 (current rules)",
      "coins: expected 2, found 0.",
      "pending: P is in the Buy phase and can: buy Copper, buy Curse, end the phase",
    ]);
  });

  test("must be one under which it is run, and no player's name", () => {
    expect(
      problems("title: x\nruleset: printed\nwhen: [{ current: P ends the turn }]\nthen: { actions: 1 }"),
    ).toBe("3: This scenario is not run under the current rules.");
    expect(problems("title: x\nruleset: current\nthen: { printed: { actions: 1 } }")).toBe(
      "3: This scenario is not run under the printed rules.",
    );
    expect(problems("title: x\nplayers: [printed, Q]\nthen: { actions: 1 }")).toContain(
      'A player can\'t be called "printed"',
    );
  });

  test("must come out somehow under each", () => {
    expect(
      problems("title: x\nwhen:\n  - current: { not asked of P: trash }\n  - printed: P ends the turn"),
    ).toContain('A scenario must say what comes out: give it a "then".');
  });
});

describe("lasting effects as a start", () => {
  test("name what belongs to them", () => {
    holds(
      "title: x\ngiven: { phase: buy, P: { hand: [War Chest], lasting: { War Chest: { named: Silver } } } }\nwhen: [P plays War Chest, Q names Duchy, { not offered to P: [Silver, Duchy] }]",
    );
    holds(
      "title: x\ngiven: { P: { in play: [Merchant x2], lasting: [Merchant x2], hand: [Silver] } }\nwhen: [P plays Silver]\nthen: { coins: 4 }",
    );
    expect(problems("title: x\ngiven: { P: { lasting: [War Chest] } }\nthen: { actions: 1 }")).toBe(
      "2: Say what was named for War Chest: { named: CARD }.",
    );
    expect(
      problems("title: x\ngiven: { P: { lasting: { Merchant: { named: Gold } } } }\nthen: { actions: 1 }"),
    ).toBe("2: Nothing is named for Merchant.");
    expect(
      problems(
        "title: x\ngiven: { P: { in play: [Archive], lasting: { Archive: { cards: [Gold] } } } }\nthen: { actions: 1 }",
      ),
    ).toBe("2: Gold must be set aside to belong to Archive.");
    expect(problems("title: x\ngiven: { P: { lasting: [Enchantress] } }\nthen: { actions: 1 }")).toBe(
      "2: Enchantress stays in play while it lasts: put it there.",
    );
    expect(problems("title: x\ngiven: { P: { lasting: [Smithy] } }\nthen: { actions: 1 }")).toBe(
      "2: Smithy has no lasting effect.",
    );
    expect(
      problems(
        "title: x\ngiven: { P: { in play: [Enchantress], lasting: { Enchantress: { untouched: [R] } } } }\nthen: { actions: 1 }",
      ),
    ).toBe('2: There is no player called "R". Possible: P, Q.');
  });
});

describe("a bad document", () => {
  const folder = mkdtempSync(join(tmpdir(), "fiefdom-scenario-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("does not keep the others of its file from running", () => {
    const file = join(folder, "mixed.yaml");
    writeFileSync(
      file,
      [
        "# a comment, and a directive\n%YAML 1.2\n---\ntitle: one\nthen: { actions: 1 }",
        'title: "open\nthen: { actions: 1 }',
        "title: two\ngiven: { P: { hand: [Smity] } }\nthen: { actions: 1 }",
        "title: three\nnote: |\n  text\n  --- not a line of its own\nthen: { actions: 2 }",
        "title: four\nthen: { actions: 1 }\n",
      ].join("\n---\n"),
    );
    const lines: string[] = [];
    const code = runAndTell([file], "en", (line) => lines.push(...line.split("\n")));
    expect(code).toBe(2);
    expect(lines.filter((line) => /^[✓✗]/.test(line))).toEqual([
      "✓ one",
      `✗ ${file}:6 is not a sound scenario`,
      "✗ two is not a sound scenario",
      "✗ three",
      "✓ four",
    ]);
    expect(lines).toContain(`    ${file}:11: There is no card called "Smity". Did you mean Smithy?`);
    expect(lines).toContain(`    ${file}:18 (printed and current rules)`);
    expect(lines.at(-1)).toBe("2 passed, 1 failed, 2 unreadable");
  });

  test("of a list is one of its entries", () => {
    const list = parseDocuments('[{ "title": "x" }, { "title": "y", "then": { "actions": 1 } }]', "x.json");
    expect(list.map((one) => ("scenario" in one ? one.scenario.title : one.title))).toEqual(["x", "y"]);
    expect(list.map((one) => "scenario" in one)).toEqual([false, true]);
  });
});
