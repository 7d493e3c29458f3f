/**
 * No English in another language where browser-axe, which reads every other page and dialog besides, does not
 * come: pages that are not there, a table of several with its dialogs, an account. And Hebrew from right to left:
 * what is a number, a clock or a chart keeps its own direction.
 */
import { LANGS } from "@fiefdom/text";
import { message } from "@fiefdom/text/messages";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { finishedGame, type RecordedGame } from "../src/replay/game.ts";
import { english } from "./english.ts";
import { inBrowser } from "./inBrowser.ts";
import { played } from "./recorded.ts";

/** As links do, without loading the site anew. */
async function walk(page: Page, to: string, sign: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, to);
  await page.locator(sign).first().waitFor();
}

/** Runs inside the page, before it: every table has clocks. */
function withClocks(): void {
  const Real = Worker;
  window.Worker = class extends Real {
    override set onmessage(heard: (event: MessageEvent) => void) {
      super.onmessage = ({ data }) => {
        if (data.play != null) {
          const { players } = data.play.view;
          data.play.clock = { at: 0, running: -1, left: players.map(() => 3_845_000) };
        }
        heard(new MessageEvent("message", { data }));
      };
    }
  };
}

/** Where the first and the last letter of these stand, from the left. */
const reach = (page: Page, selector: string): Promise<{ text: string; first: number; last: number }[]> =>
  page.evaluate((what) => {
    const place = (node: Node, at: number): number => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    return [...document.querySelectorAll(what)].flatMap((element) => {
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const text = node?.textContent ?? "";
      return node === null || text.length < 2
        ? []
        : [{ text, first: place(node, 0), last: place(node, text.length - 1) }];
    });
  }, selector);

inBrowser("languages", (site) => {
  let game: RecordedGame;
  beforeAll(async () => {
    game = finishedGame((await played("elm", 2)).kept, "", Date.now());
  }, 180_000);

  it("English is found where there is some", async () => {
    const page = await site.visit({ lang: "en" }, { painted: false });
    await page.goto("/rules");
    await page.locator("main h2").first().waitFor({ state: "attached" });
    expect((await english(page, "de")).length).toBeGreaterThan(30);
    await page.context().close();
  });

  it.each(LANGS.filter((lang) => lang !== "en"))("%s holds no English", async (lang) => {
    const page = await site.visit({ lang }, { painted: false });
    const leaks: string[] = [];
    const read = async (where: string, within?: string): Promise<void> => {
      leaks.push(...(await english(page, lang, within)).map((text) => `${where}: ${text}`));
    };
    const lookInto = async (where: string, button: string): Promise<void> => {
      await page.locator(button).first().click();
      await page.getByRole("dialog").waitFor();
      await read(where, "dialog");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    };
    await page.goto("/no-such-page");
    await page.locator("main h1").waitFor();
    await read("no page");
    // What it says of itself to search engines and to whoever installs it.
    const self = await page.evaluate(() => [
      document.documentElement.lang,
      document.querySelector('meta[name="description"]')?.getAttribute("content"),
      document.querySelector('link[rel="manifest"]')?.getAttribute("href"),
    ]);
    expect(self).toEqual([lang, message("web.description", {}, lang), `/manifest.${lang}.webmanifest`]);
    await walk(page, "/t/no-such-table-at-all", "main h1, [role=alert]");
    await read("no table");

    // A table of several: its making, its lobby, itself, its dialog.
    await walk(page, "/friends", "form.sheet");
    await page.locator("form.sheet details summary").first().click();
    await page.locator("form.sheet input").first().fill("Żółw");
    await read("a new table");
    await page.locator("form.sheet .btn.main").click();
    await page.locator(".invite input").waitFor();
    await read("the lobby");
    await page.locator(".botfor .btn").first().click();
    await page.locator(".prompt .q").waitFor();
    await read("a table of several");
    await lookInto("the table's dialog", ".tablebtn");
    // Alone: what lies on it to be read, and what its questions say.
    await walk(page, "/table?kingdom=first-game&seed=oak&first=0", 'main.table [data-option="treasures"]');
    await page.locator('[data-option="treasures"]').click();
    await page.locator('.supply [data-can][data-card="silver"]').click();
    await page.locator(".log li").first().waitFor({ state: "attached" });
    await read("a table");

    // An account: somebody with a name has more to do there.
    await walk(page, "/account", "main .btn");
    await read("an account");
    await lookInto("leaving for good", "main section:last-of-type .btn:last-of-type");
    expect(leaks).toEqual([]);
    await page.context().close();
  });

  it("keeps clocks, signs and charts from left to right in Hebrew", async () => {
    const page = await site.visit({ lang: "he" }, { painted: false });
    await page.addInitScript(
      (kept) => localStorage.setItem(`fiefdom.game.${kept.id}`, JSON.stringify(kept)),
      game,
    );
    await page.addInitScript(withClocks);
    await page.goto("/table?kingdom=first-game&seed=oak&first=0");
    await page.locator("main.table[data-shown] .opp .clock").waitFor();
    const clocks = await reach(page, ".clock");
    expect(clocks.map(({ text }) => text)).toEqual(["1:04:05", "1:04:05"]);
    for (const { first, last } of clocks) expect(first).toBeLessThan(last);
    // What a card gives: the sign before its number, whatever is around it.
    await page.locator('.supply [data-card="market"]').focus();
    await page.keyboard.press("?");
    await page.locator("dialog bdi").first().waitFor();
    const signed = await reach(page, "dialog bdi[dir=ltr]");
    expect(signed.filter(({ text }) => /^\+\d/.test(text)).length).toBeGreaterThan(2);
    for (const { text, first, last } of signed) expect(first, text).toBeLessThan(last);
    await page.keyboard.press("Escape");

    await walk(page, `/replay/${game.id}?at=0`, 'main.table[data-shown="0"]');
    await page.keyboard.press("End");
    await page.locator(".reel .tools > .btn.icon").last().click();
    await page.locator(".end svg.chart").first().waitFor();
    const charts = await page.evaluate(() =>
      [...document.querySelectorAll(".end svg.chart")].map((chart) => {
        const middle = (element: Element): number => {
          const { left, right } = element.getBoundingClientRect();
          return (left + right) / 2;
        };
        const rounds = [...chart.querySelectorAll(':scope > text[text-anchor="middle"]')];
        const line = chart.querySelector("polyline")?.getBoundingClientRect();
        const names = [...chart.querySelectorAll("text.pl")].map((name) => name.getBoundingClientRect());
        return {
          rounds: rounds.map(middle),
          numbers: rounds.map((round) => Number(round.textContent)),
          scale: [...chart.querySelectorAll('g > text[text-anchor="end"]')].map(middle),
          line: line === undefined ? [] : [line.left, line.right],
          names: names.map(({ left, right }) => [left, right]),
          box: [chart.getBoundingClientRect().left, chart.getBoundingClientRect().right],
        };
      }),
    );
    expect(charts.length).toBeGreaterThan(0);
    for (const { rounds, numbers, scale, line, names, box } of charts) {
      expect(rounds.length).toBeGreaterThan(1);
      // Time goes to the right, as on every chart; the scale stands before the lines, the names behind them.
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
      for (const x of scale) expect(x).toBeLessThan(line[0]);
      expect(names.length).toBe(2);
      for (const [left, right] of names) {
        expect(left).toBeGreaterThan(line[1] - 1);
        expect(right).toBeLessThanOrEqual(box[1] + 1);
      }
    }
    await page.context().close();
  });
});
