/**
 * Messages between processes, over Redis. Nothing is kept there and nothing depends on a message arriving:
 * what is lost is asked for again.
 */
import { Redis } from "ioredis";

export type Letter = Readonly<Record<string, unknown>>;

export class Bus {
  readonly #in: Redis;
  readonly #out: Redis;
  readonly #me: string;

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
      retryStrategy: (attempt: number): number => Math.min(1000, attempt * 100),
    };
    this.#me = me;
    this.#in = new Redis(url, { ...options, autoResubscribe: false });
    this.#out = new Redis(url, options);
    for (const redis of [this.#in, this.#out]) redis.on("error", onTrouble);
    this.#in.on("messageBuffer", (_, data: Buffer) => onLetter(JSON.parse(String(data)) as Letter));
    this.#in.on("ready", () => {
      this.#in.subscribe(this.#channel(me)).then(onReady, onTrouble);
    });
  }

  #channel(process: string): string {
    return `fiefdom:${process}`;
  }

  get isOpen(): boolean {
    return this.#in.status === "ready" && this.#out.status === "ready";
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
    this.#in.disconnect();
    this.#out.disconnect();
  }
}
