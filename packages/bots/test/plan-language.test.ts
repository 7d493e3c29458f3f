import { readFileSync } from "node:fs";
import { PlanError } from "@fiefdom/bots/plan/fault";
import { formatPlan } from "@fiefdom/bots/plan/format";
import { CARD_IDS, nameOf, namesOf } from "@fiefdom/bots/plan/names";
import { parsePlan, parsePlans } from "@fiefdom/bots/plan/parse";
import {
  ANY,
  COUNTS,
  type Condition,
  isType,
  LISTS,
  MEASURES,
  type Num,
  type Plan,
  REST,
  type Rule,
} from "@fiefdom/bots/plan/plan";
import { TYPE_NAMES } from "@fiefdom/engine/types";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** The condition of the only line of a plan. */
const conditionOf = (text: string): Condition | undefined =>
  parsePlan(`plan X\nbuy\n  Witch if ${text}\n`).lists.buy[0].if;

const owned = (of: string): Num => ({ count: "owned", of });

describe("the text of a plan", () => {
  it("is read as data", () => {
    const plan = parsePlan(`
# Two Witches, then money.
plan Double Witch
by A Player
needs Witch
for Witch, Moat
buy
  Province if I own 1 or more Gold or money >= 16
  Witch if I own fewer than 2   # that is enough
  Duchy if Provinces left <= 4
  Gold
  Silver
play Witch, ..., Moat
trash Curse, Estate if Provinces left > 4
choose
  Wild Hunt: estate if tokens on Wild Hunt >= 4
`);
    expect(plan).toEqual({
      name: "Double Witch",
      by: "A Player",
      notes: ["Two Witches, then money."],
      needs: ["witch"],
      home: { cards: ["witch", "moat"] },
      lists: {
        buy: [
          {
            what: "province",
            if: {
              or: [
                { is: ">=", a: owned("gold"), b: 1 },
                { is: ">=", a: { measure: "money" }, b: 16 },
              ],
            },
          },
          { what: "witch", if: { is: "<", a: owned("witch"), b: 2 }, note: "that is enough" },
          { what: "duchy", if: { is: "<=", a: { count: "left", of: "province" }, b: 4 } },
          { what: "gold" },
          { what: "silver" },
        ],
        play: [{ what: "witch" }, { what: REST }, { what: "moat" }],
        trash: [
          { what: "curse" },
          { what: "estate", if: { is: ">", a: { count: "left", of: "province" }, b: 4 } },
        ],
      },
      choose: [
        {
          of: "wild-hunt",
          course: "estate",
          if: { is: ">=", a: { count: "tokens on", of: "wild-hunt" }, b: 4 },
        },
      ],
    });
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  it("may hold several plans, and a kingdom by name", () => {
    const plans = parsePlans("plan A\nfor First Game\nbuy Gold\n\nplan B\nbuy Silver, Copper\n");
    expect(plans.map((plan) => plan.name)).toEqual(["A", "B"]);
    expect(plans[0].home).toEqual({ kingdom: "first-game" });
    expect(plans[1].lists.buy).toEqual([{ what: "silver" }, { what: "copper" }]);
  });

  it.each<[string, Condition]>([
    ["I own fewer than 2", { is: "<", a: owned("witch"), b: 2 }],
    ["I own at most 1 Smithy", { is: "<=", a: owned("smithy"), b: 1 }],
    ["I have no more than 1 Smithy", { is: "<=", a: owned("smithy"), b: 1 }],
    ["I own 3 or fewer Golds", { is: "<=", a: owned("gold"), b: 3 }],
    ["I own a Chapel", { is: ">=", a: owned("chapel"), b: 1 }],
    ["I own Chapel", { is: ">=", a: owned("chapel"), b: 1 }],
    ["I own no Chapel", { is: "=", a: owned("chapel"), b: 0 }],
    ["I own none", { is: "=", a: owned("witch"), b: 0 }],
    ["I own at least 12 cards", { is: ">=", a: owned(ANY), b: 12 }],
    ["I own more than 2 Treasures", { is: ">", a: owned("Treasure"), b: 2 }],
    ["Victory cards owned = 3", { is: "=", a: owned("Victory"), b: 3 }],
    ["Curses in my hand", { is: ">=", a: { count: "in hand", of: "curse" }, b: 1 }],
    ["Curse cards in hand", { is: ">=", a: { count: "in hand", of: "Curse" }, b: 1 }],
    ["money is at least $16", { is: ">=", a: { measure: "money" }, b: 16 }],
    ["money is 16 or more", { is: ">=", a: { measure: "money" }, b: 16 }],
    ["turn is not 3", { is: "!=", a: { measure: "turn" }, b: 3 }],
    ["the cost of Peddler ≤ 4", { is: "<=", a: { count: "cost of", of: "peddler" }, b: 4 }],
    ["actions >= 1", { is: ">=", a: { measure: "actions" }, b: 1 }],
    ["Actions in play >= 1", { is: ">=", a: { count: "in play", of: "Action" }, b: 1 }],
    ["average coins per card > 1.6", { is: ">", a: { measure: "money per card" }, b: 1.6 }],
    ["King's Court is in the kingdom", { inKingdom: "kings-court" }],
    ["Throne Room is not in the kingdom", { not: { inKingdom: "throne-room" } }],
    ["score difference < -5", { is: "<", a: { measure: "lead" }, b: -5 }],
    [
      "money > 1 + 2 * 3 - 1",
      {
        is: ">",
        a: { measure: "money" },
        b: { op: "-", a: { op: "+", a: 1, b: { op: "*", a: 2, b: 3 } }, b: 1 },
      },
    ],
    [
      "turn > 1 or turn > 2 and\n    not turn > 3",
      {
        or: [
          { is: ">", a: { measure: "turn" }, b: 1 },
          {
            and: [
              { is: ">", a: { measure: "turn" }, b: 2 },
              { not: { is: ">", a: { measure: "turn" }, b: 3 } },
            ],
          },
        ],
      },
    ],
  ])("understands: %s", (text, condition) => {
    expect(conditionOf(text)).toEqual(condition);
  });

  it("knows every card by its name, its id, and several of them", () => {
    for (const id of CARD_IDS) {
      for (const name of [nameOf(id), namesOf(id), id, nameOf(id).toUpperCase()])
        expect(parsePlan(`plan X\nneeds ${name}\nbuy nothing\n`).needs, name).toEqual([id]);
    }
  });

  it("calls the cards what they are called", () => {
    const english = JSON.parse(
      readFileSync(new URL("../../text/cards/en.json", import.meta.url), "utf8"),
    ) as Record<string, { name: string }>;
    for (const [id, { name }] of Object.entries(english)) if (CARD_IDS.has(id)) expect(nameOf(id)).toBe(name);
  });
});

describe("docs/PLANS.md", () => {
  const guide = readFileSync(new URL("../../../docs/PLANS.md", import.meta.url), "utf8");

  it("begins with a plan that can be read, in the form in which plans are printed", () => {
    const [, text] = /```plan\n([\s\S]*?)```/.exec(guide) ?? [];
    expect(formatPlan(parsePlan(text))).toBe(text);
  });

  it("shows mistakes as they are shown", () => {
    const [, shown] = /## Mistakes[\s\S]*?```text\n([\s\S]*?)\n```/.exec(guide) ?? [];
    const text = "plan X\n\nbuy\nDuchy if Provinse left <= 4\n\nWitch if I own 2\n";
    expect(() => parsePlan(text)).toThrow(shown);
  });

  it("speaks of every list and every number", () => {
    for (const word of [...LISTS, ...MEASURES, ...COUNTS]) expect(guide).toContain(`\`${word}`);
  });
});

describe("errors point at the word", () => {
  /** The faults of a text: the words that the carets stand under, and the messages. */
  function faults(text: string): { at: string; where: string; message: string }[] {
    try {
      parsePlan(text);
    } catch (error) {
      if (!(error instanceof PlanError)) throw error;
      return error.faults.map(({ line, column, length, message, source }) => ({
        at: `${line}:${column}`,
        where: source.slice(column - 1, column - 1 + length),
        message,
      }));
    }
    return [];
  }

  it.each<[string, string, string, RegExp]>([
    ["plan X\nbuy\n  Provnce", "3:3", "Provnce", /no card called "Provnce"\. Did you mean Province\?/],
    ["plan X\nbuy\n  Thrown Room", "3:3", "Thrown Room", /Did you mean Throne Room\?/],
    ["plan X\nbuy\n  Gold if mony > 3", "3:11", "mony", /Did you mean money\?/],
    ["plan X\nbuy\n  Gold if Provnce left > 3", "3:11", "Provnce", /Did you mean Province\?/],
    ["plan X\nbuy\n  Gold if I own 2", "3:17", "2", /"at least 2", "exactly 2" or "fewer than 2"/],
    ["plan X\nbuy\n  Gold if I own at least 2 Smithys", "3:28", "Smithys", /Did you mean Smithy\?/],
    ["plan X\nbuy\n  Gold if Province", "3:19", "", /"owned", "left", "in hand"/],
    ["plan X\nbuy\n  Gold if money", "3:16", "", /a comparison was expected/],
    ["plan X\nbuy\n  Gold if (money > 3", "3:21", "", /closing parenthesis/],
    ["plan X\nbuy\n  Gold if 1 < money < 3", "3:21", "<", /one comparison at a time/],
    ["plan X\nbuy\n  Gold if money > (turn > 3)", "3:20", "turn", /a number was expected|true or not/],
    ["plan X\nbuy\n  Gold if & 3", "3:11", "&", /"&" has no meaning here/],
    ["plan X\nbuy\n  Gold if", "3:10", "", /a condition was expected/],
    ["plan X\nbuy\n  Estate Silver", "3:10", "Silver", /"if", a comma or the end of the line/],
    ["plan X\nbuy Gold\ntrsh Copper", "3:1", "trsh", /Did you mean trash\?/],
    ["plan X\nbuy Gold\nbuy Silver", "3:1", "buy", /already/],
    ["plan X\nneeds Wich\nbuy Gold", "2:7", "Wich", /Did you mean Witch\?/],
    ["plan X\nfor Frist Game\nbuy Gold", "2:5", "Frist Game", /Did you mean First Game\?/],
    ["plan X\nbuy ..., Gold", "2:5", "...", /not in "buy"/],
    ["plan X\nbuy Gold\nplay ... if I own none", "3:19", "none", /say of which card/],
    ["plan X\nbuy Gold\nchoose\n  Wild Hunt estate", "4:13", "estate", /a colon was expected/],
    ["plan X\n", "1:1", "plan", /no list of what to buy/],
    ["plan\nbuy Gold", "1:5", "", /name was expected/],
    ["buy Gold", "1:1", "buy", /begins with the line "plan"/],
    ["", "1:1", "", /begins with the line "plan"/],
    ["plan A\nbuy Gold\nplan B\nbuy Gold", "1:1", "plan A", /one plan was expected, here are 2/],
  ])("%j", (text, at, where, message) => {
    const [first] = faults(text);
    expect(first).toMatchObject({ at, where });
    expect(first.message).toMatch(message);
  });

  it("reports every line that is wrong, not only the first", () => {
    expect(faults("plan X\nbuy\n  Glod\n  Silver\n  Coper\ntrash Esttae\n").map(({ at }) => at)).toEqual([
      "3:3",
      "5:3",
      "6:7",
    ]);
  });

  it("draws the line and the caret", () => {
    expect(() => parsePlan("plan X\nbuy\n\tGlod\n")).toThrow(
      'line 3, column 2: there is no card called "Glod". Did you mean Gold?\n  \tGlod\n  \t^^^^',
    );
  });

  it.each([
    ["parentheses", `${"(".repeat(20_000)}turn > 1${")".repeat(20_000)}`],
    ["not", `${"not ".repeat(10_000)}turn > 1`],
    ["minus", `turn > ${"-".repeat(20_000)}1`],
    ["sum", `turn > 1${" + 1".repeat(10_000)}`],
    ["product", `turn > 1${" * 1".repeat(10_000)}`],
  ])("says so when there is no end of it: %s", (_, condition) => {
    expect(faults(`plan X\nbuy\n  Gold if ${condition}`)).toMatchObject([
      { message: "this is nested too deeply, or too long a calculation." },
    ]);
  });

  it("never fails in any other way", () => {
    const words = [
      "plan",
      "buy",
      "play",
      "if",
      "I",
      "own",
      "Gold",
      "left",
      "(",
      ")",
      "and",
      "or",
      "not",
      "3",
    ];
    const signs = ["<", ",", ":", "...", "\n", "#", "-", "in", "cards", "Wild Hunt", "fewer than", "is", "§"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, ...signs), { maxLength: 25 }), (parts) => {
        try {
          parsePlan(`plan X\nbuy ${parts.join(" ")}`);
        } catch (error) {
          expect(error).toBeInstanceOf(PlanError);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a plan as text and back", () => {
  const card = fc.constantFrom(...CARD_IDS);
  const type = fc.constantFrom(...TYPE_NAMES);
  const what = fc.oneof({ weight: 4, arbitrary: card }, type);
  const number = fc.oneof(
    fc.integer({ min: -20, max: 60 }),
    fc.integer({ min: 1, max: 99 }).map((n) => n / 10),
  );
  const { num } = fc.letrec<{ num: Num }>((tie) => ({
    num: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      number,
      fc.constantFrom(...MEASURES).map((measure) => ({ measure })),
      fc
        .tuple(fc.constantFrom(...COUNTS), fc.oneof(what, fc.constant(ANY)))
        .map(([count, of]) => ({ count, of }))
        .filter(
          ({ count, of }) => (count !== "tokens on" && count !== "cost of") || (of !== ANY && !isType(of)),
        ),
      fc.record({
        op: fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const),
        a: tie("num"),
        b: tie("num"),
      }),
    ),
  }));
  const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      fc.record({
        is: fc.constantFrom(
          "<" as const,
          "<=" as const,
          ">" as const,
          ">=" as const,
          "=" as const,
          "!=" as const,
        ),
        a: num,
        b: num,
      }),
      card.map((inKingdom) => ({ inKingdom })),
      tie("condition").map((not) => ({ not })),
      fc.array(tie("condition"), { minLength: 2, maxLength: 3 }).map((and) => ({ and })),
      fc.array(tie("condition"), { minLength: 2, maxLength: 3 }).map((or) => ({ or })),
    ),
  }));
  const words = fc
    .array(fc.stringMatching(/^[\p{L}0-9.,;:!?()/&'"-]{1,8}$/u), { minLength: 1, maxLength: 5 })
    .map((list) => list.join(" "));
  const optional = { requiredKeys: ["what"] as ["what"] };
  const rule: fc.Arbitrary<Rule> = fc.record(
    {
      what,
      if: condition,
      evenBehind: fc.constant(true as const),
      above: fc.array(words, { minLength: 1, maxLength: 2 }),
      note: words,
    },
    optional,
  );
  const rules = fc.array(rule, { maxLength: 6 });
  const rest: fc.Arbitrary<Rule> = fc.record({ what: fc.constant(REST), note: words }, optional);
  const loose = fc.array(fc.oneof({ weight: 5, arbitrary: rule }, rest), { maxLength: 5 });
  const { buy: _buy, gain: _gain, ...others } = Object.fromEntries(LISTS.map((name) => [name, loose]));
  const plan = fc.record(
    {
      name: words,
      notes: fc.array(words, { maxLength: 2 }),
      by: words,
      needs: fc.array(card, { maxLength: 3 }),
      home: fc.oneof(
        fc.constant({ kingdom: "first-game" }),
        fc.array(card, { minLength: 1, maxLength: 4 }).map((cards) => ({ cards })),
      ),
      lists: fc.record({ ...others, buy: rules, gain: rules }, { requiredKeys: ["buy"] }),
      choose: fc.array(
        fc.record(
          { of: card, course: fc.constantFrom("estate", "cards", "yes", "3"), if: condition, note: words },
          { requiredKeys: ["of", "course"] },
        ),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ["name", "notes", "needs", "lists", "choose"] },
  ) as unknown as fc.Arbitrary<Plan>;

  it("is the same plan, and the same text from then on", () => {
    fc.assert(
      fc.property(plan, (before) => {
        const text = formatPlan(before);
        const after = parsePlan(text);
        expect(after).toEqual(before);
        expect(formatPlan(after)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });
});
