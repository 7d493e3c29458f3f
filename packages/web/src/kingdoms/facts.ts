/** The piles and landscapes as far as choosing goes, from the catalogue that is built into the page. */
import {
  type Feature,
  type LandscapeFacts,
  landscapeFacts,
  type PileFacts,
  pileFacts,
} from "@fiefdom/cards/features";
import { type Glance, glance } from "@fiefdom/cards/glance";
import { CARDS, type CatalogueCard, cardsOfPile, isLandscape } from "../cards/catalogue.ts";
import type { Laid } from "../session/link.ts";

type Trait = NonNullable<Parameters<typeof landscapeFacts>[1]["traits"]>[number];

const described = ({ id, types, cost, edition, traits = [] }: CatalogueCard) => ({
  id,
  types,
  ...(edition === undefined ? {} : { edition }),
  cost: cost.coins,
  debt: cost.debt,
  traits: traits as readonly Trait[],
});

const kingdomCards = CARDS.filter((card) => !card.basic && !isLandscape(card));

export const PILES: readonly PileFacts[] = [...new Set(kingdomCards.map((card) => card.pile ?? ""))].map(
  (id) => {
    const cards = cardsOfPile(id);
    return pileFacts(id, cards[0].set, cards.map(described));
  },
);
export const LANDSCAPES: readonly LandscapeFacts[] = CARDS.filter(isLandscape).map((card) =>
  landscapeFacts(card.set, described(card)),
);

const byId = new Map<string, PileFacts | LandscapeFacts>(
  [...PILES, ...LANDSCAPES].map((facts) => [facts.id, facts]),
);

export const pile = (id: string): PileFacts => byId.get(id) as PileFacts;
export const landscape = (id: string): LandscapeFacts => byId.get(id) as LandscapeFacts;
export const isKnown = (id: string): boolean => byId.has(id);
export const featuresOf = (id: string): readonly Feature[] => byId.get(id)?.features ?? [];

export const lookAt = ({ kingdom, landscapes, colonies }: Laid): Glance =>
  glance(kingdom.map(pile), landscapes.map(landscape), colonies);
