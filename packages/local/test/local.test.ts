import { openTable } from "@fiefdom/local/open";
import { LocalTable } from "@fiefdom/local/table";
import type { PlayJSON, ServerMessage, TableWishes, Welcome } from "@fiefdom/protocol";
import { describe, expect, it } from "vitest";

const WISHES: TableWishes = {
  kingdom: { from: "recommended", name: "first-game" },
  seats: [{ for: "person" }, { for: "bot", bot: "squire" }],
};

/** A client that keeps what it is told, as a browser does. */
function seated(wishes: TableWishes = WISHES, seed = "seed") {
  const heard: ServerMessage[] = [];
  let play: PlayJSON | null = null;
  let events: PlayJSON["events"] = [];
  const post = (message: ServerMessage): void => {
    heard.push(JSON.parse(JSON.stringify(message)));
    const come = "play" in message ? message.play : null;
    if (come) {
      play = come;
      events = [...events.slice(0, come.from), ...come.events];
    }
  };
  const table = openTable(wishes, ["You", "Maud"], seed, post);
  let id = 0;
  return {
    table,
    heard,
    play: () => play as unknown as PlayJSON,
    events: () => events,
    hello: () => table.hear({ type: "hello", protocol: 1, seen: null }),
    answer: (options: string[]) =>
      table.hear({
        type: "answer",
        id: ++id,
        decision: (play as unknown as PlayJSON).decision ?? "",
        options,
      }),
    say: (type: "undo") => table.hear({ type, id: ++id }),
    why: (what: string) => table.hear({ type: "why", id: ++id, what }),
    rematch: () => table.hear({ type: "rematch", id: ++id, yes: true }),
  };
}

/** The simplest way through a game: the first options there are. */
function simply(play: PlayJSON): string[] {
  const d = play.view.decision;
  if (d === null || !("options" in d)) throw new Error("not asked");
  if (d.options.includes("treasures")) return ["treasures"];
  const buys = ["province", "gold", "silver"].map((id) => `buy:${id}`);
  const buy = buys.find((option) => d.options.includes(option));
  if (buy !== undefined) return [buy];
  if (d.options.includes("end")) return ["end"];
  return d.options.slice(0, d.min);
}

describe("a table without a server", () => {
  it("shows how it was, as its person saw it then, also once it was left and gone on with", () => {
    const me = seated();
    me.hello();
    while (me.events().length < 150) me.answer(simply(me.play()));
    const plays = me.heard.flatMap((message) => ("play" in message && message.play ? [message.play] : []));
    const kept = JSON.parse(JSON.stringify(me.table.keepsake()));
    const again = LocalTable.resume(kept, () => {});
    const end = me.play().bookmark.events;
    expect(end).toBeGreaterThan(100);
    for (let told = 0; told <= end; told += 7) {
      const then = plays.find(({ bookmark }) => bookmark.events >= told);
      for (const table of [me.table, again])
        expect(JSON.parse(JSON.stringify(table.past(told)))).toEqual(then?.view);
    }
    expect(me.table.past(end + 1)).toBeNull();
    // To look back changes nothing.
    me.answer(simply(me.play()));
    expect(me.play().bookmark.events).toBeGreaterThanOrEqual(end);
  });

  it("welcomes with everything and plays to the end", () => {
    const me = seated();
    me.hello();
    const welcome = me.heard[0] as Welcome;
    expect(welcome.type).toBe("welcome");
    expect(welcome.cards.find((card) => card.id === "militia")?.types).toEqual(["Action", "Attack"]);
    for (let i = 0; me.play().result === null; i++) {
      expect(i).toBeLessThan(500);
      me.answer(simply(me.play()));
    }
    expect(me.play().result?.map((row) => row.place)).toContain(1);
    expect(me.events().at(-1)?.what).toBe("over");
    me.rematch();
    expect(me.play().game).toBe("2");
    expect(me.play().view.over).toBe(false);
  });

  it("shows the person's own hand and nobody else's", () => {
    const me = seated();
    me.hello();
    const { players } = me.play().view;
    expect(players[0].hand).toHaveLength(5);
    expect(players[1].hand).toBeUndefined();
  });

  it("takes back, says why not, and refuses what is too late", () => {
    const me = seated();
    me.hello();
    const before = me.play();
    const told = me.events().length;
    me.answer(["treasures"]);
    expect(me.play().view.coins).toBeGreaterThan(0);
    me.why("buy:province");
    expect(me.heard.at(-1)).toMatchObject({ type: "why", reason: { code: "too-dear" } });
    me.say("undo");
    expect(me.play().view.coins).toBe(0);
    expect(me.events()).toHaveLength(told);
    expect(me.play().view.players[0].hand).toEqual(before.view.players[0].hand);
    me.table.hear({ type: "answer", id: 99, decision: before.decision ?? "", options: ["end"] });
    expect(me.heard.at(-1)).toMatchObject({ type: "refused", id: 99, code: "late" });
  });

  it("comes back from what a browser kept", () => {
    const me = seated();
    me.hello();
    me.answer(["treasures"]);
    const heard: ServerMessage[] = [];
    const again = LocalTable.resume(JSON.parse(JSON.stringify(me.table.keepsake())), (m) => heard.push(m));
    again.hear({ type: "hello", protocol: 1, seen: null });
    expect((heard[0] as Welcome).play?.view).toEqual(me.play().view);
  });

  it("draws kingdoms at random and keeps standing answers", () => {
    const me = seated({ ...WISHES, kingdom: { from: "random", constraints: { sets: ["base"] } } });
    me.table.hear({ type: "standing", id: 1, reactions: {}, treasures: true, payDebt: true });
    me.hello();
    expect(me.play().view.coins).toBeGreaterThan(0);
  });

  it("takes back what was decided by hand, and remembers what was not when it comes back", () => {
    const me = seated();
    me.hello();
    me.table.hear({ type: "standing", id: 1, reactions: {}, treasures: true, payDebt: false });
    const coins = me.play().view.coins;
    expect(coins).toBeGreaterThan(0);
    expect(me.play().undo).toBe("no");
    me.answer(["buy:copper"]);
    // The bot has had its turn, and the Treasures of the next one are played already.
    expect(me.play().view.players[0].turns).toBe(2);
    expect(me.play().undo).toBe("free");
    const heard: ServerMessage[] = [];
    const again = LocalTable.resume(JSON.parse(JSON.stringify(me.table.keepsake())), (m) => heard.push(m));
    again.hear({ type: "hello", protocol: 1, seen: null });
    expect((heard[0] as Welcome).standing.treasures).toBe(true);
    expect((heard[0] as Welcome).play?.view).toEqual(me.play().view);
    again.hear({ type: "undo", id: 2 });
    me.say("undo");
    expect(me.play().view).toMatchObject({ coins, player: 0 });
    expect(me.play().view.players[0].turns).toBe(1);
    expect(heard.at(-1)).toMatchObject({ play: { view: me.play().view } });
  });

  it("says what is wrong with a wish", () => {
    expect(() =>
      openTable({ ...WISHES, kingdom: { from: "recommended", name: "nowhere" } }, [], "s", () => {}),
    ).toThrow(/no kingdom called/);
  });
});
