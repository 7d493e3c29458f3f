/** What all pages but the table have above and below. */
import { useState } from "react";
import { Icon } from "../cards/Arms.tsx";
import { Link } from "../ui/Link.tsx";
import { LanguageChoice, SettingsDialog } from "../ui/SettingsDialog.tsx";
import { useWords } from "../words.ts";
import { SiteNav } from "./Front.tsx";

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
      <SiteNav t={t} />
      <span className="grow" />
      <LanguageChoice />
      <button type="button" className="ghost" onClick={() => setOpen(true)} aria-label={t("settings")}>
        <Icon name="cog" />
        <span>{t("settings")}</span>
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
