/** The game that has just ended in this browser: put on the shelf, and at hand for the page that ends it. */
import type { Keepsake } from "@fiefdom/local";
import { create } from "zustand";
import { useSettings } from "../settings.ts";
import type { RecordedGame } from "./game.ts";

/** Null while a game is being played. */
export const useFinished = create<{ readonly game: RecordedGame | null }>(() => ({ game: null }));

let last: Keepsake | null = null;

/** Told of every state of a game in this browser. What is needed for the end is fetched at the end. */
export function noteGame(kept: Keepsake): void {
  last = kept;
  const { lesson, position } = kept.setting;
  // A record is of a game that was dealt.
  if (!kept.over || lesson !== undefined || position !== undefined) {
    if (useFinished.getState().game !== null) useFinished.setState({ game: null });
    return;
  }
  void Promise.all([import("./game.ts"), import("./shelf.ts")]).then(([{ finishedGame }, shelf]) => {
    if (last !== kept) return;
    // A player without a name of their own is called "you" at the table; in a record they have none.
    const { name } = useSettings.getState();
    const called = kept.setting.names[kept.setting.bots.indexOf("")];
    const game = finishedGame(kept, called === name ? name : "", Date.now());
    const known = shelf.keptGame(game.id);
    if (known === null) shelf.keepGame(game);
    useFinished.setState({ game: known ?? game });
  });
}
