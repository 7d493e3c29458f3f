/** Playing the kingdom: whom against, who begins, by which rules; or with friends. */
import { useState } from "react";
import {
  KINGDOM_SIZE,
  kingdomQuery,
  type Laid,
  MOST_OPPONENTS,
  OPPONENTS,
  tableLink,
  wishesFor,
} from "../session/link.ts";
import { botWithStrength } from "../session/names.ts";
import { playLocally } from "../session/open.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import type { Terms } from "./memory.ts";

export function PlayPanel({
  laid,
  terms,
  onChange,
}: {
  readonly laid: Laid;
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}) {
  const { lang, t } = useWords();
  const [seed, setSeed] = useState("");
  const { bots, first, ruleset } = terms;
  const isWhole = laid.kingdom.length === KINGDOM_SIZE;
  const setBots = (others: readonly string[]): void =>
    onChange({ ...terms, bots: others, first: first === "lot" || first <= others.length ? first : "lot" });
  const more = {
    bots,
    ruleset,
    ...(first === "lot" ? {} : { first }),
    ...(seed.trim() === "" ? {} : { seed: seed.trim() }),
  };
  return (
    <section className="playpanel" aria-labelledby="playpanel">
      <h2 id="playpanel">{t("kingdoms.play")}</h2>
      <fieldset className="opponents">
        <legend>{t("kingdoms.against")}</legend>
        {bots.map((bot, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: opponents are their places
          <div key={i} className="opponent">
            <label className="field">
              <span>{t("kingdoms.opponent", { n: i + 1 })}</span>
              <select
                value={bot}
                onChange={(event) =>
                  setBots(bots.map((other, at) => (at === i ? event.target.value : other)))
                }
              >
                {OPPONENTS.map((name) => (
                  <option key={name} value={name}>
                    {botWithStrength(name, lang, t(`bot.${name}`))}
                  </option>
                ))}
              </select>
            </label>
            {bots.length > 1 ? (
              <button
                type="button"
                className="btn small"
                aria-label={t("kingdoms.without", { n: i + 1 })}
                onClick={() => setBots(bots.filter((_, at) => at !== i))}
              >
                ✕
              </button>
            ) : null}
          </div>
        ))}
        {bots.length < MOST_OPPONENTS ? (
          <button
            type="button"
            className="btn small"
            onClick={() => setBots([...bots, bots[bots.length - 1]])}
          >
            {t("kingdoms.oneMore")}
          </button>
        ) : null}
        <p className="soft">{t("online.bot.eloAbout")}</p>
      </fieldset>
      <div className="fields">
        <label className="field">
          <span>{t("kingdoms.first")}</span>
          <select
            value={first}
            onChange={({ target: { value } }) =>
              onChange({ ...terms, first: value === "lot" ? "lot" : Number(value) })
            }
          >
            <option value="lot">{t("kingdoms.first.lot")}</option>
            <option value={0}>{t("kingdoms.first.you")}</option>
            {bots.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: opponents are their places
              <option key={i} value={i + 1}>
                {t("kingdoms.opponent", { n: i + 1 })}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t("setup.ruleset")}</span>
          <select
            value={ruleset}
            onChange={(event) =>
              onChange({ ...terms, ruleset: event.target.value === "current" ? "current" : "printed" })
            }
          >
            <option value="printed">{t("ruleset.printed")}</option>
            <option value="current">{t("ruleset.current")}</option>
          </select>
        </label>
      </div>
      <details className="sameagain">
        <summary>{t("kingdoms.seed")}</summary>
        <label className="field">
          <span>{t("kingdoms.seed.about")}</span>
          <input value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
        </label>
        <CopyButton
          label={t("kingdoms.copy.game")}
          text={() => new URL(tableLink(laid, more), location.href).href}
        />
      </details>
      {isWhole ? null : (
        <p className="fault" id="notten">
          {t("kingdoms.notTen", { n: laid.kingdom.length })}
        </p>
      )}
      <p className="playpanel__go">
        <button
          type="button"
          className="btn main"
          {...(isWhole ? {} : { "aria-disabled": true, "aria-describedby": "notten" })}
          onClick={() => {
            if (isWhole) playLocally({ ...wishesFor(laid), ...more });
          }}
        >
          {t("kingdoms.start")}
        </button>
        <Link to={`/friends?${kingdomQuery(laid, ruleset)}`} className="btn">
          {t("kingdoms.friends")}
        </Link>
      </p>
    </section>
  );
}
