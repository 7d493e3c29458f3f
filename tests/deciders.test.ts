/**
 * Somebody else decides for you: the laws in games full of such turns, and what it means at a table. Who answers is
 * asked, sees and is charged; whose turn it is looks on; everybody else learns what they always learn.
 */
import { playOut } from "@fiefdom/bots";
import { ROSTER } from "@fiefdom/bots/roster";
import { search } from "@fiefdom/bots/search";
import { basics } from "@fiefdom/cards";
import { Board, determinize, explain, spell, start, undo } from "@fiefdom/engine";
import { card } from "@fiefdom/engine/card";
import { askedSeat, type Decision, type Game, NONE } from "@fiefdom/engine/game";
import { arrange } from "@fiefdom/engine/position";
import { effect } from "@fiefdom/engine/program";
import { setUpNames } from "@fiefdom/engine/save";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { decideForLeftNeighbour } from "@fiefdom/engine/verbs/flow";
import { View, type ViewJSON } from "@fiefdom/engine/view";
import { HomeTable, optionsOf } from "@fiefdom/table/home";
import { Match } from "@fiefdom/table/match";
import { playFor } from "@fiefdom/table/play";
import { describe, expect, it } from "vitest";
import { Dice } from "./laws/dice.ts";
import { randomAnswer } from "./laws/players.ts";
import { trial } from "./laws/trial.ts";
import { withOthers } from "./others/sets.ts";

/** What Possession does, cheap enough to happen all the time. */
const Strings = card("u-strings", {
  types: ["Action"],
  cost: 3,
  traits: ["draw"],
  play: effect(plus({ cards: 1 }), decideForLeftNeighbour),
});
const often = [...withOthers, { id: "often", kingdom: [Strings], landscapes: [] }];

it("the laws hold in games full of such turns", () => {
  let decided = 0;
  for (let i = 0; i < 10; i++) decided += trial(`strings ${i}`, 0.1, "u-strings", often).decided;
  expect(decided).toBeGreaterThan(30);
});

const board = new Board({ players: 3, ruleset: "printed", basics, kingdom: [Strings] });

/** The first player has just played it and ended the turn: they decide for the second. */
function led(): Game {
  const hand = (...cards: string[]) => ({
    hand: cards,
    deck: ["silver", "silver", "silver", "silver", "silver"],
  });
  const g = arrange(
    board,
    {
      players: [
        hand("copper", "estate"),
        { ...hand("u-strings", "gold", "copper"), turns: 1 },
        hand("silver", "curse"),
      ],
      turn: 1,
      extra: [0, 0],
      decider: 0,
    },
    { seed: "led", log: true, history: true },
  );
  return g;
}

const seated = (g: Game): Match =>
  new Match(g, {
    id: "led",
    number: 1,
    clock: { kind: "bank", seconds: 60, increment: 10 },
    people: [true, true, true],
    now: 0,
  });

describe("at the engine's door", () => {
  it("only who decides is heard", () => {
    const g = led();
    expect([g.player, askedSeat(g)]).toEqual([1, 0]);
    expect(() => undo(g, 1)).toThrow(/no earlier decision/);
    expect(explain(g, 1, "play:u-strings")).toEqual({ code: "not-your-turn" });
    expect(explain(g, 0, "play:u-strings")).toBeNull();
    expect(explain(g, 0, "buy:gold")?.code).toBe("wrong-phase");
    expect(explain(g, 2, "play:u-strings")).toEqual({ code: "not-your-turn" });
  });

  it("they take back what they decided, and the player does not", () => {
    const match = seated(led());
    const before = JSON.stringify(match.game.players);
    match.answer(0, ["end"], 0);
    match.answer(0, ["play:gold"], 0);
    expect([0, 1, 2].map((seat) => match.mayUndo(seat))).toEqual(["free", "no", "no"]);
    match.undo(0, 0);
    match.undo(0, 0);
    expect(JSON.stringify(match.game.players)).toBe(before);
    expect(askedSeat(match.game)).toBe(0);
  });

  it("a position in the middle of such a turn can be refused for what it says", () => {
    const place = { players: [{}, {}, {}], turn: 1, decider: 0 };
    expect(() => arrange(board, place, { seed: "" })).toThrow(/extra turns alone/);
    expect(() => arrange(board, { ...place, extra: [0, 0], decider: 1 }, { seed: "" })).toThrow();
    expect(() => arrange(board, { ...place, extra: [0, 0], decider: 3 }, { seed: "" })).toThrow(/no seat 3/);
    expect(() => arrange(board, { ...place, extra: [0, 0], returns: ["gold"] }, { seed: "" })).toThrow(
      /gold/,
    );
  });
});

