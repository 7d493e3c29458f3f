/**
 * Advice at the table: what Sovereign would do, where hints are allowed, and a word before a costly move, where
 * somebody trains against bots. A hint goes along with whoever follows it, answer by answer; with anything else that
 * happens it is gone.
 */
import type { Warning } from "@fiefdom/local";
import type { HintJSON, PlayJSON, TableJSON } from "@fiefdom/protocol";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { answer, hint, judge, prepareJudging } from "../session/session.ts";
import type { Decision, Problem } from "../session/types.ts";
import { useSettings } from "../settings.ts";

type Asked =
  | { readonly is: "no" | "thinking" | "none" }
  | { readonly is: "problem"; readonly problem: Problem }
  /** So many answers of the best line were followed already. */
  | { readonly is: "hint"; readonly hint: HintJSON; readonly step: number };

/** A move that was held back. */
interface Held {
  readonly options: readonly string[];
  readonly warning: Warning;
}

export interface TableAdvice {
  /** A hint may be asked for now. */
  readonly may: boolean;
  readonly asked: Asked;
  /** The answer that the hint names to the question as it stands. */
  readonly next: readonly string[] | null;
  readonly held: Held | null;
  /** A move is being weighed. */
  readonly judging: boolean;
  /** The last move was let through without a verdict. */
  readonly late: boolean;
  ask(): void;
  /** Does what the hint says. */
  take(): void;
  dismiss(): void;
  /** Answers, with a word before if it is asked for. */
  give(options: readonly string[]): void;
  /** Does what was held back. */
  insist(): void;
  /** Leaves it. */
  relent(): void;
}

const NO: Asked = { is: "no" };

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((option, i) => option === other[i]);

/** Does a step of a line answer this question? Equal cards are options of their own. */
function fits({ verb, source, options }: HintJSON["candidates"][0]["line"][0], d: Decision): boolean {
  if (verb !== d.verb || source !== d.source || options.length < d.min || options.length > d.max)
    return false;
  const left = [...d.options];
  return options.every((option) => {
    const at = left.indexOf(option);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const stepOf = (asked: Asked) =>
  asked.is === "hint" ? (asked.hint.candidates[0].line[asked.step] ?? null) : null;

export function useAdvice(play: PlayJSON, table: TableJSON, decision: Decision | null): TableAdvice {
  const training = useSettings((settings) => settings.training);
  const [asked, setAsked] = useState<Asked>(NO);
  const [held, setHeld] = useState<Held | null>(null);
  const [judging, setJudging] = useState(false);
  const [late, setLate] = useState(false);
  /** What was answered last: a hint that was followed goes on. */
  const given = useRef<readonly string[]>([]);
  const now = useRef({ decision: play.decision, judging: false });
  const may = table.options.hints === true && decision !== null && decision.seat === play.view.seat;
  // A word before a move is for games in which nobody but bots could mind.
  const alone = table.seats.every(({ kind, seat }) => kind !== "person" || seat === play.view.seat);
  const judges = training && alone && table.options.hints === true && !table.options.rated;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new moment
  useLayoutEffect(() => {
    now.current = { decision: play.decision, judging: false };
    setHeld(null);
    setJudging(false);
    setAsked((before) => {
      const step = stepOf(before);
      if (before.is !== "hint" || step === null || decision === null) return NO;
      if (!same(given.current, step.options)) return NO;
      const on = { ...before, step: before.step + 1 };
      const next = stepOf(on);
      return next !== null && fits(next, decision) ? on : NO;
    });
    given.current = [];
  }, [play]);

  // The board is got to know while the player thinks.
  useEffect(() => {
    if (judges && may) prepareJudging();
  }, [judges, may]);

  const send = useCallback((options: readonly string[]) => {
    given.current = options;
    answer(options);
  }, []);
  const give = useCallback(
    (options: readonly string[]) => {
      if (!judges) {
        send(options);
        return;
      }
      const { decision: about } = now.current;
      if (now.current.judging) return;
      now.current.judging = true;
      setHeld(null);
      setLate(false);
      setJudging(true);
      void judge(options).then((warning) => {
        if (now.current.decision !== about) return;
        now.current.judging = false;
        setJudging(false);
        setLate(warning === "late");
        if (warning === null || warning === "late") send(options);
        else setHeld({ options, warning });
      });
    },
    [judges, send],
  );
  const ask = useCallback(() => {
    const { decision: about } = now.current;
    setHeld(null);
    setAsked({ is: "thinking" });
    void hint().then((reply) => {
      if (now.current.decision !== about) return;
      if (!reply.ok) setAsked({ is: "problem", problem: reply.problem });
      else setAsked(reply.hint === null ? { is: "none" } : { is: "hint", hint: reply.hint, step: 0 });
    });
  }, []);
  const step = stepOf(asked);
  const next = step !== null && decision !== null && fits(step, decision) ? step.options : null;
  return {
    may,
    asked,
    next,
    held,
    judging,
    late,
    ask,
    // What Sovereign would do needs no second opinion.
    take: () => {
      if (next !== null) send(next);
    },
    dismiss: () => setAsked(NO),
    give,
    insist: () => {
      if (held !== null) send(held.options);
    },
    relent: () => setHeld(null),
  };
}
