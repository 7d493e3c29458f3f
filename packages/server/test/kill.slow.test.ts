/**
 * Nothing lost: many tables over real sockets while the server is killed at random moments, some of them while
 * it is still starting. Afterwards every acknowledged answer must be stored, once, and every game must be what
 * its replay gives. What shows in every fourth kill is seen by ten of them with a certainty of 94 %, and sixteen tables
 * are at stake in each; `KILLS=200 TABLES=20` looks for what is rarer.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { Sqlite } from "../src/store/sqlite.ts";
import { Store } from "../src/store/store.ts";
import { Visitor } from "./client.ts";
import { endAllServers, ServerProcess } from "./process.ts";
import { Stubborn } from "./stubborn.ts";
import { checkNothingLost, progress } from "./witness.ts";

const KILLS = Number(process.env.KILLS ?? 10);
const TABLES = Number(process.env.TABLES ?? 8);

test(
  `no acknowledged answer is lost or taken twice over ${KILLS} kills`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "fiefdom-kill-"));
    let server = await ServerProcess.start(folder);
    onTestFinished(async () => {
      await endAllServers();
      rmSync(folder, { recursive: true, force: true });
    });
    const { url } = server;
    const port = { FIEFDOM_PORT: new URL(url).port };
    const players: Stubborn[] = [];
    /** As many tables as there should be are being played. */
    const seat = async (): Promise<void> => {
      while (players.filter((p) => !p.isOver).length < 2 * TABLES) {
        const [ada, bob] = [await Visitor.named(url, "Ada"), await Visitor.named(url, "Bob")];
        const { id } = await ada.create();
        await bob.join(id);
        for (const visitor of [ada, bob]) players.push(new Stubborn(visitor, id, 3));
      }
    };
    for (let kill = 0; kill < KILLS; kill++) {
      await seat();
      // In the middle of play, however slow the machine is.
      await progress(players, 1 + Math.floor(Math.random() * 60));
      await sleep(Math.random() * 20);
      await server.end("SIGKILL");
      if (kill % 5 === 4) {
        await ServerProcess.startAndKill(folder, Math.random() * 500, port);
        kill++;
      }
      server = await ServerProcess.start(folder, port);
    }
    await progress(players, 20);
    for (const player of players) player.stop();
    expect(await server.end("SIGTERM")).toBe(0);

    const store = await Store.open(new Sqlite(folder), 0);
    const { answers, lost, repeated } = await checkNothingLost(store, players);
    await store.close();
    console.log(
      `${KILLS} kills, ${players.length / 2} tables, ${answers} acknowledged answers, ${lost} connections lost or not made, ${repeated} answers sent again`,
    );
    expect(answers).toBeGreaterThan(KILLS);
  },
  600_000 + KILLS * 3000,
);
