/** A table at home: the bots are asked one after the other, the end can be taken back, and all of it can be kept. */
import { boardOf } from "@fiefdom/cards";
import { replay } from "@fiefdom/engine";
import { fingerprint } from "@fiefdom/engine/fingerprint";
import { setUpNames } from "@fiefdom/engine/save";
import { start } from "@fiefdom/engine/start";
import type { ViewJSON } from "@fiefdom/engine/view";
import { describe, expect, it } from "vitest";
import { type Company, HomeTable, optionsOf, type Setting } from "../src/home.ts";
import type { Player } from "../src/player.ts";

const SETTING: Setting = { names: ["You", "Maud", "Odo"], bots: ["", "simple", "simple"] };
const BOARD = boardOf({ players: 3, ruleset: "printed", kingdom: "first-game" });
const OPTIONS = optionsOf(setUpNames(BOARD), SETTING.bots);

/** Money, then Provinces. */
const WISHES = ["treasures", "buy:province", "buy:gold", "buy:silver", "end"];

function choice(seen: ViewJSON): string[] {
  const d = seen.decision;
  if (d === null || !("options" in d)) throw new Error("not asked");
  const wish = WISHES.find((option) => d.options.includes(option));
  return wish === undefined ? d.options.slice(0, d.min) : [wish];
}

const simple: Player = { answer: (view) => choice(view.toJSON()) };
const company: Company = { in: () => simple };

const seated = (): HomeTable =>
  new HomeTable(SETTING, OPTIONS, start(BOARD, "oak", { first: 0, log: true, history: true }), "oak");

function answer(table: HomeTable, ...options: string[]): void {
  table.act({ type: "answer", id: 0, decision: table.match.decisionFor(table.you) ?? "", options });
}

async function playOn(table: HomeTable, until: () => boolean): Promise<void> {
  for (let i = 0; i < 400 && !until() && table.status === "playing"; i++) {
    if (table.match.asked === table.you) answer(table, ...choice(table.match.scenes.present(table.you).view));
    await table.letBotsPlay(company);
  }
}

describe("a table at home", () => {
  it("asks each bot in its seat, and rests when the person is asked", async () => {
    const table = seated();
    const asked: number[] = [];
    const rested: boolean[] = [];
    const watched: Company = {
      in: (seat) => {
        asked.push(seat);
        // The second comes later.
        return seat === 1 ? simple : Promise.resolve(simple);
      },
      rested: (isEndless) => rested.push(isEndless),
    };
    answer(table, "end");
    await table.letBotsPlay(watched);
    expect([...new Set(asked)]).toEqual([1, 2]);
    expect(rested).toEqual([false]);
    expect(table.match.asked).toBe(0);
    // Nothing is asked of a bot now.
    expect(table.askedBot).toBeNull();
  });

  it("lets a bot that thinks of a game that is no more think in vain", async () => {
    const table = seated();
    let think: (answer: string) => void = () => {};
    const slow: Player = { ...simple, think: () => new Promise((done) => (think = done)) };
    answer(table, "end");
    const thinking = table.letBotsPlay({ in: () => slow });
    table.act({ type: "undo", id: 0 });
    void table.letBotsPlay(company);
    const before = fingerprint(table.match.game);
    think("end");
    await thinking;
    expect(fingerprint(table.match.game)).toBe(before);
    expect(table.match.asked).toBe(0);
  });

  it("takes even the end back, and a rematch begins with whoever sits left of the winner", async () => {
    const table = seated();
    await playOn(table, () => false);
    expect(table.status).toBe("over");
    expect(table.result?.map((row) => row.seat).sort()).toEqual([0, 1, 2]);
    expect(table.keep()).toMatchObject({ over: true, result: table.result });
    expect(table.mayUndo(0, table.match.mayUndo(0))).toBe("free");
    table.act({ type: "undo", id: 0 });
    expect([table.status, table.result, table.match.asked]).toEqual(["playing", null, 0]);
    await playOn(table, () => false);
    const best = table.result?.filter((row) => row.place === 1) ?? [];
    table.act({ type: "rematch", id: 0, yes: true });
    expect(table.match.number).toBe(2);
    if (best.length === 1) expect(table.match.game.player).toBe((best[0].seat + 1) % 3);
    expect(table.match.bookmark).toMatchObject({ game: 2, undos: 0 });
  });

  it("comes back as it was kept, also from the middle of another game", async () => {
    const table = seated();
    await playOn(table, () => table.match.game.turn > 12);
    const kept = JSON.parse(JSON.stringify(table.keep()));
    const taken = 9;
    for (const first of [0, taken]) {
      const game = replay(kept.record, () => BOARD, first);
      const again = new HomeTable(SETTING, OPTIONS, game, "oak");
      again.goOnFrom(kept);
      expect(fingerprint(again.match.game)).toBe(fingerprint(table.match.game));
      expect(again.keep()).toEqual(kept);
    }
    const spoiled = { ...kept.record, answers: [...kept.record.answers, [2, "buy:nothing"]] };
    const other = new HomeTable(
      SETTING,
      OPTIONS,
      replay(kept.record, () => BOARD, 0),
      "oak",
    );
    expect(() => other.goOnFrom({ record: spoiled })).toThrow(/does not fit/);
  });
});
