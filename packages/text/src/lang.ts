/** The languages of the game. English is the first and the measure of the others. */
export const LANGS = ["en", "de", "nl", "pl", "he"] as const;

export type Lang = (typeof LANGS)[number];

export const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);

export const direction = (lang: Lang): "ltr" | "rtl" => (lang === "he" ? "rtl" : "ltr");

/**
 * "Maud, Odo and Isolde". In Hebrew the "and" is written onto a Hebrew word, and with a maqaf before a word of
 * another script; marks of direction around a name are no letters of it.
 */
export function joined(names: readonly string[], lang: Lang): string {
  const parts = new Intl.ListFormat(lang).formatToParts(names);
  return parts
    .map(({ type, value }, i) => {
      if (lang !== "he" || type !== "literal") return value;
      const letter = /[\p{L}\p{N}]/u.exec(parts[i + 1]?.value ?? "")?.[0] ?? "";
      return value.replace(/ו-?$/u, /\p{Script=Hebrew}/u.test(letter) ? "ו" : "ו־");
    })
    .join("");
}
