// Threads without isolation: the code under test is pure, so files may share a thread, which is ten times faster.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/test/**/*.test.ts", "tests/**/*.test.ts"],
    pool: "threads",
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
  },
});
