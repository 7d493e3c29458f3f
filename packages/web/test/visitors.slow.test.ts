/** Whoever comes next finds nothing of who was there before, though the window is the same. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { inBrowser } from "./inBrowser.ts";

const HERE = "/early.js?here";

/** All that a page can find of an earlier one. Runs in the page. */
async function found(): Promise<Record<string, unknown>> {
  const { state } = await navigator.permissions.query({ name: "notifications" });
  return {
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookie: document.cookie,
    known: ["initByPage", "initByContext", "told"].filter((name) => name in window),
    opacity: getComputedStyle(document.documentElement).opacity,
    clipboard: await navigator.clipboard.readText(),
    size: [innerWidth, innerHeight, screen.width],
    history: history.length,
    online: navigator.onLine,
    hovered: document.querySelector("pre:hover") !== null,
    notifications: state,
    cores: navigator.hardwareConcurrency,
    touches: navigator.maxTouchPoints,
  };
}

/** Everything that tests do to a browser. */
async function leaveTraces(page: Page): Promise<void> {
  const context = page.context();
  await page.addInitScript(() => Object.assign(window, { initByPage: true }));
  await context.addInitScript(() => Object.assign(window, { initByContext: true }));
  await page.exposeFunction("told", () => {});
  await page.setViewportSize({ width: 360, height: 640 });
  await context.grantPermissions(["notifications"]);
  await context.addCookies([{ name: "seen", value: "1", url: page.url() }]);
  await page.goto(`${HERE}again`);
  await page.evaluate(async () => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    await caches.open("left");
    await new Promise((done) => {
      indexedDB.open("left").onsuccess = done;
    });
    await navigator.clipboard.writeText("left");
    // Written down by a page as it goes.
    addEventListener("pagehide", () => localStorage.setItem("last word", "1"));
  });
  await page.mouse.move(20, 20);
  await page.mouse.down();
  await page.mouse.up();
  await page.route("**/*", (route) => route.fulfill({ body: "in the way" }));
  await context.route("**/*", (route) => route.fulfill({ body: "in the way" }));
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setHardwareConcurrencyOverride", { hardwareConcurrency: 77 });
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 5 });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
  session.on("Fetch.requestPaused", ({ requestId }) =>
    session.send("Fetch.fulfillRequest", { requestId, responseCode: 200, body: "" }),
  );
  await context.newPage();
  await context.setOffline(true);
}

inBrowser("visitors", (site) => {
  it("find nothing of who was there before", async () => {
    const first = await site.visit({}, { stranger: true, painted: true });
    await first.goto(HERE);
    const fresh = await first.evaluate(found);
    const text = await first.locator("body").innerText();
    await first.context().close();

    const one = await site.visit({ lang: "he" }, { painted: false });
    await one.goto(HERE);
    await leaveTraces(one);
    expect(await one.evaluate(found)).not.toEqual(fresh);
    let heard = 0;
    one.on("console", () => heard++);
    one.context().on("response", () => heard++);
    await one.context().close();

    const next = await site.visit({}, { painted: true });
    expect(next, "the same window").toBe(one);
    await next.goto(HERE);
    await next.evaluate(() => console.log("somebody else"));
    expect(await next.evaluate(found)).toEqual(fresh);
    expect(await next.evaluate(() => localStorage.getItem("fiefdom.settings"))).toBe('{"pace":"instant"}');
    expect(await next.locator("body").innerText()).toBe(text);
    expect(next.context().pages()).toEqual([next]);
    expect(await next.context().cookies()).toEqual([]);
    expect(heard).toBe(0);
    await next.context().close();
  });

  it("of different kinds, and side by side, have windows of their own", async () => {
    const [one, two] = [await site.visit(), await site.visit()];
    expect(one.context()).not.toBe(two.context());
    await one.context().close();
    const touch = await site.visit({}, { hasTouch: true, isMobile: true });
    expect(touch).not.toBe(one);
    await touch.goto(HERE);
    expect(await touch.evaluate(() => navigator.maxTouchPoints)).toBeGreaterThan(0);
    await Promise.all([two, touch].map((page) => page.context().close()));
  });

  it("who change what can't be changed back are the last at their window", async () => {
    const changes: readonly ((page: Page) => Promise<unknown>)[] = [
      (page) => page.clock.setFixedTime(0),
      (page) => page.emulateMedia({ colorScheme: "dark" }),
    ];
    for (const change of changes) {
      const one = await site.visit();
      await change(one);
      await one.context().close();
      expect(one.isClosed()).toBe(true);
      const next = await site.visit();
      expect(next).not.toBe(one);
      await next.context().close();
    }
  });
});
