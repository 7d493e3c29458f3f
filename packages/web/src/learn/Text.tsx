/** A sentence of the lessons or the rules: with names of cards, marks, and links. */
import { cardForm, type Lang, plain } from "@fiefdom/text";
import { type Piece, pieces, type Rules } from "@fiefdom/text/learn";
import { Fragment, type ReactNode } from "react";
import { Swatch } from "../cards/Arms.tsx";
import { Words } from "../cards/Words.tsx";
import "./words.css";
import { Link } from "../ui/Link.tsx";
import { type Say, useWords, type WebKey } from "../words.ts";

const PAGES: Readonly<Record<string, WebKey>> = { learn: "nav.learn", cards: "nav.cards" };

function wordsOf(piece: Exclude<Piece, string>, lang: Lang, t: Say, rules?: Rules): string {
  switch (piece.kind) {
    case "card":
      return cardForm(piece.name, piece.form, lang) + piece.ending;
    case "web":
      return t(piece.name as WebKey);
    case "page":
      return t(PAGES[piece.name] ?? "home");
    case "rules":
      return plainText(rules?.[piece.name as keyof Rules]?.title ?? piece.name, lang, t, rules);
  }
}

/** The same for ears, for a search, and for where only text can stand. */
export const plainText = (text: string, lang: Lang, t: Say, rules?: Rules): string =>
  plain(
    pieces(text)
      .map((piece) => (typeof piece === "string" ? piece : wordsOf(piece, lang, t, rules)))
      .join(""),
    lang,
  );

export function Text({
  text,
  rules,
  onCard,
}: {
  readonly text: string;
  /** To name the sections that it links to. */
  readonly rules?: Rules;
  /** What a click on a card's name does; without it, it leads to the page of the card. */
  readonly onCard?: (id: string) => void;
}) {
  const { lang, t } = useWords();
  const show = (piece: Piece): ReactNode => {
    if (typeof piece === "string") return <Words text={piece} lang={lang} />;
    const words = wordsOf(piece, lang, t, rules);
    switch (piece.kind) {
      case "card":
        return onCard === undefined ? (
          <Link to={`/cards/${piece.name}`} className="cardname">
            <Swatch id={piece.name} />
            {words}
          </Link>
        ) : (
          <button type="button" className="cardname" onClick={() => onCard(piece.name)}>
            <Swatch id={piece.name} />
            {words}
          </button>
        );
      case "rules":
        return <Link to={`/rules/${piece.name}`}>{words}</Link>;
      case "page":
        return <Link to={`/${piece.name}`}>{words}</Link>;
      case "web":
        return words;
    }
  };
  return pieces(text).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
    <Fragment key={i}>{show(piece)}</Fragment>
  ));
}
