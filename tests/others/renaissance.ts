/** Acting Troupe, from Renaissance: Villagers, which are spent in the Action phase. */
import { type Counter, card } from "@fiefdom/engine/card";
import { effect } from "@fiefdom/engine/program";
import { trashThis } from "@fiefdom/engine/verbs/cards";
import { addTo } from "@fiefdom/engine/verbs/mats";

const VILLAGERS: Counter = { id: "villagers", spend: { in: "action", gives: { actions: 1 } } };

export const ActingTroupe = card("acting-troupe", {
  set: "renaissance",
  types: ["Action"],
  cost: 3,
  traits: ["actions"],
  counters: [VILLAGERS],
  play: effect(addTo(VILLAGERS, 4), trashThis),
});
