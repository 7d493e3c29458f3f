/** A link to the game as it stands, for whoever wants to look at it or play it: only what may be known here. */
import { positionLink } from "../session/link.ts";
import { position } from "../session/session.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { useWords } from "../words.ts";

async function link(): Promise<string | null> {
  const line = await position();
  return line === null ? null : location.origin + positionLink(line);
}

export function CopyPosition() {
  const { t } = useWords();
  return (
    <section>
      <h3>{t("position")}</h3>
      <p className="soft">{t("position.about")}</p>
      <CopyButton label={t("position.copy")} text={link} none={t("position.notNow")} />
    </section>
  );
}
