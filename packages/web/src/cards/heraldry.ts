/**
 * What the arms of a card consist of: a field for each type that has a tincture, an icon with its crop, a border
 * that tells the set, and metal for the four cards that a game is won with.
 */
import type { TypeName } from "@fiefdom/text/terms";
import { cardOf, isCard } from "./catalogue.ts";
import crops from "./crops.json" with { type: "json" };
import sprites from "./icons.sprites";
import { CARD_ICONS, iconFile } from "./icons.ts";

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

export const iconAddress = (name: string): string => `${sprites[iconFile(name)]}#${name}`;

type Crop = readonly [scale: number, x: number, y: number];

/** How large a charge is and where it stands, by its icon: the scale, and how far it is moved in hundredths. */
const CROPS = new Map<string, Crop>(Object.entries(crops as unknown as Record<string, Crop>));
const USUAL: Crop = [1.12, 0, 4];

export function cropOf(id: string): Readonly<Record<`--c${"s" | "x" | "y"}`, number>> {
  const [scale, x, y] = CROPS.get(iconOf(id)) ?? USUAL;
  return { "--cs": scale, "--cx": x / 100, "--cy": y / 100 };
}

const METALS: ReadonlySet<string> = new Set(["gold", "platinum", "province", "colony"]);

/** What the style sheet tells set and metal by. */
export function bordersOf(id: string): { readonly "data-set"?: string; readonly "data-metal"?: string } {
  const set = isCard(id) ? cardOf(id).set : "";
  return {
    ...(set === "" ? {} : { "data-set": set }),
    ...(METALS.has(id) ? { "data-metal": id } : {}),
  };
}
