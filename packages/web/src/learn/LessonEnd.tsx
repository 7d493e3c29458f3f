/** The end of a game in a lesson: the result as in any game, with the coach's word on it and the way on. */
import type { Lessons } from "@fiefdom/text/learn";
import { useEffect } from "react";
import { Icon } from "../cards/Arms.tsx";
import { EndPage } from "../end/EndPage.tsx";
import { useWords } from "../words.ts";
import { Next } from "./Next.tsx";
import { markDone } from "./progress.ts";
import type { Chapter } from "./script.ts";
import { Text } from "./Text.tsx";

export function LessonEnd({ chapter, lessons }: { readonly chapter: Chapter; readonly lessons: Lessons }) {
  const { t } = useWords();
  useEffect(() => markDone(chapter.id), [chapter]);
  const last = chapter.steps.find((step) => step.when !== undefined && "over" in step.when);
  return (
    <EndPage
      course={null}
      after={{
        acts: <Next chapter={chapter} lessons={lessons} over />,
        below:
          last === undefined ? undefined : (
            <section className="coach" aria-label={t("learn.coach")}>
              <span className="coach__arms" aria-hidden="true">
                <Icon name="rule-book" />
              </span>
              <div className="coach__words">
                <p>
                  <Text text={lessons[chapter.id].steps[last.id].say} />
                </p>
              </div>
            </section>
          ),
      }}
    />
  );
}
