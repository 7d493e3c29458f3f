/** Where a visit goes wrong there is a sentence in the visitor's language, and a way on. */
import { expect, it } from "vitest";
import { atRest } from "./browser.ts";
import { inBrowser } from "./inBrowser.ts";

const GAME = "/table?kingdom=first-game&seed=oak";

inBrowser("ways on", (site) => {
  it("says that there is no such page, and leads home", async () => {
    const page = await site.visit({ lang: "de" }, { painted: false });
    await page.goto("/nonsense");
    await page.getByRole("heading", { name: "Diese Seite gibt es nicht" }).waitFor();
    await page.locator("main").getByRole("link", { name: "Startseite" }).click();
    await page.locator("button.door.main").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.context().close();
  });

  /** Nobody means these; they come from broken links, other sites and curious people. */
  const ASTRAY = [
    "/cards/%E0%A4%A",
    "/cards/%",
    "/cards/nonsense",
    "/cards/constructor",
    "/cards/moat/and/more",
    "/%",
    "/%00",
    "/%ff/%fe",
    "//nowhere/",
    "/..%2f..%2fetc%2fpasswd",
    `/${"x".repeat(3000)}`,
    "/assets/none.js",
    "/assets/",
    "/learn/%E0%A4%A",
    "/learn/__proto__",
    "/rules/nonsense",
    "/t/%E0%A4%A",
    "/t/nonsense",
    "/replay/%E0%A4%A",
    "/replay/%00?at=%E0%A4%A&as=-1",
    "/replay/nonsense#%E0%A4%A",
    "/table?kingdom=%E0%A4%A",
    "/table?cards=%00,moat",
  ];

  it("has a sentence and a way home under every address", async () => {
    const page = await site.visit({}, { painted: false });
    const broken: string[] = [];
    page.on("pageerror", (error) => broken.push(error.message));
    for (const path of ASTRAY) {
      await page.goto(site.address + path.slice(1));
      const title = page.locator("main h1").first();
      await title.waitFor();
      expect((await title.innerText()).length, path).toBeGreaterThan(5);
      expect(await title.innerText(), path).not.toBe("Something went wrong");
      expect(await page.locator('main a[href="/"], header a[href="/"]').count(), path).toBeGreaterThan(0);
    }
    await page.locator('main a[href="/"]').first().click();
    await page.locator("button.door.main").waitFor();
    expect(broken).toEqual([]);
    await page.context().close();
  });

  it("forgets a kept game that is damaged", async () => {
    const page = await site.visit({ lang: "de" }, { painted: false });
    await page.goto(GAME);
    await page.locator('[data-option="treasures"]').click();
    const tables = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fiefdom.table")));
    await expect.poll(tables).toHaveLength(1);
    const [key] = await tables();
    await page.goto("/credits");
    await page.evaluate((at) => {
      const kept = JSON.parse(localStorage.getItem(at) ?? "{}");
      localStorage.setItem(at, JSON.stringify({ ...kept, record: { fiefdom: "record" } }));
    }, key);
    // The list of games can show it all the same.
    await page.goto("/");
    await page.locator(".running").waitFor();
    await page.goto("/table");
    await page.getByRole("alert").getByText("beschädigt").waitFor();
    await page.getByRole("button", { name: "Dieses Spiel vergessen" }).click();
    // The page of kingdoms soon writes down what is chosen there.
    await expect.poll(() => page.url()).toMatch(/\/kingdoms(\?|$)/);
    expect(await tables()).toEqual([]);
    await page.context().close();
  });

  it("goes from tab to tab the way they are read, and takes the focus along", async () => {
    for (const { lang, key } of [
      { lang: "en", key: "ArrowRight" },
      { lang: "he", key: "ArrowLeft" },
    ]) {
      const page = await site.visit({ lang }, { viewport: { width: 390, height: 844 }, painted: false });
      await page.goto(GAME);
      await page.locator('[data-option="treasures"]').waitFor();
      await page.getByRole("tab").first().focus();
      await page.keyboard.press(key);
      const second = page.getByRole("tab").nth(1);
      expect(await second.getAttribute("aria-selected"), lang).toBe("true");
      expect(await second.evaluate((tab) => tab === document.activeElement), lang).toBe(true);
      await page.context().close();
    }
  });

  it("shows the table the same after a walk round the site, whose sheets all stay", async () => {
    const page = await site.visit({}, { viewport: { width: 1440, height: 900 }, painted: false });
    /** Goes on as a link does, without loading the site anew. */
    const walk = (path: string) =>
      page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, path);
    /** What the sheets say of everything at the table, and where it lies. */
    const looks = async () => {
      await atRest(page);
      return page.evaluate(() => {
        const said = ["display", "position", "color", "background-color", "border", "font", "box-shadow"];
        const laid = ["padding", "gap", "grid-template-columns", "overflow", "opacity", "z-index"];
        const sides = ["margin-top", "margin-right", "margin-bottom", "margin-left"];
        return [...document.querySelectorAll("main.table, main.table *")].map((element) => {
          const style = getComputedStyle(element);
          // As it was written: how wide an automatic margin came out is not always told, though it is there.
          const written = element.computedStyleMap();
          const at = `${element.tagName}.${element.getAttribute("class") ?? ""}`;
          const { width, height } = element.getBoundingClientRect();
          return [
            at,
            ...[...said, ...laid].map((name) => style.getPropertyValue(name)),
            ...sides.map((name) => written.get(name)),
            `${Math.round(width)} × ${Math.round(height)}`,
          ].join(" | ");
        });
      });
    };
    await page.goto(GAME);
    await page.locator('[data-option="treasures"]').click();
    await page.locator('[data-option="end"]').waitFor();
    await page.mouse.move(1, 1);
    // What is too dear has sunk: that is asked of the engine a moment later.
    await page.locator(".supply .is-no").first().waitFor();
    const before = await looks();
    expect(before.some((line) => line.includes(".chapter"))).toBe(true);
    for (const path of ["/learn", "/learn/turn", "/rules", "/kingdoms", "/replays", "/friends", "/tables"]) {
      await walk(path);
      await page.locator("main h1, main.table .prompt .q").first().waitFor();
    }
    await walk("/table");
    await page.locator('[data-option="end"]').waitFor();
    await page.locator("main.table .chapter").first().waitFor();
    await expect.poll(looks).toEqual(before);
    await page.context().close();
  });
});
