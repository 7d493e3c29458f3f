/**
 * People who meet: quick matches as wished and how long they take, friends and those whom one does not want to
 * meet, profiles, ranks, past games, running games, and the kingdom of the day.
 */
import type {
  DailyJSON,
  GameRow,
  HistoryJSON,
  ProfileJSON,
  RankRow,
  RunningJSON,
  TableJSON,
  TableRow,
  TiesJSON,
  WaitJSON,
} from "@fiefdom/protocol";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { playToEnd, playUntil, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

async function account(name: string, url = house.url): Promise<Visitor> {
  const visitor = await Visitor.named(url, name);
  await visitor.post("/api/account", { name, password: "correct horse battery" });
  return visitor;
}

const put = (visitor: Visitor, other: string, tie: string | null): Promise<Response> =>
  visitor.fetch("PUT", `/api/people/${other}/tie`, { tie });

/** Two play a public game to the end, and it counts. */
async function game(one: Visitor, other: Visitor, options: object = {}): Promise<string> {
  const { id } = await one.create({ public: true, rated: true, ...options });
  await other.join(id);
  const pair = [await one.sit(id), await other.sit(id)];
  await Promise.all(pair.map((sitting) => playToEnd(sitting)));
  return pair[0].play?.game ?? "";
}

test("a quick match is one that fits both, and its wait is what others waited", async () => {
  const [ada, bob, eve, dan] = await Promise.all(
    ["Wait A", "Wait B", "Wait E", "Wait D"].map((name) => account(name)),
  );
  const nothing = await ada.get<WaitJSON>("/api/quick?players=3&clock=live&rated=yes");
  expect(nothing).toEqual({ waiting: 0, found: 0, left: 0, medianSeconds: null });
  const three = { players: 3, clock: "live", rated: true };
  const first = await ada.post<TableJSON>("/api/quick", three);
  expect(first.options).toMatchObject({ rated: true, clock: { kind: "bank" }, public: true });
  expect(first.seats).toHaveLength(3);
  await ada.sit(first.id);
  expect((await bob.get<WaitJSON>("/api/quick?players=3")).waiting).toBe(1);
  expect((await bob.get<WaitJSON>("/api/quick?players=2")).waiting).toBe(0);
  // Other wishes, another table; no wishes, the one that waits.
  const two = await bob.post<TableJSON>("/api/quick", { players: 2, sets: ["seaside"] });
  expect(two.id).not.toBe(first.id);
  expect(two.options.kingdom).toMatchObject({ constraints: { sets: ["seaside"] } });
  await bob.sit(two.id);
  expect((await eve.post<TableJSON>("/api/quick", { sets: ["base"], players: 2 })).id).not.toBe(two.id);
  expect((await dan.post<TableJSON>("/api/quick", { sets: ["seaside", "base"], players: 2 })).id).toBe(
    two.id,
  );
  expect((await eve.get<WaitJSON>("/api/quick?players=2&sets=seaside")).found).toBe(1);
  // Who waits for a game that counts is not given a guest.
  const guest = await Visitor.named(house.url, "Passing by");
  expect((await guest.post<TableJSON>("/api/quick", { players: 3 })).id).not.toBe(first.id);
  expect((await guest.fetch("POST", "/api/quick", { rated: true })).status).toBe(403);
  for (const bad of [{ players: 7 }, { sets: [] }, { clock: "never" }, { wish: 1 }])
    expect((await guest.fetch("POST", "/api/quick", bad)).status, JSON.stringify(bad)).toBe(400);
});

test("two who would both be content find each other, whoever comes first", async () => {
  const names = ["Any A", "Any B", "Any C", "Any D"];
  // Where nobody else waits.
  const own = await openHouse();
  onTestFinished(() => own.stop());
  const [ada, bob, eve, dan] = await Promise.all(names.map((name) => account(name, own.url)));
  const matched = async (one: object, other: object): Promise<TableJSON | null> => {
    const waiting = await ada.post<TableJSON>("/api/quick", one);
    const there = await ada.sit(waiting.id);
    const found = await bob.post<TableJSON>("/api/quick", other);
    const isOne = found.id === waiting.id;
    await there.ask({ type: "ping" });
    if (isOne) expect(there.state?.options, "who waits is told what it became").toEqual(found.options);
    for (const [visitor, id] of [
      [ada, waiting.id],
      [bob, found.id],
    ] as const)
      await visitor.post(`/api/tables/${id}/leave`, {});
    there.close();
    return isOne ? found : null;
  };
  // Every wish beside none, and beside others, in both orders.
  const wishes = [
    { rated: true },
    { clock: "live" },
    { sets: ["seaside"] },
    { sets: ["seaside", "prosperity"], clock: "days", rated: true },
    { players: 3 },
    { players: 4, sets: ["base"] },
  ];
  for (const wish of wishes)
    for (const [one, other] of [
      [{}, wish],
      [wish, {}],
    ]) {
      const met = await matched(one, other);
      expect(met, JSON.stringify([one, other])).not.toBeNull();
      expect(met?.seats).toHaveLength(wish.players ?? 2);
      expect(met?.status).toBe(wish.players === undefined ? "playing" : "open");
      expect(met?.options.rated).toBe(wish.rated ?? false);
    }
  // Of several sets, those that both want.
  for (const sets of [["seaside"], ["seaside", "empires"]]) {
    const met = await matched({ sets: ["base", "seaside"] }, { sets });
    expect(met?.options.kingdom).toMatchObject({ constraints: { sets: ["seaside"] } });
  }
  expect(await matched({ clock: "live" }, { sets: ["seaside"], rated: true })).toMatchObject({
    options: { clock: { kind: "bank" }, rated: true, kingdom: { constraints: { sets: ["seaside"] } } },
  });
  for (const [one, other] of [
    [{ rated: true }, { rated: false }],
    [{ players: 2 }, { players: 3 }],
    [{ clock: "live" }, { clock: "none" }],
    [{ sets: ["base"] }, { sets: ["seaside"] }],
  ])
    expect(await matched(one, other), JSON.stringify([one, other])).toBeNull();

  // Nobody is brought to another table than the one they chose themselves.
  const waiting = await ada.post<TableJSON>("/api/quick", {});
  await ada.sit(waiting.id);
  expect((await eve.get<WaitJSON>("/api/quick?players=3&clock=days")).waiting).toBe(1);
  const three = await bob.post<TableJSON>("/api/quick", { players: 3 });
  expect(three.id).toBe(waiting.id);
  await bob.post(`/api/tables/${three.id}/leave`, {});
  // Who leaves takes their wishes along; who sat down at the table as it stood keeps it so.
  expect((await eve.get<WaitJSON>("/api/quick?players=4")).waiting).toBe(1);
  await dan.join(three.id);
  expect((await eve.get<WaitJSON>("/api/quick?players=4")).waiting).toBe(0);
  expect((await eve.post<TableJSON>("/api/quick", { players: 4 })).id).not.toBe(three.id);
  expect((await bob.post<TableJSON>("/api/quick", { players: 3 })).status).toBe("playing");
  // Who changes their mind while waiting waits at one table.
  const first = await eve.post<TableJSON>("/api/quick", { players: 2, sets: ["empires"] });
  expect(first).toMatchObject({ seats: [{ person: eve.person }, { kind: "open" }] });
  expect((await eve.post<TableJSON>("/api/quick", { clock: "days" })).id).toBe(first.id);
});

test("of many who come at once each finds one other", async () => {
  const own = await openHouse();
  onTestFinished(() => own.stop());
  const people = await Promise.all([..."abcdef"].map((letter) => account(`Crowd ${letter}`, own.url)));
  const wishes = [{ clock: "days", sets: ["empires"] }, { sets: ["empires", "base"] }, { clock: "days" }];
  const found = await Promise.all(
    people.map((person, i) => person.post<TableJSON>("/api/quick", { players: 2, ...wishes[i % 3] })),
  );
  for (const person of people)
    expect(
      found.filter(({ seats }) => seats.some((seat) => seat.person === person.person)).length,
    ).toBeGreaterThan(0);
  const ids = new Set(found.map(({ id }) => id));
  const tables = await Promise.all([...ids].map((id) => people[0].get<TableJSON>(`/api/tables/${id}`)));
  expect(tables.map(({ status, seats }) => [status, seats.length])).toEqual(Array(3).fill(["playing", 2]));
});

test("whom somebody blocks does not reach them, and is not told so", async () => {
  const [ada, bob] = await Promise.all(["Blocking", "Blocked"].map((name) => account(name)));
  expect((await put(ada, bob.person, "block")).status).toBe(204);
  const { id } = await bob.create({ public: true, seats: Array(3).fill({ for: "person" }) });
  const ids = async (visitor: Visitor): Promise<string[]> =>
    (await visitor.get<TableRow[]>("/api/tables")).map(({ table }) => table.id);
  expect(await ids(ada)).not.toContain(id);
  expect(await ids(new Visitor(house.url))).toContain(id);
  // No quick match brings them together, whoever waits.
  const wishes = { players: 2, sets: ["prosperity"] };
  const [waiting, other] = [
    await ada.post<TableJSON>("/api/quick", wishes),
    await bob.post<TableJSON>("/api/quick", wishes),
  ];
  expect(other.id).not.toBe(waiting.id);
  // At her table there is no seat for him, as if it were full.
  const hers = await ada.create({ seats: Array(3).fill({ for: "person" }) });
  const refused = await bob.fetch("POST", `/api/tables/${hers.id}/join`, {});
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("seat-taken")]);
  // She may sit down with him all the same, and reads nothing of what he says.
  await ada.join(id);
  const [a, b] = [await ada.sit(id), await bob.sit(id)];
  await b.ask({ type: "chat", text: "do you hear me" });
  await a.ask({ type: "ping" });
  const again = await ada.sit(id);
  expect([...a.got, ...again.got].join()).not.toContain("do you hear me");
  const told = await bob.get<TiesJSON>("/api/me/ties");
  expect(told).toEqual({ friends: [], blocked: [] });
  expect((await bob.get<ProfileJSON>(`/api/people/${ada.person}`)).tie).toBeNull();
  expect((await put(ada, bob.person, null)).status).toBe(204);
  expect(await ids(ada)).toContain(id);
});

