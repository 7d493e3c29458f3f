/** Opening tables in this browser. */
import type { TableWishes } from "@fiefdom/protocol";
import { go } from "../router.ts";
import { useSettings } from "../settings.ts";
import { say } from "../words.ts";
import { connectLocally, keptTable } from "./local.ts";
import { sitDown } from "./session.ts";

const BOTS = ["Maud", "Odo", "Isolde", "Hugh", "Greta"] as const;

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
}

const chance = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

export function playLocally(wishes: LocalWishes): void {
  const { kingdom, ruleset = "printed", landscapes, colonies, first, seed = chance() } = wishes;
  const { name, lang } = useSettings.getState();
  const bots = wishes.bots.map((bot) => ({ for: "bot" as const, bot }));
  sitDown((hearing) =>
    connectLocally(
      {
        type: "open",
        wishes: {
          kingdom,
          ruleset,
          seats: [{ for: "person" }, ...bots],
          ...(landscapes === undefined ? {} : { landscapes: [...landscapes] }),
          ...(colonies === undefined ? {} : { colonies }),
        },
        names: [name === "" ? say(lang, "you") : name, ...BOTS],
        seed,
        ...(first === undefined ? {} : { first }),
      },
      hearing,
    ),
  );
  go("/table", { replace: location.pathname === "/table" });
}

/** Goes on with the game that this browser keeps; false if there is none. */
export function resumeLocally(): boolean {
  const kept = keptTable();
  if (kept === null) return false;
  sitDown((hearing) => connectLocally({ type: "resume", kept }, hearing));
  return true;
}
