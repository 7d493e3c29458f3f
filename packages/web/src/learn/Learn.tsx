/** The chapters of the tutorial, and the ways into the rules, the cards and a game of one's own. */
import { setName } from "@fiefdom/text";
import { useEffect } from "react";
import { Arms } from "../cards/Arms.tsx";
import { SiteBar, SiteFoot } from "../pages/Site.tsx";
import { go } from "../router.ts";
import { playLocally } from "../session/open.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { CHAPTERS } from "./chapters.ts";
import { forgetLesson, keptLesson } from "./open.ts";
import { useProgress } from "./progress.ts";
import type { Chapter } from "./script.ts";
import { Text } from "./Text.tsx";
import { useLessons } from "./texts.ts";
import "./pages.css";

export function Learn() {
  const { t } = useWords();
  const lessons = useLessons();
  const done = useProgress((progress) => progress.done);
  const next = CHAPTERS.find((chapter) => !done.includes(chapter.id));
  useEffect(() => {
    // What the first chapter needs is fetched while its name is being read.
    void import("./Lesson.tsx");
  }, []);
  return (
    <div className="home">
      <SiteBar logo />
      <main className="learn">
        <header>
          <h1>{t("learn")}</h1>
          <p>{t("learn.lead")}</p>
        </header>
        {lessons === null ? (
          <p role="alert">{t("learn.noTexts")}</p>
        ) : lessons === undefined ? (
          <p role="status">{t("opening")}</p>
        ) : (
          <ol className="chapters">
            {CHAPTERS.map((chapter, i) => (
              <ChapterRow
                key={chapter.id}
                chapter={chapter}
                n={i + 1}
                title={lessons[chapter.id].title}
                about={lessons[chapter.id].about}
                next={chapter === next}
              />
            ))}
          </ol>
        )}
        <nav className="learn__more" aria-label={t("learn.more")}>
          <Link to="/rules" className="door">
            <b>{t("rules")}</b>
            <span>{t("rules.about")}</span>
          </Link>
          <Link to="/cards" className="door">
            <b>{t("cards")}</b>
            <span>{t("home.cards.about")}</span>
          </Link>
          <button
            type="button"
            className="door"
            onClick={() =>
              playLocally({ kingdom: { from: "recommended", name: "first-game" }, bots: ["squire"] })
            }
          >
            <b>{t("learn.newGame")}</b>
            <span>{t("learn.newGame.about")}</span>
          </button>
        </nav>
      </main>
      <SiteFoot />
    </div>
  );
}

function ChapterRow({
  chapter,
  n,
  title,
  about,
  next,
}: {
  readonly chapter: Chapter;
  readonly n: number;
  readonly title: string;
  readonly about: string;
  /** The first that was not done yet. */
  readonly next: boolean;
}) {
  const { lang, t } = useWords();
  const done = useProgress((progress) => progress.done.includes(chapter.id));
  const kept = keptLesson(chapter);
  const begun = kept !== null && !kept.over && kept.record.answers.length > 0;
  const state = done ? "done" : begun ? "begun" : "new";
  const start = (): void => {
    if (done) forgetLesson(chapter.id);
    go(`/learn/${chapter.id}`);
  };
  return (
    <li className="chapter__row" data-state={state}>
      <span className="chapter__n" aria-hidden="true">
        {n}
      </span>
      <div className="chapter__words">
        <h2>
          <Text text={title} />
        </h2>
        <p>
          <Text text={about} />
        </p>
        <p className="soft">
          {setName(chapter.set, lang)} · {t("learn.minutes", { n: chapter.minutes })}
          {state === "new" ? null : (
            <>
              {" · "}
              <b className="chapter__state">
                {state === "done" ? "✓ " : ""}
                {t(`learn.state.${state}`)}
              </b>
            </>
          )}
        </p>
      </div>
      <div className="chapter__arms" aria-hidden="true">
        {chapter.shows.map((id) => (
          <Arms key={id} id={id} className="k" />
        ))}
      </div>
      <button type="button" className={next ? "btn main" : "btn"} onClick={start}>
        {t(`learn.start.${state}`)}
        <span className="vh"> {title}</span>
      </button>
    </li>
  );
}
