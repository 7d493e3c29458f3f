/**
 * People at one table, in real browsers, against a real server: by a link, with reloads and broken lines in
 * between, taking back by consent, talking, watching, and a server that goes down and comes back.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type House, openHouse } from "../../server/test/house.ts";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";

/** Asks until it is so; tests that run side by side can't share a clock of their own. */
async function eventually<T>(ask: () => Promise<T>, wanted: T, what: string): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    const found = await ask();
    if (JSON.stringify(found) === JSON.stringify(wanted)) return;
    if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(found)?.slice(0, 600)}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** On a busy machine colours may still be settling in when a page can first be read. */
const sound = (page: Page, what: string, within: string | null = null): Promise<void> =>
  eventually(() => faults(page, within), [], what);

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits for something to be so, on a machine of any speed. */
const until = (page: Page, selector: string, options: { readonly hasText?: string | RegExp } = {}) =>
  page.locator(selector, options).first().waitFor();

/** Which move is shown. */
const shown = (page: Page) =>
  page.evaluate(() => document.querySelector(".table")?.getAttribute("data-shown") ?? "");

/** What everybody sees alike of where the game stands: how many cards are left in each pile. */
const supplyOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll(".supply .count")].map((e) => e.textContent).join(" "));

/** Is this player asked something? */
const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector(".prompt [data-can], .hand [data-can], .supply [data-can]") !== null,
  );

/**
 * One answer, as quick as can be: Treasures, something to buy, or the end of it. Ends when it shows, or after a while.
 * What it finds: nothing to answer, the end of the game, or that it has answered. Runs in the page.
 */
async function answer(): Promise<"waits" | "over" | "answered"> {
  if (document.querySelector(".end h1") !== null) return "over";
  if (document.querySelector(".prompt [data-can], .hand [data-can], .supply [data-can]") === null)
    return "waits";
  const shown = (): string => document.querySelector(".table")?.getAttribute("data-shown") ?? "";
  const before = shown();
  const wanted = [
    '[data-option="treasures"]',
    ...["province", "gold", "silver"].map((id) => `.supply [data-can][data-card="${id}"]`),
    '[data-option="end"]',
    '[data-option="confirm"]:not([aria-disabled])',
    ".hand [data-can]:not(.is-sel)",
    "[data-can]",
  ];
  const shows = (): boolean => shown() !== before || document.querySelector(".is-sel, .end") !== null;
  const answered = new Promise<void>((done) => {
    const go = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      done();
    };
    const observer = new MutationObserver(() => shows() && go());
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const timer = setTimeout(go, 15_000);
  });
  for (const selector of wanted) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) continue;
    found.click();
    break;
  }
  if (!shows()) await answered;
  return "answered";
}

/** Whoever is asked moves, until so many moves were made or the game is over. */
async function playOn(pages: readonly Page[], moves: number): Promise<void> {
  let acted = Date.now();
  for (let made = 0; made < moves; ) {
    let moved = false;
    for (const page of pages) {
      const did = await page.evaluate(answer);
      if (did === "over") return;
      if (did === "waits") continue;
      made++;
      moved = true;
    }
    if (moved) acted = Date.now();
    else if (Date.now() - acted > 60_000) throw new Error("nobody is asked anything");
    else await pages[0].waitForTimeout(25);
  }
}

