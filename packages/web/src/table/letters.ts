/**
 * The letters of the table, fetched with it. Those that came with the first word in them would have everything on the
 * table laid out once more, in the middle of a move.
 */
import type { Lang } from "@fiefdom/text";

const DISPLAY = [500, 600, 700].map((weight) => `${weight} 1em Grenze, "Frank Ruhl Libre"`);
const TEXT = [400, 500, 600, 700].map((weight) => `${weight} 1em "Alegreya Sans", Assistant`);
/** One letter of every file that a language needs. */
const LETTERS: Readonly<Partial<Record<Lang, string>>> = { pl: "Ał", he: "Aא" };

export function fetchLetters(lang: Lang): void {
  // What can't be had is seen in other letters.
  for (const font of [...DISPLAY, ...TEXT]) document.fonts.load(font, LETTERS[lang] ?? "A").catch(() => {});
}
