/**
 * Counts the files that a plain card touches: `npm run touched`. In a copy of the repository it begins three
 * cards as docs/WRITING-CARDS.md has it, fills them in, has the pages written, runs the checks and the scenarios,
 * and lists which files are different from before. Those that no hand had to touch are counted apart.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

interface Sample {
  readonly name: string;
  readonly id: string;
  readonly place: string;
  readonly cost: number;
  readonly trait: string;
  readonly bonus: string;
  /** What is drawn and left of Copper, Silver, Gold. */
  readonly outcome: string;
  readonly texts: Readonly<Record<string, Text>>;
}

/** What stands in the files of texts, each language with what it has to know about the name. */
interface Text {
  readonly name: string;
  readonly ownName?: true;
  readonly gender?: string;
  readonly forms?: Readonly<Record<string, string>>;
  readonly play: string;
}

const SAMPLES: readonly Sample[] = [
  {
    name: "Glassblower",
    id: "glassblower",
    place: "base/playing",
    cost: 4,
    trait: "draw",
    bonus: "{ cards: 2, buys: 1 }",
    outcome: "{ buys: 2, P: { hand: [Copper, Silver], deck: [Gold] } }",
    texts: {
      en: { name: "Glassblower", play: "+2 Cards. +1 Buy." },
      de: { name: "Glasbläser", gender: "m", play: "+2 Karten. +1 Kauf." },
      nl: { name: "Glasblazer", gender: "de", play: "+2 Kaarten. +1 Aanschaf." },
      pl: {
        name: "Dmuchacz szkła",
        gender: "m",
        forms: { object: "Dmuchacza szkła", genitive: "Dmuchacza szkła" },
        play: "+2 Karty. +1 Zakup.",
      },
      he: {
        name: "נפח זכוכית",
        ownName: true,
        gender: "m",
        forms: { the: "נפח הזכוכית" },
        play: "+2 קלפים. +1 קנייה.",
      },
    },
  },
  {
    name: "Tollkeeper's Gate",
    id: "tollkeepers-gate",
    place: "prosperity/actions",
    cost: 5,
    trait: "money",
    bonus: "{ actions: 1, coins: 2 }",
    outcome: "{ actions: 1, coins: 2, P: { hand: [], deck: [Copper, Silver, Gold] } }",
    texts: {
      en: { name: "Tollkeeper's Gate", play: "+1 Action. +{$2}." },
      de: { name: "Zolltor", gender: "n", play: "+1 Aktion. +{$2}." },
      nl: { name: "Tolpoort", gender: "de", play: "+1 Actie. +{$2}." },
      pl: {
        name: "Brama celna",
        gender: "f",
        forms: { object: "Bramę celną", genitive: "Bramy celnej" },
        play: "+1 Akcja. +{$2}.",
      },
      he: {
        name: "שער המכס",
        ownName: true,
        gender: "md",
        forms: { the: "שער המכס" },
        play: "+1 פעולה. +{$2}.",
      },
    },
  },
  {
    name: "Surveyor",
    id: "surveyor",
    place: "empires/kingdom",
    cost: 3,
    trait: "vp",
    bonus: "{ cards: 1, actions: 1, vp: 1 }",
    outcome: "{ actions: 1, P: { vp: 1, hand: [Copper], deck: [Silver, Gold] } }",
    texts: {
      en: { name: "Surveyor", play: "+1 Card. +1 Action. +{VP1}." },
      de: { name: "Landvermesser", gender: "m", play: "+1 Karte. +1 Aktion. +{VP1}." },
      nl: { name: "Landmeter", gender: "de", play: "+1 Kaart. +1 Actie. +{VP1}." },
      pl: {
        name: "Mierniczy",
        gender: "m",
        forms: { object: "Mierniczego", genitive: "Mierniczego" },
        play: "+1 Karta. +1 Akcja. +{VP1}.",
      },
      he: {
        name: "מודד",
        ownName: true,
        gender: "m",
        forms: { the: "המודד" },
        play: "+1 קלף. +1 פעולה. +{VP1}.",
      },
    },
  },
];

/** Some of which no card may have yet: the cards of new sets take one or the other. */
const ICONS = "hourglass magnet anvil beehive candle-flame clockwork feather fountain gear-hammer ink-swirl"
  .split(" ")
  .map((name) => `Lorc/${name}`);