inBrowser("people at a table on a server", (site) => {
  let house: House;
  let folder = "";
  const errors: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "fiefdom-online-"));
    house = await openHouse({ FIEFDOM_WEB: site.folder, FIEFDOM_ABSENT_SECONDS: "0" }, folder);
  });
  afterAll(async () => {
    await house?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function visitor(
    settings: Record<string, string> = {},
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    const page = await site.visit(settings, { painted: false, baseURL: house.url, ...options });
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (line) => {
      // What the server refuses and what breaks is part of these tests; the browser notes it all.
      const expected = /Failed to load resource|WebSocket connection/;
      if (line.type() === "error" && !expected.test(line.text())) errors.push(line.text());
    });
    return page;
  }

  /** Sets up a table as the page offers it, and gives its address. */
  async function host(page: Page, name: string, query = ""): Promise<string> {
    await page.goto(`/friends${query}`);
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("button", { name: "Set up a table" }).click();
    await until(page, ".invite input");
    return page.locator(".invite input").inputValue();
  }

  async function sitDown(page: Page, link: string, name: string): Promise<void> {
    await page.goto(link);
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("button", { name: "Take a seat" }).click();
  }

  /** Two people at a new table, the game begun. */
  async function two(options: BrowserContextOptions = {}): Promise<{ ada: Page; odo: Page; link: string }> {
    const [ada, odo] = [await visitor(), await visitor({}, options)];
    const link = await host(ada, "Ada");
    await sitDown(odo, link, "Odo");
    await Promise.all([ada, odo].map((page) => until(page, ".prompt .q")));
    return { ada, odo, link };
  }

  it.concurrent("meet by a link, talk, lose the line, reload, and play to the end and once more", async () => {
    const { ada, odo } = await two();
    await until(ada, ".opp", { hasText: "Odo" });
    await playOn([ada, odo], 12);

    // Talk is text, whatever it looks like. Where there is no room for it, it is a drawer.
    await Promise.all([ada, odo].map((page) => page.setViewportSize({ width: 1100, height: 720 })));
    await ada.locator(".logbtn").click();
    await ada.getByLabel("Say something").fill('Hi <b>Odo</b> <img src=x onerror="boom()">');
    await ada.getByRole("button", { name: "Send" }).click();
    await until(odo, ".logbtn .unread", { hasText: "1" });
    await odo.locator(".logbtn").click();
    await until(odo, ".talk li p", { hasText: "Hi <b>Odo</b> <img" });
    expect(await odo.locator(".talk li b img, .talk p b, .talk img").count()).toBe(0);
    await odo.locator(".unread").waitFor({ state: "detached" });
    await odo.locator(".tablebtn").click();
    await odo.getByRole("button", { name: /^Mute .?Ada/ }).click();
    await odo.keyboard.press("Escape");
    await odo.locator(".talk li p").waitFor({ state: "detached" });
    await ada.locator(".logbtn").click();
    await odo.locator(".logbtn").click();

    // A reload comes back to the very same question.
    const before = await shown(odo);
    await odo.reload();
    await until(odo, ".prompt .q");
    expect(await shown(odo)).toBe(before);
    await playOn([ada, odo], 6);

    // The line breaks: it says so, the other side sees it, and what is answered meanwhile is not lost.
    const asked = (await isAsked(ada)) ? ada : odo;
    await eventually(() => isAsked(asked), true, "somebody is asked");
    await cut(asked);
    await until(asked, ".strip.lost");
    const stood = await shown(asked);
    await asked.evaluate(() =>
      document
        .querySelector<HTMLElement>('.prompt [data-option="end"], .prompt [data-option="treasures"]')
        ?.click(),
    );
    await asked.waitForTimeout(300);
    expect(await shown(asked)).toBe(stood);
    await mend(asked);
    await eventually(async () => (await shown(asked)) !== stood, true, "the answer arrived");
    await asked.locator(".strip.lost").waitFor({ state: "detached" });

    await playOn([ada, odo], 2000);
    await Promise.all([ada, odo].map((page) => until(page, ".end h1")));
    expect(await ada.locator(".end h1").textContent()).not.toBe(await odo.locator(".end h1").textContent());
    await sound(ada, "the end");
    expect(await ada.getByRole("link", { name: "Replay" }).getAttribute("href")).toMatch(/^\/replay\/.{16,}/);
    await ada.getByRole("button", { name: "Play again" }).click();
    await until(odo, ".rematch", { hasText: /Ada.{0,2}wants to play again/ });
    await odo.getByRole("button", { name: "Play again" }).click();
    await Promise.all([ada, odo].map((page) => until(page, ".prompt .q")));
    await playOn([ada, odo], 2);
    await Promise.all([ada, odo].map((page) => page.context().close()));
  });

  it.concurrent("take back by consent, watch without seeing hands, resign and leave", async () => {
    const { ada, odo, link } = await two();
    const eva = await visitor();
    await eva.goto(link);
    await until(eva, ".strip.watches");
    expect(await eva.locator(".hand, .hand-card").count()).toBe(0);
    expect(await eva.locator(".opp").count()).toBe(2);
    await until(ada, ".watchers", { hasText: "1 watches" });
    await sound(eva, "watching");

    // Until one of them has ended a turn and the other is asked.
    await playOn([ada, odo], 5);
    await eventually(async () => (await isAsked(ada)) || (await isAsked(odo)), true, "somebody is asked");
    const [asks, agrees] = (await isAsked(ada)) ? [odo, ada] : [ada, odo];
    const who = asks === ada ? "Ada" : "Odo";
    const before = await shown(asks);
    await asks.getByRole("button", { name: "Undo: the others are asked" }).click();
    await until(agrees, ".strip.asks", { hasText: `${who}` });
    await until(asks, ".strip.waits", { hasText: "You asked to take back" });
    await agrees.getByRole("button", { name: "No", exact: true }).click();
    await until(asks, ".strip.waits", { hasText: "Not everybody agreed" });
    expect(await shown(asks)).toBe(before);
    await asks.getByRole("button", { name: "Undo: the others are asked" }).click();
    await agrees.getByRole("button", { name: "Agree" }).click();
    await eventually(() => isAsked(asks), true, "it was taken back");
    await eventually(() => supplyOf(eva), await supplyOf(asks), "the others see it too");
    expect(await eva.evaluate(() => document.querySelector("[data-can]"))).toBeNull();

    await ada.locator(".tablebtn").click();
    await sound(ada, "the table's dialog", "dialog");
    await odo.locator(".tablebtn").click();
    await ada.getByRole("button", { name: "Resign…" }).click();
    await ada.getByRole("button", { name: "Resign", exact: true }).click();
    await until(ada, ".end h1");
    await ada.locator("dialog[open]").waitFor({ state: "detached" });
    await until(odo, ".end", { hasText: /Ada.{0,2}resigned/ });
    await odo.locator("dialog[open]").waitFor({ state: "detached" });
    await until(eva, ".end", { hasText: /Ada.{0,2}resigned/ });
    expect(await eva.getByRole("button", { name: "Play again" }).count()).toBe(0);
    await odo.getByRole("button", { name: "Leave the table" }).click();
    await until(ada, ".rematch", { hasText: "there is no rematch" });
    await Promise.all([ada, odo, eva].map((page) => page.context().close()));
  });

  it.concurrent("sit down with bots, in Hebrew and small; somebody who goes is replaced", async () => {
    const small = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
    const ada = await visitor();
    await ada.goto(
      "/friends?cards=moat,cellar,chapel,village,smithy,militia,market,mine,witch,festival&colonies=1",
    );
    await ada.getByLabel("Your name").fill("Ada");
    await ada.getByLabel("Players").selectOption("3");
    await ada.getByText("Clock, access and rules").click();
    await ada.locator("label", { hasText: "Clock" }).locator("select").selectOption("bank");
    const pause = ada.getByLabel("A short pause where somebody could react");
    expect(await pause.isChecked()).toBe(true);
    await pause.uncheck();
    await sound(ada, "/friends");
    await ada.getByRole("button", { name: "Set up a table" }).click();
    await until(ada, ".invite input");
    const link = await ada.locator(".invite input").inputValue();
    const table = await ada.request.get(`/api/tables/${link.split("/t/")[1]}`);
    expect((await table.json()).options).toMatchObject({ pause: false, spectators: true });
    const dana = await visitor({ lang: "he" }, small);
    await dana.goto(link);
    await until(dana, "form.letter input");
    await sound(dana, "the lobby, in Hebrew");
    expect(await sideways(dana)).toBe(0);
    await dana.locator("form.letter input").fill("דנה");
    await dana.locator("form.letter .btn.main").click();
    await until(ada, ".chair", { hasText: "דנה" });
    await until(ada, "h1", { hasText: "Waiting for one more player" });
    await sound(ada, "the lobby");
    await ada.getByRole("button", { name: "Add this bot" }).click();
    await Promise.all([ada, dana].map((page) => until(page, ".prompt .q")));
    await until(dana, ".opp", { hasText: "Ada" });
    await until(dana, ".opp .clock");
    expect(await sideways(dana)).toBe(0);
    await sound(dana, "the table, in Hebrew");
    expect(await dana.locator('.supply [data-card="colony"]').count()).toBe(1);
    await dana.locator('[role="tab"]').nth(2).click();
    await until(dana, ".talk input");
    expect(await sideways(dana)).toBe(0);
    await sound(dana, "the talk, in Hebrew");

    await dana.context().close();
    await until(ada, ".opp .away");
    await ada.locator(".tablebtn").click();
    await ada.getByRole("button", { name: "Let a bot play on" }).click();
    await until(ada, ".tabledialog", { hasText: "resigned" });
    await ada.keyboard.press("Escape");
    await playOn([ada], 4);
    await ada.context().close();
  });

  it.concurrent("a guest makes an account, and finds settings again on another device", async () => {
    const guest = await visitor();
    await guest.goto("/tables");
    await guest.getByLabel("Your name").fill("Wren");
    await guest.getByRole("button", { name: "Play a bot instead" }).click();
    await until(guest, ".prompt .q");
    const table = guest.url();
    await guest.goto("/account");
    await until(guest, "form", { hasText: "You are here as a guest" });
    const [register] = [
      guest.locator("form", { has: guest.getByRole("button", { name: "Create account" }) }),
    ];
    await register.getByLabel("Password").fill("a long enough word");
    await register.getByRole("button", { name: "Create account" }).click();
    await until(guest, "section h2", { hasText: "Wren" });
    await sound(guest, "/account");
    // The seat is still theirs.
    await guest.goto(table);
    await until(guest, ".prompt .q");
    expect(await guest.locator(".mine .hand").count()).toBe(1);
    await guest.goto("/account");
    await guest.getByLabel("Language").first().selectOption("de");
    await until(guest, "h1", { hasText: "Konto" });
    await guest.locator(".sitebar button.ghost").click();
    await guest.locator("dialog select").nth(1).selectOption("contrast");
    await guest.locator("dialog select").nth(2).selectOption("large");
    await guest.keyboard.press("Escape");
    const stored = async (): Promise<unknown> =>
      guest.evaluate(async () => {
        const { lang, theme, cards } = (await (await fetch("/api/me")).json()).settings;
        return [lang, theme, cards].join();
      });
    await eventually<unknown>(stored, "de,contrast,large", "what was chosen is stored");

    const other = await visitor();
    await other.goto("/account");
    const logIn = other.locator("form", { has: other.getByRole("heading", { name: "Log in" }) });
    await logIn.getByLabel("Name").fill("wren");
    await logIn.getByLabel("Password").fill("not the right one");
    await logIn.getByRole("button", { name: "Log in" }).click();
    await until(other, ".trouble", { hasText: "Wrong name or password." });
    await logIn.getByLabel("Password").fill("a long enough word");
    await logIn.getByRole("button", { name: "Log in" }).click();
    await until(other, "h1", { hasText: "Konto" });
    const html = other.locator("html");
    expect([await html.getAttribute("data-theme"), await html.getAttribute("data-cards")]).toEqual([
      "contrast",
      "large",
    ]);
    const download = other.waitForEvent("download");
    await other.getByRole("button", { name: "Herunterladen" }).click();
    expect(readFileSync(await (await download).path(), "utf8")).toContain("Wren");
    await other.goto("/tables");
    await until(other, "section", { hasText: "Deine laufenden Spiele" });

    // Logged out in another tab, the table says so and does not go on as somebody else.
    await other.goto(table);
    await until(other, ".prompt .q");
    const tab = await other.context().newPage();
    await tab.goto("/account");
    await tab.getByRole("button", { name: "Abmelden" }).click();
    await until(other, ".awaynote", { hasText: "Deine Anmeldung ist beendet" });
    await sound(other, "a table after the login");
    await other.getByRole("link", { name: "Anmelden" }).click();
    await until(other, "form", { hasText: "Anmelden" });

    await guest.getByRole("button", { name: "Mein Konto löschen …" }).click();
    await guest.getByRole("dialog").getByLabel("Passwort").fill("a long enough word");
    await guest.getByRole("button", { name: "Endgültig löschen" }).click();
    await until(guest, "p", { hasText: "Zum Spielen brauchst du kein Konto" });
    await Promise.all([guest, other].map((page) => page.context().close()));
  });

  it("wait for each other by quick match, and one who has second thoughts goes", async () => {
    const [ada, odo] = [await visitor(), await visitor()];
    await ada.goto("/tables");
    await ada.getByLabel("Your name").fill("Ada");
    await ada.getByRole("button", { name: "Quick match" }).click();
    await until(ada, "h1", { hasText: "Waiting for one more player" });
    await odo.goto("/tables");
    await until(odo, ".tables li", { hasText: "Ada" });
    await ada.getByRole("button", { name: "Give up my seat" }).click();
    await until(ada, "h1", { hasText: "Open tables" });
    await until(ada, ".quick");
    await ada.getByRole("button", { name: "Quick match" }).click();
    await until(ada, "h1", { hasText: "Waiting for one more player" });
    await odo.getByLabel("Your name").fill("Odo");
    await odo.getByRole("button", { name: "Quick match" }).click();
    await Promise.all([ada, odo].map((page) => until(page, ".prompt .q")));
    await Promise.all([ada, odo].map((page) => page.context().close()));
  });

  it("are shown a way on when a table is gone, a server answers nonsense, or there is none", async () => {
    const page = await visitor();
    await page.goto("/t/there-is-no-such-table");
    await until(page, "h1", { hasText: "This table does not exist" });
    await page.route("**/api/**", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    );
    await page.goto("/friends");
    await until(page, ".awaynote", { hasText: "The server has a problem of its own" });
    await page.unroute("**/api/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("Your name").waitFor();
    await page.context().close();

    // The same pages where there is no server at all.
    const alone = await site.visit();
    await alone.route("**/api/**", (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" }),
    );
    for (const path of ["/tables", "/account", "/friends", "/t/there-is-no-such-table"]) {
      await alone.goto(path);
      await until(alone, ".awaynote", { hasText: "There is no server behind this page" });
    }
    await sound(alone, "no server");
    await alone.getByRole("button", { name: "Play against a bot" }).click();
    await until(alone, ".prompt .q");
    await alone.context().close();
  });

  it("go on without a reload when the server goes down and comes back", async () => {
    const { port } = new URL(house.url);
    const { ada, odo } = await two();
    await playOn([ada, odo], 8);
    // The last move reaches both, one a moment later.
    const sights = async () => new Set(await Promise.all([ada, odo].map(supplyOf))).size;
    await eventually(sights, 1, "both see the same move");
    const before = await Promise.all([ada, odo].map(shown));
    await house.stop();
    await Promise.all([ada, odo].map((page) => until(page, ".strip.lost")));
    expect(await Promise.all([ada, odo].map(shown))).toEqual(before);
    house = await openHouse({ FIEFDOM_WEB: site.folder, FIEFDOM_PORT: port }, folder);
    await Promise.all([ada, odo].map((page) => page.locator(".strip.lost").waitFor({ state: "detached" })));
    expect(await Promise.all([ada, odo].map(shown))).toEqual(before);
    await playOn([ada, odo], 8);
    await Promise.all([ada, odo].map((page) => page.context().close()));
  });

  it("ran without an error in the console", () => expect(errors).toEqual([]));
});

/** Takes the network away; what is open breaks as well. */
async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

async function mend(page: Page): Promise<void> {
  await page.context().setOffline(false);
}
