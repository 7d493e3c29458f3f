/**
 * Makes one SVG file of all icons in use, at build time. The icons are game-icons (CC BY 3.0); which there are
 * and who drew them is in `src/cards/icons.ts`; an icon without an author cannot get in.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { AUTHORS } from "../src/cards/icons.ts";

const ID = "icons.sprite";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

export function sprite(): string {
  const require = createRequire(import.meta.url);
  const set: IconSet = JSON.parse(
    readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  );
  const symbols = Object.entries(AUTHORS).map(([name, author]) => {
    const icon = set.icons[name];
    if (author === "") throw new Error(`the icon "${name}" has no author: it is written "Author/${name}"`);
    if (icon === undefined) throw new Error(`game-icons has no icon called "${name}"`);
    // The fill comes from where the icon is used.
    const body = icon.body.replaceAll(' fill="currentColor"', "");
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** `import url from "./icons.sprite"` gives the address of the file. */
export function icons(): Plugin {
  let serving = false;
  return {
    name: "fiefdom-icons",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (id) => (id.endsWith(`/${ID}`) ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      if (serving) return `export default "/${ID}.svg";`;
      const file = this.emitFile({ type: "asset", name: "icons.svg", source: sprite() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      server.middlewares.use(`/${ID}.svg`, (_request, response) => {
        response.setHeader("content-type", "image/svg+xml");
        response.end(sprite());
      });
    },
  };
}
