/** How points, money and decks grew, found by playing the record again in a worker. */
import type { CourseRow } from "@fiefdom/local";
import { useEffect, useState } from "react";
import { outlineOf } from "../replay/connection.ts";
import type { RecordedGame } from "../replay/game.ts";

/** Null until it is known, and if it can't be. */
export function useCourse(game: RecordedGame | null): readonly CourseRow[] | null {
  const [found, setFound] = useState<{ readonly id: string; readonly course: readonly CourseRow[] } | null>(
    null,
  );
  useEffect(() => {
    if (game === null) return;
    const { outline, cancel } = outlineOf(game);
    let wanted = true;
    void outline.then((whole) => {
      if (wanted && whole !== null) setFound({ id: game.id, course: whole.course });
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, [game]);
  return found !== null && found.id === game?.id ? found.course : null;
}
