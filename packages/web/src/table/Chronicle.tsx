/**
 * The story of the game so far, a chapter for each turn. Names of cards carry the swatch of their type. The
 * list is laid from its end (column-reverse), so that the newest line is in sight without being scrolled to.
 */
import { cardForms, type Lang } from "@fiefdom/text";
import {
  Fragment,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Swatch } from "../cards/Arms.tsx";
import { afterPaint } from "../ui/afterPaint.ts";
import { useHouse } from "./context.ts";
import { Crest } from "./Players.tsx";
import type { Chapter as ChapterOf, StoryLine } from "./story.ts";

/** So many turns are read in one go. */
const PAGE = 8;

type Find = (text: string) => (string | { id: string; name: string })[];

/** Finds the names of these cards in a sentence. */
function finder(ids: readonly string[], lang: Lang): Find {
  const byName = new Map(ids.flatMap((id) => cardForms(id, lang).map((name) => [name, id])));
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

/** A bracket stays on the line of the card that follows it. */
const OPENS = /\($/;

const Line = memo(function Line({
  text,
  level,
  find,
  now,
  told,
  seen,
}: {
  readonly text: string;
  readonly level: StoryLine["level"];
  readonly find: Find;
  readonly now: boolean;
  /** So many events had been told when it had happened. */
  readonly told: number;
  /** The table is shown as it was then. */
  readonly seen: boolean;
}) {
  const { goTo } = useHouse();
  const words: ReactNode = find(text).map((part, i, parts) =>
    typeof part === "string" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
      <Fragment key={i}>{part.replace(OPENS, "")}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
      <span key={i} className="cn">
        {OPENS.exec(String(parts[i - 1]))?.[0]}
        <Swatch id={part.id} />
        {part.name}
      </span>
    ),
  );
  return (
    <li className={`${level === 1 ? "in" : ""} ${now ? "now" : ""} ${seen ? "seen" : ""}`}>
      {goTo === null ? (
        words
      ) : (
        <button
          type="button"
          className="sentence"
          tabIndex={-1}
          aria-current={seen ? "step" : undefined}
          onClick={() => goTo(told)}
        >
          {words}
        </button>
      )}
    </li>
  );
});

const KEYS: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowUp: (at, of) => (at < 0 ? of : at) - 1,
  ArrowDown: (at, of) => Math.min(at + 1, of - 1),
  Home: () => 0,
  End: (_, of) => of - 1,
};

/** Hundreds of lines are one stop: from there arrows lead from line to line, and from turn to turn. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll("button")];
  const next = KEYS[event.key]?.(stops.indexOf(document.activeElement as HTMLButtonElement), stops.length);
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  stops[Math.max(0, next)]?.focus();
}

const Chapter = memo(function Chapter({
  chapter,
  find,
  last,
  at,
}: {
  readonly chapter: ChapterOf;
  readonly find: Find;
  readonly last: boolean;
  /** The moment of this chapter that is looked at; -1 if it is none. */
  readonly at: number;
}) {
  const { lines, after } = chapter;
  const titled = lines[0]?.level === "turn";
  /** Whose turn it tells; -1 for what comes before the first. */
  const who = lines[0]?.who ?? -1;
  const told = titled ? lines.slice(1) : lines;
  const [isFolded, fold] = useState(false);
  return (
    <li className="chapter">
      {titled ? (
        <h3>
          <button
            type="button"
            className="fold"
            tabIndex={-1}
            aria-expanded={!isFolded}
            onClick={() => fold(!isFolded)}
          >
            {who < 0 ? null : <Crest seat={who} />}
            {lines[0].text}
          </button>
        </h3>
      ) : null}
      {told.length === 0 || isFolded ? null : (
        <ol>
          {told.map(({ text, level, until }, i) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
              key={i}
              text={text}
              level={level}
              find={find}
              now={last && i === told.length - 1}
              told={after + until}
              seen={after + until === at}
            />
          ))}
        </ol>
      )}
    </li>
  );
});

/** The first of so many chapters that is shown: of a long story its end comes first, and the rest page by page. */
function usePages(chapters: number): number {
  const [, draw] = useState(0);
  const read = useRef({ first: 0, chapters: 0 });
  if (chapters > read.current.chapters + PAGE) read.current.first = chapters - PAGE;
  read.current.chapters = chapters;
  useLayoutEffect(() => {
    if (read.current.first === 0) return;
    return afterPaint(() => {
      read.current.first = Math.max(0, read.current.first - PAGE);
      draw((n) => n + 1);
    });
  });
  return read.current.first;
}

export const Chronicle = memo(function Chronicle({
  chapters,
  at,
}: {
  readonly chapters: readonly ChapterOf[];
  /** The moment that is looked at, by how much had been told; -1 for the present. */
  readonly at: number;
}) {
  const { lang, t, cards } = useHouse();
  const find = useMemo(() => finder([...cards.keys()], lang), [cards, lang]);
  const first = usePages(chapters.length);
  return (
    <div
      className="scroll"
      role="log"
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t("chronicle")}
      onKeyDown={walk}
    >
      <ol>
        {chapters.slice(first).map((chapter, i) => (
          <Chapter
            // biome-ignore lint/suspicious/noArrayIndexKey: chapters are only added at the end
            key={first + i}
            chapter={chapter}
            find={find}
            last={first + i === chapters.length - 1}
            at={at > chapter.after && at <= chapter.after + chapter.events.length ? at : -1}
          />
        ))}
      </ol>
    </div>
  );
});
