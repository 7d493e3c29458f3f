/**
 * How many connections a visitor may hold, and how many they may make a second, before anything is read from
 * them: whoever opens thousands and says nothing costs nobody else a place. Behind a proxy all connections
 * are the proxy's, and this is its affair.
 */
import type { Server } from "node:http";
import type { Config } from "../config.ts";
import { Buckets, visitorOf } from "../limits.ts";
import { steady } from "../time.ts";

/** Beside the sockets of tables a browser holds some for pages and requests. */
const FOR_REQUESTS = 100;

export function limitConnections(http: Server, config: Config): void {
  if (config.proxy) return;
  const held = new Map<string, number>();
  // Twice as many as requests: somebody who makes too many of those is told so.
  const made = new Buckets(config.httpRate * 2, config.httpRate * 10);
  http.on("connection", (socket) => {
    const visitor = visitorOf(socket.remoteAddress ?? "");
    const already = held.get(visitor) ?? 0;
    if (already >= config.socketsPerAddress + FOR_REQUESTS || !made.take(visitor, steady())) {
      socket.destroy();
      return;
    }
    held.set(visitor, already + 1);
    socket.once("close", () => {
      const left = (held.get(visitor) ?? 1) - 1;
      if (left > 0) held.set(visitor, left);
      else held.delete(visitor);
    });
  });
}
