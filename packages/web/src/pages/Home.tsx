/** The first minute: one click and the game is on. */
import { type KingdomId, kingdomName } from "@fiefdom/text";
import { lazy, Suspense, useEffect } from "react";
import { ReadingCard } from "../cards/Card.tsx";
import { KINGDOMS } from "../cards/catalogue.ts";
import { KingdomArms } from "../cards/KingdomArms.tsx";
import { isKnown } from "../online/flag.ts";
import { go } from "../router.ts";
import { runningTables } from "../session/kept.ts";
import { addressOf, playLocally } from "../session/open.ts";
import { Later } from "../ui/Later.tsx";
import { useWords } from "../words.ts";
import { Lead } from "./Front.tsx";
import { Running } from "./Running.tsx";
import { SiteBar, SiteFoot } from "./Site.tsx";

/** What comes from elsewhere comes after the doors are there. */
const Today = lazy(async () => ({ default: (await import("./Today.tsx")).Today }));
const MyGames = lazy(async () => ({ default: (await import("../online/MyGames.tsx")).MyGames }));

const SHOWN = ["militia", "gold", "province"] as const;
/** A few to begin with: the gentlest, and one of each set. */
const OFFERED: readonly string[] = ["first-game", "silver-and-gold", "size-distortion", "sleight-of-hand"];

export const playKingdom = (id: string): void =>
  playLocally({ kingdom: { from: "recommended", name: id }, bots: ["squire"] });

export function Home() {
  const { lang, t } = useWords();
  const [last] = runningTables();
  // Whose games wait here is asked of the server once the page stands.
  useEffect(() => {
    if (isKnown()) void import("../online/me.ts").then(({ askWho }) => askWho());
  }, []);
  return (
    <div className="home">
      <SiteBar />
      <main>
        <section className="hero">
          <Lead
            t={t}
            onPlay={() => playKingdom("first-game")}
            onResume={last === undefined ? null : () => go(addressOf(last.id))}
          />
          <div className="fan" aria-hidden="true">
            {SHOWN.map((id) => (
              <ReadingCard key={id} id={id} lang={lang} ruleset="printed" />
            ))}
          </div>
        </section>
        <Suspense fallback={null}>{isKnown() ? <MyGames /> : null}</Suspense>
        <Running />
        <Later>
          <Today />
        </Later>
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