test("friends are accounts, known to be mutual or not, and go with whoever goes", async () => {
  const [ada, bob] = await Promise.all(["Friend A", "Friend B"].map((name) => account(name)));
  const guest = await Visitor.named(house.url, "Just a guest");
  expect((await put(ada, bob.person, "friend")).status).toBe(204);
  expect((await put(ada, guest.person, "friend")).status).toBe(404);
  expect((await put(ada, ada.person, "friend")).status).toBe(403);
  expect((await put(ada, "no-such-person-here", "block")).status).toBe(404);
  expect((await put(new Visitor(house.url), bob.person, "friend")).status).toBe(401);
  const friends = async () => (await ada.get<TiesJSON>("/api/me/ties")).friends;
  expect(await friends()).toMatchObject([{ person: bob.person, name: "Friend B", mutual: false }]);
  await put(bob, ada.person, "friend");
  expect(await friends()).toMatchObject([{ mutual: true }]);
  expect(await ada.get(`/api/people?name=friend%20b`)).toMatchObject({ person: bob.person });
  expect(JSON.stringify(await ada.get("/api/me/data"))).toContain(bob.person);
  await bob.fetch("DELETE", "/api/me", { password: "correct horse battery" });
  expect(await friends()).toEqual([]);
  expect((await ada.fetch("GET", `/api/people/${bob.person}`)).status).toBe(404);
});

