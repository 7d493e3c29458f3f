/**
 * Makes the service worker once everything else of the site has been written: it knows every file that is
 * really there, keeps them and serves them when there is no network, so that the game against bots works
 * without one. Requests that belong to a server (under /api, and sockets) pass by it.
 *
 * Its own text holds a hash over all of that, so a browser sees a new worker whatever has changed. Only names
 * that carry a hash are answered without asking: what stands under any other name may be of a newer release,
 * and the page that goes with it is asked for in the same way, so the two never disagree.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

/** Compressed copies are the server's affair, and nobody needs the worker to fetch the worker. */
const LEFT_OUT = /(?:\.(?:br|gz|map)|^sw\.js)$/;
/** Large and wanted by few (the network of the strongest bot): kept once somebody has asked for it. */
const ON_DEMAND = /\.bin$/;
/** Under it every name carries a hash. */
const HASHED = "/assets/";

const worker = (
  version: string,
  files: readonly string[],
): string => `// Made at build time; see build/offline.ts.
const CACHE = ${JSON.stringify(`fiefdom-${version}`)};
const FILES = ${JSON.stringify(files)};
const isHashed = (path) => path.startsWith(${JSON.stringify(HASHED)});
// Whatever waits in the browser under a name without a hash is asked for again.
const fresh = (path) => (isHashed(path) ? path : new Request(path, { cache: "no-cache" }));
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => {
        // The release before stays: a page that is still open may yet want a part of it.
        const others = names.filter((name) => name.startsWith("fiefdom-") && name !== CACHE);
        return Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
      })
      .then(() => self.clients.claim()),
  );
});
// What is fetched on demand is kept with the rest.
const keep = async (path, answer) => {
  if (answer.ok && ${ON_DEMAND}.test(path)) await (await caches.open(CACHE)).put(path, answer.clone());
  return answer;
};
const kept = (path) => caches.open(CACHE).then((cache) => cache.match(path, { ignoreVary: true }));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (isHashed(pathname)) {
    event.respondWith(
      caches.match(request, { ignoreVary: true }).then((file) => file ?? fetch(request).then((answer) => keep(pathname, answer))),
    );
    return;
  }
  const path = request.mode === "navigate" ? "/" : pathname;
  event.respondWith(
    fetch(request).catch((problem) =>
      kept(path).then((file) => {
        if (file === undefined) throw problem;
        return file;
      }),
    ),
  );
});
`;

/** The addresses of what is in a folder. The page itself is at the root. */
const addresses = (folder: string): string[] =>
  globSync("**/*.*", { cwd: folder })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !LEFT_OUT.test(path) && !ON_DEMAND.test(path))
    .map((path) => (path === "index.html" ? "/" : `/${path}`))
    .sort();

/** Writes the worker into the folder of a site that is otherwise complete. */
export function writeWorker(folder: string): void {
  const files = addresses(folder);
  const hash = createHash("sha256").update(worker("", files));
  for (const address of files)
    hash.update(readFileSync(join(folder, address === "/" ? "index.html" : address)));
  writeFileSync(join(folder, "sw.js"), worker(hash.digest("hex").slice(0, 16), files));
}

export const offline = (): Plugin => ({
  name: "fiefdom-offline",
  apply: "build",
  writeBundle: {
    order: "post",
    sequential: true,
    handler: ({ dir = "" }) => writeWorker(dir),
  },
});
