/** The plan lab's forms and links: what was written is what is shown, and the other way round. */
import { bookPlans } from "@fiefdom/bots/plan/book";
import { formatPlan } from "@fiefdom/bots/plan/format";
import { parsePlan } from "@fiefdom/bots/plan/parse";
import { shippedPlans } from "@fiefdom/bots/plan/plans";
import { describe, expect, it } from "vitest";
import { KINGDOMS } from "../src/cards/catalogue.ts";
import {
  blanksOf,
  conditionOf,
  FORM_IDS,
  formOf,
  lineOf,
  moved,
  nameFor,
  planOf,
  rulesOf,
  ruleWith,
  withRules,
} from "../src/lab/forms.ts";
import { linkTo, sharedIn } from "../src/lab/link.ts";
import { difference } from "../src/lab/running.ts";

const all = [...shippedPlans().values(), ...bookPlans()];
const rules = all.flatMap((plan) => Object.values(plan.lists).flat());

describe("forms of a plan", () => {
  it("give back every line as it was, whatever they can show of it", () => {
    expect(rules.length).toBeGreaterThan(300);
    for (const rule of rules) {
      const again = ruleWith(rule, lineOf(rule));
      // A limit goes before what else must hold; nothing comes, goes or changes.
      const parts = (of: typeof rule): string[] => {
        const { if: condition } = of;
        const each = condition === undefined ? [] : "and" in condition ? condition.and : [condition];
        return each.map((one) => JSON.stringify(one)).sort();
      };
      expect(parts(again)).toEqual(parts(rule));
      expect({ ...again, if: 0 }).toEqual({ ...rule, if: 0 });
    }
  });

  it("read a condition as they make it", () => {
    for (const id of FORM_IDS) {
      const blanks = Object.fromEntries(
        blanksOf(id).map((blank) => [blank, { n: 3, card: "smithy", other: "village" }[blank]]),
      );
      expect(formOf(conditionOf({ id, blanks }))).toEqual({ id, blanks });
    }
  });

  it("show nearly all that the plans of the game say, and leave the rest alone", () => {
    const conditions = rules.flatMap((rule) => lineOf(rule).conditions);
    const shown = conditions.filter((condition) => formOf(condition) !== null);
    for (const condition of shown) {
      const form = formOf(condition);
      expect(form === null ? null : conditionOf(form)).toEqual(condition);
    }
    expect(shown.length / conditions.length).toBeGreaterThan(0.7);
    expect(formOf({ or: [{ inKingdom: "moat" }, { inKingdom: "witch" }] })).toBeNull();
  });

  it("and the text are two ways to say one thing", () => {
    let plan = planOf("Mark#2", [{ what: "province" }, { what: "smithy" }, { what: "silver" }]);
    const [province, smithy] = rulesOf(plan, "buy");
    plan = withRules(plan, "buy", [
      ruleWith(province, {
        most: null,
        conditions: [conditionOf({ id: "moneyAtLeast", blanks: { n: 16 } })],
      }),
      { ...ruleWith(smithy, { most: 2, conditions: [] }), note: "not more" },
      ...rulesOf(plan, "buy").slice(2),
    ]);
    plan = withRules(plan, "trash", [{ what: "curse" }]);
    const text = formatPlan(plan);
    expect(text).toBe(
      "plan Mark#2\nbuy\n  Province if money >= 16\n  Smithy if I own fewer than 2  # not more\n  Silver\ntrash Curse\n",
    );
    expect(parsePlan(text)).toEqual(plan);
    expect(lineOf(rulesOf(parsePlan(text), "buy")[1])).toMatchObject({ most: 2, conditions: [] });
    // What is gone from a list is gone from the text.
    expect(formatPlan(withRules(plan, "trash", []))).not.toContain("trash");
    expect(formatPlan(withRules(plan, "buy", []))).toContain("buy nothing");
  });

  it("are moved without losing one", () => {
    const [a, b, c] = ["a", "b", "c"].map((what) => ({ what }));
    expect(moved([a, b, c], 2, 0)).toEqual([c, a, b]);
    expect(moved([a, b, c], 0, 2)).toEqual([b, c, a]);
    expect(moved([a, b, c], 1, 9)).toEqual([a, c, b]);
  });

  it("have names that a text can hold", () => {
    for (const typed of ["  a\nb ", "x #1", "#", "Mark#2", "a ## b"]) {
      const plan = planOf(nameFor(typed).trim() || "?", [{ what: "silver" }]);
      expect(parsePlan(formatPlan(plan))).toEqual(plan);
    }
  });
});

describe("a link to a plan", () => {
  const laid = KINGDOMS[0];
  const text = "plan Häuschen ♥ תוכנית\nbuy\n  Province\n  Silver\n";

  it("brings the plan and its opponent", async () => {
    for (const against of [undefined, { bot: "squire" }, { plan: text }]) {
      const shared = { plan: text, ...(against === undefined ? {} : { against }) };
      const link = (await linkTo(laid, "printed", shared)) ?? "";
      expect(link).toMatch(/^\/lab\?kingdom=[\w-]+#plan=[\w-]+$/);
      expect(await sharedIn(link.slice(link.indexOf("#")))).toEqual(shared);
    }
    // What could not be opened is not made.
    expect(await linkTo(laid, "printed", { plan: "#".repeat(50_000) })).toBeNull();
    expect(await sharedIn("")).toBeNull();
    expect(await sharedIn("#other")).toBeNull();
  });

  it("that is damaged is said to be so, wherever it is cut or changed", async () => {
    const link = (await linkTo(laid, "printed", { plan: text })) ?? "";
    const hash = link.slice(link.indexOf("#"));
    for (let at = "#plan=".length; at < hash.length; at += 3)
      expect(await sharedIn(hash.slice(0, at)), hash.slice(0, at)).toBe("damaged");
    for (const bad of ["#plan=", "#plan=!!!", "#plan=%00", `#plan=${"A".repeat(5000)}`])
      expect(await sharedIn(bad)).toBe("damaged");
  });

  it("that would unfold without end is not unfolded", async () => {
    const huge = JSON.stringify({ plan: "x".repeat(30_000_000) });
    const packed = new Uint8Array(
      await new Response(
        new Blob([huge]).stream().pipeThrough(new CompressionStream("deflate-raw")),
      ).arrayBuffer(),
    );
    const letters = Buffer.from(packed).toString("base64url");
    expect(letters.length).toBeLessThan(60_000);
    expect(await sharedIn(`#plan=${letters}`)).toBe("damaged");
  });
});

it("what a line is worth is as uncertain as both of its results", () => {
  const worth = difference({ value: 0.6, low: 0.57, high: 0.63 }, { value: 0.5, low: 0.46, high: 0.54 });
  expect(worth.value).toBeCloseTo(0.1);
  expect(worth.high - worth.value).toBeCloseTo(0.05);
  expect(worth.value - worth.low).toBeCloseTo(0.05);
});
