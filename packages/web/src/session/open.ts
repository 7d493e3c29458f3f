/** Opening tables in this browser. Each game has an id, and an address by it: `/table/ID`. */
import type { LocalRequest } from "@fiefdom/local";
import type { TableWishes } from "@fiefdom/protocol";
import type { Lang } from "@fiefdom/text";
import { noteGame } from "../replay/finished.ts";
import { go } from "../router.ts";
import { useSettings } from "../settings.ts";
import { say } from "../words.ts";
import { keepTable, keptTable, newTableId, onTakenElsewhere, tidyTables } from "./kept.ts";
import { connectLocally } from "./local.ts";
import { sitDown, useSession } from "./session.ts";

/** What the opponents are called in a browser's own games. */
export const botNames = (lang: Lang): string[] => say(lang, "bots.names").split(", ");

export interface LocalWishes {
  readonly kingdom: NonNullable<TableWishes["kingdom"]>;
  /** The opponents, by the roster's names. */
  readonly bots: readonly string[];
  readonly ruleset?: "printed" | "current";
  readonly landscapes?: readonly string[];
  readonly colonies?: boolean;
  /** The seat that begins, yours is 0; by lot if left out. */
  readonly first?: number;
  readonly seed?: string;
  /** The plan that opponents called "plan" follow. */
  readonly follows?: Plan;
}

type Plan = NonNullable<Extract<LocalRequest, { readonly type: "open" }>["follows"]>;

export const chance = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** Is this game being played in this tab? */
export function isSeatedAt(id: string): boolean {
  const { at, problem } = useSession.getState();
  return at === id && problem?.code !== "elsewhere";
}

export const addressOf = (id: string): string => `/table/${id}`;

/** Sits down at a game of this browser, which is kept from move to move. */
function sitDownAt(id: string, request: LocalRequest): void {
  sitDown((hearing) => {
    const connection = connectLocally(request, hearing, (kept) => {
      hearing.keeps?.(keepTable(id, kept));
      noteGame(kept);
    });
    // One game in two tabs would be two games, of which one is lost: whoever comes later plays on.
    const stop = onTakenElsewhere(id, () => {
      close();
      hearing.failed("elsewhere", "The game goes on in another tab.");
    });
    const close = (): void => {
      stop();
      connection.close();
    };
    return { ...connection, close };
  }, id);
}

/** Begins a game, and goes to it. */
export function beginLocally(request: LocalRequest): void {
  tidyTables();
  const id = newTableId();
  sitDownAt(id, request);
  go(addressOf(id), { replace: location.pathname === "/table" });
}

export function playLocally(wishes: LocalWishes): void {
  const { kingdom, ruleset = "printed", landscapes, colonies, first, seed = chance(), follows } = wishes;
  const { name, lang } = useSettings.getState();
  const bots = wishes.bots.map((bot) => ({ for: "bot" as const, bot }));
  beginLocally({
    type: "open",
    wishes: {
      kingdom,
      ruleset,
      seats: [{ for: "person" }, ...bots],
      ...(landscapes === undefined ? {} : { landscapes: [...landscapes] }),
      ...(colonies === undefined ? {} : { colonies }),
    },
    names: [
      name === "" ? say(lang, "you") : name,
      ...(follows === undefined ? [] : [follows.name]),
      ...botNames(lang),
    ],
    seed,
    ...(first === undefined ? {} : { first }),
    ...(follows === undefined ? {} : { follows }),
  });
}

/** Begins a game from a position, in the seat whose turn it is. */
export function playPosition(
  line: string,
  bots: readonly string[],
  /** What they did there already. */
  before: readonly (readonly string[])[] = [],
): void {
  const { name, lang } = useSettings.getState();
  beginLocally({
    type: "at",
    position: line,
    bots,
    names: [name === "" ? say(lang, "you") : name, ...botNames(lang)],
    seed: chance(),
    ...(before.length === 0 ? {} : { before }),
  });
}

/** Goes on with a game that this browser keeps; false if it does not. */
export function resumeLocally(id: string): boolean {
  const found = keptTable(id);
  if (found === null) return false;
  sitDownAt(id, { type: "resume", kept: found.kept });
  // So another tab with this game knows that it goes on here.
  keepTable(id, found.kept);
  return true;
}
