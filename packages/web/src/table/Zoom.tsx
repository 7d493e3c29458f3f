/** The card under the pointer, large. It opens away from the card and never takes the pointer. */
import { ReadingCard } from "../cards/Card.tsx";
import { useTable } from "./context.ts";
import { Facts } from "./dialogs.tsx";
import { usePreview } from "./inspect.ts";

export function Zoom() {
  const { lang, cards, view, ruleset } = useTable();
  const preview = usePreview((state) => state.preview);
  if (preview === null) return null;
  const { id, rect } = preview;
  const facts = cards.get(id);
  const pile = view.supply.find((other) => other.top === id);
  const side = rect.left + rect.width / 2 > innerWidth / 2 ? { left: 16 } : { right: 16 };
  return (
    <div className="zoom" style={side} aria-hidden="true">
      <ReadingCard
        id={id}
        lang={lang}
        ruleset={ruleset}
        cost={pile?.cost}
        {...(facts === undefined ? {} : { types: facts.types })}
      />
      <Facts id={id} />
    </div>
  );
}
