/**
 * What the server is called. A page of another site can make its own name point to this machine (DNS
 * rebinding); the browser then takes the server for that site and lets the page read everything. The name it
 * asks for gives it away, so only names that are the server's own are answered: this machine, addresses of
 * the local network, and what FIEFDOM_ORIGINS says. An address in numbers can't be made to point elsewhere.
 */
import { BlockList, isIP } from "node:net";
import { hostname, networkInterfaces } from "node:os";
import { Refusal } from "@fiefdom/engine/decisions";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

const LOCAL = new BlockList();
for (const [address, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  LOCAL.addSubnet(address, bits, "ipv4");
LOCAL.addAddress("::1", "ipv6");
LOCAL.addSubnet("fc00::", 7, "ipv6");
LOCAL.addSubnet("fe80::", 10, "ipv6");

/** The name in a Host header, without its port and in one spelling; null if it is none. */
function nameIn(host: string): string | null {
  // A Host has a name and a port. Anything more is somebody's trick.
  if (!/^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`))
    return null;
  return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "");
}

function isLocal(name: string): boolean {
  const kind = isIP(name);
  if (kind === 0) return false;
  if (LOCAL.check(name, kind === 4 ? "ipv4" : "ipv6")) return true;
  return Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === name));
}

/** Is that a name of this server? `origins` are those it was given, `listens` the address it listens on. */
export function isOwnHost(host: string | undefined, origins: readonly string[], listens: string): boolean {
  // Every browser says it; only simple programs don't.
  if (host === undefined) return true;
  const name = nameIn(host);
  if (name === null) return false;
  if (name === "localhost" || name === listens.toLowerCase() || isLocal(name)) return true;
  const machine = hostname().toLowerCase();
  // A name without a dot is never anybody else's site.
  if (name === machine.split(".")[0] || name === machine) return true;
  return origins.some((origin) => nameIn(new URL(origin).host) === name);
}

/** Balancers ask for these by names of their own; they learn whether we are there, and nothing else. */
const PROBES = new Set(["/healthz", "/readyz"]);

export function addHostCheck(app: FastifyInstance, { origins, host: listens }: Config): void {
  const isKnown = ({ headers }: FastifyRequest): boolean => isOwnHost(headers.host, origins, listens);
  let isWarned = false;
  app.addHook("onRequest", async (request) => {
    if (isKnown(request) || PROBES.has(request.url)) return;
    if (!isWarned)
      app.log.warn("Somebody asked for this server by another name. If it is yours, set FIEFDOM_ORIGINS.");
    isWarned = true;
    throw new Refusal(
      "other-name",
      "This server does not go by that name. If you run it, set FIEFDOM_ORIGINS.",
    );
  });
  app.addHook("onSend", async (request, _, payload) =>
    isKnown(request) || !PROBES.has(request.url) ? payload : "",
  );
}
