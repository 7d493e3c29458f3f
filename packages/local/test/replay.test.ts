/** Recorded games: looked at from any moment and seat, and gone on from. */

import { boardFor } from "@fiefdom/cards";
import { replay } from "@fiefdom/engine";
import { load } from "@fiefdom/engine/save";
import type { GoOnRequest, Keepsake, Look, Outline, ReplayReply, ReplayRequest } from "@fiefdom/local";
import { goOnFrom, openTable } from "@fiefdom/local/open";
import { Reel } from "@fiefdom/local/reel";
import { Showing } from "@fiefdom/local/showing";
import { LocalTable } from "@fiefdom/local/table";
import type { PlayJSON, ServerMessage, Welcome } from "@fiefdom/protocol";
import { beforeAll, describe, expect, it } from "vitest";

/** The simplest way through a game. */
function simply(play: PlayJSON): string[] {
  const d = play.view.decision;
  if (d === null || !("options" in d)) throw new Error("not asked");
  if (d.options.includes("treasures")) return ["treasures"];
  const wanted = ["province", "gold", "smithy", "silver"].map((id) => `buy:${id}`);
  const buy = wanted.find((option) => d.options.includes(option));
  if (buy !== undefined) return [buy];
  const plays = d.options.find((option) => option.startsWith("play:"));
  if (plays !== undefined) return [plays];
  return d.options.includes("end") ? ["end"] : d.options.slice(0, d.min);
}

interface Client {
  readonly table: LocalTable;
  play(): PlayJSON;
  events(): PlayJSON["events"];
  answer(options: readonly string[]): void;
  undo(): void;
  refused(): string | null;
}

/** A client that keeps what it is told, as a browser does. */
function seated(open: (post: (message: ServerMessage) => void) => LocalTable): Client {
  let play: PlayJSON | null = null;
  let events: PlayJSON["events"] = [];
  let refused: string | null = null;
  let id = 0;
  const table = open((message) => {
    if (message.type === "refused") refused = message.code;
    const come = "play" in message ? message.play : null;
    if (!come) return;
    play = come;
    events = [...events.slice(0, come.from), ...come.events];
  });
  table.hear({ type: "hello", protocol: 1, seen: null });
  const now = (): PlayJSON => play as unknown as PlayJSON;
  return {
    table,
    play: now,
    events: () => events,
    answer: (options) =>
      table.hear({ type: "answer", id: ++id, decision: now().decision ?? "", options: [...options] }),
    undo: () => table.hear({ type: "undo", id: ++id }),
    refused: () => refused,
  };
}

function finish(me: Client): Keepsake {
  for (let i = 0; me.play().result === null; i++) {
    expect(i).toBeLessThan(1000);
    me.answer(simply(me.play()));
  }
  return JSON.parse(JSON.stringify(me.table.keepsake()));
}

/** Somebody looking at a recorded game. */
function watching(kept: Keepsake, look: Partial<Look> = {}, more: Partial<ReplayRequest> = {}) {
  const first: Look = { at: 0, seat: 0, open: false, result: false, ...look };
  let now = first;
  let play: PlayJSON | null = null;
  let events: PlayJSON["events"] = [];
  const heard: (ServerMessage | ReplayReply)[] = [];
  const table = new Showing(
    {
      type: "replay",
      record: kept.record,
      names: kept.setting.names,
      bots: kept.setting.bots,
      look: first,
      ...more,
    },
    (message) => {
      heard.push(message);
      const come = "play" in message ? message.play : null;
      if (!come) return;
      if (message.type === "welcome") events = [];
      play = come;
      events = [...events.slice(0, come.from), ...come.events];
    },
  );
  table.hear({ type: "hello", protocol: 1, seen: null });
  return {
    table,
    heard,
    outline: (heard.find((message) => message.type === "outline") as { outline: Outline }).outline,
    look: (change: Partial<Look>): void => {
      now = { ...now, ...change };
      table.look(now);
    },
    play: (): PlayJSON => play as unknown as PlayJSON,
    events: () => events,
  };
}

