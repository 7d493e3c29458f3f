/** Sending twice does no harm: every message of a game is sent twice, over connections and restarts too. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GameJSON, ServerMessage } from "@fiefdom/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playToEnd, Sitting, simpleChoice, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fiefdom-twice-"));
  house = await openHouse({}, folder);
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Says everything twice, in the very same words. */
class Stutterer extends Sitting {
  override raw(text: string): void {
    super.raw(text);
    if (!text.includes('"hello"')) super.raw(text);
  }
}

async function sit(visitor: Visitor, table: string, name: string, Kind = Sitting): Promise<Sitting> {
  const sitting = new Kind(visitor, table);
  sitting.name = name;
  await sitting.open(null);
  return sitting;
}

const repliesTo = (sitting: Sitting, id: number): ServerMessage[] =>
  sitting.messages.filter((m) => "id" in m && m.id === id);

async function pair(Kind: typeof Sitting): Promise<[asked: Sitting, other: Sitting]> {
  const [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
  const { id } = await ada.create();
  await bob.join(id);
  const sittings: [Sitting, Sitting] = [
    await sit(ada, id, "ada-first", Kind),
    await sit(bob, id, "bob-first", Kind),
  ];
  return sittings[0].isAsked ? sittings : [sittings[1], sittings[0]];
}

test("a game in which everything is said twice is the game in which it is said once", async () => {
  const [ada, bob] = await pair(Stutterer);
  let asks = 0;
  let undone = false;
  const choose = async (sitting: Sitting): Promise<number> =>
    playToEnd(sitting, (play) => {
      asks++;
      return simpleChoice(play);
    });
  // An undo that is free, one that is voted on, and talk.
  await ada.answer("treasures");
  await ada.until((play) => play.view.coins > 0);
  const back = ada.until((play) => play.bookmark.undos > 0);
  await ada.ask({ type: "undo" });
  await back;
  undone = true;
  await ada.ask({ type: "chat", text: "one" });
  await bob.ask({ type: "chat", text: "two" });
  await ada.ask({ type: "mute", person: bob.visitor.person, on: true });
  await ada.ask({ type: "standing", reactions: {}, treasures: false, payDebt: false });
  await Promise.all([choose(ada), choose(bob)]);
  expect(undone && asks > 20).toBe(true);
  expect(ada.play?.bookmark.undos).toBe(1);
  const wanted = [ada, bob].map((s) => s.wait((m) => m.type === "welcome" && m.play?.result === null));
  await Promise.all([ada.ask({ type: "rematch", yes: true }), bob.ask({ type: "rematch", yes: true })]);
  await Promise.all(wanted);
  expect(ada.state?.games).toBe(2);
  // Every request was answered twice, and the second time as one that was done.
  for (const sitting of [ada, bob]) {
    const ids = new Set(sitting.messages.flatMap((m) => ("id" in m ? [m.id] : [])));
    for (const id of ids) {
      await expect.poll(() => repliesTo(sitting, id).length).toBe(2);
      const [first, second] = repliesTo(sitting, id);
      expect(first.type).toBe("ack");
      expect(second).toMatchObject({ type: "ack", repeated: true });
    }
  }
  const late = await sit(ada.visitor, ada.table, "ada-later");
  expect(late.welcome.chat.filter((line) => line.text === "one")).toHaveLength(1);
  const games = await ada.visitor.get<{ game: string; ended: number | null }[]>("/api/games");
  const ended = games.filter((game) => game.ended !== null);
  expect(ended).toHaveLength(1);
  const { record } = await ada.visitor.get<GameJSON>(`/api/games/${ended[0].game}`);
  expect(record.answers.length).toBe(asks);
});

test("undo and chat are known again on another connection, and by a server started anew", async () => {
  const [ada] = await pair(Sitting);
  await ada.answer("treasures");
  await ada.until((play) => play.view.coins > 0);
  const undo = JSON.stringify({ type: "undo", id: 100 });
  const chat = JSON.stringify({ type: "chat", id: 101, text: "hello" });
  const both = async (sitting: Sitting): Promise<ServerMessage[]> => {
    const replies = [100, 101].map((id) => sitting.wait((m) => "id" in m && m.id === id));
    for (const text of [undo, chat]) sitting.raw(text);
    return Promise.all(replies);
  };
  expect((await both(ada)).map((reply) => reply.type)).toEqual(["ack", "ack"]);
  ada.close();
  const again = await sit(ada.visitor, ada.table, ada.name ?? "");
  expect(await both(again)).toMatchObject([{ repeated: true }, { repeated: true }]);
  again.close();
  await house.stop();
  house = await openHouse({}, folder);
  const visitor = new Visitor(house.url);
  visitor.cookie = ada.visitor.cookie;
  const later = await sit(visitor, ada.table, ada.name ?? "");
  expect(await both(later)).toMatchObject([{ repeated: true }, { repeated: true }]);
  expect(later.play?.bookmark.undos).toBe(1);
  expect(later.welcome.chat.filter((line) => line.text === "hello")).toHaveLength(1);
  // Another client of the same person counts for itself.
  const phone = await sit(visitor, ada.table, "ada-phone");
  expect((await both(phone))[1]).not.toHaveProperty("repeated");
});
