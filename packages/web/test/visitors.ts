/**
 * Visitors of the site in one browser. Each finds it as somebody who was never there: nothing kept, nothing listened
 * to, nothing put in the way. The window that one has left is the next one's all the same, for most of a first load
 * is to start a process for it and to compile the scripts, which a window that goes on does not do again.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** What a visitor does that the next one would find; the window closes with them. */
const LASTING: {
  readonly page: readonly (keyof Page)[];
  readonly context: readonly (keyof BrowserContext)[];
} = {
  page: [
    "addLocatorHandler",
    "emulateMedia",
    "exposeBinding",
    "routeFromHAR",
    "routeWebSocket",
    "setExtraHTTPHeaders",
  ],
  context: [
    "exposeBinding",
    "routeFromHAR",
    "routeWebSocket",
    "setExtraHTTPHeaders",
    "setGeolocation",
    "setHTTPCredentials",
  ],
};
const CLOCK = ["install", "pauseAt", "setFixedTime", "setSystemTime"] as const;
/** What tests listen to. */
const HEARD = [
  "console",
  "crash",
  "dialog",
  "download",
  "framenavigated",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "weberror",
  "websocket",
  "worker",
];
/** A page of every site that does next to nothing, in the same process. */
const EMPTY = "/early.js";
/** So many windows are kept open for those who come next. */
const KEPT = 4;

const PLAIN = { width: 1280, height: 720 };

/** A window, and what has to be undone when its visitor goes. */
interface Window {
  /** Visitors with the same options may have it. */
  readonly kind: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly address: string;
  done: Promise<{ dispose(): Promise<void> }>[];
  lasting: boolean;
}

/** Calls `heard` before each of these methods does what it does. */
function overhear<T extends object>(of: T, names: readonly (keyof T)[], heard: () => void): void {
  for (const name of names) {
    const real = of[name] as (...given: unknown[]) => unknown;
    Object.assign(of, {
      [name]: (...given: unknown[]) => {
        heard();
        return real.apply(of, given);
      },
    });
  }
}

/** Remembers what takes back what these methods did. */
function remember(of: Page | BrowserContext, window: Window): void {
  for (const name of ["addInitScript", "exposeFunction"] as const) {
    const real = of[name] as (...given: unknown[]) => Window["done"][number];
    Object.assign(of, {
      [name]: (...given: unknown[]) => {
        const done = real.apply(of, given);
        window.done.push(done);
        return done;
      },
    });
  }
}

/** What a session has set goes with it. */
function rememberSessions(context: BrowserContext, window: Window): void {
  const real = context.newCDPSession.bind(context);
  context.newCDPSession = async (of) => {
    const session = await real(of);
    window.done.push(Promise.resolve({ dispose: () => session.detach() }));
    return session;
  };
}

/** Takes back all that the visitor did to the browser, and empties the window. */
async function clear(window: Window): Promise<void> {
  const { context, page, session, address, done } = window;
  for (const heard of HEARD) {
    page.removeAllListeners(heard);
    context.removeAllListeners(heard);
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const one of done) await (await one).dispose();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
  // A page that goes may still write something down, so what is kept goes after it.
  await page.goto(address + EMPTY);
  await session.send("Storage.clearDataForOrigin", { origin: address, storageTypes: "all" });
  await context.clearCookies();
  await page.mouse.move(-1, -1);
  await session.send("Page.resetNavigationHistory");
  window.done = [];
}

export class Visitors {
  readonly #browser: Browser;
  /** Windows nobody is at, those that were left first in front. */
  #free: Window[] = [];
  /** What closes a window for good. */
  readonly #shut = new WeakMap<BrowserContext, () => Promise<void>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Somebody new, who goes when `page.context().close()` says so. */
  async welcome({ viewport = PLAIN, ...options }: BrowserContextOptions): Promise<Page> {
    const kind = JSON.stringify(options);
    const free = this.#free.findLast((window) => window.kind === kind);
    if (free === undefined || viewport === null) return this.#open(kind, { ...options, viewport });
    this.#free = this.#free.filter((window) => window !== free);
    await free.page.setViewportSize(viewport);
    return free.page;
  }

  async #open(kind: string, options: BrowserContextOptions): Promise<Page> {
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    const window: Window = {
      kind,
      context,
      page,
      session: await context.newCDPSession(page),
      address: new URL(options.baseURL ?? "").origin,
      done: [],
      lasting: options.viewport === null,
    };
    const lasts = (): void => {
      window.lasting = true;
    };
    remember(page, window);
    remember(context, window);
    rememberSessions(context, window);
    overhear(page, LASTING.page, lasts);
    overhear(context, LASTING.context, lasts);
    overhear(context.clock, CLOCK, lasts);
    this.#shut.set(context, context.close.bind(context));
    context.close = () => this.#leave(window);
    return page;
  }

  async #leave(window: Window): Promise<void> {
    if (this.#free.includes(window)) return;
    // It can't be cleared where its server is gone, or when it has crashed.
    const isClear =
      !window.lasting &&
      (await clear(window).then(
        () => true,
        () => false,
      ));
    if (isClear) this.#free.push(window);
    const closing = isClear ? this.#free.splice(0, this.#free.length - KEPT) : [window];
    for (const { context } of closing) await this.#shut.get(context)?.();
  }

  /** Closes what somebody has left open, and the windows on servers that are gone. */
  async sendHome(address: string): Promise<void> {
    const { origin } = new URL(address);
    this.#free = this.#free.filter((window) => window.address === origin);
    const kept = new Set(this.#free.map(({ context }) => context));
    const others = this.#browser.contexts().filter((context) => !kept.has(context));
    await Promise.all(others.map((context) => (this.#shut.get(context) ?? context.close.bind(context))()));
  }
}
