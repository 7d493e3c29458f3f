/** My games with others that are not over, wherever they were begun; where days may pass, whose move it is. */
import type { RunningJSON } from "@fiefdom/protocol";
import { joined } from "@fiefdom/text/lang";
import { useEffect, useState } from "react";
import { isolate, namesOf } from "../session/names.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { call } from "./api.ts";
import { useMe } from "./me.ts";
import { clockWords } from "./words.ts";
import "./online.css";

/** Where somebody has days, half a minute is soon. */
const AGAIN_MS = 30_000;

function useRunning(me: string | undefined): readonly RunningJSON[] {
  const [games, setGames] = useState<readonly RunningJSON[]>([]);
  useEffect(() => {
    if (me === undefined) return;
    const look = (): void =>
      void call<RunningJSON[]>("GET", "/api/me/running").then(setGames, () => {
        // They are an offer; the page does without.
      });
    look();
    const again = setInterval(look, AGAIN_MS);
    return () => clearInterval(again);
  }, [me]);
  return games;
}

/** Those that wait for me first, the most urgent before the others. */
const urgency = ({ asked, deadline }: RunningJSON): number =>
  asked === true ? (deadline ?? 0) : Number.MAX_SAFE_INTEGER;

export function MyGames() {
  const { lang, t } = useWords();
  const me = useMe((known) => known.me?.person);
  const games = useRunning(me);
  const waiting = games.filter(({ asked }) => asked === true).length;
  useEffect(() => {
    if (waiting === 0) return;
    document.title = `(${waiting}) ${t("yourTurn")} · Fiefdom`;
    return () => {
      document.title = "Fiefdom";
    };
  }, [waiting, t]);
  if (games.length === 0) return null;
  const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section className="mygames">
      <h2>{t("online.tables.mine")}</h2>
      <ul className="tables">
        {[...games]
          .sort((a, b) => urgency(a) - urgency(b))
          .map(({ game, table, started, seats, clock, asked, deadline }) => {
            const others = seats
              .filter((seat) => seat.person !== me)
              .map((seat) => namesOf([seat], lang)[0] || isolate(seat.name));
            const who = t("online.tables.with", { who: joined(others, lang) });
            return (
              <li key={game}>
                <span className="tn">
                  <b>{who}</b>
                  <i>
                    {asked === true && deadline !== null
                      ? t("online.mine.until", { when: when.format(deadline) })
                      : when.format(started)}{" "}
                    · {clockWords(clock, t)}
                    {asked === false ? ` · ${t("online.mine.theirs")}` : ""}
                  </i>
                </span>
                <Link to={`/t/${table}`} className={asked === true ? "btn main" : "btn"}>
                  {t(asked === true ? "yourTurn" : "online.tables.back")}
                  <span className="vh"> {who}</span>
                </Link>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
