/** `npm start`: one command, and people can sit down in the browser. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { endAllServers, ServerProcess } from "./process.ts";

test("builds the web client if need be, says where it is, and serves it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fiefdom-site-"));
  onTestFinished(async () => {
    await endAllServers();
    rmSync(folder, { recursive: true, force: true });
  });
  const server = await ServerProcess.start(folder, { FIEFDOM_WEB: "" });
  const page = await fetch(`${server.url}/table/anything`, { headers: { accept: "text/html" } });
  const text = await page.text();
  expect(page.status).toBe(200);
  const script = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(text)?.[1];
  const asset = await fetch(server.url + script);
  expect(asset.headers.get("content-type")).toContain("javascript");
  expect((await asset.text()).length).toBeGreaterThan(1000);
  expect(await server.end("SIGINT")).toBe(0);

  // The next time there is nothing to build, unless somebody is changing the sources right now.
  const said: string[] = [];
  while (said.length < 3 && !said.some((text) => !text.includes("Building"))) {
    const again = await ServerProcess.start(folder, { FIEFDOM_WEB: "" });
    said.push(again.said);
    expect(await again.end("SIGINT")).toBe(0);
  }
  expect(said.at(-1)).not.toContain("Building");
});
