/** Choosing a game: a kingdom, how many players, which bot, which rules. */
import { type KingdomId, kingdomName, type SetId, setName } from "@fiefdom/text";
import { useState } from "react";
import { KINGDOMS } from "../cards/catalogue.ts";
import { playLocally } from "../session/open.ts";
import { useWords } from "../words.ts";
import { KingdomArms } from "./Home.tsx";
import { SiteBar, SiteFoot } from "./Site.tsx";

const SETS: readonly SetId[] = ["base", "prosperity", "empires"];
const BOTS = ["squire", "big-money", "jester"] as const;

export function Setup() {
  const { lang, t } = useWords();
  const [players, setPlayers] = useState(2);
  const [bot, setBot] = useState<(typeof BOTS)[number]>("squire");
  const [ruleset, setRuleset] = useState<"printed" | "current">("printed");
  const [sets, setSets] = useState<readonly SetId[]>(SETS);
  const options = { players, bot, ruleset };
  return (
    <div className="home">
      <SiteBar logo />
      <main className="setup">
        <h1>{t("setup")}</h1>
        <div className="fields">
          <label className="field">
            <span>{t("setup.players")}</span>
            <select value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
              {[2, 3, 4, 5, 6].map((n) => (
                <option key={n} value={n}>
                  {t("setup.bots", { n: n - 1 })}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t("setup.bot")}</span>
            <select value={bot} onChange={(event) => setBot(event.target.value as typeof bot)}>
              {BOTS.map((name) => (
                <option key={name} value={name}>
                  {t(`bot.${name}`)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t("setup.ruleset")}</span>
            <select value={ruleset} onChange={(event) => setRuleset(event.target.value as typeof ruleset)}>
              <option value="printed">{t("ruleset.printed")}</option>
              <option value="current">{t("ruleset.current")}</option>
            </select>
          </label>
        </div>
        <article className="kd random">
          <h2>{t("setup.random")}</h2>
          <fieldset>
            <legend className="vh">{t("setup.sets")}</legend>
            {SETS.map((set) => (
              <label key={set} className="check">
                <input
                  type="checkbox"
                  checked={sets.includes(set)}
                  onChange={() =>
                    setSets(sets.includes(set) ? sets.filter((other) => other !== set) : [...sets, set])
                  }
                />
                {setName(set, lang)}
              </label>
            ))}
          </fieldset>
          <button
            type="button"
            className="btn main"
            aria-disabled={sets.length === 0 ? true : undefined}
            onClick={() => {
              if (sets.length > 0)
                playLocally({ ...options, kingdom: { from: "random", constraints: { sets: [...sets] } } });
            }}
          >
            {t("setup.draw")}
          </button>
        </article>
        <div className="kdgrid">
          {KINGDOMS.map((kingdom) => (
            <article key={kingdom.id} className="kd">
              <h2>{kingdomName(kingdom.id as KingdomId, lang)}</h2>
              <KingdomArms kingdom={kingdom} />
              <button
                type="button"
                className="btn"
                onClick={() =>
                  playLocally({ ...options, kingdom: { from: "recommended", name: kingdom.id } })
                }
              >
                {t("home.playShort")}
                <span className="vh">{kingdomName(kingdom.id as KingdomId, lang)}</span>
              </button>
            </article>
          ))}
        </div>
      </main>
      <SiteFoot />
    </div>
  );
}
