/**
 * What "play all Treasures" left in hand and why, asked of the engine: the button is gone by then, and nobody
 * should have to guess what became of the rest.
 */
import type { Lang } from "@fiefdom/text";
import { whyText } from "@fiefdom/text/messages-decisions";
import { useEffect, useState } from "react";
import { why } from "../session/session.ts";
import type { Decision, Reason } from "../session/types.ts";
import { capital } from "../words.ts";

export interface Kept {
  readonly text: string;
  /** The answer that plays them all the same; null if they have to be played one by one. */
  readonly option: string | null;
}

/** Treasures could be played, but not all at once. */
const isKept = (decision: Decision | null): boolean =>
  decision !== null &&
  decision.verb === "buy" &&
  decision.source === null &&
  decision.options.some((option) => option.startsWith("play:")) &&
  !decision.options.includes("treasures");

export function useKept(id: string | null, decision: Decision | null, lang: Lang): Kept | null {
  const [known, setKnown] = useState<{ readonly id: string; readonly reason: Reason | null } | null>(null);
  const wanted = isKept(decision);
  useEffect(() => {
    if (!wanted || id === null) return;
    let open = true;
    void why("treasures").then((reason) => {
      if (open) setKnown({ id, reason });
    });
    return () => {
      open = false;
    };
  }, [id, wanted]);
  if (!wanted || known === null || known.id !== id || known.reason?.treasures === undefined) return null;
  return {
    text: capital(whyText(known.reason, "choose", "buy", lang), lang),
    option: known.reason.option ?? null,
  };
}
