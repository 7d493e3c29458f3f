/** There is nothing under this address: said in words, with ways on. */
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { SiteBar, SiteFoot } from "./Site.tsx";

/** `near` is the page that comes closest to what was wanted. */
export function NoPage({ near }: { readonly near?: "cards" | "rules" }) {
  const { t } = useWords();
  return (
    <div className="home">
      <SiteBar logo />
      <main className="page narrow">
        <h1>{t("noPage")}</h1>
        <p>{t("noPage.about")}</p>
        <p>
          {near === undefined ? null : (
            <>
              <Link to={`/${near}`} className="btn main">
                {t(near)}
              </Link>{" "}
            </>
          )}
          <Link to="/" className={near === undefined ? "btn main" : "btn"}>
            {t("home")}
          </Link>
        </p>
      </main>
      <SiteFoot />
    </div>
  );
}
