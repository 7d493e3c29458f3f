/** Replays without a browser: reading games, keeping them, finding one's way through them. */
import type { Keepsake, Outline } from "@fiefdom/local";
import { Reel } from "@fiefdom/local/reel";
import type { CardFacts } from "@fiefdom/protocol";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { lookIn, pathOf, searchOf, wayTo } from "../src/replay/address.ts";
import {
  finishedGame,
  idOf,
  NotAGame,
  type RecordedGame,
  readGame,
  readGameText,
} from "../src/replay/game.ts";
import { actOf } from "../src/replay/keys.ts";
import { pack, unpack } from "../src/replay/packed.ts";
import { keepGame, keptGame, keptGames, MOST_KEPT, removeGame } from "../src/replay/shelf.ts";
import { stepFrom, turnAt } from "../src/replay/steps.ts";
import { told } from "../src/replay/told.ts";
import { played } from "./recorded.ts";

let kept: Keepsake;
let cards: ReadonlyMap<string, CardFacts>;
let game: RecordedGame;
let outline: Outline;

beforeAll(async () => {
  ({ kept, cards } = await played("ash"));
  game = finishedGame(kept, "", 1_800_000_000_000);
  outline = new Reel(game.record).outline;
}, 60_000);

/** What a browser has; `room` is how many letters fit. */
class FakeStorage {
  readonly #room: number;
  constructor(room = Number.POSITIVE_INFINITY) {
    this.#room = room;
  }
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    const others = Object.entries(this).filter(([other]) => other !== key);
    const used = others.reduce((sum, [, text]) => sum + String(text).length, 0);
    if (used + value.length > this.#room) throw new Error("QuotaExceededError");
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}

describe("a finished game", () => {
  it("has no name for a player who gave none, and an id made of what it is", () => {
    expect(game.seats).toEqual([
      { name: "", bot: null },
      { name: "Maud", bot: "squire" },
    ]);
    expect(game.you).toBe(0);
    expect(idOf(game.record)).toBe(game.id);
    const other = { ...game.record, answers: game.record.answers.slice(0, -1) };
    expect(idOf(other)).not.toBe(game.id);
  });

  it("reads back from its file, from a server's, from a bare record and from a kept table", () => {
    expect(readGameText(JSON.stringify(game))).toEqual(game);
    const served = readGame(
      {
        game: "abcd",
        ended: 5,
        seats: [
          { seat: 0, kind: "person", name: "Ada\u0007", person: "x", bot: null },
          { name: "squire", bot: "squire" },
        ],
        result: kept.result,
        record: game.record,
        times: [],
        unreplayable: true,
      },
      "abcd",
    );
    expect(served).toMatchObject({ id: "abcd", ended: 5, you: -1, unreplayable: true });
    expect(served.seats).toEqual([
      { name: "Ada", bot: null },
      { name: "squire", bot: "squire" },
    ]);
    expect(readGame(game.record)).toMatchObject({ id: game.id, ended: null, result: null });
    expect(readGame(kept).seats[1]).toEqual({ name: "Maud", bot: "squire" });
  });

  it("is refused if it is something else, and loses what makes no sense", () => {
    for (const bad of [
      "",
      "{",
      "null",
      "[]",
      '{"fiefdom":"record"}',
      JSON.stringify({ record: { ...game.record, answers: [["x"]] } }),
    ])
      expect(() => readGameText(bad), bad.slice(0, 40)).toThrow(NotAGame);
    const odd = readGame({ ...game, result: [{ seat: 9 }], you: 7, seats: "nobody" });
    expect(odd.result).toBeNull();
    expect(odd.you).toBe(-1);
    expect(odd.seats).toEqual([
      { name: "", bot: null },
      { name: "", bot: null },
    ]);
  });

  it("fits into a link and comes out of it", async () => {
    const letters = await pack(game);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters?.length).toBeLessThan(3000);
    const out = await unpack(letters ?? "");
    expect(out.record).toEqual(game.record);
    expect(out.seats).toEqual(game.seats);
    await expect(unpack((letters ?? "").slice(0, -30))).rejects.toThrow(NotAGame);
    await expect(unpack("%%%")).rejects.toThrow(NotAGame);
    const noise = Array.from(
      { length: 4000 },
      (_, i) => [0, `${idOf({ ...game.record, seed: i })}`] as const,
    );
    expect(await pack({ ...game, record: { ...game.record, answers: noise } })).toBeNull();
  });
});

