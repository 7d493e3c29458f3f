/** The language to read in: on every page, and among the settings. */
import { LANGS, type Lang } from "@fiefdom/text";
import { chooseLang } from "../settings.ts";
import { useWords } from "../words.ts";

const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  pl: "Polski",
  he: "עברית",
};

export function LanguageChoice() {
  const { lang, t } = useWords();
  return (
    <label className="field">
      <span>{t("language")}</span>
      <select value={lang} onChange={(event) => void chooseLang(event.target.value as Lang)}>
        {LANGS.map((other) => (
          <option key={other} value={other} lang={other}>
            {LANGUAGE_NAMES[other]}
          </option>
        ))}
      </select>
    </label>
  );
}
