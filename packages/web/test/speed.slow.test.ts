/**
 * How fast the site is, with bounds that hold on a busy machine: sizes, frames and time on the processor, never
 * the time on the clock. `npm run speed` measures the rest.
 */
import { expect, it } from "vitest";
import { inBrowser } from "./inBrowser.ts";
import {
  BIG_GAME,
  growth,
  marks,
  playFast,
  scriptSize,
  slowCpu,
  tasksDuring,
  watch,
  watchGrowth,
} from "./speed.ts";

/** A task of fifty can be felt; what else runs on the machine makes every task a little longer. */
const LONGEST = 80;
const MOVES = 40;

inBrowser("speed", (site) => {
  it("loads less than 80 kB of compressed script before the table", async () => {
    const page = await site.visit({}, { stranger: true });
    const { bytes, files } = await scriptSize(page, "/", site.folder);
    console.log(`first load: ${Math.round(bytes / 1000)} kB of compressed script in ${files} files`);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(80_000);
    await page.context().close();
  });

  it("has the front page before its script, in the visitor's language, light or dark, and ready to press", async () => {
    const page = await site.visit({ lang: "he", theme: "dark" }, { stranger: true });
    // The script never arrives.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/");
    const door = page.locator(".door.main");
    await door.waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
    expect(await door.textContent()).toMatch(/[א-ת]/);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      "rgb(27, 22, 19)",
    );
    expect(await door.getAttribute("href")).toMatch(/^\/table\?/);
    await page.unroute(/\/assets\/.*\.js$/);
    const before = await page.locator(".lead").innerText();
    await page.reload();
    await page.locator("button.door.main").waitFor();
    expect(await page.locator(".lead").innerText()).toBe(before);
    await page.context().close();
  });

  it("six players: every move is on the screen within two frames, and nothing takes long", async () => {
    const page = await site.visit({ pace: "instant" }, { reducedMotion: "no-preference", stranger: true });
    await watch(page);
    await watchGrowth(page);
    const session = await slowCpu(page, 1);
    await page.goto(BIG_GAME);
    await page.locator(".prompt .q").waitFor();
    // The first picture comes in parts, each laid out and painted before the next is begun.
    await page.locator(".chapter").first().waitFor();
    const opened = await growth(page, "elements");
    expect(Math.max(...opened)).toBeLessThan(opened.reduce((all, part) => all + part, 0) / 2);
    let clicks = 0;
    const tasks = await tasksDuring(session, async () => {
      clicks = await playFast(page, MOVES);
    });
    expect(clicks).toBe(MOVES);
    const { moves } = await marks(page);
    expect(moves.length).toBeGreaterThan(MOVES);
    expect(moves.filter((move) => move.frames > 2)).toEqual([]);
    expect(tasks.length).toBeGreaterThan(MOVES);
    expect(Math.max(...tasks)).toBeLessThan(LONGEST);
    // A long story is read page by page when the game is opened again, its end first.
    const turns = await page.locator(".chapter").count();
    expect(turns).toBeGreaterThan(24);
    await page.reload();
    await page.waitForFunction((n) => document.querySelectorAll(".chapter").length >= n, turns);
    expect(Math.max(...(await growth(page, "chapters")))).toBeLessThan(turns / 2);
    await page.context().close();
  });

  it("a move draws anew what it changed, and nothing else", async () => {
    const page = await site.visit({}, { stranger: true });
    await page.goto(
      "/table?cards=village,smithy,militia,market,moat,cellar,mine,remodel,workshop,merchant&seed=oak",
    );
    await page.locator('.hand [data-card="copper"][data-can]').first().waitFor();
    // The story comes a frame later: the turn before this one has been told.
    await page.locator(".chapter").nth(1).waitFor();
    // One Copper of several is played: the other players, the trash and the story before it are as they were.
    await page.evaluate(() => {
      const touched = new Set<string>();
      Object.assign(window, { touched });
      for (const zone of [".opps", ".tpile", ".deckside", ".discardside", ".chapter:first-child"]) {
        const element = document.querySelector(zone);
        if (element === null) throw new Error(`no ${zone}`);
        new MutationObserver(() => touched.add(zone)).observe(element, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      }
    });
    const shown = await page.locator(".table").getAttribute("data-shown");
    await page.locator('.hand [data-card="copper"][data-can]').first().click();
    await page.waitForFunction(
      (was) => document.querySelector(".table")?.getAttribute("data-shown") !== was,
      shown,
    );
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    expect(await page.evaluate(() => [...(window as unknown as { touched: Set<string> }).touched])).toEqual(
      [],
    );
    await page.context().close();
  });
});
