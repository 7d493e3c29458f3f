/**
 * How fast the site is, measured in a real browser: for the command `npm run speed` and, with generous
 * bounds, for the tests.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { CDPSession, Page } from "playwright-core";

/** A phone of the middle price range on a mobile network that is not the best: "slow 4G". */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;

/** A game of six with all kinds of cards on the table. */
export const BIG_GAME =
  "/table?cards=village,smithy,militia,market,encampment-plunder,castles,temple,quarry,crown,groundskeeper,donate,orchard&seed=elm&players=6";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

export interface Served {
  readonly address: string;
  close(): void;
}

/** Serves the built site compressed, as the server does. */
export async function serveCompressed(folder: string): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const path = join(folder, extname(pathname) === "" ? "/index.html" : pathname);
    if (!existsSync(path)) {
      response.statusCode = 404;
      response.end();
      return;
    }
    const packed = existsSync(`${path}.br`);
    const body = readFileSync(packed ? `${path}.br` : path);
    response.setHeader("content-type", TYPES[extname(path)] ?? "application/octet-stream");
    if (packed) response.setHeader("content-encoding", "br");
    response.setHeader("content-length", body.length);
    response.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export async function slowCpu(page: Page, rate = SLOWER): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return session;
}

export async function asPhone(page: Page): Promise<void> {
  const session = await slowCpu(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", NETWORK);
}

/** Bytes of gzipped script that a page fetches before it is quiet, and in how many files. */
export async function scriptSize(
  page: Page,
  address: string,
  folder: string,
): Promise<{ bytes: number; files: number }> {
  const scripts = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js") && pathname !== "/sw.js") scripts.add(pathname);
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const sizes = [...scripts].map((path) => gzipSync(readFileSync(folder + path)).length);
  return { bytes: sizes.reduce((all, size) => all + size, 0), files: sizes.length };
}

export interface Marks {
  /** Moves that arrived from the worker: which frame after that showed them, and when it was painted. */
  moves: { arrived: number; painted: number; frames: number }[];
  /** When the first door could be opened, and when the script had taken over the front page. */
  input: number;
  alive: number;
}

/**
 * Watches a page from its very beginning: when the first button can be pressed, when messages arrive and
 * when the picture follows.
 */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marks: Marks = { moves: [], input: 0, alive: 0 };
    Object.assign(window, { marks });
    /** Calls back when the coming frame has been painted. */
    const afterPaint = (then: () => void): void => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      requestAnimationFrame(() => port2.postMessage(null));
    };
    const doors = new MutationObserver(() => {
      if (marks.input === 0 && document.querySelector(".door.main") !== null) {
        marks.input = -1;
        afterPaint(() => {
          marks.input = performance.now();
        });
      }
      if (document.querySelector("button.door.main") === null) return;
      doors.disconnect();
      afterPaint(() => {
        marks.alive = performance.now();
      });
    });
    doors.observe(document, { childList: true, subtree: true });

    /** How much had happened by then, undos counting most; the end comes after all of it. */
    const order = (undos: number, events: number): number => undos * 1e6 + events;
    const END = Number.MAX_SAFE_INTEGER;
    const pictured = (): number => {
      const table = document.querySelector<HTMLElement>(".table");
      if (table === null) return document.querySelector(".end") === null ? -1 : END;
      const { story } = table.dataset;
      if (story === undefined) return -1;
      const [undos, events] = story.split("/").map(Number);
      return story === "over" ? END : order(undos, events);
    };
    const onMove = (event: MessageEvent): void => {
      // What comes before there is a table to show it at belongs to the table's first picture.
      if (event.data?.type !== "play" || pictured() < 0) return;
      const arrived = performance.now();
      const { view, bookmark } = event.data.play;
      const sent = view.over ? END : order(bookmark.undos, bookmark.events);
      const move = { arrived, painted: 0, frames: 0 };
      marks.moves.push(move);
      const look = (): void => {
        move.frames++;
        // Moves that arrive together are shown together: the picture may be ahead of this one.
        if (pictured() < sent) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          move.painted = performance.now();
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    // The page's own handler comes first.
    const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage") ?? {};
    Object.defineProperty(Worker.prototype, "onmessage", {
      set(handler: unknown) {
        set?.call(this, handler);
        (this as Worker).addEventListener("message", onMove);
      },
    });
  });
}

