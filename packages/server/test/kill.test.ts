/**
 * Nothing lost: many tables over real sockets while the server is killed at random moments. Afterwards every
 * acknowledged answer must be stored, once, and every game must be what its replay gives.
 * `KILLS=200 TABLES=20` makes it larger.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { Sqlite } from "../src/store/sqlite.ts";
import { Store } from "../src/store/store.ts";
import { Match } from "../src/tables/match.ts";
import { eventsFor } from "../src/tables/wire.ts";
import { Visitor } from "./client.ts";
import { ServerProcess } from "./process.ts";
import { Stubborn } from "./stubborn.ts";

const KILLS = Number(process.env.KILLS ?? 5);
const TABLES = Number(process.env.TABLES ?? 8);

test(
  `no acknowledged answer is lost or taken twice over ${KILLS} kills`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "fiefdom-kill-"));
    let server = await ServerProcess.start(folder);
    onTestFinished(async () => {
      await server.end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    });
    const { url } = server;
    const port = new URL(url).port;
    const players: Stubborn[] = [];
    const seat = async (n: number): Promise<void> => {
      const [ada, bob] = [await Visitor.named(url, `Ada ${n}`), await Visitor.named(url, `Bob ${n}`)];
      const { id } = await ada.create();
      await bob.join(id);
      for (const visitor of [ada, bob]) players.push(new Stubborn(visitor, id, 3));
    };
    for (let n = 0; n < TABLES; n++) await seat(n);

    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(50 + Math.random() * 300);
      await server.end("SIGKILL");
      server = await ServerProcess.start(folder, { FIEFDOM_PORT: port });
      // When games are over, new ones keep the server busy.
      for (let n = players.filter((p) => p.isOver).length / 2; n >= 1; n--)
        if (players.filter((p) => !p.isOver).length < TABLES) await seat(players.length);
    }
    const count = (): number => players.reduce((sum, p) => sum + p.acknowledged.length, 0);
    const before = count();
    await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(before + 20);
    for (const player of players) player.stop();
    expect(await server.end("SIGTERM")).toBe(0);

    const store = await Store.open(new Sqlite(folder), 0);
    let answers = 0;
    for (const player of players) {
      expect(player.faults).toEqual([]);
      const row = await store.table(player.table);
      const game = await store.game(row?.body.game ?? "");
      if (game === null) throw new Error("a game that was played is gone");
      const moves = await store.moves(game.id);
      expect(moves.map((m) => m.n)).toEqual(moves.map((_, i) => i));
      const mine = game.body.seats.findIndex((s) => s.person === player.visitor.person);
      for (const { decision, options } of player.acknowledged) {
        const { move } = moves[Number(decision.split(".")[1])];
        expect(move).toMatchObject({ seat: mine, answer: options });
        answers++;
      }
      expect(new Set(player.acknowledged.map((a) => a.decision)).size).toBe(player.acknowledged.length);
      // Played again it is the same game, and the story this player was told is its story.
      const match = Match.resume(game, moves);
      expect(player.events).toEqual(eventsFor(match.game, mine, 0).slice(0, player.events.length));
    }
    await store.close();
    const lost = players.reduce((sum, p) => sum + p.lost, 0);
    const repeated = players.reduce((sum, p) => sum + p.repeated, 0);
    console.log(
      `${KILLS} kills, ${players.length / 2} tables, ${answers} acknowledged answers, ${lost} connections lost or not made, ${repeated} answers sent again`,
    );
    expect(answers).toBeGreaterThan(KILLS * 10);
  },
  600_000 + KILLS * 3000,
);
