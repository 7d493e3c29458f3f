/** One chapter, played at a table with the coach beside it. */
import { useEffect, useState } from "react";
import { Icon } from "../cards/Arms.tsx";
import { SiteBar } from "../pages/Site.tsx";
import { Seated } from "../table/Seated.tsx";
import { Table } from "../table/Table.tsx";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { Coach } from "./Coach.tsx";
import { chapterOf } from "./chapters.ts";
import { LessonEnd } from "./LessonEnd.tsx";
import { forgetLesson, openLesson } from "./open.ts";
import { keepSilent, useProgress } from "./progress.ts";
import type { Chapter } from "./script.ts";
import { useLessons } from "./texts.ts";
import "./coach.css";

export function Lesson({ id }: { readonly id: string }) {
  const { t } = useWords();
  const chapter = chapterOf(id);
  if (chapter !== undefined) return <AtTable chapter={chapter} />;
  return (
    <div className="home">
      <SiteBar logo />
      <main className="page narrow">
        <h1>{t("learn.unknown")}</h1>
        <p>
          <Link to="/learn" className="btn main">
            {t("learn.all")}
          </Link>
        </p>
      </main>
    </div>
  );
}

function AtTable({ chapter }: { readonly chapter: Chapter }) {
  const { t } = useWords();
  const lessons = useLessons();
  const silent = useProgress((progress) => progress.silent.includes(chapter.id));
  /** How often the chapter was begun here; 0 until the table of this chapter is the one in sight. */
  const [round, setRound] = useState(0);
  const [wanted, setWanted] = useState(1);
  useEffect(() => {
    const leave = openLesson(chapter);
    setRound(wanted);
    return leave;
  }, [chapter, wanted]);
  const again = (): void => {
    forgetLesson(chapter.id);
    setWanted((before) => before + 1);
  };
  if (lessons === null) {
    return (
      <main className="page narrow" role="alert">
        <h1>{t("learn.noTexts")}</h1>
        <p>
          <a className="btn main" href={location.pathname}>
            {t("reload")}
          </a>
        </p>
      </main>
    );
  }
  if (lessons === undefined || round !== wanted) {
    return (
      <main className="page narrow">
        <p role="status">{t("opening")}</p>
      </main>
    );
  }
  return (
    <Seated>
      <Table
        bar={
          <>
            <button
              type="button"
              className="ghost lesson__coach"
              aria-pressed={!silent}
              onClick={() => keepSilent(chapter.id, !silent)}
              aria-label={t("learn.coach")}
            >
              <Icon name="rule-book" />
              <span>{t("learn.coach")}</span>
            </button>
            <Link to="/learn" className="ghost lesson__leave">
              {t("learn.leave")}
            </Link>
          </>
        }
        banner={silent ? null : <Coach chapter={chapter} lessons={lessons} onAgain={again} />}
        end={<LessonEnd chapter={chapter} lessons={lessons} />}
      />
    </Seated>
  );
}