test("a profile and past games show others only what is public and over", async () => {
  const [ada, bob] = await Promise.all(["Profile A", "Profile B"].map((name) => account(name)));
  const open = await game(ada, bob);
  const hidden = await game(ada, bob, { public: false, rated: false });
  const running = await ada.create({ public: true });
  await bob.join(running.id);
  const stranger = new Visitor(house.url);
  const page = `/api/people/${ada.person}`;
  const seen = await stranger.get<ProfileJSON>(page);
  expect(seen).toMatchObject({ name: "Profile A", games: { played: 1 }, tie: null });
  expect(seen.sets).toMatchObject([{ set: "base", played: 1, won: seen.games.won }]);
  expect(seen.opponents).toMatchObject([{ person: bob.person, played: 1 }]);
  expect(seen.kingdoms).toHaveLength(1);
  expect(seen.ratings.map(({ mean }) => mean)).toEqual([seen.rating?.mean]);
  const past = async (visitor: Visitor, query = ""): Promise<string[]> =>
    (await visitor.get<HistoryJSON>(`${page}/games?${query}`)).games.map((row) => row.game);
  expect(await past(stranger)).toEqual([open]);
  expect(JSON.stringify([seen, await stranger.get(`${page}/games`)])).not.toContain(hidden);
  // One's own are all there, the newest first, and can be searched.
  expect(await past(ada)).toEqual([hidden, open]);
  expect((await ada.get<ProfileJSON>(page)).games.played).toBe(2);
  expect(await past(ada, "rated=yes")).toEqual([open]);
  expect(await past(ada, "with=PROFILE%20b&card=moat")).toEqual([hidden, open]);
  expect(await past(ada, "with=nobody")).toEqual([]);
  expect(await past(ada, "card=witch")).toEqual([]);
  const won = await past(ada, "result=won");
  expect([...won, ...(await past(ada, "result=lost"))].sort()).toEqual([hidden, open].sort());
  const [{ started }] = (await ada.get<HistoryJSON>(`${page}/games`)).games as GameRow[];
  expect(await past(ada, `before=${started}`)).toEqual([open]);
  expect((await stranger.fetch("GET", `${page}/games?before=-1`)).status).toBe(400);
  // Guests are nobody's business.
  const guest = await Visitor.named(house.url, "Guest with games");
  expect((await stranger.fetch("GET", `/api/people/${guest.person}`)).status).toBe(404);
  expect((await guest.get<ProfileJSON>(`/api/people/${guest.person}`)).games).toEqual({ played: 0, won: 0 });
});

