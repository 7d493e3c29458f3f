/**
 * Whatever comes in through the door is either taken or refused with a typed error, and a refusal leaves the game
 * byte for byte as it was. The same for saves: loaded whole, or refused.
 */
import { boardFor } from "@fiefdom/cards";
import {
  answer,
  type Game,
  type GameRecord,
  load,
  Refusal,
  record,
  replay,
  SaveError,
  save,
  start,
  undo,
  view,
} from "@fiefdom/engine";
import { askedSeat } from "@fiefdom/engine/game";
import { setUpNames } from "@fiefdom/engine/save";
import { describe, expect, it } from "vitest";
import { boardFrom, randomChoice } from "./laws/boards.ts";
import { Dice } from "./laws/dice.ts";
import {
  type Boards,
  cardsAreConserved,
  census,
  countersAreSound,
  decisionIsSound,
  playOn,
  stateText,
} from "./laws/laws.ts";
import { randomAnswer } from "./laws/players.ts";

function fresh(seed: string): Game {
  return start(boardFrom(randomChoice(new Dice(seed))), seed, { history: true, log: true });
}

/** A game somewhere in the middle, after a number of decisions that depends on the seed. */
function midGame(seed: string): Game {
  const g = fresh(seed);
  const dice = new Dice(`${seed} middle`);
  playOn(g, dice, dice.below(250));
  return g.decision === null ? midGame(`${seed}+`) : g;
}

/** Things that claim to be something else, or bite when touched. */
function traps(): unknown[] {
  const bite = () => {
    throw new Error("you touched me");
  };
  const getter: unknown[] = [];
  Object.defineProperty(getter, 0, { get: bite, enumerable: true });
  let turn = 0;
  const changing: unknown[] = [];
  Object.defineProperty(changing, 0, {
    get: () => (turn++ % 2 === 0 ? "end" : "nonsense"),
    enumerable: true,
  });
  const flickering = new Proxy(["end"], {
    get: (target, key) => (key === "length" ? 1 + (turn++ % 3) : Reflect.get(target, key)),
  });
  const polluted = JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}');
  const listWithKeys = Object.assign(["nonsense"], { constructor: null });
  const subclass = class extends Array {};
  return [
    getter,
    changing,
    flickering,
    new Proxy([], { get: bite }),
    new Proxy([1, 2], { get: (_, key) => (key === "length" ? bite() : 0) }),
    new Proxy([], { get: (_, key) => (key === "length" ? Number.NaN : undefined) }),
    new Proxy([], { get: (_, key) => (key === "length" ? "2" : 0) }),
    new Proxy([], { get: (_, key) => (key === "length" ? { valueIn: bite } : 0) }),
    new Proxy([], { get: (_, key) => (key === "length" ? 1.5 : 0) }),
    new Proxy([], { get: (_, key) => (key === "length" ? -1 : 0) }),
    new Proxy({}, { get: bite, has: bite, ownKeys: bite, getPrototypeOf: bite }),
    { toString: bite, valueIn: bite },
    { toString: () => "end" },
    { [Symbol.toPrimitive]: bite },
    [{ toString: bite }],
    [{ toString: () => "end" }],
    [Object.create(null)],
    Object.create(null),
    Object.assign(Object.create(null), { length: 1, 0: "end" }),
    { length: 1, 0: "end" },
    polluted,
    listWithKeys,
    subclass.from(["nonsense"]),
    new (class extends String {})("end"),
    new String("end"),
    [new String("end")],
    new Number(0),
    () => "end",
    new Map([["end", 1]]),
    new Set(["end"]),
    new Date(0),
    /end/,
    Promise.resolve("end"),
    new Uint8Array([0]),
    Buffer.from("end"),
    new Error("end"),
  ];
}

