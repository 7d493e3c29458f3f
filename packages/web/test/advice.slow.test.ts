/**
 * Advice at the table in a real browser: a hint by keys and by touch, at home without a network, in Hebrew on a phone,
 * and over the wire; a word before a costly move; no advice where there must be none; and what one's games have in
 * common.
 */
import { boardOf } from "@fiefdom/cards";
import { lineOf } from "@fiefdom/engine/notation";
import { arrange } from "@fiefdom/engine/position";
import { shippedOf } from "@fiefdom/puzzles/shipped";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { finishedGame } from "../src/replay/game.ts";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";
import { played } from "./recorded.ts";

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const HOME = "/table?kingdom=first-game&bots=squire&first=0&seed=elm";

const hint = (page: Page) => page.locator('.advice[data-kind="hint"]');
const warning = (page: Page) => page.locator('.advice[data-kind="warning"]');
const option = (page: Page, name: string) => page.locator(`main.table [data-option="${name}"]`).first();
const shown = (page: Page) => page.locator("main.table").getAttribute("data-shown");
const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Three Golds in hand, two Provinces left and both players level: a Curse costs half a game. */
function rich(): string {
  const copies = (n: number, id: string): string[] => Array<string>(n).fill(id);
  const game = arrange(
    boardOf({ players: 2, kingdom: "first-game" }),
    {
      players: [
        {
          hand: [...copies(3, "gold"), ...copies(2, "province")],
          deck: [...copies(7, "copper"), ...copies(3, "estate"), "province"],
          turns: 17,
        },
        {
          hand: copies(5, "copper"),
          deck: [
            ...copies(2, "copper"),
            ...copies(2, "silver"),
            ...copies(3, "gold"),
            ...copies(3, "estate"),
            ...copies(3, "province"),
          ],
          turns: 16,
        },
      ],
      turn: 0,
      supply: { province: 2 },
    },
    { seed: "rich" },
  );
  return lineOf(game) ?? "";
}

/** On a busy machine a move is not judged in time, and let through: here there is more of it. Runs in the page. */
function thinkLonger(): void {
  const TIMES = 8;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { type?: string; ms?: number }, ...more) {
    const longer = message.type === "judge" && message.ms !== undefined ? { ms: TIMES * message.ms } : {};
    postMessage.apply(this, [{ ...message, ...longer }, ...more] as unknown as Parameters<
      typeof postMessage
    >);
  } as typeof postMessage;
  const later = setTimeout;
  window.setTimeout = ((what: () => void, ms?: number) =>
    later(what, ms === 2000 ? TIMES * ms : ms)) as typeof setTimeout;
}

