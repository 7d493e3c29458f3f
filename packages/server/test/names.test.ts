/** Nobody passes for somebody else: names that look like an account's or a bot's. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { tableOptions } from "@fiefdom/protocol/table";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isBotsName, lookAlike } from "../src/people/names.ts";
import { Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

const password = "correct horse battery";
const ask = async (path: string, body: object): Promise<number> =>
  (await new Visitor(house.url).fetch("POST", path, body)).status;
const account = async (name: string): Promise<Visitor> => {
  const visitor = new Visitor(house.url);
  const reply = await visitor.fetch("POST", "/api/account", { name, password });
  expect(reply.status, name).toBe(200);
  visitor.person = ((await reply.json()) as { person: string }).person;
  return visitor;
};

/** Others that look like "William Ada". */
const LIKE_WILLIAM: readonly string[] = [
  "William \u0410da",
  "W\u0456lliam Ada",
  "WiIIiam Ada",
  "Wi11iam Ada",
  "Wi||iam Ada",
  "Willia\u0072\u006e Ada",
  "VVilliam Ada",
  "\uff37illiam Ada",
  "\ud835\udc16\ud835\udc22\ud835\udc25\ud835\udc25\ud835\udc22\ud835\udc1a\ud835\udc26 Ada",
  "William\u00a0Ada",
  "William\u2003\u2003Ada",
  "William_Ada",
  "WilliamAda",
  "William Ada.",
  "Will\u00eda\u0304m Ada",
  "William A\u0501a",
  "W\u0131lliam Ada",
  "WILL\u0399AM ADA",
  "\u24ccilliam Ada",
  "William Ad\u0251",
  "Wi\u2113liam Ada",
  "William Ad\u0430\ufe0f",
];

describe("names that look like an account's", () => {
  test("are refused to accounts and guests, and to guests who change theirs", async () => {
    await account("William Ada");
    const guest = await Visitor.named(house.url, "Somebody");
    for (const name of LIKE_WILLIAM) {
      expect(await ask("/api/account", { name, password }), name).toBe(409);
      // Exactly that name, but for spaces and capitals, may be a guest's by chance.
      if (/^william\sada$/iu.test(name.normalize("NFKC").replace(/\s+/gu, " "))) continue;
      expect(await ask("/api/guest", { name }), name).toBe(409);
      expect((await guest.fetch("PATCH", "/api/me", { name })).status, name).toBe(409);
      expect((await guest.fetch("POST", "/api/guest", { name })).status, name).toBe(409);
    }
    for (const name of ["William Ade", "Liam Ada", "Bill", "\u0412\u0438\u043b\u044c\u044f\u043c"])
      expect(await ask("/api/account", { name, password }), name).toBe(200);
  });

  test("are had by one of those who want them at the same moment", async () => {
    for (let round = 0; round < 3; round++) {
      const names = [`Race${round}o`, `Race${round}\u043e`, `R\u0430ce${round}o`, `Race${round}0`];
      const replies = await Promise.all(names.map((name) => ask("/api/account", { name, password })));
      expect(replies.sort()).toEqual([200, 409, 409, 409]);
    }
  });

  test("are free again when the account is gone", async () => {
    const ada = await account("Leaving Soon");
    expect(await ask("/api/account", { name: "Le\u0430ving Soon", password })).toBe(409);
    expect((await ada.fetch("DELETE", "/api/me", { password })).status).toBe(204);
    expect(await ask("/api/account", { name: "Le\u0430ving Soon", password })).toBe(200);
  });
});