const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  "",
  " ",
  "END",
  "end ",
  "buy:",
  "buy:nothing",
  "buy:__proto__",
  "play:constructor",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "use:end#9",
  "pay:-1",
  "pay:1e9",
  "-1",
  "x".repeat(1_000_000),
  "\u0000",
  "\ud800",
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -1,
  -2147483648,
  0.5,
  1e300,
  Number.MIN_VALUE,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 32,
  65536 * 9,
  10n,
  -1n,
  Symbol("end"),
  Symbol.iterator,
  [undefined],
  [null],
  [[]],
  [["end"]],
  [[["end"]]],
  [Number.NaN],
  [-1],
  [0.5],
  [1n],
  [Symbol("end")],
  [{}],
  ["end", ["end"]],
  new Array(1_000_000),
  new Array(1_000_000).fill("end"),
  new Array(1_000_000).fill(0),
  Object.assign(new Array(2), { 1: "end" }),
  ["__proto__"],
  [{ __proto__: null }],
];

/** Tries one answer; it is refused with a Refusal and changes nothing, or it was legal after all. */
function tried(g: Game, seat: unknown, given: unknown, state: string): "refused" | "taken" {
  const log = g.log?.length;
  const answers = g.history?.length;
  try {
    answer(g, seat as number, given);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw new Error(`not a Refusal: ${(problem as Error)?.stack}`);
    if (
      typeof problem.code !== "string" ||
      problem.code === "" ||
      problem.message === "" ||
      problem.message.length > 300
    ) {
      throw new Error(`a Refusal without a word: ${problem.code} ${problem.message.slice(0, 400)}`);
    }
    if (stateText(g) !== state) throw new Error(`refused as ${problem.code}, yet the state changed`);
    if (g.log?.length !== log || g.history?.length !== answers) throw new Error("refused, yet it was noted");
    return "refused";
  }
  return "taken";
}