export const marks = (page: Page): Promise<Marks> =>
  page.evaluate(() => (window as unknown as { marks: Marks }).marks);

/** Notes before every frame how much there is at the table. */
export const watchGrowth = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sizes = { elements: [0], chapters: [0] };
    Object.assign(window, { sizes });
    const look = (): void => {
      sizes.elements.push(document.querySelectorAll("main.table *").length);
      sizes.chapters.push(document.querySelectorAll(".chapter").length);
      requestAnimationFrame(look);
    };
    look();
  });

/** How much was added from frame to frame since the page was loaded. */
export const growth = (page: Page, of: "elements" | "chapters"): Promise<number[]> =>
  page.evaluate((what) => {
    const sizes = (window as unknown as { sizes: Record<string, number[]> }).sizes[what];
    return sizes.slice(1).flatMap((size, i) => (size > sizes[i] ? [size - sizes[i]] : []));
  }, of);

/** Opens the front page as on a phone; when its first door can be opened, and when all of it is alive. */
export async function firstInput(page: Page, address: string): Promise<{ input: number; alive: number }> {
  await watch(page);
  await asPhone(page);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => (window as unknown as { marks: Marks }).marks.alive > 0, undefined, {
    timeout: 60_000,
  });
  return marks(page);
}

/** Plays from within the page, a click every frame as long as there is something to click. */
export async function playFast(page: Page, moves: number, ms = 60_000): Promise<number> {
  return page.evaluate(
    ([most, until]) =>
      new Promise<number>((done) => {
        const end = performance.now() + until;
        let clicks = 0;
        const visible = (selector: string): HTMLElement | undefined =>
          [...document.querySelectorAll<HTMLElement>(selector)].find((e) => e.getClientRects().length > 0);
        const next = (): HTMLElement | undefined => {
          const confirm = visible('[data-option="confirm"]');
          if (confirm !== undefined)
            return confirm.getAttribute("aria-disabled") === null
              ? confirm
              : visible(".hand [data-can]:not(.is-sel), .tray [data-can]:not(.is-sel)");
          return (
            visible(".hand .hand-card[data-can]") ??
            visible('[data-option="treasures"]') ??
            visible(".supply .kingdom [data-can]") ??
            visible('.supply [data-can][data-card="gold"]') ??
            visible('.supply [data-can][data-card="silver"]') ??
            visible('[data-option="end"]') ??
            visible("[data-can]")
          );
        };
        const step = (): void => {
          if (clicks >= most || performance.now() > end || visible(".end h1") !== undefined) {
            done(clicks);
            return;
          }
          const target = next();
          if (target !== undefined) {
            clicks++;
            target.click();
          }
          requestAnimationFrame(() => port2.postMessage(null));
        };
        // A real click is a task of its own, never part of a frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = step;
        step();
      }),
    [moves, ms] as const,
  );
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time on the processor, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * How long the page's main thread worked without a break, for every task while `work` lasts, in milliseconds. It
 * is time on the processor: what other programs took away in between does not count.
 */
export async function tasksDuring(session: CDPSession, work: () => Promise<unknown>): Promise<number[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline"] },
  });
  await work();
  const complete = new Promise<void>((done) => session.once("Tracing.tracingComplete", () => done()));
  await session.send("Tracing.end");
  await complete;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.flatMap(({ name, ph, pid, tid, tdur }) =>
    name === "RunTask" && ph === "X" && mains.has(`${pid} ${tid}`) ? [(tdur ?? 0) / 1000] : [],
  );
}