describe("the shelf", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("keeps the last games, newest first, and lets go of the oldest", () => {
    vi.stubGlobal("localStorage", new FakeStorage());
    for (let i = 0; i < MOST_KEPT + 5; i++) keepGame({ ...game, id: `local-${i}`, ended: i });
    const games = keptGames();
    expect(games).toHaveLength(MOST_KEPT);
    expect(games[0].id).toBe(`local-${MOST_KEPT + 4}`);
    expect(keptGame("local-0")).toBeNull();
    keepGame({ ...game, id: "local-50", ended: 50 });
    expect(keptGames()).toHaveLength(MOST_KEPT);
    removeGame("local-50");
    expect(keptGame("local-50")).toBeNull();
    expect(keptGames()).toHaveLength(MOST_KEPT - 1);
  });

  it("makes room where there is little", () => {
    vi.stubGlobal("localStorage", new FakeStorage(JSON.stringify(game).length * 3.5));
    for (let i = 0; i < 6; i++) keepGame({ ...game, id: `local-${i}`, ended: i });
    expect(keptGames().map(({ id }) => id)).toEqual(["local-5", "local-4", "local-3"]);
  });

  it("does without storage as long as the page is open, and passes over what is not a game", () => {
    vi.stubGlobal("localStorage", undefined);
    keepGame({ ...game, id: "local-unkept" });
    expect(keptGame("local-unkept")?.record).toEqual(game.record);
    expect(keptGames().map(({ id }) => id)).toEqual(["local-unkept"]);
    removeGame("local-unkept");
    expect(keptGames()).toEqual([]);
    const storage = new FakeStorage();
    vi.stubGlobal("localStorage", storage);
    storage.setItem("fiefdom.game.local-bad", "{}");
    expect(keptGames()).toEqual([]);
    expect(storage.getItem("fiefdom.game.local-bad")).toBeNull();
  });
});

describe("addresses", () => {
  it("carry the moment, the seat and whether all is open", () => {
    const look = { at: 123, seat: 2, open: true, result: false };
    expect(searchOf(look)).toBe("?at=123&as=2&open=1");
    expect(lookIn(searchOf(look), 0)).toEqual(look);
    expect(lookIn("?as=open", 1)).toEqual({ at: 0, seat: 1, open: true, result: false });
    expect(lookIn("?at=-4&as=x", -1)).toEqual({ at: 0, seat: 0, open: false, result: false });
  });

  it("are found in what people type", () => {
    expect(wayTo(" https://example.org/replay/p1Xc_-9?at=3#abc ")).toBe("/replay/p1Xc_-9?at=3#abc");
    expect(wayTo("/replay/link#abc-_")).toBe("/replay/link#abc-_");
    expect(wayTo("p1Xc9z")).toBe("/replay/p1Xc9z");
    for (const bad of ["", "a b", "https://example.org/", "javascript:alert(1)"])
      expect(wayTo(bad)).toBeNull();
    expect(pathOf("a/b")).toBe("/replay/a%2Fb");
  });
});

describe("the way through a game", () => {
  it("goes by move and by turn, and stays inside", () => {
    const { turns, of } = outline;
    expect(stepFrom(outline, 0, "back")).toBe(0);
    expect(stepFrom(outline, of, "forward")).toBe(of);
    expect(stepFrom(outline, 0, "forwardTurn")).toBe(turns[1].at);
    expect(stepFrom(outline, turns[3].at, "backTurn")).toBe(turns[2].at);
    expect(stepFrom(outline, turns[3].at + 1, "backTurn")).toBe(turns[3].at);
    expect(stepFrom(outline, turns[turns.length - 1].at, "forwardTurn")).toBe(of);
    expect(stepFrom(outline, 9, "first")).toBe(0);
    expect(stepFrom(outline, 9, "last")).toBe(of);
    let at = 0;
    const seen: number[] = [];
    for (let i = 0; i < turns.length + 2; i++) {
      seen.push(at);
      at = stepFrom(outline, at, "forwardTurn");
    }
    expect([...new Set(seen)]).toEqual([...new Set([...turns.map((turn) => turn.at), of])]);
    expect(turnAt(outline, turns[5].at)).toEqual(turns[5]);
  });

  it("goes where the language reads to", () => {
    const key = (name: string, shift = false, rtl = false) => actOf({ key: name, shift }, rtl);
    expect(key("ArrowRight")).toEqual({ do: "step", step: "forward" });
    expect(key("ArrowRight", false, true)).toEqual({ do: "step", step: "back" });
    expect(key("ArrowLeft", true, true)).toEqual({ do: "step", step: "forwardTurn" });
    expect(key("PageUp")).toEqual({ do: "step", step: "backTurn" });
    expect(key("3")).toEqual({ do: "seat", seat: 2 });
    expect(key("o")).toEqual({ do: "open" });
    expect(key("x")).toBeNull();
  });

  it("tells what was chosen, whatever it was", () => {
    const { entries } = new Reel(game.record);
    expect(entries.length).toBe(outline.told[outline.of]);
    const names = ["Ada", "Maud"];
    const sentences = game.record.answers.map(
      ([, ...options], i) =>
        told({ asked: outline.asked[i], options, events: [] }, { cards, names, seat: 0, lang: "en" }).text,
    );
    expect(sentences).toContain("Maud: play Treasures");
    expect(sentences.every((text) => /^(You|Maud): ./.test(text))).toBe(true);
    const buy = game.record.answers.findIndex(([seat, option]) => seat === 1 && option === "buy:silver");
    const line = told(
      {
        asked: outline.asked[buy],
        options: ["buy:silver"],
        events: [
          { what: "buy", who: 1, n: 1, cards: ["silver"], source: null, from: "nowhere", to: "nowhere" },
          { what: "gain", who: 1, n: 1, cards: ["silver"], source: null, from: "nowhere", to: "discard" },
        ],
      },
      { cards, names, seat: 0, lang: "en" },
    );
    expect(line).toEqual({ text: "Maud buys Silver.", inLog: true });
  });
});
