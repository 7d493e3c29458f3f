/**
 * What Sovereign would do in this place, on request. Only where nobody else is at the table: in a game at home,
 * about one's own decisions, and in a game that is over. It knows no more than the seat it is asked for.
 */
import { chanceText, lineText } from "@fiefdom/text/considered";
import { cardList, message } from "@fiefdom/text/messages";
import { useEffect, useRef, useState } from "react";
import { considerAt, type Thought } from "../session/considering.ts";
import { position } from "../session/session.ts";
import { useTable } from "./context.ts";
import "./consider.css";

/** Tables at which it may be asked: at home, and of a recorded game. */
const ALONE = new Set(["local", "replay"]);
const MOST_WAYS = 6;

type Asked = "no" | "thinking" | "not-now" | { readonly thought: Thought | null };

export function Consider() {
  const { t, table, view, play } = useTable();
  const [asked, setAsked] = useState<Asked>("no");
  const stop = useRef(() => {});
  // What was weighed holds for that moment only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new moment
  useEffect(() => {
    setAsked("no");
    return () => stop.current();
  }, [play]);
  if (!ALONE.has(table.id) || view.over) return null;
  const isOpen = view.players.every(({ hand }) => hand !== undefined);
  const ask = async (): Promise<void> => {
    stop.current();
    setAsked("thinking");
    const mine = view.decision !== null && (view.decision.seat === view.seat || isOpen);
    const line = mine ? await position() : null;
    if (line === null) setAsked("not-now");
    else stop.current = considerAt(line, (thought) => setAsked({ thought }));
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

function Weighed({ thought }: { readonly thought: Thought | null }) {
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
          <h4>{message("considered.course", {}, lang)}</h4>
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
