/**
 * The value network: how likely a seat is to win from a position, judged at once instead of played to its
 * end. Small and exact: every weight is a whole number, so that all machines give the same answer, and the
 * first layer is kept from one look to the next, since positions that are looked at one after the other
 * differ in few cards. How it is trained is told in docs/NETWORK.md.
 */
import type { Board } from "@fiefdom/engine/board";
import type { Game } from "@fiefdom/engine/game";
import { loreOf } from "../sense/lore.ts";
import { BLOCKS, type Block, definition, NUMBER_NAMES, NUMBERS, type NumberName, Sight } from "./sight.ts";

/** What stands before the weights in the file. */
interface Header {
  readonly fiefdom: "network";
  readonly version: 1;
  /** Width of the first layer and of the second. */
  readonly first: number;
  readonly second: number;
  /** Cards with rows of their own, and what is known of any card. */
  readonly cards: readonly string[];
  readonly features: readonly string[];
  readonly blocks: Readonly<Record<Block, readonly number[]>>;
  readonly numbers: Readonly<Record<NumberName, readonly number[]>>;
}

/** One in the first layer, and in the weights of the later ones. */
const ONE = 2048;
const FINE = 4096;
const MAGIC = "FIEFNET\n";
const BLOCK_NAMES = Object.keys(BLOCKS) as readonly Block[];

export class NetworkError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NetworkError";
  }
}

export class Network {
  readonly first: number;
  readonly second: number;
  /** By block, card and step. */
  readonly #rows: Readonly<Record<Block, Int16Array>>;
  /** By block, feature and step. */
  readonly #knowledge: Readonly<Record<Block, Int16Array>>;
  readonly #numbers: Int16Array;
  readonly #bias: Int16Array;
  readonly later: { readonly weights: Int16Array; readonly bias: Int16Array };
  readonly last: { readonly weights: Int16Array; readonly bias: Int16Array };
  readonly #cards: ReadonlyMap<string, number>;
  readonly #features: ReadonlyMap<string, number>;

  /** Reads a network from its file. */
  constructor(bytes: Uint8Array) {
    const { header, weights } = readFile(bytes);
    this.first = header.first;
    this.second = header.second;
    this.#cards = new Map(header.cards.map((id, i) => [id, i]));
    this.#features = new Map(header.features.map((name, i) => [name, i]));
    let at = 0;
    const take = (length: number): Int16Array => {
      at += length;
      if (at > weights.length) throw new NetworkError("The file of the network ends too early.");
      return weights.subarray(at - length, at);
    };
    const perBlock = (rows: number): Record<Block, Int16Array> =>
      Object.fromEntries(
        BLOCK_NAMES.map((block) => [block, take(rows * BLOCKS[block].length * this.first)]),
      ) as Record<Block, Int16Array>;
    this.#rows = perBlock(header.cards.length);
    this.#knowledge = perBlock(header.features.length);
    const steps = NUMBER_NAMES.reduce((sum, name) => sum + NUMBERS[name].length, 0);
    this.#numbers = take(steps * this.first);
    this.#bias = take(this.first);
    this.later = { weights: take(this.second * this.first), bias: take(this.second) };
    this.last = { weights: take(this.second), bias: take(1) };
    if (at !== weights.length) throw new NetworkError("The file of the network holds more than it should.");
  }

  /** The network made ready for a board. */
  on(board: Board): Judge {
    return new Judge(this, board);
  }

  /**
   * The rows of a block for every kind of a board, each row the sum of the steps that a count has taken: by
   * kind and number of steps taken.
   */
  rowsFor(board: Board, block: Block): Int32Array {
    const { first } = this;
    const steps = BLOCKS[block].length;
    const out = new Int32Array(board.kinds.length * (steps + 1) * first);
    const lore = loreOf(board);
    board.kinds.forEach((def, kind) => {
      const own = this.#cards.get(def.id);
      const said = definition(board, lore[kind], kind);
      for (let step = 0; step < steps; step++) {
        const from = (kind * (steps + 1) + step) * first;
        const to = from + first;
        for (let i = 0; i < first; i++) {
          let weight = own === undefined ? 0 : this.#rows[block][(own * steps + step) * first + i];
          for (const [name, value] of said) {
            const feature = this.#features.get(name);
            if (feature !== undefined)
              weight += Math.round(value * this.#knowledge[block][(feature * steps + step) * first + i]);
          }
          out[to + i] = out[from + i] + weight;
        }
      }
    });
    return out;
  }

  /** The sums of the steps of each number: by number, one after the other. */
  numberRows(): Int32Array[] {
    const { first } = this;
    let at = 0;
    return NUMBER_NAMES.map((name) => {
      const steps = NUMBERS[name].length;
      const out = new Int32Array((steps + 1) * first);
      for (let step = 0; step < steps; step++) {
        for (let i = 0; i < first; i++)
          out[(step + 1) * first + i] = out[step * first + i] + this.#numbers[at + step * first + i];
      }
      at += steps * first;
      return out;
    });
  }

  get bias(): Int16Array {
    return this.#bias;
  }
}

function readFile(bytes: Uint8Array): { header: Header; weights: Int16Array } {
  const text = new TextDecoder();
  const wrong = (): never => {
    throw new NetworkError("This is no file of a network that this version can read.");
  };
  if (text.decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) wrong();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(MAGIC.length, true);
  const from = MAGIC.length + 4;
  const header = JSON.parse(text.decode(bytes.subarray(from, from + length))) as Header;
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  if (header.fiefdom !== "network" || header.version !== 1) wrong();
  if (!same(header.blocks, BLOCKS) || !same(header.numbers, NUMBERS)) wrong();
  const at = from + length;
  const weights = new Int16Array((bytes.byteLength - at) >> 1);
  // Little-endian on every machine.
  for (let i = 0; i < weights.length; i++) weights[i] = view.getInt16(at + 2 * i, true);
  return { header, weights };
}

/** Which step a number has reached: looked up, since most are small. */
function stepTable(steps: readonly number[]): { readonly from: number; readonly taken: Uint8Array } {
  const from = Math.min(0, steps[0]) - 1;
  const taken = new Uint8Array(steps[steps.length - 1] - from + 1);
  for (let i = 0; i < taken.length; i++) taken[i] = steps.filter((step) => from + i >= step).length;
  return { from, taken };
}

/** A network at a board. It keeps the first layer of the last position that it saw. */
export class Judge {
  readonly #network: Network;
  readonly #sight: Sight;
  readonly #sum: Int32Array;
  readonly #kinds: number;
  /** By block: rows, steps and where each kind stands. */
  readonly #mine: Rows;
  readonly #theirs: Rows;
  readonly #left: Rows;
  readonly #myPlan: Rows;
  readonly #theirPlan: Rows;
  readonly #numbers: readonly Rows[];

