/** What each player's cards were in the end, by kind. Everybody's deck is laid open when a game is over. */
import { cardName, typeName } from "@fiefdom/text";
import type { TypeName } from "@fiefdom/text/terms";
import { useTable } from "../table/context.ts";
import { Times } from "../ui/Signed.tsx";

/** A card is listed once: under the first of these that it is. */
export const KINDS: readonly TypeName[] = ["Treasure", "Attack", "Reaction", "Action", "Victory", "Curse"];

export function DeckLists() {
  const { lang, t, view, cards, names } = useTable();
  return (
    <>
      {view.players.map(({ seat, owned }) => {
        const total = Object.values(owned).reduce((sum, n) => sum + n, 0);
        const kinds = KINDS.map((kind) => ({
          kind,
          ids: Object.keys(owned)
            .filter((id) => KINDS.find((type) => cards.get(id)?.types.includes(type)) === kind)
            .sort((a, b) => owned[b] - owned[a] || cardName(a, lang).localeCompare(cardName(b, lang), lang)),
        })).filter(({ ids }) => ids.length > 0);
        return (
          <details key={seat} className="decklist">
            <summary>
              <bdi>{names[seat]}</bdi> · {t("end.cards", { n: total })}
            </summary>
            <dl>
              {kinds.map(({ kind, ids }) => (
                <div key={kind}>
                  <dt>{typeName(kind, lang)}</dt>
                  <dd>
                    <ul>
                      {ids.map((id) => (
                        <li key={id}>
                          {cardName(id, lang)} <Times n={owned[id]} />
                        </li>
                      ))}
                    </ul>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
    </>
  );
}
