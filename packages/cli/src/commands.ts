/**
 * The commands of `fiefdom`. Each lives in a file of its own in `commands/`, which is loaded only when it is
 * called; a new one needs a line here.
 */
import type { MessageKey } from "@fiefdom/text/messages";

export interface Command {
  usage(): string;
  /** Gives the exit code. */
  run(args: readonly string[]): Promise<number>;
}

export interface Listed {
  readonly summary: MessageKey;
  load(): Promise<Command>;
}

export const COMMANDS: Readonly<Record<string, Listed>> = {
  play: { summary: "cli.command.play", load: () => import("./commands/play.ts") },
  simulate: { summary: "cli.command.simulate", load: () => import("./commands/simulate.ts") },
  lab: { summary: "cli.command.lab", load: () => import("./commands/lab.ts") },
  serve: { summary: "cli.command.serve", load: () => import("./commands/serve.ts") },
  bot: { summary: "cli.command.bot", load: () => import("./commands/bot.ts") },
  backup: { summary: "cli.command.backup", load: () => import("./commands/backup.ts") },
  check: { summary: "cli.command.check", load: () => import("./commands/check.ts") },
  password: { summary: "cli.command.password", load: () => import("./commands/password.ts") },
  review: { summary: "cli.command.review", load: () => import("./commands/review.ts") },
  puzzles: { summary: "cli.command.puzzles", load: () => import("./commands/puzzles.ts") },
  scenario: { summary: "cli.command.scenario", load: () => import("./commands/scenario.ts") },
};

/** Something was asked for that there is not; the message says what there is. */
export class UsageError extends Error {
  constructor(text: string) {
    super(text);
    this.name = "UsageError";
  }
}
