/** The documents name everything there is: settings, requests, messages, their fields, refusals. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { clientMessage } from "@fiefdom/protocol/client";
import { CLOSED } from "@fiefdom/protocol/limits";
import { tableOptions } from "@fiefdom/protocol/table";
import { expect, test } from "vitest";
import { SETTINGS } from "../src/config.ts";
import { KEYS } from "./keys.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (path: string): string => readFileSync(root + path, "utf8");
const protocol = read("docs/PROTOCOL.md");
const deploy = read("docs/DEPLOY.md");
const words = new Set(protocol.match(/[A-Za-z][A-Za-z0-9-]*/g));
/** What is missing from a document, so that all of it is shown at once. */
const missing = (list: Iterable<string>, isThere: (word: string) => boolean): string[] =>
  [...list].filter((word) => !isThere(word));

test("every setting", () => {
  const names = [...Object.keys(SETTINGS), "DATABASE_URL", "REDIS_URL"];
  expect(missing(names, (name) => deploy.includes(`| \`${name}\` |`))).toEqual([]);
});

test("every request", () => {
  const source = ["routes", "peopleRoutes"].map((file) => read(`packages/server/src/web/${file}.ts`)).join();
  const routes = [...source.matchAll(/app\.(get|post|put|patch|delete)\("(\/api\/[^"]*)"/g)].map(
    ([, method, path]) => `${method.toUpperCase()} ${path.replace(":id", "ID").replace(":n", "N")}`,
  );
  expect(routes.length).toBeGreaterThan(25);
  expect(missing(routes, (route) => protocol.includes(`\`${route}`))).toEqual([]);
});

test("every message of a client, and every field of it", () => {
  const kinds = clientMessage.options.map(({ shape }) => shape);
  expect(
    missing(
      kinds.map((shape) => shape.type.value),
      (type) => protocol.includes(`\`${type}\``) || protocol.includes(`"type": "${type}"`),
    ),
  ).toEqual([]);
  expect(
    missing(
      kinds.flatMap((shape) => Object.keys(shape)),
      (field) => words.has(field),
    ),
  ).toEqual([]);
  expect(missing(Object.keys(tableOptions.shape), (field) => words.has(field))).toEqual([]);
});

test("every field that a client is ever sent, and every way to be sent away", () => {
  expect(missing(KEYS, (key) => words.has(key))).toEqual([]);
  expect(missing(Object.values(CLOSED).map(String), (code) => protocol.includes(`| ${code} |`))).toEqual([]);
});

test("every refusal", () => {
  const sources = globSync("packages/server/src/**/*.ts", { cwd: root }).map(read).join("\n");
  const codes = new Set([...sources.matchAll(/new Refusal\(\s*"([a-z-]+)"/g)].map(([, code]) => code));
  expect(codes.size).toBeGreaterThan(10);
  expect(missing(codes, (code) => protocol.includes(`\`${code}\``))).toEqual([]);
});
