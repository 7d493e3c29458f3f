/**
 * What cards of any game bring along is to be seen at the real table: piles outside the Supply, mats, counters that
 * can be spent, tokens on piles. The worker's news are given more of it than any of today's cards has.
 */
import type { ClientMessage } from "@fiefdom/protocol";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const GAME =
  "/table?cards=chapel,moat,castles,temple,quarry,crown,market,village,smithy,militia&colonies=1&seed=oak&first=0";

/** Runs inside the page, before it: the table's news with what other cards would bring. */
function bringMore(): void {
  const said: unknown[] = [];
  Object.assign(window, { said });
  const Real = Worker;
  window.Worker = class extends Real {
    override postMessage(message: unknown): void {
      said.push(message);
      super.postMessage(message);
    }
    override set onmessage(heard: (event: MessageEvent) => void) {
      super.onmessage = ({ data }) => {
        if (data.play != null) {
          const { view } = data.play;
          view.outside = [
            { pile: "gold", top: "gold", count: 12, cards: Array(12).fill("gold") },
            { pile: "curse", top: null, count: 0, cards: [] },
          ];
          view.players.forEach((player: Record<string, unknown>, seat: number) => {
            player.counters = { coffers: seat + 3, villagers: 0 };
            player.mats = {
              "far-away": { size: 3, cards: ["estate", "estate", "duchy"] },
              secret: seat === view.seat ? { size: 1, cards: ["silver"] } : { size: 2 },
              bare: { size: 0, cards: [] },
            };
          });
          // A Duration of each holds a card face up and one face down; another lies there for no effect that lasts.
          view.lasting = view.players.map((player: Record<string, unknown>, seat: number) => {
            const own = seat === view.seat ? { hidden: ["gold"] } : {};
            Object.assign(player, { aside: ["curse", "province"], hiddenSize: 1, ...own });
            return { seat, source: "smithy", holds: { aside: ["province"], hiddenSize: 1, ...own } };
          });
          view.supply[3].tokens = { embargo: 2 };
          view.supply[4].tokens = { journey: [0, 1] };
          view.decision?.options?.push("spend:coffers");
        }
        heard(new MessageEvent("message", { data }));
      };
    }
  };
}

inBrowser("what cards bring along", (site) => {
  async function visit(
    settings: Record<string, string>,
    size: BrowserContextOptions,
    others = "",
  ): Promise<Page> {
    const page = await site.visit(settings, { ...size, painted: false });
    await page.addInitScript(bringMore);
    await page.goto(GAME + others);
    await page.locator(".prompt[data-state=turn] .q").waitFor();
    return page;
  }
  const textOf = async (page: Page, selector: string): Promise<string> =>
    (await page.locator(selector).allTextContents()).join(" | ").replace(/\s+/g, " ");

  it("lies before its owner, on the piles and beside the Supply, and can be spent", async () => {
    const page = await visit({}, DESK);
    expect(await textOf(page, ".play .plabel")).toMatch(/Far away.*Secret/);
    expect(await page.locator('.play [data-card="duchy"], .play [data-card="silver"]').count()).toBe(2);
    // My own are shown once, beside what I can spend besides.
    expect(await textOf(page, ".prompt .counts")).toMatch(/3 ?Coffers/);
    expect(await page.locator(".play .counted, .mine .counted").count()).toBe(0);
    // What an effect has set aside lies with its name, and apart from the rest.
    expect(await textOf(page, ".play .pgroup:has([data-card=province])")).toMatch(
      /Set aside by Smithy.*Province.*Gold/,
    );
    expect(await textOf(page, ".play .pgroup:has([data-card=curse])")).not.toMatch(/Smithy|Province|Gold/);
    expect(await textOf(page, ".opp .dur")).toMatch(
      /Curse ?stays.*Province.*1 card face down.*Set aside by Smithy/,
    );
    expect(await page.locator(".opp .dur").filter({ hasText: "Gold" }).count()).toBe(0);
    // The other player's: what is public with its cards, what is not with their number.
    expect(await textOf(page, ".opp .counted")).toBe("Coffers 4");
    expect(await textOf(page, ".opp .dur")).toMatch(/2 Estate.*Duchy.*Far away.*2 cards face down.*Secret/);
    expect(await page.getByText(/Bare|Villagers/).count()).toBe(0);
    // On piles: how many, or whose.
    expect(await textOf(page, ".supply .onpile__token")).toBe("Journey 2 | Embargo 2");
    expect(await textOf(page, ".supply .card > .vh")).toMatch(/Journey on it: \S+, Maud.*Embargo on it: 2/);

    await page.getByRole("button", { name: /Other piles/ }).click();
    const dialog = page.getByRole("dialog");
    expect((await dialog.textContent())?.replace(/\s+/g, " ")).toMatch(
      /Piles outside the Supply.*Gold 12 left.*Curse none left/,
    );
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Spend 1 (Coffers)" }).click();
    const answers = await page.evaluate(() =>
      (window as unknown as { said: ClientMessage[] }).said.filter(({ type }) => type === "answer"),
    );
    expect(answers).toMatchObject([{ type: "answer", options: ["spend:coffers"] }]);
    await page.context().close();
  });

  for (const [name, settings, size, others = ""] of [
    ["in Hebrew on a phone", { lang: "he", theme: "dark" }, PHONE],
    ["on a small laptop", {}, { viewport: { width: 1024, height: 640 } }],
    [
      "beside much that lies before two others",
      {},
      { viewport: { width: 1440, height: 864 } },
      "&bots=squire,squire",
    ],
  ] as const) {
    it(`has room ${name}`, async () => {
      const page = await visit(settings, size, others);
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sideways()).toBe(0);
      expect(await faults(page)).toEqual([]);
      const inside = await page.evaluate(
        () =>
          [...document.querySelectorAll(".opp .counted, .opp .dur, .tpile, .counts .cnt")].filter((part) => {
            const { left, right, width } = part.getBoundingClientRect();
            return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
          }).length,
      );
      expect(inside).toBe(0);
      // Which mat it is can be read on the plate, however small.
      const mats = await page.evaluate(() =>
        [...document.querySelectorAll(".opp .dur.mat > i")].map((name) => {
          const { width, height } = name.getBoundingClientRect();
          return name.textContent !== "" && width > 20 && height > 8;
        }),
      );
      expect(mats.length).toBeGreaterThanOrEqual(2);
      expect(mats.every(Boolean)).toBe(true);
      // However little room is left: what lies there keeps its name, and the name of what it lies on.
      const cut = await page.evaluate(() => {
        const play = document.querySelector(".play");
        if (play === null) return ["no play area"];
        const { top, bottom } = play.getBoundingClientRect();
        return [...play.querySelectorAll(".plabel, .card__name")]
          .filter((name) => {
            const box = name.getBoundingClientRect();
            return box.height > 0 && (box.top < top - 0.5 || box.bottom > bottom + 0.5);
          })
          .map((name) => name.textContent);
      });
      expect(cut).toEqual([]);
      if (size === PHONE) {
        await page.getByRole("tab").nth(1).click();
        await page.locator(".play .plabel").first().waitFor();
        expect(await sideways()).toBe(0);
        expect(await faults(page)).toEqual([]);
      }
      await page.context().close();
    });
  }
});
