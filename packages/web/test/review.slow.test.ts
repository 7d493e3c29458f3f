/**
 * The review of a game in a real browser: made in workers, left and come back to, kept; its moments asked as
 * questions, answered, and played on from; on a phone, in Hebrew and by candlelight. Of a game among people the
 * server makes it, and whoever has the link sees the same.
 */
import { findPlan } from "@fiefdom/bots/plan/plans";
import { spell } from "@fiefdom/engine/decisions";
import type { Review } from "@fiefdom/local";
import type { PlayJSON } from "@fiefdom/protocol";
import { Bench } from "@fiefdom/review/bench";
import { reviewAtOnce } from "@fiefdom/review/judge";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { simpleChoice, Visitor } from "../../server/test/client.ts";
import { openHouse } from "../../server/test/house.ts";
import { finishedGame, type RecordedGame } from "../src/replay/game.ts";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";
import { played } from "./recorded.ts";

const SMALL = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Playouts on a busy machine take their time. */
const LONG = 300_000;
/** Enough for a review that only has to be one. */
const QUICK = 20_000;
/** Enough for one that is not done before one has gone elsewhere. */
const AWHILE = 50_000;

/** Makes a review of so many answers in thought. Runs in the page. */
function spendLittle(spend: number): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { type?: string }, ...more) {
    const little = message.type === "review" ? { ...message, spend } : message;
    postMessage.apply(this, [little, ...more] as unknown as Parameters<typeof postMessage>);
  } as typeof postMessage;
}

/** A review of the game with one moment to ask about, whatever came of judging it so quickly. */
function reviewed(game: RecordedGame): Review {
  const bench = new Bench({ record: game.record, plan: findPlan("Smithy") });
  const review = reviewAtOnce(bench, QUICK);
  const moment = bench.course.moments.find(({ seat, decision }) => seat === 0 && decision.verb === "buy");
  if (moment === undefined) throw new Error("nothing was bought");
  const { at, turn, seat, decision, treasures, game: stood } = moment;
  const words = moment.played.map((option) => spell(stood, decision, option));
  const about = (value: number): { value: number; give: number } => ({ value, give: 0.03 });
  const better = words[0] === "buy:copper" ? "buy:silver" : "buy:copper";
  return {
    ...review,
    mistakes: [
      {
        at,
        turn,
        seat,
        verb: "buy",
        source: null,
        played: { options: words, chance: about(0.41) },
        better: { options: [better], chance: about(0.55) },
        others: [{ options: ["end"], chance: about(0.4) }],
        cost: about(0.14),
        reasons: [{ code: "coins", coins: 41, other: 52 }],
        worlds: 1500,
        table: {
          hand: ["estate"],
          inPlay: ["copper", "copper"],
          actions: 1,
          buys: 1,
          coins: 2,
          points: [3, 3],
        },
        answers: [...(treasures ? [["treasures"]] : []), [better]],
      },
    ],
  };
}

