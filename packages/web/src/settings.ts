/** What a visitor chose for themselves: language, light or dark, pace. Kept in the browser. */
import { isLang, type Lang, loadLanguage } from "@fiefdom/text";
import { direction } from "@fiefdom/text/lang";
import { create } from "zustand";

export type Theme = "auto" | "light" | "dark";
export type Pace = "calm" | "quick" | "instant";

interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly pace: Pace;
  readonly name: string;
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

function browserLang(): Lang {
  for (const wanted of navigator.languages ?? []) {
    // Hebrew used to be "iw".
    const lang = wanted.toLowerCase().split("-")[0].replace("iw", "he");
    if (isLang(lang)) return lang;
  }
  return "en";
}

function first(): Settings {
  const kept = stored();
  return {
    lang: kept.lang !== undefined && isLang(kept.lang) ? kept.lang : browserLang(),
    theme: kept.theme === "light" || kept.theme === "dark" ? kept.theme : "auto",
    pace: kept.pace === "quick" || kept.pace === "instant" ? kept.pace : "calm",
    name: typeof kept.name === "string" ? kept.name : "",
  };
}

export const useSettings = create<Settings>(first);

function show({ lang, theme }: Settings): void {
  const { documentElement: html } = document;
  html.lang = lang;
  html.dir = direction(lang);
  if (theme === "auto") delete html.dataset.theme;
  else html.dataset.theme = theme;
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
