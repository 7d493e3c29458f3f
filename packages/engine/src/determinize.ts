/**
 * A possible world: a copy of the game in which everything that one player cannot know is dealt anew at
 * random, so that the view of that player stays the same. Search plays out such worlds; it never sees the
 * real one. The shuffles to come are drawn anew as well.
 */
import { ON } from "./ability.ts";
import type { Outside } from "./board.ts";
import {
  ASIDE,
  askedSeat,
  clone,
  DISCARD,
  type Frame,
  type Game,
  kindOf,
  NONE,
  PLAY,
  PLAYER_ZONES,
  type Player,
  seesFor,
  TRASH,
  zonesOf,
} from "./game.ts";
import { realKind } from "./move.ts";
import { knownCounts, missedPasses, type Pass } from "./passed.ts";
import { PROGRAMS } from "./program.ts";
import { below, CHANCE, next, type Seed, shuffleInPlace, streams } from "./random.ts";
import { owned } from "./score.ts";

const ATTEMPTS = 200;

/**
 * Deals the hidden cards of every player anew. When another player is being asked, the question may depend
 * on their hidden cards; then worlds are drawn until one leads to the same question. If that is too rare,
 * the cards of the player who is asked stay as they are.
 */
export function determinize(g: Game, seat: number, seed: Seed): Game {
  const words = streams(seed, 1);
  const d = g.decision;
  if (d === null || d.who === seat || askedSeat(g) === seat) return deal(g, seat, words, NONE);
  for (let i = 0; i < ATTEMPTS; i++) {
    const world = deal(g, seat, words, NONE);
    const f = world.stack[world.stack.length - 1];
    world.decision = null;
    PROGRAMS[f.program].steps[f.pc - 1](world, f);
    const same = world.decision as Game["decision"];
    if (same !== null && same.who === d.who && same.verb === d.verb && same.source === d.source) return world;
  }
  return deal(g, seat, words, d.who);
}

function deal(g: Game, seat: number, words: number[], untouched: number): Game {
  const world = clone(g);
  const moved = new Map<number, number>();
  // Between effects there is only the turn, which speaks of no card.
  const between = g.lasting.length === 0 && g.stack.length === 1;
  const known = between ? NO_CARDS : knownCards(world, seat);
  const dealt = world.players.map((player, who): Dealt | null => {
    if (who === untouched) return null;
    const mine = seesFor(g, seat, who);
    // Whoever chooses from their own discard pile is looking through it.
    const looking = mine && g.decision?.who === who && g.decision.zone === DISCARD;
    const covered = looking ? [] : player.discard.slice(0, -1);
    const zones = unseen(world, player, mine, covered);
    // Sorted first: the world must not depend on how the cards really lie.
    return { player, zones, covered, kinds: sortedKinds(zones, known, g.board.kinds.length) };
  });
  if (g.passed.length > 0) passAnew(world, seat, dealt, words);
  for (const one of dealt) {
    if (one === null) continue;
    const { player, zones, covered, kinds } = one;
    shuffleInPlace(words, CHANCE, kinds);
    let at = 0;
    for (const cards of zones) {
      for (let i = 0; i < cards.length; i++) {
        if (known.size > 0 && known.has(cards[i])) continue;
        const card = cards[i] - kindOf(cards[i]) + kinds[at++];
        if (!between && card !== cards[i]) moved.set(cards[i], card);
        cards[i] = card;
      }
    }
    for (let i = 0; i < covered.length; i++) player.discard[i] = covered[i];
  }
  if (g.board.shufflesPiles) shufflePiles(world, words);
  if (moved.size > 0) rename(world, moved);
  world.rigged = [];
  for (let i = 0; i < world.random.length; i++) world.random[i] = next(words, CHANCE) | 0;
  return world;
}

/** What is dealt anew to a player: where it lies, and which kinds it is. */
interface Dealt {
  readonly player: Player;
  readonly zones: readonly number[][];
  readonly covered: number[];
  readonly kinds: number[];
}

/**
 * Cards that were passed unseen may have been others: any of those that whoever passed them has hidden, as long as
 * everybody would still own what the viewer knows of.
 */
function passAnew(world: Game, viewer: number, dealt: readonly (Dealt | null)[], words: number[]): void {
  const counts = world.players.map((_, seat) => owned(world, seat));
  const passed = [...world.passed];
  const known = JSON.stringify(knownCounts(world, viewer, counts));
  for (const i of missedPasses(world, viewer)) {
    const [from, to, kind] = passed[i];
    const given = dealt[from]?.kinds;
    const got = dealt[to]?.kinds;
    const at = got?.indexOf(kind) ?? -1;
    // It has come to light since.
    if (given === undefined || got === undefined || at < 0) continue;
    // The world must not depend on which it really was.
    const any = [...given, kind].sort((a, b) => a - b);
    const other = any[below(words, CHANCE, any.length)];
    if (other === kind) continue;
    const swap = (mine: number, theirs: number, pass: Pass): void => {
      counts[to][mine]--;
      counts[to][theirs]++;
      counts[from][theirs]--;
      counts[from][mine]++;
      passed[i] = pass;
    };
    swap(kind, other, [from, to, other]);
    if (JSON.stringify(knownCounts(world, viewer, counts, passed)) !== known) {
      swap(other, kind, [from, to, kind]);
      continue;
    }
    got[at] = other;
    given[given.indexOf(other)] = kind;
    got.sort((a, b) => a - b);
    given.sort((a, b) => a - b);
  }
  world.passed = passed;
}

