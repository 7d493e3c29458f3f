/** What can be asked over HTTP. Every body is checked by a schema; every refusal has a code and a sentence. */
import { Readable } from "node:stream";
import { ROSTER } from "@fiefdom/bots/roster";
import { SetUpError } from "@fiefdom/engine/board";
import { Refusal } from "@fiefdom/engine/decisions";
import type { ErrorJSON } from "@fiefdom/protocol/http";
import {
  accountBody,
  changePasswordBody,
  createBody,
  guestBody,
  joinBody,
  loginBody,
  meBody,
  passwordBody,
  quickBody,
  quickWishes,
  tryBody,
  waitQuery,
} from "@fiefdom/protocol/http";
import type { TableJSON } from "@fiefdom/protocol/server";
import { tableId } from "@fiefdom/protocol/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Config } from "../config.ts";
import { Buckets, visitorOf } from "../limits.ts";
import { anchorOf } from "../people/anchors.ts";
import { type ForgetAt, loginOf, meOf, type People, type Session } from "../people/people.ts";
import type { Solving } from "../people/solving.ts";
import { cookieHeader } from "../people/token.ts";
import { Tries } from "../people/tries.ts";
import { Damaged } from "../store/chain.ts";
import { Away, NotStored } from "../store/database.ts";
import type { Person } from "../store/rows.ts";
import type { Archive } from "../tables/archive.ts";
import type { Door } from "../tables/door.ts";
import type { Hall } from "../tables/hall.ts";
import type { Reviewing, State } from "../tables/reviewing.ts";
import { steady } from "../time.ts";
import { isOwnOrigin } from "./origin.ts";
import { addPeopleRoutes } from "./peopleRoutes.ts";
import { read } from "./read.ts";

export interface Services {
  readonly config: Config;
  readonly hall: Hall;
  readonly people: People;
  readonly archive: Archive;
  readonly solving: Solving;
  readonly reviewing: Reviewing;
  readonly forgetAt: ForgetAt;
}

const STATUS: Readonly<Record<string, number>> = {
  "no-cookie": 401,
  wrong: 403,
  "other-site": 403,
  "not-allowed": 403,
  "not-over": 403,
  "not-found": 404,
  "no-reviews": 404,
  "other-name": 421,
  "seat-taken": 409,
  "name-taken": 409,
  unreplayable: 409,
  unreviewable: 409,
  "too-fast": 429,
  "too-many-tables": 429,
  "too-many-reviews": 429,
  busy: 503,
  "not-stored": 503,
};

