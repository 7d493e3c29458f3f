/** The site is not built with a sentence missing in one of its languages. */
import { readFileSync } from "node:fs";
import { build } from "vite";
import { expect, it } from "vitest";
import { gaps, messages } from "../build/messages.ts";

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../text/${path}`, import.meta.url), "utf8"));

/** The real texts, with one sentence away from the Polish ones and one too many in the Hebrew lessons. */
const torn = (path: string) => {
  const { "web.trash": away, ...rest } = read(path);
  if (path === "messages/pl.json") {
    expect(away).toBeTruthy();
    return rest;
  }
  return path === "learn/lessons.he.json" ? { ...read(path), spare: { title: "?" } } : read(path);
};

it("the texts have no gaps", () => {
  expect(gaps()).toEqual([]);
});

it("a gap is named with its language and its key", () => {
  expect(gaps(torn)).toEqual([
    "messages/pl.json lacks web.trash",
    "learn/lessons.he.json has what en has not: spare.title",
  ]);
});

it("a gap fails the build", async () => {
  const site = (readText: (path: string) => unknown) =>
    build({
      configFile: false,
      logLevel: "silent",
      plugins: [
        messages(readText),
        {
          name: "empty-page",
          resolveId: (id) => (id === "empty" ? "\0empty" : null),
          load: (id) => (id === "\0empty" ? "export default 1;" : null),
        },
      ],
      build: { write: false, rollupOptions: { input: "empty" } },
    });
  await site(read);
  await expect(site(torn)).rejects.toThrow("messages/pl.json lacks web.trash");
});
