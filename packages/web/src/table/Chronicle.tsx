/** The story of the game so far. Names of cards carry the swatch of their type. */
import { cardName, type Lang } from "@fiefdom/text";
import { Fragment, memo, useEffect, useMemo, useRef } from "react";
import { Swatch } from "../cards/Arms.tsx";
import { useTable } from "./context.ts";
import type { StoryLine } from "./story.ts";

/** Finds the names of these cards in a sentence. */
function finder(
  ids: readonly string[],
  lang: Lang,
): (text: string) => (string | { id: string; name: string })[] {
  const byName = new Map(ids.map((id) => [cardName(id, lang), id]));
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${names.map((name) => name.replace(/[.*+?^$()|[\]{}\\]/g, "\\$&")).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  return (text) =>
    text.split(pattern).map((part) => {
      const id = byName.get(part);
      return id === undefined ? part : { id, name: part };
    });
}

const Line = memo(function Line({
  line,
  find,
  me,
  now,
}: {
  readonly line: StoryLine;
  readonly find: ReturnType<typeof finder>;
  readonly me: boolean;
  readonly now: boolean;
}) {
  if (line.level === "turn") {
    return (
      <li className={`turn ${me ? "me" : ""}`}>
        <h3>{line.text}</h3>
      </li>
    );
  }
  return (
    <li className={`${line.level === 1 ? "in" : ""} ${now ? "now" : ""}`}>
      {find(line.text).map((part, i) =>
        typeof part === "string" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
          <Fragment key={i}>{part}</Fragment>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
          <span key={i} className="cn">
            <Swatch id={part.id} />
            {part.name}
          </span>
        ),
      )}
    </li>
  );
});

export function Chronicle({ lines }: { readonly lines: readonly StoryLine[] }) {
  const { lang, t, view, cards } = useTable();
  const find = useMemo(() => finder([...cards.keys()], lang), [cards, lang]);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => {
    const end = (): void => list.current?.scrollTo({ top: list.current.scrollHeight });
    end();
    if (list.current === null) return;
    // It may have been hidden until now.
    const watcher = new ResizeObserver(end);
    watcher.observe(list.current);
    return () => watcher.disconnect();
  }, [lines]);
  return (
    <section className="log" aria-label={t("chronicle")}>
      <h2>{t("chronicle")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={t("chronicle")}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <Line key={i} line={line} find={find} me={line.who === view.seat} now={i === lines.length - 1} />
        ))}
      </ol>
    </section>
  );
}
