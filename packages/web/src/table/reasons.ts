/**
 * Why what lies in the Supply can't be bought, in a few words, asked of the engine while something can be: some of it
 * is too dear, some would be paid by Treasures that are still in hand.
 */
import type { Lang } from "@fiefdom/text";
import { useEffect, useState } from "react";
import { why } from "../session/session.ts";
import type { Decision, Reason, View } from "../session/types.ts";
import { say } from "../words.ts";

/** Whoever plays one Treasure after the other has not stopped to look: then nothing is asked. */
const REST_MS = 150;

export interface Short {
  readonly text: string;
  /** Treasures in hand would pay for it. */
  readonly soon: boolean;
}

const NONE: ReadonlyMap<string, Short> = new Map();

function short(reason: Reason, view: View, lang: Lang): string | null {
  if (reason.treasures !== undefined && reason.treasures.length > 0)
    return say(lang, "short.treasures", { n: view.coins });
  switch (reason.code) {
    case "too-dear":
      return say(lang, "short.too-dear", { n: reason.n ?? 0 });
    case "no-potion":
      return say(lang, "short.no-potion", { n: reason.n ?? 0 });
    case "debt":
      return say(lang, "short.debt", { n: reason.n ?? 0 });
    case "no-buys":
      return say(lang, "short.no-buys");
    case "forbidden":
      return reason.card === undefined
        ? say(lang, "short.forbidden")
        : say(lang, "short.in-play", { card: [reason.card] });
    default:
      return null;
  }
}

export function useReasons(
  id: string | null,
  view: View,
  decision: Decision | null,
  lang: Lang,
): ReadonlyMap<string, Short> {
  const [known, setKnown] = useState<{
    readonly id: string;
    readonly reasons: ReadonlyMap<string, Reason>;
  } | null>(null);
  const buying = decision !== null && decision.verb === "buy" && decision.source === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for view and decision
  useEffect(() => {
    if (!buying || id === null) return;
    let wanted = true;
    const piles = view.supply.flatMap((pile) => (pile.top === null ? [] : [pile.top]));
    const closed = [...piles, ...view.landscapes.map((landscape) => landscape.id)]
      .map((card) => `buy:${card}`)
      .filter((option) => !decision.options.includes(option));
    const ask = async (): Promise<void> => {
      const pairs = await Promise.all(closed.map(async (option) => [option, await why(option)] as const));
      if (!wanted) return;
      const reasons = new Map(
        pairs.flatMap(([option, reason]) => (reason === null ? [] : [[option, reason] as const])),
      );
      setKnown({ id, reasons });
    };
    const resting = setTimeout(() => void ask(), REST_MS);
    return () => {
      wanted = false;
      clearTimeout(resting);
    };
  }, [id, buying]);
  if (!buying || known === null || known.id !== id) return NONE;
  const out = new Map<string, Short>();
  for (const [option, reason] of known.reasons) {
    const text = short(reason, view, lang);
    if (text !== null) out.set(option, { text, soon: (reason.treasures?.length ?? 0) > 0 });
  }
  return out;
}
