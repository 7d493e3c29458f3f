/**
 * Makes SVG files of all icons in use, at build time. The icons are game-icons (CC BY 3.0); which there are
 * and who drew them is in `src/cards/icons.ts`; an icon without an author cannot get in.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { AUTHORS, ICON_FILES, iconFile } from "../src/cards/icons.ts";

const ID = "icons.sprites";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The files, each with the icons that belong there. */
export function sprites(): string[] {
  const require = createRequire(import.meta.url);
  const set: IconSet = JSON.parse(
    readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  );
  const files = Array.from({ length: ICON_FILES }, () => "");
  for (const [name, author] of Object.entries(AUTHORS)) {
    const icon = set.icons[name];
    if (author === "") throw new Error(`the icon "${name}" has no author: it is written "Author/${name}"`);
    if (icon === undefined) throw new Error(`game-icons has no icon called "${name}"`);
    // The fill comes from where the icon is used.
    const body = icon.body.replaceAll(' fill="currentColor"', "");
    files[iconFile(name)] += `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
  }
  return files.map((symbols) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`);
}

/** `import addresses from "./icons.sprites"` gives the addresses of the files. */
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
      const addresses = sprites().map((source, file) =>
        serving
          ? `"/${ID}/${file}.svg"`
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: "icons.svg", source })}`,
      );
      return `export default [${addresses}];`;
    },
    configureServer(server) {
      server.middlewares.use(`/${ID}`, (request, response) => {
        response.setHeader("content-type", "image/svg+xml");
        response.end(sprites()[Number.parseInt(request.url?.slice(1) ?? "", 10)]);
      });
    },
  };
}
