/**
 * What bots get they use: a card that is bought and then lies in hand game after game is a card that nobody taught
 * them. And their games end by the rules, however the cards work together.
 */
import { allPiles, boardOf, cardsOf, findPile, randomKingdom } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine/board";
import { start } from "@fiefdom/engine/start";
import { describe, expect, it } from "vitest";
import { planBot } from "../src/plan/bot.ts";
import { parsePlan } from "../src/plan/parse.ts";
import { type Bot, playOut } from "../src/player.ts";
import { sense } from "../src/sense/sense.ts";
import { squire } from "../src/squire.ts";
import { steward } from "../src/steward.ts";

const QUIET = [
  "market",
  "smithy",
  "village",
  "militia",
  "moat",
  "festival",
  "laboratory",
  "remodel",
  "workshop",
  "gardens",
];
/** Far more than any game of the recommended kingdoms has taken. */
const MOST_DECISIONS = 20_000;

/** Gains of a card, over all games, after which somebody should have had a use for it. */
const OFTEN = 12;

type Counts = Map<string, { gained: number; played: number }>;

/** Plays a game to its end, and counts what was gained and what was played, by kind. */
function game(board: Board, seed: string, bots: readonly Bot[], counts: Counts): void {
  const g = start(board, seed, { log: true });
  expect(playOut(g, bots), `decisions with seed ${seed}`).toBeLessThan(MOST_DECISIONS);
  expect(g.decision, `the game with seed ${seed} ends`).toBeNull();
  for (const { what, cards } of g.log?.entries ?? [])
    if (what === "gain" || what === "play")
      for (const kind of cards) {
        const { id } = board.kinds[kind];
        const count = counts.get(id) ?? { gained: 0, played: 0 };
        counts.set(id, count);
        if (what === "gain") count.gained++;
        else count.played++;
      }
}

const isPlayable = (types: readonly string[]): boolean =>
  types.includes("Action") || types.includes("Treasure");
/** The piles by the card that lies on top at first. */
const tops = allPiles.flatMap(({ id }) => {
  const [card] = cardsOf(findPile(id));
  return isPlayable(card.texts.printed.types) ? [[card.id, id] as const] : [];
});

describe("every card", () => {
  it.each(tops)("%s is played by whoever buys it", (id, pile) => {
    const kingdom = [pile, ...QUIET.filter((other) => other !== pile).slice(0, 9)];
    const board = boardOf({ players: 2, kingdom, landscapes: [], colonies: false });
    const plan = parsePlan(
      `plan Use\nbuy\n  ${id} if I own fewer than 3\n  Smithy if I own fewer than 2\n  Province\n  Gold\n  Silver`,
    );
    const bots = [planBot(plan, sense)(board, "used"), squire(board, "used")];
    const counts: Counts = new Map();
    for (let n = 0; n < 3 || (n < 12 && (counts.get(id)?.played ?? 0) === 0); n++)
      game(board, `used ${n}`, bots, counts);
    const { gained = 0, played = 0 } = counts.get(id) ?? {};
    expect(gained).toBeGreaterThan(0);
    expect(played, `${gained} gained`).toBeGreaterThan(0);
  });
});

describe("on random kingdoms of all sets", () => {
  it("no card is taken again and again and never played, and no game goes on for ever", () => {
    const counts: Counts = new Map();
    const idle = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const seed = `all sets ${n}`;
      const kingdom = randomKingdom(seed, { firstEdition: true });
      const board = boardOf({ players: 2, kingdom, ruleset: n % 2 === 0 ? "printed" : "current" });
      const bots = [squire(board, seed), steward(board, seed)];
      for (let round = 0; round < 4; round++)
        game(board, `${seed}, ${round}`, round % 2 === 0 ? bots : [...bots].reverse(), counts);
      for (const { id, texts } of board.kinds)
        if (
          isPlayable(texts.printed.types) &&
          (counts.get(id)?.gained ?? 0) >= OFTEN &&
          counts.get(id)?.played === 0
        )
          idle.add(id);
    }
    expect([...idle]).toEqual([]);
    // They try nearly everything: what is never taken would tell nothing.
    const seen = [...counts.values()].filter(({ played }) => played > 0).length;
    expect(seen).toBeGreaterThan(80);
  });
});
