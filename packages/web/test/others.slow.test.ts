/**
 * Cards of sets that are still to come, and made-up nasty ones, at the real table: what they bring along is shown, and
 * whatever they ask is answered by clicking what is lit up. The page knows nothing of them. The game runs in this
 * process, in the place of the page's worker, and each card goes by the name and picture of one that is not in the game.
 */
import { basics } from "@fiefdom/cards";
import { Board } from "@fiefdom/engine";
import { lineOf } from "@fiefdom/engine/notation";
import { arrange, type Position } from "@fiefdom/engine/position";
import { setUpNames } from "@fiefdom/engine/save";
import type { FromWorker, ToWorker } from "@fiefdom/local";
import { LocalTable } from "@fiefdom/local/table";
import { optionsOf } from "@fiefdom/table/home";
import { CARD_IDS } from "@fiefdom/text";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { Dice } from "../../../tests/laws/dice.ts";
import { nastyBoard } from "../../../tests/laws/nasty.ts";
import { others } from "../../../tests/others/sets.ts";
import en from "../../text/messages/en.json" with { type: "json" };
import { inBrowser } from "./inBrowser.ts";

const TABLE = "/table?kingdom=first-game&seed=oak&first=0";
/** A board with these of the cards that wait for their set. */
const boardWith = (players: number, ...ids: readonly string[]): Board =>
  new Board({
    players,
    ruleset: "printed",
    basics,
    kingdom: others.kingdom.filter((entry) => ids.includes(entry.id)),
    landscapes: others.landscapes.filter((entry) => ids.includes(entry.id)),
  });

/** Cards of whom no sentence speaks in particular: anything may go by their names. */
const NAMES = CARD_IDS.filter((id) => !Object.keys(en).some((key) => key.split(".").includes(id)));

/** By what names the cards of a board go that the page does not know. */
function disguises({ kinds, piles, outside }: Board): [real: string, shown: string][] {
  const ids = new Set([
    ...kinds.map(({ id }) => id),
    ...piles.map(({ id }) => id),
    ...outside.map(({ id }) => id),
  ]);
  const free = NAMES.filter((id) => !ids.has(id));
  return [...ids].filter((id) => !CARD_IDS.includes(id)).map((id, i) => [id, free[i]]);
}

/** In messages cards stand alone, as keys, or behind what is done with them. */
function dressed(text: string, names: readonly (readonly [string, string])[]): string {
  const to = new Map(names);
  return text.replace(/"((?:[a-z]+:)?)([a-z][a-z0-9-]*)((?:#\d)?)"/g, (all, act, id, nth) =>
    to.has(id) ? `"${act}${to.get(id)}${nth}"` : all,
  );
}

/** The page's worker, as far as the page can tell. Runs in the page. */
function standIn(): void {
  window.Worker = class {
    onmessage: ((event: MessageEvent) => void) | null = null;
    constructor() {
      Object.assign(window, {
        hearTable: (text: string) => {
          const data = JSON.parse(text) as { play?: { game: string } | null };
          this.onmessage?.(new MessageEvent("message", { data }));
          if (data.play != null) Object.assign(window, { heardGame: data.play.game });
        },
      });
    }
    postMessage(message: unknown): void {
      (window as unknown as { toTable: (text: string) => void }).toTable(JSON.stringify(message));
    }
    terminate(): void {}
  } as unknown as typeof Worker;
}

