/** Why the game is over, in one sentence: the engine says it, or somebody gave up. */
import type { PlaceJSON } from "@fiefdom/protocol";
import type { Lang } from "@fiefdom/text";
import type { View } from "../session/types.ts";
import { say } from "../words.ts";

export function causeOf(
  result: readonly PlaceJSON[],
  view: View,
  names: readonly string[],
  lang: Lang,
): string {
  const { ending } = view;
  const piles = ending?.piles ?? [];
  if (ending?.cause === "pile") return say(lang, "end.pile", { pile: piles });
  if (ending?.cause === "piles") return say(lang, "end.piles", { n: piles.length, piles });
  const quitter = result.find((row) => row.resigned);
  return quitter === undefined
    ? say(lang, "end.stuck")
    : say(lang, "online.end.resigned", {
        who: names[quitter.seat],
        you: quitter.seat === view.seat ? "yes" : "no",
      });
}
