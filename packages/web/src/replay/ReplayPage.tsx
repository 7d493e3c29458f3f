/** One game, step by step: found, or said why not. */
import { useMemo } from "react";
import { Link } from "../ui/Link.tsx";
import { useWords, type WebKey } from "../words.ts";
import { calledIn } from "./called.ts";
import type { RecordedGame } from "./game.ts";
import { Replay } from "./Replay.tsx";
import { Unplayable } from "./Unplayable.tsx";
import { type Missing, useGame } from "./useGame.ts";
import "./replay.css";

const REASONS: Readonly<Record<Missing, WebKey>> = {
  "not-here": "replay.missing.here",
  "bad-link": "replay.missing.link",
  "no-server": "replay.missing.none",
  unknown: "replay.missing.server",
  "not-over": "replay.missing.notOver",
  unreachable: "replay.missing.unreachable",
  "not-a-game": "replay.unplayable.about",
};

export function Nothing({ why, onAgain }: { readonly why: Missing; readonly onAgain: () => void }) {
  const { t } = useWords();
  return (
    <main className="page narrow">
      <div role="alert">
        <h1>{t(why === "not-over" ? "replay.notOver" : "replay.missing")}</h1>
        <p>{t(REASONS[why])}</p>
      </div>
      <p className="ways">
        {why === "unreachable" || why === "not-over" ? (
          <button type="button" className="btn main" onClick={onAgain}>
            {t("reload")}
          </button>
        ) : null}
        <Link to="/replays" className="btn">
          {t("replay.all")}
        </Link>
        <Link to="/" className="btn">
          {t("home")}
        </Link>
      </p>
    </main>
  );
}

function Shown({ game }: { readonly game: RecordedGame }) {
  const { lang } = useWords();
  const names = useMemo(() => calledIn(game.seats, lang), [game, lang]);
  return game.unreplayable === true ? <Unplayable game={game} /> : <Replay game={game} names={names} />;
}

export function ReplayPage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { found, again } = useGame(id);
  if (found === null) {
    return (
      <main className="page narrow">
        <p role="status">{t("opening")}</p>
      </main>
    );
  }
  return "missing" in found ? (
    <Nothing why={found.missing} onAgain={again} />
  ) : (
    <Shown key={found.game.id} game={found.game} />
  );
}
