/**
 * The drill: people play through a door that sends them anywhere, while servers are killed and frozen and
 * PostgreSQL and Redis are restarted and frozen. Whatever happens, games go on, no server ends that was not
 * killed, and every acknowledged answer is there, once, whichever process is asked. One round is part of the
 * tests; `npm run drill -- --rounds 20 --seed WORD` is the long one, in another order each round.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Postgres } from "../src/store/postgres.ts";
import { Store } from "../src/store/store.ts";
import { Balancer } from "./balancer.ts";
import { Visitor } from "./client.ts";
import { endAllServers, ServerProcess } from "./process.ts";
import { Services } from "./services.ts";
import { Stubborn } from "./stubborn.ts";
import { checkNothingLost, progress } from "./witness.ts";

const ROUNDS = Number(process.env.DRILL_ROUNDS ?? 1);
const TABLES = Number(process.env.DRILL_TABLES ?? 6);
const SEED = process.env.DRILL_SEED ?? "drill";
const patient = { timeout: 60_000 };

/** Chance that can be had again: the seed says in which order things happen, and how soon. */
let state = [...SEED].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
function chance(below: number): number {
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state ^= state >>> 12;
  return (state >>> 0) % below;
}
function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(chance(rest.length), 1)[0]);
}

const services = await Services.start();

describe.skipIf(services === null)("the drill", () => {
  if (services === null) return;
  const { database, redis } = services;
  const folder = mkdtempSync(join(tmpdir(), "fiefdom-drill-"));
  const servers: ServerProcess[] = [];
  const players: Stubborn[] = [];
  const start = (): Promise<ServerProcess> =>
    ServerProcess.start(folder, { DATABASE_URL: database, REDIS_URL: redis });

  beforeAll(async () => {
    servers.push(...(await Promise.all([start(), start(), start()])));
  }, 60_000);
  afterAll(async () => {
    for (const player of players) player.stop();
    await endAllServers();
    services.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const kill = async (victim: number): Promise<void> => {
    await servers[victim].end("SIGKILL");
    // The others play on before it is back.
    await progress(players, 5);
    servers[victim] = await start();
  };
  const freeze = async (victim: number): Promise<void> => {
    servers[victim].freeze();
    // Longer than a lease lasts, which is three seconds: others have its tables by then.
    await sleep(3800);
    servers[victim].thaw();
  };
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const readiness = (): Promise<number[]> =>
    Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
  const FIEFDOM = "from pg_stat_activity where application_name = 'fiefdom'";
  const EVENTS: Record<string, () => Promise<unknown>> = {
    "the first server killed": () => kill(0),
    "the second server frozen": () => freeze(1),
    "PostgreSQL restarted": async () => services.restartPostgres("fast"),
    "the second server killed": () => kill(1),
    "Redis frozen": async () => {
      services.freezeRedis();
      await expect.poll(readiness, patient).toEqual([503, 503, 503]);
      services.thawRedis();
    },
    "PostgreSQL crashed": async () => services.restartPostgres("immediate"),
    "the third server killed": () => kill(2),
    "all connections to PostgreSQL ended": () => admin(`select pg_terminate_backend(pid) ${FIEFDOM}`),
    "Redis restarted": async () => {
      services.stopRedis();
      await sleep(1000);
      await services.startRedis();
    },
    "PostgreSQL frozen": async () => {
      services.freezePostgres();
      // Longer than anybody waits for an answer, which is five seconds.
      await sleep(5500);
      services.thawPostgres();
    },
  };

  test(
    `no acknowledged answer is lost or taken twice in ${ROUNDS} × ${Object.keys(EVENTS).length} mishaps`,
    async () => {
      // Everybody comes through one door that sends every connection anywhere: no sticky sessions.
      const balancer = await Balancer.start(() => servers.map((server) => server.url));
      /** As many tables as there should be are being played. */
      const seat = async (): Promise<void> => {
        while (players.filter((p) => !p.isOver).length < 2 * TABLES) {
          const ada = await Visitor.named(balancer.url, "Ada");
          const bob = await Visitor.named(balancer.url, "Bob");
          const { id } = await ada.create();
          expect((await bob.join(id)).status).toBe("playing");
          for (const visitor of [ada, bob]) players.push(new Stubborn(visitor, id, 10));
        }
      };
      for (let round = 0; round < ROUNDS; round++) {
        const names = round === 0 ? Object.keys(EVENTS) : shuffled(Object.keys(EVENTS));
        for (const name of names) {
          await seat();
          await progress(players, 1 + chance(40));
          const before = performance.now();
          await EVENTS[name]();
          await progress(players, 5);
          const seconds = ((performance.now() - before) / 1000).toFixed(1);
          console.log(`${name}: games went on ${seconds} s after it began`);
          expect(
            servers.map((server) => server.isAlive),
            name,
          ).toEqual([true, true, true]);
          await expect.poll(readiness, patient).toEqual([200, 200, 200]);
        }
      }
      // Every game that was begun comes to its end.
      await expect.poll(() => players.filter((p) => !p.isOver).length, { timeout: 180_000 }).toBe(0);
      for (const player of players) player.stop();
      balancer.stop();

      const store = await Store.open(new Postgres(database), 0);
      const { answers, lost, repeated } = await checkNothingLost(store, players);
      // Stored is one thing; every process has to say so.
      for (const game of new Set(players.map((player) => player.play?.game ?? ""))) {
        const stored = (await store.moves(game)).flatMap(({ move }) =>
          "answer" in move ? [[move.seat, ...move.answer]] : [],
        );
        for (const server of servers) {
          const told = await new Visitor(server.url).get<{ record: { answers: unknown } }>(
            `/api/games/${game}`,
          );
          expect(told.record.answers).toEqual(stored);
        }
      }
      await store.close();
      console.log(
        `${ROUNDS * Object.keys(EVENTS).length} mishaps (seed ${SEED}), ${players.length / 2} tables, ${answers} acknowledged answers, ${lost} connections lost or not made, ${repeated} answers sent again`,
      );
      expect(answers).toBeGreaterThan(100);
      // Every server that ever was took part.
      expect(balancer.given.size).toBeGreaterThanOrEqual(3);
    },
    300_000 + ROUNDS * 300_000,
  );
});
