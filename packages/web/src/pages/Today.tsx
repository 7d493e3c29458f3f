/** The kingdom of the day: the same for everybody, to be played here or for the table of results. */
import type { DailyJSON, TableJSON } from "@fiefdom/protocol";
import { dayAt, RIVAL_OF_THE_DAY } from "@fiefdom/protocol/daily";
import { cardName, pileName } from "@fiefdom/text";
import { useEffect, useMemo, useState } from "react";
import { Arms } from "../cards/Arms.tsx";
import { cardsOfPile } from "../cards/catalogue.ts";
import { call } from "../online/api.ts";
import { useMe } from "../online/me.ts";
import { Trouble, useAttempt } from "../online/parts.tsx";
import { pathOf } from "../replay/address.ts";
import { go } from "../router.ts";
import { wishesFor } from "../session/link.ts";
import { botName } from "../session/names.ts";
import { playLocally } from "../session/open.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { bestAtHome, kingdomOfDay } from "./today.ts";
import "./today.css";

export function Today() {
  const { lang, t } = useWords();
  const [day] = useState(() => dayAt(Date.now()));
  const laid = useMemo(() => kingdomOfDay(day), [day]);
  const [home] = useState(() => bestAtHome(day, laid));
  const me = useMe((known) => known.me);
  const [told, setTold] = useState<DailyJSON | null>(null);
  const { busy, problem, attempt } = useAttempt();
  useEffect(() => {
    call<DailyJSON>("GET", "/api/daily").then(setTold, () => {
      // Without a server there is no table of results; the kingdom is the same.
    });
  }, []);
  const isAccount = me?.account === true && told !== null;
  const play = (): void => {
    if (busy) return;
    if (!isAccount) playLocally({ ...wishesFor(laid), bots: [RIVAL_OF_THE_DAY] });
    else
      void attempt(async () => {
        const table = await call<TableJSON>("POST", "/api/daily", {});
        go(`/t/${table.id}`);
      });
  };
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });
  const cards = [
    ...laid.kingdom.map((pile) => ({ id: cardsOfPile(pile)[0].id, name: pileName(pile, lang) })),
    ...laid.landscapes.map((id) => ({ id, name: cardName(id, lang) })),
  ];
  return (
    <section className="today" aria-labelledby="today">
      <header>
        <h2 id="today">{t("today")}</h2>
        <p>
          <time dateTime={day}>{date.format(new Date(day))}</time> ·{" "}
          {t("today.against", { bot: botName(RIVAL_OF_THE_DAY, lang) })}
          {laid.colonies ? ` · ${t("online.colonies")}` : ""}
        </p>
      </header>
      <ul className="todays">
        {cards.map(({ id, name }) => (
          <li key={id}>
            <Arms id={id} className="k" />
            {/* Of a pile with two names, each stays whole. */}
            <span>{name.replace("/", "/\u200b")}</span>
          </li>
        ))}
      </ul>
      <p className="acts">
        <button type="button" className="btn" aria-disabled={busy ? true : undefined} onClick={play}>
          {t("today.play")}
        </button>
        {home === null ? null : (
          <Link to={pathOf(home.game)} className="btn">
            {t("today.home", { won: home.won ? "yes" : "no", turns: home.turns, score: home.score })}
          </Link>
        )}
      </p>
      <Trouble problem={problem} />
      {told === null ? null : <Results told={told} isAccount={isAccount} />}
    </section>
  );
}

function Results({ told, isAccount }: { readonly told: DailyJSON; readonly isAccount: boolean }) {
  const { t } = useWords();
  const { rows, players, mine } = told;
  return (
    <div className="todaysbest">
      <h3>{t("today.results", { n: players })}</h3>
      {rows.length === 0 ? (
        <p>{t("today.results.none")}</p>
      ) : (
        <ol>
          {rows.map(({ rank, person, name, won, turns, score, game }) => (
            <li key={person} className={mine?.person === person ? "mine" : ""}>
              <span>{rank}</span>
              <Link to={`/people/${person}`}>
                <bdi>{name}</bdi>
              </Link>
              <Link to={pathOf(game)}>{t("today.result", { won: won ? "yes" : "no", turns, score })}</Link>
            </li>
          ))}
        </ol>
      )}
      {isAccount ? null : <p>{t("today.results.account")}</p>}
    </div>
  );
}
