/** My place: deck, hand, discard pile. */
import { cardName } from "@fiefdom/text";
import { HandFace, TileFace, typeLine } from "../cards/Card.tsx";
import { Cost, Mark } from "../cards/Mark.tsx";
import { CardButton } from "./CardButton.tsx";
import { useTable } from "./context.ts";
import { sortedHand } from "./hand.ts";
import { Crest } from "./Players.tsx";

export function Mine() {
  const { lang, t, view, cards, choices, picks, ruleset } = useTable();
  const me = view.players[view.seat];
  const hand = sortedHand(me.hand ?? [], cards);
  const asks = choices?.decision.from === "hand";
  return (
    <section className="mine" aria-label={t("yourPlace")}>
      <div className="meid">
        <Crest seat={view.seat} />
        {me.vp === 0 ? null : (
          <span>
            <Mark kind="vp" n={me.vp} />
            <span className="vh">{t("tokens.vp", { n: me.vp })}</span>
          </span>
        )}
        <span className="dd">
          <span>
            {t("deck")} <b>{me.deckSize}</b>
          </span>{" "}
          <span>
            {t("discard")} <b>{me.discardSize}</b>
          </span>
        </span>
      </div>
      <div className="side deckside">
        {me.deckSize === 0 ? (
          <span className="card tile is-empty" />
        ) : (
          <span
            className={`card back tile ${me.deckSize >= 8 ? "pile-3" : me.deckSize >= 4 ? "pile-2" : "pile-1"}`}
          >
            <i />
            <span className="count">{me.deckSize}</span>
          </span>
        )}
        <i>{t("deck")}</i>
      </div>
      <ul
        className="hand"
        aria-label={t("yourHand", { n: hand.length })}
        data-many={hand.length > 7 ? hand.length : undefined}
      >
        {hand.map(({ id, key }) => {
          const facts = cards.get(id);
          const types = facts?.types ?? [];
          const option = choices?.hand.get(id) ?? null;
          const pickKey = `h:${key}`;
          return (
            <li key={key}>
              <CardButton
                id={id}
                className="hand-card"
                label={[
                  cardName(id, lang),
                  typeLine(types, lang),
                  ...(option === null ? [] : [t(option.startsWith("play:") ? "can.play" : "can.choose")]),
                ].join(", ")}
                option={option}
                pickKey={pickKey}
                act={asks ? "choose" : "play"}
                picked={picks.findIndex((pick) => pick.key === pickKey) + 1}
              >
                {facts === undefined ? null : <Cost coins={facts.cost.coins} debt={facts.cost.debt} />}
                <HandFace id={id} lang={lang} types={types} ruleset={ruleset} />
              </CardButton>
            </li>
          );
        })}
      </ul>
      <div className="side discardside">
        {me.discardTop === null ? (
          <span className="card tile is-empty" />
        ) : (
          <CardButton
            id={me.discardTop}
            className={`tile ${me.discardSize >= 4 ? "pile-2" : me.discardSize >= 2 ? "pile-1" : ""}`}
            label={t("discardTop", { n: me.discardSize, card: cardName(me.discardTop, lang) })}
            option={null}
            pickKey=""
            act="choose"
          >
            <span className="count">{me.discardSize}</span>
            <TileFace id={me.discardTop} lang={lang} />
          </CardButton>
        )}
        <i>{t("discard")}</i>
      </div>
    </section>
  );
}
