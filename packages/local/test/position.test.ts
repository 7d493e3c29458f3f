/** A table at home that begins from a position, and the position of a table: what a link between two people holds. */
import { squire } from "@fiefdom/bots/squire";
import { boardOf } from "@fiefdom/cards";
import { answer, determinize, type Game, start, view } from "@fiefdom/engine";
import { lineFor, lineOf, readPosition } from "@fiefdom/engine/notation";
import { arrange } from "@fiefdom/engine/position";
import { openAt, openTable } from "@fiefdom/local/open";
import { Showing } from "@fiefdom/local/showing";
import { LocalTable } from "@fiefdom/local/table";
import { Adviser } from "@fiefdom/local/weigh";
import type { ClientMessage, PlayJSON, ServerMessage } from "@fiefdom/protocol";
import { sightOf } from "@fiefdom/table/sight";
import { describe, expect, it } from "vitest";

/** Games that stand at a question of the turn. */
function* standing(players = 2) {
  for (const kingdom of ["first-game", "the-kings-army", "advanced-intro"]) {
    const board = boardOf({ players, kingdom });
    const game = start(board, kingdom, { log: true, history: true });
    const bots = Array.from({ length: players }, () => squire(board, kingdom));
    for (let n = 0; game.decision !== null && n < 300; n++) {
      const { who } = game.decision;
      if (game.stack.length === 1 && n % 13 === 0) yield { game, who };
      answer(game, who, bots[who].answer(view(game, who), game.decision));
    }
  }
}

/** Somebody at a table; `open` makes it. */
function seated<Table extends { hear(message: ClientMessage): void }>(
  open: (post: (message: ServerMessage) => void) => Table,
) {
  const heard: ServerMessage[] = [];
  let play = null as PlayJSON | null;
  const table = open((message) => {
    heard.push(message);
    if ("play" in message && message.play) play = message.play;
  });
  let id = 0;
  const last = () => heard.at(-1) as ServerMessage;
  return {
    table,
    hello: () => table.hear({ type: "hello", protocol: 1, seen: null }),
    view: () => (play as PlayJSON).view,
    answer: (...options: string[]) =>
      table.hear({ type: "answer", id: ++id, decision: play?.decision ?? "", options }),
    undo: () => table.hear({ type: "undo", id: ++id }),
    position: () => {
      table.hear({ type: "position", id: ++id });
      return last();
    },
  };
}

const at = (position: string, bots: string[] = []) =>
  seated((post) =>
    openAt({ type: "at", position, bots, seed: "s", names: ["Ada", "Maud", "Odo", "Isolde"] }, post),
  );

/** What one sees of a table that does not depend on how it came about. */
const seen = ({ players, supply, trash, turn, actions, buys, coins, phase, decision }: PlayJSON["view"]) => ({
  players: players.map(({ owned, hand, handSize, deckSize, discardSize, discardTop, inPlay, vp, debt }) => ({
    owned,
    hand,
    handSize,
    deckSize,
    discardSize,
    discardTop,
    inPlay,
    vp,
    debt,
  })),
  supply,
  trash,
  turn,
  actions,
  buys,
  coins,
  phase,
  decision,
});

