import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogue } from "./build/catalogue.ts";
import { front } from "./build/front.ts";
import { icons } from "./build/icons.ts";
import { messages } from "./build/messages.ts";
import { offline } from "./build/offline.ts";
import { packed } from "./build/packed.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [messages(), react(), icons(), catalogue(), front(), offline(), packed()],
  worker: { format: "es" },
  // Beside `fiefdom serve` on its usual port, the pages that need a server have one.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
  // The text package has a list of languages of its own for browsers.
  resolve: { conditions: ["browser", "module", "import", "default"] },
});
