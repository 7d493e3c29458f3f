/** The game that has just ended, as it was kept: by this browser, or by the server. */
import { useEffect, useState } from "react";
import { useFinished } from "../replay/finished.ts";
import type { RecordedGame } from "../replay/game.ts";
import { useTable } from "../table/context.ts";

/** Null until it is there, and if it can't be had. */
export function useThisGame(): RecordedGame | null {
  const { table, play } = useTable();
  const kept = useFinished((finished) => finished.game);
  const [fetched, setFetched] = useState<RecordedGame | null>(null);
  const far = table.id !== "local" && table.id !== "replay";
  useEffect(() => {
    if (!far) return;
    let wanted = true;
    void import("../replay/server.ts")
      .then(({ gameOnServer }) => gameOnServer(play.game))
      .then((game) => {
        if (wanted && typeof game !== "string") setFetched(game);
      });
    return () => {
      wanted = false;
    };
  }, [far, play.game]);
  if (far) return fetched?.id === play.game ? fetched : null;
  return table.id === "local" ? kept : null;
}
