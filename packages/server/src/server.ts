/** The whole server, put together: started by `start`, ended by `stop`. This is the one place that knows all parts. */
import { type AddressInfo, isIPv6 } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { BotPool } from "./bots/pool.ts";
import { StoredPlans } from "./bots/shelf.ts";
import { ALONE, type Leases, SharedLeases } from "./cluster/leases.ts";
import type { Relay } from "./cluster/relay.ts";
import type { Config } from "./config.ts";
import { newId } from "./ids.ts";
import { Metrics } from "./metrics.ts";
import { type ForgetAt, People } from "./people/people.ts";
import { Solving } from "./people/solving.ts";
import { Tokens } from "./people/token.ts";
import type { Database } from "./store/database.ts";
import { Sqlite } from "./store/sqlite.ts";
import { Store } from "./store/store.ts";
import { Archive } from "./tables/archive.ts";
import { Hall, type Log } from "./tables/hall.ts";
import { Reviewing } from "./tables/reviewing.ts";
import { steady } from "./time.ts";
import { limitConnections } from "./web/connections.ts";
import { addHostCheck } from "./web/host.ts";
import { addHeaders, addPages, pageAddress } from "./web/pages.ts";
import { addRoutes } from "./web/routes.ts";
import { Sockets } from "./web/sockets.ts";

const SWEEP_MS = 5_000;
/** How long requests that are under way may take when the server goes down. */
const GOODBYE_MS = 1_000;

/** Whoever asks whether it is ready wants to know soon: no answer from the store is one, too. */
const READY_MS = 1_000;

export interface Running {
  /** Where it listens. */
  readonly url: string;
  readonly hall: Hall;
  /** Finishes what is under way, stores it, tells clients to come back. */
  stop(): Promise<void>;
}

function unused(): never {
  throw new Error("no route has a schema of Fastify's kind");
}

/** Tests bring a clock of their own. */
export async function start(config: Config, now: () => number = steady): Promise<Running> {
  const { shared } = config;
  const app: FastifyInstance = Fastify({
    rewriteUrl: (request) => pageAddress(request, config.web, (url) => app.hasRoute({ method: "GET", url })),
    // Only the proxy itself is believed about where a request came from.
    trustProxy: config.proxy ? (_, hop) => hop === 0 : false,
    bodyLimit: 16_384,
    requestTimeout: 30_000,
    // Bodies are checked by the protocol's own schemas: what Fastify brings for others' is not even loaded, which
    // would be an eighth of all that a start loads.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    logger: {
      level: config.logLevel,
      // The route, not the address: a table's address is the key to it.
      serializers: { req: (request) => ({ method: request.method, route: routeOf(request) }) },
    },
  });
  const database =
    shared === null
      ? new Sqlite(config.data)
      : await postgres(shared.database, ({ message }) =>
          app.log.error({ problem: message }, "a connection to PostgreSQL broke"),
        );
  const metrics: Metrics = new Metrics(() => hall.size);
  const store = await Store.open(database, config.commitWindow, (changes, seconds) => {
    metrics.batch.observe(changes);
    metrics.commitSeconds.observe(seconds);
  });
  const leases = shared === null ? ALONE : new SharedLeases(database, newId());
  const plans = new StoredPlans(store, leases);
  const bots = new BotPool(config.botThreads, plans);
  const hall: Hall = new Hall({
    store,
    bots,
    log: app.log,
    metrics,
    leases,
    idleMs: config.idleSeconds * 1000,
    absentMs: config.absentSeconds * 1000,
    now,
    // Never so short that a person could not have answered.
    pause: () => Math.round(config.pauseMs * (0.4 + 0.6 * Math.random())),
  });
  const relay = shared === null ? null : await joinOthers(shared.redis, leases, hall, app.log);
  const people = new People(store, new Tokens(await store.fact("secret", newId() + newId())));
  await people.noteLooks();
  const archive = new Archive(store);
  const solving = new Solving(store);
  const reviewing = new Reviewing({
    store,
    archive,
    plans,
    leases,
    log: app.log,
    threads: config.reviewThreads,
    thoughts: bots.thoughts,
    spend: config.reviewSpend,
  });
  let stopping = false;

  addHeaders(app);
  addHostCheck(app, config);
  const forgetAt: ForgetAt = async (table, person) => {
    await (await hall.get(table))?.forget(person);
  };
  addRoutes(app, { config, hall, people, archive, solving, reviewing, forgetAt });
  addOperation(app, config, metrics, async () => {
    if (stopping) throw new Error("going down");
    if (relay?.isOpen === false) throw new Error("Redis is away");
    await within(READY_MS, store.ready(), "the database does not answer");
  });
  await addPages(app, config.web);
  if (database instanceof Sqlite) await database.readyToServe();
  await app.listen({ host: config.host, port: config.port }).catch(async (problem: unknown) => {
    relay?.close();
    await leases.close();
    await store.close();
    throw problem;
  });
  limitConnections(app.server, config);
  const sockets = new Sockets(app.server, config, hall, people);
  const failed = (problem: unknown): void => app.log.error({ problem: String(problem) }, "the sweep failed");
  people.finishLeaving(forgetAt).catch(failed);
  const sweep = setInterval(() => {
    hall
      .sweep()
      .then(() => people.finishLeaving(forgetAt))
      .then(() => hall.share())
      .catch(failed);
  }, SWEEP_MS);
  sweep.unref();

  return {
    url: urlOf(app.server.address()),
    hall,
    async stop() {
      if (stopping) return;
      stopping = true;
      clearInterval(sweep);
      await hall.settle();
      await sockets.close();
      await Promise.all([bots.close(), reviewing.close()]);
      await hall.settle();
      await leases.close();
      relay?.close();
      // Browsers hold connections open that nobody uses; only requests under way are waited for.
      const enough = setTimeout(() => app.server.closeAllConnections(), GOODBYE_MS);
      await app.close();
      clearTimeout(enough);
      await store.close();
    },
  };
}

