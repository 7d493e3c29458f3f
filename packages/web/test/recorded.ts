/** Games to look at, played here in no time: a simple person against bots, at a table without a browser. */
import { setImmediate as soon } from "node:timers/promises";
import type { Keepsake } from "@fiefdom/local";
import { openTable } from "@fiefdom/local/open";
import type { CardFacts, PlayJSON, ServerMessage } from "@fiefdom/protocol";
import type { Page } from "playwright-core";

function simply(play: PlayJSON): string[] {
  const d = play.view.decision;
  if (d === null || !("options" in d)) throw new Error("not asked");
  if (d.options.includes("treasures")) return ["treasures"];
  const bought = ["buy:province", "buy:gold", "buy:militia", "buy:silver"].find((o) => d.options.includes(o));
  if (bought !== undefined) return [bought];
  const played = d.options.find((option) => option.startsWith("play:"));
  if (played !== undefined) return [played];
  return d.options.includes("end") ? ["end"] : d.options.slice(0, d.min);
}

export interface Played {
  readonly kept: Keepsake;
  readonly cards: ReadonlyMap<string, CardFacts>;
}

/** Plays the first game's kingdom until it is over, or until so few Provinces are left when it is our turn. */
export async function played(seed: string, players = 2, provinces = 0): Promise<Played> {
  let play: PlayJSON | null = null;
  let cards: ReadonlyMap<string, CardFacts> = new Map();
  const bots = Array.from({ length: players - 1 }, () => ({ for: "bot" as const, bot: "squire" }));
  const table = openTable(
    { kingdom: { from: "recommended", name: "first-game" }, seats: [{ for: "person" }, ...bots] },
    ["You", "Maud", "Odo", "Isolde"],
    seed,
    (message: ServerMessage) => {
      if ("play" in message && message.play) play = message.play;
      if (message.type === "welcome") cards = new Map(message.cards.map((card) => [card.id, card]));
    },
  );
  table.hear({ type: "hello", protocol: 1, seen: null });
  const now = (): PlayJSON => play as unknown as PlayJSON;
  const asked = (): boolean => now().result !== null || now().view.decision?.seat === 0;
  for (let id = 1; ; id++) {
    // Bots may take a moment of their own.
    while (!asked()) await soon();
    const left = now().view.supply.find((pile) => pile.pile === "province")?.count ?? 0;
    if (now().result !== null || left <= provinces) break;
    table.hear({ type: "answer", id, decision: now().decision ?? "", options: simply(now()) });
  }
  return { kept: JSON.parse(JSON.stringify(table.keepsake())), cards };
}

/** The browser has kept these things already when it comes here first. */
export async function plant(page: Page, kept: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((all) => {
    if (sessionStorage.getItem("planted") !== null) return;
    sessionStorage.setItem("planted", "yes");
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
}
