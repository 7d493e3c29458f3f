/** Bots that take their time: the person is heard in between, and nothing that was said is lost. */
import { currentPlan, knownPlan } from "@fiefdom/bots/marshal";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { boardOf } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine";
import { openTable } from "@fiefdom/local/open";
import type { Surroundings } from "@fiefdom/local/opponents";
import { LocalTable } from "@fiefdom/local/table";
import type { PlayJSON, ServerMessage } from "@fiefdom/protocol";
import { describe, expect, it } from "vitest";

const PLAN: Plan = {
  name: "Silver",
  notes: [],
  needs: [],
  lists: { buy: [{ what: "province" }, { what: "silver" }] },
  choose: [],
};

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

function seated(bots: readonly string[], around: Surroundings & { first?: number }, kingdom = "first-game") {
  const heard: ServerMessage[] = [];
  const table = openTable(
    {
      kingdom: { from: "recommended", name: kingdom },
      seats: [{ for: "person" }, ...bots.map((bot) => ({ for: "bot" as const, bot }))],
    },
    [],
    "oak",
    (message) => heard.push(message),
    undefined,
    around,
  );
  table.hear({ type: "hello", protocol: 1, seen: null });
  const play = (): PlayJSON => {
    const last = heard.findLast((message) => "play" in message && message.play !== null);
    return (last as { play: PlayJSON }).play;
  };
  let id = 0;
  return {
    table,
    heard,
    play,
    answer: (...options: string[]) =>
      table.hear({ type: "answer", id: ++id, decision: play().decision ?? "", options }),
    undo: () => table.hear({ type: "undo", id: ++id }),
    why: () => table.hear({ type: "why", id: ++id, what: "buy:gold" }),
    asked: () => play().view.decision?.seat,
  };
}

describe("between the moves of bots", () => {
  it("the person can take back, ask why, and the bots start anew from there", async () => {
    let pauses: (() => void)[] = [];
    const me = seated(["squire", "big-money", "squire"], {
      first: 0,
      pause: () => new Promise((go) => pauses.push(go)),
    });
    me.answer("treasures");
    me.answer("end");
    // The first bot has made one move and waits.
    expect(me.asked()).not.toBe(0);
    const moves = me.heard.filter((message) => message.type === "play").length;
    me.why();
    expect(me.heard.at(-1)).toMatchObject({ type: "why" });
    me.undo();
    expect(me.asked()).toBe(0);
    for (const go of pauses) go();
    await settle();
    // Those who waited have noticed that the game is another: nobody moved.
    expect(me.asked()).toBe(0);
    expect(me.heard.filter((message) => message.type === "play")).toHaveLength(moves + 1);
    pauses = [];
    me.answer("end");
    for (let i = 0; i < 200 && me.asked() !== 0; i++) {
      for (const go of pauses.splice(0)) go();
      await settle();
    }
    expect(me.play().view.players.map((player) => player.turns)).toEqual([2, 1, 1, 1]);
  });

  it("each move is told as it is made, and the end of it is told too", async () => {
    const counts: number[] = [];
    const me = seated(["squire", "squire", "squire", "squire", "squire"], {
      first: 0,
      pause: async () => {
        counts.push(me.heard.filter((message) => message.type === "play").length);
      },
    });
    me.answer("treasures");
    me.answer("buy:silver");
    for (let i = 0; i < 50 && me.asked() !== 0; i++) await settle();
    expect(counts.length).toBeGreaterThan(5);
    expect(new Set(counts).size).toBe(counts.length);
    expect(me.asked()).toBe(0);
  });

  it("what the person did is kept before it is shown, and what the others did when they rest", async () => {
    let seat: (() => { heard: number; answers: string[] }) | null = null;
    const kept: { readonly heard: number; readonly answers: readonly string[] }[] = [];
    const me = seated(["squire", "squire"], {
      first: 0,
      pause: () => settle(),
      keep: () => {
        // It is kept for the first time as the table is opened.
        const now = seat?.();
        if (now !== undefined) kept.push(now);
      },
    });
    seat = () => ({
      heard: me.heard.length,
      answers: me.table.keepsake().record.answers.map(([who, ...options]) => `${who} ${options}`),
    });
    me.answer("treasures");
    const before = me.heard.length;
    me.answer("buy:silver");
    expect(kept.at(-1)?.heard).toBe(before);
    expect(kept.at(-1)?.answers.at(-1)).toBe("0 buy:silver");
    expect(me.asked()).not.toBe(0);
    const ofTheLast = () => kept.at(-1)?.answers.filter((answer) => answer.startsWith("2 ")).length;
    await expect.poll(ofTheLast).toBeGreaterThan(0);
    expect(me.asked()).toBe(0);
    const times = kept.length;
    me.answer("end");
    expect(kept).toHaveLength(times + 1);
  });
});