describe("malformed answers", () => {
  it("are refused at the first decision and in the middle of games, and change nothing", () => {
    for (let i = 0; i < 40; i++) {
      const g = midGame(`nonsense ${i}`);
      const state = stateText(g);
      const { who } = g.decision!;
      for (const given of NONSENSE) expect(tried(g, who, given, state), String(typeof given)).toBe("refused");
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it("are refused when they bite, lie or change between two looks", () => {
    for (let i = 0; i < 40; i++) {
      const base = midGame(`traps ${i}`);
      const { who } = base.decision!;
      for (let t = 0; t < traps().length; t++) {
        const g = load(save(base), boardFor);
        const before = census(g);
        if (tried(g, who, traps()[t], stateText(g)) === "taken") {
          // A list is a list, whoever made it: then it must have been a legal answer, read once.
          cardsAreConserved(g, before);
          if (g.decision !== null) decisionIsSound(g);
        }
      }
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it("are refused from the wrong seat, whatever that seat is", () => {
    const bite = {
      toString() {
        throw new Error("you touched me");
      },
    };
    for (let i = 0; i < 20; i++) {
      const g = midGame(`seats ${i}`);
      const state = stateText(g);
      const d = g.decision!;
      const legal = randomAnswer(g, d, new Dice("legal"));
      const others = [...g.players.keys()].filter((seat) => seat !== askedSeat(g));
      const seats = [
        ...others,
        -1,
        6,
        99,
        Number.NaN,
        0.5,
        `${d.who}`,
        [d.who],
        {},
        null,
        undefined,
        true,
        BigInt(d.who),
        Symbol("seat"),
        bite,
      ];
      for (const seat of [...seats, Object.create(null), new Number(d.who), { valueIn: () => d.who }]) {
        expect(tried(g, seat, legal, state)).toBe("refused");
      }
    }
  });

  it("are refused when each part is legal but the whole is not", () => {
    for (let i = 0; i < 150; i++) {
      const g = midGame(`wholes ${i}`);
      const state = stateText(g);
      const d = g.decision!;
      const tooMany = [...d.options, ...d.options].slice(0, d.max + 1);
      expect(tried(g, askedSeat(g), tooMany, state)).toBe("refused");
      if (d.min > 0) expect(tried(g, askedSeat(g), d.options.slice(0, d.min - 1), state)).toBe("refused");
      for (const option of d.options) {
        const there = d.options.filter((other) => other === option).length;
        if (there < d.max)
          expect(tried(g, askedSeat(g), Array(there + 1).fill(option), state)).toBe("refused");
        expect(tried(g, askedSeat(g), [option + 0.5], state)).toBe("refused");
        expect(tried(g, askedSeat(g), [-option - 1], state)).toBe("refused");
      }
    }
  });

  it("are refused at random, too: numbers and texts thrown at every kind of decision", () => {
    const dice = new Dice("thrown");
    for (let i = 0; i < 60; i++) {
      const g = midGame(`thrown ${i}`);
      const before = census(g);
      const words = [...g.board.codes.keys()];
      const any = (depth: number): unknown => {
        switch (dice.below(7)) {
          case 0:
            return dice.below(1 << 20) - 1000;
          case 1:
            return dice.roll() * 1e6;
          case 2:
            return dice.pick(words);
          case 3:
            return dice.pick(words).slice(0, dice.below(8));
          case 4:
            return String.fromCharCode(...Array.from({ length: dice.below(6) }, () => dice.below(65536)));
          case 5:
            return depth > 2 ? null : Array.from({ length: dice.below(5) }, () => any(depth + 1));
          default:
            return depth > 2 ? undefined : { [dice.pick(words)]: any(depth + 1) };
        }
      };
      for (let n = 0; n < 40 && g.decision !== null; n++) {
        const { who } = g.decision;
        tried(g, dice.chance(0.9) ? who : any(0), any(0), stateText(g));
        cardsAreConserved(g, before);
        countersAreSound(g);
      }
    }
  });

  it("are refused after the end", () => {
    const g = fresh("over");
    playOn(g, new Dice("over"), 100_000);
    expect(g.over).toBe(true);
    const state = stateText(g);
    for (const given of [...NONSENSE, ...traps(), "end", []])
      expect(tried(g, 0, given, state)).toBe("refused");
  });

  it("are refused by undo, too", () => {
    const g = midGame("undo");
    const state = stateText(g);
    for (const seat of [-1, 99, Number.NaN, "0", null, {}]) {
      expect(() => undo(g, seat as number)).toThrow(Refusal);
    }
    for (const to of [-1, 1e9, 0.5, Number.NaN, "0", {}]) {
      expect(() => undo(g, 0, { to: to as number, force: true })).toThrow(Refusal);
    }
    expect(stateText(g)).toBe(state);
  });
});

/** FNV-1a, as in the save: so that a forged state arrives with a checksum that fits. */
function checksum(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(16).padStart(8, "0");
}

interface Saved {
  version: unknown;
  fiefdom: unknown;
  engine: unknown;
  setUp: unknown;
  check: unknown;
  state: unknown;
}

const parse = (text: string): Saved => JSON.parse(text) as Saved;

/** Loads a text: a whole game, or null when it was refused with a SaveError. Anything else throws. */
function loaded(text: string, boards: Boards = boardFor): Game | null {
  try {
    return load(text, boards);
  } catch (problem) {
    if (!(problem instanceof SaveError))
      throw new Error(`not a SaveError: ${(problem as Error)?.stack}\n${text.slice(0, 300)}`);
    if (problem.message === "" || problem.message.length > 4000)
      throw new Error(`a SaveError without a word: ${problem.message.slice(0, 500)}`);
    return null;
  }
}

describe("damaged saves", () => {
  it("are refused when cut off anywhere", () => {
    const text = save(midGame("cut"));
    for (let length = 0; length < text.length; length += 7) expect(loaded(text.slice(0, length))).toBeNull();
    expect(loaded(text.slice(0, -1))).toBeNull();
    expect(loaded(`${text}}`)).toBeNull();
    expect(loaded(`${text}${text}`)).toBeNull();
  });

  it("are refused when any one character changes, or load as the very same game", () => {
    const dice = new Dice("one character");
    for (let i = 0; i < 3; i++) {
      const g = midGame(`character ${i}`);
      const text = save(g);
      for (let at = dice.below(3); at < text.length; at += 1 + dice.below(4)) {
        const other = dice.pick([
          '"',
          "0",
          "9",
          "a",
          "}",
          "]",
          ",",
          "-",
          " ",
          "\u0000",
          "e",
          String.fromCharCode(text.charCodeAt(at) ^ 1),
        ]);
        const back = loaded(text.slice(0, at) + other + text.slice(at + 1));
        if (back !== null) expect(stateText(back)).toBe(stateText(g));
      }
    }
  });

  it("are refused when lines are swapped, doubled or lost", () => {
    const text = save(midGame("swapped"));
    const dice = new Dice("swapped");
    const same = parse(text);
    for (let i = 0; i < 300; i++) {
      const a = dice.below(text.length);
      const b = a + dice.below(40);
      const pieces = [
        text.slice(0, a) + text.slice(b),
        text.slice(0, b) + text.slice(a),
        text.slice(a) + text.slice(0, a),
      ];
      for (const piece of pieces) {
        const back = loaded(piece);
        if (back !== null) expect(parse(save(back)).state).toEqual(same.state);
      }
    }
  });

  it("are refused as foreign when they are something else", () => {
    const texts = [
      "",
      " ",
      "null",
      "0",
      "true",
      '"save"',
      "[]",
      "{}",
      "[[]]",
      "NaN",
      "undefined",
      '{"fiefdom":"record"}',
      '{"fiefdom":["save"]}',
    ];
    for (const text of [
      ...texts,
      "PK\u0003\u0004",
      "<html></html>",
      '{"fiefdom":"save"}',
      '{"__proto__":{"fiefdom":"save"}}',
      "[".repeat(100_000),
    ]) {
      expect(loaded(text)).toBeNull();
    }
    for (const other of [undefined, null, 5, {}, [], Symbol("save"), Buffer.from("{}")])
      expect(loaded(other as string)).toBeNull();
    expect(() => load('{"some":"json"}', boardFor)).toThrow(/not a saved game/);
  });

  it("are refused when the set-up does not fit, even with a checksum that does", () => {
    const text = save(midGame("set-up"));
    const change = (how: (setUp: Record<string, unknown>) => void): string => {
      const json = parse(text);
      how(json.setUp as Record<string, unknown>);
      return forged(json);
    };
    const kingdom = (x: Record<string, unknown>) => x.kingdom as string[];
    for (const broken of [
      change((x) => (x.players = 7)),
      change((x) => (x.players = 1.5)),
      change((x) => (x.players = "2")),
      change((x) => (x.ruleset = "house")),
      change((x) => (x.kingdom = [])),
      change((x) => (x.kingdom = null)),
      change((x) => (x.basics = [])),
      change((x) => (x.basics = ["moat"])),
      change((x) => (x.landscapes = ["nowhere"])),
      change((x) => (x.landscapes = [5])),
      change((x) => kingdom(x).pop()),
      change((x) => kingdom(x).push(kingdom(x)[0])),
      change((x) => kingdom(x).push("no-such-card")),
      change((x) => kingdom(x).splice(0, 1, "__proto__")),
      change((x) => Object.assign(x, { kingdom: Array(300).fill("moat") })),
    ]) {
      expect(loaded(broken)).toBeNull();
    }
    expect(() =>
      load(
        change((x) => kingdom(x).splice(0, 1, "no-such-card")),
        boardFor,
      ),
    ).toThrow(/no-such-card/);
  });
});

const forged = (json: Saved): string => {
  const { fiefdom, version, engine, setUp } = json;
  const check = checksum(JSON.stringify(setUp) + JSON.stringify(json.state));
  return JSON.stringify({ fiefdom, version, engine, setUp, check, state: json.state });
};

describe("damaged records", () => {
  it("are refused with a reason", () => {
    const made = record(midGame("record"));
    const change = (how: object): unknown => ({ ...made, ...how });
    for (const broken of [
      null,
      undefined,
      5,
      "record",
      [],
      {},
      { fiefdom: "save" },
      change({ setUp: null }),
      change({ setUp: { ...made.setUp, kingdom: ["nowhere"] } }),
      change({ setUp: { ...made.setUp, players: 9 } }),
      change({ seed: {} }),
      change({ first: 9 }),
      change({ first: "0" }),
      change({ answers: null }),
      change({ answers: [5] }),
      change({ answers: [null] }),
      change({ answers: [[0, {}]] }),
      change({ answers: [["0", "end"]] }),
      change({ answers: [...made.answers, [0, "nonsense"]] }),
      change({ answers: made.answers.map(([seat]) => [seat, "__proto__"]) }),
    ]) {
      let problem: unknown;
      try {
        replay(broken as GameRecord, boardFor);
      } catch (thrown) {
        problem = thrown;
      }
      expect(problem instanceof SaveError || problem instanceof Refusal, String(problem)).toBe(true);
    }
  });
});

/** Every place in a JSON value, as a path. */
function places(
  x: unknown,
  path: (string | number)[] = [],
  into: (string | number)[][] = [],
): (string | number)[][] {
  into.push(path);
  if (Array.isArray(x)) x.forEach((inner, i) => places(inner, [...path, i], into));
  else if (typeof x === "object" && x !== null)
    for (const [key, inner] of Object.entries(x)) places(inner, [...path, key], into);
  return into;
}

function put(x: unknown, path: readonly (string | number)[], value: unknown): unknown {
  if (path.length === 0) return value;
  const [key, ...rest] = path;
  const copy = (Array.isArray(x) ? [...x] : { ...(x as object) }) as Record<string | number, unknown>;
  if (rest.length === 0 && value === undefined) {
    if (Array.isArray(copy)) copy.splice(key as number, 1);
    else delete copy[key];
  } else copy[key] = put(copy[key], rest, value);
  return copy;
}

/** Without empty lists and numbers as at first, which a save leaves out. */
function lean(x: unknown): unknown {
  if (Array.isArray(x)) return x.map(lean);
  if (typeof x !== "object" || x === null) return x;
  const usual = (key: string, value: unknown): boolean =>
    value === 0 || (value === -1 && ["card", "it", "by", "lasting"].includes(key));
  const kept = Object.entries(x).filter(
    ([key, value]) => !(Array.isArray(value) && value.length === 0) && !usual(key, value),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, lean(value)]));
}

describe("forged saves, with a checksum that fits", () => {
  const values: readonly unknown[] = [
    undefined,
    null,
    -1,
    0,
    1,
    7,
    255,
    1e6,
    0.5,
    2 ** 40,
    1e300,
    "",
    "x",
    "kernel/turn",
    true,
    false,
    [],
    {},
    [[]],
    [0],
    [-1],
  ];

  it("are refused, or load whole as a game that can be seen, saved and played", () => {
    const dice = new Dice("forged");
    let refused = 0;
    let taken = 0;
    for (let i = 0; i < 14; i++) {
      const game = midGame(`forged ${i}`);
      const board = boardFor(setUpNames(game.board));
      const json = parse(save(game));
      const all = places(json.state);
      for (let n = 0; n < 400; n++) {
        const at = dice.pick(all);
        const state = put(json.state, at, dice.pick(values));
        const where = `${at.join("/")} of forged ${i}`;
        // What it is set up with is not touched here.
        const g = loaded(forged({ ...json, state }), () => board);
        if (g === null) {
          refused++;
          continue;
        }
        taken++;
        // Nothing half-loaded: what was read is what stands there.
        expect(lean(parse(save(g)).state), where).toEqual(lean(state));
        try {
          for (let seat = -1; seat < g.players.length; seat++) JSON.stringify(view(g, seat));
          if (g.decision !== null) decisionIsSound(g);
          countersAreSound(g);
          playOn(g, dice, 40);
        } catch (problem) {
          throw new Error(`${where}: ${(problem as Error).stack}\n${JSON.stringify(state).slice(0, 3000)}`);
        }
      }
    }
    expect(refused).toBeGreaterThan(1000);
    expect(taken).toBeGreaterThan(10);
  });
});
