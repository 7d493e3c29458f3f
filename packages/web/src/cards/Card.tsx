/** A card at its three upright sizes and as a landscape. What it does when clicked is for others to say. */
import { cardName, type Lang, plain, typeName } from "@fiefdom/text";
import type { TypeName } from "@fiefdom/text/terms";
import { type CSSProperties, memo, type ReactNode } from "react";
import { Arms } from "./Arms.tsx";
import { cardOf } from "./catalogue.ts";
import { isSameCost, type Price } from "./cost.ts";
import { Cost, Mark } from "./Mark.tsx";
import { type Amount, partsOf, Words } from "./Words.tsx";

export type Ruleset = "printed" | "current";

export const typeLine = (types: readonly string[], lang: Lang): string =>
  types.map((type) => typeName(type as TypeName, lang)).join(" – ");

interface Face {
  readonly id: string;
  readonly lang: Lang;
  readonly types?: readonly string[];
}

/** Names longer than this are set smaller on narrow tiles. */
const LONG = 8;

/** The inside of a tile: shield and name. */
export const TileFace = memo(function TileFace({ id, lang, types }: Face) {
  const name = cardName(id, lang);
  return (
    <>
      <Arms id={id} {...(types === undefined ? {} : { types })} />
      <span className="card__name" data-long={name.length > LONG ? "" : undefined}>
        {name}
      </span>
    </>
  );
});

/** The longest word of a name decides how large it can be set. */
const longestWord = (name: string): number =>
  Math.max(...name.split(/[\s\u00ad-]/u).map((word) => [...word].length));

/** The inside of a card in hand: shield, name, the gist of its words. */
export const HandFace = memo(function HandFace({
  id,
  lang,
  types = cardOf(id).types,
  ruleset,
}: Face & { readonly ruleset: Ruleset }) {
  const parts = partsOf(id, lang, ruleset);
  const name = cardName(id, lang);
  return (
    <>
      <Arms id={id} types={types} />
      <span className="card__name" style={{ "--letters": longestWord(name) } as CSSProperties}>
        {name}
      </span>
      <span className="gist" aria-hidden="true">
        {parts.only !== null ? (
          <Mark
            kind={parts.only.kind}
            n={parts.only.n}
            className={parts.only.kind === "vp" ? "bigvp" : "bigcoin"}
          />
        ) : (
          <span className="gist__lines" data-bonuses={Math.min(3, Math.ceil(parts.bonuses.length / 2))}>
            {parts.bonuses.length === 0 ? null : (
              <span className="bonuses">
                <Bonuses list={parts.bonuses} lang={lang} />
              </span>
            )}
            {parts.rest !== "" || parts.bonuses.length === 0 ? (
              <span className="gist__rest">
                <Words text={parts.rest === "" ? parts.below : parts.rest} lang={lang} />
              </span>
            ) : null}
          </span>
        )}
      </span>
    </>
  );
});

function Bonuses({ list, lang }: { readonly list: readonly string[]; readonly lang: Lang }) {
  return list.map((bonus) => (
    <span key={bonus} className="bonus">
      <bdi>
        <Words text={bonus} lang={lang} />
      </bdi>{" "}
    </span>
  ));
}

/** An amount in place of a sentence: to be seen as a mark, to be heard in words. */
function Only({
  amount: { kind, n },
  lang,
  className,
}: {
  readonly amount: Amount;
  readonly lang: Lang;
  readonly className: string;
}) {
  return (
    <span>
      <span aria-hidden="true">
        <Mark kind={kind} n={n} className={className} />
      </span>
      <span className="vh">{plain(`{${kind === "vp" ? "VP" : "$"}${n}}`, lang)}</span>
    </span>
  );
}

const Ornament = () => (
  <svg className="orn" viewBox="0 0 84 9" aria-hidden="true">
    <path d="M42 0l4.500 4.500L42 9l-4.500-4.500zM0 4h31v1H0zm53 0h31v1H53z" />
    <circle cx="34" cy="4.500" r="1.300" />
    <circle cx="50" cy="4.500" r="1.300" />
  </svg>
);

/** The card to be read, upright or as a landscape. */
export const ReadingCard = memo(function ReadingCard({
  id,
  lang,
  ruleset,
  types = cardOf(id).types,
  cost,
  children,
}: Face & {
  readonly ruleset: Ruleset;
  /** What it costs now, if that differs from what is printed. */
  readonly cost?: Price | undefined;
  readonly children?: ReactNode;
}) {
  const card = cardOf(id);
  const parts = partsOf(id, lang, ruleset);

  const isWide = card.pile === null;
  const changed = cost !== undefined && !isSameCost(cost, card.cost);
  const shown = cost ?? card.cost;
  const body = (
    <>
      {parts.only !== null ? (
        <Only amount={parts.only} lang={lang} className={parts.only.kind === "vp" ? "bigvp" : "bigcoin"} />
      ) : null}
      {parts.only === null && parts.bonuses.length > 0 ? (
        <span className="van">
          <Bonuses list={parts.bonuses} lang={lang} />
        </span>
      ) : null}
      {parts.only === null && parts.rest !== "" ? (
        <span>
          <Words text={parts.rest} lang={lang} />
        </span>
      ) : null}
      {parts.only === null && parts.below !== "" ? (
        <span className={parts.rest !== "" || parts.bonuses.length > 0 ? "line" : ""}>
          {parts.worth === null ? (
            <Words text={parts.below} lang={lang} />
          ) : (
            <Only amount={parts.worth} lang={lang} className="linevp" />
          )}
        </span>
      ) : null}
      {parts.setup !== "" ? (
        <span className="line setup">
          <Words text={parts.setup} lang={lang} />
        </span>
      ) : null}
    </>
  );
  const price = !card.bought ? null : <Cost cost={shown} printed={changed ? card.cost : undefined} />;
  if (isWide) {
    return (
      <article className="card land big" lang={lang}>
        {price}
        <Arms id={id} types={types} />
        <div className="body">
          <span className="kind">{typeLine(types, lang)}</span>
          <span className="card__name">{cardName(id, lang)}</span>
          <div className="gist">{body}</div>
          {children}
        </div>
      </article>
    );
  }
  return (
    <article className="card read" lang={lang}>
      {price}
      <Arms id={id} types={types} />
      <span className="card__name">{cardName(id, lang)}</span>
      <Ornament />
      <div className="gist">{body}</div>
      <span className="types">{typeLine(types, lang)}</span>
      {children}
    </article>
  );
});
