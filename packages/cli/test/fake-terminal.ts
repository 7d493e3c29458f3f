/** A terminal made of memory: what was written, and a hand that types. */

import { plainStyle, type Style } from "../src/style.ts";
import type { Terminal } from "../src/terminal.ts";

export class FakeTerminal implements Terminal {
  readonly columns: number;
  readonly style: Style;
  readonly hungUp = null;
  readonly lines: string[] = [];
  readonly mentioned: string[] = [];
  /** What was written since something was typed last. */
  recent: string[] = [];
  readonly #type: (terminal: FakeTerminal) => string | null;

  /** `type` gives the next line to type; null hangs up. */
  constructor(type: (terminal: FakeTerminal) => string | null, columns = 79, style: Style = plainStyle) {
    this.#type = type;
    this.columns = columns;
    this.style = style;
  }

  write(lines: readonly string[]): void {
    this.lines.push(...lines);
    this.recent.push(...lines);
  }

  mention(text: string): void {
    if (text !== "") this.mentioned.push(text);
  }

  async ask(prompt: string): Promise<{ line: string } | { hangup: "end" }> {
    const line = this.#type(this);
    if (line === null) return { hangup: "end" };
    this.lines.push(prompt + line);
    this.recent = [];
    return { line };
  }

  close(): void {}

  get text(): string {
    return this.lines.join("\n");
  }
}
