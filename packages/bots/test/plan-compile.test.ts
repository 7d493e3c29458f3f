import { planBot, type SenseMaker } from "@fiefdom/bots/plan/bot";
import { compile, fits } from "@fiefdom/bots/plan/compile";
import { homeOf } from "@fiefdom/bots/plan/home";
import { parsePlan } from "@fiefdom/bots/plan/parse";
import { boardOf } from "@fiefdom/cards";
import { type Answer, type Board, type Decision, type Game, spell, start, view } from "@fiefdom/engine";
import {
  BUY_IT,
  COURSE,
  code,
  END_CODE,
  NUMBER,
  PAY,
  PLAY_IT,
  TREASURES_CODE,
  USE,
} from "@fiefdom/engine/decisions";
import { HAND, NONE, NOWHERE, SUPPLY } from "@fiefdom/engine/game";
import { fresh } from "@fiefdom/engine/move";
import { describe, expect, it } from "vitest";

const board = boardOf({
  players: 2,
  kingdom: [
    "chapel",
    "militia",
    "smithy",
    "witch",
    "gardens",
    "moat",
    "peddler",
    "wild-hunt",
    "castles",
    "throne-room",
  ],
  landscapes: ["donate", "aqueduct", "mountain-pass"],
});

/** Seat 0 at its purchase on turn 5: what is in the deck, in hand and in play, and how the table stands. */
function table(): Game {
  const g = start(board, "table", { first: 0 });
  const [me, other] = g.players;
  const cards = (...ids: string[]): number[] => ids.map((id) => fresh(g, board.kind(id)));
  me.deck = cards("copper", "copper", "copper", "copper", "silver", "gold");
  me.discard = cards("estate", "estate", "witch", "militia");
  me.hand = cards("estate", "copper", "smithy");
  me.play = cards("silver", "silver", "moat");
  me.turns = 5;
  me.vp = 4;
  me.debt = 2;
  other.deck = cards("province", "witch", "witch", "curse");
  other.discard = [];
  other.hand = [];
  other.turns = 4;
  g.player = 0;
  g.phase = 1;
  g.coins = 6;
  g.buys = 2;
  g.actions = 0;
  g.trash = cards("curse", "estate");
  g.piles[board.pileOf[board.kind("province")]] = 4;
  g.piles[board.pileOf[board.kind("moat")]] = 0;
  g.emptyPiles = 1;
  g.tokens[2 * board.pileOf[board.kind("wild-hunt")]] = 3;
  return g;
}

const decision = (more: Partial<Decision>): Decision => ({
  who: 0,
  verb: "buy",
  source: NONE,
  options: [],
  min: 1,
  max: 1,
  zone: NOWHERE,
  ordered: false,
  about: [],
  labels: null,
  ...more,
});
const buying = (...ids: string[]): Decision =>
  decision({ options: [...ids.map((id) => code(BUY_IT, 0, board.kind(id))), END_CODE] });