/** Piles whose order nobody knows lie in another one. */
function shufflePiles(g: Game, words: number[]): void {
  const { piles, outside } = g.board;
  for (const pile of piles) if (pile.seen !== "all") shuffleUnseen(g, g.mixed[pile.mixed], pile, words);
  for (let i = 0; i < outside.length; i++)
    if (outside[i].seen !== "all") shuffleUnseen(g, g.outside[i], outside[i], words);
}

function shuffleUnseen(g: Game, cards: number[], pile: Outside, words: number[]): void {
  const top = pile.seen === "top" ? cards.pop() : undefined;
  if (pile.dealt) {
    // Any that the box held could lie here, but those that came to light.
    const { length } = cards;
    const box = pile.stack.slice();
    for (const gone of [...(top === undefined ? [] : [top]), ...inTheOpen(g, pile.kinds)]) {
      const at = box.indexOf(gone);
      if (at >= 0) box.splice(at, 1);
    }
    box.sort((a, b) => a - b);
    shuffleInPlace(words, CHANCE, box);
    cards.splice(0, length, ...box.slice(0, length));
    if (top !== undefined) cards.push(top);
    return;
  }
  // Sorted first: the world must not depend on how they really lie.
  cards.sort((a, b) => a - b);
  shuffleInPlace(words, CHANCE, cards);
  if (top !== undefined) cards.push(top);
}

/** The cards of these kinds that are on no pile. They were seen on top of it. */
function inTheOpen(g: Game, kinds: readonly number[]): number[] {
  const all = g.players.flatMap((player) =>
    zonesOf(player).flatMap((cards) => cards.map((card) => realKind(player, card))),
  );
  return [...all, ...g.trash.map(kindOf)].filter((kind) => kinds.includes(kind));
}

const NO_CARDS: ReadonlySet<number> = new Set();

/** The kinds of all these cards but those that are known, in order. */
function sortedKinds(
  zones: readonly (readonly number[])[],
  known: ReadonlySet<number>,
  kinds: number,
): number[] {
  const counts: number[] = [];
  for (let kind = 0; kind < kinds; kind++) counts.push(0);
  for (const cards of zones)
    for (let i = 0; i < cards.length; i++)
      if (known.size === 0 || !known.has(cards[i])) counts[kindOf(cards[i])]++;
  const sorted: number[] = [];
  for (let kind = 0; kind < kinds; kind++) for (let n = counts[kind]; n > 0; n--) sorted.push(kind);
  return sorted;
}

/** The cards of a player that cannot be seen: by themselves, if they are mine, else by the others. */
function unseen(g: Game, player: Player, mine: boolean, covered: number[]): number[][] {
  const zones: number[][] = [];
  for (const { field, seen } of PLAYER_ZONES) {
    if (seen === "top") zones.push(covered);
    else if (seen === "nobody" || (seen === "owner" && !mine)) zones.push(player[field]);
  }
  if (!mine) player.mats.forEach((cards, i) => g.board.mats[i].seen === "owner" && zones.push(cards));
  return zones;
}

/** Cards that effects under way have shown to everybody, wherever they lie now, or that offer something to the viewer. */
function knownCards(g: Game, viewer: number): Set<number> {
  const known = new Set<number>();
  for (const e of g.lasting) known.add(e.card);
  for (const f of g.stack) {
    known.add(f.card);
    if (f.at === DISCARD || f.at === ASIDE || f.at === PLAY || f.at === TRASH) known.add(f.it);
    for (const e of f.events) if (e.on === ON.gain) known.add(e.it);
    for (const t of f.triggers) if (t.who === viewer) known.add(t.card);
    // What went back to the deck since may be anywhere in it.
    for (const card of f.shown) if (g.players[f.who].hand.includes(card)) known.add(card);
  }
  return known;
}

/** Effects under way keep pointing at the same places. */
function rename(g: Game, moved: ReadonlyMap<number, number>): void {
  const to = (card: number): number => (card === NONE ? NONE : (moved.get(card) ?? card));
  const all = (cards: readonly number[]): readonly number[] =>
    cards.some((c) => moved.has(c)) ? cards.map(to) : cards;
  const frame = (f: Frame): void => {
    f.it = to(f.it);
    f.card = to(f.card);
    f.them = all(f.them);
    f.picked = all(f.picked);
    f.events = f.events.map((e) => (moved.has(e.it) ? { ...e, it: to(e.it) } : e));
    f.triggers = f.triggers.map((t) => ({
      ...t,
      card: to(t.card),
      them: all(t.them),
      event: { ...t.event, it: to(t.event.it) },
    }));
  };
  g.stack.forEach(frame);
  g.lasting = g.lasting.map((e) => ({ ...e, card: to(e.card), them: all(e.them) }));
}
