/** Sovereign with another network in the lab: by file, or none; and what is no network is refused. */
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { boardOf } from "@fiefdom/cards";
import { expect, it } from "vitest";
import { ContestantError, findContestant, makeBot, needsPlan } from "../src/contestants.ts";
import { Crew, playGames } from "../src/pool.ts";

const SHIPPED = fileURLToPath(new URL("../../bots/network/value.bin", import.meta.url));

it("plays as it would with the same network, and otherwise without one", async () => {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  const crew = new Crew(1);
  const play = (word: string) =>
    playGames({
      board,
      contestants: [findContestant(word), findContestant("big-money")],
      games: 1,
      seed: "n",
      crew,
    });
  const usual = await play("sovereign:6");
  expect(await play(`sovereign:6+${SHIPPED}`)).toEqual(usual);
  expect(await play("sovereign:6+none")).not.toEqual(usual);
  await crew.close();
  expect(needsPlan(findContestant("sovereign:16+none"))).toBe(true);
});

it("refuses a file that is missing or no network, and a bot that looks at none", () => {
  expect(() => findContestant("sovereign:16+nowhere.bin")).toThrow(ContestantError);
  const junk = join(tmpdir(), `junk-${process.pid}.bin`);
  writeFileSync(junk, "junk");
  expect(() => findContestant(`sovereign+${junk}`)).toThrow(ContestantError);
  rmSync(junk);
  expect(() => findContestant("squire+none")).toThrow(ContestantError);
  const board = boardOf({ players: 2, kingdom: "first-game" });
  expect(makeBot(findContestant("sovereign-quick+none"), board).name).toBe("Sovereign");
});
