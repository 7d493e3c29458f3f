/** What all pages but the table have above and below. */
import { useState } from "react";
import { Link } from "../ui/Link.tsx";
import { LanguageChoice, SettingsDialog } from "../ui/SettingsDialog.tsx";
import { useWords } from "../words.ts";

export function SiteBar({ logo = false }: { readonly logo?: boolean }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <header className="bar sitebar">
      {logo ? (
        <Link to="/" className="logo" label={t("toHome")}>
          Fiefdom
        </Link>
      ) : null}
      <nav aria-label={t("pages")}>
        <Link to="/play">{t("nav.kingdoms")}</Link>
        <Link to="/cards">{t("nav.cards")}</Link>
      </nav>
      <span className="grow" />
      <LanguageChoice />
      <button type="button" className="ghost" onClick={() => setOpen(true)}>
        {t("settings")}
      </button>
      {open ? <SettingsDialog onClose={() => setOpen(false)} /> : null}
    </header>
  );
}

export function SiteFoot() {
  const { t } = useWords();
  return (
    <footer className="foot">
      <p>
        {t("foot")} <Link to="/credits">{t("nav.credits")}</Link>
      </p>
    </footer>
  );
}