export function addRoutes(app: FastifyInstance, services: Services): void {
  const { config, hall, people, archive, solving, reviewing, forgetAt } = services;
  const requests = new Buckets(config.httpRate, config.httpRate * 5);
  // Guessing passwords is slow work from any one address.
  const guesses = new Buckets(config.httpRate === 0 ? 0 : 0.2, 10);
  const tries = new Tries(config.httpRate > 0);
  const newcomers = new Buckets(config.httpRate === 0 ? 0 : 1, 30);
  const newTables = new Buckets(config.httpRate === 0 ? 0 : 0.2, 30);
  // Every answer is played again.
  const solvings = new Buckets(config.httpRate === 0 ? 0 : 1, 20);
  // A game is judged once, but to see whether it was costs something, too.
  const reviews = new Buckets(config.httpRate === 0 ? 0 : 2, 40);
  // Everything at once is a lot of work.
  const exports = new Buckets(config.httpRate === 0 ? 0 : 1 / 60, 3);

  app.setErrorHandler((problem, request, reply) => {
    const { status, body } = errorOf(problem);
    if (status >= 500) request.log.error({ problem: String(problem) }, "a request failed");
    else hall.metrics.refusals.inc({ code: body.error.code });
    return reply.code(status).send(body);
  });

  let isWarned = false;
  app.addHook("onRequest", async (request) => {
    if (!request.url.startsWith("/api/")) return;
    if (!config.proxy && !isWarned && request.headers["x-forwarded-for"] !== undefined) {
      isWarned = true;
      app.log.warn("Requests come through a proxy. Set FIEFDOM_PROXY=yes, or all visitors count as one.");
    }
    if (!requests.take(visitorOf(request.ip), steady()))
      throw new Refusal("too-fast", "Too many requests; slow down.");
    if (!isOwnOrigin(request.headers.origin, request.headers.host, config.origins))
      throw new Refusal("other-site", "Requests from other sites are refused.");
  });

  const session = async (request: FastifyRequest): Promise<Session> => {
    const known = await people.byCookie(request.headers.cookie);
    if (known === null) throw new Refusal("no-cookie", "Tell us your name first.");
    return known;
  };
  /** Who asks, where nobody needs to be anybody. */
  const known = async (request: FastifyRequest): Promise<Person | null> =>
    (await people.byCookie(request.headers.cookie))?.person ?? null;
  const who = async (request: FastifyRequest): Promise<Person> => (await session(request)).person;
  /** Who deleted themselves while they sat down leaves nothing behind at that table. */
  const seated = async (person: Person, table: TableJSON): Promise<TableJSON> => {
    if (await people.isGone(person)) await (await hall.get(table.id))?.forget(person);
    return table;
  };
  const limit = (buckets: Buckets, request: FastifyRequest): void => {
    if (!buckets.take(visitorOf(request.ip), steady()))
      throw new Refusal("too-fast", "Too many attempts; wait a little.");
  };
  /** Proves who somebody is by a password of that account. */
  const proving = async <T>(
    account: string,
    request: FastifyRequest,
    prove: () => Promise<T>,
  ): Promise<T> => {
    const visitor = visitorOf(request.ip);
    if (!tries.take(account, visitor, steady()))
      throw new Refusal("too-fast", "Too many tries at this account; wait a little.");
    const result = await prove();
    tries.letIn(account, visitor);
    return result;
  };
  const setCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
    const secure = request.protocol === "https" || config.origins.some((o) => o.startsWith("https:"));
    reply.header("set-cookie", cookieHeader(token, secure));
  };
  const found = async (request: FastifyRequest): Promise<Door> => {
    const { id } = request.params as { id: string };
    const table = tableId.safeParse(id).success ? await hall.get(id) : null;
    if (table === null) throw new Refusal("not-found", "There is no such table.");
    return table;
  };

  app.post("/api/guest", async (request, reply) => {
    limit(newcomers, request);
    const { name } = read(guestBody, request.body);
    const known = await people.byCookie(request.headers.cookie);
    if (known !== null) return meOf(await people.change(known, { name }));
    const person = await people.guest(name);
    setCookie(request, reply, people.tokenOf(person));
    return meOf(person);
  });
  app.get("/api/me", async (request) => meOf(await who(request)));
  app.patch("/api/me", async (request) => {
    const wishes = read(meBody, request.body);
    return meOf(await people.change(await session(request), wishes));
  });
  app.post("/api/account", async (request, reply) => {
    limit(guesses, request);
    const { name, password } = read(accountBody, request.body);
    const guest = await people.visitor(request.headers.cookie).catch((problem: unknown) => {
      // Whoever they were, the next try is theirs.
      setCookie(request, reply, "");
      throw problem;
    });
    const person = await people.register(guest, name, password);
    tries.letIn(loginOf(name), visitorOf(request.ip));
    if (guest === null) setCookie(request, reply, people.tokenOf(person));
    return meOf(person);
  });
  app.post("/api/login", async (request, reply) => {
    limit(guesses, request);
    const { name, password } = read(loginBody, request.body);
    const person = await proving(loginOf(name), request, () => people.login(name, password));
    setCookie(request, reply, people.tokenOf(person));
    return meOf(person);
  });
  app.post("/api/logout", async (request, reply) => {
    const known = await people.byCookie(request.headers.cookie);
    if (known !== null) await people.logout(known);
    setCookie(request, reply, "");
    return reply.code(204).send();
  });
  app.post("/api/password", async (request, reply) => {
    limit(guesses, request);
    const { old, password } = read(changePasswordBody, request.body);
    const mine = await session(request);
    const account = mine.person.login ?? mine.person.id;
    const person = await proving(account, request, () => people.changePassword(mine, old, password));
    setCookie(request, reply, people.tokenOf(person));
    return meOf(person);
  });
  app.get("/api/me/data", async (request) => people.data(await who(request)));
  app.delete("/api/me", async (request, reply) => {
    limit(guesses, request);
    const { password } = read(passwordBody.partial(), request.body);
    const mine = await session(request);
    const account = mine.person.login ?? mine.person.id;
    await proving(account, request, () => people.remove(mine, password ?? "", forgetAt));
    setCookie(request, reply, "");
    return reply.code(204).send();
  });

  app.get("/api/bots", async () => {
    return Object.entries(ROSTER).map(([bot, { summary }]) => {
      const anchor = anchorOf(bot);
      const rating = anchor && { mean: anchor.mean, plusMinus: 2 * anchor.spread };
      return { bot, summary, rating };
    });
  });
  app.get("/api/tables", async (request) => hall.listFor(await known(request)));
  app.post("/api/tables", async (request, reply) => {
    const person = await who(request);
    limit(newTables, request);
    const table = await hall.create(person, read(createBody, request.body));
    return reply.code(201).send(await seated(person, table));
  });
  app.post("/api/quick", async (request) => {
    const person = await who(request);
    limit(newTables, request);
    const { bot, ...wishes } = read(quickBody, request.body);
    return seated(
      person,
      await (bot === undefined ? hall.quick(person, wishes) : hall.againstBot(person, bot)),
    );
  });
  app.get("/api/quick", async (request) => {
    const { sets, players, clock, rated } = read(waitQuery, request.query);
    const wished = {
      ...(sets === undefined ? {} : { sets: sets.split(",") }),
      ...(players === undefined ? {} : { players }),
      ...(clock === undefined ? {} : { clock }),
      ...(rated === undefined ? {} : { rated: rated === "yes" }),
    };
    return hall.wait(read(quickWishes, wished));
  });
  app.post("/api/daily", async (request) => {
    const person = await who(request);
    limit(newTables, request);
    return seated(person, await hall.playDaily(person));
  });
  app.get("/api/tables/:id", async (request) => (await found(request)).json());
  app.post("/api/tables/:id/join", async (request) => {
    const person = await who(request);
    const { seat } = read(joinBody, request.body);
    return seated(person, await hall.join(await found(request), person, seat));
  });
  app.post("/api/tables/:id/leave", async (request) => {
    const person = await who(request);
    return (await found(request)).leave(person);
  });

  addPeopleRoutes(app, { hall, archive, session, known });

  app.get("/api/puzzles", async () => solving.ratings());
  app.get("/api/puzzles/me", async (request) => solving.of(await session(request)));
  app.post("/api/puzzles/:id/try", async (request) => {
    limit(solvings, request);
    const { id } = read(z.object({ id: z.string().max(40) }), request.params);
    const { answers } = read(tryBody, request.body);
    return solving.try(await session(request), id, answers);
  });

  const whole = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
  app.get("/api/games", async (request) => {
    const query = z.object({ before: whole.default(Number.MAX_SAFE_INTEGER) });
    return archive.gamesOf(await who(request), read(query, request.query).before);
  });
  app.get("/api/games/:id", async (request) => archive.game((request.params as { id: string }).id));
  const gameIn = (request: FastifyRequest): string =>
    read(z.object({ id: z.string().max(40) }), request.params).id;
  app.get("/api/games/:id/review", async (request, reply) => {
    limit(reviews, request);
    return sendReview(reply, await reviewing.of(gameIn(request)));
  });
  app.post("/api/games/:id/review", async (request, reply) => {
    limit(reviews, request);
    const place = visitorOf(request.ip);
    const person = (await known(request))?.publicId ?? `at ${place}`;
    return sendReview(reply, await reviewing.ask(gameIn(request), { person, place }));
  });
  app.get("/api/games/:id/at/:n", async (request) => {
    const { id, n } = read(z.object({ id: z.string().max(40), n: whole }), request.params);
    const query = z.object({
      as: z.union([z.literal("open"), whole]),
      by: z.enum(["answers", "events"]).default("answers"),
    });
    const { as, by } = read(query, request.query);
    const when = by === "events" ? { events: n } : { answers: n };
    return archive.moment(id, when, as, await known(request));
  });
  app.get("/api/export.ndjson", async (request, reply) => {
    limit(exports, request);
    const lines = async function* () {
      for await (const game of archive.all()) yield `${JSON.stringify(game)}\n`;
    };
    return reply.type("application/x-ndjson; charset=utf-8").send(Readable.from(lines()));
  });
}

