/**
 * The talk at the table. What others write is text and nothing else; each line finds its own direction, so
 * that Hebrew and English can stand side by side.
 */
import { type ChatJSON, LONGEST_CHAT } from "@fiefdom/protocol";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { chat, useSession } from "../session/session.ts";
import type { Problem } from "../session/types.ts";
import { useWords } from "../words.ts";
import { Trouble, whenSent } from "./parts.tsx";

/** What somebody I muted writes is not for me. */
function useLines(): readonly ChatJSON[] {
  const all = useSession((session) => session.chat);
  const muted = useSession((session) => session.muted);
  return useMemo(() => all.filter((line) => !muted.includes(line.person)), [all, muted]);
}

export function Talk({ children }: { readonly children?: ReactNode }) {
  const { lang, t } = useWords();
  const lines = useLines();
  const person = useSession((session) => session.person);
  const list = useRef<HTMLUListElement>(null);
  const last = lines.at(-1)?.number ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => {
    const end = (): void => list.current?.scrollTo({ top: list.current.scrollHeight });
    end();
    if (list.current === null) return;
    // It may have been hidden until now.
    const watcher = new ResizeObserver(end);
    watcher.observe(list.current);
    return () => watcher.disconnect();
  }, [last]);

  const time = new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" });
  return (
    <section className="talk" aria-label={t("online.talk")}>
      <header>
        <h2>{t("online.talk")}</h2>
        {children}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={list} tabIndex={0} aria-label={t("online.talk")} aria-live="polite">
        {lines.length === 0 ? <li className="soft">{t("online.talk.none")}</li> : null}
        {lines.map((line) => (
          <li key={line.number}>
            <b>
              <bdi>{line.name}</bdi>
              {line.seat < 0 ? <i> {t("online.talk.watching")}</i> : null}
            </b>{" "}
            <time dateTime={new Date(line.at).toISOString()}>{time.format(line.at)}</time>
            <p dir="auto">{line.text}</p>
          </li>
        ))}
      </ul>
      {person === null ? <p className="soft">{t("online.talk.nameless")}</p> : <Say />}
    </section>
  );
}

function Say() {
  const { t } = useWords();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);
  const say = async (): Promise<void> => {
    if (sending || text.trim() === "") return;
    setSending(true);
    const reply = await chat(text);
    setSending(false);
    setProblem(reply.ok ? null : reply.problem);
    // What was refused stays, to be sent once more.
    if (reply.ok) setText("");
  };
  return (
    <>
      <form className="say" onSubmit={whenSent(() => void say())}>
        <input
          value={text}
          dir="auto"
          maxLength={LONGEST_CHAT}
          aria-label={t("online.talk.write")}
          placeholder={t("online.talk.write")}
          autoComplete="off"
          readOnly={sending}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn" aria-disabled={sending ? true : undefined}>
          {t("online.talk.send")}
        </button>
      </form>
      <Trouble problem={problem} />
    </>
  );
}
