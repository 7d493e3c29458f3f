/**
 * The line to a server, with a server made of nothing: when it breaks, what is said again, what is not, and
 * what the table shows meanwhile.
 */
import type { ChatJSON, ClientMessage, PlayJSON, ServerMessage, TableJSON, Welcome } from "@fiefdom/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { namesOf } from "../src/session/names.ts";
import { OnlineConnection, type Socket } from "../src/session/online.ts";
import { answer, chat, getUp, sitDown, undo, useSession, why, withdraw } from "../src/session/session.ts";
import { useSettings } from "../src/settings.ts";

/** The server's end of one connection. */
class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly got: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.got.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
  /** Opens and welcomes. */
  lets(welcome: Welcome = welcomed()): void {
    this.onopen?.();
    this.says(welcome);
  }
  of(type: ClientMessage["type"]): ClientMessage[] {
    return this.got.filter((message) => message.type === type);
  }
}

const table = (change: Partial<TableJSON> = {}): TableJSON => ({
  id: "a-table-that-is-far-away",
  status: "playing",
  options: {} as TableJSON["options"],
  seats: [0, 1].map((seat) => ({
    seat,
    kind: "person" as const,
    name: ["Ada", "Odo"][seat],
    person: `p${seat}`,
    bot: null,
    connected: true,
    resigned: false,
    rating: null,
  })),
  host: 0,
  spectators: 0,
  proposal: null,
  rematch: [],
  games: 1,
  ...change,
});

const event = (n: number) => ({ what: "draw", who: 0, n, source: null, from: "deck", to: "hand" });

const play = (change: Partial<PlayJSON> = {}): PlayJSON => ({
  game: "g1",
  view: {
    seat: 0,
    turn: 1,
    over: false,
    decision: null,
    supply: [],
    players: [
      { seat: 0, score: { total: 3, parts: [] } },
      { seat: 1, score: { total: 3, parts: [] } },
    ],
  } as unknown as PlayJSON["view"],
  decision: "1.0",
  bookmark: { game: 1, undos: 0, events: 2 },
  from: 0,
  events: [event(1), event(2)],
  clock: null,
  undo: "free",
  result: null,
  ...change,
});

const welcomed = (change: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  protocol: 1,
  time: Date.now() + 5000,
  you: { seat: 0, person: "p0" },
  table: table(),
  play: play(),
  cards: [],
  standing: { reactions: {}, treasures: false, payDebt: false },
  muted: [],
  chat: [],
  ...change,
});

const line = (number: number, text: string, person = "p0"): ChatJSON => ({
  number,
  person,
  name: "Ada",
  seat: 0,
  text,
  at: 0,
});

