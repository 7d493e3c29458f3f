/** The terminal as the game sees it: lines out, lines in. */
import process from "node:process";
import { createInterface, type Interface } from "node:readline";
import { colourStyle, plainStyle, type Style } from "./style.ts";

/** Why no line came: the input ended, or somebody pressed Ctrl-C. */
export type Hangup = "end" | "interrupted";

export interface Terminal {
  readonly columns: number;
  readonly style: Style;
  /** Why nobody will type any more; null while somebody may. */
  readonly hungUp: Hangup | null;
  write(lines: readonly string[]): void;
  /** Shows a line that goes away when the next one comes, or with an empty text; nothing where lines are kept. */
  mention(text: string): void;
  /** The next line typed. */
  ask(prompt: string): Promise<{ readonly line: string } | { readonly hangup: Hangup }>;
  close(): void;
}

const NARROWEST = 40;
const WIDEST = 100;
const USUAL = 80;

/** One column is left free: some terminals break a line that fills the last one. */
const usable = (columns: number | undefined): number =>
  Math.min(WIDEST, Math.max(NARROWEST, columns ?? USUAL)) - 1;

class ProcessTerminal implements Terminal {
  readonly style: Style;
  readonly #lines: string[] = [];
  readonly #input: Interface;
  readonly #typed: boolean;
  #waiting: ((come: { line: string } | { hangup: Hangup }) => void) | null = null;
  #hangup: Hangup | null = null;
  #mentioned = false;

  constructor(complete: (typed: string) => string[]) {
    const { stdin, stdout } = process;
    this.#typed = stdin.isTTY === true;
    this.style = stdout.isTTY === true && stdout.hasColors() ? colourStyle : plainStyle;
    this.#input = createInterface({
      input: stdin,
      ...(this.#typed && stdout.isTTY ? { output: stdout } : {}),
      terminal: this.#typed && stdout.isTTY === true,
      completer: (typed: string) => [complete(typed), typed],
    });
    this.#input.on("line", (line) => {
      if (this.#waiting === null) this.#lines.push(line);
      else this.#come({ line });
    });
    this.#input.on("close", () => this.#hang("end"));
    this.#input.on("SIGINT", () => this.#hang("interrupted"));
    process.once("SIGINT", () => this.#hang("interrupted"));
    process.once("SIGTERM", () => this.#hang("interrupted"));
    process.once("SIGHUP", () => this.#hang("interrupted"));
    // Somebody closed the pipe that reads us: there is nobody left to talk to.
    stdout.on("error", () => this.#hang("end"));
  }

  get columns(): number {
    return usable(process.stdout.columns);
  }

  get hungUp(): Hangup | null {
    // A pipe may end long before everything in it was read.
    return this.#hangup === "end" && this.#lines.length > 0 ? null : this.#hangup;
  }

  write(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.mention("");
    process.stdout.write(`${lines.join("\n")}\n`);
  }

  mention(text: string): void {
    if (process.stdout.isTTY !== true || (text === "" && !this.#mentioned)) return;
    this.#mentioned = text !== "";
    process.stdout.write(`\r\u001b[K${this.style.dim(text.slice(0, this.columns))}`);
  }

  ask(prompt: string): Promise<{ line: string } | { hangup: Hangup }> {
    const line = this.#lines.shift();
    if (line === undefined && this.#hangup !== null) return Promise.resolve({ hangup: this.#hangup });
    if (this.#typed && process.stdout.isTTY) {
      this.#input.setPrompt(prompt);
      this.#input.prompt();
    } else process.stdout.write(prompt);
    if (line !== undefined) return Promise.resolve(this.#echo({ line }));
    return new Promise((resolve) => {
      this.#waiting = (come) => resolve(this.#echo(come));
    });
  }

  /** A terminal shows what is typed; from a pipe it is written out, so that the story can be read. */
  #echo<T extends { line: string } | { hangup: Hangup }>(come: T): T {
    if (!this.#typed) process.stdout.write("line" in come ? `${come.line}\n` : "\n");
    return come;
  }

  #come(come: { line: string } | { hangup: Hangup }): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(come);
  }

  #hang(why: Hangup): void {
    if (this.#hangup === null) this.#hangup = why;
    if (this.#waiting === null) return;
    if (this.#typed) process.stdout.write("\n");
    this.#come({ hangup: this.#hangup });
  }

  close(): void {
    this.#input.close();
  }
}

/** The terminal of this process. `complete` gives what a beginning could become when Tab is pressed. */
export const processTerminal = (complete: (typed: string) => string[] = () => []): Terminal =>
  new ProcessTerminal(complete);
