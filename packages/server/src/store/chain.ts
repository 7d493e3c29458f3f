/**
 * What is stored of a game is a chain: every move carries a link made of the one before and of itself, the first
 * of how the game began, and the seal on its end is made of the last link and the result. A move that was lost,
 * changed or put in later breaks it, wherever it is; so does an end that lost its last moves. How far the chain
 * of a running game has come is stored beside it, so that its last moves are missed as well.
 */
import { hash } from "node:crypto";
import type { Move } from "@fiefdom/table/move";
import type { GameBody, Head, StoredGame, StoredMove } from "./rows.ts";

const SENTENCES = {
  person: "the person's settings can't be read",
  table: "the table can't be read",
  game: "the game can't be read",
  result: "the result can't be read",
  move: "move {n} can't be read",
  chat: "a line of chat can't be read",
  someChat: "{n} of its {of} lines of chat can't be read",
  noGame: "its game is missing",
  noMove: "move {n} is missing",
  otherMove: "move {n} is not what was stored, or one before it is missing",
  otherEnd: "the end is not the one that was stored: moves are missing, or the result is another",
  noEnd: "its last moves are missing",
  lost: "something of it was lost",
  senseless: "what was stored of it makes no sense",
} as const;

export type DamageCode = keyof typeof SENTENCES;
export const DAMAGE_CODES = Object.keys(SENTENCES) as readonly DamageCode[];

/** What is damaged: a code with its numbers, for whoever has words of their own. */
export interface Damage {
  readonly code: DamageCode;
  readonly n?: number;
  readonly of?: number;
}

const inEnglish = ({ code, n, of }: Damage): string =>
  SENTENCES[code].replace("{n}", String(n)).replace("{of}", String(of));

/** Something is not what was stored. The message says what, in English. */
export class Damaged extends Error {
  override readonly name = "Damaged";
  readonly damage: Damage;
  constructor(code: DamageCode, n?: number) {
    const damage = { code, ...(n === undefined ? {} : { n }) };
    super(inEnglish(damage));
    this.damage = damage;
  }
}

const digest = (...parts: readonly unknown[]): string =>
  hash("sha256", JSON.stringify(parts), "base64url").slice(0, 22);

export class Chain {
  /** The last link, how many there are, and whether moves have been stored with them. */
  #link: string;
  #length = 0;
  #isLinked = false;

  /** It begins with how the game began. Who played is not part of it: they may want to be forgotten. */
  constructor(id: string, { setUp, seed, first, engine }: GameBody) {
    this.#link = digest(id, setUp, seed, first, engine);
  }

  /** The link that the next move is stored with. */
  add(at: number, move: Move): string {
    this.#link = digest(this.#link, this.#length++, at, move);
    return this.#link;
  }

  /** Is it the move that was stored next? Throws Damaged if not. */
  prove({ n, at, move, link }: StoredMove): void {
    if (n !== this.#length) throw new Damaged("noMove", this.#length);
    const right = this.add(at, move);
    if (link === null ? this.#isLinked : link !== right) throw new Damaged("otherMove", n);
    this.#isLinked = link !== null;
  }

  /** How far it has come; null before the first move. */
  get head(): Head | null {
    return this.#length === 0 ? null : { moves: this.#length, link: this.#link };
  }

  /** What it is closed with. */
  seal(ended: number, result: StoredGame["result"]): string {
    return digest(this.#link, this.#length, ended, result);
  }
}

/** JSON that was stored; what can't be read is damaged. */
export function read<T>(text: string, what: DamageCode, n?: number): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Damaged(what, n);
  }
}
