/**
 * The plan on the desk, as data and as text at once. A change of the forms is written out; a change of the text is
 * read, and while it can't be read the forms show the last plan and change nothing, so that no word is lost.
 */
import type { Plan, Unread, Warning, Written } from "@fiefdom/local/lab/messages";
import { useCallback, useRef, useState } from "react";
import type { Crew } from "./crew.ts";
import { planOf } from "./forms.ts";

export interface Desk {
  readonly plan: Plan;
  readonly text: string;
  readonly conditions: Written["conditions"];
  /** Why the text is no plan; null if it is one. */
  readonly unread: Unread | "many" | null;
  /** What of a file of another program could not be read. */
  readonly warnings: readonly Warning[];
  /** What is shown agrees: no answer is awaited. */
  readonly settled: boolean;
}

const EMPTY: Desk = {
  plan: planOf(""),
  text: "",
  conditions: {},
  unread: null,
  warnings: [],
  settled: false,
};

export interface DeskActs {
  /** From the forms. */
  change(plan: Plan): void;
  /** From the keyboard. */
  type(text: string): void;
  /** One that is written out already. */
  lay(written: Written, warnings?: readonly Warning[]): void;
}

/** `trouble` hears of what no visitor could have helped. */
export function useDesk(crew: () => Crew, trouble: () => void): readonly [Desk, DeskActs] {
  const [desk, setDesk] = useState<Desk>(EMPTY);
  const last = useRef(0);
  const lay = useCallback((written: Written, warnings: readonly Warning[] = []): void => {
    last.current++;
    setDesk({ ...written, unread: null, warnings, settled: true });
  }, []);
  const change = useCallback(
    (plan: Plan): void => {
      const turn = ++last.current;
      setDesk((now) => ({ ...now, plan, settled: false }));
      void crew()
        .ask({ do: "write", plan }, "written")
        .then(({ written }) => {
          if (turn === last.current) setDesk((now) => ({ ...now, ...written, unread: null, settled: true }));
        }, trouble);
    },
    [crew, trouble],
  );
  const type = useCallback(
    (text: string): void => {
      const turn = ++last.current;
      setDesk((now) => ({ ...now, text, settled: false }));
      void crew()
        .ask({ do: "read", text }, "read", "unread")
        .then((told) => {
          if (turn !== last.current) return;
          if (told.told === "unread") {
            setDesk((now) => ({ ...now, unread: told.why, settled: true }));
            return;
          }
          const [written] = told.plans;
          if (told.plans.length !== 1) {
            setDesk((now) => ({ ...now, unread: "many", settled: true }));
            return;
          }
          // A player file of another program becomes a plan; a plan stays as it is typed.
          const isForeign = /^\s*</.test(text);
          setDesk({
            ...written,
            text: isForeign ? written.text : text,
            unread: null,
            warnings: told.warnings,
            settled: true,
          });
        }, trouble);
    },
    [crew, trouble],
  );
  return [desk, { change, type, lay }];
}
