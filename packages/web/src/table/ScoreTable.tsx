/** Points, and what earned them: a row for each player at every width, with a bar that is as long as they are many. */
import { cardName } from "@fiefdom/text";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../cards/Arms.tsx";
import { cardOf } from "../cards/catalogue.ts";
import { bordersOf, fieldClass, iconOf, tincturesOf } from "../cards/heraldry.ts";
import { Mark } from "../cards/Mark.tsx";
import type { PlayerView } from "../session/types.ts";
import { Signed, Times } from "../ui/Signed.tsx";
import { useWords } from "../words.ts";
import { Crest } from "./Players.tsx";

export interface ScoreRow {
  readonly seat: number;
  readonly name: string;
  readonly score: PlayerView["score"];
  /** Where they came in; null while the game is on. */
  readonly place: number | null;
}

const TOKENS = "tokens";

/** The field of a card in a bar of points: that of the type for which they are counted. */
function fieldOf(source: string): string {
  if (source === TOKENS) return "place__tokens";
  const fields = tincturesOf(cardOf(source).types);
  return `fld ${fieldClass(fields.find((type) => type === "Victory") ?? fields[0])}`;
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
  const nameOf = (source: string): string => (source === TOKENS ? t("score.tokens") : cardName(source, lang));
  // What counts most comes first, in the same order for everybody; what takes points away comes last.
  const most = new Map<string, number>();
  for (const { score } of rows) {
    for (const { source, vp } of score.parts)
      if (vp !== 0) most.set(source, Math.max(most.get(source) ?? 0, Math.abs(vp)));
  }
  const sources = [...most.keys()].sort((a, b) => (most.get(b) ?? 0) - (most.get(a) ?? 0));
  const partsOf = ({ score }: ScoreRow): ScoreRow["score"]["parts"] =>
    score.parts
      .filter(({ vp }) => vp !== 0)
      .sort(
        (a, b) => Math.sign(b.vp) - Math.sign(a.vp) || sources.indexOf(a.source) - sources.indexOf(b.source),
      );
  const lengthOf = (row: ScoreRow): number => row.score.parts.reduce((sum, { vp }) => sum + Math.abs(vp), 0);
  const longest = Math.max(1, ...rows.map(lengthOf));
  return (
    <>
      <ol className="places">
        {rows.map((row, nth) => (
          <li key={row.seat} className={row.place === 1 ? "place win" : "place"}>
            {row.place === null ? null : <span className="place__nth">{row.place}</span>}
            <Crest seat={row.seat} />
            <p className="place__name">
              <bdi>{row.name}</bdi>
            </p>
            <p className="place__total">
              <span className="vh">{t("end.column.points")} </span>
              {total(row.score.total, nth)}
            </p>
            <ul className="place__parts" style={{ "--long": lengthOf(row) / longest } as CSSProperties}>
              {partsOf(row).map(({ source, vp, count }) => (
                <li
                  key={source}
                  className={fieldOf(source)}
                  data-less={vp < 0 ? "" : undefined}
                  data-metal={source === TOKENS ? undefined : bordersOf(source)["data-metal"]}
                  style={{ flex: `${Math.abs(vp)} 1 0` }}
                  title={nameOf(source)}
                >
                  <span className="vh">{nameOf(source)} </span>
                  <b>
                    <Signed n={vp} />
                  </b>
                  {source === TOKENS ? null : <Icon name={iconOf(source)} className="place__what" />}
                  {source === TOKENS || count === 0 ? null : (
                    <span className="vh">
                      {" "}
                      <Times n={count} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="places__key" aria-hidden="true">
        {sources.map((source) => (
          <span key={source}>
            {source === TOKENS ? <Mark kind="vp" /> : <Icon name={iconOf(source)} />}
            {nameOf(source)}
          </span>
        ))}
      </p>
    </>
  );
}
