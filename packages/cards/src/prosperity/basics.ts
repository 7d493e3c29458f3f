/** Prosperity: the dearer money and land that some games add to the basic cards. */
import { card } from "@fiefdom/engine/card";
import { effect } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";

export const Platinum = card("platinum", {
  set: "prosperity",
  kind: "basic",
  types: ["Treasure"],
  cost: 9,
  play: effect(plus({ coins: 5 })),
  copies: () => 12,
});

export const Colony = card("colony", {
  set: "prosperity",
  kind: "basic",
  types: ["Victory"],
  cost: 11,
  vp: 10,
  endsGame: true,
});
