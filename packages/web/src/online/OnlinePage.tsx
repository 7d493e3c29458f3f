/**
 * A table on the server, by its link: before the game the lobby, then the table, for players and for those
 * who watch. Nobody needs more than a name.
 */
import type { TableJSON } from "@fiefdom/protocol";
import { useCallback, useEffect, useState } from "react";
import { connectOnline } from "../session/online.ts";
import { problemText } from "../session/problems.ts";
import { sitDown, useSession } from "../session/session.ts";
import type { Problem } from "../session/types.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { asProblem, call } from "./api.ts";
import { Lobby } from "./Lobby.tsx";
import { askWho, useMe } from "./me.ts";
import { OnlineTable } from "./OnlineTable.tsx";
import { Away, Page } from "./parts.tsx";

export function OnlinePage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [found, setFound] = useState<TableJSON | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Counts up when somebody is somebody else now: the server knows people by the connection they come with. */
  const [visit, setVisit] = useState(0);

  const look = useCallback(async () => {
    setProblem(null);
    try {
      await askWho();
      setFound(await call<TableJSON>("GET", `/api/tables/${encodeURIComponent(id)}`));
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
  }, [id]);
  useEffect(() => {
    void look();
  }, [look]);

  const me = useMe((known) => known.me);
  const isMine = found?.seats.some((seat) => seat.person !== null && seat.person === me?.person) === true;
  const mayCome = found !== null && (isMine || found.options.spectators || found.status === "open");
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody with a new name comes in anew
  useEffect(() => {
    return mayCome ? sitDown((hearing) => connectOnline(id, hearing)) : undefined;
  }, [mayCome, id, visit]);

  if (problem !== null) {
    const isGone = problem.code === "not-found";
    return (
      <Page title={t(isGone ? "online.gone" : "failed")}>
        {isGone ? <Gone problem={problem} /> : <Away problem={problem} onRetry={() => void look()} />}
      </Page>
    );
  }
  if (found !== null && !mayCome)
    return (
      <Page title={t("online.closedDoor")}>
        <Gone problem={null} />
      </Page>
    );
  return <AtTheTable onOtherPerson={() => setVisit((n) => n + 1)} />;
}

/** The table as the connection shows it. */
function AtTheTable({ onOtherPerson }: { readonly onOtherPerson: () => void }) {
  const { t } = useWords();
  const status = useSession((session) => session.status);
  const problem = useSession((session) => session.problem);
  const table = useSession((session) => session.table);
  const isPlayed = useSession((session) => session.play !== null);
  if (status === "failed" && problem !== null)
    return (
      <Page title={t(problem.code === "gone" ? "online.gone" : "failed")}>
        <Gone problem={problem} />
      </Page>
    );
  if (table === null)
    return (
      <Page title={t("opening")}>
        <Lost />
      </Page>
    );
  if (isPlayed) return <OnlineTable />;
  if (table.status === "open") return <Lobby table={table} onOtherPerson={onOtherPerson} />;
  return (
    <Page title={t("online.gone")}>
      <Gone problem={null} />
    </Page>
  );
}

function Lost() {
  const { t } = useWords();
  const lost = useSession((session) => session.lost);
  return <p role="status">{lost ? t("online.lost") : t("online.asking")}</p>;
}

/** No such table, or not for this visitor: what else there is. */
function Gone({ problem }: { readonly problem: Problem | null }) {
  const { lang, t } = useWords();
  return (
    <section className="awaynote">
      <p>{problem === null ? t("online.closedDoor.about") : problemText(problem, lang)}</p>
      <p className="acts">
        {problem?.code === "login" ? (
          <Link to="/account" className="btn main">
            {t("online.logIn")}
          </Link>
        ) : null}
        {problem?.code === "protocol" ? (
          <a className="btn main" href={location.pathname}>
            {t("reload")}
          </a>
        ) : null}
        <Link to="/friends" className="btn">
          {t("home.friends")}
        </Link>
        <Link to="/tables" className="btn">
          {t("home.tables")}
        </Link>
        <Link to="/" className="btn">
          {t("home")}
        </Link>
      </p>
    </section>
  );
}
