/** Visits to tables one after the other, and the pace at which moves are shown: nothing of one is left in the next. */
import type { ClientMessage, PlayJSON, ServerMessage } from "@fiefdom/protocol";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Hearing } from "../src/session/connection.ts";
import { Pacing } from "../src/session/pacing.ts";
import {
  answer,
  chat,
  getUp,
  lookAhead,
  lookBack,
  sitDown,
  useSession,
  why,
} from "../src/session/session.ts";
import type { Pace } from "../src/settings.ts";

/** A move, of which only who made it and which it was matter here. */
const move = (who: number, n: number): PlayJSON =>
  ({
    game: "g1",
    view: { seat: 0, turn: 1, over: false, decision: null, supply: [], players: [] },
    decision: `1.${n}`,
    bookmark: { game: 1, undos: 0, events: n },
    from: n - 1,
    events: [{ what: "draw", who, n, source: null, from: "deck", to: "hand" }],
    clock: null,
    undo: "free",
    result: null,
  }) as unknown as PlayJSON;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  getUp();
  vi.useRealTimers();
});

describe("the pace of moves", () => {
  const shown: number[][] = [];
  let pace: Pace = "calm";
  const open = (): Pacing => {
    shown.length = 0;
    return new Pacing({
      pace: () => pace,
      isOthers: (play) => play.events.some(({ who }) => who !== 0),
      show: (plays) => shown.push(plays.map(({ bookmark }) => bookmark.events)),
      waits: () => {},
    });
  };

  it("lets the others' moves follow each other, and one's own at once", () => {
    pace = "calm";
    const pacing = open();
    for (const n of [1, 2]) pacing.queue(move(1, n));
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(649);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([[1]]);
    vi.advanceTimersByTime(650);
    expect(shown).toEqual([[1], [2]]);
    pacing.queue(move(0, 3));
    expect(shown).toEqual([[1], [2], [3]]);
    pacing.expect();
    pacing.queue(move(1, 4));
    expect(shown.at(-1), "what one's own move set off").toEqual([4]);
  });

  it("hurries when far behind, catches up when told, and forgets when dropped", () => {
    pace = "calm";
    const pacing = open();
    for (let n = 1; n <= 9; n++) pacing.queue(move(1, n));
    vi.advanceTimersByTime(650 + 325);
    expect(shown).toEqual([[1], [2]]);
    pacing.catchUp();
    expect(shown.at(-1)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    pacing.queue(move(1, 10));
    pacing.drop();
    vi.runAllTimers();
    expect(shown).toHaveLength(3);
  });

  it("where nobody waits, shows a move in the task that brought it, and together what follows before the frame", async () => {
    vi.useRealTimers();
    pace = "instant";
    const pacing = open();
    const frames: FrameRequestCallback[] = [];
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    for (let n = 1; n <= 4; n++) pacing.queue(move(1, n));
    expect(shown, "the first waits for nothing").toEqual([[1]]);
    // Nothing is worked out within a frame.
    for (const frame of frames.splice(0)) frame(0);
    expect(shown).toHaveLength(1);
    await vi.waitFor(() => expect(shown.slice(1)).toEqual([[2, 3, 4]]));
    pacing.queue(move(1, 12));
    pacing.catchUp();
    pacing.queue(move(1, 13));
    pacing.drop();
    pacing.queue(move(1, 14));
    await vi.waitFor(() => expect(shown.slice(2)).toEqual([[12], [14]]));
    pacing.queue(move(1, 15));
    pacing.expect();
    pacing.queue(move(1, 16));
    expect(shown.at(-1), "what one's own move set off").toEqual([15, 16]);
  });
});

describe("two tables one after the other", () => {
  /** The other end of a visit. */
  function visit(): { hearing: Hearing; got: ClientMessage[]; leave: () => void; isClosed: () => boolean } {
    const got: ClientMessage[] = [];
    let hearing: Hearing | undefined;
    let closed = false;
    const leave = sitDown((heard) => {
      hearing = heard;
      return { send: (message) => got.push(message), close: () => void (closed = true) };
    });
    if (hearing === undefined) throw new Error("nobody listens");
    return { hearing, got, leave, isClosed: () => closed };
  }
  const welcome = (play: PlayJSON): ServerMessage =>
    ({
      type: "welcome",
      protocol: 1,
      time: 0,
      you: { seat: 0, person: "p0" },
      table: { id: "t", seats: [], options: {} },
      play,
      cards: [],
      standing: { reactions: {}, treasures: false, payDebt: false },
      muted: [],
      chat: [],
    }) as unknown as ServerMessage;

  it("what the first still says does not reach the second", async () => {
    const first = visit();
    first.hearing.opened();
    first.hearing.heard(welcome(move(0, 1)));
    const question = why("buy:gold");
    const second = visit();
    expect(first.isClosed()).toBe(true);
    await expect(question).resolves.toBeNull();
    first.hearing.heard(welcome(move(0, 7)));
    first.hearing.lost();
    first.hearing.failed("gone", "It is gone.");
    vi.runAllTimers();
    expect(useSession.getState()).toMatchObject({
      status: "opening",
      lost: false,
      problem: null,
      play: null,
    });
    // Getting up from a table that one has left does nothing.
    first.leave();
    expect(second.isClosed()).toBe(false);
    second.leave();
    expect(second.isClosed()).toBe(true);
    expect(useSession.getState()).toMatchObject({ status: "none", visit: null });
  });

  it("each counts its own requests under a name of its own", () => {
    const names = [1, 2].map(() => {
      const { hearing, got } = visit();
      hearing.opened();
      hearing.heard(welcome(move(0, 1)));
      answer(["end"]);
      answer(["end"]);
      void chat("hello");
      expect(got.map((message) => ("id" in message ? message.id : 0))).toEqual([0, 1, 2]);
      const [hello] = got;
      return hello.type === "hello" ? hello.client : "";
    });
    expect(new Set(names).size).toBe(2);
    expect(names.every((name) => (name ?? "").length >= 16)).toBe(true);
  });

  it("shows what was shown before, goes on meanwhile, and comes back", async () => {
    const { hearing } = visit();
    const says = (n: number, more: Partial<PlayJSON> = {}): ServerMessage => {
      const play = move(0, n);
      return {
        type: "play",
        play: { ...play, bookmark: { ...play.bookmark, events: n }, from: n - 1, ...more },
      };
    };
    const shownNow = (): unknown[] => {
      const { past, play } = useSession.getState();
      return [past?.bookmark.events ?? null, play?.bookmark.events];
    };
    const first = move(0, 4);
    hearing.heard(welcome({ ...first, bookmark: { ...first.bookmark, events: 4 }, from: 0 }));
    for (const n of [5, 6, 7]) hearing.heard(says(n));
    vi.runAllTimers();
    expect(await lookBack(6)).toBe(true);
    expect(shownNow()).toEqual([6, 7]);
    const { past } = useSession.getState();
    expect(past).toMatchObject({ decision: null, undo: "no", events: [], view: { decision: null } });
    // What comes meanwhile is neither shown instead nor lost.
    hearing.heard(says(8));
    vi.runAllTimers();
    expect(shownNow()).toEqual([6, 8]);
    lookAhead();
    expect(shownNow()).toEqual([null, 8]);
    // What was before this page came is not guessed.
    expect(await lookBack(2)).toBe(false);
    expect(shownNow()).toEqual([null, 8]);
    expect(await lookBack(4)).toBe(true);
    // What was taken back never was.
    await lookBack(7);
    hearing.heard(says(6, { bookmark: { game: 1, undos: 1, events: 6 }, from: 5 }));
    vi.runAllTimers();
    expect(shownNow()).toEqual([null, 6]);
    expect(await lookBack(7)).toBe(false);
    expect(await lookBack(6)).toBe(true);
    // Another game has a past of its own.
    hearing.heard(
      welcome({ ...first, game: "another", bookmark: { game: 2, undos: 0, events: 4 }, from: 0 }),
    );
    expect(shownNow()).toEqual([null, 4]);
    expect(await lookBack(6)).toBe(false);
  });

  it("without a table nothing is sent and nothing breaks", async () => {
    getUp();
    answer(["end"]);
    await expect(why("buy:gold")).resolves.toBeNull();
  });
});