describe("conditions", () => {
  const holds = (text: string): boolean =>
    compile(parsePlan(`plan X\nbuy\n  Gold if ${text}\n`), board).buy(view(table(), 0), buying("gold")) !==
    END_CODE;

  it.each<[string, string]>([
    ["Copper owned = 5", "Copper owned = 4"],
    ["I own exactly 3 Estates", "I own fewer than 3 Estates"],
    ["Action cards owned = 4", "Action cards owned = 3"],
    ["Treasure cards owned = 9", "Treasure cards owned > 9"],
    ["cards owned = 16", "cards owned != 16"],
    ["Witches owned by opponents = 2", "Witches owned by opponents = 1"],
    ["Provinces left <= 4", "Provinces left < 4"],
    ["Moats left = 0", "Moats left"],
    ["Castles left = 8", "Castles left = 1"],
    ["Humble Castles left = 1", "Humble Castles left = 8"],
    ["Copper in hand", "Gold in hand"],
    ["cards in hand = 3", "cards in hand > 3"],
    ["Action cards in hand = 1", "Victory cards in hand = 0"],
    ["Silver in play = 2", "Silver in play = 3"],
    ["cards in play = 3", "Action cards in play = 2"],
    ["Curses in trash = 1", "Curses in trash = 0"],
    ["tokens on Wild Hunt = 3", "tokens on Wild Hunt > 3"],
    ["tokens on Aqueduct = 0", "tokens on Aqueduct > 0"],
    ["cost of Peddler = 6", "cost of Peddler = 8"],
    // 5 Copper, 3 Silver, 1 Gold, and the Militia's 2.
    ["money = 16", "money > 16"],
    ["money per card = 1", "money per card > 1"],
    ["coins = 6", "coins > 6"],
    ["buys = 2", "buys = 1"],
    ["actions = 0", "actions > 0"],
    ["turn = 5", "turn > 5"],
    ["score = 7", "score > 7"],
    ["opponent score = 5", "opponent score > 5"],
    ["lead = 2", "lead < 2"],
    ["gains to end = 4", "gains to end < 4"],
    ["empty piles = 1", "empty piles > 1"],
    ["debt = 2", "debt = 0"],
    ["VP tokens = 4", "VP tokens = 0"],
    ["players = 2", "players > 2"],
    ["Smithy in the kingdom", "Festival in the kingdom"],
    ["Donate in the kingdom", "Delve in the kingdom"],
    ["Festivals owned = 0", "Festivals owned > 0"],
    ["turn + 1 = 6", "turn - 1 = 6"],
    ["2 * turn = 10", "turn / 2 = 10"],
    ["turn = 5 and coins = 6", "turn = 5 and coins = 7"],
    ["turn = 4 or coins = 6", "turn = 4 or coins = 7"],
    ["turn = 5 and coins = 6 and buys = 2", "turn = 4 or coins = 7 or buys = 1"],
    ["not turn = 4", "not turn = 5"],
    ["coins > turn", "turn > coins"],
    ["3 < turn", "7 < turn"],
    ["not Festival in the kingdom and turn = 5", "Festival in the kingdom or turn = 4"],
  ])("%s, but not %s", (yes, no) => {
    expect(holds(yes)).toBe(true);
    expect(holds(no)).toBe(false);
  });

  it("counts the smallest piles together", () => {
    const g = table();
    const size = (id: string, n: number): void => {
      g.piles[board.pileOf[board.kind(id)]] = n;
    };
    size("smithy", 1);
    size("witch", 2);
    const plan = compile(parsePlan("plan X\nbuy Gold if gains to end = 3\n"), board);
    expect(plan.buy(view(g, 0), buying("gold"))).not.toBe(END_CODE);
  });
});

describe("buying", () => {
  const name = (option: number): string => (option === END_CODE ? "nothing" : board.kinds[option & 255].id);
  const buys = (text: string, g: Game, ...ids: string[]): string =>
    name(compile(parsePlan(`plan X\nbuy ${text}\n`), board).buy(view(g, 0), buying(...ids)));

  it("takes the first line that is for sale and holds", () => {
    const text = "Province if turn > 9, Festival, Witch if I own none, Smithy, Silver";
    expect(buys(text, table(), "silver", "smithy", "witch", "province")).toBe("smithy");
    expect(buys(text, table(), "silver", "witch")).toBe("silver");
    expect(buys(text, table(), "copper")).toBe("nothing");
  });

  it("knows Events, and piles by the card on top", () => {
    expect(buys("Donate", table(), "donate", "silver")).toBe("donate");
    expect(buys("Castles, Silver", table(), "silver", "humble-castle")).toBe("humble-castle");
  });

  it("does not end the game behind, unless told to", () => {
    const g = table();
    const province = board.pileOf[board.kind("province")];
    g.piles[province] = 1;
    g.players[0].vp = 0;
    g.players[1].vp = 5;
    // 3 + 6 against 5 + 5.
    expect(buys("Province, Gold", g, "province", "gold")).toBe("gold");
    expect(buys("Province even when behind, Gold", g, "province", "gold")).toBe("province");
    g.players[0].vp = 2;
    expect(buys("Province, Gold", g, "province", "gold")).toBe("province");
    // Equal in points, but with a turn more than the other has had.
    g.players[0].vp = 1;
    expect(buys("Province, Gold", g, "province", "gold")).toBe("gold");
    g.players[1].turns = 5;
    expect(buys("Province, Gold", g, "province", "gold")).toBe("province");
    g.players[0].vp = 0;
    g.piles[province] = 2;
    expect(buys("Province, Gold", g, "province", "gold")).toBe("province");
  });

  it("does not empty the third pile behind either", () => {
    const g = table();
    g.players[1].vp = 50;
    g.piles[board.pileOf[board.kind("smithy")]] = 1;
    expect(buys("Smithy, Gold", g, "smithy", "gold")).toBe("smithy");
    g.emptyPiles = 2;
    expect(buys("Smithy, Gold", g, "smithy", "gold")).toBe("gold");
  });

  it("fits a board that has what it needs", () => {
    const needs = (text: string): boolean => fits(parsePlan(`plan X\nneeds ${text}\nbuy Gold\n`), board);
    expect(needs("Witch, Castles, Donate")).toBe(true);
    expect(needs("King's Castle")).toBe(true);
    expect(needs("Witch, Festival")).toBe(false);
    expect(needs("Colony")).toBe(false);
  });
});

