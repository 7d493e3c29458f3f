/**
 * What was shown at a table, so that one can look at it again: the pictures as they came, nothing that was not
 * sent. There are only so many of them; what is further back, or was before this page came, is for the other end of
 * the line to tell.
 */
import type { PlayJSON } from "@fiefdom/protocol";
import type { View } from "./types.ts";

/** More than a long game has, at most a dozen megabytes. */
const MOST = 500;

interface Moment {
  /** So many events had been told. */
  readonly told: number;
  readonly view: View;
  /** What came between this one and the one before was not seen. */
  readonly skipped: boolean;
}

export class Moments {
  #kept: Moment[] = [];
  #undos = 0;

  add({ bookmark: { events, undos }, from }: PlayJSON, view: View, skipped: boolean): void {
    // What was taken back never was.
    if (undos !== this.#undos) this.#kept = this.#kept.filter(({ told }) => told <= from);
    this.#undos = undos;
    this.#kept.push({ told: events, view, skipped });
    if (this.#kept.length > MOST) this.#kept = this.#kept.slice(-MOST);
  }

  /** The first picture after so many events had been told; null if it was not seen, or long ago. */
  after(told: number): View | null {
    const at = this.#kept.findIndex((moment) => moment.told >= told);
    const found = this.#kept[at];
    if (found === undefined) return null;
    // The very first that is left may not be the first that there was.
    const isFirst = at > 0 && !found.skipped;
    return isFirst || found.told === told ? found.view : null;
  }

  clear(): void {
    this.#kept = [];
  }
}
