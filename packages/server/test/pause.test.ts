/** The pause, on the wire: an Attack looks and lasts the same to who plays it, whoever holds what. */
import type { PlayJSON, TableWishes } from "@fiefdom/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { move, type Sitting, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({ FIEFDOM_PAUSE_MS: "700" });
});
afterAll(() => house.stop());

const PILES = "cellar market merchant militia mine moat remodel smithy village workshop".split(" ");

interface Attack {
  readonly held: boolean;
  /** What the attacker was shown because of it: without ids and times, and when. */
  readonly shown: readonly string[];
  readonly times: readonly number[];
}

const optionsOf = ({ view: { decision: d } }: PlayJSON): readonly string[] =>
  d !== null && "options" in d ? d.options : [];

/** Ada attacks with Militias; Bob has a Moat or two, and never shows one. */
async function attacks(wishes: TableWishes, enough: (all: readonly Attack[]) => boolean): Promise<Attack[]> {
  const [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
  const { id } = await ada.create({ ...wishes, kingdom: { from: "list", piles: PILES } });
  await bob.join(id);
  const both: [Sitting, Sitting] = [await ada.sit(id), await bob.sit(id)];
  const [attacker, holder] = both;
  const at = holder.welcome.you.seat;
  await holder.ask({ type: "standing", reactions: { moat: "never" }, treasures: false, payDebt: false });
  const found: Attack[] = [];
  while (!enough(found)) {
    const asked = both.find((sitting) => sitting.isAsked);
    if (asked === undefined) {
      await Promise.race(both.map((s) => s.wait((m) => "play" in m && m.play !== undefined)));
      continue;
    }
    const options = optionsOf(asked.play as PlayJSON);
    const owned = holder.play?.view.players[at].owned.moat ?? 0;
    const wishes =
      asked === attacker
        ? ["play:militia", "treasures", "buy:militia", "end"]
        : ["treasures", owned < 2 ? "buy:moat" : "end", "end"];
    const wish = wishes.find((option) => options.includes(option));
    const d = asked.play?.view.decision;
    const least = d && "options" in d ? d.options.filter((o) => o !== "moat").slice(0, d.min) : [];
    if (wish !== "play:militia" || owned === 0) {
      await move(asked, both, ...(wish === undefined ? least : [wish]));
      continue;
    }
    const held = holder.play?.view.players[at].hand?.includes("moat") === true;
    const start = performance.now();
    const times: number[] = [];
    const shown: string[] = [];
    const listen = (data: unknown): void => {
      const message = JSON.parse(String(data)) as { type: string; play?: PlayJSON };
      if (message.type !== "play" || message.play === undefined) return;
      times.push(performance.now() - start);
      const { view, events, undo } = message.play;
      shown.push(JSON.stringify([view.decision, events.map((e) => e.what), undo, view.coins]));
    };
    attacker.socket.on("message", listen);
    // Bob is asked to discard; what Ada sees of that comes a little later.
    await move(attacker, both, "play:militia");
    await expect.poll(() => shown.some((text) => text.includes('"discard"') || times.length > 2)).toBe(true);
    attacker.socket.off("message", listen);
    // With five cards alike there is nothing to choose, and more follows by itself.
    found.push({ held, shown: shown.slice(0, 2), times });
  }
  for (const sitting of both) sitting.close();
  return found;
}

const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1];

const seen = (all: readonly Attack[]): boolean => all.some((a) => a.held) && all.some((a) => !a.held);

test("an Attack is shown at once, and what comes of it after a while, Moat or not", async () => {
  const all = await attacks({}, seen);
  for (const { shown } of all) {
    expect(shown).toEqual(all[0].shown);
    expect(shown.length).toBe(2);
    expect(shown[0]).toContain('{"seat":-1,"verb":"react","source":null}');
  }
  // Single ones are read too late now and then on a busy machine, in either direction.
  for (const held of [true, false]) {
    const pause = middle(all.filter((a) => a.held === held).map(({ times }) => times[1] - times[0]));
    expect(pause).toBeGreaterThan(0.4 * 700 - 50);
    expect(pause).toBeLessThan(1500);
  }
});

test.each([
  ["where the table has chosen none", { pause: false }],
  ["by correspondence", { clock: { kind: "correspondence", days: 1 } }],
] as const)("there is no pause %s; what is shown is the same", async (_, wishes) => {
  const all = await attacks(wishes, seen);
  expect(Math.min(...all.map(({ times }) => times[1] - times[0]))).toBeLessThan(200);
  for (const { shown } of all) expect(shown).toEqual(all[0].shown);
});

test("whoever waits learns nothing by asking or by coming back meanwhile", async () => {
  const [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
  const { id } = await ada.create({ kingdom: { from: "list", piles: PILES } });
  await bob.join(id);
  const both: [Sitting, Sitting] = [await ada.sit(id), await bob.sit(id)];
  const [attacker, holder] = both;
  await holder.ask({ type: "standing", reactions: { moat: "never" }, treasures: false, payDebt: false });
  for (;;) {
    const asked = both.find((sitting) => sitting.isAsked);
    if (asked === undefined) {
      await Promise.race(both.map((s) => s.wait((m) => "play" in m && m.play !== undefined)));
      continue;
    }
    const options = optionsOf(asked.play as PlayJSON);
    const owns = (holder.play?.view.players[holder.welcome.you.seat].owned.moat ?? 0) > 0;
    if (asked === attacker && owns && options.includes("play:militia")) break;
    const wishes = ["treasures", asked === attacker ? "buy:militia" : "buy:moat", "end"];
    await move(asked, both, wishes.find((option) => options.includes(option)) ?? options[0]);
  }
  const { decision } = attacker.play as PlayJSON;
  const next = `1.${Number(decision?.split(".")[1]) + 1}`;
  await attacker.answer("play:militia");
  const pending = attacker.wait<never>((m) => m.type === "play" && m.play.view.decision?.verb === "discard");
  const order: string[] = [];
  const [guess, why, back] = [
    attacker.ask({ type: "answer", decision: next, options: ["end"] }).then(() => order.push("guess")),
    attacker.ask({ type: "why", what: "buy:gold" }).then(() => order.push("why")),
    ada.sit(id).then((again) => {
      order.push("back");
      return again;
    }),
  ];
  await pending;
  order.push("shown");
  await Promise.all([guess, why]);
  const again = await back;
  // Who comes back has another connection, of which nobody can say whether it is read sooner or later.
  expect(order.filter((what) => what !== "back")[0]).toBe("shown");
  expect(again.welcome.play?.view.decision).not.toMatchObject({ verb: "react" });
});
