/** The web client's files, with headers that keep browsers from doing anything else than showing them. */
import { existsSync } from "node:fs";
import { join, sep } from "node:path";
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
  // Every other address of the site is a page of the client, which finds its own way.
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    if (wantsPage && !request.url.startsWith("/api/")) return reply.sendFile("index.html");
    return reply.code(404).send({ error: { code: "not-found", message: "There is nothing here." } });
  });
}
