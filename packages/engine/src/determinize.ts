/**
 * A possible world: a copy of the game in which everything that one player cannot know is dealt anew at
 * random, so that the view of that player stays the same. Search plays out such worlds; it never sees the
 * real one. The shuffles to come are drawn anew as well.
 */
import { clone, type Frame, type Game, kindOf, NONE } from "./game.ts";
import { below, CHANCE, next, type Seed, streams } from "./random.ts";
import { run } from "./run.ts";

const ATTEMPTS = 200;

/**
 * Deals the hidden cards of every player anew. When another player is being asked, the question may depend
 * on their hidden cards; then worlds are drawn until one leads to the same question.
 */
export function determinize(g: Game, seat: number, seed: Seed): Game {
  const words = streams(seed, 1);
  const d = g.decision;
  if (d === null || d.who === seat) return deal(g, seat, words);
  for (let i = 0; i < ATTEMPTS; i++) {
    const world = deal(g, seat, words);
    const f = world.stack[world.stack.length - 1];
    world.decision = null;
    f.pc--;
    run(world);
    const same = world.decision as Game["decision"];
    if (same !== null && same.who === d.who && same.verb === d.verb && same.source === d.source && world.turn === g.turn) return world;
  }
  return deal(g, seat, words);
}

function deal(g: Game, seat: number, words: number[]): Game {
  const world = clone(g);
  const moved = new Map<number, number>();
  world.players.forEach((player, who) => {
    const mine = who === seat;
    const covered = player.discard.slice(0, -1);
    const zones = mine ? [player.deck, covered] : [player.hand, player.deck, covered, player.hidden];
    const kinds = zones.flatMap((cards) => cards.map(kindOf));
    for (let i = kinds.length - 1; i > 0; i--) {
      const j = below(words, CHANCE, i + 1);
      [kinds[i], kinds[j]] = [kinds[j], kinds[i]];
    }
    let at = 0;
    for (const cards of zones) {
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i] - kindOf(cards[i]) + kinds[at++];
        if (card !== cards[i]) moved.set(cards[i], card);
        cards[i] = card;
      }
    }
    for (let i = 0; i < covered.length; i++) player.discard[i] = covered[i];
  });
  if (moved.size > 0) rename(world, moved);
  world.rigged = [];
  for (let i = 0; i < world.random.length; i++) world.random[i] = next(words, CHANCE) | 0;
  return world;
}

/** Effects under way keep pointing at the same places. */
function rename(g: Game, moved: ReadonlyMap<number, number>): void {
  const to = (card: number): number => (card === NONE ? NONE : (moved.get(card) ?? card));
  const all = (cards: readonly number[]): readonly number[] => (cards.some((c) => moved.has(c)) ? cards.map(to) : cards);
  const frame = (f: Frame): void => {
    f.it = to(f.it);
    f.card = to(f.card);
    f.them = all(f.them);
    f.picked = all(f.picked);
    f.events = f.events.map((e) => (moved.has(e.it) ? { ...e, it: to(e.it) } : e));
    f.triggers = f.triggers.map((t) => ({ ...t, card: to(t.card), event: { ...t.event, it: to(t.event.it) } }));
  };
  g.stack.forEach(frame);
  g.lasting = g.lasting.map((e) => ({ ...e, card: to(e.card), them: all(e.them) }));
}
