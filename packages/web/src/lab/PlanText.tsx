/** The plan as text, to be read and written; what can't be read is pointed at, in the visitor's language. */
import type { Fault, Unread } from "@fiefdom/local/lab/messages";
import type { Lang } from "@fiefdom/text";
import { type MessageKey, message } from "@fiefdom/text/messages";
import { useId, useRef } from "react";
import { capital } from "../words.ts";
import { LONGEST_TEXT } from "./link.ts";
import { useLabWords } from "./words.ts";

function faultText({ code, details, strange, near }: Fault, lang: Lang): string {
  const sentence = message(`cli.plan.fault.${code}` as MessageKey, details, lang);
  return [
    ...(strange === undefined ? [] : [message("cli.plan.strange", { sign: strange }, lang)]),
    capital(sentence, lang),
    ...(near === undefined ? [] : [message("cli.didYouMean", { names: near }, lang)]),
  ].join(" ");
}

/** The same of a file that is no text of ours. */
export function unreadLines(why: Unread, lang: Lang): string[] {
  if ("xml" in why) {
    const { line, code, details } = why.xml;
    return [
      `${message("cli.plan.line", { line }, lang)}: ${message(`cli.plan.xml.${code}` as MessageKey, details, lang)}`,
    ];
  }
  return why.faults.map(
    (fault) =>
      `${message("cli.plan.place", { line: fault.line, column: fault.column }, lang)}: ${faultText(fault, lang)}`,
  );
}

export function PlanText({
  text,
  unread,
  onType,
}: {
  readonly text: string;
  readonly unread: Unread | "many" | null;
  readonly onType: (text: string) => void;
}) {
  const { lang, t } = useLabWords();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const faults = unread !== null && unread !== "many" && "faults" in unread ? unread.faults : [];
  const goTo = ({ line, column, length }: Fault): void => {
    const before = text.split("\n").slice(0, line - 1);
    const from = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    area.current?.focus();
    area.current?.setSelectionRange(from, from + length);
  };
  return (
    <div className="lab__text">
      <label htmlFor={id}>{t("text")}</label>
      <p className="soft">{t("text.about")}</p>
      <textarea
        id={id}
        ref={area}
        lang="en"
        dir="ltr"
        spellCheck={false}
        maxLength={LONGEST_TEXT}
        rows={Math.min(24, Math.max(8, text.split("\n").length + 1))}
        value={text}
        aria-invalid={unread !== null}
        aria-describedby={unread === null ? undefined : `${id}why`}
        onChange={({ target }) => onType(target.value)}
      />
      <div id={`${id}why`} role="status">
        {unread === null ? null : (
          <>
            <p className="lab__fault">{t("text.unread")}</p>
            {unread === "many" ? <p>{t("text.many")}</p> : null}
            {unread !== "many" && "xml" in unread ? <p>{unreadLines(unread, lang).join(" ")}</p> : null}
            <ul className="lab__faults">
              {faults.map((fault) => {
                const { line, column, length, source } = fault;
                return (
                  <li key={`${line}:${column}`}>
                    <button type="button" className="btn small" onClick={() => goTo(fault)}>
                      {capital(message("cli.plan.place", { line, column }, lang), lang)}
                    </button>
                    <span>{faultText(fault, lang)}</span>
                    <code lang="en" dir="ltr">
                      {source.slice(0, column - 1)}
                      <mark>{source.slice(column - 1, column - 1 + length) || "⏎"}</mark>
                      {source.slice(column - 1 + length)}
                    </code>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
