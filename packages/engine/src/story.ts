/**
 * The story of a game, packed into bytes. As objects the entries of a log would be most of what a game holds, and a
 * server holds thousands of games: here an entry takes about five bytes, and becomes an object again when somebody
 * reads it.
 */
import type { Entry } from "./log.ts";

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
const STRIDE = 32;
/** Room for everything about an entry but its cards. */
const HEAD = 32;
/** So many bytes there are at first. */
const FIRST = 64;

/** What an entry says besides what nearly all of them say; who did it stands above these. */
const [SOURCE, PLACES, NOT_ALL, OTHER_NUMBER, WHO] = [1, 2, 4, 8, 16];

export class Story {
  #bytes = new Uint8Array(FIRST);
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
    // Nobody, nothing and everybody are -1.
    const said =
      (source === -1 ? 0 : SOURCE) +
      (from === 0 && to === 0 ? 0 : PLACES) +
      (seen === -1 ? 0 : NOT_ALL) +
      (n === cards.length ? 0 : OTHER_NUMBER);
    this.#put(numberOf(what));
    this.#put((who + 1) * WHO + said);
    if (source !== -1) this.#put(source);
    if ((said & PLACES) !== 0) this.#put(from * 16 + to);
    if (seen !== -1) this.#put(seen);
    if (n !== cards.length) this.#put(n < 0 ? -2 * n - 1 : 2 * n);
    this.#put(cards.length);
    for (const card of cards) this.#bytes[this.#end++] = card;
  }

  /** Another one's entries after those that are here. */
  addAll(other: Story): void {
    this.#makeRoom(other.#end);
    other.#at = 0;
    for (let i = 0; i < other.#length; i++) {
      if (this.#length % STRIDE === 0) this.#marks.push(this.#end + other.#at);
      this.#length++;
      other.#skip();
    }
    this.#bytes.set(other.#bytes.subarray(0, other.#end), this.#end);
    this.#end += other.#end;
  }

  /** The entries from that one on. */
  from(first: number): Entry[] {
    const entries: Entry[] = [];
    if (first >= this.#length) return entries;
    this.#goTo(first);
    for (let i = first; i < this.#length; i++) entries.push(this.#read());
    return entries;
  }

  /** Forgets all but the first so many entries. */
  cut(length: number): void {
    if (length >= this.#length) return;
    this.#goTo(length);
    this.#end = this.#at;
    this.#length = length;
    this.#marks.length = Math.ceil(length / STRIDE);
  }

  /** Another story of the first so many entries. */
  upTo(length: number): Story {
    const story = new Story();
    story.#bytes = this.#bytes.slice(0, Math.max(this.#end, FIRST));
    story.#end = this.#end;
    story.#length = this.#length;
    story.#marks = this.#marks.slice();
    story.cut(length);
    return story;
  }

  #goTo(entry: number): void {
    const mark = Math.floor(entry / STRIDE);
    this.#at = this.#marks[mark];
    for (let i = mark * STRIDE; i < entry; i++) this.#skip();
  }

  #read(): Entry {
    const what = words[this.#get()];
    const said = this.#get();
    const source = (said & SOURCE) === 0 ? -1 : this.#get();
    const places = (said & PLACES) === 0 ? 0 : this.#get();
    const seen = (said & NOT_ALL) === 0 ? -1 : this.#get();
    const number = (said & OTHER_NUMBER) === 0 ? null : this.#get();
    const count = this.#get();
    const cards: number[] = [];
    for (let i = 0; i < count; i++) cards.push(this.#bytes[this.#at++]);
    const n = number === null ? count : number % 2 === 0 ? number / 2 : -(number + 1) / 2;
    const who = Math.floor(said / WHO) - 1;
    return { what, who, cards, n, source, seen, from: Math.floor(places / 16), to: places % 16 };
  }

  /** Passes over an entry. */
  #skip(): void {
    this.#get();
    const said = this.#get();
    for (let part = SOURCE; part < WHO; part *= 2) if ((said & part) !== 0) this.#get();
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
    const larger = new Uint8Array(this.#end + room + (this.#end >> 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