/** Read only where it is used, as is all that is for several processes: one alone starts sooner. */
async function postgres(url: string, onTrouble: (problem: Error) => void): Promise<Database> {
  const { Postgres } = await import("./store/postgres.ts");
  return new Postgres(url, onTrouble);
}

/** Several processes: tables of others are reached through Redis, and leases that were lost are noticed. */
async function joinOthers(url: string, leases: Leases, hall: Hall, log: Log): Promise<Relay> {
  const { Relay } = await import("./cluster/relay.ts");
  const relay = new Relay({
    url,
    me: leases.me,
    log,
    find: (id) => hall.get(id),
    look: (ids) => hall.look(ids),
  });
  hall.connectTo(relay);
  if (leases instanceof SharedLeases) leases.onHeld = (held, asOf) => hall.keepOnly(held, asOf);
  return relay;
}

/** The promise, or a problem if it is not kept within so many milliseconds. */
async function within<T>(ms: number, promise: Promise<T>, problem: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(problem)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A request that was refused early has no route yet. */
function routeOf(request: unknown): string {
  return (request as { routeOptions?: { url?: string } }).routeOptions?.url ?? "none";
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === "string") return String(address);
  // Listening everywhere is no address; this machine is.
  const host = address.address === "0.0.0.0" || address.address === "::" ? "127.0.0.1" : address.address;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`;
}

/** For those who run it: is it alive, is it ready, what is it doing. */
function addOperation(
  app: FastifyInstance,
  config: Config,
  metrics: Metrics,
  ready: () => Promise<void>,
): void {
  app.get("/healthz", { logLevel: "silent" }, async () => ({ ok: true }));
  app.get("/readyz", { logLevel: "silent" }, async (_, reply) => {
    try {
      await ready();
      return { ok: true };
    } catch (problem) {
      return reply.code(503).send({ ok: false, because: (problem as Error).message });
    }
  });
  app.get("/metrics", { logLevel: "silent" }, async (request, reply) => {
    // What a proxy on this machine passes on comes from elsewhere, also if nobody told us of the proxy.
    const isPassedOn = !config.proxy && request.headers["x-forwarded-for"] !== undefined;
    const isLocal = !isPassedOn && ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.ip);
    if (config.metrics === "off" || (config.metrics === "local" && !isLocal))
      return reply.code(404).send({ error: { code: "not-found", message: "There is nothing here." } });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
