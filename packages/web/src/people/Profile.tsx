/** Somebody with an account: how they play, against whom, and what they are to whoever looks. */
import type { ProfileJSON, Tally, Tie } from "@fiefdom/protocol";
import { type SetId, setName } from "@fiefdom/text";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { cardsOfPile, isCard } from "../cards/catalogue.ts";
import { KingdomArms } from "../cards/KingdomArms.tsx";
import { asProblem, call } from "../online/api.ts";
import { useMe } from "../online/me.ts";
import { Away, KnowingMe, Page, Trouble, useAttempt } from "../online/parts.tsx";
import { useRatingWords } from "../online/Rating.tsx";
import { knownName } from "../session/link.ts";
import { botName, isolate } from "../session/names.ts";
import type { Problem } from "../session/types.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { Past } from "./Past.tsx";
import { RatingChart } from "./RatingChart.tsx";
import "./people.css";

export function Profile({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [found, setFound] = useState<ProfileJSON | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const look = useCallback(async (): Promise<void> => {
    setProblem(null);
    try {
      setFound(await call<ProfileJSON>("GET", `/api/people/${encodeURIComponent(id)}`));
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
  }, [id]);
  useEffect(() => {
    void look();
  }, [look]);
  if (problem !== null)
    return (
      <Page title={t(problem.code === "not-found" ? "people.nobody" : "failed")}>
        {problem.code === "not-found" ? (
          <p>
            <Link to="/people" className="btn">
              {t("people")}
            </Link>
          </p>
        ) : (
          <Away problem={problem} onRetry={() => void look()} />
        )}
      </Page>
    );
  if (found === null)
    return (
      <Page title={t("people.profile")}>
        <p role="status">{t("online.asking")}</p>
      </Page>
    );
  return (
    <Page title={isolate(found.name)}>
      <KnowingMe>
        <About profile={found} onChange={() => void look()} />
      </KnowingMe>
      <Numbers profile={found} />
      <Past person={found.person} />
    </Page>
  );
}

function About({ profile, onChange }: { readonly profile: ProfileJSON; readonly onChange: () => void }) {
  const { lang, t } = useWords();
  const words = useRatingWords();
  const me = useMe((known) => known.me);
  const { rating, games, since } = profile;
  return (
    <section className="sheet">
      <p>
        {rating === null ? (
          t("online.rating.none")
        ) : (
          <>
            {t("online.rating")}{" "}
            <b>
              <bdi dir="ltr">{words(rating)}</bdi>
            </b>{" "}
            {t("online.rating.games", { n: rating.games })}
          </>
        )}
      </p>
      <p className="soft">
        {t("people.since", {
          day: new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(new Date(since)),
        })}{" "}
        · {t("people.tally", { n: games.played, won: games.won })}
      </p>
      {me?.person === profile.person ? (
        <p className="soft">{t("people.own")}</p>
      ) : me === null ? null : (
        <TieButtons person={profile.person} tie={profile.tie} onChange={onChange} />
      )}
      <RatingChart points={profile.ratings} />
    </section>
  );
}

/** Friend, or somebody not to be met, or neither. */
function TieButtons({
  person,
  tie,
  onChange,
}: {
  readonly person: string;
  readonly tie: Tie;
  readonly onChange: () => void;
}) {
  const { t } = useWords();
  const { problem, attempt } = useAttempt();
  const set = (wanted: Tie): void =>
    void attempt(async () => {
      await call("PUT", `/api/people/${person}/tie`, { tie: wanted });
      onChange();
    });
  return (
    <div className="ties">
      <p className="acts">
        <button
          type="button"
          className="btn"
          aria-pressed={tie === "friend"}
          onClick={() => set(tie === "friend" ? null : "friend")}
        >
          {t(tie === "friend" ? "people.friend.is" : "people.friend.add")}
        </button>
        <button
          type="button"
          className="btn"
          aria-pressed={tie === "block"}
          onClick={() => set(tie === "block" ? null : "block")}
        >
          {t(tie === "block" ? "people.block.is" : "people.block.add")}
        </button>
      </p>
      {tie === "block" ? <p className="soft">{t("people.block.about")}</p> : null}
      <Trouble problem={problem} />
    </div>
  );
}

function Numbers({ profile }: { readonly profile: ProfileJSON }) {
  const { lang, t } = useWords();
  const { sets, opponents, kingdoms } = profile;
  if (profile.games.played === 0) return null;
  return (
    <div className="halves">
      <div>
        <Tallies
          title={t("people.bySet")}
          rows={sets.map((row) => ({ ...row, key: row.set, name: setName(row.set as SetId, lang) }))}
        />
        <section>
          <h2>{t("people.kingdoms")}</h2>
          <ul className="favourites">
            {kingdoms.map(({ kingdom, played, won }) => {
              const known = {
                id: "",
                kingdom: kingdom.kingdom.filter((pile) => cardsOfPile(pile).length > 0),
                landscapes: kingdom.landscapes.filter(isCard),
                colonies: kingdom.colonies,
              };
              return (
                <li key={kingdom.kingdom.join()}>
                  <b>{knownName(known, lang) ?? t("home.running.own")}</b>{" "}
                  <span className="soft">{t("people.tally", { n: played, won })}</span>
                  <KingdomArms kingdom={known} />
                </li>
              );
            })}
          </ul>
        </section>
      </div>
      <Tallies
        title={t("people.byOpponent")}
        rows={opponents.map((row) => ({
          ...row,
          key: row.person ?? row.bot ?? "",
          name:
            row.person === null ? (
              botName(row.bot ?? "", lang)
            ) : (
              <Link to={`/people/${row.person}`}>
                <bdi>{row.name === "" ? t("online.somebody") : row.name}</bdi>
              </Link>
            ),
        }))}
      />
    </div>
  );
}

function Tallies({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly (Tally & { readonly key: string; readonly name: ReactNode })[];
}) {
  const { lang, t } = useWords();
  const percent = new Intl.NumberFormat(lang, { style: "percent" });
  return (
    <section>
      <h2>{title}</h2>
      <table className="tally">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{title}</span>
            </th>
            <th scope="col">{t("people.played")}</th>
            <th scope="col">{t("people.won")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, played, won }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{played}</td>
              <td>{percent.format(won / played)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
