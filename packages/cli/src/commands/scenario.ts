/** fiefdom scenario: runs rule cases written as files. */
import { readOptions } from "../options.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { lang } from "../words.ts";

export const usage = (): string =>
  usageOf(synopsis("fiefdom scenario FILE…"), paragraph("cli.tells.scenario"), list([LANGUAGE]));

const OPTIONS = { help: { type: "boolean", short: "h" } } as const;

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, true);
  if (values.help || positionals.length === 0) {
    console.log(usage());
    return values.help ? 0 : 2;
  }
  const { runAndTell } = await import("@fiefdom/scenario");
  return runAndTell(positionals, lang(), console.log);
}
