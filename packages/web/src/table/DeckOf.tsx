/**
 * What a player's deck is made of, by kind, as far as whoever looks may know it: how many of each, how many are
 * still to be drawn, and what an average hand brings. It is a part of the rail, and the same in a replay.
 */
import { deckTable } from "@fiefdom/protocol/deck";
import { cardName } from "@fiefdom/text";
import { type CSSProperties, memo } from "react";
import { Arms } from "../cards/Arms.tsx";
import { cardOf, isCard } from "../cards/catalogue.ts";
import type { PlayerView } from "../session/types.ts";
import { useHouse } from "./context.ts";
import "./deck.css";

const A_HAND = 5;
/** More pips than that are no longer counted at a glance. */
const MOST_PIPS = 12;
const ORDER = ["Action", "Treasure", "Victory", "Curse"] as const;

const rankOf = (types: readonly string[]): number => {
  const at = ORDER.findIndex((type) => types.includes(type));
  return at < 0 ? ORDER.length : at;
};

/** What average hands of these cards have: coins of Treasures, and cards that draw nothing. */
function averages({ owned }: Pick<PlayerView, "owned">, cards: number) {
  let coins = 0;
  let stops = 0;
  for (const [id, n] of Object.entries(owned)) {
    if (!isCard(id)) continue;
    const { coins: each = 0, draws = false } = cardOf(id);
    coins += n * each;
    if (!draws) stops += n;
  }
  const inHand = (n: number): number => (cards === 0 ? 0 : (n * Math.min(A_HAND, cards)) / cards);
  return { coins: inHand(coins), stops };
}

/** The deck of one player. */
export const DeckOf = memo(function DeckOf({ player }: { readonly player: PlayerView }) {
  const { lang, t, cards: facts } = useHouse();
  const { rows, cards, unseen } = deckTable(player);
  const { coins, stops } = averages(player, cards);
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const knows = rows.every(({ left }) => left !== null);
  const sorted = [...rows].sort(
    (a, b) =>
      rankOf(facts.get(a.id)?.types ?? []) - rankOf(facts.get(b.id)?.types ?? []) ||
      b.owned - a.owned ||
      cardName(a.id, lang).localeCompare(cardName(b.id, lang), lang),
  );
  return (
    <div className="decktab">
      <dl className="decksum">
        <div>
          <dt>{t("deck.cards")}</dt>
          <dd>{cards}</dd>
        </div>
        <div>
          <dt>{t("deck.money")}</dt>
          <dd>{number.format(coins)}</dd>
        </div>
        <div>
          <dt>{t("deck.stops")}</dt>
          <dd>{stops}</dd>
        </div>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="deckrows" aria-label={t("deck.list")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("deck.card")}</th>
              <th scope="col">{t("deck.owned")}</th>
              {knows ? <th scope="col">{t("deck.left")}</th> : null}
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ id, owned, left }) => (
              <tr key={id}>
                <th scope="row">
                  <Arms id={id} />
                  {cardName(id, lang)}
                </th>
                <td>{owned}</td>
                {left === null ? null : (
                  <td>
                    {owned > MOST_PIPS ? null : (
                      <span className="pips" style={{ "--owned": owned, "--left": left } as CSSProperties} />
                    )}
                    <span className={owned > MOST_PIPS ? "" : "vh"}>{left}</span>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="soft">{t(knows ? "deck.about" : "deck.about.other", { n: unseen })}</p>
    </div>
  );
});
