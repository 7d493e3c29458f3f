/** A game that this version can't play as it was played: it can still be taken away. */
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { DownloadButton } from "./Download.tsx";
import type { RecordedGame } from "./game.ts";

export function Unplayable({ game }: { readonly game: RecordedGame }) {
  const { t } = useWords();
  return (
    <main className="page narrow">
      <div role="alert">
        <h1>{t("replay.unplayable")}</h1>
        <p>{t("replay.unplayable.about")}</p>
      </div>
      <p className="ways">
        <DownloadButton game={game} />
        <Link to="/replays" className="btn">
          {t("replay.all")}
        </Link>
      </p>
    </main>
  );
}