const root = fileURLToPath(new URL("..", import.meta.url));
const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" });

/** Links everything in a folder of modules, but our own packages to those of the copy. */
function linkModules(from: string, to: string, copy: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== "@fiefdom") symlinkSync(join(from, name), join(to, name));
    else {
      mkdirSync(join(to, name));
      for (const own of readdirSync(join(from, name)))
        symlinkSync(join(copy, "packages", own), join(to, name, own));
    }
  }
}

function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), "fiefdom-touched-"));
  for (const file of git("ls-files", "-co", "--exclude-standard").trim().split("\n")) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const home of [".", ...readdirSync(join(root, "packages")).map((name) => join("packages", name))])
    if (existsSync(join(root, home, "node_modules")))
      linkModules(join(root, home, "node_modules"), join(copy, home, "node_modules"), copy);
  return copy;
}

const prints = (copy: string): Map<string, string> =>
  new Map(
    readdirSync(copy, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path, createHash("sha256").update(readFileSync(path)).digest("hex")];
      }),
  );

function fillIn(copy: string, card: Sample): void {
  const { name, id, place } = card;
  const edit = (file: string, change: (text: string) => string): void =>
    writeFileSync(join(copy, file), change(readFileSync(join(copy, file), "utf8")));
  edit(`packages/cards/src/${place}.ts`, (code) => {
    const at = code.indexOf(`card("${id}"`);
    const own = code
      .slice(at)
      .replace("cost: 0", `cost: ${card.cost}`)
      .replace("traits: []", `traits: ["${card.trait}"]`)
      .replace("{ cards: 1 }", card.bonus);
    return code.slice(0, at) + own;
  });
  for (const [lang, text] of Object.entries(card.texts))
    edit(`packages/text/cards/${lang}.json`, (json) => {
      const entries = JSON.parse(json);
      entries[id] = text;
      return `${JSON.stringify(entries, null, 2)}\n`;
    });
  edit("packages/web/src/cards/icons.json", (json) =>
    json.replace(`"${id}": "…"`, `"${id}": "${ICONS.find((icon) => !json.includes(`"${icon}"`))}"`),
  );
  const [set] = place.split("/");
  const folder = existsSync(join(copy, "scenarios", set, "kingdom")) ? `${set}/kingdom` : set;
  writeFileSync(
    join(copy, "scenarios", folder, `${id}.yaml`),
    `title: ${name} gives what it says\nabout: ["${name}"]\ngiven:\n  P: { hand: ["${name}"], deck: [Copper, Silver, Gold] }\nwhen:\n  - P plays ${name}\nthen: ${card.outcome}\n`,
  );
}

const copy = copied();
const run = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
const since = (before: ReadonlyMap<string, string>): string[] =>
  [...prints(copy)]
    .filter(([path, print]) => before.get(path) !== print)
    .map(([path]) => path.slice(copy.length + 1))
    .sort();

try {
  for (const card of SAMPLES) {
    const before = prints(copy);
    run("scripts/card.ts", card.name, card.place);
    fillIn(copy, card);
    const byHand = since(before);
    run("scripts/rulings.ts");
    const made = since(before).filter((file) => !byHand.includes(file));
    console.log(`${card.name}: ${byHand.length} files by hand, ${made.length} written by npm run rulings`);
    for (const file of byHand) console.log(`  ${file}`);
    for (const file of made) console.log(`  (${file})`);
    const scenarios = byHand.filter((file) => file.endsWith(".yaml"));
    console.log(
      run("packages/cli/src/main.ts", "scenario", ...scenarios)
        .trim()
        .split("\n")
        .at(-1),
    );
  }
  // With all three in it nothing is missing, out of date, or pointing the wrong way.
  for (const check of [
    ["scripts/complete.ts"],
    ["scripts/rulings.ts", "--check"],
    ["scripts/directions.mjs"],
  ])
    process.stdout.write(run(...check));
  if (process.argv.includes("--tests"))
    console.log(
      run(
        "node_modules/vitest/vitest.mjs",
        "run",
        "packages/text/test/cards",
        "packages/web/test/data",
        "packages/cards/test",
      ).trim(),
    );
} finally {
  rmSync(copy, { recursive: true, force: true });
}
