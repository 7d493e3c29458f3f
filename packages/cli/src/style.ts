/** Colours and weights. They only ever repeat what the words, numbers and groups already say. */

export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  /** A card name in the colour of its first fitting type. */
  readonly card: (name: string, types: readonly string[]) => string;
  readonly you: (text: string) => string;
  readonly warn: (text: string) => string;
}

const same = (text: string): string => text;

export const plainStyle: Style = { bold: same, dim: same, card: same, you: same, warn: same };

const ansi = (open: number, close: number) => (text: string) => `\u001b[${open}m${text}\u001b[${close}m`;

const COLOURS: readonly (readonly [type: string, colour: number])[] = [
  ["Curse", 35],
  ["Victory", 32],
  ["Treasure", 33],
  ["Attack", 31],
  ["Reaction", 34],
  ["Event", 36],
  ["Landmark", 36],
];

export const colourStyle: Style = {
  bold: ansi(1, 22),
  dim: ansi(2, 22),
  card: (name, types) => {
    const found = COLOURS.find(([type]) => types.includes(type));
    return found === undefined ? name : ansi(found[1], 39)(name);
  },
  you: ansi(36, 39),
  warn: ansi(31, 39),
};
