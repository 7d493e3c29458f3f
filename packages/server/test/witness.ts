/**
 * After servers were killed: everything that players were told must be in the store, once, and every game must
 * be what its replay gives.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { eventsFor } from "@fiefdom/table/play";
import { expect } from "vitest";
import type { Store } from "../src/store/store.ts";
import { KeptMatch } from "../src/tables/kept.ts";
import type { Stubborn } from "./stubborn.ts";

export interface Found {
  /** Acknowledged answers, all of them found. */
  readonly answers: number;
  /** Connections that were lost or not made. */
  readonly lost: number;
  /** Answers that were sent again and had been taken already. */
  readonly repeated: number;
}

export async function checkNothingLost(store: Store, players: readonly Stubborn[]): Promise<Found> {
  let answers = 0;
  for (const player of players) {
    expect(player.faults).toEqual([]);
    const row = await store.table(player.table);
    const game = await store.game(row?.body.game ?? "");
    if (game === null) throw new Error("a game that was played is gone");
    const moves = await store.moves(game.id);
    expect(moves.map((m) => m.n)).toEqual(moves.map((_, i) => i));
    const mine = game.body.seats.findIndex((s) => s.person === player.visitor.person);
    // What this seat answered, in order, is what was acknowledged, and at most one more that is still under way.
    const own = moves.flatMap(({ move }) => ("answer" in move && move.seat === mine ? [move.answer] : []));
    const told = player.acknowledged.map(({ options }) => options);
    expect(own.slice(0, told.length)).toEqual(told);
    expect(own.length - told.length).toBeLessThanOrEqual(1);
    answers += told.length;
    expect(new Set(player.acknowledged.map((a) => a.decision)).size).toBe(player.acknowledged.length);
    // Played again it is the same game, and the story this player was told is its story.
    const { game: replayed, story } = KeptMatch.resume(game, moves);
    const events = eventsFor(replayed.board, story.from(0), mine);
    expect(player.events).toEqual(events.slice(0, player.events.length));
  }
  const sum = (of: (player: Stubborn) => number): number => players.reduce((n, p) => n + of(p), 0);
  return { answers, lost: sum((p) => p.lost), repeated: sum((p) => p.repeated) };
}

/**
 * Waits until so many more answers were acknowledged than now, or nobody has any left to give: games are short, and a
 * server takes seconds to come back where many others have the processors.
 */
export async function progress(players: readonly Stubborn[], more: number): Promise<void> {
  const count = (): number => players.reduce((sum, p) => sum + p.acknowledged.length, 0);
  const before = count();
  for (const end = performance.now() + 90_000; count() < before + more; ) {
    if (players.every((player) => player.isOver)) return;
    if (performance.now() > end) throw new Error(`${count() - before} of ${more} answers were acknowledged`);
    await sleep(5);
  }
}
