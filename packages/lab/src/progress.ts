/**
 * How far a long work is, on one line of a terminal, with the rate and the time left; silent where there is no
 * terminal. What the line says is the caller's affair.
 */

export interface Out {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** What there is to say about how far it is. */
export interface SoFar {
  readonly bar: string;
  readonly done: number;
  readonly total: number;
  /** A second. */
  readonly rate: number;
  /** "40 s", "3 min"; null as long as nobody can know. */
  readonly left: string | null;
  readonly note: string;
}

const clock = (seconds: number): string => {
  const s = Math.max(0, Math.round(seconds));
  return s < 90 ? `${s} s` : s < 5400 ? `${Math.round(s / 60)} min` : `${(s / 3600).toFixed(1)} h`;
};

export class Progress {
  readonly #out: Out;
  readonly #line: (so: SoFar) => string;
  readonly #started = performance.now();
  #shown = 0;

  constructor(out: Out, line: (so: SoFar) => string) {
    this.#out = out;
    this.#line = line;
  }

  show(done: number, total: number, note = ""): void {
    const now = performance.now();
    if (this.#out.isTTY !== true || (now - this.#shown < 100 && done < total)) return;
    this.#shown = now;
    const seconds = (now - this.#started) / 1000;
    const rate = done / Math.max(0.001, seconds);
    const width = 20;
    const filled = Math.round((done / Math.max(1, total)) * width);
    const bar = "█".repeat(filled) + "·".repeat(width - filled);
    const left = done === 0 ? null : clock((total - done) / rate);
    const line = this.#line({ bar, done, total, rate: Math.round(rate), left, note });
    this.#out.write(`\r${line.slice(0, (this.#out.columns ?? 80) - 1)}\u001b[K`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#out.isTTY === true && this.#shown > 0) this.#out.write("\r\u001b[K");
  }
}
