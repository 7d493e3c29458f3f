/** What the arms of a card consist of: a field for each type that has a tincture, and an icon. */
import type { TypeName } from "@fiefdom/text/terms";
import iconNames from "./icons.json" with { type: "json" };
import sprite from "./icons.sprite";

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

export const iconOf = (id: string): string => (iconNames as Record<string, string>)[id];

export const iconAddress = (name: string): string => `${sprite}#${name}`;
