/** Cards of Intrigue, for gaining from the trash and for passing cards. */
import { card } from "@fiefdom/engine/card";
import { effect, join } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { trash } from "@fiefdom/engine/verbs/cards";
import { chooseOne } from "@fiefdom/engine/verbs/flow";
import { chooseFromSupply, gainOneFromTrash, trashItFromSupply } from "@fiefdom/engine/verbs/gain";
import { everybodyPasses } from "@fiefdom/engine/verbs/pass";
import { ofType } from "@fiefdom/engine/verbs/words";

export const Lurker = card("lurker", {
  set: "intrigue",
  types: ["Action"],
  cost: 2,
  traits: ["gain"],
  play: effect(
    plus({ actions: 1 }),
    chooseOne({
      trash: join([chooseFromSupply("trash", ofType("Action")), trashItFromSupply]),
      gain: gainOneFromTrash(ofType("Action")),
    }),
  ),
});

export const Masquerade = card("masquerade", {
  set: "intrigue",
  types: ["Action"],
  cost: 3,
  traits: ["draw", "trash"],
  play: effect(plus({ cards: 2 }), everybodyPasses, trash({ upTo: 1 })),
});
