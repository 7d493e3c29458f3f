/**
 * Running games kept in this browser, each under a key of its own: whoever begins another loses none, and two
 * tabs with a game each never write to the same place. Storage can be full, forbidden or broken; then a game
 * lasts as long as its page, and whoever keeps it is told so.
 */
import type { Keepsake } from "@fiefdom/local";

const PREFIX = "fiefdom.table.";
/** Where the one game lay when only one was kept. */
const FORMER = "fiefdom.table";
/** A finished game is on the shelf of replays; here it waits so long for a reload of its last page. */
const AFTER_MS = 24 * 60 * 60 * 1000;

export interface KeptTable {
  readonly id: string;
  /** When it was last played, in milliseconds. */
  readonly at: number;
  readonly kept: Keepsake;
}

const keyOf = (id: string): string => PREFIX + id;

export const newTableId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join("");

function readText(id: string, text: string | null): KeptTable | null {
  try {
    const read: unknown = JSON.parse(text ?? "null");
    if (typeof read !== "object" || read === null || !("fiefdom" in read)) return null;
    const { at = 0, ...kept } = read as Keepsake & { readonly at?: number };
    return { id, at, kept };
  } catch {
    return null;
  }
}

/** A game from the time of one game moves to where the others are. */
function moveFormer(): void {
  const text = localStorage.getItem(FORMER);
  if (text === null) return;
  localStorage.setItem(keyOf(newTableId()), text);
  localStorage.removeItem(FORMER);
}

/** All that are kept here, the one played last first. What can't be read at all is none. */
function all(): KeptTable[] {
  try {
    moveFormer();
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => readText(key.slice(PREFIX.length), localStorage.getItem(key)) ?? [])
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Those that can be gone on with. */
export const runningTables = (): KeptTable[] => all().filter(({ kept }) => !kept.over);

export function keptTable(id: string): KeptTable | null {
  try {
    moveFormer();
    return readText(id, localStorage.getItem(keyOf(id)));
  } catch {
    return null;
  }
}

export function forgetTable(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept either.
  }
}

/** Has the person of this game decided anything in it? */
function isTouched({ kept: { record, setting } }: KeptTable): boolean {
  const you = setting?.bots?.indexOf("") ?? -1;
  const since = setting?.taken ?? 0;
  return record?.answers?.slice(since).some(([seat]) => seat === you) ?? true;
}

/** Another game begins: those that nobody has made a move in, and what ended long ago, make room. */
export function tidyTables(): void {
  for (const table of all()) {
    const isSpent = table.kept.over && Date.now() - table.at > AFTER_MS;
    if (isSpent || !(table.kept.over || isTouched(table))) forgetTable(table.id);
  }
}

function put(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** False if the browser has no room for it: it plays all the same, but can't come back to the game. */
export function keepTable(id: string, kept: Keepsake): boolean {
  const text = JSON.stringify({ ...kept, at: Date.now() });
  if (put(keyOf(id), text)) return true;
  // Room is made by what is kept elsewhere as well.
  for (const other of all()) if (other.kept.over && other.id !== id) forgetTable(other.id);
  return put(keyOf(id), text);
}

/** Tells when another tab goes on with this game. Gives what to call when nobody wants to know any more. */
export function onTakenElsewhere(id: string, taken: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent): void => {
    if (key === keyOf(id) && newValue !== null) taken();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}
