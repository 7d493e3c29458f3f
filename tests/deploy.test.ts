/**
 * What deploy/ promises, read from its files: there may be no container engine where tests run. Secrets stay
 * out of the image, any password reaches PostgreSQL as it is, a site is its own, and nothing is done twice.
 */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig, threadsOf } from "@fiefdom/server/config";
import { isOwnOrigin } from "@fiefdom/server/web/origin";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string): string => readFileSync(root + path, "utf8");

/** A pattern of .dockerignore, as Docker reads it: a folder stands for all that is in it. */
function pattern(text: string): RegExp {
  const parts = text.split(/(\*\*\/|\*|\?)/).map((part) => {
    if (part === "**/") return "(?:.*/)?";
    if (part === "*") return "[^/]*";
    return part === "?" ? "[^/]" : part.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}(?:/.*)?$`);
}

/** Does the file get into the image? The last pattern that fits decides. */
function isSent(path: string): boolean {
  const rules = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  let sent = true;
  for (const rule of rules) {
    const isBack = rule.startsWith("!");
    if (pattern(isBack ? rule.slice(1) : rule).test(path)) sent = isBack;
  }
  return sent;
}

interface Service {
  readonly image: string;
  readonly build?: object;
  readonly pull_policy?: string;
  readonly environment: Record<string, string>;
  readonly ports?: readonly string[];
}

/** Variables put in as Compose does it: ${NAME:-otherwise}, also one inside the other. */
function filled(text: string, env: Record<string, string>): string {
  const inner = /\$\{([A-Z_]+):-([^${}]*)\}/;
  let result = text;
  while (inner.test(result)) result = result.replace(inner, (_, name, otherwise) => env[name] || otherwise);
  return result;
}

function compose(env: Record<string, string> = {}): Record<string, Service> {
  const services = parse(read("deploy/compose.yaml"), { merge: true }).services as Record<string, Service>;
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") return filled(value, env);
    if (Array.isArray(value)) return value.map(fill);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, fill(inside)]));
  };
  return fill(services) as Record<string, Service>;
}

const servers = (env?: Record<string, string>): Service[] =>
  Object.entries(compose(env))
    .filter(([name]) => name.startsWith("server"))
    .map(([, service]) => service);

describe("the image", () => {
  test("holds no secret that lies about in the folder", () => {
    const secrets = [
      "deploy/.env",
      "deploy/.env.local",
      "deploy/production.env",
      "deploy/password.txt",
      ".env",
      ".env.production",
      ".git/config",
      ".ssh/id_ed25519",
      "backup.sql",
      "fiefdom-2026-11-15.sqlite",
      "data/fiefdom.sqlite",
      "packages/.env",
      "packages/server/.env",
      "packages/web/.env.production",
      "packages/server/data/fiefdom.sqlite-wal",
      "packages/server/site.key",
      "packages/server/certificate.pem",
      "packages/web/dist/index.html",
      "node_modules/pg/package.json",
      "packages/server/node_modules/x/index.js",
    ];
    expect(secrets.filter(isSent)).toEqual([]);
  });

  test("holds all that is kept of the packages but their tests, and of the rest what building needs", () => {
    const files = (folder: string): string[] =>
      globSync(`${folder}/**`, {
        cwd: root,
        withFileTypes: true,
        exclude: ({ name }) => ["node_modules", "dist", "test"].includes(name),
      })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
    expect(files("packages").length).toBeGreaterThan(300);
    expect(files("packages").filter((path) => !isSent(path))).toEqual([]);
    for (const path of ["package.json", "package-lock.json", "scripts/run.mjs"])
      expect(isSent(path)).toBe(true);
    expect(["deploy", "tests", "scenarios", "docs"].flatMap(files).filter(isSent)).toEqual([]);
  });

  test("is built once, and all servers are it", () => {
    expect(servers().length).toBe(3);
    expect(servers().filter((server) => server.build !== undefined).length).toBe(1);
    for (const { image, build, pull_policy } of servers()) {
      expect(image).toBe("fiefdom");
      // Nobody looks for it elsewhere.
      if (build === undefined) expect(pull_policy).toBe("never");
    }
  });
});

test.each(["plain", "a/b#c?d@e:f", "100%25 & more", "p@postgres/other", "'\"\\ $x"])(
  "the password %s reaches PostgreSQL as it is",
  (password) => {
    const env = { DB_PASSWORD: password };
    expect(compose(env).postgres.environment.POSTGRES_PASSWORD).toBe(password);
    for (const { environment } of servers(env)) {
      expect(environment.PGPASSWORD).toBe(password);
      const { hostname, username, pathname, password: inAddress } = new URL(environment.DATABASE_URL);
      expect([hostname, username, pathname, inAddress]).toEqual(["postgres", "fiefdom", "/fiefdom", ""]);
      expect(readConfig(withoutRest(environment)).shared?.database).toBe(environment.DATABASE_URL);
    }
  },
);

/** What is left of an environment for the configuration to read. */
const withoutRest = (environment: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));

test.each([
  [{}, "http://localhost"],
  [{ SITE: "fiefdom.example" }, "https://fiefdom.example"],
  [{ SITE: "fiefdom.example:8443" }, "https://fiefdom.example:8443"],
  [{ SITE: "fiefdom.example:80" }, "http://fiefdom.example"],
  [{ SITE: "http://fiefdom.example" }, "http://fiefdom.example"],
  [{ SITE: "fiefdom.example, www.fiefdom.example" }, "https://www.fiefdom.example"],
  [{ SITE: "http://fiefdom.example", ORIGIN: "https://fiefdom.example" }, "https://fiefdom.example"],
] as [Record<string, string>, string][])("with %j its own page at %s is not refused", (env, page) => {
  for (const { environment } of servers(env)) {
    const { origins } = readConfig(withoutRest(environment));
    expect(isOwnOrigin(page, new URL(page).host, origins)).toBe(true);
    expect(isOwnOrigin("https://other.example", new URL(page).host, origins)).toBe(false);
  }
  expect(compose(env).proxy.environment.SITE).toBe(env.SITE ?? "http://localhost");
});

test("a site or an address of a database that can't be meant is named at start", () => {
  for (const site of ["https://a.example/path", "a.example/path", "*.a.example", ":80", "a b"])
    expect(() => readConfig({ FIEFDOM_ORIGINS: site }), site).toThrow("FIEFDOM_ORIGINS");
  for (const password of ["a/b", "1/b", "a#b", "1#b", "a?b", "1?b"]) {
    const database = `postgres://fiefdom:${password}@postgres/fiefdom`;
    expect(() => readConfig({ DATABASE_URL: database, REDIS_URL: "redis://redis" }), password).toThrow(
      "PGPASSWORD",
    );
  }
});

test("the proxy publishes HTTP/3 as well", () => {
  expect(compose().proxy.ports).toEqual(["80:80", "443:443", "443:443/udp"]);
});

test("servers on one machine share its cores between their bots", () => {
  const processes = servers().map(({ environment }) => Number(environment.FIEFDOM_PROCESSES));
  expect(processes).toEqual([3, 3, 3]);
  for (const cores of [4, 8, 12, 64]) {
    const threads = processes.reduce((sum, n) => sum + threadsOf(n, cores), 0);
    // One thread for each is the least; beyond that every server keeps a core for itself.
    expect(threads + 3).toBeLessThanOrEqual(Math.max(6, cores));
  }
  expect(threadsOf(1, 8)).toBe(7);
});
