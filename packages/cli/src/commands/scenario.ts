/** fiefdom scenario: runs rule cases written as files. */
export const usage = `usage: fiefdom scenario FILE…

Runs scenario files (given these zones, when this is answered, then exactly
this) and says of each whether it holds. docs/SCENARIOS.md tells how to write
them.`;

export async function run(args: readonly string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    return 0;
  }
  const { scenarioCommand } = await import("@fiefdom/scenario");
  return scenarioCommand([...args]);
}
