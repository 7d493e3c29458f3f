/**
 * People find each other, in a real browser against a real server: by an invitation, by a quick match as wished,
 * by profiles and ranks, in the kingdom of the day; and they are told of a line that went dead without a sound.
 */
import { createServer, type Server, type Socket, connect as tcp } from "node:net";
import { MEASURED } from "@fiefdom/local/strength";
import type { DailyJSON, Me } from "@fiefdom/protocol";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Visitor } from "../../server/test/client.ts";
import { type House, openHouse } from "../../server/test/house.ts";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";

/** A way to the server that can go dead without anybody's closing it. */
class Way {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #dead = false;

  constructor(to: number) {
    this.#server = createServer((near) => {
      const far = tcp(to, "127.0.0.1");
      for (const [from, other] of [
        [near, far],
        [far, near],
      ]) {
        this.#open.add(from);
        from.on("data", (data) => {
          if (!this.#dead) other.write(data);
        });
        from.on("close", () => other.destroy());
        from.on("error", () => other.destroy());
      }
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }
  /** From now on nothing gets through, and nobody is told. */
  die(): void {
    this.#dead = true;
  }
  /** What was dead stays so; what comes anew gets through. */
  revive(): void {
    for (const socket of this.#open) socket.destroy();
    this.#open.clear();
    this.#dead = false;
  }
  close(): void {
    this.revive();
    this.#server.close();
  }
}

inBrowser("people who find each other", (site) => {
  let house: House;
  let way: Way;
  let address = "";

  beforeAll(async () => {
    house = await openHouse({ FIEFDOM_WEB: site.folder });
    way = new Way(Number(new URL(house.url).port));
    address = await way.listen();
  });
  afterAll(async () => {
    way?.close();
    await house?.stop();
  });

  const visitor = (settings: Record<string, string> = {}, baseURL = house.url): Promise<Page> =>
    site.visit(settings, { painted: false, baseURL });
  const until = (page: Page, selector: string, hasText?: string | RegExp): Promise<void> =>
    page
      .locator(selector, hasText === undefined ? {} : { hasText })
      .first()
      .waitFor();
  const register = async (page: Page, name: string): Promise<string> => {
    await page.goto("/account");
    const reply = await page.request.post("/api/account", { data: { name, password: "correct horse" } });
    return ((await reply.json()) as Me).person;
  };

  it("are invited by name to a table with a seat that is theirs, and by a code to scan", async () => {
    const ada = await Visitor.named(house.url, "Ada");
    const seats = [{ for: "person" }, { for: "person" }, { for: "bot", bot: "marshal" }] as const;
    const { id } = await ada.create({ seats: [...seats, { for: "person" }] });
    const page = await visitor({ lang: "he", theme: "dark" });
    await page.goto(`/t/${id}`);
    await until(page, "h1", "Ada");
    expect(await page.locator(".chair").count()).toBe(4);
    expect(await page.locator(".chair.is-open").count()).toBe(2);
    expect(await page.locator(".chair.is-yours").textContent()).toContain("המקום שלכם");
    await until(page, ".chair", `+${MEASURED.marshal[0]}`);
    expect(await page.locator("svg.qrcode path").getAttribute("d")).toMatch(/^M4 4h1v1h-1z/);
    expect(await faults(page)).toEqual([]);
    // No seat lies over another, or over what is played.
    const overlaps = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll(".chair, .oval .setting")].map((e) =>
        e.getBoundingClientRect(),
      );
      return boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      ).length;
    });
    expect(overlaps).toBe(0);
    await page.context().close();
  });

  it("say what game they want, and are told how long others waited for it", async () => {
    const page = await visitor();
    await page.goto("/tables");
    await until(page, ".wait", "Nobody is waiting for a game like this right now. Nobody looked");
    const waiting = await Visitor.named(house.url, "Waiting");
    const { id } = await waiting.post<{ id: string }>("/api/quick", { players: 3, sets: ["seaside"] });
    await waiting.sit(id);
    await page.getByLabel("Players").selectOption("3");
    await until(page, ".wait", "One table like this is waiting");
    await page.getByLabel("Players").selectOption("2");
    await until(page, ".wait", "Nobody is waiting");
    await page.getByLabel("Players").selectOption("3");
    await page.getByLabel("Kingdom").selectOption("seaside");
    await page.getByLabel("Your name").fill("Coming");
    await page.getByRole("button", { name: "Quick match" }).click();
    await until(page, "h1", "Waiting for one more player");
    expect(page.url()).toContain(id);
    await page.context().close();
  });

  it("are told of a dead line, keep what they do meanwhile, and may take it back", async () => {
    const page = await visitor({}, address);
    await page.goto("/tables");
    await page.getByLabel("Your name").fill("Far away");
    await page.getByRole("button", { name: "Play a bot instead" }).click();
    const treasures = page.locator('[data-option="treasures"]');
    await treasures.waitFor();
    // Meanwhile: the deck by kind, of which five cards are still to be drawn.
    await page.getByRole("tab", { name: "My deck" }).click();
    await until(page, ".decktab", "5 cards in the deck and the discard pile");
    expect(await page.locator(".deckrows tbody tr").allTextContents()).toEqual([
      expect.stringMatching(/Copper7.*\d$/),
      expect.stringMatching(/Estate3.*\d$/),
    ]);
    await page.getByLabel("Whose deck").selectOption("1");
    // The bot may have had its first turn.
    await until(page, ".decktab", /1[01] cards of these in hand, deck and discard pile/);
    await page.getByRole("tab", { name: "Chronicle" }).click();
    // A turn of the chronicle is folded away and unfolded by its heading.
    const turn = page.locator(".chapter .fold").last();
    await turn.click();
    await page.locator(".chapter").last().locator("ol").waitFor({ state: "detached" });
    await turn.click();
    expect(await turn.getAttribute("aria-expanded")).toBe("true");
    const held = page.locator(".strip.lost", { hasText: "waits, and is sent as soon as the line is back" });
    way.die();
    await until(page, ".strip.lost");
    await treasures.click();
    await held.waitFor();
    await page.getByRole("button", { name: "Take it back" }).click();
    await held.waitFor({ state: "detached" });
    await until(page, ".strip.lost");
    // Once more, and this time it is meant.
    await treasures.click();
    await held.waitFor();
    way.revive();
    await page.locator(".strip.lost").waitFor({ state: "detached" });
    await treasures.waitFor({ state: "detached" });
    expect(await page.locator(".hand [data-card=copper]").count()).toBe(0);
    await page.context().close();
  });

  it("are told by the system that it is their turn, while they look elsewhere", async () => {
    const page = await visitor();
    await page.context().grantPermissions(["notifications"]);
    await page.addInitScript(() => {
      const said: string[] = [];
      class Noted extends EventTarget {
        static readonly permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title: string) {
          super();
          said.push(title);
        }
        close(): void {}
      }
      Object.assign(window, { Notification: Noted, said });
      const hidden = { isHidden: false };
      Object.assign(window, { hidden });
      Object.defineProperty(document, "visibilityState", {
        get: () => (hidden.isHidden ? "hidden" : "visible"),
      });
    });
    const ada = await Visitor.named(house.url, "Notifying");
    const { id } = await ada.create({ seats: [{ for: "person" }, { for: "person" }] });
    await page.goto(`/t/${id}`);
    await page.getByLabel("Your name").fill("Elsewhere");
    await page.getByRole("button", { name: "Take a seat" }).click();
    await until(page, ".prompt .q");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("A system notification when it is my turn").check();
    await page.keyboard.press("Escape");
    // Whoever begins: hers is the turn when the page is looked away from, and its own comes next.
    const sitting = await ada.sit(id);
    const end = page.locator('[data-option="end"]');
    if (sitting.play?.decision == null) await end.click();
    await sitting.until(({ decision }) => decision !== null);
    await page.evaluate(() =>
      Object.assign((window as unknown as { hidden: object }).hidden, { isHidden: true }),
    );
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(await said()).toEqual([]);
    await sitting.answer("end");
    await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0);
    expect(await said()).toEqual(["Your turn · Fiefdom"]);
    expect(await page.title()).toBe("Your turn · Fiefdom");
    await page.context().close();
  });

  it("are found by name, befriended, blocked and ranked, and search their past games", async () => {
    const page = await visitor();
    const me = await register(page, "Looker");
    const other = await Visitor.named(house.url, "Found");
    await other.post("/api/account", { name: "Found", password: "correct horse" });
    await page.goto("/people");
    await until(page, ".empty", "Nobody has played five games");
    await page.getByLabel("Name of an account").fill("nobody at all");
    await page.getByRole("button", { name: "Find" }).click();
    await until(page, ".trouble", "There is no account of that name");
    await page.getByLabel("Name of an account").fill("FOUND");
    await page.getByRole("button", { name: "Find" }).click();
    await until(page, "h1", "Found");
    await page.getByRole("button", { name: "Add as a friend" }).click();
    await until(page, "button[aria-pressed=true]", "A friend");
    await page.getByRole("button", { name: "Block" }).click();
    await until(page, ".ties", "They are not told.");
    expect(await faults(page)).toEqual([]);
    await page.goto("/people");
    await page.getByRole("button", { name: "Unblock" }).click();
    await page.locator("button", { hasText: "Unblock" }).waitFor({ state: "detached" });
    // A game of the day, given to the table of results by a program of the same person.
    const cookie = (await page.context().cookies()).find(({ name }) => name === "fiefdom")?.value ?? "";
    const program = new Visitor(house.url);
    program.cookie = `fiefdom=${cookie}`;
    const { id } = await program.post<{ id: string }>("/api/tables", {
      seats: [{ for: "person" }, { for: "bot", bot: "jester" }],
      kingdom: { from: "recommended", name: "first-game" },
    });
    await (await program.sit(id)).ask({ type: "resign" });
    await page.goto(`/people/${me}`);
    await until(page, ".games .game", "jester");
    await page.getByLabel("With which card").fill("witch");
    await page.getByRole("button", { name: "Search" }).click();
    await until(page, ".empty", "No such game.");
    await page.getByLabel("With which card").fill("Moat");
    await page.getByRole("button", { name: "Search" }).click();
    await until(page, ".games .game");
    // A line of the list: whoever came straight here finds it laid out as in the list of replays.
    const [crest, name, acts, line] = await page.evaluate(() =>
      [".crest", "h3 bdi", ".acts", ""].map((part) => {
        const { x, y, width, height } =
          document.querySelector(`.games .game ${part}`.trim())?.getBoundingClientRect() ?? new DOMRect();
        return { x, y, width, height };
      }),
    );
    expect(name.x).toBeGreaterThan(crest.x + crest.width);
    expect(name.y).toBeLessThan(crest.y + crest.height);
    expect(acts.x).toBeGreaterThan(line.x + line.width / 2);
    expect(await page.locator(".tally").first().textContent()).toContain("Base");
    expect(await faults(page, ".games")).toEqual([]);
    await page.context().close();
  });

  it("see the kingdom of the day and a way in on the front page, and their letters wait there", async () => {
    const page = await visitor();
    const me = await register(page, "Front");
    const other = await Visitor.named(house.url, "Penfriend");
    const { id } = await other.create({ clock: { kind: "correspondence", days: 3 } });
    await page.request.post(`/api/tables/${id}/join`, { data: {} });
    await page.goto("/account");
    await until(page, "h2", "Front");
    await page.goto("/");
    await until(page, ".door.newcomer", "New to deck-building?");
    const told = (await (await page.request.get("/api/daily")).json()) as DailyJSON;
    await until(page, ".todaysbest", "The first win leads");
    expect(await page.locator(".todays li").count()).toBe(
      told.kingdom.kingdom.length + told.kingdom.landscapes.length,
    );
    await until(page, ".mygames", "Penfriend");
    expect(await faults(page, ".mygames, .todaysbest, .door.newcomer")).toEqual([]);
    await page.getByRole("button", { name: "Play it" }).click();
    await until(page, ".prompt .q");
    expect(page.url()).toContain("/t/");
    const table = await (await page.request.get(`/api/tables/${page.url().split("/t/")[1]}`)).json();
    expect(table.seats[0].person).toBe(me);
    expect(table.options.kingdom).toEqual({ from: "list", piles: told.kingdom.kingdom });
    await page.goto("/");
    await page.locator(".door.newcomer").click();
    await until(page, ".table");
    await page.context().close();
  });
});
