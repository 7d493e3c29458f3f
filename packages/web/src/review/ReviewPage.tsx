/** A finished game looked at again: the chances, what decided it, and the moments that cost most as questions. */
import type { CourseRow, Review } from "@fiefdom/local";
import { cardList, message } from "@fiefdom/text/messages";
import { decidedText, luckText } from "@fiefdom/text/reviewed";
import { useEffect, useMemo, useState } from "react";
import { CourseCharts } from "../end/Charts.tsx";
import { pathOf } from "../replay/address.ts";
import { calledIn } from "../replay/called.ts";
import type { RecordedGame } from "../replay/game.ts";
import { Nothing } from "../replay/ReplayPage.tsx";
import { useGame } from "../replay/useGame.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { useLaterWords } from "../wordsLater.ts";
import { Curve } from "./Curve.tsx";
import { Moment } from "./Moment.tsx";
import { beginReview, useReviews } from "./reviewing.ts";
import "./review.css";

export function ReviewPage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { found, again } = useGame(id);
  const isSpoken = useLaterWords();
  if (found === null || !isSpoken)
    return (
      <main className="page narrow">
        <p role="status">{t("opening")}</p>
      </main>
    );
  return "missing" in found ? (
    <Nothing why={found.missing} onAgain={again} />
  ) : (
    <Reviewed key={found.game.id} game={found.game} />
  );
}

function Reviewed({ game }: { readonly game: RecordedGame }) {
  const { lang, t } = useWords();
  const state = useReviews((all) => all.of[game.id]);
  const names = useMemo(() => calledIn(game.seats, lang), [game, lang]);
  useEffect(() => beginReview(game), [game]);
  return (
    <main className="page review">
      <header>
        <h1>{t("review")}</h1>
        <Link to={`${pathOf(game.id)}${location.hash}`} className="btn">
          {t("replay")}
        </Link>
      </header>
      {state === undefined || state.is === "going" ? <Going done={state?.done ?? 0} /> : null}
      {state?.is === "waiting" ? <Going /> : null}
      {state?.is === "impossible" ? <p role="alert">{t("review.impossible")}</p> : null}
      {state?.is === "done" ? <Told game={game} review={state.review} names={names} /> : null}
    </main>
  );
}

/** How far it is; nothing is known of that while other games come first. */
function Going({ done }: { readonly done?: number }) {
  const { t } = useWords();
  return (
    <section className="review__going">
      <p id="review-going">{t(done === undefined ? "review.waiting" : "review.going")}</p>
      <progress aria-labelledby="review-going" max="1" {...(done === undefined ? {} : { value: done })} />
      <p className="soft">{t("review.leave")}</p>
    </section>
  );
}

/** What everybody had, turn by turn. */
const courseOf = ({ turns, holdings }: Review): CourseRow[] =>
  holdings.map((seats, i) => {
    const turn = turns[i - 1];
    return {
      turn: turn === undefined ? null : { at: turn.first, seat: turn.seat, number: turn.number },
      seats,
    };
  });

function Told({
  game,
  review,
  names,
}: {
  readonly game: RecordedGame;
  readonly review: Review;
  readonly names: readonly string[];
}) {
  const { lang, t } = useWords();
  const [open, setOpen] = useState(0);
  const seat = Math.max(0, game.you);
  const { mistakes, summary, turns } = review;
  const shown = mistakes[open];
  return (
    <>
      <Curve review={review} seat={seat} names={names} chosen={shown?.turn ?? -1} />
      <section className="review__decided" aria-labelledby="review-decided">
        <h2 id="review-decided">{t("end.decided")}</h2>
        {[...decidedText(review, names, lang), luckText(review, names, lang)].map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul>
          {summary.seats.map(({ opening, greens }, other) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={other}>
              {message("review.opening", { who: names[other], cards: cardList(opening, lang) }, lang)};{" "}
              {greens === null
                ? message("review.greens.never", { who: names[other] }, lang)
                : message("review.greens", { who: names[other], turn: greens }, lang)}
            </li>
          ))}
        </ul>
      </section>
      <section className="review__course">
        <CourseCharts course={courseOf(review)} names={names} />
      </section>
      {shown === undefined ? null : (
        <section className="review__moments" aria-labelledby="review-moments">
          <h2 id="review-moments">{t("review.moments")}</h2>
          <ol>
            {mistakes.map(({ at, turn, seat: who }, i) => (
              <li key={at}>
                <button
                  type="button"
                  className="btn small"
                  aria-current={i === open}
                  onClick={() => setOpen(i)}
                >
                  {message("review.moment", { who: names[who], turn: turns[turn].number }, lang)}
                </button>
              </li>
            ))}
          </ol>
          <Moment key={shown.at} game={game} review={review} mistake={shown} names={names} />
        </section>
      )}
      <p className="soft">
        {message(
          "review.looked",
          { decisions: review.decisions, playouts: review.playouts.toLocaleString(lang) },
          lang,
        )}{" "}
        {t("review.about")}
      </p>
    </>
  );
}
