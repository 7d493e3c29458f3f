/** fiefdom scenario: runs rule cases written as files. */
import { paragraph, synopsis, usageOf } from "../usage.ts";

export const usage = (): string =>
  usageOf(synopsis("fiefdom scenario FILE…"), paragraph("cli.tells.scenario"));

export async function run(args: readonly string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage());
    return 0;
  }
  const { scenarioCommand } = await import("@fiefdom/scenario");
  return scenarioCommand([...args]);
}
