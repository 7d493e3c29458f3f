/**
 * Makes the service worker at build time: it knows the names of all files of this build, fetches them once and
 * serves them from then on, so that the game against bots works without a network. Requests that belong to a
 * server (under /api, and sockets) pass by it.
 */
import type { Plugin } from "vite";

const worker = (
  version: string,
  files: readonly string[],
): string => `// Made at build time; see build/offline.ts.
const CACHE = ${JSON.stringify(`fiefdom-${version}`)};
const FILES = ${JSON.stringify(files)};
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("fiefdom-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/", { ignoreVary: true })));
    return;
  }
  event.respondWith(caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});
`;

export const offline = (): Plugin => ({
  name: "fiefdom-offline",
  apply: "build",
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter((name) => !name.endsWith(".html") && !name.endsWith(".map"));
    let hash = 0;
    for (const letter of files.join()) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
    const all = ["/", "/early.js", "/icon.svg", "/manifest.webmanifest", ...files.map((name) => `/${name}`)];
    this.emitFile({ type: "asset", fileName: "sw.js", source: worker(hash.toString(36), all) });
  },
});
