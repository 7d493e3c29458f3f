/** Who plays here: the strongest, one's friends, those one does not want to meet, and a way to find somebody. */
import type { RankRow, TiesJSON } from "@fiefdom/protocol";
import { useCallback, useEffect, useState } from "react";
import { asProblem, call } from "../online/api.ts";
import { useMe } from "../online/me.ts";
import { Away, KnowingMe, NameField, Page, Trouble, useAttempt, whenSent } from "../online/parts.tsx";
import { useRatingWords } from "../online/Rating.tsx";
import { go } from "../router.ts";
import type { Problem } from "../session/types.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import "./people.css";

export function People() {
  const { t } = useWords();
  return (
    <Page title={t("people")}>
      <KnowingMe>
        <div className="halves">
          <Ranks />
          <div>
            <Find />
            <Mine />
          </div>
        </div>
      </KnowingMe>
    </Page>
  );
}

/** So many come at a time. */
const A_PAGE = 50;

function Ranks() {
  const { t } = useWords();
  const words = useRatingWords();
  const me = useMe((known) => known.me?.person);
  const [rows, setRows] = useState<readonly RankRow[] | null>(null);
  const [more, setMore] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const look = useCallback(async (from: number): Promise<void> => {
    try {
      const come = await call<RankRow[]>("GET", `/api/ranks?from=${from}`);
      setRows((known) => [...(from === 0 ? [] : (known ?? [])), ...come]);
      setMore(come.length >= A_PAGE);
      setProblem(null);
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
  }, []);
  useEffect(() => {
    void look(0);
  }, [look]);
  if (problem !== null) return <Away problem={problem} onRetry={() => void look(0)} />;
  return (
    <section>
      <h2>{t("people.ranks")}</h2>
      <p className="soft">{t("people.ranks.about")}</p>
      {rows === null ? (
        <p role="status">{t("online.asking")}</p>
      ) : rows.length === 0 ? (
        <p className="empty">{t("people.ranks.none")}</p>
      ) : (
        <table className="tally">
          <thead>
            <tr>
              <th scope="col">{t("people.rank")}</th>
              <th scope="col">{t("online.name")}</th>
              <th scope="col">{t("online.rating")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ rank, person, name, rating }) => (
              <tr key={person} className={person === me ? "mine" : ""}>
                <td>{rank}</td>
                <th scope="row">
                  <Link to={`/people/${person}`}>
                    <bdi>{name}</bdi>
                  </Link>
                </th>
                <td>
                  <bdi dir="ltr">{words(rating)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more && rows !== null ? (
        <button type="button" className="btn" onClick={() => void look(rows.length)}>
          {t("people.ranks.more")}
        </button>
      ) : null}
    </section>
  );
}

function Find() {
  const { t } = useWords();
  const [name, setName] = useState("");
  const { busy, problem, attempt } = useAttempt();
  const find = (): void => {
    if (busy) return;
    void attempt(async () => {
      const query = new URLSearchParams({ name: name.trim() });
      const { person } = await call<{ readonly person: string }>("GET", `/api/people?${query}`);
      go(`/people/${person}`);
    });
  };
  return (
    <form className="sheet" onSubmit={whenSent(find)}>
      <div className="fields">
        <NameField label={t("people.find")} value={name} onChange={setName} />
        <button type="submit" className="btn" aria-disabled={busy ? true : undefined}>
          {t("people.find.do")}
        </button>
      </div>
      {problem?.code === "not-found" ? (
        <p className="trouble" role="alert">
          {t("people.nobody")}
        </p>
      ) : (
        <Trouble problem={problem} />
      )}
    </form>
  );
}

/** One's own page, friends, and whom one blocks. */
function Mine() {
  const { t } = useWords();
  const words = useRatingWords();
  const me = useMe((known) => known.me);
  const [ties, setTies] = useState<TiesJSON | null>(null);
  const { problem, attempt } = useAttempt();
  const person = me?.person;
  const look = useCallback(async (): Promise<void> => {
    if (person !== undefined) setTies(await call<TiesJSON>("GET", "/api/me/ties"));
  }, [person]);
  useEffect(() => {
    look().catch(() => {
      // They are an offer; the page does without.
    });
  }, [look]);
  if (me === null) return <p className="soft">{t("online.account.nobody")}</p>;
  const unblock = (other: string): void =>
    void attempt(async () => {
      await call("PUT", `/api/people/${other}/tie`, { tie: null });
      await look();
    });
  return (
    <>
      <p>
        <Link to={`/people/${me.person}`} className="btn">
          {t("people.mine")}
        </Link>
      </p>
      <section>
        <h2>{t("people.friends")}</h2>
        {ties === null || ties.friends.length === 0 ? (
          <p className="empty">{t("people.friends.none")}</p>
        ) : (
          <ul className="tables">
            {ties.friends.map((friend) => (
              <li key={friend.person}>
                <span className="tn">
                  <b>
                    <Link to={`/people/${friend.person}`}>
                      <bdi>{friend.name}</bdi>
                    </Link>
                  </b>
                  <i>
                    {friend.mutual ? t("people.friends.mutual") : ""}
                    {friend.mutual && friend.rating !== null ? " · " : null}
                    {friend.rating === null ? null : <bdi dir="ltr">{words(friend.rating)}</bdi>}
                  </i>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {ties === null || ties.blocked.length === 0 ? null : (
        <section>
          <h2>{t("people.blocked")}</h2>
          <ul className="tables">
            {ties.blocked.map(({ person: other, name }) => (
              <li key={other}>
                <span className="tn">
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                </span>
                <button type="button" className="btn small" onClick={() => unblock(other)}>
                  {t("people.block.end")}
                  <span className="vh"> {name}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Trouble problem={problem} />
    </>
  );
}
