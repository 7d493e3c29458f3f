/**
 * Positions at a real table. They are arranged like a lesson, so that any cards can lie anywhere and everything
 * after that goes by the rules, and the page's own worker goes on with one after the other.
 */

import { record, view } from "@fiefdom/engine";
import type { Keepsake, Lesson } from "@fiefdom/local";
import { beginLesson, giveInLesson, lessonBoard } from "@fiefdom/local/lesson";
import type { TableOptions } from "@fiefdom/protocol";
import type { Frame, Page } from "playwright-core";
import { type Site, type Visit, walk } from "./browser.ts";

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
    hints: true,
  };
  const game = beginLesson(lessonBoard(options), lesson);
  for (const [seat, ...given] of answers) giveInLesson(game, seat, given);
  const setting = { names: names.slice(0, bots.length), bots, lesson, options };
  return {
    kept: { fiefdom: "local", over: false, record: record(game), setting },
    hand: view(game, 0).toJSON().players[0].hand ?? [],
  };
}

/** Makes `lay` possible wherever the page opens a table. Runs in the page. */
function reachWorker(): void {
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
        if (data.play != null) Object.assign(window, { tablePlay: data.play });
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
          // On a small screen equal cards lie in one stack.
          .flatMap(({ dataset: { card, copies } }) => Array(Number(copies ?? 1)).fill(card))
          .sort()
          .join();
      const end = performance.now() + 60_000;
      while (
        // Shown, and not only told: a picture that comes later puts away the card that is being read.
        document.querySelector("main.table")?.getAttribute("data-game") !== `game ${wanted}` ||
        seen() !== [...hand].sort().join() ||
        // Another size of the screen may lay the hand otherwise.
        document.querySelector(".hand")?.hasAttribute("data-stacked") !==
          matchMedia("(max-width: 720px), (max-height: 560px)").matches ||
        document.querySelector(".prompt:is([data-state=turn], [data-state=attack])") === null
      ) {
        if (performance.now() > end) throw new Error(`waited in vain for ${hand.join()}, saw ${seen()}`);
        await new Promise((next) => setTimeout(next, 2));
      }
    },
  });
}

const TABLE = "/table?kingdom=first-game&seed=oak&first=0";

async function readyTable(place: Page | Frame): Promise<void> {
  await place.locator(".prompt[data-state=turn] .q").waitFor();
  await place.evaluate(() => document.fonts.ready);
}

/** The page with a table whose positions can be laid by `lay`. `meet` gets to know it before it goes anywhere. */
export async function visitTable(
  site: Site,
  settings: Record<string, string>,
  options: Visit,
  meet: (page: Page) => void = () => {},
): Promise<Page> {
  const page = await site.visit(settings, options);
  meet(page);
  await page.addInitScript(reachWorker);
  await page.goto(TABLE);
  await readyTable(page);
  return page;
}

/**
 * Waits until every part of the table that is laid out by its own size (`room.ts`) has been told that size: the
 * browser tells it with the picture after the one in which it changed.
 */
export const roomTold = (place: Page | Frame): Promise<void> =>
  place.evaluate(
    () =>
      new Promise<void>((done) => {
        const isTold = ({ target, contentRect: { width, height } }: ResizeObserverEntry): boolean => {
          const told = (target as HTMLElement).style.getPropertyValue("--room");
          // What is out of sight keeps what it had.
          return width === 0 || told === `${width}px` || told === `${height}px`;
        };
        const look = (): void => {
          const parts = document.querySelectorAll(".opp, [data-room]");
          if (parts.length === 0) done();
          // A new observer hears of everything it is given, after those that were there before it.
          const observer = new ResizeObserver((entries) => {
            observer.disconnect();
            if (entries.every(isTold)) done();
            else requestAnimationFrame(look);
          });
          for (const part of parts) observer.observe(part);
        };
        look();
      }),
  );

/**
 * Puts the page of that address into a frame on a page of its own, which the site lets nobody do. Not by `route`, which
 * keeps the browser from remembering anything it has fetched or compiled: that takes as long as all the rest of a visit.
 */
async function letFrame(page: Page, framed: string, around: string, style: string): Promise<void> {
  const body = await (await fetch(framed, { headers: { accept: "text/html" } })).text();
  const pages = new Map([
    [framed, body],
    [around, `<!doctype html><body style="margin:0"><iframe src="${framed}" style="${style}"></iframe>`],
  ]);
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId, request: { url } }) => {
    const html = pages.get(url);
    if (html === undefined) return session.send("Fetch.continueRequest", { requestId });
    return session.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: "content-type", value: "text/html" }],
      body: Buffer.from(html).toString("base64"),
    });
  });
  await session.send("Fetch.enable", { patterns: [{ resourceType: "Document" }] });
}

/**
 * A page in a frame. A frame takes another size at once, where a window waits for its next picture: that takes
 * ten times as long as to measure what is in it. Style sheets can't tell one from the other. Nor can they tell
 * that the frame is hidden, so that its pictures are not painted, which takes as long as all the rest: no
 * pointer reaches what is in it, but scripts do.
 */
export interface Framed {
  readonly frame: Frame;
  /** Does nothing where that is its size. */
  size(width: number, height: number): Promise<void>;
  /** Goes on as a link does. */
  walk(path: string): Promise<void>;
  close(): Promise<void>;
}

export async function visitFramed(
  site: Site,
  settings: Record<string, string>,
  address: string,
  meet: (page: Page) => void = () => {},
): Promise<Framed> {
  let size = { width: 1440, height: 900 };
  const page = await site.visit(settings, { viewport: size });
  meet(page);
  await page.addInitScript(reachWorker);
  const style = `border:0;visibility:hidden;width:${size.width}px;height:${size.height}px`;
  await letFrame(page, new URL(address, site.address).href, new URL("/frame", site.address).href, style);
  await page.goto("/frame");
  const iframe = page.locator("iframe");
  const frame = await (await iframe.elementHandle())?.contentFrame();
  if (frame == null) throw new Error("the frame is empty");
  return {
    frame,
    size: async (width, height) => {
      if (width === size.width && height === size.height) return;
      size = { width, height };
      await iframe.evaluate(
        (element, [w, h]) => {
          element.style.width = `${w}px`;
          element.style.height = `${h}px`;
        },
        [width, height] as const,
      );
      await roomTold(frame);
    },
    walk: (path) => walk(frame, path),
    close: () => page.context().close(),
  };
}

/** The same as `visitTable`, in a frame. */
export async function frameTable(
  site: Site,
  settings: Record<string, string>,
  meet?: (page: Page) => void,
): Promise<Framed> {
  const framed = await visitFramed(site, settings, TABLE, meet);
  await readyTable(framed.frame);
  return framed;
}

export const lay = (place: Page | Frame, { kept, hand }: Laid): Promise<void> =>
  place.evaluate(
    ([position, cards]) =>
      (window as unknown as { lay(kept: unknown, hand: readonly string[]): Promise<void> }).lay(
        position,
        cards,
      ),
    [kept, hand] as const,
  );

/** From a small phone to a large desk. */
export const SCREENS = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
