/** Movement and sound: they tell what happened, hold nobody up, and are left out for whoever wants none. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { inBrowser } from "./inBrowser.ts";

const MOVING = { reducedMotion: "no-preference" as const, viewport: { width: 1366, height: 768 } };
const GAME =
  "/table?cards=village,smithy,militia,market,moat,cellar,mine,remodel,workshop,merchant&seed=oak&first=0&players=5";

/** Keeps a note of every card that flies: what it shows, and whether its way is on the screen. */
async function noteFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flights: { face: boolean; way: number }[] = [];
    Object.assign(window, { flights });
    const begin = (): void => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (!(node instanceof HTMLElement) || !node.classList.contains("flying")) continue;
            // It begins to move right after it was put there.
            queueMicrotask(() => {
              const [animation] = node.getAnimations();
              const frames = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
              const at = (frame: ComputedKeyframe | undefined): number[] =>
                (String(frame?.transform).match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
              const [from, to] = [at(frames[0]), at(frames.at(-1))];
              flights.push({
                face: node.querySelector(".arms use") !== null,
                way: Math.hypot(to[0] - from[0], to[1] - from[1]),
              });
            });
          }
        }
      }).observe(document.body, { childList: true });
    };
    if (document.body === null) addEventListener("DOMContentLoaded", begin);
    else begin();
  });
}

const flights = (page: Page): Promise<{ face: boolean; way: number }[]> =>
  page.evaluate(() => (window as unknown as { flights: { face: boolean; way: number }[] }).flights.splice(0));

inBrowser("movement and sound", (site) => {
  it("cards travel when they are played, gained, cleared away and drawn; others' turns can be followed and skipped", async () => {
    const page = await site.visit({ pace: "calm" }, MOVING);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await noteFlights(page);
    await page.goto(GAME);
    await page.locator('.hand [data-card="copper"][data-can]').first().click();
    await expect.poll(() => flights(page)).toEqual([{ face: true, way: expect.any(Number) }]);
    // The next click is taken while that card is still in the air.
    await page.locator('[data-option="treasures"]').click();
    await page.locator('[data-option="treasures"]').waitFor({ state: "detached" });
    await expect.poll(async () => (await flights(page)).length).toBeGreaterThan(1);
    await page.locator('.supply [data-card="silver"][data-can]').click();
    // Now the others play, move by move: it is said who and what, and it can be skipped by a key.
    await page.locator('[data-option="skip"]').waitFor();
    expect(await page.locator('.prompt[data-state="wait"] .said').textContent()).not.toBe("");
    await page.keyboard.press(" ");
    await page.locator('.prompt[data-state="turn"]').waitFor();
    // It was bought, and with nothing left to do the turn was cleared away and a new hand drawn.
    const seen = await flights(page);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter(({ way }) => way <= 20)).toEqual([]);
    expect(seen.some(({ face }) => face)).toBe(true);
    // Whatever flew is gone again.
    await expect.poll(() => page.locator(".flying").count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("nothing moves for whoever wants no motion", async () => {
    const page = await site.visit({ pace: "quick" }, { ...MOVING, reducedMotion: "reduce" });
    await noteFlights(page);
    await page.goto(GAME);
    await page.locator('.hand [data-card="copper"][data-can]').first().click();
    await page.locator(".play [data-card=copper]").waitFor();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await flights(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.context().close();
  });

  it("a new theme holds everywhere at once", async () => {
    const page = await site.visit({ theme: "light" }, { painted: false });
    await page.goto("/kingdoms");
    await page.locator("h1").waitFor();
    const inks = await page.evaluate(async () => {
      document.documentElement.dataset.theme = "dark";
      await new Promise((done) => requestAnimationFrame(done));
      return ["body", "h1", "nav a"].map((one) => {
        const element = document.querySelector(one);
        return element === null ? "" : getComputedStyle(element).color;
      });
    });
    expect(new Set(inks)).toEqual(new Set(["rgb(243, 232, 211)"]));
    await page.context().close();
  });

  it("sounds are silent until they are wanted, and then heard after the first click", async () => {
    const page = await site.visit({ pace: "calm" }, MOVING);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.addInitScript(() => {
      const heard = { contexts: 0, sources: 0 };
      Object.assign(window, { heard });
      const Real = AudioContext;
      window.AudioContext = class extends Real {
        constructor() {
          super();
          heard.contexts++;
        }
        override createOscillator(): OscillatorNode {
          heard.sources++;
          return super.createOscillator();
        }
        override createBufferSource(): AudioBufferSourceNode {
          heard.sources++;
          return super.createBufferSource();
        }
      };
    });
    const heard = (): Promise<{ contexts: number; sources: number }> =>
      page.evaluate(() => (window as unknown as { heard: { contexts: number; sources: number } }).heard);
    await page.goto(GAME);
    await page.locator('.hand [data-card="copper"][data-can]').first().click();
    await page.locator(".play [data-card=copper]").waitFor();
    expect(await heard()).toEqual({ contexts: 0, sources: 0 });
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Sounds").check();
    await page.getByLabel("Volume").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const before = (await heard()).sources;
    expect(before).toBeGreaterThan(0);
    await page.locator('.hand [data-card="copper"][data-can]').first().click();
    await expect.poll(async () => (await heard()).sources).toBeGreaterThan(before);
    expect((await heard()).contexts).toBe(1);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("the keys are found where they lie, also on a keyboard with other letters", async () => {
    const page = await site.visit({ lang: "he" }, { painted: false });
    await page.goto(GAME);
    await page.locator('[data-option="treasures"]').waitFor();
    await page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "א", code: "KeyT", bubbles: true })),
    );
    await page.locator('[data-option="treasures"]').waitFor({ state: "detached" });
    await page.keyboard.press("k");
    await page.getByRole("dialog").locator("kbd").first().waitFor();
    await page.context().close();
  });
});
