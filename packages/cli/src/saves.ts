/** Where unfinished games are kept between two sittings, and the last finished ones. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { type KeyboardTable, readTable, type TableFile } from "./table.ts";

/** The folder that the system has for such things. */
export function stateFolder(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (env.XDG_STATE_HOME) return join(env.XDG_STATE_HOME, "fiefdom");
  if (platform === "win32") return join(env.LOCALAPPDATA ?? join(homedir(), "AppData", "Local"), "Fiefdom");
  if (platform === "darwin") return join(homedir(), "Library", "Application Support", "Fiefdom");
  return join(homedir(), ".local", "state", "fiefdom");
}

/** Unfinished games, and finished ones. */
const MOST_KEPT = 20;

const gamesFolder = (): string => join(stateFolder(), "games");

/** A new file for a game that begins now. */
export function newGameFile(now: Date = new Date()): string {
  const stamp = now.toISOString().replace(/[:.]/g, "-");
  return join(gamesFolder(), `${stamp}.json`);
}

export const lastFinishedFile = (): string => join(stateFolder(), "last-finished.json");

const finishedFolder = (): string => join(stateFolder(), "finished");

/** Keeps a finished game beside the last ones, for whoever wants to know what they have in common. */
export function keepFinished(table: KeyboardTable, now: Date = new Date()): void {
  const stamp = now.toISOString().replace(/[:.]/g, "-");
  writeTable(join(finishedFolder(), `${stamp}.json`), table);
  for (const path of filesIn(finishedFolder()).slice(MOST_KEPT)) forget(path);
}

/** The finished games that can be read, the latest first. */
export function finishedGames(): TableFile[] {
  return filesIn(finishedFolder()).flatMap((path) => {
    try {
      return [readTable(readFileSync(path, "utf8"))];
    } catch {
      return [];
    }
  });
}

/** Writes a file in one stroke: a crash leaves the old one or the new one, never half of it. */
export function writeWhole(path: string, what: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.part`;
  writeFileSync(part, `${JSON.stringify(what)}\n`);
  renameSync(part, path);
}

export function writeTable(path: string, table: KeyboardTable): void {
  writeWhole(path, table.file());
}

export function forget(path: string): void {
  rmSync(path, { force: true });
}

export interface Unfinished {
  readonly path: string;
  readonly file: TableFile;
}

/** The files of kept games, the latest first. */
const gameFiles = (): string[] => filesIn(gamesFolder());

/** The files of a folder, the latest first; none where there is no folder. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(folder, name))
      .map((path) => ({ path, time: statSync(path).mtimeMs }))
      .sort((a, b) => b.time - a.time)
      .map(({ path }) => path);
  } catch {
    return [];
  }
}

/** Lets go of games that were left long ago. */
export function tidyUp(): void {
  for (const path of gameFiles().slice(MOST_KEPT)) forget(path);
}

/** The unfinished game played last, if there is one that can be read. */
export function lastUnfinished(): Unfinished | null {
  for (const path of gameFiles()) {
    try {
      const file = readTable(readFileSync(path, "utf8"));
      if (!file.over) return { path, file };
    } catch {
      // A file that can't be read is left alone and passed over.
    }
  }
  return null;
}
