/** Standing answers, over the server: given for a player without asking, and never where they said "ask". */
import type { EventJSON, PlayJSON, StandingAnswers } from "@fiefdom/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { move, type Sitting, simpleChoice, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

const NOTHING: StandingAnswers = { reactions: {}, treasures: false, payDebt: false };

async function pair(piles: string[]): Promise<[asked: Sitting, other: Sitting]> {
  const [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
  const { id } = await ada.create({ kingdom: { from: "list", piles } });
  await bob.join(id);
  const sittings: [Sitting, Sitting] = [await ada.sit(id), await bob.sit(id)];
  return sittings[0].isAsked ? sittings : [sittings[1], sittings[0]];
}

const optionsOf = ({ view: { decision: d } }: PlayJSON): readonly string[] =>
  d !== null && "options" in d ? d.options : [];

test("Debt is paid by itself once no Treasure is left to play", async () => {
  const piles = [
    "engineer",
    "city-quarter",
    "moat",
    "militia",
    "village",
    "smithy",
    "market",
    "mine",
    "cellar",
  ];
  const [ada, bob] = await pair([...piles, "workshop"]);
  const both = [ada, bob];
  await ada.ask({ type: "standing", ...NOTHING, payDebt: true });
  const { coins: before } = ada.play?.view ?? {};
  expect(before).toBe(0);
  await move(ada, both, "treasures");
  const coins = ada.play?.view.coins ?? 0;
  const events = ada.play?.bookmark.events ?? 0;
  // Four Debt, and the money for it lies there already.
  await move(ada, both, "buy:engineer");
  const mine = ada.play?.view.players[ada.welcome.you.seat];
  expect(mine?.debt).toBe(Math.max(0, 4 - coins));
  const told = () =>
    bob.messages.flatMap((m) => ("play" in m && m.play && m.play.from >= events ? m.play.events : []));
  await expect.poll(() => told().some((event) => event.what === "pay")).toBe(true);

  // Without it one is asked. Bob buys the same and has to pay with his own hands.
  while (!bob.isAsked) await move(ada, both, "end");
  await move(bob, both, "treasures");
  await move(bob, both, "buy:engineer");
  expect(bob.play?.view.players[bob.welcome.you.seat].debt).toBe(4);
  expect(optionsOf(bob.play as PlayJSON).some((option) => option.startsWith("pay:"))).toBe(true);
});

test("Treasures are played by themselves where that was wished, and only there", async () => {
  const [ada, bob] = await pair(
    "cellar market merchant militia mine moat remodel smithy village workshop".split(" "),
  );
  const both = [ada, bob];
  await bob.ask({ type: "standing", ...NOTHING, treasures: true });
  expect(ada.play?.view.coins).toBe(0);
  expect(optionsOf(ada.play as PlayJSON)).toContain("treasures");
  while (!bob.isAsked) await move(ada, both, "end");
  expect(bob.play?.view.coins).toBeGreaterThan(0);
  expect(optionsOf(bob.play as PlayJSON)).not.toContain("treasures");
});

/** Plays on until something happens to Bob, who buys nothing but Moats against a flood of Militias. */
async function playUntil(ada: Sitting, bob: Sitting, happened: () => boolean): Promise<void> {
  for (let moves = 0; !happened(); moves++) {
    if (moves > 3000) throw new Error("it never happened");
    const sitting = ada.isAsked ? ada : bob;
    await sitting.until(() => ada.isAsked || bob.isAsked);
    const options = optionsOf(sitting.play as PlayJSON);
    if (options.length === 0) continue;
    if (bob.isAsked && happened()) return;
    const wishes =
      sitting === ada
        ? ["play:militia", "treasures", "buy:militia", "buy:silver", "end"]
        : ["use:moat", "treasures", "buy:moat", "end"];
    const wish = wishes.find((option) => options.includes(option));
    await move(
      sitting,
      [ada, bob],
      ...(wish === undefined ? simpleChoice(sitting.play as PlayJSON) : [wish]),
    );
  }
}

test("a Reaction is always used, never used, or asked about, as its player said", async () => {
  const [ada, bob] = await pair(
    "cellar market merchant militia mine moat remodel smithy village workshop".split(" "),
  );
  const seat = bob.welcome.you.seat;
  const set = (moat: "always" | "never" | "ask") =>
    bob.ask({ type: "standing", ...NOTHING, reactions: { moat } });
  const isAskedAboutMoat = (): boolean => optionsOf(bob.play as PlayJSON).includes("use:moat");
  /** What Ada was told since then. */
  const since = (n: number): EventJSON[] =>
    ada.messages.slice(n).flatMap((m) => ("play" in m && m.play ? m.play.events : []));
  const showedMoat = (events: readonly EventJSON[]): boolean =>
    events.some((e) => e.who === seat && e.what === "react" && e.source === "moat");
  const attacked = (events: readonly EventJSON[]): boolean =>
    events.some((e) => e.what === "play" && e.cards?.includes("militia"));

  await set("ask");
  await playUntil(ada, bob, isAskedAboutMoat);
  expect(showedMoat(since(ada.messages.length - 1))).toBe(false);

  // What is pending is among what was just said in advance.
  let from = ada.messages.length;
  const shown = ada.next("play");
  await set("always");
  await shown;
  expect(isAskedAboutMoat()).toBe(false);
  expect(showedMoat(since(from))).toBe(true);
  // And again at the next attack, without asking.
  from = ada.messages.length;
  await playUntil(ada, bob, () => isAskedAboutMoat() || showedMoat(since(from)));
  expect(isAskedAboutMoat()).toBe(false);

  await set("never");
  from = ada.messages.length;
  /** An attack that met a hand with a Moat in it: its owner has to discard, Moat or not. */
  const hit = (): boolean => {
    const d = bob.play?.view.decision;
    const hand = bob.play?.view.players[seat].hand ?? [];
    return bob.isAsked && d?.verb === "discard" && hand.includes("moat") && attacked(since(from));
  };
  await playUntil(ada, bob, () => isAskedAboutMoat() || hit());
  expect(isAskedAboutMoat()).toBe(false);
  expect(showedMoat(since(from))).toBe(false);
  // The others are not shown what was decided in silence.
  expect(JSON.stringify(since(from))).not.toContain("use:");
});
