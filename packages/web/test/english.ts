/** English that can be read or heard on a page of another language; there should be none. */
import type { Lang } from "@fiefdom/text";
import type { Page } from "playwright-core";

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

/** Names that are the same in every language. */
const NAMES = /game-icons\.net|Rio Grande Games/g;

/** Runs inside the page: everything that can be read or heard there, or in that part of it. */
function readable(within: string): string[] {
  const found: string[] = [];
  const root = document.querySelector(within) ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const around = node.parentElement;
    if (around === null || around.closest("script, style, template, body [lang='en']") !== null) continue;
    const text = node.textContent?.trim() ?? "";
    if (text !== "") found.push(text);
  }
  for (const element of root.querySelectorAll(
    "[aria-label], [title], [placeholder], [alt], [aria-valuetext]",
  ))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
      if (element.closest("body [lang='en']") === null) found.push(element.getAttribute(name) ?? "");
  return [...found, document.title];
}

/** Each piece of text that holds English words. */
export async function english(page: Page, lang: Lang, within = "body"): Promise<string[]> {
  const texts = await page.evaluate(readable, within);
  const words = (text: string): string[] => text.replace(NAMES, "").match(ENGLISH) ?? [];
  return [...new Set(texts.filter((text) => words(text).some((word) => !OWN[lang].test(word))))];
}
