/** The end: who won and why, what earned the points, and what can be done next. */
import { pileName } from "@fiefdom/text";
import { useEffect, useRef } from "react";
import { Icon } from "../cards/Arms.tsx";
import { go } from "../router.ts";
import { rematch } from "../session/session.ts";
import { useTable } from "../table/context.ts";
import { Crest } from "../table/Players.tsx";
import { ScoreTable } from "../table/ScoreTable.tsx";
import { Decks } from "./Decks.tsx";
import { ScoreChart } from "./ScoreChart.tsx";
import { verdict } from "./verdict.ts";

export function EndPage({ onLook }: { readonly onLook: () => void }) {
  const { lang, t, view, play, names, cards } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const result = play.result ?? [];
  const empty = view.supply.filter((pile) => pile.count === 0);
  const ending = empty.find((pile) => cards.get(pile.pile)?.endsGame === true);
  const cause =
    ending === undefined
      ? t("end.piles", { n: empty.length, piles: empty.map((pile) => pileName(pile.pile, lang)).join(", ") })
      : t("end.pile", { pile: pileName(ending.pile, lang) });
  return (
    <main className="end">
      <header>
        <div className="laurel">
          <Icon name="laurels" />
          <Crest seat={result[0]?.seat ?? 0} />
        </div>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {verdict(result, names, view.seat, lang)}
          </h1>
          <p>{cause}</p>
        </div>
        <div className="acts">
          <button type="button" className="btn" onClick={onLook}>
            {t("end.look")}
          </button>
          <button type="button" className="btn" onClick={() => go("/play")}>
            {t("end.new")}
          </button>
          <button type="button" className="btn main" onClick={rematch}>
            {t("end.again")}
          </button>
        </div>
      </header>
      <section className="score" aria-label={t("score")}>
        <ScoreTable
          rows={result.map((row) => ({
            seat: row.seat,
            name: names[row.seat],
            score: row.score,
            best: row.place === 1,
          }))}
        />
      </section>
      <section className="side2">
        <ScoreChart />
        <h2>{t("end.decks")}</h2>
        <Decks />
      </section>
    </main>
  );
}
