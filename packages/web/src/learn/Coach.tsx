/** What the coach says at the table, and the few buttons that belong to it. */
import type { Lessons } from "@fiefdom/text/learn";
import { optionText } from "@fiefdom/text/messages-decisions";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Icon } from "../cards/Arms.tsx";
import { undo, useSession } from "../session/session.ts";
import { decisionOf } from "../session/types.ts";
import { useTable } from "../table/context.ts";
import { usePageClass } from "../ui/usePageClass.ts";
import type { Say } from "../words.ts";
import { type Advice, advise, passedBy, progressOf, type Seen } from "./coach.ts";
import { Next } from "./Next.tsx";
import { useNextKey } from "./nextKey.ts";
import { markDone, markRead, useProgress } from "./progress.ts";
import { ringed, type Spots, spotsFor, spotsOf, useRing } from "./ring.ts";
import type { Chapter } from "./script.ts";
import { plainText, Text } from "./Text.tsx";

const NONE: readonly string[] = [];

function useSeen(): Seen {
  const { view } = useTable();
  const events = useSession((session) => session.events);
  const caughtUp = useSession((session) => session.behind === 0);
  return useMemo(
    () => ({ view, events, decision: caughtUp ? decisionOf(view) : null }),
    [view, events, caughtUp],
  );
}

function spotsIn(advice: Advice, { decision }: Seen, t: Say): Spots {
  if (advice.kind !== "step") return [];
  const { step, hope } = advice;
  const places = spotsOf(step.at ?? [], t);
  return hope === null || decision === null ? places : [...places, ...spotsFor(hope, decision)];
}

/** What changes when the coach has something new to say. */
const keyOf = (advice: Advice): string =>
  advice.kind === "step"
    ? `${advice.step.id} ${advice.hope?.join("+") ?? ""}`
    : advice.kind === "otherwise"
      ? `otherwise ${advice.step.id}`
      : advice.kind;

/** Sentences with their marks, and the same words for ears. */
interface Speech {
  readonly say: string;
  readonly do?: string | undefined;
}

export function Coach({
  chapter,
  lessons,
  onAgain,
}: {
  readonly chapter: Chapter;
  readonly lessons: Lessons;
  readonly onAgain: () => void;
}) {
  const { lang, t, cards, play, read: readCard } = useTable();
  const seen = useSeen();
  const list = useProgress((progress) => progress.read[chapter.id] ?? NONE);
  const read = useMemo(() => new Set(list), [list]);
  const advice = useMemo(() => advise(chapter, seen, read), [chapter, seen, read]);
  const key = keyOf(advice);
  const box = useRef<HTMLElement>(null);
  useRing(spotsIn(advice, seen, t), `${key} ${lang}`);

  const done = advice.kind === "done";
  useEffect(() => {
    if (done) markDone(chapter.id);
  }, [done, chapter]);

  // Whoever pressed a button of the coach's goes on with what it points at now.
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is something new to say
  useLayoutEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const button = box.current?.querySelector<HTMLElement>(".btn");
    (button ?? ringed())?.focus({ preventScroll: true });
  }, [key]);
  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
  };

  useNextKey(box);

  const text = lessons[chapter.id];
  const speech = speak();
  function speak(): Speech {
    switch (advice.kind) {
      case "step":
        return text.steps[advice.step.id];
      case "otherwise": {
        const hope = advice.step.hopes?.[0] ?? [];
        const asked = { verb: "buy", source: null };
        const acts = hope.map((option) => optionText(asked, option, (id) => cards.has(id), lang));
        return {
          say: text.steps[advice.step.id].otherwise ?? t("learn.otherwise"),
          do: t("learn.hoped", { act: acts.join(", ") }),
        };
      }
      case "free":
        return { say: t("learn.free") };
      case "wait":
        return { say: t("learn.wait") };
      case "done":
        return { say: t("learn.done.say") };
    }
  }

  const back = (
    <button type="button" className="btn main" data-nav="" aria-keyshortcuts="n" onClick={press(undo)}>
      {t("learn.back")}
    </button>
  );
  const again = (
    <button type="button" className="btn" data-nav="" onClick={press(onAgain)}>
      {t("learn.again")}
    </button>
  );
  function buttons(): ReactNode {
    switch (advice.kind) {
      case "step":
        return advice.step.read === true ? (
          <button
            type="button"
            className="btn main"
            data-nav=""
            aria-keyshortcuts="n"
            onClick={press(() => markRead(chapter.id, [advice.step.id]))}
          >
            {t("learn.next")}
          </button>
        ) : null;
      case "otherwise":
        return (
          <>
            {back}
            <button
              type="button"
              className="btn"
              data-nav=""
              onClick={press(() => markRead(chapter.id, passedBy(chapter, seen, read)))}
            >
              {t("learn.goOn")}
            </button>
          </>
        );
      case "free":
        return (
          <>
            {play.undo === "no" ? null : back}
            {again}
          </>
        );
      case "done":
        return <Next chapter={chapter} lessons={lessons} />;
      case "wait":
        return null;
    }
  }

  const steps = chapter.steps.length;
  const come = progressOf(chapter, seen, read);
  const shown = buttons();
  // Whether one of them is the filled one.
  const asks =
    advice.kind === "step"
      ? advice.step.read === true
      : advice.kind === "free"
        ? play.undo !== "no"
        : advice.kind !== "wait";
  usePageClass("coached", true);
  usePageClass("coach-asks", asks);
  return (
    <section
      className="coach"
      data-kind={advice.kind}
      data-step={key}
      aria-label={t("learn.coach")}
      ref={box}
    >
      <span className="coach__arms" aria-hidden="true">
        <Icon name="rule-book" />
      </span>
      <div className="coach__words">
        <p>
          <Text text={speech.say} onCard={readCard} />
        </p>
        {speech.do === undefined ? null : (
          <p className="coach__do">
            <Text text={speech.do} onCard={readCard} />
          </p>
        )}
      </div>
      {shown === null ? null : <div className="coach__acts">{shown}</div>}
      <progress className="coach__bar" max={steps} value={come} aria-label={t("learn.progress")} />
      <p className="vh" aria-live="polite" aria-atomic="true">
        {plainText(speech.do === undefined ? speech.say : `${speech.say} ${speech.do}`, lang, t)}
      </p>
    </section>
  );
}
