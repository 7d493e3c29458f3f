/** What can be done after a game in this browser: again, elsewhere, once more in memory, for others to see. */
import { useState } from "react";
import { pathOf, reviewPath } from "../replay/address.ts";
import type { RecordedGame } from "../replay/game.ts";
import { ShareDialog } from "../replay/ShareDialog.tsx";
import { rematch } from "../session/session.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";

export function EndActs({ game }: { readonly game: RecordedGame | null }) {
  const { t } = useWords();
  const [sharing, setSharing] = useState(false);
  return (
    <>
      {game === null ? null : (
        <>
          <Link to={reviewPath(game.id)} className="btn">
            {t("review")}
          </Link>
          <Link to={pathOf(game.id)} className="btn">
            {t("replay")}
          </Link>
          <button type="button" className="btn" onClick={() => setSharing(true)}>
            {t("replay.share")}
          </button>
        </>
      )}
      <Link to="/kingdoms" className="btn">
        {t("end.new")}
      </Link>
      <button type="button" className="btn main" onClick={rematch}>
        {t("end.again")}
      </button>
      {sharing && game !== null ? (
        <ShareDialog game={game} look={null} onClose={() => setSharing(false)} />
      ) : null}
    </>
  );
}
