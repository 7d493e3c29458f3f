/** Dice for tests: seeded, and apart from the engine's own chances, so that a player's whim never shuffles a deck. */
export class Dice {
  #state: number;

  constructor(seed: string) {
    let h = 2166136261;
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
    this.#state = h | 0;
  }

  /** Mulberry32: from 0 up to but not including 1. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  below(n: number): number {
    return Math.floor(this.roll() * n);
  }

  chance(p: number): boolean {
    return this.roll() < p;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** So many of the list, in random order. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(this.below(rest.length), 1));
    return chosen;
  }
}
