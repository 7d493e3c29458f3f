/** How a puzzle was answered, what the answer is, and why: facts that were counted, and the way on. */
import type { Judged, Posed } from "@fiefdom/local";
import { message } from "@fiefdom/text/messages";
import { answerText, whyText, winsText } from "@fiefdom/text/puzzles";
import { useEffect, useRef } from "react";
import { Icon } from "../cards/Arms.tsx";
import { useRulings } from "../cards/useRulings.ts";
import { useNextKey } from "../learn/nextKey.ts";
import { playPosition } from "../session/open.ts";
import { useTable } from "../table/context.ts";
import { Link } from "../ui/Link.tsx";
import { capital } from "../words.ts";
import type { Change } from "./memory.ts";
import { useHeadline } from "./Question.tsx";

/** Who plays the next seat when somebody plays on. */
const OPPONENT = ["marshal"];

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** The answers of a choice with their chances, yours and the best marked by word, edge and colour. */
function Weighed({ puzzle, judged }: { readonly puzzle: Posed; readonly judged: Judged }) {
  const { lang, t, cards } = useTable();
  const { answers, given } = judged;
  if (answers === undefined || puzzle.kind !== "choice") return null;
  return (
    <ol className="puzzle__weighed" aria-label={t("puzzle.answers")}>
      {answers.map((weighed, i) => {
        const yours = given !== null && same(given[0] ?? [], weighed.answer);
        const marks = [
          ...(i === 0 ? [message("puzzle.best", {}, lang)] : []),
          ...(yours ? [message("puzzle.yours", {}, lang)] : []),
          winsText(weighed, lang),
        ];
        return (
          <li key={weighed.answer.join()} data-mark={i === 0 ? "right" : yours ? "wrong" : undefined}>
            <span>
              {capital(
                answerText(puzzle, weighed.answer, (id) => cards.has(id), lang),
                lang,
              )}
            </span>
            <em>{marks.join(" · ")}</em>
          </li>
        );
      })}
    </ol>
  );
}

/** The ruling that says what happens. */
function Ruled({ judged }: { readonly judged: Judged }) {
  const { lang } = useTable();
  const { ruling, number } = judged;
  const rulings = useRulings(ruling?.card ?? null);
  const text = ruling === undefined ? undefined : rulings[ruling.nth]?.text;
  return (
    <>
      {number === undefined ? null : <p>{message("puzzle.number", { n: number }, lang)}</p>}
      {text === undefined ? null : <p className="puzzle__ruling">{text}</p>}
    </>
  );
}

export function Verdict({
  puzzle,
  judged,
  change,
  onAgain,
  onShow,
  onNext,
}: {
  readonly puzzle: Posed;
  readonly judged: Judged;
  readonly change: Change | null;
  readonly onAgain: () => void;
  readonly onShow: (() => void) | null;
  readonly onNext: (() => void) | null;
}) {
  const { lang, t } = useTable();
  const headline = useHeadline(puzzle);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  useNextKey(box);
  // Whoever answered wants to know: a reader hears it, and the keys go on from here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { right, given, why, start } = judged;
  const word = given === null ? "solution" : right ? "right" : "wrong";
  return (
    <section
      ref={box}
      className="coach puzzle"
      data-kind={puzzle.kind}
      data-verdict={word}
      aria-label={t("puzzle")}
    >
      <span className="coach__arms" aria-hidden="true">
        <Icon name={right ? "laurels" : "rule-book"} />
      </span>
      <div className="coach__words">
        <p className="puzzle__head">{headline}</p>
        <h2 className="puzzle__goal" ref={heading} tabIndex={-1}>
          {message(`puzzle.${word}`, {}, lang)}
        </h2>
        <Ruled judged={judged} />
        <Weighed puzzle={puzzle} judged={judged} />
        {why.length === 0 ? null : (
          <ul className="puzzle__why" aria-label={t("puzzle.why")}>
            {why.map((fact, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its place
              <li key={i}>{whyText(fact, lang)}</li>
            ))}
          </ul>
        )}
        {change === null ? null : (
          <p className="puzzle__change">
            {t("puzzle.change", { before: Math.round(change.before), after: Math.round(change.after) })}
          </p>
        )}
      </div>
      <div className="coach__acts">
        {onNext === null ? null : (
          <button type="button" className="btn main" data-nav="" aria-keyshortcuts="n" onClick={onNext}>
            {t("puzzle.next")}
          </button>
        )}
        {right ? null : (
          <button type="button" className="btn" data-nav="" onClick={onAgain}>
            {t("puzzle.again")}
          </button>
        )}
        {onShow === null ? null : (
          <button type="button" className="btn" data-nav="" onClick={onShow}>
            {t("puzzle.watch")}
          </button>
        )}
        {start === undefined ? null : (
          <button
            type="button"
            className="btn"
            data-nav=""
            data-option="playOn"
            onClick={() => playPosition(start.position, OPPONENT, start.before)}
          >
            {t("puzzle.playOn")}
          </button>
        )}
        <Link to="/puzzles" className="btn">
          {t("puzzles.all")}
        </Link>
      </div>
    </section>
  );
}