test("accounts from before look-alikes were kept apart are protected, too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fiefdom-names-"));
  const before = await openHouse({}, folder);
  const made = await new Visitor(before.url).fetch("POST", "/api/account", { name: "Veteran", password });
  expect(made.status).toBe(200);
  await before.stop();
  const db = new DatabaseSync(join(folder, "fiefdom.sqlite"));
  db.exec("delete from looks");
  db.close();
  const after = await openHouse({}, folder);
  const like = { name: "Vet\u0435ran", password };
  expect((await new Visitor(after.url).fetch("POST", "/api/account", like)).status).toBe(409);
  await after.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("nobody is called like a bot, in any language", async () => {
  for (const name of [
    "Squire",
    "squire",
    "Big Money",
    "big-money",
    "Sq\u0301uire",
    "Marshal.",
    "Schildknappe",
    "Rz\u0105dca",
    "\u05de\u05e8\u05e9\u05dc",
    "\u0405quire",
    "Sovere\u0456gn",
  ]) {
    expect(isBotsName(name), name).toBe(true);
    expect(await ask("/api/guest", { name }), name).toBe(409);
    expect(await ask("/api/account", { name, password }), name).toBe(409);
  }
});

test("a name can be seen", async () => {
  const unseen = [
    "",
    " ",
    "\u2800",
    "\u3164",
    "\u115f\u1160",
    "\u00ad",
    "A\u034fda",
    "A\u200bda",
    "A\u202eda",
    "\u0301Ada",
    "A\u0301\u0302\u0303da",
    "Ada\u{e0041}",
    "Ad\u180ba",
    "A\u2066da",
    "\ufffc",
    "x".repeat(33),
    "\ufe0f",
  ];
  for (const name of unseen) {
    expect(await ask("/api/guest", { name }), JSON.stringify(name)).toBe(400);
    expect(await ask("/api/account", { name, password }), JSON.stringify(name)).toBe(400);
  }
  for (const name of [
    "Zo\u00eb",
    "Zoe\u0308 2",
    "\u1ebf",
    "e\u0323\u0302",
    "\u0905\u0926\u093f\u0924\u093f",
    "\u05e2\u05d3\u05d4",
    "\u2764\ufe0f",
    "!?",
    "\u738b",
  ])
    expect(await ask("/api/guest", { name }), name).toBe(200);
});

test("vowel signs of a script tell names apart, accents don't", () => {
  expect(lookAlike("\u0915\u093f", "\u0915\u093e")).toBe(false);
  expect(lookAlike("Jos\u00e9", "Jose")).toBe(true);
  expect(lookAlike("Elia", "Ella")).toBe(false);
  expect(lookAlike("EIla", "Ella")).toBe(true);
  expect(lookAlike("...", "!!!")).toBe(false);
});

describe("at a table with an account", () => {
  test("no guest of its name sits down or speaks", async () => {
    const ada = await account("Countess");
    const impostor = await Visitor.named(house.url, "Countess");
    const { id } = await ada.create({ seats: [{ for: "person" }, { for: "person" }, { for: "person" }] });
    expect((await impostor.fetch("POST", `/api/tables/${id}/join`, {})).status).toBe(409);
    const watching = await impostor.sit(id);
    expect(await watching.ask({ type: "chat", text: "I am the Countess" })).toMatchObject({
      type: "refused",
      code: "name-taken",
    });
    // Another name, and they are welcome.
    await impostor.fetch("PATCH", "/api/me", { name: "Not she" });
    expect((await impostor.fetch("POST", `/api/tables/${id}/join`, {})).status).toBe(200);
    // By watching, too, she is there.
    const bob = await Visitor.named(house.url, "Bob");
    const other = await bob.create();
    const eve = await Visitor.named(house.url, "Countess");
    const hers = await ada.sit(other.id);
    expect((await eve.fetch("POST", `/api/tables/${other.id}/join`, {})).status).toBe(409);
    hers.close();
  });

  test("a guest of its name who was there before is told apart", async () => {
    const ada = await account("Duchess");
    const guest = await Visitor.named(house.url, "Duchess");
    const { id } = await guest.create(tableOptions.parse({}));
    const table = await ada.join(id);
    expect(table.seats.map((seat) => seat.name)).toEqual(["Duchess 2", "Duchess"]);
  });
});
