/** All puzzles, by kind, set, theme and difficulty; the one of the day first. */
import { dayOf, streakAt } from "@fiefdom/puzzles/day";
import type { Listed } from "@fiefdom/puzzles/listed";
import { type SetId, setName } from "@fiefdom/text";
import { type MessageKey, message } from "@fiefdom/text/messages";
import { levelOf } from "@fiefdom/text/puzzles";
import { useEffect, useMemo, useState } from "react";
import { Arms } from "../cards/Arms.tsx";
import { SiteBar, SiteFoot } from "../pages/Site.tsx";
import { Link } from "../ui/Link.tsx";
import { capital, useWords } from "../words.ts";
import { bringHome } from "./account.ts";
import { ANYTHING, CHOICES, fitting, KINDS, PUZZLES, todays, type Wanted } from "./list.ts";
import { stateOf, useMemory } from "./memory.ts";
import "./puzzles.css";

/** So many are shown, and so many more each time. */
const SHOWN = 30;

function Row({ puzzle, day = false }: { readonly puzzle: Listed; readonly day?: boolean }) {
  const { lang, t } = useWords();
  const state = useMemory((memory) => stateOf(memory.tried, puzzle.id));
  const level = levelOf(puzzle.rating);
  const kind = message(`puzzle.kind.${puzzle.kind}`, {}, lang);
  const themes = puzzle.themes.map((theme) => message(`puzzle.theme.${theme}`, {}, lang));
  return (
    <li className="puzzle__row" data-state={state}>
      <div>
        <h2>
          {day ? t("puzzles.day") : kind} <span className="soft">{puzzle.rating}</span>
        </h2>
        <p className="soft">
          {[
            ...(day ? [kind] : []),
            capital(message(`puzzle.level.${level}`, {}, lang), lang),
            ...themes,
          ].join(" · ")}
          {state === "new" ? null : (
            <>
              {" · "}
              <b>
                {state === "solved" ? "✓ " : "✗ "}
                {t(`puzzles.state.${state}`)}
              </b>
            </>
          )}
        </p>
      </div>
      <div className="puzzle__arms" aria-hidden="true">
        {puzzle.cards.map((card) => (
          <Arms key={card} id={card} className="k" />
        ))}
      </div>
      <Link to={day ? "/puzzles/day" : `/puzzles/${puzzle.id}`} className={day ? "btn main" : "btn"}>
        {t("puzzles.go")}
        <span className="vh">
          {" "}
          {kind} {puzzle.rating}
        </span>
      </Link>
    </li>
  );
}

/** What somebody has come to. */
function Standing() {
  const { t } = useWords();
  const { tried, rating, days } = useMemory();
  const solved = Object.values(tried).filter((right) => right).length;
  const none = Object.keys(tried).length === 0;
  return (
    <ul className="puzzles__standing">
      <li>{none ? t("puzzles.rating.none") : t("puzzles.rating", { n: Math.round(rating.rating) })}</li>
      <li>{t("puzzles.solved", { n: solved, of: PUZZLES.length })}</li>
      <li>{t("puzzles.streak", { n: streakAt(days, dayOf(Date.now())) })}</li>
    </ul>
  );
}

export function Puzzles() {
  const { lang, t } = useWords();
  const tried = useMemory((memory) => memory.tried);
  const [wanted, setWanted] = useState<Wanted>(ANYTHING);
  const [most, setMost] = useState(SHOWN);
  useEffect(() => void bringHome(), []);
  const list = useMemo(() => fitting(wanted, tried), [wanted, tried]);
  const nameOf = (by: keyof Wanted, value: string): string => {
    if (by === "set") return setName(value as SetId, lang);
    if (by === "state") return t(`puzzles.state.${value as "new" | "solved" | "failed"}`);
    return message(`puzzle.${by}.${value}` as MessageKey, {}, lang);
  };
  return (
    <div className="home">
      <SiteBar logo />
      <main className="puzzles">
        <header>
          <h1>{t("puzzles")}</h1>
          <p>{t("puzzles.lead")}</p>
        </header>
        <Standing />
        <ul className="puzzle__list">
          <Row puzzle={todays()} day />
        </ul>
        <dl className="puzzle__kinds">
          {KINDS.map((kind) => (
            <div key={kind}>
              <dt>{message(`puzzle.kind.${kind}`, {}, lang)}</dt>
              <dd>{message(`puzzle.about.${kind}`, {}, lang)}</dd>
            </div>
          ))}
        </dl>
        <form
          className="puzzles__filter"
          aria-label={t("puzzles.filter")}
          onSubmit={(e) => e.preventDefault()}
        >
          {(Object.keys(CHOICES) as (keyof Wanted)[]).map((by) => (
            <label key={by} className="field">
              <span>{t(`puzzles.${by}`)}</span>
              <select
                value={wanted[by]}
                onChange={({ target }) => {
                  setWanted({ ...wanted, [by]: target.value });
                  setMost(SHOWN);
                }}
              >
                <option value="">{t("puzzles.any")}</option>
                {CHOICES[by].map((value) => (
                  <option key={value} value={value}>
                    {nameOf(by, value)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </form>
        <p role="status" className="soft">
          {t("puzzles.count", { n: list.length })}
        </p>
        <ul className="puzzle__list">
          {list.slice(0, most).map((puzzle) => (
            <Row key={puzzle.id} puzzle={puzzle} />
          ))}
        </ul>
        {list.length > most ? (
          <p>
            <button type="button" className="btn" onClick={() => setMost(most + SHOWN)}>
              {t("puzzles.more")}
            </button>
          </p>
        ) : null}
      </main>
      <SiteFoot />
    </div>
  );
}
