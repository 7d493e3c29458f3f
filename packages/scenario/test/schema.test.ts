/**
 * The JSON Schema and the reader agree: every scenario of the repository satisfies the schema, and what the
 * schema can tell to be wrong is wrong for the reader too. The few keywords used are checked right here.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { parseScenarios, ScenarioError, scenarioFiles } from "../src/index.ts";
import { KEYS } from "../src/scenario.ts";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const text = readFileSync(new URL("../schema.json", import.meta.url), "utf8");
const schema: Schema & { readonly $defs: Readonly<Record<string, Schema>> } = JSON.parse(text);

const typeOf = (x: unknown): string =>
  x === null ? "null" : Array.isArray(x) ? "array" : Number.isInteger(x) ? "integer" : typeof x;

function satisfies(x: unknown, s: Schema): boolean {
  if (s.$ref !== undefined && !satisfies(x, schema.$defs[s.$ref.replace("#/$defs/", "")])) return false;
  if (s.type !== undefined && ![s.type].flat().includes(typeOf(x))) return false;
  if ("const" in s && x !== s.const) return false;
  if (s.enum !== undefined && !s.enum.includes(x)) return false;
  if (s.anyOf !== undefined && !s.anyOf.some((other) => satisfies(x, other))) return false;
  if (typeof x === "number") return x >= (s.minimum ?? x) && x <= (s.maximum ?? x);
  if (Array.isArray(x)) {
    if (x.length < (s.minItems ?? 0) || x.length > (s.maxItems ?? x.length)) return false;
    return s.items === undefined || x.every((item) => satisfies(item, s.items as Schema));
  }
  if (typeof x !== "object" || x === null) return true;
  const entries = Object.entries(x);
  if (!(s.required ?? []).every((key) => key in x)) return false;
  return entries.every(([key, value]) => {
    const own =
      s.properties !== undefined && Object.hasOwn(s.properties, key) ? s.properties[key] : undefined;
    if (own !== undefined) return satisfies(value, own);
    const pattern = Object.entries(s.patternProperties ?? {}).find(([p]) => new RegExp(p).test(key));
    if (pattern !== undefined) return satisfies(value, pattern[1]);
    if (s.additionalProperties === undefined || s.additionalProperties === true) return true;
    return s.additionalProperties !== false && satisfies(value, s.additionalProperties);
  });
}

const documents = (yaml: string): unknown[] => parseAllDocuments(yaml).map((document) => document.toJS());

function isRead(yaml: string): boolean {
  try {
    parseScenarios(yaml, "x.yaml");
    return true;
  } catch (error) {
    if (error instanceof ScenarioError) return false;
    throw error;
  }
}

test("the schema knows the same keys as the reader", () => {
  for (const [part, keys] of Object.entries(KEYS)) {
    expect(Object.keys(schema.$defs[part].properties ?? {}).sort(), part).toEqual([...keys].sort());
  }
});

test("every scenario of the repository satisfies the schema", () => {
  const root = new URL("../../../scenarios", import.meta.url).pathname;
  for (const file of scenarioFiles([root])) {
    documents(readFileSync(file, "utf8")).forEach((document, i) => {
      expect(satisfies(document, schema), `${file}, scenario ${i + 1}`).toBe(true);
    });
  }
});

test.each([
  "hello",
  "then: { actions: 1 }",
  "title: x\ngivn: {}\nthen: { actions: 1 }",
  "title: x\nruleset: old\nthen: { actions: 1 }",
  "title: x\nplayers: [P]\nthen: { actions: 1 }",
  "title: x\ngiven: everything\nthen: { actions: 1 }",
  "title: x\ngiven: { phase: night }\nthen: { actions: 1 }",
  "title: x\ngiven: { coins: -1 }\nthen: { actions: 1 }",
  "title: x\ngiven: { P: { hand: { Copper: 3 } } }\nthen: { actions: 1 }",
  "title: x\ngiven: { P: { hnd: [Copper] } }\nthen: { actions: 1 }",
  "title: x\ngiven: { P: { vp: many } }\nthen: { actions: 1 }",
  "title: x\ngiven: { tokens: { Moat: { coins: 2 } } }\nthen: { actions: 1 }",
  "title: x\nwhen: P plays Moat\nthen: { actions: 1 }",
  "title: x\nwhen: [{ offerd to P: [Moat] }]\nthen: { actions: 1 }",
  "title: x\nwhen: [{ offered to P: { exactly: few } }]\nthen: { actions: 1 }",
  "title: x\ngiven: { P: { lasting: { Merchant: { from: Gold } } } }\nthen: { actions: 1 }",
  "title: x\nwhen: [{ not asked of P: 3 }]\nthen: { actions: 1 }",
  "title: x\nwhen: [{ revealed by P: { Gold: 1 } }]\nthen: { actions: 1 }",
  "title: x\nwhen: [{ printed: { offerd to P: [Moat] } }]\nthen: { actions: 1 }",
  "title: x\nthen: { printed: { coins: many } }",
  "title: x\nthen: { P: { not revealed: 2 } }",
  "title: x\nthen: { coins: many }",
  "title: x\nthen: { game: lost }",
  "title: x\nthen: { P: { hnd: [Copper] } }",
  "title: x\nthen: { costs: { Gold: { price: 6 } } }",
])("what the schema refuses is refused by the reader: %j", (yaml) => {
  expect(documents(yaml).some((document) => satisfies(document, schema))).toBe(false);
  expect(isRead(yaml)).toBe(false);
});

test("a damaged file is refused with its problems, never with anything else", () => {
  const file = new URL("../../../scenarios/base/throne-room.yaml", import.meta.url);
  // A few scenarios of it: what is damaged is one place, and what is read is all of it.
  const whole = readFileSync(file, "utf8").split("\n---\n").slice(0, 3).join("\n---\n");
  let seed = 1;
  const below = (n: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed % n;
  };
  const junk = [
    "[",
    "{",
    "}",
    ":",
    "- ",
    "x999",
    "null",
    "-1",
    "'",
    "P",
    "\n",
    "Copper",
    "? ",
    "&a ",
    "*a",
    "!!set ",
  ];
  let refused = 0;
  for (let i = 0; i < 400; i++) {
    const at = below(whole.length);
    const damaged = whole.slice(0, at) + junk[below(junk.length)] + whole.slice(at + below(12));
    if (!isRead(damaged)) refused++;
  }
  expect(refused).toBeGreaterThan(100);
});