describe("a position as a link", () => {
  it("says nothing that the player may not know, and all that they do", () => {
    let n = 0;
    for (const { game, who } of standing()) {
      const line = lineFor(game, who, "chance");
      // Two worlds that are one to this player are one line.
      expect(lineFor(determinize(game, who, `other ${n++}`), who, "chance")).toBe(line);
      const me = at(line ?? "");
      me.hello();
      expect(seen(me.view())).toEqual(seen(view(game, who).toJSON()));
    }
    expect(n).toBeGreaterThan(30);
  });

  it("seats the person where it is whose turn it is, with as many bots as there are seats", () => {
    for (const { game, who } of standing(4)) {
      const me = at(lineOf(game) ?? "", ["big-money"]);
      me.hello();
      expect(me.view().seat).toBe(who);
      const { setting } = (me.table as LocalTable).keepsake();
      expect(setting.bots.filter((bot) => bot === "")).toHaveLength(1);
      expect(setting.bots.filter((bot) => bot === "squire")).toHaveLength(2);
      expect([setting.names[who], setting.names[who === 0 ? 1 : 0]]).toEqual(["Ada", "Maud"]);
    }
  });

  it("is played on, taken back to where it began, and gone on with another day", () => {
    const [{ game }] = standing();
    const me = at(lineOf(game) ?? "");
    me.hello();
    const first = seen(me.view());
    const kept = () => (me.table as LocalTable).keepsake();
    if (me.view().decision !== null && game.phase === 0) me.answer("end");
    me.answer("treasures");
    me.answer("buy:silver");
    const later = seen(me.view());
    expect(later).not.toEqual(first);
    const again = seated((post) => LocalTable.resume(JSON.parse(JSON.stringify(kept())), post));
    again.hello();
    expect(seen(again.view())).toEqual(later);
    for (let i = 0; i < 20; i++) again.undo();
    expect(seen(again.view())).toEqual(first);
  });

  it("is told on one's own turn, and not in the middle of an effect", () => {
    const me = seated((post) => openTable({}, ["Ada", "Maud"], "oak", post, undefined, { first: 0 }));
    me.hello();
    const told = me.position();
    expect(told.type).toBe("position");
    if (told.type !== "position") return;
    expect(readPosition(told.line).position.players[0].hand).toHaveLength(5);
    const mine = at(
      "f1~2.printed~copper.estate.province.curse~cellar~~phase:action~hand:cellar.4copper;deck:5copper~hand:5copper~",
    );
    mine.hello();
    mine.answer("play:cellar");
    expect(mine.view().decision).toMatchObject({ source: "cellar" });
    expect(mine.position()).toMatchObject({ type: "refused", code: "mid-effect" });
  });

  it("is told in a replay: as a seat knew it, or as it was where all lies open", () => {
    const { table } = seated((post) => openTable({}, ["Ada", "Maud"], "oak", post, undefined, { first: 0 }));
    const { record } = table.keepsake();
    const look = { at: 0, seat: 0, open: false, result: false };
    const showing = (open: boolean) =>
      seated(
        (post) =>
          new Showing(
            { type: "replay", record, names: ["Ada", "Maud"], bots: ["", "squire"], look: { ...look, open } },
            (message) => {
              if (message.type !== "outline") post(message);
            },
          ),
      );
    const lines = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const told = showing(false).position();
      if (told.type === "position") lines.add(told.line);
    }
    // Dealt anew each time; laid open, it is what it was.
    expect(lines.size).toBeGreaterThan(2);
    const open = [1, 2, 3].map(() => showing(true).position());
    expect(new Set(open.map((told) => (told.type === "position" ? told.line : told.type))).size).toBe(1);
  });

  it.each([
    ["no position", "nonsense", /begins with f1~/],
    ["an unknown card", "f1~2.printed~copper~no-such-card~~turn:0~hand:copper~hand:copper~", /no-such-card/],
    ["a card of another game", "f1~2.printed~copper.silver~village~~turn:0~hand:gold~hand:copper~", /gold/],
    ["a seat that is not there", "f1~2.printed~copper~village~~turn:5~hand:copper~hand:copper~", /seat 5/],
    ["too few parts", "f1~3.printed~copper~village~~turn:0~hand:copper~", /parts/],
    ["a single player", "f1~1.printed~copper~village~~turn:0~hand:copper~", /player/],
    ["more cards than the box has", "f1~2.printed~copper.province~village~~~hand:40province~~", /province/],
  ])("is refused in words: %s", (_, line, words) => {
    expect(() => at(line)).toThrow(words);
  });

  it("wants bots that there are", () => {
    const [{ game }] = standing();
    expect(() => at(lineOf(game) ?? "", ["nobody"])).toThrow(/no bot called "nobody"/);
  });
});

describe("a decision is weighed", () => {
  it("in the place of whoever is asked there, whatever they can't see", async () => {
    const adviser = new Adviser();
    const weigh = async (game: Game, who: number, seed: string) => {
      const sight = { seen: sightOf(game, who, seed) };
      const reply = await adviser.advise({ type: "consider", n: 1, sight, ms: 60 });
      return reply?.type === "considered" ? reply.thought : null;
    };
    let weighed = 0;
    for (const { game, who } of standing()) {
      if (weighed >= 2) break;
      if (game.turn < 5) continue;
      const thought = await weigh(game, who, "a");
      if (thought === null) continue;
      weighed++;
      expect(thought.seat).toBe(who);
      const ways = ({ candidates }: typeof thought) =>
        candidates.map(({ line }) => JSON.stringify(line)).sort();
      const other = await weigh(game, who, "b");
      expect(other === null ? [] : ways(other)).toEqual(ways(thought));
    }
    expect(weighed).toBe(2);
  });

  it("and a blunder is told before it is made, a sound move is not", async () => {
    // Time goes by with every look at the clock: whether this machine is quick is not what is asked here.
    let now = 0;
    const adviser = new Adviser(() => (now += 10));
    const board = boardOf({ players: 2, kingdom: "first-game" });
    const copies = (n: number, id: string): string[] => Array<string>(n).fill(id);
    const game = arrange(
      board,
      {
        players: [
          {
            hand: [...copies(3, "gold"), ...copies(2, "estate")],
            deck: [...copies(7, "copper"), "estate"],
            turns: 7,
          },
          {
            hand: copies(5, "copper"),
            deck: [...copies(2, "copper"), ...copies(3, "estate"), "gold"],
            turns: 6,
          },
        ],
        turn: 0,
      },
      { seed: "judged" },
    );
    const judged = async (option: string, ms = 1500) => {
      const sight = { seen: sightOf(game, 0, "j") };
      const reply = await adviser.advise({ type: "judge", n: 1, sight, ms, options: [option] });
      return reply?.type === "warned" ? reply.warning : undefined;
    };
    const warning = await judged("buy:curse");
    if (warning === "late") expect.fail("there was time enough");
    expect(warning?.cost.value).toBeGreaterThan(0.1);
    expect(warning?.better.options).not.toEqual(["buy:curse"]);
    expect(warning?.reasons.map(({ code }) => code)).toContain("junk");
    expect(await judged("treasures")).toBeNull();
    expect(await judged("buy:province")).toBeNull();
    // Whoever has no time for a verdict says so, and not that all is well.
    expect(await judged("buy:curse", 100)).toBe("late");
  });
});
