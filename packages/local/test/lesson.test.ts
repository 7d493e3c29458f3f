import { openTable } from "@fiefdom/local/open";
import { LocalTable } from "@fiefdom/local/table";
import type { EventJSON, PlayJSON, ServerMessage, TableWishes } from "@fiefdom/protocol";
import { describe, expect, it } from "vitest";
import type { Lesson } from "../src/messages.ts";

const WISHES: TableWishes = {
  kingdom: { from: "list", piles: ["militia", "patrician-emporium"] },
  landscapes: [],
  seats: [{ for: "person" }, { for: "bot", bot: "squire" }],
};

const LESSON: Lesson = {
  players: [
    { hand: ["copper", "copper", "copper", "estate", "estate"], deck: ["estate", "copper"], turns: 3, vp: 2 },
    { hand: ["militia", "copper", "copper", "copper", "copper"], deck: ["copper"], turns: 3 },
  ],
  supply: { "patrician-emporium": 6, province: 1 },
  shuffles: [{ seat: 0, cards: ["silver", "copper"] }],
  script: { 4: ["play:militia", "buy:curse"] },
};

function seated(resume?: ReturnType<LocalTable["keepsake"]>) {
  let play: PlayJSON | null = null;
  let events: readonly EventJSON[] = [];
  const post = (message: ServerMessage): void => {
    const come = "play" in message ? message.play : null;
    if (come == null) return;
    events = [...events.slice(0, come.from), ...come.events];
    play = come;
  };
  const table =
    resume === undefined
      ? openTable(WISHES, ["You", "Maud"], "any", post, LESSON)
      : LocalTable.resume(resume, post);
  table.hear({ type: "hello", protocol: 1, seen: null });
  const now = (): PlayJSON => play as unknown as PlayJSON;
  return {
    table,
    now,
    mine: () => now().view.players[0],
    did: (what: string, who: number) => events.filter((event) => event.what === what && event.who === who),
    answer: (...options: string[]) =>
      table.hear({ type: "answer", id: 1, decision: now().decision ?? "", options }),
  };
}

describe("a lesson", () => {
  it("begins as it was arranged", () => {
    const { now, mine } = seated();
    const { view } = now();
    expect(mine()).toMatchObject({ handSize: 5, deckSize: 2, vp: 2, turns: 4 });
    expect(view.player).toBe(0);
    const left = new Map(view.supply.map((pile) => [pile.pile, pile]));
    // What the players have is missing from the piles, and no pile is higher than it ever was.
    expect(left.get("militia")?.count).toBe(9);
    expect(left.get("copper")?.count).toBe(46);
    expect(left.get("province")?.count).toBe(1);
    expect(left.get("patrician-emporium")).toMatchObject({ count: 6, top: "patrician" });
  });

  it("shuffles as it was fixed", () => {
    const me = seated();
    me.answer("treasures");
    me.answer("buy:silver");
    // Two were left in the deck; the Silver and a Copper come next.
    expect(me.mine().hand).toEqual(expect.arrayContaining(["silver", "copper"]));
  });

  it("leaves to chance what can't fall as it was fixed", () => {
    const me = seated();
    me.answer("treasures");
    me.answer("buy:copper");
    expect(me.mine().handSize).toBe(5);
    expect(me.did("shuffle", 0)).toHaveLength(1);
  });

  it("lets the opponent follow the script where it can", () => {
    const me = seated();
    me.answer("treasures");
    me.answer("buy:silver");
    expect(me.did("play", 1)[0].cards).toEqual(["militia"]);
    expect(me.now().view.decision).toMatchObject({ verb: "discard", source: "militia" });
    me.answer("copper", "silver");
    // "buy:curse" comes first on its list, before any Treasure.
    expect(me.did("gain", 1)[0].cards).toEqual(["curse"]);
  });

  it("is taken back and taken up again to the same point", () => {
    const me = seated();
    me.answer("treasures");
    const { view } = me.now();
    me.answer("buy:copper");
    me.table.hear({ type: "undo", id: 2 });
    expect(me.now().view).toEqual(view);
    me.answer("buy:silver");
    const again = seated(JSON.parse(JSON.stringify(me.table.keepsake())));
    expect(again.now().view).toEqual(me.now().view);
  });
});
