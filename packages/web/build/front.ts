/**
 * Puts the front page into the page itself, once for each language, where public/early.js finds it; and lets
 * the scripts wait until what is needed to show it has been fetched.
 */
import { fileURLToPath } from "node:url";
import { LANGS } from "@fiefdom/text/lang";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";

const source = fileURLToPath(new URL("../src/pages/Front.tsx", import.meta.url));

export const front = (): Plugin => ({
  name: "fiefdom-front",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    async handler(html) {
      const { module } = await runnerImport<typeof import("../src/pages/Front.tsx")>(source, {
        configFile: false,
        logLevel: "error",
      });
      const pages = LANGS.map(
        (lang) =>
          `<template id="front-${lang}">${renderToStaticMarkup(createElement(module.Front, { lang }))}</template>`,
      );
      return html
        .replace('<script src="/early.js">', (script) => `${pages.join("\n    ")}\n    ${script}`)
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
    },
  },
});
