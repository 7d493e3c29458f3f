/** What puzzles there are, taken from the shipped ones at build time: a list needs neither their positions nor their answers. */
import { listed } from "@fiefdom/puzzles/listed";
import { allShipped } from "@fiefdom/puzzles/shipped";
import type { Plugin } from "vite";

const ID = "puzzles.listed";

/** `import listed from "./puzzles.listed"`. */
export const puzzles = (): Plugin => ({
  name: "fiefdom-puzzles",
  resolveId: (id) => (id.endsWith(`/${ID}`) ? `\0${ID}` : null),
  load: async (id) =>
    id === `\0${ID}` ? `export default ${JSON.stringify((await allShipped()).map(listed))};` : null,
});
