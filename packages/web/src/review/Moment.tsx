/** A moment of a game: first a question, then what was played, what was better, by how much, and why. */
import type { Review } from "@fiefdom/local";
import { cardName } from "@fiefdom/text";
import { lineText } from "@fiefdom/text/considered";
import { cardList, message } from "@fiefdom/text/messages";
import { inPercent, reasonText } from "@fiefdom/text/reviewed";
import { useState } from "react";
import { isCard } from "../cards/catalogue.ts";
import { pathOf } from "../replay/address.ts";
import type { RecordedGame } from "../replay/game.ts";
import { playOn } from "../replay/playOn.ts";
import { useSettings } from "../settings.ts";
import { Link } from "../ui/Link.tsx";
import { capital, useWords } from "../words.ts";

type Mistake = Review["mistakes"][number];
type Way = Mistake["played"];

/** Who plays the other seats where people sat. */
const STAND_IN = "marshal";

export function Moment({
  game,
  review,
  mistake,
  names,
}: {
  readonly game: RecordedGame;
  readonly review: Review;
  readonly mistake: Mistake;
  readonly names: readonly string[];
}) {
  const { lang, t } = useWords();
  const [tried, setTried] = useState<string | null>(null);
  const { seat, turn, verb, source, played, better, others, table } = mistake;
  const said = ({ options }: Way): string =>
    capital(lineText([{ verb, source, options }], isCard, lang), lang);
  const ways = [played, better, ...others].map((way) => ({ way, text: said(way) }));
  // By their words, so that the order gives nothing away.
  ways.sort((a, b) => a.text.localeCompare(b.text, lang));
  const at = `${pathOf(game.id)}?at=${mistake.at}&as=${seat}${location.hash}`;
  return (
    <article className="review__moment">
      <h3>
        {message("review.moment", { who: names[seat], turn: review.turns[turn].number }, lang)}
        {source === null ? "" : ` · ${cardName(source, lang)}`}
      </h3>
      <dl className="review__stood">
        <dt>{t("review.hand")}</dt>
        <dd>{cardList(table.hand, lang)}</dd>
        <dt>{t("review.inPlay")}</dt>
        <dd>{cardList(table.inPlay, lang)}</dd>
        <dt>{t("review.purse")}</dt>
        <dd>{t("review.purse.has", { actions: table.actions, buys: table.buys, coins: table.coins })}</dd>
        <dt>{t("score")}</dt>
        <dd>{names.map((who, other) => `${who} ${table.points[other]}`).join(", ")}</dd>
      </dl>
      <p>
        <Link to={at}>{t("review.table")}</Link>
      </p>
      {tried === null ? (
        <fieldset className="review__question">
          <legend>{t("review.question")}</legend>
          {ways.map(({ text }) => (
            <button key={text} type="button" className="btn" onClick={() => setTried(text)}>
              {text}
            </button>
          ))}
        </fieldset>
      ) : (
        <Verdict game={game} mistake={mistake} names={names} said={said} tried={tried} />
      )}
    </article>
  );
}

function Verdict({
  game,
  mistake,
  names,
  said,
  tried,
}: {
  readonly game: RecordedGame;
  readonly mistake: Mistake;
  readonly names: readonly string[];
  readonly said: (way: Way) => string;
  readonly tried: string;
}) {
  const { lang, t } = useWords();
  const name = useSettings((settings) => settings.name);
  const { at, seat, played, better, others, cost, reasons, answers, worlds } = mistake;
  const goOn = (anew: boolean): void => {
    const { record } = game;
    const given = answers.map((options) => [seat, ...options] as [number, ...string[]]);
    const changed = { ...record, answers: [...record.answers.slice(0, at), ...given] };
    const bots = game.seats.map(({ bot }) => bot ?? STAND_IN);
    playOn(
      { ...game, record: changed },
      {
        at: changed.answers.length,
        seat,
        bots,
        me: name === "" ? t("you") : name,
        names,
        anew,
      },
    );
  };
  return (
    <div className="review__verdict" role="status">
      <p className="review__said">
        {t(tried === said(better) ? "review.right" : tried === said(played) ? "review.same" : "review.other")}
      </p>
      <ul className="review__ways">
        {[better, played, ...others].map((way) => (
          <li key={said(way)} data-is={way === better ? "better" : way === played ? "played" : undefined}>
            <span>
              {said(way)}
              {way === better
                ? ` · ${t("review.isBetter")}`
                : way === played
                  ? ` · ${t("review.isPlayed")}`
                  : ""}
            </span>
            <b>
              <bdi dir="ltr">
                {inPercent(way.chance.value)} % ± {inPercent(way.chance.give)}
              </bdi>
            </b>
            <i style={{ inlineSize: `${inPercent(way.chance.value)}%` }} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <p>
        {message("review.cost", { cost: inPercent(cost.value), give: inPercent(cost.give) }, lang)}{" "}
        <span className="soft">{t("review.worlds", { n: worlds })}</span>
      </p>
      {reasons.length === 0 ? null : (
        <ul className="review__why">
          {reasons.map((reason) => (
            <li key={reason.code}>{reasonText(reason, lang)}</li>
          ))}
        </ul>
      )}
      <div className="review__on">
        <button type="button" className="btn" onClick={() => goOn(false)}>
          {t("review.playOn")}
        </button>
        <button type="button" className="btn" onClick={() => goOn(true)}>
          {t("review.playAnew")}
        </button>
      </div>
    </div>
  );
}
