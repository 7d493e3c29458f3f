/** A card that is more than what is printed on it for a while is shown as what it is. */
import type { CardFacts } from "@fiefdom/protocol/server";
import { expect, it } from "vitest";
import { factsNow } from "../src/table/facts.ts";

const fact = (id: string, ...types: CardFacts["types"]): [string, CardFacts] => [
  id,
  {
    id,
    types,
    cost: { coins: 2, debt: 0 },
    bought: true,
    owes: false,
    reacts: false,
    basic: true,
    pile: id,
    pileSize: 8,
    endsGame: false,
  },
];
const printed = new Map([fact("estate", "Victory"), fact("village", "Action")]);

it("takes the types from the view, and the rest as printed", () => {
  const now = factsNow(printed, { estate: ["Action", "Victory"] });
  expect(now.get("estate")).toEqual({ ...printed.get("estate"), types: ["Action", "Victory"] });
  expect(now.get("village")).toEqual(printed.get("village"));
});

it("is the very same map where nothing has changed, so that nothing is drawn anew", () => {
  expect(factsNow(printed, undefined)).toBe(printed);
});
