/**
 * Short reasons on what can't be bought, asked of the engine once a player has no Treasures left to play:
 * before that "3 short" would only be noise.
 */
import type { Lang } from "@fiefdom/text";
import { useEffect, useState } from "react";
import { why } from "../session/session.ts";
import type { Decision, Reason, View } from "../session/types.ts";
import { say } from "../words.ts";

const NONE: ReadonlyMap<string, string> = new Map();

function short(reason: Reason, lang: Lang): string | null {
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
): ReadonlyMap<string, string> {
  const [known, setKnown] = useState<{
    readonly id: string;
    readonly reasons: ReadonlyMap<string, Reason>;
  } | null>(null);
  const buying =
    decision !== null &&
    decision.verb === "buy" &&
    decision.source === null &&
    !decision.options.some((option) => option.startsWith("play:"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for view and decision
  useEffect(() => {
    if (!buying || id === null) return;
    let wanted = true;
    const piles = view.supply.flatMap((pile) => (pile.top === null ? [] : [pile.top]));
    const closed = [...piles, ...view.landscapes.map((landscape) => landscape.id)]
      .map((card) => `buy:${card}`)
      .filter((option) => !decision.options.includes(option));
    void Promise.all(closed.map(async (option) => [option, await why(option)] as const)).then((pairs) => {
      if (!wanted) return;
      const reasons = new Map(
        pairs.flatMap(([option, reason]) => (reason === null ? [] : [[option, reason] as const])),
      );
      setKnown({ id, reasons });
    });
    return () => {
      wanted = false;
    };
  }, [id, buying]);
  if (!buying || known === null || known.id !== id) return NONE;
  const out = new Map<string, string>();
  for (const [option, reason] of known.reasons) {
    const text = short(reason, lang);
    if (text !== null) out.set(option, text);
  }
  return out;
}
