/** Finished games on the server that this page came from, if it came from one. */
import type { GameRow } from "@fiefdom/protocol";
import { asProblem, call } from "../online/api.ts";
import { NotAGame, type RecordedGame, readGame } from "./game.ts";

export type Trouble =
  /** There is no server here, only files. */
  "no-server" | "unreachable" | "unknown" | "not-over" | "not-a-game";

function troubleOf(thrown: unknown): Trouble {
  if (thrown instanceof NotAGame) return "not-a-game";
  const { code } = asProblem(thrown);
  switch (code) {
    case "no-server":
    case "not-over":
      return code;
    case "offline":
    case "broken":
    case "too-fast":
      return "unreachable";
    default:
      return "unknown";
  }
}

/** Where a game on the server can be downloaded from. */
export const downloadAddress = (id: string): string => `/api/games/${encodeURIComponent(id)}`;

export async function gameOnServer(id: string): Promise<RecordedGame | Trouble> {
  try {
    return readGame(await call("GET", downloadAddress(id)), id);
  } catch (thrown) {
    return troubleOf(thrown);
  }
}

/** One's own games, newest first, before a time; whoever has no name at the server has none. */
export async function gamesOnServer(before: number | null): Promise<readonly GameRow[] | Trouble> {
  try {
    const rows = await call<unknown>("GET", `/api/games${before === null ? "" : `?before=${before}`}`);
    return Array.isArray(rows) ? (rows as readonly GameRow[]) : "unreachable";
  } catch (thrown) {
    const trouble = troubleOf(thrown);
    return trouble === "unknown" ? [] : trouble;
  }
}
