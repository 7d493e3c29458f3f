/** The recommended kingdoms, by the sets they are made of. */

import { awaitedName, type KingdomId, kingdomName, type SetId, setName } from "@fiefdom/text";
import { joined } from "@fiefdom/text/lang";
import { Fragment } from "react";
import { AWAITED, type CatalogueKingdom, cardOf, cardsOfPile, KINGDOMS, SETS } from "../cards/catalogue.ts";
import { KingdomArms } from "../cards/KingdomArms.tsx";
import { useWords } from "../words.ts";
import { Tags } from "./GlanceView.tsx";
import { nameOf } from "./names.ts";

const setsOf = ({ kingdom, landscapes }: CatalogueKingdom): SetId[] => {
  const used = [
    ...kingdom.map((pile) => cardsOfPile(pile)[0].set),
    ...landscapes.map((id) => cardOf(id).set),
  ];
  return SETS.filter((set) => used.includes(set));
};

const GROUPS: readonly { readonly sets: readonly SetId[]; readonly kingdoms: readonly CatalogueKingdom[] }[] =
  [...new Set(KINGDOMS.map((kingdom) => setsOf(kingdom).join()))]
    .map((sets) => ({
      sets: sets.split(",") as SetId[],
      kingdoms: KINGDOMS.filter((kingdom) => setsOf(kingdom).join() === sets),
    }))
    .sort((a, b) => a.sets.length - b.sets.length);

export function Recommended({
  chosen,
  onLay,
  onPlay,
}: {
  /** The one that lies on the table. */
  readonly chosen: string | null;
  readonly onLay: (kingdom: CatalogueKingdom) => void;
  readonly onPlay: (kingdom: CatalogueKingdom) => void;
}) {
  const { lang, t } = useWords();
  return (
    <section className="recommended" aria-labelledby="recommended">
      <h2 id="recommended">{t("kingdoms.recommended")}</h2>
      {GROUPS.map(({ sets, kingdoms }) => (
        <section key={sets.join()} className="kds">
          <h3>
            {joined(
              sets.map((set) => setName(set, lang)),
              lang,
            )}
          </h3>
          <div className="kdgrid">
            {kingdoms.map((kingdom) => {
              const name = kingdomName(kingdom.id as KingdomId, lang);
              return (
                <article key={kingdom.id} className="kd" data-kingdom={kingdom.id}>
                  <h4>{name}</h4>
                  <KingdomArms kingdom={kingdom} />
                  <p className="kd__names">
                    {[...kingdom.kingdom, ...kingdom.landscapes].map((id) => nameOf(id, lang)).join(", ")}
                  </p>
                  <Tags laid={kingdom} />
                  <p className="kd__acts">
                    <button
                      type="button"
                      className="btn"
                      aria-pressed={chosen === kingdom.id}
                      onClick={() => onLay(kingdom)}
                    >
                      {t("kingdoms.lay")}
                      <span className="vh"> {name}</span>
                    </button>
                    <button type="button" className="btn" onClick={() => onPlay(kingdom)}>
                      {t("home.playShort")}
                      <span className="vh"> {name}</span>
                    </button>
                  </p>
                </article>
              );
            })}
          </div>
        </section>
      ))}
      {AWAITED.length === 0 ? null : (
        <details className="awaited">
          <summary>{t("kingdoms.awaited", { n: AWAITED.length })}</summary>
          <ul>
            {AWAITED.map(({ id, missing }) => (
              <li key={id} data-kingdom={id}>
                <h4 className="awaited__name" dir="auto">
                  {kingdomName(id as KingdomId, lang)}
                </h4>
                {missing.map(({ set, edition, cards }) => (
                  <p key={`${set} ${edition}`} className="soft awaited__lack">
                    {t("kingdoms.awaited.of", {
                      set: setName(set as SetId, lang),
                      edition: edition === undefined ? "no" : "first",
                    })}{" "}
                    {cards.map((card, i) => (
                      <Fragment key={card}>
                        {i === 0 ? null : ", "}
                        {awaitedName(card, lang) ?? <bdi lang="en">{card}</bdi>}
                      </Fragment>
                    ))}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
