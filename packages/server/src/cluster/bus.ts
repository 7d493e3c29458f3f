/**
 * Messages between processes, over Redis. Nothing is kept there and nothing depends on a message arriving:
 * what is lost is asked for again. A connection that stands but carries nothing (Redis is frozen, or a cable is
 * out) is noticed by letters to oneself, and made anew.
 */
import { Redis } from "ioredis";

export type Letter = Readonly<Record<string, unknown>>;

const BEAT_MS = 500;
/** So many letters to oneself that did not arrive, one after the other, and the way counts as cut. */
const MOST_MISSED = 4;
/** How long a connection that is given up may take to close by itself. */
const CLOSE_MS = 100;

export class Bus {
  readonly #in: Redis;
  readonly #out: Redis;
  readonly #me: string;
  readonly #timer: NodeJS.Timeout;
  /** Letters to oneself since the last one that arrived. */
  #missed = MOST_MISSED;

  /** `onReady` is called whenever the way is open again after it was cut. */
  constructor(
    url: string,
    me: string,
    onLetter: (letter: Letter) => void,
    onReady: () => void,
    onTrouble: (problem: Error) => void,
  ) {
    const options = {
      // What can't be sent at once is lost, and asked for again: better than a flood of old news.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      disconnectTimeout: CLOSE_MS,
      retryStrategy: (attempt: number): number => Math.min(1000, attempt * 100),
    };
    this.#me = me;
    this.#in = new Redis(url, { ...options, autoResubscribe: false });
    this.#out = new Redis(url, options);
    for (const redis of [this.#in, this.#out]) redis.on("error", onTrouble);
    this.#in.on("messageBuffer", (_, data: Buffer) => {
      const letter = JSON.parse(String(data)) as Letter;
      if (letter.do === "beat") this.#missed = 0;
      else onLetter(letter);
    });
    this.#in.on("ready", () => {
      this.#in.subscribe(this.#channel(me)).then(() => {
        onReady();
        void this.send(me, { do: "beat" });
      }, onTrouble);
    });
    this.#timer = setInterval(() => this.#beat(onTrouble), BEAT_MS);
    this.#timer.unref();
  }

  #channel(process: string): string {
    return `fiefdom:${process}`;
  }

  /** Letters arrive. */
  get isOpen(): boolean {
    return this.#missed < MOST_MISSED;
  }

  /** Counted in letters, not in time: after a pause of this process nothing is missing yet. */
  #beat(onTrouble: (problem: Error) => void): void {
    if (++this.#missed % MOST_MISSED === 0) {
      onTrouble(new Error("no letter to myself arrives: making the connections anew"));
      for (const redis of [this.#in, this.#out]) redis.disconnect(true);
    } else void this.send(this.#me, { do: "beat" });
  }

  /** False if nobody got it. */
  async send(to: string, letter: Letter): Promise<boolean> {
    try {
      return (await this.#out.publish(this.#channel(to), JSON.stringify({ ...letter, from: this.#me }))) > 0;
    } catch {
      return false;
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#in.disconnect();
    this.#out.disconnect();
  }
}
