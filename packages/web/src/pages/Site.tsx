/** What all pages but the table have above and below. */
import { lazy, Suspense, useState } from "react";
import { Icon } from "../cards/Arms.tsx";
import { LanguageChoice } from "../ui/LanguageChoice.tsx";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { SiteNav } from "./Front.tsx";

const SettingsDialog = lazy(async () => ({
  default: (await import("../ui/SettingsDialog.tsx")).SettingsDialog,
}));

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
      {open ? (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
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