describe("a recorded game", () => {
  let kept: Keepsake;
  /** What the person saw at each of their own decisions, by the number of answers given before. */
  const seen = new Map<number, PlayJSON["view"]>();

  beforeAll(() => {
    const me = seated((post) =>
      openTable(
        {
          kingdom: { from: "recommended", name: "first-game" },
          seats: [{ for: "bot", bot: "squire" }, { for: "person" }, { for: "bot", bot: "big-money" }],
        },
        ["Maud", "You", "Odo"],
        "elm",
        post,
      ),
    );
    for (let i = 0; me.play().result === null; i++) {
      expect(i).toBeLessThan(1000);
      seen.set(me.table.keepsake().record.answers.length, me.play().view);
      me.answer(simply(me.play()));
    }
    kept = JSON.parse(JSON.stringify(me.table.keepsake()));
  });

  it("is kept with its result, from whichever seat the person played", () => {
    expect(kept.over).toBe(true);
    expect(kept.result?.map((row) => row.seat).sort()).toEqual([0, 1, 2]);
    expect(seen.size).toBeGreaterThan(20);
    expect(seen.values().next().value?.seat).toBe(1);
  });

  it("is thought about as the seat knew it then, and not from another's place unless all lies open", () => {
    const me = watching(kept, { seat: 1 });
    let asked = 0;
    for (const [at, view] of seen) {
      me.look({ at, seat: 1, open: false });
      const sight = me.table.sight();
      if (sight === null) continue;
      asked++;
      const world = load(sight.seen, boardFor);
      expect(world.players[1].hand.length).toBe(view.players[1].handSize);
      me.look({ seat: 0 });
      expect(me.table.sight()).toBeNull();
      me.look({ open: true });
      expect(me.table.sight()).not.toBeNull();
    }
    expect(asked).toBe(seen.size);
    me.look({ result: true });
    expect(me.table.sight()).toBeNull();
  });

  it("shows at each moment what the seat saw then, in any order", () => {
    const me = watching(kept, { seat: 1 });
    const moments = [...seen.keys()];
    for (const at of [...moments.filter((_, i) => i % 3 === 0).reverse(), ...moments.slice(0, 8)]) {
      me.look({ at });
      const then = seen.get(at);
      const { decision, ...view } = me.play().view;
      const { decision: question, ...before } = then as PlayJSON["view"];
      expect(view).toEqual(before);
      expect(decision?.seat).toBe(question?.seat);
      expect(decision !== null && "options" in decision).toBe(false);
    }
  });

  it("tells the same story however a moment was reached", () => {
    const step = watching(kept, { seat: 1 });
    for (let at = 1; at <= 40; at++) step.look({ at });
    const jump = watching(kept, { seat: 1 });
    jump.look({ at: step.outline.of });
    jump.look({ at: 40 });
    expect(jump.events()).toEqual(step.events());
    expect(jump.events()).toHaveLength(step.outline.told[40]);
    expect(watching(kept, { seat: 1, at: 40 }).events()).toEqual(step.events());
  });

  it("marks every turn at the moment it begins, and every answer with who was asked", () => {
    const { outline } = watching(kept);
    expect(outline.of).toBe(kept.record.answers.length);
    expect(outline.asked.map((asked) => asked.seat)).toEqual(kept.record.answers.map(([seat]) => seat));
    expect(outline.turns[0].at).toBe(0);
    const numbers = outline.turns.filter((turn) => turn.seat === 1).map((turn) => turn.number);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    const me = watching(kept);
    for (const turn of outline.turns.slice(0, 20)) {
      me.look({ at: turn.at });
      expect(me.play().view.player).toBe(turn.seat);
      expect(me.play().view.players[turn.seat].turns).toBe(turn.number);
    }
  });

  it("shows no hand but the seat's own, or all of them when it is laid open", () => {
    const me = watching(kept, { seat: 1, at: 30 });
    const hands = (): boolean[] => me.play().view.players.map((player) => player.hand !== undefined);
    expect(hands()).toEqual([false, true, false]);
    expect(me.events().some((event) => event.what === "draw" && event.cards === undefined)).toBe(true);
    me.look({ open: true });
    expect(hands()).toEqual([true, true, true]);
    expect(me.events().every((event) => event.what !== "draw" || event.cards !== undefined)).toBe(true);
    me.look({ open: false, seat: 2 });
    expect(hands()).toEqual([false, false, true]);
    expect((me.heard.at(-1) as Welcome).you.seat).toBe(2);
  });

  it("says how score, money and decks grew", () => {
    const { course, turns } = watching(kept).outline;
    expect(course).toHaveLength(turns.length + 1);
    expect(course[0].seats).toEqual(Array(3).fill({ score: 3, money: 7, cards: 10 }));
    const last = course[course.length - 1].seats;
    expect(last.map((row) => row.score)).toEqual(
      [0, 1, 2].map((seat) => kept.result?.find((row) => row.seat === seat)?.score.total),
    );
    const end = new Reel(kept.record).end;
    expect(last.map((row) => row.cards)).toEqual(
      end.players.map(
        (p) => p.hand.length + p.deck.length + p.discard.length + p.play.length + p.aside.length,
      ),
    );
    expect(Math.max(...course.flatMap((row) => row.seats.map((seat) => seat.money)))).toBeGreaterThan(12);
  });

  it("shows the result when it is wanted, also one that the moves don't tell", () => {
    const me = watching(kept);
    expect(me.play().view.over).toBe(false);
    me.look({ result: true });
    expect(me.play().view.over).toBe(true);
    expect(me.play().result).toEqual(kept.result);
    const resigned = (kept.result ?? []).map((row) => ({ ...row, resigned: row.seat === 0 }));
    const cut: Keepsake = { ...kept, record: { ...kept.record, answers: kept.record.answers.slice(0, 50) } };
    const other = watching(cut, {}, { result: resigned });
    expect(other.outline.result).toBeNull();
    other.look({ result: true });
    expect(other.play().result).toEqual(resigned);
  });

  it("answers why, refuses moves, and takes a place outside for the nearest inside", () => {
    const me = watching(kept, { at: 1e9, seat: 99 });
    expect(me.play().decision).toBe(String(me.outline.of));
    expect(me.play().view.seat).toBe(2);
    me.look({ at: Number.NaN, seat: 1 });
    expect(me.play().decision).toBe("0");
    me.table.hear({ type: "why", id: 5, what: "buy:province" });
    expect(me.heard.at(-1)).toMatchObject({ type: "why", id: 5 });
    me.table.hear({ type: "answer", id: 6, decision: "0", options: ["end"] });
    expect(me.heard.at(-1)).toMatchObject({ type: "refused", id: 6 });
  });

  it("refuses what does not fit", () => {
    const answers = kept.record.answers.map((given, i) => (i === 7 ? ([0, "buy:nothing"] as const) : given));
    expect(() => new Reel({ ...kept.record, answers })).toThrow(/Answer 8 of the record/);
    expect(
      () => new Reel({ ...kept.record, setUp: { ...kept.record.setUp, kingdom: ["no-such"] } }),
    ).toThrow();
    expect(() => new Reel(JSON.parse("{}"))).toThrow(/not a record/);
  });

  it("can be gone on from at any moment, in any seat, and is a record again", () => {
    const at = 45;
    const goOn = (seat: number): Client =>
      seated((post) =>
        goOnFrom(
          {
            type: "goOn",
            record: kept.record,
            at,
            names: ["Maud", "Ada", "Odo"],
            bots: [0, 1, 2].map((other) => (other === seat ? "" : "squire")),
          },
          post,
        ),
      );
    for (const seat of [0, 2]) {
      const me = goOn(seat);
      expect(me.play().view.seat).toBe(seat);
      expect(me.play().view.decision?.seat).toBe(seat);
      // Nothing of the old game is taken back.
      expect(me.play().undo).toBe("no");
      me.undo();
      expect(me.refused()).toBe("nothing-to-undo");
      const before = me.play().view;
      me.answer(simply(me.play()));
      me.undo();
      expect(me.play().view).toEqual(before);
      // What was hidden stays as it was: the same answers bring the same cards.
      const after = me.table.keepsake();
      expect(after.record.answers.slice(0, at)).toEqual(kept.record.answers.slice(0, at));
      expect(after.record.seed).toBe(kept.record.seed);
      // A reload brings it back, and the old game's answers still stand.
      const again = seated((post) => LocalTable.resume(JSON.parse(JSON.stringify(after)), post));
      expect(again.play().view).toEqual(before);
      expect(again.play().undo).toBe("no");
      const done = finish(again);
      expect(done.setting.taken).toBe(at);
      expect(new Reel(done.record).outline.result).toEqual(done.result);
    }
  });

  it("can be gone on from with hidden cards dealt anew: what the person sees stays, what comes is another game", () => {
    const request = (seat: number, at: number, anew?: string): GoOnRequest => ({
      type: "goOn",
      record: kept.record,
      at,
      names: ["Maud", "Ada", "Odo"],
      bots: [0, 1, 2].map((other) => (other === seat ? "" : "squire")),
      ...(anew === undefined ? {} : { anew }),
    });
    const ends = new Set<string>();
    // Every seat, at questions of the turn and in the middle of effects.
    for (let at = 20; at < kept.record.answers.length - 12; at += 7) {
      const [seat] = kept.record.answers[at];
      const [same, ...others] = [undefined, "oak", "elm"].map((anew) =>
        seated((post) => goOnFrom(request(seat, at, anew), post)),
      );
      const between = replay(kept.record, boardFor, at).stack.length === 1;
      for (const me of others) {
        const { view } = me.play();
        expect(view.seat).toBe(seat);
        const was = same.play().view;
        if (between) {
          expect(view.players[seat].hand?.toSorted()).toEqual(was.players[seat].hand?.toSorted());
          const sizes = ({ players }: typeof view): number[][] =>
            players.map(({ handSize, deckSize, discardSize }) => [handSize, deckSize, discardSize]);
          expect(sizes(view)).toEqual(sizes(was));
          expect([view.coins, view.buys, view.actions]).toEqual([was.coins, was.buys, was.actions]);
        }
        // A reload brings it back as it is.
        const kept = JSON.parse(JSON.stringify(me.table.keepsake()));
        expect(seated((post) => LocalTable.resume(kept, post)).play().view).toEqual(view);
        ends.add(JSON.stringify(finish(me).result));
      }
    }
    expect(ends.size).toBeGreaterThan(10);
    expect(() => goOnFrom(request(0, kept.record.answers.length, "oak"), () => {})).toThrow(/over/);
  });

  it("cannot be gone on from when it is over, nor with nobody or two people to play it", () => {
    const request = {
      type: "goOn" as const,
      record: kept.record,
      at: kept.record.answers.length,
      names: ["a", "b", "c"],
      bots: ["", "squire", "squire"],
    };
    expect(() => goOnFrom(request, () => {})).toThrow(/over/);
    expect(() => goOnFrom({ ...request, at: 3, bots: ["", "", "squire"] }, () => {})).toThrow(/One person/);
    expect(() => goOnFrom({ ...request, at: 3, bots: ["", "nobody", "squire"] }, () => {})).toThrow(/no bot/);
  });
});
