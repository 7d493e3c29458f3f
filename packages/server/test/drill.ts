/**
 * The long drill, on demand:
 *
 *   npm run drill -- [--rounds 10] [--tables 6] [--seed WORD]
 *
 * Needs PostgreSQL and Redis installed. What was used up by chance is in the seed, so a round can be had again.
 */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    tables: { type: "string", default: "6" },
    seed: { type: "string", default: String(process.pid) },
  },
});
const root = fileURLToPath(new URL("../../..", import.meta.url));
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "packages/server/test/drill.slow.test.ts"],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      DRILL_ROUNDS: values.rounds,
      DRILL_TABLES: values.tables,
      DRILL_SEED: values.seed,
    },
  },
);
process.exitCode = status ?? 1;
