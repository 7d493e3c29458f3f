/** Shows the table once there is one; until then, or if it came to nothing, says so. */
import { type ReactNode, useEffect } from "react";
import { isLostForGood, problemText } from "../session/problems.ts";
import { useSession } from "../session/session.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { fetchLetters } from "./letters.ts";

interface SeatedProps {
  /** Forgets the kept game that should have been shown, and goes where another can be begun. */
  readonly onForget?: () => void;
  /** Plays on here what goes on in another tab. */
  readonly onHere?: () => void;
  readonly children: ReactNode;
}

export function Seated({ onForget, onHere, children }: SeatedProps) {
  const { lang, t } = useWords();
  const status = useSession((session) => session.status);
  const problem = useSession((session) => session.problem);
  const ready = useSession((session) => session.play !== null && session.table !== null);
  // They come while the table is laid: those that came after it would have all of it laid out once more.
  useEffect(() => fetchLetters(lang), [lang]);
  if (status === "failed") {
    const forget = problem !== null && isLostForGood(problem) ? onForget : undefined;
    return (
      <main className="page narrow">
        <div role="alert">
          <h1>{t(problem?.code === "elsewhere" ? "elsewhere" : "failed")}</h1>
          {problem === null ? null : <p>{problemText(problem, lang)}</p>}
        </div>
        {problem?.code !== "elsewhere" || onHere === undefined ? null : (
          <p>
            <button type="button" className="btn main" onClick={onHere}>
              {t("elsewhere.here")}
            </button>
          </p>
        )}
        {forget === undefined ? null : (
          <p>
            <button type="button" className="btn main" onClick={forget}>
              {t("forgetGame")}
            </button>
          </p>
        )}
        <p>
          <Link to="/" className={forget === undefined ? "btn main" : "btn"}>
            {t("home")}
          </Link>
        </p>
      </main>
    );
  }
  if (!ready) {
    return (
      <main className="page narrow">
        <p role="status">{t("opening")}</p>
      </main>
    );
  }
  return children;
}
