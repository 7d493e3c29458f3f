/** A link to a game that can't be: what is wrong with it, and the way to a kingdom all the same. */
import type { LinkFault } from "../session/link.ts";
import { Link } from "../ui/Link.tsx";
import { type Say, useWords } from "../words.ts";

export const faultText = ({ code, what }: LinkFault, t: Say): string =>
  t(`link.${code}`, code === "piles" || code === "landscapes" ? { n: Number(what) } : { what });

export function BadLink({ fault }: { readonly fault: LinkFault }) {
  const { t } = useWords();
  return (
    <main className="page narrow">
      <h1>{t("link.bad")}</h1>
      <p role="alert">{faultText(fault, t)}</p>
      <p className="acts">
        <Link to={`/kingdoms${location.search}`} className="btn main">
          {t("link.choose")}
        </Link>{" "}
        <Link to="/" className="btn">
          {t("home")}
        </Link>
      </p>
    </main>
  );
}
