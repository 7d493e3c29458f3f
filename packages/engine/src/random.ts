/**
 * Chance. One seed makes several independent streams (set-up, each player's shuffles), all kept in the
 * game's state as plain numbers, so that a game can be saved, cloned and replayed exactly, and so that
 * one player's shuffles never depend on how often another shuffled.
 *
 * The generator is sfc32: 128 bits of state, so that nobody can work back from the cards seen to the
 * cards to come by trying all seeds.
 */

/** How many numbers one stream takes. */
const WORDS = 4;

/** The stream for set-up and for random effects; the players' shuffles follow it. */
export const CHANCE = 0;

/** The stream that shuffles a player's cards. */
export const shufflesOf = (seat: number): number => 1 + seat;

/** How many numbers the streams of a game with so many players take: one for set-up, one for each to shuffle. */
export const wordsFor = (players: number): number => WORDS * (1 + players);

export type Seed = string | number;

/** All streams of a game, each warmed up from the seed. */
export function streams(seed: Seed, count: number): number[] {
  const text = String(seed);
  let h1 = 1779033703 ^ text.length;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ c, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ c, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ c, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ c, 2716044179);
  }
  const words: number[] = [];
  for (let s = 0; s < count; s++) {
    words.push(h1 ^ Math.imul(s + 1, 0x9e3779b1), h2 | 0, h3 ^ s, h4 | 0);
    for (let i = 0; i < 12; i++) next(words, s);
  }
  return words;
}

/** The stream's next 32 bits, as a number from 0 up to 2^32. */
export function next(words: number[], stream: number): number {
  const o = stream * WORDS;
  const a = words[o] | 0;
  const b = words[o + 1] | 0;
  const c = words[o + 2] | 0;
  const d = words[o + 3] | 0;
  const t = (((a + b) | 0) + d) | 0;
  words[o + 3] = (d + 1) | 0;
  words[o] = b ^ (b >>> 9);
  words[o + 1] = (c + (c << 3)) | 0;
  words[o + 2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 up to but not including `n`. */
export function below(words: number[], stream: number, n: number): number {
  return Math.floor((next(words, stream) * n) / 4294967296);
}

/** Shuffles in place. */
export function shuffleInPlace<T>(words: number[], stream: number, cards: T[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(words, stream, i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}
