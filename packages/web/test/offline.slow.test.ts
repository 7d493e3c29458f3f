/**
 * Without a network, as people meet it: the real server with its own limits hands out the built site, a browser
 * keeps it, the server is gone, and a game begins and another is played to its end. And a release reaches people on
 * their next visit, whatever it changes.
 */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { type House, openHouse } from "../../server/test/house.ts";
import { writeWorker } from "../build/offline.ts";
import { inBrowser } from "./inBrowser.ts";
import { playToTheEnd } from "./player.ts";
import { plant, played } from "./recorded.ts";

/** A server as `npm start` runs it, but for the port and where it keeps things. */
const open = (folder: string, port = "0"): Promise<House> =>
  openHouse({ FIEFDOM_WEB: folder, FIEFDOM_PORT: port, FIEFDOM_HTTP_RATE: "20", FIEFDOM_SOCKET_RATE: "20" });

/** The site is kept: the worker has everything and answers for this page. */
async function keptIn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      navigator.serviceWorker.controller !== null && navigator.serviceWorker.controller.state === "activated",
  );
}

inBrowser("the site without a network", (site) => {
  const houses: House[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    for (const house of houses) await house.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it("begins a game, plays one to its end, and has its other pages, once it was visited", async () => {
    const house = await open(site.folder);
    houses.push(house);
    const page = await site.visit(
      {},
      { baseURL: house.url, serviceWorkers: "allow", stranger: true, painted: false },
    );
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await plant(page, { "fiefdom.table.last": (await played("oak", 2, 3)).kept });
    await page.goto("/");
    await keptIn(page);
    await page.context().setOffline(true);
    await house.stop();
    await page.reload();
    await page.getByRole("button", { name: /Play now/ }).click();
    await page.locator('[data-option="treasures"]').click();
    await page.locator('[data-option="end"]').click();
    await page.locator('[data-option="treasures"]').waitFor();
    await page.goto("/table/last");
    await page.locator(".prompt .q").waitFor();
    expect(await playToTheEnd(page, "mouse")).toBeGreaterThan(3);
    for (const path of ["/learn", "/rules", "/kingdoms", "/cards/moat", "/credits", "/replays"]) {
      await page.goto(path);
      await page.locator("main h1").first().waitFor();
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("lists in its worker what is there, and all that is there", () => {
    const worker = readFileSync(join(site.folder, "sw.js"), "utf8");
    const [, listed = "[]"] = /^const FILES = (.*);$/m.exec(worker) ?? [];
    const files: string[] = JSON.parse(listed);
    const page = readFileSync(join(site.folder, "index.html"), "utf8");
    const named = [...page.matchAll(/(?:src|href)="(\/[^"]*\.[^"]*)"/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(4);
    for (const path of named) expect(files).toContain(path);
    for (const path of files)
      expect(() => readFileSync(join(site.folder, path === "/" ? "index.html" : path))).not.toThrow();
  });

  /** What a release may change that no hash in a name tells of. */
  const RELEASES = {
    "index.html": (folder: string) => {
      const path = join(folder, "index.html");
      writeFileSync(path, readFileSync(path, "utf8").replace("<html ", '<html data-release="index.html" '));
    },
    "early.js": (folder: string) =>
      appendFileSync(join(folder, "early.js"), 'document.documentElement.dataset.release = "early.js";\n'),
  };
  const release = (page: Page) => page.evaluate(() => document.documentElement.dataset.release);

  it("a release that changes one file alone is there on the next visit, and stays there without a network", async () => {
    let house = await open(site.folder);
    const { url } = house;
    const page = await site.visit(
      {},
      { baseURL: url, serviceWorkers: "allow", stranger: true, painted: false },
    );
    await page.goto("/");
    await keptIn(page);
    for (const [what, change] of Object.entries(RELEASES)) {
      const before = await page.evaluate(async () => (await caches.keys()).join());
      await page.goto("about:blank");
      await house.stop();

      const folder = mkdtempSync(join(tmpdir(), "fiefdom-release-"));
      folders.push(folder);
      cpSync(site.folder, folder, { recursive: true });
      for (const copy of ["index.html.br", "index.html.gz"]) rmSync(join(folder, copy), { force: true });
      change(folder);
      writeWorker(folder);
      house = await open(folder, new URL(url).port);
      houses.push(house);
      await page.goto("/");
      expect(await release(page)).toBe(what);

      // The new worker takes over by and by; from then on the new release is what is kept.
      const taken = (was: string) =>
        page.evaluate(async (old) => {
          const names = await caches.keys();
          const registration = await navigator.serviceWorker.getRegistration();
          // A browser looks for a new one once a visit; if that was lost with the old server's connections, again.
          if (registration?.installing === null && names.join() === old)
            await registration.update().catch(() => {});
          return (
            names.some((name) => name !== old) &&
            registration?.installing === null &&
            registration.waiting === null &&
            registration.active?.state === "activated"
          );
        }, was);
      await expect.poll(() => taken(before), { message: what }).toBe(true);
      await page.context().setOffline(true);
      await page.reload();
      await page.locator("button.door.main").waitFor();
      expect(await release(page)).toBe(what);
      await page.context().setOffline(false);
    }
    await page.context().close();
  });
});
