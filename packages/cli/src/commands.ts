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
  simulate: {
    summary: "let plans and bots play thousands of games, and see who wins",
    load: () => import("./commands/simulate.ts"),
  },
  lab: {
    summary: "find plans, compare openings, ask for odds, hold tournaments",
    load: () => import("./commands/lab.ts"),
  },
  serve: { summary: "run the server: tables for people and bots", load: () => import("./commands/serve.ts") },
  bot: { summary: "seat a program of yours at a table", load: () => import("./commands/bot.ts") },
  backup: {
    summary: "copy what the server keeps, while it runs",
    load: () => import("./commands/backup.ts"),
  },
  check: {
    summary: "look through what the server keeps for damage",
    load: () => import("./commands/check.ts"),
  },
  password: {
    summary: "give an account of the server a new password",
    load: () => import("./commands/password.ts"),
  },
  scenario: { summary: "run rule cases written as files", load: () => import("./commands/scenario.ts") },
};

/** Something was asked for that there is not; the message says what there is. */
export class UsageError extends Error {
  constructor(text: string) {
    super(text);
    this.name = "UsageError";
  }
}