/** What is kept is sent as it is. */
function sendReview(reply: FastifyReply, state: State): FastifyReply {
  const text = state.state === "done" ? `{"state":"done","review":${state.body}}` : JSON.stringify(state);
  return reply
    .code(state.state === "done" ? 200 : 202)
    .type("application/json; charset=utf-8")
    .send(text);
}

function errorOf(problem: unknown): { status: number; body: ErrorJSON } {
  const say = (status: number, code: string, message: string) => ({
    status,
    body: { error: { code, message } },
  });
  if (problem instanceof Refusal) return say(STATUS[problem.code] ?? 400, problem.code, problem.message);
  if (problem instanceof Away && problem.isUnsure)
    return say(503, "not-stored", "Whether that was stored is not known. Look before you try again.");
  if (problem instanceof NotStored || problem instanceof Away)
    return say(503, "not-stored", "That could not be stored. Nothing was done; try again.");
  if (problem instanceof Damaged)
    return say(500, "damaged", "What was kept of that is damaged. Tell whoever runs this server.");
  if (problem instanceof SetUpError) {
    const { code: reason, message } = problem;
    return { status: 400, body: { error: { code: "set-up", reason, message } } };
  }
  const status = (problem as { statusCode?: unknown }).statusCode;
  if (typeof status === "number" && status < 500)
    return say(status, status === 413 ? "too-long" : "malformed", (problem as Error).message);
  return say(500, "failed", "Something went wrong on our side.");
}
