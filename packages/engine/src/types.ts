/** Card types as bits, so that a card of several types is one number and a test for one of them one AND. */

export const TYPE_NAMES = [
  "Action",
  "Treasure",
  "Victory",
  "Curse",
  "Attack",
  "Reaction",
  "Duration",
  "Command",
  "Castle",
  "Gathering",
  "Event",
  "Landmark",
  "Reserve",
  "Night",
  "Way",
  "Trait",
  "Boon",
  "Ruins",
  "Looter",
  "Hex",
  "Doom",
  "State",
  "Project",
] as const;

export type TypeName = (typeof TYPE_NAMES)[number];

const BITS = new Map<string, number>(TYPE_NAMES.map((name, i) => [name, 1 << i]));

export const typeBit = (name: TypeName): number => BITS.get(name) as number;

export const typeBits = (names: readonly TypeName[]): number =>
  names.reduce((bits, name) => bits | typeBit(name), 0);

export const typeNames = (bits: number): TypeName[] =>
  TYPE_NAMES.filter((name) => (bits & typeBit(name)) !== 0);

export const ACTION = typeBit("Action");
export const TREASURE = typeBit("Treasure");
export const VICTORY = typeBit("Victory");
export const CURSE = typeBit("Curse");
export const ATTACK = typeBit("Attack");
export const NIGHT = typeBit("Night");
export const DURATION = typeBit("Duration");
