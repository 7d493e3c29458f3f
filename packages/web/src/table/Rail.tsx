/**
 * What stands beside the table: a bar of tabs, of which the chronicle is the first, and below it what people far away
 * say to each other. On a small screen it is one of the tabs of the table, in between a drawer.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { afterPaint } from "../ui/afterPaint.ts";
import { Chronicle } from "./Chronicle.tsx";
import { useHouse } from "./context.ts";
import { DeckTab } from "./DeckTab.tsx";
import type { Chapter } from "./story.ts";

const NOTHING_TOLD: readonly Chapter[] = [];

interface RailTab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/**
 * What a move changes on the table comes first; its story is written once that has been painted. Written while the
 * picture is made, it would be laid out a second time in the very same frame.
 */
function useAfterPaint<T>(value: T, before: T): T {
  const [shown, show] = useState(before);
  useEffect(() => afterPaint(() => show(value)), [value]);
  return shown;
}

export function Rail({
  chapters,
  aside,
  at,
}: {
  readonly chapters: readonly Chapter[];
  readonly aside: ReactNode;
  /** The moment that is looked at, by how much had been told; -1 for the present. */
  readonly at: number;
}) {
  const { t } = useHouse();
  const told = useAfterPaint(chapters, NOTHING_TOLD);
  const tabs: readonly RailTab[] = [
    {
      id: "chronicle",
      title: t("chronicle"),
      content: <Chronicle chapters={told} at={at} />,
    },
    { id: "deck", title: t("deck.mine"), content: <DeckTab /> },
  ];
  const [open, setOpen] = useState(tabs[0].id);
  const panel = useId();
  const shown = tabs.find(({ id }) => id === open) ?? tabs[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const onwards = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const step = event.key === "ArrowRight" ? onwards : event.key === "ArrowLeft" ? -onwards : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (tabs.indexOf(shown) + step + tabs.length) % tabs.length;
    setOpen(tabs[next].id);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <section className="log" aria-label={t("chronicle")}>
      <div className="rtabs" role="tablist" onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === shown.id}
            aria-controls={panel}
            tabIndex={id === shown.id ? 0 : -1}
            onClick={() => setOpen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className="rpanel" id={panel} role="tabpanel">
        {shown.content}
      </div>
      {aside}
    </section>
  );
}
