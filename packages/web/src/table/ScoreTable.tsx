/** Points, and what earned them: a row for each player, at every width. */
import { cardName } from "@fiefdom/text";
import type { ReactNode } from "react";
import { Arms } from "../cards/Arms.tsx";
import { Mark } from "../cards/Mark.tsx";
import type { PlayerView } from "../session/types.ts";
import { Signed, Times } from "../ui/Signed.tsx";
import { useWords } from "../words.ts";
import { Crest } from "./Players.tsx";

export interface ScoreRow {
  readonly seat: number;
  readonly name: string;
  readonly score: PlayerView["score"];
  /** The winner, or one of them. */
  readonly best: boolean;
}

export function ScoreTable({
  rows,
  total = (n) => <Signed n={n} />,
}: {
  readonly rows: readonly ScoreRow[];
  /** How the sum is shown; `nth` is its row. */
  readonly total?: (n: number, nth: number) => ReactNode;
}) {
  const { lang, t } = useWords();
  // What counts most comes first, in the same order for everybody.
  const most = new Map<string, number>();
  for (const { score } of rows) {
    for (const { source, vp } of score.parts) most.set(source, Math.max(most.get(source) ?? 0, Math.abs(vp)));
  }
  const inOrder = (parts: ScoreRow["score"]["parts"]) =>
    [...parts].sort((a, b) => (most.get(b.source) ?? 0) - (most.get(a.source) ?? 0));
  return (
    <ol className="places">
      {rows.map(({ seat, name, score, best }, nth) => (
        <li key={seat} className={best ? "place win" : "place"}>
          <Crest seat={seat} />
          <p className="place__name">
            <bdi>{name}</bdi>
          </p>
          <p className="place__total">
            <span className="vh">{t("end.column.points")} </span>
            {total(score.total, nth)}
          </p>
          <ul className="place__parts">
            {inOrder(score.parts).map(({ source, vp, count }) => (
              <li key={source}>
                {source === "tokens" ? (
                  <Mark kind="vp" />
                ) : (
                  <span className="mini">
                    <Arms id={source} />
                  </span>
                )}
                <span>{source === "tokens" ? t("score.tokens") : cardName(source, lang)}</span>
                <b>
                  <Signed n={vp} />
                </b>
                {source === "tokens" || count === 0 ? null : (
                  <i>
                    <Times n={count} />
                  </i>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
