/**
 * Requests that were done, to know them when they come again: a client sends again whatever was not
 * acknowledged, and whether it had arrived only the table knows. What would do harm when done twice is
 * remembered with the table, also when it leaves memory.
 */
import type { Change } from "./change.ts";
import type { Client } from "./client.ts";
import type { TableRequest } from "./hosted.ts";

/** So many are remembered with the table, and so many in memory. */
const MOST_KEPT = 100;
const MOST_KNOWN = 2000;

/** An answer names its decision, and the others state how something is to be: these are harmless later on. */
const KEPT = new Set<TableRequest["type"]>(["undo", "vote", "replace", "resign", "rematch", "chat"]);

export class Requests {
  readonly #acks = new Map<string, Change["ack"]>();
  readonly #kept: string[];

  constructor(kept: readonly string[]) {
    this.#kept = [...kept];
    for (const name of kept) this.#acks.set(name, {});
  }

  /** How this very request was acknowledged before; undefined if it is new. */
  before(client: Client, { id }: TableRequest): Change["ack"] | undefined {
    const name = nameOf(client, id);
    return name === null ? undefined : this.#acks.get(name);
  }

  /** It was done. Gives what the table has to keep; null if that has not changed. */
  note(client: Client, { id, type }: TableRequest, ack: Change["ack"]): string[] | null {
    const name = nameOf(client, id);
    if (name === null) return null;
    if (this.#acks.size >= MOST_KNOWN) {
      const [oldest] = this.#acks.keys();
      this.#acks.delete(oldest);
    }
    this.#acks.set(name, ack);
    if (!KEPT.has(type)) return null;
    this.#kept.push(name);
    if (this.#kept.length > MOST_KEPT) this.#kept.shift();
    return [...this.#kept];
  }
}

/** Two people may call their clients alike. */
const nameOf = ({ person, name }: Client, id: number): string | null =>
  name === null ? null : `${person?.publicId ?? ""}/${name}/${id}`;
