/** What the pages that need a server have in common. */
import { LONGEST_NAME } from "@fiefdom/protocol";
import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { playKingdom } from "../pages/Home.tsx";
import { SiteBar, SiteFoot } from "../pages/Site.tsx";
import { problemText } from "../session/problems.ts";
import type { Problem } from "../session/types.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { asProblem, isAway } from "./api.ts";
import { askWho, useMe } from "./me.ts";
import "./online.css";

export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="home">
      <SiteBar logo />
      <main className="onl">
        <h1>{title}</h1>
        {children}
      </main>
      <SiteFoot />
    </div>
  );
}

/** Why something did not work. Read aloud when it appears. */
export function Trouble({ problem }: { readonly problem: Problem | null }) {
  const { lang } = useWords();
  return (
    <p className="trouble" role="alert">
      {problem === null ? "" : problemText(problem, lang)}
    </p>
  );
}

/** The server can't be had: says so, and what can be done all the same. */
export function Away({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) {
  const { lang, t } = useWords();
  return (
    <section className="awaynote" role="alert">
      <p>{problemText(problem, lang)}</p>
      {isAway(problem) ? <p>{t("online.away.bots")}</p> : null}
      <p className="acts">
        <button type="button" className="btn" onClick={onRetry}>
          {t("online.retry")}
        </button>
        <button type="button" className="btn main" onClick={() => playKingdom("first-game")}>
          {t("online.playBot")}
        </button>
        <Link to="/" className="btn">
          {t("home")}
        </Link>
      </p>
    </section>
  );
}

/** Shows its children once the server has said who we are. */
export function KnowingMe({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const { status, problem } = useMe();
  useEffect(() => {
    void askWho();
  }, []);
  if (problem !== null) return <Away problem={problem} onRetry={() => void askWho()} />;
  if (status === "asking") return <p role="status">{t("online.asking")}</p>;
  return children;
}

/** Does something that may fail: says that it is under way, and why it failed. */
export function useAttempt(): {
  readonly busy: boolean;
  readonly problem: Problem | null;
  attempt(what: () => Promise<void>): Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    busy,
    problem,
    attempt: async (what) => {
      setBusy(true);
      setProblem(null);
      try {
        await what();
      } catch (thrown) {
        const found = asProblem(thrown);
        setProblem(found);
        // The next attempt begins with saying who we are.
        if (found.code === "no-cookie") void askWho();
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Forms check themselves in the browser's own way; only what is complete is handed on. */
export const whenSent =
  (act: () => void) =>
  (event: FormEvent): void => {
    event.preventDefault();
    act();
  };

export function NameField({
  value,
  onChange,
  label,
  fixed = false,
}: {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly label: string;
  /** Accounts keep their name. */
  readonly fixed?: boolean;
}) {
  const id = useId();
  return (
    <label className="field" htmlFor={id}>
      <span>{label}</span>
      <input
        id={id}
        value={value}
        dir="auto"
        required
        readOnly={fixed}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
