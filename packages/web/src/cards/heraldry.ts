/** What the arms of a card consist of: a field for each type that has a tincture, and an icon. */
import type { TypeName } from "@fiefdom/text/terms";
import sprite from "./icons.sprite";
import { CARD_ICONS } from "./icons.ts";

const TINCTURES: readonly TypeName[] = [
  "Action",
  "Treasure",
  "Victory",
  "Curse",
  "Attack",
  "Reaction",
  "Duration",
  "Event",
  "Landmark",
];

export const tincturesOf = (types: readonly string[]): TypeName[] =>
  TINCTURES.filter((type) => types.includes(type));

export const fieldClass = (type: TypeName): string => `t-${type.toLowerCase()}`;

export const armsClass = (types: readonly string[]): string =>
  types.includes("Castle") ? "arms castle" : "arms";

export const iconOf = (id: string): string => CARD_ICONS[id];

export const iconAddress = (name: string): string => `${sprite}#${name}`;
