/**
 * What Sovereign would do at a moment of a recorded game, on request. It knows no more than the seat it is asked for.
 * At a table where one plays it is asked beside the question (Advised.tsx).
 */

import type { HintJSON } from "@fiefdom/protocol";
import { chanceText, lineText } from "@fiefdom/text/considered";
import { cardList, message } from "@fiefdom/text/messages";
import { useEffect, useRef, useState } from "react";
import { hint } from "../session/session.ts";
import { useTable } from "./context.ts";
import "./consider.css";

const MOST_WAYS = 6;

type Asked = "no" | "thinking" | "not-now" | { readonly thought: HintJSON | null };

export function Consider() {
  const { t, table, view, play } = useTable();
  const [asked, setAsked] = useState<Asked>("no");
  const moment = useRef(play);
  // What was weighed holds for that moment only.
  useEffect(() => {
    moment.current = play;
    setAsked("no");
  }, [play]);
  if (table.id !== "replay" || view.over) return null;
  const ask = async (): Promise<void> => {
    setAsked("thinking");
    const reply = await hint();
    if (moment.current === play) setAsked(reply.ok ? { thought: reply.hint } : "not-now");
  };
  return (
    <section className="consider">
      <h3>{t("consider")}</h3>
      <p className="soft">{t("consider.about")}</p>
      <button type="button" className="btn small" disabled={asked === "thinking"} onClick={() => void ask()}>
        {t("consider.ask")}
      </button>
      <div role="status" className="consider__said">
        {asked === "thinking" ? <p>{t("consider.thinking")}</p> : null}
        {asked === "not-now" ? <p>{t("consider.notNow")}</p> : null}
        {typeof asked === "object" ? <Weighed thought={asked.thought} /> : null}
      </div>
    </section>
  );
}

export function Weighed({ thought }: { readonly thought: HintJSON | null }) {
  const { lang, cards, names } = useTable();
  if (thought === null) return <p>{message("considered.none", {}, lang)}</p>;
  const isCard = (id: string): boolean => cards.has(id);
  return (
    <>
      <ol className="consider__ways">
        {thought.candidates.slice(0, MOST_WAYS).map((candidate) => {
          const what = lineText(candidate.line, isCard, lang);
          return (
            <li key={what}>
              <span>
                {what}
                {candidate.isPlan ? ` · ${message("considered.plan", {}, lang)}` : ""}
              </span>
              <b>{chanceText(candidate, lang)}</b>
            </li>
          );
        })}
      </ol>
      {thought.course.length === 0 ? null : (
        <>
          <p>
            <b>{message("considered.course", {}, lang)}</b>
          </p>
          <ol className="consider__course">
            {thought.course.map(({ seat, gains }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: turns that follow one another
              <li key={i}>
                {gains.length === 0
                  ? message("considered.gainsNothing", { who: names[seat] }, lang)
                  : message("considered.gains", { who: names[seat], cards: cardList(gains, lang) }, lang)}
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="soft">{message("considered.playouts", { n: thought.playouts }, lang)}</p>
    </>
  );
}