  constructor(network: Network, board: Board) {
    this.#network = network;
    this.#sight = new Sight(board);
    this.#kinds = board.kinds.length;
    this.#sum = Int32Array.from(network.bias);
    const rows = (block: Block): Rows =>
      new Rows(network.rowsFor(board, block), BLOCKS[block], network.first, this.#kinds);
    this.#mine = rows("mine");
    this.#theirs = rows("theirs");
    this.#left = rows("left");
    this.#myPlan = rows("myPlan");
    this.#theirPlan = rows("theirPlan");
    this.#numbers = network
      .numberRows()
      .map((sums, i) => new Rows(sums, NUMBERS[NUMBER_NAMES[i]], network.first, 1));
  }

  /** The decks with which both plans usually end, by kind; nothing is assumed without them. */
  expect(mine: readonly number[], theirs: readonly number[]): void {
    for (let kind = 0; kind < this.#kinds; kind++) {
      this.#myPlan.show(this.#sum, kind, Math.round(mine[kind]));
      this.#theirPlan.show(this.#sum, kind, Math.round(theirs[kind]));
    }
  }

  /** How likely a seat is to win against another from here, a tie counting half: from 0 to 1. */
  chance(g: Game, seat: number, other: number): number {
    this.#sight.look(g, seat, other);
    return this.judge(this.#sight);
  }

  /** The same for what has been seen already. */
  judge(sight: Pick<Sight, "mine" | "theirs" | "left" | "numbers">): number {
    const sum = this.#sum;
    for (let kind = 0; kind < this.#kinds; kind++) {
      this.#mine.show(sum, kind, sight.mine[kind]);
      this.#theirs.show(sum, kind, sight.theirs[kind]);
      this.#left.show(sum, kind, sight.left[kind]);
    }
    for (let i = 0; i < this.#numbers.length; i++) this.#numbers[i].show(sum, 0, sight.numbers[i]);
    return this.#finish();
  }

  #finish(): number {
    const { first, second, later, last } = this.#network;
    const sum = this.#sum;
    let out = last.bias[0] / FINE;
    for (let j = 0; j < second; j++) {
      let inner = 0;
      const from = j * first;
      for (let i = 0; i < first; i++) {
        const value = sum[i];
        if (value > 0) inner += (value < ONE ? value : ONE) * later.weights[from + i];
      }
      const value = inner / (ONE * FINE) + later.bias[j] / FINE;
      if (value > 0) out += (value < 1 ? value : 1) * (last.weights[j] / FINE);
    }
    return 1 / (1 + Math.exp(-out));
  }
}

/** The rows of one block, and which of them is in the sum for each kind. */
class Rows {
  readonly #sums: Int32Array;
  readonly #from: number;
  readonly #taken: Uint8Array;
  readonly #width: number;
  readonly #steps: number;
  readonly #shown: Uint8Array;

  constructor(sums: Int32Array, steps: readonly number[], width: number, kinds: number) {
    const { from, taken } = stepTable(steps);
    this.#sums = sums;
    this.#from = from;
    this.#taken = taken;
    this.#width = width;
    this.#steps = steps.length;
    this.#shown = new Uint8Array(kinds);
  }

  /** Brings the sum from what was shown of a kind to what is to be shown. */
  show(sum: Int32Array, kind: number, count: number): void {
    const taken = this.#taken;
    const at = Math.max(0, Math.min(taken.length - 1, count - this.#from));
    const now = taken[at];
    const before = this.#shown[kind];
    if (now === before) return;
    this.#shown[kind] = now;
    const width = this.#width;
    const sums = this.#sums;
    const to = (kind * (this.#steps + 1) + now) * width;
    const from = (kind * (this.#steps + 1) + before) * width;
    for (let i = 0; i < width; i++) sum[i] += sums[to + i] - sums[from + i];
  }
}
