/** A page that makes its own name point to this machine reads nothing (DNS rebinding). */
import { request } from "node:http";
import { hostname } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import WebSocket from "ws";
import { isOwnHost } from "../src/web/host.ts";
import { Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({ FIEFDOM_METRICS: "all" });
});
afterAll(() => house.stop());

interface Reply {
  readonly status: number;
  readonly body: string;
}

/** As a browser asks that takes the server for another site: name and Origin agree. */
function askAs(host: string, path: string, method = "GET", cookie = ""): Promise<Reply> {
  return new Promise((done, failed) => {
    const headers = { host, origin: `http://${host}`, cookie, "content-type": "application/json" };
    const asked = request(house.url + path, { method, headers }, (reply) => {
      let body = "";
      reply.on("data", (data) => (body += data));
      reply.on("end", () => done({ status: reply.statusCode ?? 0, body }));
    });
    asked.on("error", failed);
    asked.end(method === "GET" ? undefined : JSON.stringify({ name: "Eve" }));
  });
}

const socketAs = (host: string, path: string, cookie: string): Promise<number> =>
  new Promise((done) => {
    const socket = new WebSocket(house.url.replace("http", "ws") + path, {
      headers: { host, origin: `http://${host}`, cookie },
    });
    socket.on("unexpected-response", (_, reply) => done(reply.statusCode ?? 0));
    socket.on("open", () => {
      socket.terminate();
      done(101);
    });
    socket.on("error", () => {});
  });

test("nothing is to be had under a name that is not the server's", async () => {
  const { port } = new URL(house.url);
  const ada = await Visitor.named(house.url, "Ada");
  const { id } = await ada.create({ public: true });
  for (const name of [
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.nip.io",
    "203.0.113.9",
    "a@localhost",
  ]) {
    const host = `${name}:${port}`;
    for (const path of [
      "/",
      "/api/me",
      "/api/tables",
      `/api/tables/${id}`,
      "/api/bots",
      "/metrics",
      "/nowhere",
    ]) {
      const { status, body } = await askAs(host, path, "GET", ada.cookie);
      expect([status, JSON.parse(body).error.code], `${host}${path}`).toEqual([421, "other-name"]);
      expect(body).not.toContain("Ada");
    }
    expect((await askAs(host, "/api/guest", "POST")).status).toBe(421);
    expect(await socketAs(host, `/api/tables/${id}/socket`, ada.cookie)).toBe(421);
    // A balancer may ask for us by any name; it is told no more than yes.
    for (const path of ["/healthz", "/readyz"])
      expect(await askAs(host, path)).toEqual({ status: 200, body: "" });
  }
  for (const name of ["localhost", "127.0.0.1", "[::1]", "192.168.1.20", "10.0.0.4", hostname()]) {
    expect((await askAs(`${name}:${port}`, "/api/me", "GET", ada.cookie)).status, name).toBe(200);
    expect(await socketAs(`${name}:${port}`, `/api/tables/${id}/socket`, ada.cookie), name).toBe(101);
  }
});

test("a site is known by what it was told, on any port", () => {
  const origins = ["https://fiefdom.example", "http://[2001:db8::7]:8080"];
  const own = (host: string | undefined): boolean => isOwnHost(host, origins, "0.0.0.0");
  for (const name of [undefined, "fiefdom.example", "FIEFDOM.example:443", "[2001:db8::7]", "[fe80::1]:80"])
    expect(own(name), name).toBe(true);
  for (const name of [
    "",
    "fiefdom.example.evil.example",
    "evil.example",
    "[2001:db8::8]",
    "localhost#",
    "x y",
  ])
    expect(own(name), name).toBe(false);
});
