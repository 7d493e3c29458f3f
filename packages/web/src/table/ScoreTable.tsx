/** Points, and what earned them: a column for each player, a row for each source. */
import { cardName } from "@fiefdom/text";
import { Arms } from "../cards/Arms.tsx";
import { Mark } from "../cards/Mark.tsx";
import type { PlayerView } from "../session/types.ts";
import { useWords } from "../words.ts";
import { Crest } from "./Players.tsx";

export interface ScoreRow {
  readonly seat: number;
  readonly name: string;
  readonly score: PlayerView["score"];
  /** The winner, or one of them. */
  readonly best: boolean;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export function ScoreTable({ rows }: { readonly rows: readonly ScoreRow[] }) {
  const { lang, t } = useWords();
  const best = new Map<string, number>();
  for (const { score } of rows) {
    for (const part of score.parts)
      best.set(part.source, Math.max(best.get(part.source) ?? -99, Math.abs(part.vp)));
  }
  const sources = [...best].sort((a, b) => b[1] - a[1]).map(([source]) => source);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t("score.source")}</span>
          </th>
          {rows.map((row) => (
            <th key={row.seat} scope="col" className={row.best ? "win" : ""}>
              <Crest seat={row.seat} />
              <bdi>{row.name}</bdi>
              <strong>{signed(row.score.total)}</strong>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">
              {source === "tokens" ? (
                <Mark kind="vp" />
              ) : (
                <span className="mini">
                  <Arms id={source} />
                </span>
              )}
              {source === "tokens" ? t("score.tokens") : cardName(source, lang)}
            </th>
            {rows.map((row) => {
              const part = row.score.parts.find((other) => other.source === source);
              return part === undefined ? (
                <td key={row.seat} className="nil">
                  –
                </td>
              ) : (
                <td key={row.seat}>
                  <b>{signed(part.vp)}</b>
                  <i>{source === "tokens" || part.count === 0 ? "" : `× ${part.count}`}</i>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
