/** Who made what is seen here: the licence of the icons wants every author named. */
import { cardName } from "@fiefdom/text";
import { Icon } from "../cards/Arms.tsx";
import { AUTHORS, CARD_ICONS } from "../cards/icons.ts";
import { useWords } from "../words.ts";
import { SiteBar, SiteFoot } from "./Site.tsx";

const FONTS = ["Grenze", "Grenze Gotisch", "Alegreya Sans", "Frank Ruhl Libre", "Assistant"];

export function Credits() {
  const { lang, t } = useWords();
  const byAuthor = new Map<string, string[]>();
  for (const [icon, author] of Object.entries(AUTHORS)) {
    byAuthor.set(author, [...(byAuthor.get(author) ?? []), icon]);
  }
  const cardWith = new Map(Object.entries(CARD_ICONS).map(([card, icon]) => [icon, card]));
  return (
    <div className="home">
      <SiteBar logo />
      <main className="credits">
        <h1>{t("credits")}</h1>
        <p>
          {t("credits.icons")}{" "}
          <a href="https://game-icons.net" rel="external">
            game-icons.net
          </a>
          ,{" "}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="license external">
            CC BY 3.0
          </a>
          . {t("credits.changed")}
        </p>
        {[...byAuthor]
          .sort((a, b) => b[1].length - a[1].length)
          .map(([author, icons]) => (
            <section key={author}>
              <h2>{t("credits.by", { author })}</h2>
              <ul>
                {icons.map((icon) => {
                  const card = cardWith.get(icon);
                  return (
                    <li key={icon}>
                      <Icon name={icon} />
                      <span>
                        <span lang="en">{icon}</span>
                        {card === undefined ? null : <> · {cardName(card, lang)}</>}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        <section>
          <h2>{t("credits.fonts")}</h2>
          <p>{FONTS.join(", ")}: SIL Open Font License 1.1.</p>
        </section>
        <section>
          <h2>{t("credits.game")}</h2>
          <p>{t("credits.fan")}</p>
        </section>
      </main>
      <SiteFoot />
    </div>
  );
}
