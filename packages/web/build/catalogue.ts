/**
 * What the cards and kingdoms are, taken from @fiefdom/cards at build time, so that pages which only show
 * them need neither the rules nor a game.
 */
import { awaited, cards, pileWith, recommended, sets } from "@fiefdom/cards";
import { type CardDef, isBought } from "@fiefdom/engine/card";
import { costJSON } from "@fiefdom/engine/cost";
import { cardText, plain } from "@fiefdom/text";
import type { Plugin } from "vite";
import type { Catalogue, CatalogueCard } from "../src/cards/catalogue.ts";

const ID = "cards.catalogue";

/** What its text says of drawing, for the averages of a deck. */
const DRAWS = /\+\s*\d+ Cards?\b|\bdraw/i;

/** And of coins that a Treasure always gives: it begins with them. */
const GIVES = /^\+\{\$(\d+)\}\./;

const coinsOf = (def: CardDef): number =>
  def.texts.printed.types.includes("Treasure")
    ? Number(GIVES.exec(cardText(def.id, "en").play ?? "")?.[1] ?? 0)
    : 0;

const entry = (def: CardDef): CatalogueCard => ({
  id: def.id,
  set: def.set,
  ...(def.edition === undefined ? {} : { edition: def.edition }),
  types: def.texts.printed.types,
  cost: costJSON({ coins: def.cost, debt: def.debt ?? 0, potions: def.potions ?? 0 }),
  bought: isBought(def),
  basic: def.kind === "basic",
  pile: def.kind === "basic" ? def.id : (pileWith(def.id)?.id ?? null),
  ...(def.traits === undefined ? {} : { traits: def.traits }),
  ...(coinsOf(def) === 0 ? {} : { coins: coinsOf(def) }),
  ...(DRAWS.test(plain(cardText(def.id, "en").play ?? "", "en")) ? { draws: true as const } : {}),
});

export const catalogueOf = (): Catalogue => ({
  sets: sets.filter((set) => set.kingdom.length > 0).map((set) => set.id),
  cards: [...cards.values()].map(entry),
  kingdoms: recommended.map(({ id, kingdom, landscapes, colonies }) => ({
    id,
    kingdom,
    landscapes,
    colonies: colonies === true,
  })),
  awaited,
});

/** `import catalogue from "./cards.catalogue"`. */
export const catalogue = (): Plugin => ({
  name: "fiefdom-catalogue",
  resolveId: (id) => (id.endsWith(`/${ID}`) ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(catalogueOf())};` : null),
});