describe("a player with a plan", () => {
  const asked: Decision[] = [];
  /** Takes the last of what is offered, and remembers what that was. */
  const last: SenseMaker = () => ({
    answer(_, d) {
      asked.push(d);
      return d.options.slice(d.options.length - Math.max(1, d.min));
    },
  });
  function answers(text: string, d: Partial<Decision>, g = table()): string[] {
    asked.length = 0;
    const full = decision(d);
    const given: Answer = planBot(parsePlan(`plan X\n${text}\n`), last)(board, "").answer(view(g, 0), full);
    const list = typeof given === "object" ? given : [given];
    return list.map((choice) => (typeof choice === "number" ? spell(g, full, choice) : choice));
  }
  const kind = (id: string): number => board.kind(id);
  const play = (...ids: string[]): number[] => ids.map((id) => code(PLAY_IT, 0, kind(id)));
  const hand = (verb: string, ids: string[], min: number, max: number): Partial<Decision> => ({
    verb,
    options: ids.map(kind),
    min,
    max,
    zone: HAND,
  });

  it("plays its Treasures, pays its Debt, then buys", () => {
    const silver = code(BUY_IT, 0, kind("silver"));
    expect(answers("buy Silver", { options: [...play("copper"), TREASURES_CODE, silver, END_CODE] })).toEqual(
      ["treasures"],
    );
    expect(answers("buy Silver", { options: [code(PAY, 2), code(PAY, 1), END_CODE] })).toEqual(["pay:2"]);
    expect(answers("buy Silver", { options: [silver, END_CODE] })).toEqual(["buy:silver"]);
    expect(answers("buy Gold", { options: [silver, END_CODE] })).toEqual(["end"]);
  });

  it("plays the Treasures it speaks of one by one, on its own terms", () => {
    const options = [...play("copper", "silver"), TREASURES_CODE, code(BUY_IT, 0, kind("gold")), END_CODE];
    expect(answers("buy Gold\nplay Silver, Copper if coins < 6", { options })).toEqual(["play:silver"]);
    const copper = [...play("copper"), TREASURES_CODE, code(BUY_IT, 0, kind("gold")), END_CODE];
    expect(answers("buy Gold\nplay Silver, Copper if coins < 6", { options: copper })).toEqual(["buy:gold"]);
  });

  it("plays Actions in its order, and leaves the rest to its sense", () => {
    const options = [...play("smithy", "witch", "moat"), END_CODE];
    const action = { verb: "action", options };
    expect(answers("buy Gold\nplay Witch, Smithy", action)).toEqual(["play:witch"]);
    expect(answers("buy Gold\nplay Witch if turn > 9, Smithy", action)).toEqual(["play:smithy"]);
    expect(answers("buy Gold\nplay Witch if turn > 9", action)).toEqual(["end"]);
    expect(asked[0].options.map((o) => o & 255)).toEqual([kind("smithy"), kind("moat"), 0]);
    expect(answers("buy Gold", action)).toEqual(["end"]);
    expect(asked[0].options).toBe(options);
    // All others first; what they decline comes after.
    expect(answers("buy Gold\nplay ..., Witch", action)).toEqual(["play:witch"]);
  });

  it("trashes by its list and nothing else, with what is gone already counted out", () => {
    const chapel = hand("trash", ["estate", "copper", "copper", "silver", "curse"], 0, 4);
    expect(answers("buy Gold\ntrash Curse, Estate", chapel)).toEqual(["curse", "estate"]);
    expect(answers("buy Gold\ntrash Copper if I own more than 4, Estate", chapel)).toEqual([
      "copper",
      "estate",
    ]);
    expect(answers("buy Gold\ntrash Copper if money > 15", chapel)).toEqual(["copper"]);
    expect(answers("buy Gold\ntrash nothing", chapel)).toEqual([]);
    expect(answers("buy Gold\ntrash Curse, ...", chapel)).toEqual(["curse", "silver"]);
    const must = hand("trash", ["estate", "copper", "silver"], 2, 2);
    expect(answers("buy Gold\ntrash Copper", must)).toEqual(["copper", "silver"]);
  });

  it("discards by types as well as cards", () => {
    const militia = hand("discard", ["copper", "estate", "province", "gold", "silver"], 2, 2);
    expect(answers("buy Gold\ndiscard Victory cards, Copper", militia)).toEqual(["estate", "province"]);
    expect(answers("buy Gold\ndiscard Province, Copper", militia)).toEqual(["province", "copper"]);
  });

  it("gains by its own list, else as it buys", () => {
    const gain = { verb: "gain", options: [kind("silver"), kind("moat"), kind("smithy")], zone: SUPPLY };
    expect(answers("buy Gold, Smithy, Silver", gain)).toEqual(["smithy"]);
    expect(answers("buy Gold, Smithy, Silver\ngain Silver", gain)).toEqual(["silver"]);
    expect(answers("buy Gold", gain)).toEqual(["smithy"]);
    expect(answers("buy Gold", { ...gain, min: 0 })).toEqual([]);
  });

  it("repeats, puts back, takes, names and reveals by its lists", () => {
    const one = (verb: string): Partial<Decision> => hand(verb, ["smithy", "witch", "moat"], 0, 1);
    expect(answers("buy Gold\nrepeat Witch", one("play"))).toEqual(["witch"]);
    expect(answers("buy Gold\ntopdeck Smithy", one("topdeck"))).toEqual(["smithy"]);
    expect(answers("buy Gold\ntopdeck Smithy", one("put-back"))).toEqual(["smithy"]);
    expect(answers("buy Gold\ntake Witch", one("hand"))).toEqual(["witch"]);
    expect(answers("buy Gold\nname Witch", one("name"))).toEqual(["witch"]);
    expect(answers("buy Gold\nreveal Witch", one("reveal"))).toEqual(["witch"]);
  });

  it("reacts with what its list names, and with nothing else", () => {
    const react = { verb: "react", options: [code(USE, 0, kind("moat")), END_CODE] };
    expect(answers("buy Gold\nreact Moat", react)).toEqual(["use:moat"]);
    expect(answers("buy Gold\nreact Moat if turn > 9", react)).toEqual(["end"]);
    expect(answers("buy Gold\nreact Witch", react)).toEqual(["end"]);
  });

  it("takes the course that it chose for a card, and bids", () => {
    const course = {
      verb: "choose",
      source: kind("wild-hunt"),
      options: [code(COURSE, 0), code(COURSE, 1)],
      labels: ["cards", "estate"],
    };
    const text = "buy Gold\nchoose\n  Wild Hunt: estate if tokens on Wild Hunt >= 4\n  Wild Hunt: cards";
    expect(answers(text, course)).toEqual(["cards"]);
    const g = table();
    g.tokens[2 * board.pileOf[kind("wild-hunt")]] = 4;
    expect(answers(text, course, g)).toEqual(["estate"]);
    const bid = {
      verb: "bid",
      source: kind("mountain-pass"),
      options: [1, 2, 3].map((n) => code(NUMBER, n)),
    };
    expect(answers("buy Gold\nchoose Mountain Pass: 2", bid)).toEqual(["2"]);
  });
});

