/** Cards as a list, equal ones as one; each can be read. For dialogs. */
import { cardName } from "@fiefdom/text";
import { Arms } from "../cards/Arms.tsx";
import { useHouse } from "./context.ts";
import { sortedHand } from "./hand.ts";

export function CardList({
  ids,
  sorted = true,
}: {
  readonly ids: readonly string[];
  /** By type and cost; otherwise in the order given, and only neighbours are counted as one. */
  readonly sorted?: boolean;
}) {
  const { lang, t, cards, read } = useHouse();
  const runs: { id: string; n: number }[] = [];
  for (const id of sorted ? sortedHand(ids, cards).map((card) => card.id) : ids) {
    const last = runs.at(-1);
    if (last?.id === id) last.n++;
    else runs.push({ id, n: 1 });
  }
  return (
    <ol className="cardlist">
      {runs.map(({ id, n }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come again further down
        <li key={`${id} ${i}`}>
          <button type="button" onClick={() => read(id)}>
            <span className="mini">
              <Arms id={id} />
            </span>
            <span>{n > 1 ? t("times", { n, card: cardName(id, lang) }) : cardName(id, lang)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
