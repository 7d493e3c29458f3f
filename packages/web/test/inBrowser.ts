/**
 * Tests in a real browser. All test files that run in one thread share a browser and a server, for starting them
 * takes longer than many a test; every visitor is a new one all the same (`visitors.ts`). Where there is no Chromium they are left
 * out, and that is said; in CI it is a failure.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, installChromium, type OwnSite, openSite, type Site } from "./browser.ts";

/** The site may have to be built first. */
const BUILDING_MS = 240_000;
const MISSING =
  "NOT TESTED: there is no Chromium on this machine, so nothing of this was tried in a browser:";

let shared: Promise<OwnSite> | undefined;

/** The one that is open, or a new one if its browser was lost. */
async function opened(): Promise<OwnSite> {
  const before = await shared?.catch(() => undefined);
  if (before?.browser.isConnected() === true) return before;
  await before?.close().catch(() => {});
  shared = openSite();
  return shared;
}

export function inBrowser(name: string, tests: (site: Site) => void): void {
  installChromium();
  const here = chromiumPath() !== undefined;
  if (!here) console.warn(MISSING, name);
  it.runIf(process.env.CI !== undefined)("has a browser to test with", () => {
    expect(here, `${MISSING} ${name}`).toBe(true);
  });
  describe.skipIf(!here)(name, () => {
    let site: OwnSite | undefined;
    const now = (): Site => {
      if (site === undefined) throw new Error("the site is open while its tests run, not before");
      return site;
    };
    beforeAll(async () => {
      site = await opened();
    }, BUILDING_MS);
    // What a test that failed has left open would go on and hold up the others.
    afterAll(() => site?.sendHome());
    tests({
      get address() {
        return now().address;
      },
      get folder() {
        return now().folder;
      },
      get browser() {
        return now().browser;
      },
      visit: (...given) => now().visit(...given),
    });
  });
}
