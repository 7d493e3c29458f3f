/** Looking at a game: where one looks from, kept in the address, and what the worker knows of the whole. */
import type { Look, Outline } from "@fiefdom/local";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { lookIn, searchOf } from "./address.ts";
import { type Viewing, watch } from "./connection.ts";
import type { RecordedGame } from "./game.ts";

/** Browsers want no more than three or four changes of the address a second. */
const ADDRESS_EVERY = 400;

/** Writes the moment into the address, not too often; going back leaves the replay as a whole. */
function useAddress(look: Look): void {
  const last = useRef(0);
  const home = useRef(location.pathname);
  useEffect(() => {
    const wait = Math.max(0, last.current + ADDRESS_EVERY - Date.now());
    const timer = setTimeout(() => {
      // Somebody may be on their way to another page.
      if (location.pathname !== home.current) return;
      last.current = Date.now();
      history.replaceState(history.state, "", location.pathname + searchOf(look) + location.hash);
    }, wait);
    return () => clearTimeout(timer);
  }, [look]);
}

export interface View {
  /** Null until the game has been played through once. */
  readonly outline: Outline | null;
  readonly look: Look;
  readonly failed: boolean;
  show(change: Partial<Look>): void;
}

export function useViewing(game: RecordedGame, names: readonly string[]): View {
  const [outline, setOutline] = useState<Outline | null>(null);
  const [failed, setFailed] = useState(false);
  const [look, setLook] = useState<Look>(() => lookIn(location.search, game.you));
  const current = useRef(look);
  const viewing = useRef<Viewing | null>(null);
  const called = names.join("\n");

  const put = useCallback((next: Look): void => {
    current.current = next;
    setLook(next);
    viewing.current?.look(next);
  }, []);

  useEffect(() => {
    const mine = watch(game, called.split("\n"), current.current, {
      outlined: (whole) => {
        setOutline(whole);
        // An address may ask for more than there is.
        const { at, seat } = current.current;
        const players = game.seats.length;
        if (at > whole.of || seat >= players)
          put({ ...current.current, at: Math.min(at, whole.of), seat: Math.min(seat, players - 1) });
      },
      failed: () => setFailed(true),
    });
    viewing.current = mine;
    return () => {
      viewing.current = null;
      mine.leave();
    };
  }, [game, called, put]);

  useEffect(() => {
    const home = location.pathname;
    const onBack = (): void => {
      if (location.pathname === home) put(lookIn(location.search, game.you));
    };
    addEventListener("popstate", onBack);
    return () => removeEventListener("popstate", onBack);
  }, [game, put]);

  useAddress(look);
  const show = useCallback(
    (change: Partial<Look>): void => put({ ...current.current, result: false, ...change }),
    [put],
  );
  return useMemo(() => ({ outline, look, failed, show }), [outline, look, failed, show]);
}
