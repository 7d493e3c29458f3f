/**
 * The commands of `fiefdom`. Each lives in a file of its own in `commands/`, which is loaded only when it is
 * called; a new one needs a line here.
 */
export interface Command {
  readonly usage: string;
  /** Gives the exit code. */
  run(args: readonly string[]): Promise<number>;
}

export interface Listed {
  readonly summary: string;
  load(): Promise<Command>;
}

export const COMMANDS: Readonly<Record<string, Listed>> = {
  play: { summary: "play a game at the keyboard against bots", load: () => import("./commands/play.ts") },
  scenario: { summary: "run rule cases written as files", load: () => import("./commands/scenario.ts") },
};

/** Something was asked for that there is not; the message says what there is. */
export class UsageError extends Error {
  constructor(text: string) {
    super(text);
    this.name = "UsageError";
  }
}
