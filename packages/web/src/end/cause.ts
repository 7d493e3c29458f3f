/** Why the game is over, in one sentence. */
import type { CardFacts, PlaceJSON } from "@fiefdom/protocol";
import { type Lang, pileName } from "@fiefdom/text";
import type { View } from "../session/types.ts";
import { say } from "../words.ts";

export function causeOf(
  result: readonly PlaceJSON[],
  view: View,
  cards: ReadonlyMap<string, CardFacts>,
  names: readonly string[],
  lang: Lang,
): string {
  const empty = view.supply.filter((pile) => pile.count === 0);
  const ending = empty.find((pile) => cards.get(pile.pile)?.endsGame === true);
  if (ending !== undefined) return say(lang, "end.pile", { pile: pileName(ending.pile, lang) });
  const needed = view.players.length >= 5 ? 4 : 3;
  if (empty.length >= needed) {
    const piles = empty.map((pile) => pileName(pile.pile, lang)).join(", ");
    return say(lang, "end.piles", { n: empty.length, piles });
  }
  const quitter = result.find((row) => row.resigned);
  return quitter === undefined
    ? say(lang, "end.stuck")
    : say(lang, "online.end.resigned", {
        who: names[quitter.seat],
        you: quitter.seat === view.seat ? "yes" : "no",
      });
}
