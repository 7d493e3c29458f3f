// Runs before anything is painted. Language, direction, light or dark and sizes must hold in the very first picture,
// and the front page is in it: it comes with the page in every language (build/front.ts), and the script that
// runs the site replaces it by the same, brought to life. This is a file of its own, because the server's
// security policy allows no script inside the page, and plain script, because modules wait until the page has
// been read. src/settings.ts goes on from what stands here.
(() => {
  const LANGS = ["en", "de", "nl", "pl", "he"];
  const html = document.documentElement;
  // Storage can be forbidden or broken; then the browser's own wishes hold.
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  };
  /** Is a game kept that can be gone on with? (src/session/kept.ts) */
  const isPlaying = () => {
    try {
      const tables = Object.keys(localStorage).filter((key) => key.startsWith("fiefdom.table"));
      return tables.some((key) => kept(key)?.over === false);
    } catch {
      return false;
    }
  };
  const settings = kept("fiefdom.settings");
  // Hebrew used to be "iw".
  const wished = (navigator.languages ?? []).map((tag) =>
    tag.toLowerCase().split("-")[0].replace("iw", "he"),
  );
  // An address may ask for a language; search engines are told these addresses (index.html).
  const asked = new URLSearchParams(location.search).get("lang");
  const lang = [asked, settings?.lang, ...wished].find((other) => LANGS.includes(other)) ?? "en";
  html.lang = lang;
  html.dir = lang === "he" ? "rtl" : "ltr";
  const manifest = document.querySelector('link[rel="manifest"]');
  if (lang !== "en" && manifest !== null) manifest.href = `/manifest.${lang}.webmanifest`;
  // Each page is to be had in each language, under its own address.
  for (const link of document.querySelectorAll("link[hreflang]")) {
    const own = new URL(location.pathname, location.origin);
    if (link.hreflang !== "x-default") own.searchParams.set("lang", link.hreflang);
    link.href = own.href;
  }
  if (["light", "dark", "contrast"].includes(settings?.theme)) html.dataset.theme = settings.theme;
  if (settings?.cards === "large") html.dataset.cards = "large";
  if (settings?.letters === "large") html.dataset.letters = "large";

  const front = document.getElementById(`front-${lang}`);
  if (location.pathname !== "/" || front === null) return;
  const page = front.content.cloneNode(true);
  if (isPlaying()) page.querySelector(".resume").hidden = false;
  const show = () => {
    const root = document.getElementById("root");
    if (root === null) requestAnimationFrame(show);
    else if (root.childElementCount === 0) root.append(page);
  };
  requestAnimationFrame(show);
})();
