/** The charts in numbers: for whoever can't see lines, or wants it exactly. A row for each round. */
import type { CourseRow } from "@fiefdom/local";
import { Signed } from "../ui/Signed.tsx";
import { useWords } from "../words.ts";

const COLUMNS = ["points", "money", "cards"] as const;

/** A round ends before the player who began has a turn again. */
function roundsOf(course: readonly CourseRow[]): CourseRow[] {
  const began = course[1]?.turn?.seat;
  return course.filter(
    ({ turn }, i) => turn === null || i === course.length - 1 || course[i + 1].turn?.seat === began,
  );
}

/** The cells of a row, each with the name that tells it from the others. */
const cellsOf = ({ seats }: CourseRow): { readonly key: string; readonly n: number }[] =>
  seats.flatMap(({ score, money, cards }, seat) => [
    { key: `points ${seat}`, n: score },
    { key: `money ${seat}`, n: money },
    { key: `cards ${seat}`, n: cards },
  ]);

export function Numbers({
  course,
  names,
}: {
  readonly course: readonly CourseRow[];
  readonly names: readonly string[];
}) {
  const { t } = useWords();
  return (
    <details className="numbers">
      <summary>{t("end.table")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="numbers__scroll" aria-label={t("end.table")} tabIndex={0}>
        <table>
          <caption className="vh">{t("end.table.about")}</caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t("end.turn")}
              </th>
              {names.map((name, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <th key={seat} scope="colgroup" colSpan={COLUMNS.length}>
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
            <tr>
              {cellsOf(course[0]).map(({ key }) => (
                <th key={key} scope="col">
                  {t(`end.column.${key.split(" ")[0] as (typeof COLUMNS)[number]}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roundsOf(course).map((row, round) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds never change their order
              <tr key={round}>
                <th scope="row">{row.turn === null ? t("end.before") : round}</th>
                {cellsOf(row).map(({ key, n }) => (
                  <td key={key}>
                    <Signed n={n} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