describe("at a table", () => {
  const shown = (match: Match, seat: number): ViewJSON => match.scenes.present(seat).view;

  it("the question goes to who decides, and names both", () => {
    const match = seated(led());
    expect([0, 1, 2].map((seat) => match.decisionFor(seat) !== null)).toEqual([true, false, false]);
    expect(shown(match, 0).decision).toMatchObject({ seat: 1, by: 0, options: ["play:u-strings", "end"] });
    for (const seat of [NONE, 1, 2]) {
      expect(shown(match, seat).decision).toEqual({ seat: 1, by: 0, verb: "turn", source: null });
      expect(shown(match, seat).decider).toBe(0);
    }
    expect(() => match.answer(1, ["end"], 0)).toThrow(/seat 0/);
  });

  it("who decides sees what the player sees, and nobody else does", () => {
    const match = seated(led());
    const hands = (seat: number) => shown(match, seat).players.map(({ hand }) => hand !== undefined);
    expect([NONE, 0, 1, 2].map(hands)).toEqual([
      [false, false, false],
      [true, true, false],
      [false, true, false],
      [false, false, true],
    ]);
    // What is drawn is read by the player and by who decides.
    match.answer(0, ["play:u-strings"], 0);
    const drawn = (seat: number) =>
      playFor(
        match,
        seat,
        null,
        match.scenes.present(seat),
        null,
        "no",
      )(0).events.find(({ what }) => what === "draw")?.cards;
    expect([NONE, 0, 1, 2].map(drawn)).toEqual([undefined, ["silver"], ["silver"], undefined]);
  });

  it("the time that is taken is that of who decides", () => {
    const match = seated(led());
    const left = (at: number) => [0, 1, 2].map((seat) => match.clock.seen(match.clockFor(0), at)?.left[seat]);
    const [before] = [left(0)];
    const move = match.answer(0, ["end"], 5000);
    expect("spent" in move && move.seat).toBe(0);
    expect(match.clock.running).toBe(0);
    expect(left(5000).slice(1)).toEqual(before.slice(1));
    expect(left(5000)[0]).toBeLessThan(before[0] as number);
  });

  it("standing answers are those of who decides", () => {
    const match = seated(led());
    match.answer(0, ["end"], 0);
    const treasures = { reactions: {}, treasures: true, payDebt: false };
    expect(match.advance((seat) => (seat === 1 ? treasures : undefined))).toBeNull();
    expect(match.advance((seat) => (seat === 0 ? treasures : undefined))).toEqual(["treasures"]);
  });

  it("other worlds would have shown the same to everybody, at every moment of whole games", () => {
    let moments = 0;
    for (const seed of ["a", "b", "c"]) {
      const dice = new Dice(seed);
      const match = seated(start(board, seed, { log: true, history: true }));
      const { witness } = match.game;
      const compare = (question: Parameters<NonNullable<typeof witness>>[0] | null): void => {
        if (match.game.decider === NONE || moments++ > 400) return;
        for (const seat of [NONE, 0, 1, 2]) {
          if (question !== null && (question.who === seat || seat === match.game.decider)) continue;
          const world = determinize(match.game, seat, `${seed} ${moments}`);
          world.log = match.game.log;
          world.witness = match.game.witness;
          expect(JSON.stringify(new View(world, seat).at(question))).toBe(
            JSON.stringify(new View(match.game, seat).at(question)),
          );
        }
      };
      match.game.witness = (question) => {
        witness?.(question);
        compare(question);
      };
      while (!match.over) {
        const g = match.game;
        const d = g.decision as NonNullable<Game["decision"]>;
        compare(d);
        const given = randomAnswer(g, d, dice).map((option) => spell(g, d, option));
        match.answer(askedSeat(g), given, 0);
      }
    }
    expect(moments).toBeGreaterThan(100);
  });

  it("a bot decides for a person, and a person for a bot", async () => {
    const asked: number[] = [];
    const bot = ROSTER.squire.make(board, "");
    const company = {
      in: (seat: number) => {
        asked.push(seat);
        return bot;
      },
    };
    const at = (you: number) => {
      const bots = [0, 1, 2].map((seat) => (seat === you ? "" : "squire"));
      const setting = { names: ["Ada", "Bo", "Cy"], bots };
      return new HomeTable(setting, optionsOf(setUpNames(board), bots), led(), "led");
    };
    // The person sits where the turn is: a bot decides for them, until they are asked themselves.
    const led1 = at(1);
    await led1.letBotsPlay(company);
    expect(asked[0]).toBe(0);
    expect(led1.match.asked).toBe(1);
    // The person decides: the bot whose turn it is is not asked.
    asked.length = 0;
    const led0 = at(0);
    await led0.letBotsPlay(company);
    expect(asked).toEqual([]);
    expect(led0.match.asked).toBe(0);
  });
});

it("every kind of bot plays such games to their end", () => {
  const two = new Board({ players: 2, ruleset: "current", basics, kingdom: [Strings] });
  for (const name of ["jester", "scullion", "piper", "yeoman", "squire", "steward", "big-money", "dice"]) {
    const g = start(two, `led ${name}`);
    playOut(
      g,
      [0, 1].map((seat) => ROSTER[name].make(two, `${seat}`)),
    );
    expect(g.over).toBe(true);
  }
});

it("who looks ahead looks for what comes of it for themselves", () => {
  const two = new Board({ players: 2, ruleset: "current", basics, kingdom: [Strings] });
  const players = [{ hand: ["estate"] }, { deck: ["estate", "duchy", "copper", "copper", "copper"] }];
  const position = { players, turn: 1, phase: "buying", coins: 8, supply: { province: 1 } } as const;
  const g = arrange(two, { ...position, extra: [0, 0], decider: 0 }, { seed: "ahead" });
  const policy = [0, 1].map((seat) => ROSTER["big-money"].make(two, `${seat}`));
  // The last Province ends the game: whoever is given it wins.
  const { verb, source, options } = g.decision as Decision;
  const lines = ["buy:curse", "buy:province"].map((word) => [
    { verb, source, options, answer: [two.codes.get(word) as number] },
  ]);
  const { choice } = search(new View(g, 1), lines, policy, { rollouts: 60 }, "");
  expect(choice).toBe(lines[1]);
});
