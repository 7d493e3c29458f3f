/**
 * Sovereign with helpers, whoever they are: a budget in playouts is shared and gives the same game again, by the
 * clock nobody waits for a helper that is gone or silent, and no helper is told what the player may not know.
 */
import { boardOf } from "@fiefdom/cards";
import { answer, determinize, type Game, start, view } from "@fiefdom/engine";
import { expect, it } from "vitest";
import { Helped, type ToHelper } from "../src/helped.ts";
import { help } from "../src/helping.ts";
import { rememberPlan } from "../src/marshal.ts";
import { findPlan } from "../src/plan/plans.ts";
import type { Budget } from "../src/search.ts";
import { lookingAhead, plansFor, sovereignWithHelp } from "../src/sovereign.ts";
import { steward } from "../src/steward.ts";
import type { Thought } from "../src/thought.ts";

const board = boardOf({ players: 2, kingdom: "first-game" });
rememberPlan(board, findPlan("big-money-ultimate"));
const clock = (): number => performance.now();

/** Helpers in this very program, which answer one after the other, the last one first. */
function helped(count: number, listen: (message: ToHelper) => void = () => {}): Helped {
  const own = new Helped();
  for (let n = 0; n < count; n++) {
    const take = help((finding) => own.hear(finding));
    own.join((message) => {
      listen(message);
      setTimeout(() => take(structuredClone(message)), count - n);
    });
  }
  return own;
}

/** So many decisions of a game, of which the first seat looks ahead. */
async function game(count: number, budget: Budget, decisions = 12): Promise<unknown> {
  const g = start(board, "helped", { first: 0, history: true });
  const bot = sovereignWithHelp(board, "s", helped(count).helpers, budget);
  const other = steward(board, "");
  for (let asked = 0; g.decision !== null && asked < decisions; asked++) {
    const d = g.decision;
    const seen = view(g, d.who);
    if (d.who !== 0) bot.ponder?.(view(g, 0));
    answer(g, d.who, d.who === 0 ? await bot.think?.(seen, d) : other.answer(seen, d));
  }
  return g.history?.words;
}

/** A game whose first player has something to think about. */
function thoughtful(): Game {
  const g = start(board, "thoughtful", { first: 0 });
  const bots = [steward(board, ""), steward(board, "")];
  while (g.decision !== null && !(g.turn > 8 && g.decision.who === 0 && g.decision.verb === "buy"))
    answer(g, g.decision.who, bots[g.decision.who].answer(view(g, g.decision.who), g.decision));
  return g;
}

it("plays the same game again with the same playouts and as many helpers", async () => {
  expect(await game(2, { rollouts: 60 })).toEqual(await game(2, { rollouts: 60 }));
});

it("shares its playouts, and adds up what all of them found", async () => {
  const g = thoughtful();
  const d = g.decision;
  if (d === null) throw new Error("nothing is asked");
  const think = async (count: number, rollouts: number): Promise<Thought> => {
    const told: Thought[] = [];
    const options = { seed: "s", plans: () => plansFor(board), tell: (t: Thought) => told.push(t) };
    const bot = lookingAhead(board, { ...options, budget: { rollouts }, helpers: helped(count).helpers });
    await bot.think?.(view(g, 0), d);
    return told[0];
  };
  const [third, together] = [await think(0, 700), await think(2, 2100)];
  // Seven tenths are for lines. Who finds nothing to check spares up to four tenths of its part.
  expect(together.playouts).toBeGreaterThan(0.55 * 0.7 * 2100);
  expect(together.playouts).toBeLessThan(1.15 * 0.7 * 2100);
  expect(together.playouts).toBeGreaterThan(1.5 * third.playouts);
});

it("does without a helper that is gone or never answers, in time", async () => {
  const g = thoughtful();
  const d = g.decision;
  if (d === null) throw new Error("nothing is asked");
  const silent = new Helped();
  silent.join(() => {});
  const began = performance.now();
  await sovereignWithHelp(board, "s", silent.helpers, { ms: 60, clock }).think?.(view(g, 0), d);
  // Three times the budget and half a second at the most, with room for a busy machine.
  expect(performance.now() - began).toBeLessThan(3000);
  const gone = new Helped();
  gone.join(() => queueMicrotask(() => gone.lose(0)));
  const bot = sovereignWithHelp(board, "s", gone.helpers, { rollouts: 60 });
  expect(await bot.think?.(view(g, 0), d)).toBeDefined();
});

it("tells helpers the same in worlds that the player cannot tell apart", async () => {
  const g = thoughtful();
  const d = g.decision;
  if (d === null) throw new Error("nothing is asked");
  const told = async (world: Game): Promise<unknown[]> => {
    const messages: unknown[] = [];
    const own = helped(1, (message) => messages.push(message));
    const bot = sovereignWithHelp(board, "s", own.helpers, { rollouts: 40 });
    await bot.think?.(view(world, 0), world.decision as typeof d);
    return messages;
  };
  const here = await told(g);
  expect(here.length).toBeGreaterThan(0);
  expect(await told(determinize(g, 0, "elsewhere"))).toEqual(here);
});