inBrowser("reviews in a browser", (site) => {
  let game: RecordedGame;
  let review: Review;
  /** Somebody gave up after a few moves: that is soon judged. */
  let short: RecordedGame;
  const errors: string[] = [];

  beforeAll(async () => {
    game = finishedGame((await played("elm")).kept, "", Date.now());
    review = reviewed(game);
    const record = { ...game.record, answers: game.record.answers.slice(0, 10) };
    short = { ...game, id: "local-short", record };
  }, LONG);

  async function visitor(settings: Record<string, string> = {}, options = {}): Promise<Page> {
    const page = await site.visit(settings, { painted: false, ...options });
    page.on("pageerror", (error) => errors.push(error.message));
    const kept = {
      [`fiefdom.game.${game.id}`]: game,
      [`fiefdom.game.${short.id}`]: short,
      [`fiefdom.review.${game.id}`]: { at: 1, review },
    };
    await page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }, kept);
    return page;
  }

  it(
    "is made in workers, goes on while one is elsewhere, and is kept",
    async () => {
      const page = await visitor();
      await page.addInitScript(spendLittle, AWHILE);
      await page.goto("/replays");
      await page
        .locator("li.game", { has: page.locator(`a[href="/review/${short.id}"]`) })
        .getByRole("link", { name: "Review" })
        .click();
      await page.locator(".review progress").waitFor();
      await page.getByRole("link", { name: "Replay", exact: true }).click();
      await page.waitForURL(/\/replay\//);
      await page.goBack();
      await page.locator(".review__curve svg").waitFor({ timeout: LONG });
      expect(await page.locator(".review__numbers tbody tr").count()).toBeGreaterThan(1);
      await page.reload();
      await page.locator(".review__curve svg").waitFor();
      expect(await page.locator(".review progress").count()).toBe(0);
      expect(errors).toEqual([]);
      await page.context().close();
    },
    LONG,
  );

  it(
    "of a game among people comes from the server, by its link to anybody, and from the browser where it will not",
    async () => {
      const house = await openHouse({ FIEFDOM_WEB: site.folder });
      const [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
      const { id } = await ada.create();
      await bob.join(id);
      const pair = [await ada.sit(id), await bob.sit(id)];
      for (let i = 0; i < 2; i++) {
        const asked = pair.find((sitting) => sitting.isAsked) ?? pair[0];
        const seen = pair.map((sitting) => sitting.next("play"));
        await asked.answer(...simpleChoice(asked.play as PlayJSON));
        await Promise.all(seen);
      }
      await pair[0].ask({ type: "resign" });
      const finished = pair[0].play?.game ?? "";
      for (const sitting of pair) sitting.close();
      const page = await visitor({}, { baseURL: house.url });
      const [name, value] = ada.cookie.split("=");
      await page.context().addCookies([{ name, value, url: house.url }]);
      let workers = 0;
      page.on("worker", () => workers++);
      await page.goto(`/t/${id}`);
      await page.locator(".end h1").waitFor();
      await page.locator(".end").getByRole("link", { name: "Review" }).click();
      await page.waitForURL(`${house.url}/review/${finished}`);
      // The end of a game has one of its own, for its charts.
      workers = 0;
      await page.locator(".review__curve svg").waitFor({ timeout: LONG });
      expect(workers).toBe(0);
      await page.context().close();
      // Somebody else, with nothing but the link: it is there at once.
      const stranger = await visitor({}, { baseURL: house.url });
      const asked: number[] = [];
      stranger.on("response", (reply) => {
        if (reply.url().endsWith(`/${finished}/review`)) asked.push(reply.status());
      });
      await stranger.goto(`/review/${finished}`);
      await stranger.locator(".review__curve svg").waitFor();
      expect(asked).toEqual([200]);
      await stranger.context().close();
      // A server that makes none: then the browser begins.
      const alone = await visitor({}, { baseURL: house.url });
      await alone.route(`**/api/games/${finished}/review`, (route) =>
        route.fulfill({ status: 404, json: { error: { code: "no-reviews", message: "none" } } }),
      );
      const worker = alone.waitForEvent("worker");
      await alone.goto(`/review/${finished}`);
      await worker;
      await alone.locator(".review progress").waitFor();
      expect(await faults(alone)).toEqual([]);
      await alone.context().close();
      await house.stop();
      expect(errors).toEqual([]);
    },
    LONG,
  );

  it("asks first, then tells what was better, by how much and why, and plays on from there", async () => {
    const page = await visitor();
    await page.goto(`/review/${game.id}`);
    const question = page.getByRole("group", { name: "What would you do?" });
    await question.waitFor();
    expect(await page.locator(".review__verdict").count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    expect(await question.getByRole("button").count()).toBe(3);
    // By keys alone.
    await question.getByRole("button").first().focus();
    await page.keyboard.press("Enter");
    const verdict = page.locator(".review__verdict");
    await verdict.waitFor();
    expect(await verdict.textContent()).toContain("It cost 14 ± 3 percentage points.");
    expect(await verdict.textContent()).toContain(
      "A turn has 4.1 coins on average, with the better way 5.2.",
    );
    expect(await faults(page, ".review__verdict")).toEqual([]);
    await verdict.getByRole("button", { name: "Play on from here with the better way" }).click();
    await page.locator("main.table .prompt .q").waitFor();
    expect(await page.locator(".log").textContent()).toContain(
      review.mistakes[0].better.options[0] === "buy:copper" ? "Copper" : "Silver",
    );
    // And once more, with all that could not be known dealt anew.
    await page.goto(`/review/${game.id}`);
    await question.getByRole("button").first().click();
    await verdict.getByRole("button", { name: "The same with new shuffles" }).click();
    await page.locator("main.table .prompt[data-state=turn] .q").waitFor();
    await page.reload();
    await page.locator("main.table .prompt[data-state=turn] .q").waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("fits a phone in Hebrew by candlelight, and leads to the table as it stood", async () => {
    const page = await visitor({ lang: "he", theme: "dark" }, SMALL);
    await page.goto(`/review/${game.id}`);
    await page.locator(".review__question").waitFor();
    expect(await page.locator(".review__course svg.chart").count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await faults(page)).toEqual([]);
    await page.locator(".review__question button").first().click();
    await page.locator(".review__verdict").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.locator(`.review__moment a[href*="at=${review.mistakes[0].at}"]`).click();
    await page.locator(`main.table[data-shown="${review.mistakes[0].at}"]`).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
