/**
 * Where a line of the chronicle leads: the table as it was then, as one saw it oneself. The strip that asks makes
 * room for one that says so and leads back; the game goes on meanwhile, and nothing of it is lost.
 */
import type { Ref } from "react";
import { lookAhead, useSession } from "../session/session.ts";
import { decisionOf } from "../session/types.ts";
import { useTable } from "./context.ts";
import { Counters, Phases } from "./Prompt.tsx";
import type { Chapter, StoryLine } from "./story.ts";
import "./past.css";

/** A sentence that leads to its moment. */
export interface Told {
  readonly text: string;
  /** So many events had been told when it had happened. */
  readonly told: number;
}

/** A heading opens and closes its turn; every other line leads to its moment. */
const leads = ({ level }: StoryLine): boolean => level !== "turn";

export const toldIn = (chapters: readonly Chapter[]): Told[] =>
  chapters.flatMap(({ after, lines }) =>
    lines.filter(leads).map(({ text, until }) => ({ text, told: after + until })),
  );

const Arrow = ({ back }: { readonly back: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={back ? "M15 5 8 12l7 7" : "M9 5l7 7-7 7"}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

export function Past({
  heading,
  notice,
  lines,
  onLook,
}: {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly notice: string;
  readonly lines: readonly Told[];
  readonly onLook: (told: number) => void;
}) {
  const { t, view, play } = useTable();
  const meanwhile = useMeanwhile();
  const at = lines.findIndex(({ told }) => told >= play.from);
  const before = lines[at - 1];
  const next = at < 0 ? undefined : lines[at + 1];
  return (
    <section className="prompt past" data-state="past" aria-label={t("past")}>
      <Counters />
      <div className="ask">
        <div className="whose">
          <b className="backward">{t("past")}</b>
          <span className="then">{t("round", { n: view.players[view.player].turns })}</span>
          <Phases />
        </div>
        <h1 className="q" ref={heading} tabIndex={-1}>
          {lines[at]?.text ?? ""}
        </h1>
        <p className="notice" aria-hidden="true">
          {notice}
        </p>
      </div>
      <div className="acts">
        {[
          { word: t("past.earlier"), line: before, back: true },
          { word: t("past.later"), line: next, back: false },
        ].map(({ word, line, back }) => (
          <button
            key={word}
            type="button"
            className="btn icon step"
            data-nav=""
            aria-label={word}
            title={word}
            aria-disabled={line === undefined ? true : undefined}
            onClick={() => {
              if (line !== undefined) onLook(line.told);
            }}
          >
            <Arrow back={back} />
          </button>
        ))}
        <button
          type="button"
          className="btn main"
          data-nav=""
          data-option="now"
          aria-keyshortcuts="Escape"
          onClick={lookAhead}
        >
          <span>
            {t("past.now")}
            {meanwhile === "" ? null : (
              <small className="meanwhile" aria-hidden="true">
                {meanwhile}
              </small>
            )}
          </span>
        </button>
        <p className="vh" role="status">
          {meanwhile}
        </p>
      </div>
    </section>
  );
}

/** Whoever looks back has to know when the others wait for them. */
function useMeanwhile(): string {
  const { t } = useTable();
  const asked = useSession(({ play }) => play !== null && decisionOf(play.view) !== null);
  const isOver = useSession(({ play }) => play?.view.over === true);
  return isOver ? t("over") : asked ? t("past.asked") : "";
}
