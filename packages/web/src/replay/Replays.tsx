/** Games to look at again: those kept in this browser, one's own on the server, and any that somebody brings. */
import { useEffect, useRef, useState } from "react";
import { SiteBar, SiteFoot } from "../pages/Site.tsx";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { download } from "./Download.tsx";
import { GameLine } from "./GameLine.tsx";
import type { RecordedGame } from "./game.ts";
import { Habits } from "./Habits.tsx";
import { Opener } from "./Opener.tsx";
import { ServerGames } from "./ServerGames.tsx";
import { keepGame, keptGames, MOST_KEPT, removeGame } from "./shelf.ts";
import "./replays.css";

function Here() {
  const { t } = useWords();
  const [games, setGames] = useState<readonly RecordedGame[]>(keptGames);
  const [removed, setRemoved] = useState<RecordedGame | null>(null);
  const restore = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; the way back is where one looks next.
  useEffect(() => {
    if (removed !== null) restore.current?.focus();
  }, [removed]);
  return (
    <section aria-labelledby="here">
      <h2 id="here">{t("replays.here")}</h2>
      {games.length === 0 && removed === null ? (
        <p className="empty">
          {t("replays.none")}{" "}
          <Link to="/" className="btn main">
            {t("replays.play")}
          </Link>
        </p>
      ) : (
        <p className="soft">{t("replays.here.about", { n: MOST_KEPT })}</p>
      )}
      <p role="status" className="removed">
        {removed === null ? null : (
          <>
            {t("replays.deleted")}{" "}
            <button
              ref={restore}
              type="button"
              className="btn small"
              onClick={() => {
                keepGame(removed);
                setGames(keptGames());
                setRemoved(null);
              }}
            >
              {t("replays.restore")}
            </button>
          </>
        )}
      </p>
      <Habits games={games} />
      <ul className="games">
        {games.map((game) => (
          <GameLine
            key={game.id}
            id={game.id}
            ended={game.ended}
            seats={game.seats}
            you={game.you}
            result={game.result}
            setUp={game.record.setUp}
          >
            <button type="button" className="btn small" onClick={() => download(game)}>
              {t("replays.download")}
            </button>
            <button
              type="button"
              className="btn small"
              onClick={() => {
                removeGame(game.id);
                setGames(keptGames());
                setRemoved(game);
              }}
            >
              {t("replays.delete")}
            </button>
          </GameLine>
        ))}
      </ul>
    </section>
  );
}

export function Replays() {
  const { t } = useWords();
  return (
    <div className="home">
      <SiteBar logo />
      <main className="replays">
        <h1>{t("replays")}</h1>
        <p className="about">{t("replays.about")}</p>
        <Opener />
        <Here />
        <ServerGames />
      </main>
      <SiteFoot />
    </div>
  );
}
