/**
 * In place of the strip that asks: the number that a rule puzzle wants to know, and then what happens, or the
 * solution, step by step.
 */
import type { Judged, Outline, Posed } from "@fiefdom/local";
import { moveText } from "@fiefdom/text/puzzles";
import type { ReactNode } from "react";
import { useTable } from "../table/context.ts";
import { Counters, Phases } from "../table/Prompt.tsx";
import { capital } from "../words.ts";
import { useQuestion } from "./Question.tsx";

/** What was done last. */
function useDone(judged: Judged | null, posed: Posed, at: number): string | null {
  const { lang, t, names, cards } = useTable();
  const move = judged?.line[at - 1];
  if (move === undefined) return null;
  const what = moveText(move, (id) => cards.has(id), lang);
  const who = move.seat === posed.seat ? t("you") : (names[move.seat] ?? "");
  return t("replay.chose", { who, what: capital(what, lang) });
}

export function Steps({
  posed,
  judged,
  outline,
  at,
  onStep,
  onTell,
}: {
  readonly posed: Posed;
  readonly judged: Judged | null;
  /** Null where nothing is shown step by step. */
  readonly outline: Outline | null;
  readonly at: number;
  readonly onStep: (to: number) => void;
  readonly onTell: (number: number) => void;
}): ReactNode {
  const { t } = useTable();
  const question = useQuestion(posed);
  const done = useDone(judged, posed, at);
  const asks = posed.kind === "rule" && judged === null;
  return (
    <section className="prompt" data-state={asks ? "turn" : "wait"} aria-label={t("prompt")}>
      <Counters />
      <div className="ask">
        <div className="whose">
          <Phases />
        </div>
        <h1 className="q" tabIndex={-1} aria-live="polite">
          {done ?? question}
        </h1>
      </div>
      <div className="acts">
        {asks
          ? posed.numbers.map((number) => (
              <button
                key={number}
                type="button"
                className="btn"
                data-nav=""
                data-can=""
                data-option={number}
                onClick={() => onTell(number)}
              >
                {number}
              </button>
            ))
          : null}
        {outline === null || judged === null ? null : (
          <>
            <button
              type="button"
              className="btn"
              data-nav=""
              aria-disabled={at === 0 || undefined}
              onClick={() => onStep(at - 1)}
            >
              {t("puzzle.back")}
            </button>
            <button
              type="button"
              className="btn"
              data-nav=""
              data-can=""
              aria-disabled={at === outline.of || undefined}
              onClick={() => onStep(at + 1)}
            >
              {t("puzzle.forward")}
            </button>
            <span className="puzzle__at">{t("puzzle.steps", { at, of: outline.of })}</span>
          </>
        )}
      </div>
    </section>
  );
}