inBrowser("advice", (site) => {
  it("a hint is asked for, marked, told in full and taken by keys, without a network", async () => {
    const page = await site.visit({}, { viewport: { width: 1280, height: 800 }, painted: false });
    await page.goto(HOME);
    await option(page, "treasures").waitFor();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.keyboard.press("a");
    await hint(page).waitFor();
    expect(await hint(page).textContent()).toMatch(/\d+ % \(\d+ – \d+\)/);
    expect(await page.locator("[data-advised]").count()).toBe(1);
    await page.locator('[data-advise="more"]').click();
    const ways = page.locator(".advice .consider__ways > li");
    expect(await ways.count()).toBeGreaterThan(1);
    await page.locator(".advice .consider__course > li").first().waitFor();
    expect(await faults(page, ".advice, [data-advised]")).toEqual([]);
    // The hint goes along with whoever follows it, until its line is at an end.
    const before = await shown(page);
    await page.keyboard.press("f");
    await expect.poll(() => shown(page)).not.toBe(before);
    for (let i = 0; i < 4 && (await hint(page).count()) > 0; i++) await page.keyboard.press("f");
    await expect.poll(() => hint(page).count()).toBe(0);
    expect(await page.locator("[data-advised]").count()).toBe(0);
    await page.context().close();
  });

  it("by touch, in Hebrew on a small phone; whoever does something else is left alone", async () => {
    const page = await site.visit({ lang: "he", theme: "dark" }, { ...SMALL, painted: false });
    await page.goto(HOME);
    await option(page, "treasures").waitFor();
    await page.locator('[data-advise="ask"]').tap();
    await hint(page).waitFor();
    expect(await hint(page).textContent()).not.toMatch(/[A-Za-z]{4,}/);
    expect(await fitsWidth(page)).toBe(true);
    expect(await faults(page, ".advice, [data-advised]")).toEqual([]);
    await option(page, "treasures").tap();
    await option(page, "end").waitFor();
    // The first step of any line here: so it goes along; another purchase ends it.
    await page.locator('.supply [data-card="copper"]').first().tap();
    await expect.poll(() => hint(page).count()).toBe(0);
    await page.context().close();
  });

  it("who trains is told before a costly move, and may think again or do it anyway", async () => {
    const page = await site.visit(
      { training: true },
      { viewport: { width: 1280, height: 800 }, painted: false },
    );
    await page.addInitScript(thinkLonger);
    await page.goto(`/table?position=${encodeURIComponent(rich())}&bots=squire`);
    await option(page, "treasures").waitFor();
    const curse = page.locator('.supply [data-card="curse"]').first();
    // The first move may come before the board is known.
    await option(page, "treasures").click();
    await expect.poll(() => page.locator(".supply [data-card=province][data-can]").count()).toBe(1);
    await page.locator('[data-advise="ask"]').click();
    await hint(page).waitFor();
    await curse.click();
    await warning(page).waitFor();
    expect(await warning(page).textContent()).toMatch(/costs about \d+ ± \d+ percentage points/);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-advise"))).toBe("again");
    expect(await faults(page, ".advice")).toEqual([]);
    const before = await shown(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => warning(page).count()).toBe(0);
    expect(await shown(page)).toBe(before);
    await curse.click();
    await warning(page).waitFor();
    await page.locator('[data-advise="anyway"]').click();
    await expect.poll(() => shown(page)).not.toBe(before);
    await page.context().close();
  });

  it("habits are looked for in the games that are kept; with too few it says how many are missing", async () => {
    const page = await site.visit({ lang: "de" }, { ...SMALL, painted: false });
    await page.goto("/replays");
    expect(await page.locator(".habits").count()).toBe(0);
    const games = await Promise.all(["oak", "elm"].map((seed) => played(seed)));
    await page.evaluate(
      (kept) => {
        for (const game of kept) localStorage.setItem(`fiefdom.game.${game.id}`, JSON.stringify(game));
      },
      games.map(({ kept }, i) => finishedGame(kept, "", 1_000_000 * i)),
    );
    await page.reload();
    await page.locator(".habits > button").tap();
    await expect.poll(() => page.locator(".habits").textContent()).toContain("Es fehlen noch 6");
    expect(await fitsWidth(page)).toBe(true);
    expect(await faults(page, ".habits")).toEqual([]);
    // What was found in a game is kept with it.
    const traits = await page.evaluate(() => localStorage.getItem("fiefdom.traits.1") ?? "");
    expect(Object.keys(JSON.parse(traits))).toHaveLength(2);
    await page.context().close();
  });

  it("over the wire where the table allows it, and nowhere in a puzzle", async () => {
    const page = await site.visit({ training: true }, { painted: false });
    /** The kinds of messages from and to the page, and whether nobody judges. */
    const wire = { sent: [] as string[], heard: [] as string[], silent: false };
    const kind = (message: string | Buffer): string => JSON.parse(String(message)).type;
    await page.routeWebSocket(/.*/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        wire.sent.push(kind(message));
        if (!wire.silent || kind(message) !== "warn") server.send(message);
      });
      server.onMessage((message) => {
        wire.heard.push(kind(message));
        socket.send(message);
      });
    });
    await page.goto("/puzzles");
    const table = await page.evaluate(async () => {
      const post = async (path: string, body: unknown) => {
        const headers = { "content-type": "application/json" };
        const reply = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        return (await reply.json()) as { readonly id: string };
      };
      await post("/api/guest", { name: "Advised" });
      return post("/api/quick", { bot: "big-money" });
    });
    await page.goto(`/t/${table.id}`);
    await page.locator('[data-advise="ask"]').click();
    // On a busy machine it may be said that too many are thinking; then one asks again.
    const said = page.locator(".advice:not([data-kind=thinking])");
    await said.waitFor();
    if ((await hint(page).count()) === 0) await page.locator('[data-advise="ask"]').click();
    await hint(page).waitFor();
    expect(await page.locator("[data-advised]").count()).toBe(1);
    // Who trains has each move judged by the server before it is made,
    await option(page, "treasures").click();
    await expect
      .poll(() => wire.sent.filter((one) => one === "warn" || one === "answer"))
      .toEqual(["warn", "answer"]);
    expect(wire.heard).toContain("warned");
    // and is told, by the way, of one that was not judged in time.
    wire.silent = true;
    await option(page, "end").click();
    const late = page.locator('.advice[data-kind="late"]');
    await late.waitFor();
    expect(await late.textContent()).toContain("not judged in time");
    expect(wire.sent.filter((one) => one === "answer")).toHaveLength(2);
    const [puzzle] = await shippedOf("turn");
    await page.goto(`/puzzles/${puzzle.id}`);
    await page.locator("main.table [data-can]").first().waitFor();
    expect(await page.locator("[data-advise]").count()).toBe(0);
    await page.context().close();
  });
});