describe("the line to a server", () => {
  const sockets: FakeSocket[] = [];
  const last = (): FakeSocket => sockets[sockets.length - 1];
  let stir = (): void => {};
  let gone = false;
  let seen = true;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets.length = 0;
    gone = false;
    seen = true;
    useSettings.setState({ pace: "instant" });
    sitDown(
      (hearing) =>
        new OnlineConnection(hearing, {
          socket: () => {
            sockets.push(new FakeSocket());
            return last();
          },
          onStir: (listener) => {
            stir = listener;
            return () => {};
          },
          isGone: async () => gone,
          isSeen: () => seen,
        }),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    getUp();
    useSettings.setState({ pace: "calm" });
    vi.useRealTimers();
  });

  const shown = () => useSession.getState();
  /** The line breaks, and the next one is drawn at once. */
  const again = (): void => {
    last().breaks();
    stir();
  };

  it("says hello with nothing seen, and holds requests back until it is welcome", () => {
    last().onopen?.();
    void chat("hello?");
    expect(last().got).toEqual([{ type: "hello", protocol: 1, client: expect.any(String), seen: null }]);
    last().says(welcomed());
    expect(last().of("chat")).toHaveLength(1);
    expect(shown().status).toBe("ready");
    expect(shown().ahead).toBeGreaterThan(4000);
  });

  it("says that it is lost, tries again within a moment, and says what it has seen", () => {
    last().lets();
    last().breaks();
    expect(shown().lost).toBe(true);
    expect(shown().play).not.toBeNull();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    expect(last().got).toEqual([
      { type: "hello", protocol: 1, client: expect.any(String), seen: { game: 1, undos: 0, events: 2 } },
    ]);
    last().says(welcomed({ play: play({ from: 2, events: [] }) }));
    expect(shown().lost).toBe(false);
  });

  it("waits longer and longer while nobody opens", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    for (let i = 0; i < 10; i++) {
      last().breaks();
      vi.advanceTimersByTime(25_000);
    }
    const soon = sockets.length;
    last().breaks();
    vi.advanceTimersByTime(3000);
    expect(sockets).toHaveLength(soon);
    stir();
    expect(sockets).toHaveLength(soon + 1);
  });

  it("leaves the table as it is when nothing was missed, and adds what was", async () => {
    last().lets();
    const before = shown().play;
    again();
    last().lets(welcomed({ play: play({ from: 2, events: [] }) }));
    expect(shown().play).toBe(before);
    again();
    last().lets(
      welcomed({
        play: play({
          decision: "1.3",
          from: 2,
          events: [event(3)],
          bookmark: { game: 1, undos: 0, events: 3 },
        }),
      }),
    );
    await vi.waitFor(() => expect(shown().events.map(({ n }) => n)).toEqual([1, 2, 3]));
    expect(shown().play?.decision).toBe("1.3");
  });

  it("begins anew when it is another game", () => {
    last().lets();
    again();
    last().lets(
      welcomed({
        play: play({ game: "g2", bookmark: { game: 2, undos: 0, events: 1 }, events: [event(9)] }),
      }),
    );
    expect(shown().events.map(({ n }) => n)).toEqual([9]);
  });

  it("sends an answer again that was not acknowledged, once for each new line, and then no more", () => {
    last().lets();
    answer(["end"]);
    answer(["end"]);
    const [sent, ...more] = last().of("answer");
    expect(more).toEqual([]);
    again();
    last().lets(welcomed({ play: play({ from: 2, events: [] }) }));
    expect(last().of("answer")).toEqual([sent]);
    last().says({ type: "ack", id: (sent as { id: number }).id, repeated: true });
    again();
    last().lets(welcomed({ play: play({ from: 2, events: [] }) }));
    expect(last().of("answer")).toEqual([]);
  });

  it("does not say again what the others have heard, and says what they have not", async () => {
    last().lets(welcomed({ chat: [line(0, "yes")] }));
    const said = chat("yes");
    const unheard = chat("no");
    again();
    last().lets(welcomed({ chat: [line(0, "yes"), line(1, "yes"), line(2, "no", "p1")] }));
    expect(last().of("chat")).toMatchObject([{ text: "no" }]);
    expect(await said).toEqual({ ok: true });
    last().says({
      type: "refused",
      id: (last().of("chat")[0] as { id: number }).id,
      code: "too-fast",
      message: "",
    });
    expect(await unheard).toMatchObject({ ok: false, problem: { code: "too-fast" } });
    // A refused line of talk is no matter of the table.
    expect(shown().refused).toBeNull();
  });

  it("never takes back twice", () => {
    last().lets();
    undo();
    again();
    last().lets(
      welcomed({
        play: play({ decision: "1.2", bookmark: { game: 1, undos: 1, events: 1 }, events: [event(1)] }),
      }),
    );
    expect(last().of("undo")).toEqual([]);
    undo();
    again();
    last().lets(
      welcomed({
        play: play({ decision: "1.2", bookmark: { game: 1, undos: 1, events: 1 }, from: 1, events: [] }),
        table: table({
          proposal: { number: 1, what: "undo", by: 0, seat: 0, agreed: [], awaited: [1] },
        }),
      }),
    );
    expect(last().of("undo")).toEqual([]);
  });

  it("asks again to take back what nobody heard of", () => {
    last().lets();
    undo();
    again();
    last().lets(welcomed({ play: play({ from: 2, events: [] }) }));
    expect(last().of("undo")).toHaveLength(1);
  });

  it("gives up on a request that never gets a reply", () => {
    last().lets();
    answer(["end"]);
    for (let i = 0; i < 6; i++) {
      again();
      last().lets(welcomed({ play: play({ from: 2, events: [] }) }));
    }
    expect(last().of("answer")).toEqual([]);
    expect(shown().refused?.code).toBe("not-sent");
  });

  it("takes silence for a broken line", () => {
    last().lets();
    answer(["end"]);
    vi.advanceTimersByTime(9_000);
    expect(last().closed).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(sockets[0].closed).toBe(true);
    expect(shown().lost).toBe(true);
  });

  const pong = (): void =>
    last().says({ type: "pong", id: Number.MAX_SAFE_INTEGER, time: Date.now() - 1000 });

  it("shows within five seconds that a line is dead, and that it holds after all", () => {
    last().lets();
    for (let i = 0; i < 4; i++) {
      vi.advanceTimersByTime(3_000);
      expect(last().of("ping")).toHaveLength(i + 1);
      pong();
    }
    expect(shown()).toMatchObject({ lost: false, ahead: -1000 });
    // The strip waits for 0.7 s more, in case it is back at once.
    vi.advanceTimersByTime(4_300);
    expect(shown().lost).toBe(true);
    expect(last().closed).toBe(false);
    pong();
    expect(shown().lost).toBe(false);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(15_000);
    expect(sockets[0].closed).toBe(true);
  });

  it("asks less often while nobody looks", () => {
    seen = false;
    last().lets();
    vi.advanceTimersByTime(19_000);
    expect(last().of("ping")).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(last().of("ping")).toHaveLength(1);
  });

  it("holds back what is done while the line seems dead, and sends it when it holds", () => {
    last().lets();
    vi.advanceTimersByTime(4_300);
    answer(["end"]);
    expect(last().of("answer")).toEqual([]);
    expect(shown()).toMatchObject({ lost: true, held: 1, unsure: 0 });
    pong();
    expect(last().of("answer")).toHaveLength(1);
    expect(shown()).toMatchObject({ lost: false, held: 0, unsure: 0 });
  });

  it("sends on a new line what was done without one, once", () => {
    last().lets();
    last().breaks();
    answer(["end"]);
    expect(shown()).toMatchObject({ held: 1, unsure: 0 });
    stir();
    last().lets(welcomed({ play: play({ from: 2, events: [] }) }));
    expect(last().of("answer")).toHaveLength(1);
    expect(shown()).toMatchObject({ held: 0, unsure: 0 });
  });

  it("takes back what was not sent, and then the same may be answered otherwise", () => {
    last().lets();
    last().breaks();
    answer(["end"]);
    withdraw();
    expect(shown()).toMatchObject({ held: 0, refused: { code: "withdrawn" } });
    answer(["buy:silver"]);
    stir();
    last().lets(welcomed({ play: play({ from: 2, events: [] }) }));
    expect(last().of("answer")).toMatchObject([{ options: ["buy:silver"] }]);
  });

  it("says that it does not know what became of what was sent into a dead line, and can't take it back", () => {
    last().lets();
    answer(["end"]);
    last().breaks();
    expect(shown()).toMatchObject({ held: 0, unsure: 1 });
    withdraw();
    stir();
    last().lets(welcomed({ play: play({ from: 2, events: [] }) }));
    expect(last().of("answer")).toHaveLength(1);
  });

  it("takes a message that can't be read for a broken line, and ignores news it doesn't know", () => {
    last().lets();
    last().onmessage?.({ data: JSON.stringify({ type: "fanfare" }) });
    expect(shown().lost).toBe(false);
    last().onmessage?.({ data: "<html>Bad gateway</html>" });
    expect(shown().lost).toBe(true);
    expect(sockets[0].closed).toBe(true);
    vi.advanceTimersByTime(1000);
    last().lets();
    expect(shown().lost).toBe(false);
    last().onmessage?.({ data: JSON.stringify({ type: "play", play: { view: null } }) });
    expect(shown().lost).toBe(true);
  });

  it("waits as long as it is told to by a server that goes down", () => {
    last().lets();
    last().says({ type: "bye", reason: "restart", again: 5000 });
    last().breaks(1012);
    vi.advanceTimersByTime(4_900);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  it("says everything again after a pause when it was too fast", () => {
    last().lets();
    answer(["end"]);
    last().says({ type: "error", code: "too-fast", message: "Slow down." });
    expect(last().of("answer")).toHaveLength(1);
    vi.advanceTimersByTime(2_500);
    expect(last().of("answer")).toHaveLength(2);
  });

  it("does not come back to a table that is gone", async () => {
    last().lets();
    last().breaks(4404);
    expect(shown()).toMatchObject({ status: "failed", problem: { code: "gone" } });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("does not come back as somebody else when its login has ended", () => {
    last().lets();
    last().breaks(4401);
    expect(shown()).toMatchObject({ status: "failed", problem: { code: "login" } });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("finds out that a table is gone when the door stays shut", async () => {
    gone = true;
    for (let i = 0; i < 6 && shown().status !== "failed"; i++) {
      last().breaks();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(shown()).toMatchObject({ status: "failed", problem: { code: "gone" } });
  });

  it("shows a game as over that somebody gave up", async () => {
    last().lets();
    last().says({ type: "play", play: play({ decision: null, from: 2, events: [], result: [] }) });
    await vi.waitFor(() => expect(shown().play?.view.over).toBe(true));
  });

  it("lets nobody wait for a reason that does not come", async () => {
    last().lets();
    const reason = why("buy:gold");
    const refused = why("buy:silver");
    const [, second] = last().of("why") as { id: number }[];
    last().says({ type: "refused", id: second.id, code: "no-seat", message: "" });
    expect(await refused).toBeNull();
    expect(shown().refused).toBeNull();
    getUp();
    expect(await reason).toBeNull();
  });
});

describe("names", () => {
  it("tell bots by their level, number doubles and keep people's names apart from the sentence", () => {
    const bot = (name: string) => ({ kind: "bot" as const, name, bot: name });
    const seats = [
      { kind: "person" as const, name: "Ada", bot: null },
      bot("squire"),
      bot("squire"),
      { kind: "bot" as const, name: "Maud", bot: "squire" },
    ];
    expect(namesOf(seats, "en")).toEqual(["\u2068Ada\u2069", "Squire", "Squire 2", "Maud"]);
  });
});
