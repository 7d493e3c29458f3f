/** A hand that everybody may see, small: in a replay that is laid open. */
import { cardName } from "@fiefdom/text";
import { Arms } from "../cards/Arms.tsx";
import { useHouse } from "./context.ts";
import { sortedHand } from "./hand.ts";

export function OpenHand({ hand }: { readonly hand: readonly string[] }) {
  const { lang, t, cards } = useHouse();
  const counts = new Map<string, number>();
  for (const { id } of sortedHand(hand, cards)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return (
    <ul className="openhand" aria-label={t("replay.hand", { n: hand.length })}>
      {[...counts].map(([id, n]) => (
        <li key={id} className="mini" title={cardName(id, lang)}>
          <Arms id={id} />
          {n > 1 ? (
            <b>
              <span aria-hidden="true">×</span>
              {n}
            </b>
          ) : null}
          <span className="vh">{cardName(id, lang)}</span>
        </li>
      ))}
    </ul>
  );
}
