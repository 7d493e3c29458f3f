import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { catalogue } from "./build/catalogue.ts";
import { front } from "./build/front.ts";
import { icons } from "./build/icons.ts";
import { messages } from "./build/messages.ts";
import { offline } from "./build/offline.ts";
import { packed } from "./build/packed.ts";
import { puzzles } from "./build/puzzles.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [messages(), icons(), catalogue(), puzzles(), front(), offline(), packed()],
  worker: { format: "es" },
  // Beside `fiefdom serve` on its usual port, the pages that need a server have one.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
  resolve: {
    // The pages are written in the words of React and drawn by Preact, which is a sixth of its size.
    alias: {
      "react-dom/client": "preact/compat/client",
      "react/jsx-runtime": "preact/jsx-runtime",
      "react/jsx-dev-runtime": "preact/jsx-dev-runtime",
      react: "preact/compat",
    },
    // The text package has a list of languages of its own for browsers.
    conditions: ["browser", "module", "import", "default"],
  },
});
