/** Points and money by turn, as lines and as a table of numbers. */
import type { CourseRow } from "@fiefdom/local";
import { useMemo } from "react";
import { useSession } from "../session/session.ts";
import { useTable } from "../table/context.ts";
import { useWords } from "../words.ts";
import { Chart } from "./Chart.tsx";
import { Numbers } from "./Numbers.tsx";

/** Fewer turns than that are no course. */
const FEWEST = 4;

/** What this page saw of the points, for games whose record can't be had. */
function useSeen(): readonly (readonly number[])[] {
  const scores = useSession((session) => session.scores);
  return useMemo(() => [...scores].sort((a, b) => a[0] - b[0]).map(([, points]) => points), [scores]);
}

export function Charts({ course }: { readonly course: readonly CourseRow[] | null }) {
  const { t, names } = useTable();
  const seen = useSeen();
  if (course !== null) return <CourseCharts course={course} names={names} />;
  return seen.length < FEWEST ? null : <Chart title={t("end.chart")} names={names} rows={seen} turns={[]} />;
}

/** Of a game whose course is known. */
export function CourseCharts({
  course,
  names,
}: {
  readonly course: readonly CourseRow[];
  readonly names: readonly string[];
}) {
  const { t } = useWords();
  if (course.length < FEWEST) return null;
  const first = course[1]?.turn?.seat;
  const turns = course.map(({ turn }) => (turn !== null && turn.seat === first ? turn.number : null));
  return (
    <>
      <Chart
        title={t("end.chart")}
        names={names}
        rows={course.map(({ seats }) => seats.map((s) => s.score))}
        turns={turns}
      />
      <Chart
        title={t("end.money")}
        about={t("end.money.about")}
        names={names}
        rows={course.map(({ seats }) => seats.map((s) => s.money))}
        turns={turns}
      />
      <Numbers course={course} names={names} />
    </>
  );
}
