import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogue } from "./build/catalogue.ts";
import { icons } from "./build/icons.ts";
import { offline } from "./build/offline.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), icons(), catalogue(), offline()],
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
  // The text package has a list of languages of its own for browsers.
  resolve: { conditions: ["browser", "module", "import", "default"] },
});