/** Answers so many questions by clicking the first that is lit up. Gives what was read meanwhile. Runs in the page. */
async function clickOn(times: number): Promise<string[]> {
  const find = (selector: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((e) => e.getClientRects().length > 0);
  const until = async (what: string, is: () => boolean): Promise<void> => {
    const end = performance.now() + 60_000;
    while (!is()) {
      if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
      await new Promise((next) => setTimeout(next, 4));
    }
  };
  const shown = (): string => document.querySelector<HTMLElement>(".table")?.dataset.shown ?? "over";
  const over = (): boolean => find(".end h1") !== undefined;
  const rests = (): boolean =>
    over() || document.querySelector(".prompt:is([data-state=turn], [data-state=attack])") !== null;
  const lit = [".hand", ".tray", ".supply"].map((zone) => `${zone} [data-can]:not(.is-sel)`).join();
  const next = (): HTMLElement | undefined => {
    const confirm = find('[data-option="confirm"]');
    if (confirm === undefined) return find(lit) ?? find(".stepper button") ?? find(".acts [data-can]");
    const isReady = confirm.getAttribute("aria-disabled") === null && find(".is-sel") !== undefined;
    return isReady ? confirm : (find(lit) ?? confirm);
  };
  const read = new Set<string>();
  await until("a question", rests);
  for (let n = 0; n < times && !over(); n++) {
    read.add(find(".prompt .q")?.textContent ?? "");
    const before = shown();
    for (let clicks = 0; shown() === before && !over(); clicks++) {
      const target = next();
      if (target === undefined || clicks > 30) throw new Error(`stuck at ${find(".prompt .q")?.textContent}`);
      const picked = document.querySelectorAll(".is-sel").length;
      target.click();
      await until(
        "the answer",
        () => over() || shown() !== before || document.querySelectorAll(".is-sel").length !== picked,
      );
    }
    await until("another question", rests);
  }
  return [...read];
}

inBrowser("cards that wait for their set", (site) => {
  let page: Page;
  let table: LocalTable | null = null;
  let names: [string, string][] = [];
  let games = 0;
  const errors: string[] = [];

  const post = (message: FromWorker): void => {
    const named =
      "play" in message && message.play != null
        ? { ...message, play: { ...message.play, game: `game ${games}` } }
        : message;
    page
      .evaluate(
        (text) => (window as unknown as { hearTable: (text: string) => void }).hearTable(text),
        dressed(JSON.stringify(named), names),
      )
      .catch((problem: unknown) => {
        // After the last test the page may be gone before the last word reaches it.
        if (!page.isClosed()) throw problem;
      });
  };

  /** Sets up a table; the person sits at the first seat. */
  function lay(board: Board, position?: Position): void {
    const bots = Array.from({ length: board.players }, (_, seat) => (seat === 0 ? "" : "squire"));
    const line = position === undefined ? null : lineOf(arrange(board, position, { seed: "laid" }));
    const setting = {
      names: ["You", "Maud", "Odo", "Isolde"].slice(0, board.players),
      bots,
      options: optionsOf(setUpNames(board), bots),
      ...(line === null ? { first: 0 } : { position: line }),
    };
    games++;
    names = disguises(board);
    table = LocalTable.begin(setting, board, `laid ${games}`, post);
    post({ type: "opened" });
  }

  const open = async (board: Board, position?: Position): Promise<void> => {
    const wanted = `game ${games + 1}`;
    if (page === undefined) {
      page = await site.visit(
        { pace: "instant" },
        { viewport: { width: 1366, height: 900 }, painted: false },
      );
      page.on("pageerror", (error) => errors.push(error.message));
      await page.addInitScript(standIn);
      await page.exposeFunction("toTable", (text: string) => {
        const back = names.map(([real, shown]) => [shown, real] as const);
        const message = JSON.parse(dressed(text, back)) as ToWorker;
        if (message.type === "open") lay(board, position);
        else table?.hear(message as Parameters<LocalTable["hear"]>[0]);
      });
      await page.goto(TABLE);
    } else lay(board, position);
    await page.waitForFunction(
      (game) =>
        (window as unknown as { heardGame?: string }).heardGame === game &&
        document.querySelector(".prompt:is([data-state=turn], [data-state=attack])") !== null,
      wanted,
    );
    // Heard is not seen yet.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(null)))),
    );
  };

  const hand = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".hand [data-card]")].map((c) => c.dataset.card),
    );

  it("somebody else's hand is held, and their turn played, by who decides for them", async () => {
    const board = boardWith(2, "possession");
    await open(board, {
      players: [
        { hand: ["estate", "estate"] },
        { hand: ["gold", "copper"], deck: Array<string>(5).fill("silver") },
      ],
      turn: 1,
      phase: "buying",
      extra: [0, 0],
      decider: 0,
    });
    await expect.poll(hand).toEqual(["gold", "copper"]);
    expect(await page.locator(".phases .yours").textContent()).toContain("You decide for");
    expect(await page.locator(".opps > li").count()).toBe(1);
    await page.locator('[data-option="treasures"]').click();
    await page.locator('.supply [data-card="silver"][data-can]').click();
    // What was bought is one's own, and so is the hand again.
    await expect.poll(hand).toEqual(["estate", "estate"]);
    await expect
      .poll(() => page.locator(".discardside [data-card]").getAttribute("data-card"))
      .toBe("silver");
    expect(errors).toEqual([]);
  });

  it("costs with Potions are shown with their flasks, and paid with them", async () => {
    const board = boardWith(2, "alchemist", "familiar", "golem");
    await open(board, {
      players: [{ hand: ["potion", "gold"] }, {}],
      phase: "buying",
    });
    const flasks = await page.locator(".supply .mk-potion").allTextContents();
    expect(flasks.map((text) => text.trim())).toEqual(["1", "1", "1"]);
    const purse = page.locator(".counts .mk-potion");
    expect((await purse.textContent())?.trim()).toBe("0");
    await page.locator('[data-option="treasures"]').click();
    await expect.poll(async () => (await purse.textContent())?.trim()).toBe("1");
    // Three coins and a Potion pay for the first two of them.
    await page.waitForFunction(() => document.querySelectorAll(".supply [data-can] .mk-potion").length === 2);
    await page.locator(".supply [data-can]:has(.mk-potion)").first().click();
    await page.evaluate(clickOn, 3);
    expect(errors).toEqual([]);
  });

  it("whole games of them are played by clicking what is lit up", async () => {
    const rounds = [
      boardWith(2, ...others.kingdom.slice(0, 10).map(({ id }) => id), "inheritance", "capitalism"),
      boardWith(3, ...others.kingdom.slice(10, 20).map(({ id }) => id)),
      boardWith(
        2,
        ...others.kingdom.slice(20).map(({ id }) => id),
        ...others.landscapes.map(({ id }) => id).slice(0, 4),
      ),
      nastyBoard(new Dice("page 1"), []),
      nastyBoard(new Dice("page 2"), []),
    ];
    for (const board of rounds) {
      await open(board);
      const read = await page.evaluate(clickOn, 20);
      expect(read.filter((text) => /[{}]|undefined|NaN|\[object/.test(text))).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
});
