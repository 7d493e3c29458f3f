/** The first minute: one click and the game is on. */
import { type KingdomId, kingdomName } from "@fiefdom/text";
import { Arms } from "../cards/Arms.tsx";
import { ReadingCard } from "../cards/Card.tsx";
import { type CatalogueKingdom, cardsOfPile, KINGDOMS } from "../cards/catalogue.ts";
import { go } from "../router.ts";
import { keptTable } from "../session/local.ts";
import { playLocally } from "../session/open.ts";
import { getUp } from "../session/session.ts";
import { useWords } from "../words.ts";
import { Lead } from "./Front.tsx";
import { SiteBar, SiteFoot } from "./Site.tsx";

const SHOWN = ["moat", "militia", "village"] as const;
/** A few to begin with: the gentlest, and one of each set. */
const OFFERED: readonly string[] = ["first-game", "silver-and-gold", "size-distortion", "sleight-of-hand"];

export const playKingdom = (id: string): void =>
  playLocally({ kingdom: { from: "recommended", name: id }, bots: ["squire"] });

/** The shields of a kingdom, for a glance. */
export function KingdomArms({ kingdom }: { readonly kingdom: CatalogueKingdom }) {
  return (
    <div className="ks" aria-hidden="true">
      {kingdom.kingdom.map((pile) => (
        <Arms key={pile} id={cardsOfPile(pile)[0].id} className="k" />
      ))}
      {kingdom.landscapes.length === 0 ? null : <s />}
      {kingdom.landscapes.map((id) => (
        <Arms key={id} id={id} className="k" />
      ))}
    </div>
  );
}

export function Home() {
  const { lang, t } = useWords();
  const kept = keptTable();
  return (
    <div className="home">
      <SiteBar />
      <main>
        <section className="hero">
          <Lead
            t={t}
            onPlay={() => playKingdom("first-game")}
            onResume={
              kept === null || kept.over
                ? null
                : () => {
                    getUp();
                    go("/table");
                  }
            }
          />
          <div className="fan" aria-hidden="true">
            {SHOWN.map((id) => (
              <ReadingCard key={id} id={id} lang={lang} ruleset="printed" />
            ))}
          </div>
        </section>
        <section className="kds">
          <h2>{t("home.offered")}</h2>
          <div className="kdgrid">
            {OFFERED.map((id) => {
              const kingdom = KINGDOMS.find((other) => other.id === id);
              return kingdom === undefined ? null : (
                <article key={id} className="kd">
                  <h3>{kingdomName(id as KingdomId, lang)}</h3>
                  <KingdomArms kingdom={kingdom} />
                  <button type="button" className="btn" onClick={() => playKingdom(id)}>
                    {t("home.playShort")}
                    <span className="vh">{kingdomName(id as KingdomId, lang)}</span>
                  </button>
                </article>
              );
            })}
          </div>
        </section>
      </main>
      <SiteFoot />
    </div>
  );
}
