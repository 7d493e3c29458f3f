/** A card at its three upright sizes and as a landscape. What it does when clicked is for others to say. */
import { cardName, type Lang, plain, typeName } from "@fiefdom/text";
import type { TypeName } from "@fiefdom/text/terms";
import { type CSSProperties, Fragment, memo, type ReactNode } from "react";
import { Arms, Icon } from "./Arms.tsx";
import { cardOf } from "./catalogue.ts";
import { isSameCost, type Price } from "./cost.ts";
import { type Given, gistOf } from "./gist.ts";
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

/** The inside of a tile: shield and name. */
export const TileFace = memo(function TileFace({ id, lang, types }: Face) {
  return (
    <>
      <Arms id={id} {...(types === undefined ? {} : { types })} />
      <Name name={cardName(id, lang)} />
    </>
  );
});

/** The longest word of a name decides how large it can be set. */
export const longestWord = (name: string): number =>
  Math.max(...name.split(/[\s\u00ad-]/u).map((word) => [...word].length));

/** A name, set as large as its longest word fits. */
export const Name = ({ name }: { readonly name: string }) => (
  <span className="card__name" style={{ "--letters": longestWord(name) } as CSSProperties}>
    {name}
  </span>
);

/** Each in one stroke: a table shows a hundred. The small shield on a card is what is left out of it. */
const SIGNS: Readonly<Record<"card" | "action" | "buy", string>> = {
  card: "M4.6 1h6.8A1.6 1.6 0 0 1 13 2.6v10.8a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 13.4V2.6A1.6 1.6 0 0 1 4.6 1zM5.3 4v3.2c0 1.8 1.3 2.7 2.7 3.3 1.4-.6 2.7-1.5 2.7-3.3V4z",
  action: "M1.7 1.8a.8.8 0 0 1 1.6-.2h11.4L12 6l2.7 4.4H3.3v4.6a.8.8 0 0 1-1.6 0z",
  buy: "M8 .6 15.4 8 8 15.4.6 8z",
};

/** Around a number with its sign, which is read so in every language. */
const [LEFT_TO_RIGHT, END] = ["\u2066", "\u2069"];

/** One thing that a card gives: a signed number and its symbol, which stay together. */
const Sign = ({ given: { what, n, signed } }: { readonly given: Given }) =>
  what === "coin" || what === "vp" ? (
    <bdi dir="ltr" className="bonus">
      {signed ? "+" : ""}
      <Mark kind={what} n={n} inline />
    </bdi>
  ) : (
    <span className="bonus">
      {`${LEFT_TO_RIGHT}+${n}${END}`}
      <svg viewBox="0 0 16 16" className={`sy-${what}`} aria-hidden="true">
        <path d={SIGNS[what]} fill="currentColor" />
      </svg>
    </span>
  );

const FIRE = "\u{1F525}";

/** What a card does at a glance. The whole text is read elsewhere; here it is only to be seen. */
const Gist = memo(function Gist({ id, lang, ruleset }: Face & { readonly ruleset: Ruleset }) {
  const { given, words } = gistOf(id, lang, ruleset);
  return (
    <span className="gist" aria-hidden="true" data-given={given.length}>
      {given.length === 0 ? null : (
        <span className="bonuses" data-n={given.length}>
          {given.map((one) => (
            <Sign key={`${one.what}${one.signed}`} given={one} />
          ))}
        </span>
      )}
      {words === "" ? null : (
        <span className="wd">
          {words.split(FIRE).map((part, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
            <Fragment key={nth}>
              {nth === 0 ? null : <Icon name="campfire" className="fire" />}
              <Words text={part} lang={lang} />
            </Fragment>
          ))}
        </span>
      )}
    </span>
  );
});

/** The inside of a card in hand, and of a pile of the Kingdom: shield, name, gist. */
export const FullFace = memo(function FullFace({
  id,
  lang,
  types = cardOf(id).types,
  ruleset,
}: Face & { readonly ruleset: Ruleset }) {
  return (
    <>
      <Arms id={id} types={types} />
      <Name name={cardName(id, lang)} />
      <Gist id={id} lang={lang} ruleset={ruleset} />
    </>
  );
});

/** The inside of a slim pile: the shield, beside it name and worth. */
export const SlimFace = memo(function SlimFace({
  id,
  lang,
  types = cardOf(id).types,
  ruleset,
}: Face & { readonly ruleset: Ruleset }) {
  return (
    <>
      <Arms id={id} types={types} />
      <span className="sl">
        <Name name={cardName(id, lang)} />
        <Gist id={id} lang={lang} ruleset={ruleset} />
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
