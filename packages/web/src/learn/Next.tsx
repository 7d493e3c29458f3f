/** Where to go from the end of a chapter: the next one, on with this game, or into a game of one's own. */

import type { Lessons } from "@fiefdom/text/learn";
import { go } from "../router.ts";
import { playLocally } from "../session/open.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { chapterAfter } from "./chapters.ts";
import { keepSilent } from "./progress.ts";
import type { Chapter } from "./script.ts";
import { plainText } from "./Text.tsx";

/** With fewer piles a game is no fun. */
const ENOUGH_PILES = 5;

const playAfter = (chapter: Chapter): void =>
  playLocally({ kingdom: { from: "recommended", name: chapter.after }, bots: ["squire"] });

export function Next({
  chapter,
  lessons,
  over = false,
}: {
  readonly chapter: Chapter;
  readonly lessons: Lessons;
  /** The game has ended: there is nothing to play on. */
  readonly over?: boolean;
}) {
  const { lang, t } = useWords();
  const next = chapterAfter(chapter.id);
  return (
    <>
      {next === undefined ? null : (
        <button
          type="button"
          className="btn main"
          data-nav=""
          aria-keyshortcuts="n"
          onClick={() => go(`/learn/${next.id}`)}
        >
          {t("learn.nextChapter", { title: plainText(lessons[next.id].title, lang, t) })}
        </button>
      )}
      <button
        type="button"
        className={next === undefined ? "btn main" : "btn"}
        data-nav=""
        onClick={() => playAfter(chapter)}
      >
        {t("learn.newGame")}
      </button>
      {over || chapter.kingdom.length < ENOUGH_PILES ? null : (
        <button type="button" className="btn" data-nav="" onClick={() => keepSilent(chapter.id, true)}>
          {t("learn.playOn")}
        </button>
      )}
      <Link to="/learn" className="btn">
        {t("learn.all")}
      </Link>
    </>
  );
}
