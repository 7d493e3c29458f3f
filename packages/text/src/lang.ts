/** The languages of the game. English is the first and the measure of the others. */
export const LANGS = ["en", "de", "nl", "pl", "he"] as const;

export type Lang = (typeof LANGS)[number];

export const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);

export const direction = (lang: Lang): "ltr" | "rtl" => (lang === "he" ? "rtl" : "ltr");
