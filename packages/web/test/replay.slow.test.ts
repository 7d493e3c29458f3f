/**
 * Replays in a real browser: a game is played to its end and looked at again, a link leads to a moment, all
 * hands are laid open, and somebody plays on from there; in English, and in Hebrew from right to left.
 */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Keepsake } from "@fiefdom/local";
import { Reel } from "@fiefdom/local/reel";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { finishedGame, type RecordedGame } from "../src/replay/game.ts";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";
import { playToTheEnd } from "./player.ts";
import { plant, played } from "./recorded.ts";

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

inBrowser("replays in a browser", (site) => {
  let unfinished: Keepsake;
  let game: RecordedGame;
  const errors: string[] = [];

  beforeAll(async () => {
    unfinished = (await played("ash", 2, 1)).kept;
    game = finishedGame((await played("elm", 3)).kept, "", Date.now());
  }, 180_000);

  /** A visitor whose browser keeps these things already. */
  async function visitor(
    settings: Record<string, string> = {},
    kept: Readonly<Record<string, unknown>> = {},
    options = {},
  ): Promise<Page> {
    const page = await site.visit(settings, { painted: false, ...options });
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (line) => {
      // A reply other than 200 is noted there by the browser itself.
      if (line.type() === "error" && !line.text().startsWith("Failed to load resource"))
        errors.push(line.text());
    });
    await plant(page, kept);
    return page;
  }

  const shelf = (): Record<string, unknown> => ({ [`fiefdom.game.${game.id}`]: game });
  const at = (page: Page): Promise<number> =>
    page.locator("main.table").getAttribute("data-shown").then(Number);
  const isAt = (page: Page, moment: number): Promise<void> =>
    page.locator(`main.table[data-shown="${moment}"]`).waitFor();
  const said = (page: Page): Promise<string | null> => page.locator(".reel .q").textContent();

  it("keeps a game that ends, shows its course, and goes through it move by move", async () => {
    const page = await visitor({}, { "fiefdom.table": unfinished });
    await page.goto("/table");
    await page.locator(".prompt .q").waitFor();
    await playToTheEnd(page, "mouse");
    await expect.poll(() => page.locator(".end svg.chart").count()).toBe(2);
    await page.locator(".end .numbers summary").click();
    expect(await page.locator(".end .numbers tbody tr").count()).toBeGreaterThan(8);
    expect(await page.locator(".end .numbers tbody tr").first().textContent()).toBe("Start37103710");
    expect(await faults(page, ".end")).toEqual([]);

    await page.getByRole("link", { name: "Replay", exact: true }).click();
    await page.waitForURL(/\/replay\/local-/);
    await isAt(page, 0);
    expect(await said(page)).toBe("The game begins");
    // The deck leaves one's arms in sight, with the second row that a replay has.
    const crest = await page.locator(".meid .crest").boundingBox();
    const deck = await page.locator(".deckside .card").first().boundingBox();
    expect((crest?.y ?? 0) + (crest?.height ?? 0)).toBeLessThanOrEqual(deck?.y ?? 0);
    // By buttons and by keys.
    await page.getByRole("button", { name: "Next move" }).click();
    await isAt(page, 1);
    await page.keyboard.press("ArrowRight");
    await isAt(page, 2);
    await page.keyboard.press("ArrowLeft");
    await isAt(page, 1);
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageDown");
    await expect.poll(() => at(page)).toBeGreaterThan(3);
    const second = await at(page);
    await page.keyboard.press("Shift+ArrowLeft");
    await expect.poll(() => at(page)).toBeLessThan(second);
    await page.keyboard.press("End");
    await page.locator(".reel .next", { hasText: /wins? with/ }).waitFor();
    const last = await at(page);
    await page.waitForURL(new RegExp(`at=${last}&as=0`));
    await page.getByRole("button", { name: "Result" }).click();
    await page.locator(".end h1").waitFor();
    await page.getByRole("button", { name: "Back to the replay" }).click();
    await isAt(page, last);

    // By itself, until somebody steps.
    await page.keyboard.press("Home");
    await isAt(page, 0);
    await page.keyboard.press(" ");
    await expect.poll(() => at(page)).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();

    // One step back in the browser leaves the replay as a whole.
    await page.goBack();
    await page.locator(".end h1").waitFor();
    await page.context().close();
  });

  it("leads by a link to a moment, seen by one player or with all hands open", async () => {
    const page = await visitor({}, shelf());
    await page.goto(`/replay/${game.id}?at=60&as=1`);
    await isAt(page, 60);
    const sentence = await said(page);
    const hand = await page.locator(".hand").textContent();
    expect(await page.locator(".openhand").count()).toBe(0);
    const fresh = await page.context().newPage();
    await fresh.goto(`/replay/${game.id}?at=60&as=1`);
    await isAt(fresh, 60);
    expect(await said(fresh)).toBe(sentence);
    expect(await fresh.locator(".hand").textContent()).toBe(hand);
    await fresh.keyboard.press("o");
    await expect.poll(() => fresh.locator(".openhand").count()).toBe(2);
    expect(await fresh.locator(".hand").textContent()).toBe(hand);
    expect(await faults(fresh)).toEqual([]);
    await fresh.waitForURL(/at=60&as=1&open=1/);
    await fresh.keyboard.press("3");
    await expect.poll(() => fresh.locator(".openhand").count()).toBe(0);
    await fresh.waitForURL(/at=60&as=2/);
    // The slider is one of the browser's own: a click on its middle is the middle of the game.
    const slider = fresh.getByRole("slider");
    const most = Number(await slider.getAttribute("max"));
    await slider.click();
    await expect.poll(() => at(fresh)).toBeGreaterThan(most * 0.4);
    expect(await at(fresh)).toBeLessThan(most * 0.6);
    expect(await slider.getAttribute("aria-valuetext")).toMatch(/^Move \d+ of \d+, .+, turn \d+$/);
    await page.context().close();
  });

  it("plays on from a moment, in any seat, and comes back to it after a reload", async () => {
    const page = await visitor({}, { ...shelf(), "fiefdom.table": unfinished });
    const turn = new Reel(game.record).outline.turns.find(({ seat, number }) => seat === 1 && number === 7);
    const moment = turn?.at ?? 0;
    await page.goto(`/replay/${game.id}?at=${moment}&as=0`);
    await isAt(page, moment);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByText("You take a seat, bots take the others").waitFor();
    await page.getByLabel("Your seat").selectOption("1");
    await page.getByRole("button", { name: "Play on", exact: true }).click();
    await page.waitForURL("**/table/*");
    await page.locator(".prompt [data-can], .hand [data-can]").first().waitFor();
    // Nothing of the recorded game can be taken back.
    expect(await page.locator('[data-option="undo"]').count()).toBe(0);
    const shown = (): Promise<string | null> => page.locator("main.table").getAttribute("data-shown");
    const start = await shown();
    const hand = await page.locator(".hand").textContent();
    const move = page.locator('[data-option="treasures"], [data-option="end"]').first();
    await move.click();
    await expect.poll(shown).not.toBe(start);
    await page.locator('[data-option="undo"]').click();
    await expect.poll(() => page.locator(".hand").textContent()).toBe(hand);
    await page.locator('[data-option="undo"]').waitFor({ state: "detached" });
    await move.click();
    await page.locator('[data-option="undo"]').waitFor();
    const after = await page.locator(".hand").textContent();
    await page.waitForFunction((from) => {
      const kept = JSON.parse(
        localStorage.getItem(location.pathname.replace("/table/", "fiefdom.table.")) ?? "{}",
      );
      return kept.setting?.taken === from && kept.record.answers.length > from;
    }, moment);
    // The unfinished game is there as before.
    expect(
      await page.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith("fiefdom.table.")).length,
      ),
    ).toBe(2);
    await page.reload();
    await page.locator('[data-option="undo"]').waitFor();
    await expect.poll(() => page.locator(".hand").textContent()).toBe(after);
    await page.context().close();
  });

  it("is mirrored in Hebrew, at 360 pixels, with no sideways scrolling", async () => {
    const page = await visitor({ lang: "he" }, shelf(), SMALL);
    await page.goto("/replays");
    await page.locator(".game").waitFor();
    expect(await faults(page, null, false)).toEqual([]);
    const sideways = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways()).toBe(0);
    await page.locator(".game .btn.main").click();
    await isAt(page, 0);
    const slider = page.getByRole("slider");
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    await isAt(page, 1);
    expect(await slider.inputValue()).toBe("1");
    await page.keyboard.press("ArrowRight");
    await isAt(page, 0);
    // Later turns lie further to the left, and so does the thumb: a tap near the left end is late in the game.
    const box = await slider.boundingBox();
    if (box === null) throw new Error("no slider");
    await page.touchscreen.tap(box.x + box.width * 0.1, box.y + box.height / 2);
    const most = Number(await slider.getAttribute("max"));
    await expect.poll(() => at(page)).toBeGreaterThan(most * 0.8);
    const marks = await page
      .locator(".marks i")
      .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().x));
    expect(marks[0]).toBeGreaterThan(marks[marks.length - 1]);
    await page.locator(".eyes select").selectOption("open");
    await expect.poll(() => page.locator(".openhand").count()).toBe(2);
    expect(await sideways()).toBe(0);
    expect(await faults(page, null, false)).toEqual([]);
    await page.locator(".reel .tools .btn").last().click();
    await page.locator(".end h1").waitFor();
    expect(await sideways()).toBe(0);
    expect(await faults(page, null, false)).toEqual([]);
    await page.context().close();
  });

  it("opens files, links and ids, lets go of a game and brings it back, and says what is wrong", async () => {
    const page = await visitor();
    await page.goto("/replays");
    await page.getByText("There is no finished game here yet").waitFor();
    expect(await faults(page, "main")).toEqual([]);
    const file = join(tmpdir(), `fiefdom-test-${process.pid}.json`);
    writeFileSync(file, "[]");
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByText(/There is no game of Fiefdom in/).waitFor();
    await page.getByLabel("Link or id of a game").fill("what is this");
    await page.keyboard.press("Enter");
    await page.getByText("That is neither a link to a game").waitFor();
    writeFileSync(file, JSON.stringify({ ...game, id: "elsewhere" }));
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.waitForURL(`**/replay/${game.id}*`);
    await isAt(page, 0);

    // The whole game travels inside a link.
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Share" }).click();
    const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
    const friend = await visitor({ lang: "de" });
    await friend.goto(link);
    await isAt(friend, game.record.answers.length);
    await friend.goto(`${link.slice(0, -40)}`);
    await friend.getByText("Die Partie im Link ist nicht zu lesen").waitFor();
    await friend.goto("/replay/local-nowhere");
    await friend.getByText("Dieser Browser hat diese Partie nicht").waitFor();
    expect(await faults(friend)).toEqual([]);
    await friend.context().close();

    await page.goto("/replays");
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("The game was deleted").waitFor();
    expect(await page.locator(".game").count()).toBe(0);
    await page.getByRole("button", { name: "Bring it back" }).click();
    await page.locator(".game").waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toBe(`fiefdom-${game.id}.json`);
    await page.context().close();
  });

  it("shows games of a server, and says so when one can't be replayed or can't be had", async () => {
    const page = await visitor();
    const { record, seats, result } = game;
    const row = {
      game: "served01",
      table: "t",
      started: 1,
      ended: 2,
      seats: seats.map(({ bot }, seat) => ({
        seat,
        kind: bot === null ? "person" : "bot",
        name: bot ?? "Ada",
        person: null,
        bot,
      })),
      result,
    };
    const broken = { ...record, answers: [[0, "buy:nothing"], ...record.answers] };
    const replies: Readonly<Record<string, readonly [status: number, body: unknown]>> = {
      "/api/games": [200, [row, { ...row, game: "served02", unreplayable: true }]],
      "/api/games/served01": [200, { ...row, record, times: [] }],
      "/api/games/served02": [200, { ...row, record, times: [], unreplayable: true }],
      "/api/games/served03": [200, { ...row, record: broken, times: [] }],
      "/api/games/served04": [409, { error: { code: "not-over", message: "That game is not over." } }],
    };
    await page.route("**/api/**", async (route) => {
      const [status, json] = replies[new URL(route.request().url()).pathname] ?? [
        404,
        { error: { code: "not-found", message: "There is no such game." } },
      ];
      await route.fulfill({ status, json });
    });
    await page.goto("/replays");
    await page.getByText("it can be downloaded, not replayed").waitFor();
    expect(await faults(page, "main")).toEqual([]);
    await page.getByRole("link", { name: "Replay", exact: true }).click();
    await page.waitForURL("**/replay/served01*");
    await isAt(page, 0);
    expect(await page.locator(".eyes option").first().textContent()).toContain("Ada");
    await page.getByRole("button", { name: "Share" }).click();
    expect(await page.getByRole("textbox", { name: "Link" }).inputValue()).toBe(
      `${site.address}replay/served01?at=0&as=0`,
    );
    for (const [id, words] of [
      ["served02", "This game can’t be replayed"],
      ["served03", "This game can’t be replayed"],
      ["served04", "That game is still being played"],
      ["served05", "The server knows no game of that id"],
    ] as const) {
      await page.goto(`/replay/${id}`);
      await page.getByText(words).waitFor();
    }
    await page.context().close();
  });

  it("ran without an error in the console", () => expect(errors).toEqual([]));
});
