/** The end: who won and why, what earned the points, how it came about, and what can be done next. */
import type { CourseRow } from "@fiefdom/local";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../cards/Arms.tsx";
import { useTable } from "../table/context.ts";
import { Crest, coloursOf } from "../table/Players.tsx";
import { ScoreTable } from "../table/ScoreTable.tsx";
import { useParts } from "../ui/afterPaint.ts";
import { Charts } from "./Charts.tsx";
import { causeOf } from "./cause.ts";
import { Decks } from "./Decks.tsx";
import { decided } from "./decided.ts";
import { EndActs } from "./EndActs.tsx";
import { Rising } from "./Rising.tsx";
import { useCourse } from "./useCourse.ts";
import { useThisGame } from "./useThisGame.ts";
import { verdict } from "./verdict.ts";

export function EndPage({
  onLook,
  course,
  you,
  after,
}: {
  /** Back to the table as it stands. */
  readonly onLook?: () => void;
  /** How it came about, where that is known already. */
  readonly course?: readonly CourseRow[] | null;
  /** Whose victory it is, where that is not the seat that is looked from. */
  readonly you?: number;
  /** Among people, or in a replay: in place of starting another game at once, and below everything else. */
  readonly after?: { readonly acts: ReactNode; readonly below?: ReactNode } | undefined;
}) {
  const { lang, t, view, play, names } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const game = useThisGame();
  const found = useCourse(course === undefined ? game : null);
  const result = play.result ?? [];
  /** Below the result: how it came about, then the decks. */
  const parts = useParts(2);
  const sentences = decided(result, course ?? found, names, you ?? view.seat, lang);
  return (
    <main className="end">
      <header className="standard" style={coloursOf(result[0]?.seat ?? 0)}>
        <div className="laurel">
          <Icon name="laurels" />
          <Crest seat={result[0]?.seat ?? 0} />
        </div>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {verdict(result, names, you ?? view.seat, lang)}
          </h1>
          <p>{causeOf(result, view, names, lang)}</p>
        </div>
      </header>
      <section className="score" aria-label={t("score")}>
        <ScoreTable
          rows={result.map((row) => ({
            seat: row.seat,
            name: names[row.seat],
            score: row.score,
            place: row.place,
          }))}
          total={(n, nth) => <Rising n={n} after={result.length - 1 - nth} />}
        />
      </section>
      <div className="acts">
        {onLook === undefined ? null : (
          <button type="button" className="btn" onClick={onLook}>
            {t("end.look")}
          </button>
        )}
        {after?.acts ?? <EndActs game={game} />}
      </div>
      <section className="side2">
        {sentences.length === 0 ? null : (
          <div className="decided">
            <h2>{t("end.decided")}</h2>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        {parts < 1 ? null : <Charts course={course ?? found} />}
        {parts < 2 ? null : (
          <>
            <h2>{t("end.decks")}</h2>
            <Decks />
            {after?.below}
          </>
        )}
      </section>
    </main>
  );
}
