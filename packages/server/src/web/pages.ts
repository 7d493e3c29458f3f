/** The web client's files, with headers that keep browsers from doing anything else than showing them. */
import { existsSync, statSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join, resolve, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export function addHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (_, reply) => {
    reply.header("content-security-policy", POLICY);
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "same-origin");
    reply.header("cross-origin-opener-policy", "same-origin");
    reply.header("cross-origin-resource-policy", "same-origin");
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=()");
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}

/** Files whose names carry a hash may be kept for ever; everything else is asked for each time. */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  const index = join(folder, "index.html");
  if (folder === "" || !existsSync(index)) return;
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const hashed = path.includes(`${sep}assets${sep}`);
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ error: { code: "not-found", message: "There is nothing here." } }),
  );
}

/** Whether the site has a file under this address. Whatever can't be read as one is none. */
function isFile(folder: string, path: string): boolean {
  try {
    const file = resolve(join(folder, decodeURIComponent(path)));
    return file.startsWith(resolve(folder) + sep) && statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Every address that a browser goes to is a page of the client, which finds its own way and knows what to say
 * where there is none; only files and what the server does itself are not. So an address of any kind, be it
 * impossible to decode, leads to the client's page, before anything tries to understand it.
 */
export function pageAddress(
  { method, url = "/", headers }: IncomingMessage,
  folder: string,
  hasRoute: (path: string) => boolean,
): string {
  const path = url.split("?", 1)[0];
  const wantsPage = method === "GET" && (headers.accept ?? "").includes("text/html");
  const isPage =
    wantsPage && folder !== "" && !path.startsWith("/api/") && !hasRoute(path) && !isFile(folder, path);
  return isPage ? "/" : url;
}
