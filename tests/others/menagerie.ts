/** Ways of Menagerie: instructions that are followed instead of a card's own. */
import { card } from "@fiefdom/engine/card";
import { costOf, moreCoins } from "@fiefdom/engine/cost";
import { kindOf } from "@fiefdom/engine/game";
import { effect } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { returnThis } from "@fiefdom/engine/verbs/cards";
import { mayThis, when } from "@fiefdom/engine/verbs/flow";
import { gainOne } from "@fiefdom/engine/verbs/gain";
import { costingExactly, youDid } from "@fiefdom/engine/verbs/words";

export const WayOfTheSheep = card("way-of-the-sheep", {
  set: "menagerie",
  kind: "way",
  types: ["Way"],
  cost: 0,
  play: effect(plus({ coins: 2 })),
});

export const WayOfTheButterfly = card("way-of-the-butterfly", {
  set: "menagerie",
  kind: "way",
  types: ["Way"],
  cost: 0,
  play: effect(
    mayThis(
      "return",
      returnThis,
      when(
        youDid,
        gainOne(
          costingExactly((g, f) => {
            return moreCoins(costOf(g, kindOf(f.card)), 1);
          }),
        ),
      ),
    ),
  ),
});
