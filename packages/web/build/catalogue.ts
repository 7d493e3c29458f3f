/**
 * What the cards and kingdoms are, taken from @fiefdom/cards at build time, so that pages which only show
 * them need neither the rules nor a game.
 */
import { type CardSet, recommended, sets } from "@fiefdom/cards";
import { basicsWithColonies } from "@fiefdom/cards/sets";
import { type CardDef, isBought, isPile } from "@fiefdom/engine/card";
import type { Plugin } from "vite";
import type { Catalogue, CatalogueCard } from "../src/cards/catalogue.ts";

const ID = "cards.catalogue";

const entry = (def: CardDef, set: string, pile: string | null): CatalogueCard => ({
  id: def.id,
  set,
  types: def.texts.printed.types,
  cost: { coins: def.cost, debt: def.debt ?? 0 },
  bought: isBought(def),
  basic: def.kind === "basic",
  pile,
  ...(def.traits === undefined ? {} : { traits: def.traits }),
});

const cardsOf = (set: CardSet): CatalogueCard[] => [
  ...set.kingdom.flatMap((kingdom) =>
    isPile(kingdom)
      ? kingdom.cards.map((def) => entry(def, set.id, kingdom.id))
      : [entry(kingdom, set.id, kingdom.id)],
  ),
  ...set.landscapes.map((def) => entry(def, set.id, null)),
];

export const catalogueOf = (): Catalogue => ({
  cards: [
    ...basicsWithColonies.map((def) =>
      entry(def, def.id === "platinum" || def.id === "colony" ? "prosperity" : "base", def.id),
    ),
    ...sets.flatMap(cardsOf),
  ],
  kingdoms: recommended.map(({ id, kingdom, landscapes, colonies }) => ({
    id,
    kingdom,
    landscapes,
    colonies: colonies === true,
  })),
});

/** `import catalogue from "./cards.catalogue"`. */
export const catalogue = (): Plugin => ({
  name: "fiefdom-catalogue",
  resolveId: (id) => (id.endsWith(`/${ID}`) ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(catalogueOf())};` : null),
});
