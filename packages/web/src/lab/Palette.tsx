/** The cards of the kingdom and those that are always there, to be clicked into a plan. */
import { useMemo } from "react";
import { Arms } from "../cards/Arms.tsx";
import { cardOf, cardsOfPile } from "../cards/catalogue.ts";
import { Cost } from "../cards/Mark.tsx";
import { nameOf } from "../kingdoms/names.ts";
import type { Laid } from "../session/link.ts";
import { useLabWords } from "./words.ts";

/** Everything that a plan on this board can speak of. */
export interface Wares {
  readonly kingdom: readonly string[];
  readonly always: readonly string[];
}

export function waresOf({ kingdom, landscapes, colonies }: Laid): Wares {
  const cards = kingdom.flatMap((pile) => {
    const all = cardsOfPile(pile).map(({ id }) => id);
    // Of a pile of many kinds whichever lies on top.
    return all.length > 2 ? [pile] : all;
  });
  const events = landscapes.filter((id) => cardOf(id).bought);
  return {
    kingdom: [...cards, ...events],
    always: [
      "copper",
      "silver",
      "gold",
      ...(colonies ? ["platinum"] : []),
      "estate",
      "duchy",
      "province",
      ...(colonies ? ["colony"] : []),
      "curse",
    ],
  };
}

export function Palette({
  wares,
  disabled,
  onAdd,
}: {
  readonly wares: Wares;
  readonly disabled: boolean;
  readonly onAdd: (id: string) => void;
}) {
  const { lang, t } = useLabWords();
  const groups = useMemo(
    () => [
      { title: t("add"), ids: wares.kingdom },
      { title: t("always"), ids: wares.always },
    ],
    [wares, t],
  );
  return (
    <section className="lab__palette" aria-labelledby="lab-palette">
      {groups.map(({ title, ids }, i) => (
        <div key={title}>
          {i === 0 ? <h2 id="lab-palette">{title}</h2> : <h3>{title}</h3>}
          <ul>
            {ids.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  className="lab__card"
                  data-card={id}
                  disabled={disabled}
                  onClick={() => onAdd(id)}
                >
                  <Shield id={id} />
                  <span>{nameOf(id, lang)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Shield({ id }: { readonly id: string }) {
  const face = cardsOfPile(id).length > 0 ? cardsOfPile(id)[0].id : id;
  const card = cardOf(face);
  return (
    <span className="lab__shield" aria-hidden="true">
      <Arms id={face} className="k" />
      {card.bought ? <Cost cost={card.cost} /> : null}
    </span>
  );
}
