/** What a visitor chose for themselves: language, light or dark, sizes, pace, sounds. Kept in the browser. */
import { isLang, type Lang, loadLanguage } from "@fiefdom/text";
import { direction } from "@fiefdom/text/lang";
import { message } from "@fiefdom/text/messages";
import { create } from "zustand";

/** Settings that are one of a few, with all of these; the first is what holds where nothing was chosen. */
export const CHOICES = {
  theme: ["auto", "light", "dark", "contrast"],
  /** Of the cards on the table, and of letters everywhere. */
  cards: ["normal", "large"],
  letters: ["normal", "large"],
  pace: ["calm", "quick", "instant"],
} as const;
export type Chosen = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };
export type Pace = Chosen["pace"];

interface Settings extends Chosen {
  readonly lang: Lang;
  readonly name: string;
  readonly sounds: boolean;
  /** A word from the system when it is one's turn and nobody looks. The browser has to allow it as well. */
  readonly notices: boolean;
  /** Of the sounds: more than nothing, at most 1. */
  readonly volume: number;
  /** A word before a costly move, in games against bots in this browser. */
  readonly training: boolean;
}

const KEY = "fiefdom.settings";

/** Storage can be full, forbidden or broken; nothing here depends on it. */
function stored(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Partial<Settings>) : {};
  } catch {
    return {};
  }
}

/** What `public/early.js` chose before the first picture; where there is no page, English. */
function shownLang(): Lang {
  const lang = globalThis.document?.documentElement.lang ?? "";
  return isLang(lang) ? lang : "en";
}

export const isChoice = (name: string, value: unknown): boolean =>
  !Object.hasOwn(CHOICES, name) || (CHOICES[name as keyof Chosen] as readonly unknown[]).includes(value);

/** What was chosen of each, as far as there still is such a choice. */
const oneOfEach = (kept: Partial<Settings>): Chosen =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([name, [usual]]) => {
      const value = kept[name as keyof Chosen];
      return [name, value !== undefined && isChoice(name, value) ? value : usual];
    }),
  ) as unknown as Chosen;

function first(): Settings {
  const kept = stored();
  return {
    lang: shownLang(),
    ...oneOfEach(kept),
    name: typeof kept.name === "string" ? kept.name : "",
    sounds: kept.sounds === true,
    notices: kept.notices === true,
    volume: typeof kept.volume === "number" && kept.volume > 0 && kept.volume <= 1 ? kept.volume : 0.5,
    training: kept.training === true,
  };
}

export const useSettings = create<Settings>(first);

function show({ lang, theme, cards, letters }: Settings): void {
  const { documentElement: html } = document;
  html.lang = lang;
  html.dir = direction(lang);
  // What the page says of itself to whoever finds, shares or installs it.
  const about = document.querySelector('meta[name="description"]');
  about?.setAttribute("content", message("web.description", {}, lang));
  const manifest = document.querySelector('link[rel="manifest"]');
  manifest?.setAttribute("href", `/manifest${lang === "en" ? "" : `.${lang}`}.webmanifest`);
  if (theme === "auto") delete html.dataset.theme;
  else html.dataset.theme = theme;
  for (const [name, size] of Object.entries({ cards, letters })) {
    if (size === "normal") delete html.dataset[name];
    else html.dataset[name] = size;
  }
}

export function choose(change: Partial<Settings>): void {
  useSettings.setState(change);
  const now = useSettings.getState();
  show(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Then it holds for this visit.
  }
}

/** Switches as soon as the language has arrived; until then everything stays as it is. */
export async function chooseLang(lang: Lang): Promise<void> {
  await loadLanguage(lang);
  choose({ lang });
}

/** Before anything is drawn: the language must be there. If it can't be had, English is. */
export async function prepareSettings(): Promise<void> {
  try {
    await loadLanguage(useSettings.getState().lang);
  } catch {
    useSettings.setState({ lang: "en" });
  }
  show(useSettings.getState());
}
