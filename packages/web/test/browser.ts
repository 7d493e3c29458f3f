/** A real browser on the built site as the real server hands it out, for tests and screenshots. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Frame, type Page } from "playwright-core";
import { openHouse } from "../../server/test/house.ts";
import { builtSite } from "./built.ts";
import { Visitors } from "./visitors.ts";

/** The one made for running without a screen comes first: the same pages for a third less of the processor. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Where a Chromium is; undefined if this machine has none. */
export const chromiumPath = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path));

/** Gets one where that is possible: on Debian, as root. */
export function installChromium(): void {
  if (chromiumPath() !== undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("Installing Chromium for the browser tests…");
  const lock = join(tmpdir(), "fiefdom-chromium.lock");
  // What is still missing in the end is said by whoever needs it.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (chromiumPath() !== undefined) return;
    const install = `apt-get update && apt-get install -y --no-install-recommends ${name} fonts-noto-core`;
    try {
      // Files are tested side by side: one of them gets it, the others wait.
      execFileSync("flock", [lock, "sh", "-c", `[ -e /usr/bin/${name} ] || { ${install}; }`], {
        stdio: "ignore",
        timeout: 400_000,
      });
    } catch {}
  }
}

export interface Site {
  readonly address: string;
  /** Where its files are. */
  readonly folder: string;
  readonly browser: Browser;
  /** A new visitor with these settings. */
  visit(settings?: Record<string, string | boolean>, options?: Visit): Promise<Page>;
}

export interface Visit extends BrowserContextOptions {
  /**
   * Whether pages are painted, which is so unless this says no. Without a graphics card that takes a third of a
   * browser's time; where everything lies and what answers a click is the same without it.
   */
  readonly painted?: boolean;
  /**
   * Whether the browser itself must not have been here: nothing of the site is fetched or compiled before. For what
   * a first load is measured by.
   */
  readonly stranger?: boolean;
}

export interface OwnSite extends Site {
  /** Ends what visitors are still at. */
  sendHome(): Promise<void>;
  close(): Promise<void>;
}

/** Nothing of what is wholly transparent is painted. Runs in the page. */
function leaveUnpainted(): void {
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync(":root { opacity: 0 }");
  document.adoptedStyleSheets.push(unpainted);
  Object.assign(window, { unpainted });
}

/** Paints, or no longer, the page of a visitor for whom that is not done; for what judges colours. */
export const paint = (page: Page, painted: boolean): Promise<void> =>
  page.evaluate((disabled) => {
    const { unpainted } = window as { unpainted?: CSSStyleSheet };
    if (unpainted !== undefined) unpainted.disabled = disabled;
  }, painted);

/** Each visitor has a clipboard of their own: the browser has one for all who visit it at a time. */
function giveClipboard(): void {
  let text = "";
  const clipboard = {
    readText: async () => text,
    writeText: async (copied: string) => {
      text = copied;
    },
  };
  Object.defineProperty(navigator, "clipboard", { value: clipboard });
}

export async function openSite(): Promise<OwnSite> {
  const folder = await builtSite();
  const house = await openHouse({ FIEFDOM_WEB: folder });
  const address = `${house.url}/`;
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? "",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--disable-dev-shm-usage",
    ],
  });
  const visitors = new Visitors(browser);
  return {
    address,
    folder,
    browser,
    visit: async (settings = {}, { painted = true, stranger = false, ...given } = {}) => {
      const options: BrowserContextOptions = {
        baseURL: address,
        locale: "en-GB",
        reducedMotion: "reduce",
        // It fetches all of the site in the background, for every new visitor anew.
        serviceWorkers: "block",
        ...given,
      };
      const page = stranger
        ? await (await browser.newContext(options)).newPage()
        : await visitors.welcome(options);
      const context = page.context();
      await context.addInitScript(
        (kept) => {
          if (localStorage.getItem("fiefdom.settings") === null)
            localStorage.setItem("fiefdom.settings", kept);
        },
        JSON.stringify({ pace: "instant", ...settings }),
      );
      await context.addInitScript(giveClipboard);
      if (!painted) await context.addInitScript(leaveUnpainted);
      // What comes, comes later on a busy machine; only what never comes is a fault.
      page.setDefaultTimeout(60_000);
      return page;
    },
    sendHome: () => visitors.sendHome(address),
    close: async () => {
      await browser.close();
      await house.stop();
    },
  };
}

/** Goes on as a link does: what is on a page does not depend on whether all of the site was loaded anew for it. */
export const walk = (place: Page | Frame, to: string): Promise<void> =>
  place.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, to);

/** The same, until the title of that page is there: every page has one of its own. */
export async function walkTo(page: Page, to: string): Promise<void> {
  const before = await page.evaluate(() => document.querySelector("main h1")?.textContent);
  await walk(page, to);
  await page.waitForFunction(
    (was) => ![was, "", undefined].includes(document.querySelector("main h1")?.textContent),
    before,
  );
}

/** Waits until all letters are there and nothing moves or changes its colour any more. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === "running" && effect?.getTiming().iterations !== Infinity,
      );
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
