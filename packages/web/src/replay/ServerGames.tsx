/** One's own finished games on the server, if there is one behind this page. */
import type { GameRow } from "@fiefdom/protocol";
import { useCallback, useEffect, useState } from "react";
import { useWords } from "../words.ts";
import { GameLine } from "./GameLine.tsx";
import { downloadAddress, gamesOnServer } from "./server.ts";

/** So many come at a time. */
const PAGE = 50;

interface Fetched {
  readonly rows: readonly GameRow[];
  readonly more: boolean;
  readonly trouble: boolean;
}

export function ServerGames() {
  const { t } = useWords();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [busy, setBusy] = useState(false);
  const fetchMore = useCallback(async (known: readonly GameRow[]): Promise<void> => {
    setBusy(true);
    const come = await gamesOnServer(known.at(-1)?.started ?? null);
    setBusy(false);
    if (come === "no-server") return;
    if (typeof come === "string") setFetched({ rows: known, more: true, trouble: true });
    else setFetched({ rows: [...known, ...come], more: come.length >= PAGE, trouble: false });
  }, []);
  useEffect(() => {
    void fetchMore([]);
  }, [fetchMore]);
  if (fetched === null) return null;
  const finished = fetched.rows.filter((row) => row.ended !== null);
  return (
    <section aria-labelledby="there">
      <h2 id="there">{t("replays.server")}</h2>
      {finished.length === 0 && !fetched.trouble ? <p className="empty">{t("replays.server.none")}</p> : null}
      <ul className="games">
        {finished.map((row) => (
          <GameLine
            key={row.game}
            id={row.game}
            ended={row.ended}
            seats={row.seats}
            result={row.result}
            unreplayable={row.unreplayable === true}
            damaged={row.damaged === true}
          >
            <a className="btn small" href={downloadAddress(row.game)} download={`fiefdom-${row.game}.json`}>
              {t("replays.download")}
            </a>
          </GameLine>
        ))}
      </ul>
      {fetched.trouble ? <p role="alert">{t("replays.server.trouble")}</p> : null}
      {fetched.more ? (
        <button
          type="button"
          className="btn"
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) void fetchMore(fetched.rows);
          }}
        >
          {t(fetched.trouble ? "reload" : "replays.more")}
        </button>
      ) : null}
    </section>
  );
}
