/** A pile or landscape as it lies on this page. */
import type { Lang } from "@fiefdom/text";
import { cardName } from "@fiefdom/text";
import { Arms } from "../cards/Arms.tsx";
import { typeLine } from "../cards/Card.tsx";
import { cardOf, cardsOfPile } from "../cards/catalogue.ts";
import { costWords } from "../cards/cost.ts";
import { Cost } from "../cards/Mark.tsx";
import type { Say } from "../words.ts";
import { faceOf, nameOf } from "./names.ts";

/** Names longer than this are set smaller. */
const LONG = 11;

export function Face({ id, lang }: { readonly id: string; readonly lang: Lang }) {
  const face = faceOf(id);
  const card = cardOf(face);
  const cards = cardsOfPile(id);
  const isSplit = cards.length === 2;
  const name = isSplit ? cardName(face, lang) : nameOf(id, lang);
  return (
    <>
      {!card.bought ? null : <Cost cost={card.cost} />}
      <Arms id={face} />
      <span className="card__name" data-long={name.length > LONG ? "" : undefined}>
        {name}
      </span>
      {isSplit ? <span className="under">{cardName(cards[1].id, lang)}</span> : null}
    </>
  );
}

/** Everything the tile shows, in words. */
export function spoken(id: string, lang: Lang, t: Say): string {
  const { types, cost, bought } = cardOf(faceOf(id));
  return [nameOf(id, lang), typeLine(types, lang), ...(bought ? [costWords(cost, t)] : [])].join(", ");
}
