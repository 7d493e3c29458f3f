/** The first picture: language, direction and light or dark are chosen before anything is painted. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { LANGS } from "@fiefdom/text";
import { message } from "@fiefdom/text/messages";
import { describe, expect, it } from "vitest";

const script = readFileSync(new URL("../public/early.js", import.meta.url), "utf8");

/** Runs the script in a page that has just begun, with this in the browser's storage. */
function first(
  languages: readonly string[],
  kept: Readonly<Record<string, string>> | null,
  search = "",
  pathname = "/",
) {
  const manifest = { href: "/manifest.webmanifest" };
  const alternates = [...LANGS, "x-default"].map((hreflang) => ({ hreflang, href: "/" }));
  const html = { lang: "en", dir: "ltr", dataset: {} as Record<string, string> };
  runInNewContext(script, {
    URL,
    URLSearchParams,
    document: {
      documentElement: html,
      getElementById: () => null,
      querySelector: () => manifest,
      querySelectorAll: () => alternates,
    },
    navigator: { languages },
    location: { pathname, search, origin: "https://fiefdom.example" },
    localStorage: {
      getItem(key: string) {
        if (kept === null) throw new Error("storage is forbidden");
        return kept[key] ?? null;
      },
    },
  });
  const file = new URL(`../public${manifest.href}`, import.meta.url);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ lang: html.lang, dir: html.dir });
  // The other languages of this very page, as whole addresses: search engines take no others.
  for (const { hreflang, href } of alternates)
    expect(href).toBe(
      `https://fiefdom.example${pathname}${hreflang === "x-default" ? "" : `?lang=${hreflang}`}`,
    );
  return [html.lang, html.dir, html.dataset.theme];
}

const settings = (of: object) => ({ "fiefdom.settings": JSON.stringify(of) });

describe("before the first picture", () => {
  it("the browser's wishes hold, the first that is spoken here", () => {
    expect(first(["fr-FR", "nl-BE", "en"], {})).toEqual(["nl", "ltr", undefined]);
    expect(first(["iw"], {})).toEqual(["he", "rtl", undefined]);
    expect(first([], {})).toEqual(["en", "ltr", undefined]);
    for (const lang of LANGS) expect(first([lang], {})[0]).toBe(lang);
  });

  it("what the visitor chose goes before", () => {
    expect(first(["de"], settings({ lang: "he", theme: "dark" }))).toEqual(["he", "rtl", "dark"]);
    expect(first(["de"], settings({ theme: "auto" }))).toEqual(["de", "ltr", undefined]);
  });

  it("an address that asks for a language goes before all", () => {
    expect(first(["de"], settings({ lang: "pl" }), "?lang=he")).toEqual(["he", "rtl", undefined]);
    expect(first(["de"], {}, "?lang=xx")).toEqual(["de", "ltr", undefined]);
    const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
    for (const lang of LANGS) expect(page).toContain(`hreflang="${lang}" href="/?lang=${lang}"`);
    expect(first(["de"], {}, "?lang=nl", "/rules")[0]).toBe("nl");
    expect(page).toContain(`name="description" content="${message("web.description", {}, "en")}"`);
  });

  it("broken or forbidden storage does no harm", () => {
    for (const kept of [null, { "fiefdom.settings": "{" }, settings({ lang: "xx", theme: 3 }), settings([])])
      expect(first(["pl"], kept)).toEqual(["pl", "ltr", undefined]);
  });
});
