/**
 * The story of a game, packed into bytes. The engine writes its log as a list of objects, which is right for
 * one game and a hundred kilobytes too much for each of thousands: here an entry takes about ten bytes, and
 * becomes an object again when somebody reads it.
 */
import type { Entry } from "@fiefdom/engine/log";

/** The words for what can happen, numbered as they are met; there are a few dozen of them. */
const words: string[] = [];
const numbers = new Map<string, number>();

function numberOf(word: string): number {
  let n = numbers.get(word);
  if (n === undefined) {
    n = words.push(word) - 1;
    numbers.set(word, n);
  }
  return n;
}

/** Every so manieth entry it is noted where it begins. */
const STRIDE = 16;
/** An entry begins with so many numbers; then comes how many cards there are, and those. */
const NUMBERS = 6;
/** Room for everything about an entry but its cards. */
const HEAD = 16;

export class Story {
  #bytes = new Uint8Array(256);
  #end = 0;
  #length = 0;
  #marks: number[] = [];
  /** Where reading stands. */
  #at = 0;

  /** How many entries there are. */
  get length(): number {
    return this.#length;
  }

  add({ what, who, cards, n, source, seen, from, to }: Entry): void {
    this.#makeRoom(HEAD + cards.length);
    if (this.#length % STRIDE === 0) this.#marks.push(this.#end);
    this.#length++;
    this.#put(numberOf(what));
    // Nobody, nothing and everybody are -1.
    this.#put(who + 1);
    this.#put(source + 1);
    this.#put(seen + 1);
    this.#put(from * 16 + to);
    this.#put(n < 0 ? -2 * n - 1 : 2 * n);
    this.#put(cards.length);
    for (const card of cards) this.#bytes[this.#end++] = card;
  }

  /** The entries from that one on. */
  from(first: number): Entry[] {
    const entries: Entry[] = [];
    if (first >= this.#length) return entries;
    const mark = Math.floor(first / STRIDE);
    this.#at = this.#marks[mark];
    for (let i = mark * STRIDE; i < first; i++) this.#skip();
    for (let i = first; i < this.#length; i++) entries.push(this.#read());
    return entries;
  }

  /** Forgets all but the first so many entries. */
  cut(length: number): void {
    if (length >= this.#length) return;
    const mark = Math.floor(length / STRIDE);
    this.#at = this.#marks[mark];
    for (let i = mark * STRIDE; i < length; i++) this.#skip();
    this.#end = this.#at;
    this.#length = length;
    this.#marks.length = Math.ceil(length / STRIDE);
  }

  #read(): Entry {
    const what = words[this.#get()];
    const who = this.#get() - 1;
    const source = this.#get() - 1;
    const seen = this.#get() - 1;
    const places = this.#get();
    const sign = this.#get();
    const count = this.#get();
    const cards: number[] = [];
    for (let i = 0; i < count; i++) cards.push(this.#bytes[this.#at++]);
    const n = sign % 2 === 0 ? sign / 2 : -(sign + 1) / 2;
    return { what, who, cards, n, source, seen, from: Math.floor(places / 16), to: places % 16 };
  }

  /** Passes over an entry. */
  #skip(): void {
    for (let i = 0; i < NUMBERS; i++) this.#get();
    const count = this.#get();
    this.#at += count;
  }

  /** Whole numbers, seven bits a byte, the lowest first; the highest bit says that more follow. */
  #put(n: number): void {
    let rest = n;
    while (rest > 127) {
      this.#bytes[this.#end++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#end++] = rest;
  }

  #get(): number {
    let n = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.#bytes[this.#at++];
      n += (byte % 128) * unit;
      if (byte < 128) return n;
    }
  }

  #makeRoom(room: number): void {
    if (this.#end + room <= this.#bytes.length) return;
    const larger = new Uint8Array(this.#end + room + Math.max(256, this.#end >> 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
