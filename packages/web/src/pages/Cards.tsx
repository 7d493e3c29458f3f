/** Every card, Event and Landmark, to browse and to search, with its rulings. */
import {
  cardName,
  cardText,
  fold,
  hasOwnName,
  type Lang,
  plain,
  type SetId,
  setName,
  typeName,
} from "@fiefdom/text";
import type { TypeName } from "@fiefdom/text/terms";
import { useDeferredValue, useMemo, useState } from "react";
import { ReadingCard, TileFace, typeLine } from "../cards/Card.tsx";
import {
  CARDS,
  type CatalogueCard,
  cardOf,
  cardsOfPile,
  isCard,
  isLandscape,
  SETS,
} from "../cards/catalogue.ts";
import { Cost } from "../cards/Mark.tsx";
import { useRulings } from "../cards/useRulings.ts";
import { Words } from "../cards/Words.tsx";
import { go } from "../router.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { NoPage } from "./NoPage.tsx";
import { SiteBar, SiteFoot } from "./Site.tsx";

const TYPES: readonly TypeName[] = [
  "Action",
  "Treasure",
  "Victory",
  "Attack",
  "Reaction",
  "Duration",
  "Event",
  "Landmark",
];

/** Everything about a card that a search may find: its names here and in English, its words, its types. */
const haystack = (card: CatalogueCard, lang: Lang): string => {
  const { play = "", below = "", setup = "" } = cardText(card.id, lang);
  return fold(
    [
      cardName(card.id, lang),
      cardName(card.id, "en"),
      typeLine(card.types, lang),
      plain(`${play} ${below} ${setup}`, lang),
    ].join(" "),
  );
};

export const Cards = ({ shown }: { readonly shown: string | null }) =>
  shown === null || isCard(shown) ? <AllCards shown={shown} /> : <NoPage near="cards" />;

function AllCards({ shown }: { readonly shown: string | null }) {
  const { lang, t } = useWords();
  const [typed, setTyped] = useState("");
  const [set, setSet] = useState<SetId | "">("");
  const [type, setType] = useState<TypeName | "">("");
  const wanted = useDeferredValue(fold(typed));
  const stacks = useMemo(() => new Map(CARDS.map((card) => [card.id, haystack(card, lang)])), [lang]);
  const found = CARDS.filter(
    (card) =>
      (set === "" || card.set === set) &&
      (type === "" || card.types.includes(type)) &&
      wanted.split(" ").every((word) => stacks.get(card.id)?.includes(word) === true),
  );
  return (
    <div className="home">
      <SiteBar logo />
      <main className="allcards">
        <h1>{t("cards")}</h1>
        <search className="fields">
          <label className="field grow">
            <span>{t("cards.search")}</span>
            <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </label>
          <label className="field">
            <span>{t("cards.set")}</span>
            <select value={set} onChange={(event) => setSet(event.target.value as SetId | "")}>
              <option value="">{t("cards.all")}</option>
              {SETS.map((id) => (
                <option key={id} value={id}>
                  {setName(id, lang)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t("cards.type")}</span>
            <select value={type} onChange={(event) => setType(event.target.value as TypeName | "")}>
              <option value="">{t("cards.all")}</option>
              {TYPES.map((id) => (
                <option key={id} value={id}>
                  {typeName(id, lang)}
                </option>
              ))}
            </select>
          </label>
        </search>
        <p role="status" className="soft">
          {t("cards.found", { n: found.length })}
        </p>
        <ul className="gallery">
          {found.map((card) => (
            <li key={card.id} className={isLandscape(card) ? "wide" : ""}>
              <Entry card={card} lang={lang} />
            </li>
          ))}
        </ul>
      </main>
      <SiteFoot />
      {shown === null ? null : <CardDialog id={shown} />}
    </div>
  );
}

function Entry({ card, lang }: { readonly card: CatalogueCard; readonly lang: Lang }) {
  const siblings = card.pile === null ? [] : cardsOfPile(card.pile);
  const name = `${cardName(card.id, lang)}, ${typeLine(card.types, lang)}`;
  return (
    <Link to={`/cards/${card.id}`} className={`card ${isLandscape(card) ? "land tilewide" : "tile"}`}>
      <span className="vh">{name}</span>
      <span className="face" aria-hidden="true">
        {!card.bought ? null : <Cost cost={card.cost} />}
        <TileFace id={card.id} lang={lang} />
        {siblings.length > 1 && siblings[0].id === card.id && siblings.length === 2 ? (
          <span className="under">{cardName(siblings[1].id, lang)}</span>
        ) : null}
      </span>
    </Link>
  );
}

function CardDialog({ id }: { readonly id: string }) {
  const { lang, t } = useWords();
  const card = cardOf(id);
  const known = useRulings(id);
  const siblings = card.pile === null ? [] : cardsOfPile(card.pile).filter((other) => other.id !== id);
  return (
    <Dialog title={cardName(id, lang)} onClose={() => go("/cards")} className="reading" hideTitle>
      <ReadingCard id={id} lang={lang} ruleset="printed" />
      <div className="reading__more">
        <p className="soft">
          {t("ofSet", {
            set: setName(card.set as SetId, lang),
            edition: card.edition === undefined ? "no" : "first",
          })}
        </p>
        {hasOwnName(id, lang) ? <p className="soft">{t("cards.ownName")}</p> : null}
        {siblings.length === 0 ? null : (
          <p>
            {t("cards.samePile")}{" "}
            {siblings.map((other, i) => (
              <span key={other.id}>
                {i > 0 ? ", " : ""}
                <Link to={`/cards/${other.id}`}>{cardName(other.id, lang)}</Link>
              </span>
            ))}
          </p>
        )}
        {known.length === 0 ? null : (
          <>
            <h3>{t("rulings")}</h3>
            <ul className="rulings">
              {known.map((ruling) => (
                <li key={ruling.text}>
                  <Words text={ruling.text} lang={lang} />
                  {ruling.ruleset === undefined ? null : <i> ({t(`ruleset.${ruling.ruleset}`)})</i>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
