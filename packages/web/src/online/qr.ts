/**
 * A link as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which hold 213 of them. That
 * is all a link to a table needs, and so little that a library would be more to keep than this.
 */

/** By version from 1 on: check bytes of a block, and how many blocks there are. */
const CHECK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** Error correction M, as the format bits call it. */
const LEVEL = 0;
const PADDING = [0xec, 0x11];

const sizeOf = (version: number): number => 17 + 4 * version;

/** Where alignment patterns have their middles, along either side. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = sizeOf(version) - 7;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

/** Bytes that a version holds, data and checks together. */
function capacity(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  const n = alignments(version).length;
  if (n > 0) modules -= (25 * n - 10) * n - 55;
  if (version >= 7) modules -= 36;
  return Math.floor(modules / 8);
}

const dataBytes = (version: number): number => capacity(version) - CHECK[version - 1] * BLOCKS[version - 1];

/** Numbers of the field with 256 elements, multiplied. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The check bytes of a block, after Reed and Solomon. */
function checksOf(data: readonly number[], count: number): number[] {
  const divisor: number[] = [...Array<number>(count - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < count; k++) divisor[k] = times(divisor[k], root) ^ (divisor[k + 1] ?? 0);
    root = times(root, 2);
  }
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let k = 0; k < count; k++) rest[k] ^= times(divisor[k], factor);
  }
  return rest;
}

/** The text as data bytes, filled up. */
function packed(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const most = dataBytes(version) * 8;
  put(0, Math.min(4, most - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const packed: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    packed.push(bits.slice(i, i + 8).reduce((value, bit) => value * 2 + bit, 0));
  for (let i = 0; packed.length < most / 8; i++) packed.push(PADDING[i % 2]);
  return packed;
}

/** Data and checks in the order in which they are drawn: the first byte of each block, then the second… */
function woven(data: readonly number[], version: number): number[] {
  const count = BLOCKS[version - 1];
  const short = Math.floor(data.length / count);
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    // The longer blocks come last.
    const length = short + (i < count - (data.length % count) ? 0 : 1);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const checks = blocks.map((block) => checksOf(block, CHECK[version - 1]));
  const across = (lists: readonly (readonly number[])[]): number[] => {
    const longest = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
  };
  return [...across(blocks), ...across(checks)];
}

/** A value with what is left of it after a division, as format and version are written. */
function guarded(value: number, divisor: number, bits: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Dark or light, row by row. */
type Grid = boolean[][];

const grid = (size: number): Grid => Array.from({ length: size }, () => Array<boolean>(size).fill(false));

class Drawing {
  readonly size: number;
  readonly dark: Grid;
  /** What belongs to the pattern and holds no data. */
  readonly fixed: Grid;

  constructor(version: number) {
    this.size = sizeOf(version);
    this.dark = grid(this.size);
    this.fixed = grid(this.size);
    for (let i = 0; i < this.size; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ])
      this.#square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
    const middles = alignments(version);
    const last = middles.length - 1;
    // Three corners are taken.
    for (const [i, x] of middles.entries())
      for (const [k, y] of middles.entries())
        if (!((i === 0 && k === 0) || (i === 0 && k === last) || (i === last && k === 0)))
          this.#square(x, y, 2, (distance) => distance !== 1);
    this.format(0);
    if (version >= 7) this.#version(version);
  }

  #set(x: number, y: number, dark: boolean): void {
    this.dark[y][x] = dark;
    this.fixed[y][x] = true;
  }

  #square(x: number, y: number, reach: number, isDark: (distance: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        if (this.dark[y + dy]?.[x + dx] !== undefined)
          this.#set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  format(mask: number): void {
    const bits = guarded((LEVEL << 3) | mask, 0x537, 10) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    const { size } = this;
    for (let i = 0; i < 15; i++) {
      // Beside the first corner, round it; the timing lines are stepped over.
      if (i < 6) this.#set(8, i, bit(i));
      else if (i < 8) this.#set(8, i + 1, bit(i));
      else if (i === 8) this.#set(7, 8, bit(i));
      else this.#set(14 - i, 8, bit(i));
      // And once more, shared by the other two.
      if (i < 8) this.#set(size - 1 - i, 8, bit(i));
      else this.#set(8, size - 15 + i, bit(i));
    }
    this.#set(8, size - 8, true);
  }

  #version(version: number): void {
    const bits = guarded(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >>> i) & 1) === 1;
      const far = this.size - 11 + (i % 3);
      const near = Math.floor(i / 3);
      this.#set(far, near, dark);
      this.#set(near, far, dark);
    }
  }

  /** In pairs of columns from the end, up and down in turns. */
  fill(bytes: readonly number[]): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const upwards = ((right + 1) & 2) === 0;
      for (let i = 0; i < this.size; i++)
        for (const x of [right, right - 1]) {
          const y = upwards ? this.size - 1 - i : i;
          if (this.fixed[y][x] || at >= bytes.length * 8) continue;
          this.dark[y][x] = ((bytes[at >>> 3] >>> (7 - (at & 7))) & 1) === 1;
          at++;
        }
    }
  }

  mask(mask: number): void {
    for (let y = 0; y < this.size; y++)
      for (let x = 0; x < this.size; x++)
        if (!this.fixed[y][x] && MASKS[mask](x, y)) this.dark[y][x] = !this.dark[y][x];
  }

  /** How hard it is to read. */
  get penalty(): number {
    const { size, dark } = this;
    let penalty = 0;
    const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]))];
    for (const line of lines) {
      const text = line.map((on) => (on ? "1" : "0")).join("");
      for (const [run] of text.matchAll(/1{5,}|0{5,}/g)) penalty += run.length - 2;
      for (const looksLikeCorner of [/(?=10111010000)/g, /(?=00001011101)/g])
        penalty += 40 * [...text.matchAll(looksLikeCorner)].length;
    }
    for (let y = 1; y < size; y++)
      for (let x = 1; x < size; x++) {
        const one = dark[y][x];
        if (dark[y - 1][x] === one && dark[y][x - 1] === one && dark[y - 1][x - 1] === one) penalty += 3;
      }
    const share = dark.flat().filter(Boolean).length / size ** 2;
    return penalty + 10 * Math.floor(Math.abs(share * 100 - 50) / 5);
  }
}

/** Dark or light by row and column, without the light border; null if it is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  const version = CHECK.map((_, i) => i + 1).find((v) => bytes.length + (v < 10 ? 2 : 3) <= dataBytes(v));
  if (version === undefined) return null;
  const drawing = new Drawing(version);
  drawing.fill(woven(packed(bytes, version), version));
  let best = { mask: 0, penalty: Number.POSITIVE_INFINITY };
  for (let mask = 0; mask < MASKS.length; mask++) {
    drawing.mask(mask);
    drawing.format(mask);
    const { penalty } = drawing;
    if (penalty < best.penalty) best = { mask, penalty };
    drawing.mask(mask);
  }
  drawing.mask(best.mask);
  drawing.format(best.mask);
  return drawing.dark;
}
