/** The schemas say what docs/PROTOCOL.md says. */
import { readFileSync } from "node:fs";
import { boardOf } from "@fiefdom/cards";
import { answer, start } from "@fiefdom/engine";
import { redact } from "@fiefdom/engine/log";
import { expect, test } from "vitest";
import { clientMessage } from "../src/client.ts";
import { eventJSON, seenEntries } from "../src/events.ts";
import { readServerMessage } from "../src/server.ts";
import { personName, tableOptions } from "../src/table.ts";

const doc = readFileSync(new URL("../../../docs/PROTOCOL.md", import.meta.url), "utf8");

test("every message of a client is described", () => {
  for (const { shape } of clientMessage.options) {
    const [type] = shape.type.values;
    expect(doc, type).toMatch(new RegExp(`\`${type}\`|"type": "${type}"`));
    for (const field of Object.keys(shape))
      expect(doc, `${type}.${field}`).toMatch(new RegExp(`\`${field}\`|"${field}"`));
  }
});

test("the options of a table in the document are valid, and may all be left out", () => {
  const example = /`TableOptions`:\n\n```json\n([\s\S]*?)```/.exec(doc)?.[1] ?? "";
  expect(tableOptions.parse(JSON.parse(example)).seats.length).toBe(3);
  expect(tableOptions.parse({})).toMatchObject({
    ruleset: "printed",
    public: false,
    clock: { kind: "none" },
  });
  expect(tableOptions.safeParse({ surprise: 1 }).success).toBe(false);
  expect(tableOptions.safeParse({ seats: [{ for: "person" }] }).success).toBe(false);
});

test("names are words that people can read", () => {
  for (const name of ["Ada", "Zoë van Dijk", "עדה", "👑 Łucja"])
    expect(personName.parse(` ${name} `)).toBe(name);
  for (const name of ["", "   ", "a\nb", "x\u202ey", "\u0000", "y".repeat(33)])
    expect(personName.safeParse(name).success, JSON.stringify(name)).toBe(false);
});

test("events go over the wire by name and come back as the log's entries", () => {
  const game = start(boardOf({ players: 2, kingdom: "first-game" }), "wire", { log: true });
  while (game.turn < 4 && game.decision !== null) {
    const d = game.decision;
    answer(game, d.who, d.options.slice(0, Math.max(1, d.min)));
  }
  const ids = game.board.kinds.map((def) => def.id);
  for (const seat of [-1, 0, 1]) {
    const seen = (game.log?.entries ?? []).map((entry) => redact(entry, seat));
    const wire = JSON.parse(JSON.stringify(seen.map((entry) => eventJSON(game.board, entry))));
    expect(seenEntries(wire, ids, game.board.zoneNames)).toEqual(seen);
  }
});

test("what is no message of the server is recognised", () => {
  expect(readServerMessage('{"type":"ack","id":1}')).toEqual({ type: "ack", id: 1 });
  for (const text of ["", "{", "null", "[]", '"ack"', '{"type":"surprise"}'])
    expect(readServerMessage(text)).toBeNull();
});
