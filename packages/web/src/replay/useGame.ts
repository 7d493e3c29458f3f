/** Finds the game that an address names: in this browser, in the link itself, or on the server. */
import { useEffect, useState } from "react";
import { isKeptId, NotAGame, type RecordedGame } from "./game.ts";
import { LINKED, unpack } from "./packed.ts";
import { gameOnServer, type Trouble } from "./server.ts";
import { keptGame } from "./shelf.ts";

/** Why there is nothing to show: it is not here, the link is damaged, or a server's trouble. */
export type Missing = "not-here" | "bad-link" | Trouble;
export type Found = { readonly game: RecordedGame } | { readonly missing: Missing } | null;

async function find(id: string, hash: string): Promise<NonNullable<Found>> {
  if (isKeptId(id)) {
    const game = keptGame(id);
    return game === null ? { missing: "not-here" } : { game };
  }
  if (id === LINKED) {
    try {
      return { game: await unpack(hash.replace(/^#/, "")) };
    } catch (problem) {
      if (!(problem instanceof NotAGame)) throw problem;
      return { missing: "bad-link" };
    }
  }
  const game = await gameOnServer(id);
  return typeof game === "string" ? { missing: game } : { game };
}

/** Null while it is being looked for. */
export function useGame(id: string): { readonly found: Found; again(): void } {
  const [found, setFound] = useState<Found>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another search
  useEffect(() => {
    let wanted = true;
    const search = (): void => {
      setFound(null);
      void find(id, location.hash).then((result) => {
        if (wanted) setFound(result);
      });
    };
    search();
    // Another game in the same place: only what stands behind the `#` has changed.
    if (id === LINKED) addEventListener("hashchange", search);
    return () => {
      wanted = false;
      removeEventListener("hashchange", search);
    };
  }, [id, tries]);
  return { found, again: () => setTries((n) => n + 1) };
}
