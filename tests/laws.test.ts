/**
 * Laws over random play: random kingdoms over all sets, two to six players, both rulesets. More of the same
 * on demand: `npm run soak`.
 */
import { determinize, start, view } from "@fiefdom/engine";
import { kindOf } from "@fiefdom/engine/game";
import { describe, expect, it } from "vitest";
import { boardFrom, landscapes, piles, randomChoice } from "./laws/boards.ts";
import { Dice } from "./laws/dice.ts";
import {
  cardsAreConserved,
  census,
  countersAreSound,
  decisionIsSound,
  logKeepsSecrets,
  playOn,
} from "./laws/laws.ts";
import { trial } from "./laws/trial.ts";

const table = (seed: string) => start(boardFrom(randomChoice(new Dice(seed))), seed, { log: true });

describe("laws over random play", () => {
  for (let block = 0; block < 4; block++) {
    it(`hold at a fifth of the decisions, games ${block * 14 + 1} to ${block * 14 + 14}`, () => {
      for (let i = 0; i < 14; i++) trial(`law ${block * 14 + i}`, 0.2);
    });
  }

  it("hold with every pile and every landscape", () => {
    for (const id of [...piles, ...landscapes]) {
      const { choice } = trial(`with ${id}`, 0.02, id);
      expect([...choice.kingdom, ...choice.landscapes]).toContain(id);
    }
  });
});

describe("the laws can tell", () => {
  it("a lost card, a doubled card, a card out of nothing", () => {
    const g = table("lost");
    const before = census(g);
    cardsAreConserved(g, before);
    const card = g.players[0].deck.pop() as number;
    expect(() => cardsAreConserved(g, before)).toThrow(/at the start/);
    g.players[0].deck.push(card ^ 1);
    expect(() => cardsAreConserved(g, before)).toThrow(/at the start/);
    g.players[0].deck.pop();
    g.players[0].deck.push(g.players[0].deck.find((other) => kindOf(other) === kindOf(card)) as number);
    expect(() => cardsAreConserved(g, before)).toThrow(/two places/);
  });

  it("a count that is wrong", () => {
    const g = table("counts");
    g.emptyPiles = 1;
    expect(() => countersAreSound(g)).toThrow(/piles are empty/);
    g.emptyPiles = 0;
    g.coins = -1;
    expect(() => countersAreSound(g)).toThrow(/coins/);
  });

  it("a question that is none", () => {
    const g = table("question");
    g.decision = { ...g.decision!, options: [], max: 0, min: 0 };
    expect(() => decisionIsSound(g)).toThrow(/no options/);
  });

  it("a log that tells too much", () => {
    const g = table("secrets");
    playOn(g, new Dice("secrets"), 30);
    const entries = g.log!.entries;
    logKeepsSecrets(g, entries, 0);
    const loud = entries.map((entry) => (entry.what === "draw" ? { ...entry, seen: -1 } : entry));
    expect(() => logKeepsSecrets(g, loud, 0)).toThrow(/reads/);
  });
});

describe("imagined worlds", () => {
  it("differ from the real one in what the seat can't know", () => {
    const g = table("imagined");
    playOn(g, new Dice("imagined"), 60);
    const seat = g.decision!.who;
    const other = (seat + 1) % g.players.length;
    const hands = new Set<string>();
    const decks = new Set<string>();
    const kinds = (cards: readonly number[]) => cards.map(kindOf).join();
    for (let i = 0; i < 40; i++) {
      const world = determinize(g, seat, i);
      hands.add(kinds(world.players[other].hand.slice().sort((a, b) => kindOf(a) - kindOf(b))));
      decks.add(kinds(world.players[seat].deck));
      expect(kinds(world.players[seat].hand)).toBe(kinds(g.players[seat].hand));
      expect(world.random).not.toEqual(g.random);
    }
    expect(hands.size).toBeGreaterThan(5);
    expect(decks.size).toBeGreaterThan(5);
  });

  it("come from the seed alone", () => {
    const g = table("again");
    const seat = g.decision!.who;
    const hidden = (seed: string) => JSON.stringify(determinize(g, seat, seed).players);
    expect(hidden("a")).toBe(hidden("a"));
    expect(hidden("a")).not.toBe(hidden("b"));
  });

  it("show a spectator no hand at all", () => {
    const g = table("spectator");
    for (const player of view(g, -1).toJSON().players) expect(player.hand).toBeUndefined();
  });
});
