/** The check that every class of the page has one owner sees what it should, and leaves alone what is right. */
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { faultsIn, readSheets } from "../../../scripts/classes.mjs";

const ALWAYS = new Set(["styles/table/chronicle.css", "styles/pages/home.css"]);
const faults = (sheets: Record<string, string>): string[] =>
  faultsIn(
    Object.entries(sheets).map(([file, css]) => ({ file, css })),
    ALWAYS,
  );

const CHRONICLE = { "styles/table/chronicle.css": ".chapter { padding: 9px }\n.log .scroll { flex: 1 }" };

it.each([
  ["as it is", ".chapter { display: grid }"],
  ["inside a question about the screen", "@media (max-width: 9px) { .learn { top: 0 } .chapter { top: 0 } }"],
  ["with an element before it", "main .chapter > h2 { top: 0 }"],
  ["in a list", ".learn, .chapter { top: 0 }"],
  ["in a list inside", ":is(.learn, .chapter) h2 { top: 0 }"],
  ["behind a comment and a string", '.learn::after { content: "}" } /* { */ .chapter { top: 0 }'],
  ["where it only says what it is not", ".chapter:not(.learn, :has(.learn)) { top: 0 }"],
])("a second owner of a class is found: %s", (_, css) => {
  expect(faults({ ...CHRONICLE, "learn/learn.css": css })).toEqual([
    expect.stringMatching(/"chapter" is styled at .*already$/),
  ]);
});

it("also where both are always there", () => {
  expect(faults({ ...CHRONICLE, "styles/pages/home.css": ".chapter { top: 0 }" })).toHaveLength(1);
});

it("a sheet that comes later may lead to others' classes from its own, and not without", () => {
  expect(
    faults({ ...CHRONICLE, "learn/learn.css": ".learn .chapter { top: 0 } .log:has(.coach) { top: 0 }" }),
  ).toEqual([]);
  expect(faults({ ...CHRONICLE, "learn/learn.css": ".log .chapter { top: 0 }" })).toEqual([
    'learn/learn.css:1: ".log .chapter" has no name in it that is owned here',
  ]);
});

it("plain elements belong to what is always there", () => {
  expect(faults({ "styles/pages/home.css": "table { top: 0 }" })).toEqual([]);
  expect(faults({ "learn/learn.css": "table td { top: 0 }" })).toHaveLength(1);
});

it("a movement is defined once", () => {
  const turn = "@keyframes turn { 50% { top: 0 } }";
  expect(faults({ "a.css": `.a { top: 0 } ${turn}`, "b.css": `.b { top: 0 } ${turn}` })).toEqual([
    'b.css:1: the movement "turn" is defined at a.css:1',
  ]);
});

it("the page as it is has one owner for every class", () => {
  const { sheets, always } = readSheets(fileURLToPath(new URL("../src", import.meta.url)));
  expect(always.size).toBeGreaterThan(10);
  expect(sheets.length).toBeGreaterThan(always.size);
  expect(faultsIn(sheets, always)).toEqual([]);
});