describe("a bot that needs a plan", () => {
  it("plays at once by a first plan, by better ones as they come, and by the right one from then on", async () => {
    const wanted: Board[] = [];
    let better: (plan: Plan) => void = () => {};
    let found: (plan: Plan) => void = () => {};
    const me = seated(["squire", "marshal"], {
      first: 0,
      findPlan: (board, ...tell) => {
        wanted.push(board);
        [better, found] = tell;
      },
    });
    expect(wanted).toHaveLength(1);
    const [board] = wanted;
    me.answer("treasures");
    me.answer("buy:silver");
    await settle();
    // Everybody has had their turn, Marshal as well, although nothing was found.
    expect(me.asked()).toBe(0);
    expect(me.play().view.players.map((player) => player.turns)).toEqual([2, 1, 1]);
    expect(knownPlan(board)).toBeUndefined();
    const nothing = { ...PLAN, lists: { buy: [{ what: "curse" }] } };
    better(nothing);
    expect(currentPlan(board)).toBe(nothing);
    const curses = (): number => me.play().view.supply.find(({ pile }) => pile === "curse")?.count ?? 0;
    const before = curses();
    me.answer("treasures");
    me.answer("buy:silver");
    await settle();
    expect(curses()).toBe(before - 1);
    found(PLAN);
    expect(knownPlan(board)).toEqual(PLAN);
    // Whatever comes late is not taken over the right one.
    better(nothing);
    expect(currentPlan(board)).toEqual(PLAN);
    me.answer("treasures");
    me.answer("buy:silver");
    await settle();
    expect(curses()).toBe(before - 1);
    // The search goes on, and what it finds then is taken over as well.
    const further = { ...nothing, name: "Further" };
    found(further);
    expect(me.table.keepsake().plan).toEqual(further);
    me.answer("treasures");
    me.answer("buy:silver");
    await settle();
    expect(curses()).toBeLessThan(before - 1);
  });

  it("finds it in what the browser kept, and does not look again", async () => {
    // For three: for two the book knows a plan.
    const first = seated(
      ["marshal", "squire"],
      { first: 0, findPlan: (_board, _better, found) => found(PLAN) },
      "size-distortion",
    );
    await settle();
    const kept = JSON.parse(JSON.stringify(first.table.keepsake()));
    expect(kept.plan).toEqual(PLAN);
    const board = boardOf({ players: 3, kingdom: "size-distortion" });
    expect(knownPlan(board)).toEqual(PLAN);
    const heard: ServerMessage[] = [];
    const again = LocalTable.resume(kept, (message) => heard.push(message), {
      findPlan: () => {
        throw new Error("asked for again");
      },
    });
    again.hear({ type: "hello", protocol: 1, seen: null });
    expect(heard[0].type).toBe("welcome");
  });

  it("refuses a first player whom there is not", () => {
    expect(() => seated(["squire"], { first: 2 })).toThrow(/seat 2/);
  });
});
