// Threads without isolation: the code under test is pure, so files may share a thread, which is ten times faster.
import { defineConfig } from "vitest/config";

// What the browser's pages know of the cards is made when they are built, so tests of them make it too. The
// compiler need not follow: the browser has a project of its own.
const build: string = new URL("./packages/web/build/catalogue.ts", import.meta.url).href;
const { catalogue } = await import(build);

export default defineConfig({
  plugins: [catalogue()],
  test: {
    include: ["packages/*/test/**/*.test.ts", "tests/**/*.test.ts"],
    pool: "threads",
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
  },
});
