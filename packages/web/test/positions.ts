/**
 * Positions at a real table. They are arranged like a lesson, so that any cards can lie anywhere and everything
 * after that goes by the rules, and the page's own worker goes on with one after the other.
 */

import { record, view } from "@fiefdom/engine";
import type { Keepsake, Lesson } from "@fiefdom/local";
import { beginLesson, giveInLesson, lessonBoard } from "@fiefdom/local/lesson";
import type { TableOptions } from "@fiefdom/protocol";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Site } from "./browser.ts";

export interface Arrangement {
  readonly kingdom: readonly string[];
  readonly landscapes?: readonly string[];
  readonly colonies?: boolean;
  readonly lesson: Lesson;
  /** What the players answer before it is looked at. */
  readonly answers?: readonly (readonly [seat: number, ...options: string[]])[];
  /** The first is the person's. */
  readonly names?: readonly string[];
}

export interface Laid {
  readonly kept: Keepsake;
  /** The hand that is to be seen. */
  readonly hand: readonly string[];
}

const NAMES = ["You", "Maud", "Odo", "Isolde", "Hugh", "Greta"];

export function arranged({ kingdom, landscapes = [], colonies = false, ...more }: Arrangement): Laid {
  const { lesson, answers = [], names = NAMES } = more;
  const bots = lesson.players.map((_, seat) => (seat === 0 ? "" : "squire"));
  const options: TableOptions = {
    kingdom: { from: "list", piles: [...kingdom] },
    landscapes: [...landscapes],
    colonies,
    ruleset: "printed",
    seats: bots.map((bot) => (bot === "" ? { for: "person" } : { for: "bot", bot })),
    public: false,
    spectators: false,
    clock: { kind: "none" },
    pause: false,
    rated: false,
  };
  const game = beginLesson(lessonBoard(options), lesson);
  for (const [seat, ...given] of answers) giveInLesson(game, seat, given);
  const setting = { names: names.slice(0, bots.length), bots, lesson, options };
  return {
    kept: { fiefdom: "local", over: false, record: record(game), setting },
    hand: view(game, 0).toJSON().players[0].hand ?? [],
  };
}

/** The page with a table whose positions can be laid by `lay`. */
export async function visitTable(
  site: Site,
  settings: Record<string, string>,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await site.visit({ pace: "instant", ...settings }, options);
  await page.addInitScript(() => {
    // Every position is a game of its own, and says so.
    let games = 0;
    const Real = Worker;
    window.Worker = class extends Real {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        Object.assign(window, { tableWorker: this });
      }
      override postMessage(message: { type: string }): void {
        if (message.type === "open" || message.type === "resume") games++;
        super.postMessage(message);
      }
      override set onmessage(heard: (event: MessageEvent) => void) {
        super.onmessage = ({ data }) => {
          const play = data.play == null ? {} : { play: { ...data.play, game: `game ${games}` } };
          heard(new MessageEvent("message", { data: { ...data, ...play } }));
          if (data.play != null) Object.assign(window, { tableGame: games });
        };
      }
    };
    Object.assign(window, {
      /** Lays a position and waits until it is to be seen. */
      lay: async (kept: unknown, hand: readonly string[]): Promise<void> => {
        const { tableWorker } = window as unknown as { tableWorker: Worker };
        const wanted = games + 1;
        tableWorker.postMessage({ type: "resume", kept });
        const seen = (): string =>
          [...document.querySelectorAll<HTMLElement>(".hand [data-card]")]
            .map((card) => card.dataset.card)
            .sort()
            .join();
        const end = performance.now() + 20_000;
        while (
          (window as unknown as { tableGame: number }).tableGame !== wanted ||
          seen() !== [...hand].sort().join() ||
          document.querySelector(".prompt:is([data-state=turn], [data-state=attack])") === null
        ) {
          if (performance.now() > end) throw new Error(`waited in vain for ${hand.join()}, saw ${seen()}`);
          await new Promise((next) => setTimeout(next, 2));
        }
      },
    });
  });
  await page.goto("/table?kingdom=first-game&seed=oak&first=0");
  await page.locator(".prompt[data-state=turn] .q").waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

export const lay = (page: Page, { kept, hand }: Laid): Promise<void> =>
  page.evaluate(
    ([position, cards]) =>
      (window as unknown as { lay(kept: unknown, hand: readonly string[]): Promise<void> }).lay(
        position,
        cards,
      ),
    [kept, hand] as const,
  );
