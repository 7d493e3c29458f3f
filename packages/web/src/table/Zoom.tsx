/** The card under the pointer, large. It opens away from the card and never takes the pointer. */
import { hasOwnName } from "@fiefdom/text";
import { ReadingCard } from "../cards/Card.tsx";
import { useRulings } from "../cards/useRulings.ts";
import { Words } from "../cards/Words.tsx";
import { useTable } from "./context.ts";
import { changedCost } from "./cost.ts";
import { Facts } from "./dialogs.tsx";
import { usePreview } from "./inspect.ts";

/** So many rulings fit below the card; all of them are in the dialog that `?` opens. */
const RULINGS = 2;

export function Zoom() {
  const { lang, t, cards, view, ruleset } = useTable();
  const preview = usePreview((state) => state.preview);
  const rulings = useRulings(preview?.id ?? null, ruleset);
  if (preview === null) return null;
  const { id, rect } = preview;
  const facts = cards.get(id);
  const known = rulings.slice(0, RULINGS);
  const ownName = hasOwnName(id, lang);
  const side = rect.left + rect.width / 2 > innerWidth / 2 ? { left: 16 } : { right: 16 };
  return (
    <div className="zoom" style={side} aria-hidden="true">
      <ReadingCard
        id={id}
        lang={lang}
        ruleset={ruleset}
        cost={changedCost(view, id)}
        {...(facts === undefined ? {} : { types: facts.types })}
      />
      <Facts id={id} />
      {known.length === 0 && !ownName ? null : (
        <div className="zoom__notes">
          {ownName ? <p>{t("cards.ownName")}</p> : null}
          {known.length === 0 ? null : (
            <ul className="rulings">
              {known.map((ruling) => (
                <li key={ruling.text}>
                  <Words text={ruling.text} lang={lang} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
