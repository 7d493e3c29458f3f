/** A progress bar on one line of a terminal, with the rate and the time left; silent where there is none. */

export interface Out {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

const clock = (seconds: number): string => {
  const s = Math.max(0, Math.round(seconds));
  return s < 90 ? `${s} s` : s < 5400 ? `${Math.round(s / 60)} min` : `${(s / 3600).toFixed(1)} h`;
};

export class Progress {
  readonly #out: Out;
  readonly #what: string;
  readonly #started = performance.now();
  #shown = 0;

  constructor(out: Out, what: string) {
    this.#out = out;
    this.#what = what;
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
    const left = done === 0 ? "" : `, ${clock((total - done) / rate)} left`;
    const line = `${bar} ${done.toLocaleString("en")} of ${total.toLocaleString("en")} ${this.#what}, ${Math.round(rate).toLocaleString("en")}/s${left} ${note}`;
    this.#out.write(`\r${line.slice(0, (this.#out.columns ?? 80) - 1)}\u001b[K`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#out.isTTY === true && this.#shown > 0) this.#out.write("\r\u001b[K");
  }
}
