// Threads without isolation: the code under test is pure, so files may share a thread, which is ten times faster.
// Everything that runs under Node is tested as Node itself loads it; only what is built for the browser needs what
// builds it. Vite would put a look-up in the place of every imported name, which doubles the time of a playout.
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.ts";

// What the browser's pages know of the cards is made when they are built, so tests of them make it too. The
// compiler need not follow: the browser has a project of its own.
const build: string = new URL("./packages/web/build/catalogue.ts", import.meta.url).href;
const { catalogue } = await import(build);

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [catalogue()],
        test: { name: "page", include: ["packages/web/test/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "house",
          include: ["packages/!(web)/test/**/*.test.ts", "tests/**/*.test.ts"],
          experimental: { viteModuleRunner: false },
        },
      },
    ],
    pool: "threads",
    isolate: false,
    // One more than the two cores that this is made for: there is always a test that waits for something.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: ["./scripts/temporary.ts"],
    // How long a test takes says how busy the machine is; this is for tests that would never end.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
