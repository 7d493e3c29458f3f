/**
 * The story of a game as structured data, never as sentences. Every entry knows who may see its cards;
 * `redact` gives what one viewer may read. Without a log a game runs silently and pays nothing for it.
 */
import { type Game, kindOf, NONE } from "./game.ts";
import { Story } from "./story.ts";

/** Everybody sees the cards. */
export const ALL = -1;
export const only = (seat: number): number => 1 << seat;

export interface Entry {
  readonly what: string;
  readonly who: number;
  /** Kinds. */
  readonly cards: readonly number[];
  /** How many cards, or how much of something. */
  readonly n: number;
  /** The kind of the card that caused it; -1 for the rules themselves. */
  readonly source: number;
  /** Seats that may see the cards, one bit each; ALL for everybody. */
  readonly seen: number;
  /** Zones, where a card moved. */
  readonly from: number;
  readonly to: number;
}

/** What another viewer learns: how many, but not which. `cards` is missing then. */
export type SeenEntry = Omit<Entry, "cards" | "seen"> & { readonly cards?: readonly number[] };

/** A question that nobody was asked, since it had only one answer. */
export interface Forced {
  readonly who: number;
  readonly verb: string;
  /** The kind of the card that would have asked; -1 for the rules themselves. */
  readonly source: number;
  /** The answer as option codes; empty when there was nothing to choose from. */
  readonly chosen: readonly number[];
  readonly labels: readonly string[] | null;
}

export class Log {
  readonly story: Story;
  /** Kept only for those who wish to tell what answered itself. It is for no player's eyes. */
  forced: Forced[] | null = null;
  /** The phase in which something was last written down: as far as the others know, it is still that one. */
  phase = 0;
  constructor(story = new Story()) {
    this.story = story;
  }

  /** How many entries there are. */
  get length(): number {
    return this.story.length;
  }
  /** All of them, read anew; who wants the latest reads them from there. */
  get entries(): readonly Entry[] {
    return this.story.from(0);
  }
}

export function note(
  g: Game,
  what: string,
  who: number,
  cards: readonly number[],
  options?: { n?: number; seen?: number; from?: number; to?: number; source?: number },
): void {
  if (g.log === null) return;
  const top = g.stack.length > 0 ? g.stack[g.stack.length - 1] : undefined;
  g.log.phase = g.phase;
  g.log.story.add({
    what,
    who,
    cards: cards.map((card) => kindOf(card)),
    n: options?.n ?? cards.length,
    source: options?.source ?? (top === undefined || top.card < 0 ? -1 : kindOf(top.card)),
    seen: seenBy(g, options?.seen ?? ALL),
    from: options?.from ?? 0,
    to: options?.to ?? 0,
  });
}

/** Whoever decides for a player reads what that player may read. */
const seenBy = (g: Game, seen: number): number =>
  g.decider !== NONE && (seen & only(g.player)) !== 0 ? seen | only(g.decider) : seen;

/** What `seat` may read of an entry; a spectator is seat -1. */
export function redact(entry: Entry, seat: number): SeenEntry {
  const { cards, seen, ...rest } = entry;
  if (seen === ALL || (seat >= 0 && (seen & only(seat)) !== 0)) return { ...rest, cards };
  return rest;
}
