/** The check that every class of the page has one owner sees what it should, and leaves alone what is right. */
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { faultsIn, readSheets } from "../../../scripts/classes.mjs";

/** Sheets in the order in which they are declared, each in its layer. */
const faults = (sheets: Record<string, string>): string[] => {
  const layer = (file: string): string => file.replace(".css", "").replaceAll("/", "-");
  const files = Object.entries(sheets).map(([file, css]) => ({
    file,
    css: `@layer ${layer(file)} {\n${css}\n}`,
  }));
  return faultsIn([
    { file: "styles/all.css", css: `@layer ${Object.keys(sheets).map(layer).join(", ")};` },
    ...files,
  ]);
};

const CHRONICLE = { "table/chronicle.css": ".chapter { padding: 9px }\n.log .scroll { flex: 1 }" };

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

it("also in the same folder, and of a card at the table", () => {
  expect(faults({ ...CHRONICLE, "table/hand.css": ".chapter { top: 0 }" })).toHaveLength(1);
  expect(faults({ "cards/card.css": ".card { top: 0 }", "table/play.css": ".card { top: 1px }" })).toEqual([
    'table/play.css:2: "card" is styled at cards/card.css:2 already',
  ]);
});

it("a sheet may lead to others' classes from its own, and not without", () => {
  expect(
    faults({ ...CHRONICLE, "learn/learn.css": ".learn .chapter { top: 0 } .log:has(.coach) { top: 0 }" }),
  ).toEqual([]);
  expect(faults({ ...CHRONICLE, "learn/learn.css": ".learn { top: 0 } .log .chapter { top: 0 }" })).toEqual([
    'learn/learn.css:2: ".log .chapter" has no name in it that is owned here',
  ]);
});

it("who leads over two owners stands with the later one, and so overrules both", () => {
  const [card, hand] = [".card { top: 0 }", ".hand { top: 0 }"];
  expect(faults({ "cards/card.css": card, "table/hand.css": `${hand} .hand .card { top: 0 }` })).toEqual([]);
  expect(faults({ "cards/card.css": `${card} .hand .card { top: 0 }`, "table/hand.css": hand })).toEqual([
    'cards/card.css:2: ".hand .card" belongs to table/hand.css, which is declared later',
  ]);
});

it("a rule outside of the sheet's own layer is found, and a sheet without a place in the order", () => {
  const order = { file: "styles/all.css", css: "@layer table-hand;" };
  const sheet = (css: string, file = "table/hand.css"): string[] => faultsIn([order, { file, css }]);
  expect(sheet("@layer table-hand { .hand { top: 0 } }")).toEqual([]);
  expect(sheet("@layer table-hand { .hand { top: 0 } } .hand { top: 1px }")).toHaveLength(1);
  expect(sheet("@layer cards-card { .hand { top: 0 } }")).toHaveLength(1);
  expect(sheet('@import "./more.css";\n@layer table-hand { .hand { top: 0 } }')).toHaveLength(2);
  expect(sheet("@layer table-late { .hand { top: 0 } }", "table/late.css")).toEqual([
    'table/late.css:1: styles/all.css does not declare "table-late"',
    'styles/all.css:1: "table-hand" is declared, and there is no such sheet',
  ]);
});

it("plain elements, !important, :root and colours have their homes", () => {
  expect(faults({ "styles/ground.css": "table { top: 0 !important }" })).toEqual([]);
  expect(faults({ "learn/learn.css": "table td { top: 0 }" })).toHaveLength(1);
  expect(faults({ "learn/learn.css": ".learn { top: 0 !important }" })).toHaveLength(1);
  expect(faults({ "styles/ground.css": ":root { --ink: blue }" })).toHaveLength(1);
  expect(faults({ "styles/tokens.css": ":root { --ink: light-dark(#241b14, #f3e8d3) }" })).toEqual([]);
  for (const colour of ["#241b14", "#fff", "light-dark(red, blue)", "rgb(1 2 3)", "oklch(50% 0 0)"])
    expect(faults({ "learn/learn.css": `.learn { color: ${colour} }` }), colour).toHaveLength(1);
  expect(faults({ "learn/learn.css": ".learn { mask: linear-gradient(#0000, #000); color: red }" })).toEqual(
    [],
  );
});

it("a movement is defined once", () => {
  const turn = "@keyframes turn { 50% { top: 0 } }";
  expect(faults({ "a.css": `.a { top: 0 } ${turn}`, "b.css": `.b { top: 0 } ${turn}` })).toEqual([
    'b.css:2: the movement "turn" is defined at a.css:2',
  ]);
});

it("the page as it is has one owner for every class", () => {
  const sheets = readSheets(fileURLToPath(new URL("../src", import.meta.url)));
  expect(sheets.length).toBeGreaterThan(30);
  expect(faultsIn(sheets)).toEqual([]);
});