describe("what a plan tells its sense", () => {
  it("is what it wants of some options now, and its lists by kind", () => {
    const plan = parsePlan(
      "plan X\nbuy Gold if turn > 9, Smithy\ngain Silver\nplay Smithy if turn > 9, ..., Festival, Moat\n",
    );
    const { preferences } = compile(plan, board);
    const g = view(table(), 0);
    const [gold, silver, smithy] = ["gold", "silver", "smithy"].map((id) => board.kind(id));
    const sale = [gold, silver, smithy].map((kind) => code(BUY_IT, 0, kind));
    expect(preferences.wants?.(g, [...sale, END_CODE], "buy")).toBe(smithy);
    expect(preferences.wants?.(g, [gold, silver, smithy], "gain")).toBe(silver);
    expect(preferences.wants?.(g, [gold], "gain")).toBe(NONE);
    expect(preferences.play).toEqual([smithy, board.kind("moat")]);
    expect(preferences.trash).toBeUndefined();
  });
});

describe("at home", () => {
  const home = (text: string): ReturnType<typeof homeOf> => homeOf(parsePlan(`plan X\n${text}\nbuy Gold\n`));
  const boardAt = (text: string): Board => boardOf({ players: 2, ...home(text) });

  it("is the kingdom named, or one made of what it needs and quiet cards", () => {
    expect(home("for First Game").kingdom).toContain("moat");
    expect(home("needs Witch, Donate\nfor Emporium").landscapes).toEqual(["donate"]);
    expect(home("needs Witch\nfor Emporium").kingdom.slice(0, 2)).toEqual(["witch", "patrician-emporium"]);
    expect(boardAt("needs Witch").kind("witch")).toBeGreaterThan(0);
    expect(boardAt("needs Colony").kind("platinum")).toBeGreaterThan(0);
    expect(home("").kingdom).toHaveLength(10);
  });
});
