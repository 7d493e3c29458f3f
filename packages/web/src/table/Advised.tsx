/** What is said of a decision before it is taken: a hint that was asked for, or that a move would be costly. */
import { chanceText, lineText } from "@fiefdom/text/considered";
import { message } from "@fiefdom/text/messages";
import { inPercent, reasonText } from "@fiefdom/text/reviewed";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { spotsFor, useRing } from "../learn/ring.ts";
import { problemText } from "../session/problems.ts";
import type { Decision } from "../session/types.ts";
import { capital } from "../words.ts";
import { useLaterWords } from "../wordsLater.ts";
import type { TableAdvice } from "./advice.ts";
import { Weighed } from "./Consider.tsx";
import { useTable } from "./context.ts";
import "./advice.css";

const MARK = "data-advised";

/** A lamp: asks what Sovereign would do. */
export function AskHint() {
  const { t, advice } = useTable();
  if (!advice.may) return null;
  return (
    <button
      type="button"
      className="btn icon lamp"
      data-nav=""
      data-advise="ask"
      aria-label={`${t("advice.hint")}: ${t("consider")}`}
      title={t("consider")}
      aria-keyshortcuts="a"
      aria-disabled={advice.asked.is === "thinking" ? true : undefined}
      onClick={() => {
        if (advice.asked.is !== "thinking") advice.ask();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M9 18h6M10 21.500h4M8.500 15c0-2-2.500-3.200-2.500-6.500a6 6 0 0 1 12 0c0 3.300-2.500 4.500-2.500 6.500z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{t("advice.hint")}</span>
    </button>
  );
}

export function Advised() {
  const { t, lang, advice, choices } = useTable();
  const { asked, held, judging, late } = advice;
  if (held !== null) return <Warned held={held} advice={advice} />;
  if (judging) return <Strip kind="judging">{t("advice.judging")}</Strip>;
  switch (asked.is) {
    case "no":
      return late ? <Late /> : null;
    case "thinking":
      return <Strip kind="thinking">{t("consider.thinking")}</Strip>;
    case "none":
      return (
        <Strip kind="none" onClose={advice.dismiss}>
          {t("advice.none")}
        </Strip>
      );
    case "problem":
      return (
        <Strip kind="none" onClose={advice.dismiss}>
          {problemText(asked.problem, lang)}
        </Strip>
      );
    case "hint":
      return choices === null ? null : <Hinted advice={advice} decision={choices.decision} />;
  }
}

/** Whoever trains should not take silence for praise. */
function Late() {
  const { lang } = useTable();
  return useLaterWords() ? <Strip kind="late">{message("review.late", {}, lang)}</Strip> : null;
}

function Strip({
  kind,
  onClose,
  children,
}: {
  readonly kind: "thinking" | "judging" | "late" | "none";
  readonly onClose?: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div className="advice" data-kind={kind}>
      <p role="status">{children}</p>
      {onClose === undefined ? null : <Close onClose={onClose} />}
    </div>
  );
}

function Close({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTable();
  return (
    <button
      type="button"
      className="btn small quiet"
      data-nav=""
      data-advise="close"
      aria-label={t("close")}
      onClick={onClose}
    >
      ✕
    </button>
  );
}

function Hinted({ advice, decision }: { readonly advice: TableAdvice; readonly decision: Decision }) {
  const { t, lang, cards } = useTable();
  const [open, setOpen] = useState(false);
  const { asked, next } = advice;
  useRing(next === null ? [] : spotsFor(next, decision), JSON.stringify(next), MARK);
  if (asked.is !== "hint") return null;
  const [best] = asked.hint.candidates;
  const what = lineText(best.line.slice(asked.step), (id) => cards.has(id), lang);
  return (
    <div className="advice" data-kind="hint">
      <p role="status">
        <b>{capital(what, lang)}</b> <bdi>{chanceText(best, lang)}</bdi>
      </p>
      <span className="advice__acts">
        {next === null ? null : (
          <button
            type="button"
            className="btn small main"
            data-nav=""
            data-advise="take"
            aria-keyshortcuts="f"
            onClick={advice.take}
          >
            {t("advice.take")}
          </button>
        )}
        <button
          type="button"
          className="btn small"
          data-nav=""
          data-advise="more"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t("advice.more")}
        </button>
        <Close onClose={advice.dismiss} />
      </span>
      {open ? (
        <div className="advice__all">
          <Weighed thought={asked.hint} />
        </div>
      ) : null}
    </div>
  );
}

function Warned({
  held,
  advice,
}: {
  readonly held: NonNullable<TableAdvice["held"]>;
  readonly advice: TableAdvice;
}) {
  const { t, lang, cards } = useTable();
  const again = useRef<HTMLButtonElement>(null);
  // The harmless answer has the focus.
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  const { verb, source, played, better, cost, reasons } = held.warning;
  const said = (options: readonly string[]): string =>
    capital(
      lineText([{ verb, source, options }], (id) => cards.has(id), lang),
      lang,
    );
  return (
    <div className="advice" data-kind="warning" role="alertdialog" aria-label={t("advice.warning")}>
      <div role="alert">
        <p>
          <b>
            {message(
              "review.warning",
              { what: said(played.options), cost: inPercent(cost.value), give: inPercent(cost.give) },
              lang,
            )}
          </b>
        </p>
        <p>
          {message(
            "review.better",
            {
              what: said(better.options),
              chance: inPercent(better.chance.value),
              give: inPercent(better.chance.give),
            },
            lang,
          )}
        </p>
        {reasons.length === 0 ? null : (
          <ul className="advice__why">
            {reasons.map((reason) => (
              <li key={reason.code}>{reasonText(reason, lang)}</li>
            ))}
          </ul>
        )}
      </div>
      <span className="advice__acts">
        <button
          type="button"
          ref={again}
          className="btn small main"
          data-nav=""
          data-advise="again"
          onClick={advice.relent}
        >
          {t("advice.again")}
        </button>
        <button type="button" className="btn small" data-nav="" data-advise="anyway" onClick={advice.insist}>
          {t("advice.anyway")}
        </button>
      </span>
    </div>
  );
}
