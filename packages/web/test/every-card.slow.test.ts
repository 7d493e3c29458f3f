/**
 * Every card, Event and Landmark of the three sets at the real table: shown, played, bought, and every kind of
 * question that any of them asks answered by clicking what is lit up. The positions are found beforehand
 * (every-card.ts); the page's own worker goes on with one after the other.
 */
import { allLandscapes, allPiles } from "@fiefdom/cards";
import type { DecisionJSON } from "@fiefdom/engine/view";
import type { PlayJSON } from "@fiefdom/protocol";
import { LANGS } from "@fiefdom/text";
import { optionText, question } from "@fiefdom/text/messages-decisions";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { say } from "../src/words.ts";
import { explore, GROUPS, HEAPS, kindOf, type Position } from "./every-card.ts";
import { inBrowser } from "./inBrowser.ts";
import { frameTable, visitTable } from "./positions.ts";

const GAMES_EACH = 150;
const { positions, questions, missing } = explore(GAMES_EACH);

/** What no visitor should read: a blank that was not filled in, the name of a sentence instead of it. */
const RAW = /[{}]|\b(?:ask|may|web|option|course)\.[a-z]|undefined|NaN|\[object/;

/** What went wrong in one position, or nothing. */
interface Outcome {
  readonly goal: string;
  readonly fault: string | null;
  readonly texts: readonly string[];
}

/**
 * Opens each position in the page's own worker and answers it by clicking. Wherever that leads, whatever else is
 * wanted and offered there is done at once: to open a position takes longer than to answer it. Runs inside the page.
 */
async function answerAll([list, wanted]: readonly [
  readonly { goal: string; option: string | null; kept: unknown }[],
  readonly string[],
]): Promise<Outcome[]> {
  const { tableWorker, kindOf } = window as unknown as {
    tableWorker: Worker;
    kindOf(decision: DecisionJSON): string;
  };
  const left = new Set(wanted);
  const find = (selector: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((e) => e.getClientRects().length > 0);
  const until = async (what: string, is: () => boolean): Promise<void> => {
    const end = performance.now() + 60_000;
    while (!is()) {
      if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
      await new Promise((next) => requestAnimationFrame(next));
    }
  };
  const shown = (): string => document.querySelector<HTMLElement>(".table")?.dataset.shown ?? "over";
  const rests = (): boolean => {
    const state = document.querySelector<HTMLElement>(".prompt")?.dataset.state;
    return find(".end h1") !== undefined || state === "turn" || state === "attack";
  };

  /** A question of any kind, answered as somebody would who takes the first that is offered. */
  const next = (): HTMLElement | undefined => {
    const confirm = find('[data-option="confirm"]');
    if (confirm !== undefined)
      return confirm.getAttribute("aria-disabled") === null && find(".is-sel") !== undefined
        ? confirm
        : (find(
            ".hand [data-can]:not(.is-sel), .tray [data-can]:not(.is-sel), .supply [data-can]:not(.is-sel)",
          ) ?? confirm);
    return (
      find(".hand [data-can], .tray [data-can], .supply [data-can]") ??
      find(".stepper button") ??
      find(".acts [data-can]")
    );
  };

  const click = async (choose: () => HTMLElement | undefined): Promise<void> => {
    const before = shown();
    for (let clicks = 0; shown() === before; clicks++) {
      const target = choose();
      if (target === undefined) throw new Error("nothing is lit up");
      if (clicks > 30) throw new Error("clicking changes nothing");
      const picked = document.querySelectorAll(".is-sel").length;
      target.click();
      await until(
        "the answer",
        () => shown() !== before || document.querySelectorAll(".is-sel").length !== picked,
      );
    }
    await until("my turn", rests);
  };

  let opened = 0;
  const open = async (kept: unknown): Promise<void> => {
    const game = structuredClone(kept) as { setting: { names: string[] } };
    const name = `Maud ${++opened}`;
    game.setting.names = ["You", name];
    tableWorker.postMessage({ type: "resume", kept: game });
    await until(
      "the position",
      () =>
        document.querySelector(".opps bdi")?.textContent?.replace(/[\u2068\u2069]/g, "") === name && rests(),
    );
  };

  /** What is wanted of what can be done now. */
  const offered = (): { goal: string; option: string | null } | undefined => {
    const { tablePlay: play } = window as unknown as { tablePlay: PlayJSON };
    const decision = play.view.decision;
    if (play.decision !== shown() || decision === null || !("options" in decision)) return undefined;
    const option = decision.options.find((one) => left.has(one));
    if (option !== undefined) return { goal: option, option };
    const goal = kindOf(decision);
    return left.has(goal) ? { goal, option: null } : undefined;
  };

  const outcomes: Outcome[] = [];
  /** Whether it went well. A table that stopped would only make everybody wait. */
  const reach = async (goal: string, option: string | null, kept?: unknown): Promise<boolean> => {
    let fault: string | null = null;
    let texts: string[] = [];
    try {
      if (kept !== undefined) await open(kept);
      texts = [...document.querySelectorAll<HTMLElement>(".prompt .q, .acts button, .plabel")].map(
        (element) => element.textContent ?? "",
      );
      const [act, card] = option?.split(":") ?? [];
      const zone = act === "play" ? ".hand" : ".supply";
      await click(option === null ? next : () => find(`${zone} [data-card="${card}"][data-can]`));
      const notice = document.querySelector(".notice")?.textContent ?? "";
      if (notice !== "") fault = notice;
    } catch (problem) {
      fault = String(problem);
    }
    left.delete(goal);
    outcomes.push({ goal, fault, texts });
    return fault === null;
  };

  for (const { goal, option, kept } of list) {
    if (!left.has(goal)) continue;
    if (!(await reach(goal, option, kept))) break;
    let isFine = true;
    for (let more = offered(); isFine && more !== undefined; more = offered())
      isFine = await reach(more.goal, more.option);
    if (!isFine) break;
  }
  return outcomes;
}

inBrowser("every card at the table", (site) => {
  const errors: string[] = [];

  const hear = (page: Page): void => {
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
  };

  it("positions were found for every card to be played and bought, and for every card that asks something", () => {
    expect(missing).toEqual([]);
    expect(positions.length).toBeGreaterThan(250);
    expect(questions.length).toBeGreaterThan(80);
  });

  it("every question and every answer is a sentence in every language", () => {
    const raw: string[] = [];
    for (const { goal, decision } of questions) {
      for (const lang of LANGS) {
        const isCard = (id: string): boolean => /^[a-z-]+$/.test(id) && decision.options.includes(id);
        const texts = [
          question(decision, lang),
          ...(decision.from === "nowhere"
            ? decision.options.map((option) => optionText(decision, option, () => false, lang))
            : decision.options.map((option) => optionText(decision, option, isCard, lang))),
        ];
        for (const text of texts) if (text === "" || RAW.test(text)) raw.push(`${lang} ${goal}: ${text}`);
      }
    }
    expect(raw).toEqual([]);
    for (const lang of LANGS) expect(say(lang, "ask.action")).not.toMatch(RAW);
  });

  // A share of the positions in each language, from all of the sets: every group has cards of each. One group after the
  // other, since another kingdom has to be drawn anew. What the others have left in the last one.
  let left: readonly Position[] = positions;
  it.each(LANGS.map((lang, nth) => [lang, LANGS.length - nth] as const))(
    "all are answered by clicking, %s",
    async (lang, languages) => {
      const table = await frameTable(site, { lang }, (page) => {
        hear(page);
        void page.addInitScript(`window.kindOf = ${kindOf}`);
      });
      await table.size(1366, 900);
      const share = Math.ceil(left.length / languages);
      const outcomes: Outcome[] = [];
      // In portions, so that a page that stops says where.
      while (outcomes.length < share && outcomes.every(({ fault }) => fault === null)) {
        const goals = left.map(({ goal }) => goal);
        const portion = left.slice(0, Math.min(20, share - outcomes.length)) as Position[];
        outcomes.push(...(await table.frame.evaluate(answerAll, [portion, goals] as const)));
        const done = new Set(outcomes.map(({ goal }) => goal));
        left = left.filter(({ goal }) => !done.has(goal));
      }
      expect(outcomes.filter(({ fault }) => fault !== null)).toEqual([]);
      expect(outcomes.length).toBeGreaterThanOrEqual(share);
      expect(outcomes.flatMap(({ texts }) => texts).filter((text) => RAW.test(text))).toEqual([]);
      await table.close();
    },
  );

  it("and none is left", () => expect(left.map(({ goal }) => goal)).toEqual([]));

  it("every pile and landscape is shown, with everything that lies in a pile of several kinds", async () => {
    const page = await visitTable(
      site,
      { lang: "en" },
      { viewport: { width: 1366, height: 900 }, painted: false },
      hear,
    );
    const settings = new Map(positions.map(({ kept }) => [String(kept.setting.options.landscapes), kept]));
    expect(settings.size).toBe(GROUPS);
    let cards = 0;
    let heaps = 0;
    for (const [nth, kept] of [...settings.values()].entries()) {
      const name = `Odo ${nth}`;
      await page.evaluate(
        ([game, other]) => {
          const named = { ...game, setting: { ...game.setting, names: ["You", other] } };
          (window as unknown as { tableWorker: Worker }).tableWorker.postMessage({
            type: "resume",
            kept: named,
          });
        },
        [kept, name] as const,
      );
      await page.locator(".opps bdi", { hasText: name }).waitFor();
      const { kingdom, landscapes } = kept.setting.options;
      for (const pile of kingdom.from === "list" ? kingdom.piles : []) {
        const tile = page.locator(`[data-pile="${pile}"]`);
        expect(await tile.count(), pile).toBe(1);
        cards++;
        if (!HEAPS.includes(pile)) continue;
        heaps++;
        await tile.focus();
        await page.keyboard.press("?");
        await page.getByRole("dialog").getByText("In the pile, from the top").waitFor();
        expect(await page.getByRole("dialog").locator(".cardlist li").count()).toBeGreaterThan(0);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      }
      for (const id of Array.isArray(landscapes) ? landscapes : []) {
        expect(await page.locator(`.lands [data-card="${id}"]`).count(), id).toBe(1);
        cards++;
      }
    }
    expect(cards).toBe(allPiles.length + allLandscapes.length);
    expect(heaps).toBe(HEAPS.length);
    await page.context().close();
  });

  it("ran without an error in the console", () => expect(errors).toEqual([]));
});