test("ranks are of those who played enough games that counted", async () => {
  const [ada, bob] = await Promise.all(["Rank A", "Rank B"].map((name) => account(name)));
  const ranked = async (): Promise<RankRow[]> =>
    (await new Visitor(house.url).get<RankRow[]>("/api/ranks")).filter(({ name }) => name.startsWith("Rank"));
  for (let i = 0; i < 4; i++) await game(ada, bob);
  expect(await ranked()).toEqual([]);
  await game(ada, bob);
  const rows = await ranked();
  expect(rows.map(({ name }) => name).sort()).toEqual(["Rank A", "Rank B"]);
  const sure = rows.map(({ rating }) => rating.mean - rating.plusMinus);
  expect(sure).toEqual([...sure].sort((a, b) => b - a));
  expect(await ada.get("/api/ranks?from=1000")).toEqual([]);
  expect((await ada.fetch("GET", "/api/ranks?from=1e9")).status).toBe(400);
});

test("running games say whose move it is where days may pass, and to nobody else", async () => {
  const [ada, bob] = [await Visitor.named(house.url, "Letter A"), await Visitor.named(house.url, "Letter B")];
  const { id } = await ada.create({ clock: { kind: "correspondence", days: 2 } });
  await bob.join(id);
  const running = async (visitor: Visitor): Promise<RunningJSON | undefined> =>
    (await visitor.get<RunningJSON[]>("/api/me/running")).find(({ table }) => table === id);
  const both = [await running(ada), await running(bob)];
  expect(both.map((row) => row?.asked).sort()).toEqual([false, true]);
  for (const row of both) expect(row?.deadline === null).toBe(row?.asked === false);
  const live = await ada.create({});
  await bob.join(live.id);
  const rows = await ada.get<RunningJSON[]>("/api/me/running");
  expect(rows.find(({ table }) => table === live.id)).toMatchObject({ asked: null, deadline: null });
  const stranger = await Visitor.named(house.url, "Letter C");
  expect(await stranger.get("/api/me/running")).toEqual([]);
  await bob.post(`/api/tables/${id}/leave`, {});
  expect(await running(ada)).toBeUndefined();
});

test("the kingdom of the day is one for all, and everybody's best is kept", async () => {
  const ada = await account("Daily A");
  const guest = await Visitor.named(house.url, "Daily guest");
  const before = await ada.get<DailyJSON>("/api/daily");
  expect(before.kingdom.kingdom).toHaveLength(10);
  expect(before).toMatchObject({ rows: [], mine: null, players: 0 });
  expect((await guest.get<DailyJSON>("/api/daily")).kingdom).toEqual(before.kingdom);
  for (const visitor of [ada, guest]) {
    const table = await visitor.post<TableJSON>("/api/daily", {});
    expect(table.options).toMatchObject({ kingdom: { piles: before.kingdom.kingdom }, spectators: false });
    await playToEnd(await visitor.sit(table.id));
  }
  const after = await ada.get<DailyJSON>("/api/daily");
  // Guests are counted, and see their own; the list is of accounts, whose names are their own.
  expect(after.players).toBe(2);
  expect(after.rows).toMatchObject([{ rank: 1, name: "Daily A", person: ada.person }]);
  expect(after.mine).toMatchObject({ game: after.rows[0].game });
  expect((await guest.get<DailyJSON>("/api/daily")).mine).not.toBeNull();
  // What a draw showed can't be taken back, since all are held beside each other.
  const again = await guest.sit((await guest.post<TableJSON>("/api/daily", {})).id);
  const turn = (await again.until(() => again.isAsked)).view.turn;
  await playUntil(again, ({ view }) => view.turn > turn);
  expect(again.play?.undo).toBe("no");
  expect(await again.ask({ type: "undo" })).toMatchObject({ code: "nothing-to-undo" });
  // Who gives up has no result; another table with these cards is not the day's.
  const eve = await account("Daily E");
  const given = await eve.post<TableJSON>("/api/daily", {});
  await (await eve.sit(given.id)).ask({ type: "resign" });
  expect((await eve.get<DailyJSON>("/api/daily")).mine).toBeNull();
});
