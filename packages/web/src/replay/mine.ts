/** One's own finished games, the newest first: those kept in this browser, and those on the server behind the page. */
import { askWho, useMe } from "../online/me.ts";
import type { GameRecord, RecordedGame } from "./game.ts";
import { gameOnServer, gamesOnServer } from "./server.ts";

export interface OwnGame {
  readonly id: string;
  readonly ended: number;
  readonly seat: number;
  readonly record: GameRecord;
}

interface Listed extends Omit<OwnGame, "record"> {
  /** Null if it can't be had. */
  fetch(): Promise<GameRecord | null>;
}

const here = (games: readonly RecordedGame[]): Listed[] =>
  games
    .filter(({ you, unreplayable }) => you >= 0 && unreplayable !== true)
    .map(({ id, ended, you, record }) => ({ id, ended: ended ?? 0, seat: you, fetch: async () => record }));

/** Whoever has no name at the server, or no server, has none there. */
async function there(): Promise<Listed[]> {
  const rows = await gamesOnServer(null);
  if (typeof rows === "string" || rows.length === 0) return [];
  if (useMe.getState().me === null) await askWho();
  const person = useMe.getState().me?.person;
  return rows.flatMap(({ game, ended, seats, unreplayable }): Listed[] => {
    const seat = seats.findIndex((sitter) => sitter.person !== null && sitter.person === person);
    if (seat < 0 || ended === null || unreplayable === true) return [];
    const fetch = async (): Promise<GameRecord | null> => {
      const come = await gameOnServer(game);
      return typeof come === "string" ? null : come.record;
    };
    return [{ id: game, ended, seat, fetch }];
  });
}

/** At most so many of them; what can't be had is left out. */
export async function ownGames(kept: readonly RecordedGame[], most: number): Promise<OwnGame[]> {
  const all = [...here(kept), ...(await there())].sort((a, b) => b.ended - a.ended);
  const games: OwnGame[] = [];
  for (const { fetch, ...listed } of all.slice(0, most)) {
    const record = await fetch();
    if (record !== null) games.push({ ...listed, record });
  }
  return games;
}
