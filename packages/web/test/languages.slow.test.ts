/** No English on a page of another language: every page and a table are read, and its words looked at. */
import { LANGS, type Lang } from "@fiefdom/text";
import { expect, it } from "vitest";
import { inBrowser } from "./inBrowser.ts";

const PAGES = [
  "/",
  "/learn",
  "/rules",
  "/kingdoms",
  "/cards",
  "/cards/moat",
  "/replays",
  "/friends",
  "/tables",
  "/account",
  "/no-such-page",
  "/table/gone",
];

/** Words that no sentence of English does without and that no other language here has. */
const ENGLISH =
  /(?<![\p{L}\p{N}])(?:the|and|you|your|this|that|with|from|have|has|not|are|cards?|piles?|deck of|turns?|players?|game|games|choose|draw|discard|trash|gain|buy|play|when|there|what|which|would|can|may)(?![\p{L}\p{N}])/giu;
/** Where the same letters are a word of the language, or a name. */
const OWN: Readonly<Record<Lang, RegExp>> = {
  en: /$^/u,
  de: /^(?:you)$/u,
  nl: /^(?:have|of|deck|game|games)$/iu,
  pl: /^(?:may|can)$/u,
  he: /$^/u,
};

/** The English words that can be read on the page, each with what stands around it. */
const readable = (): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const within = node.parentElement;
    if (within === null || within.closest("script, style, template, body [lang='en']") !== null) continue;
    const text = node.textContent?.trim() ?? "";
    if (text !== "") found.push(text);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (element.closest("body [lang='en']") === null) found.push(element.getAttribute(name) ?? "");
  return found;
};

const english = (texts: readonly string[], lang: Lang): string[] => [
  ...new Set(texts.filter((text) => (text.match(ENGLISH) ?? []).some((word) => !OWN[lang].test(word)))),
];

inBrowser("languages", (site) => {
  it("English is found where there is some", async () => {
    const page = await site.visit({ lang: "en" });
    await page.goto("/rules");
    await page.locator("main h2").first().waitFor({ state: "attached" });
    expect(english(await page.evaluate(readable), "de").length).toBeGreaterThan(30);
    await page.context().close();
  });

  it.each(LANGS.filter((lang) => lang !== "en"))("%s pages hold no English", async (lang) => {
    const page = await site.visit({ lang });
    const leaks: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await page.waitForFunction(() => document.querySelector("h1, h2, .door.main") !== null);
      leaks.push(...english(await page.evaluate(readable), lang).map((text) => `${path}: ${text}`));
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    }
    // A table, what lies on it to be read, and what its questions and refusals say.
    await page.goto("/table?kingdom=first-game&seed=oak&first=0");
    await page.locator('[data-option="treasures"]').click();
    await page.locator('.supply [data-can][data-card="silver"]').click();
    await page.locator(".log li").first().waitFor({ state: "attached" });
    leaks.push(...english(await page.evaluate(readable), lang).map((text) => `table: ${text}`));
    await page.keyboard.press("?");
    leaks.push(...english(await page.evaluate(readable), lang).map((text) => `keys: ${text}`));
    expect(leaks).toEqual([]);
    await page.context().close();
  });
});
