/** Base set: cards that gain cards, and Gardens, which like many. */
import { card } from "@fiefdom/engine/card";
import { effect } from "@fiefdom/engine/program";
import { topdeck } from "@fiefdom/engine/verbs/cards";
import { gainOne } from "@fiefdom/engine/verbs/gain";
import { costing } from "@fiefdom/engine/verbs/words";

export const Artisan = card("artisan", {
  set: "base",
  types: ["Action"],
  cost: 6,
  traits: ["gain"],
  play: effect(gainOne(costing(5), "hand"), topdeck({ exactly: 1 })),
});

export const Gardens = card("gardens", {
  set: "base",
  types: ["Victory"],
  cost: 4,
  vp: ({ total }) => Math.floor(total / 10),
  traits: ["vp"],
});

export const Workshop = card("workshop", {
  set: "base",
  types: ["Action"],
  cost: 3,
  traits: ["gain"],
  play: effect(gainOne(costing(4))),
});
