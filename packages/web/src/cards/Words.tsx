/** A card's words, with marks where the text speaks of coins, Debt and victory points. */
import { cardText, type Lang, plain } from "@fiefdom/text";
import { Fragment, type ReactNode } from "react";
import { Mark } from "./Mark.tsx";
import { type Token, tokens } from "./tokens.ts";

function show(token: Token): ReactNode {
  switch (token.kind) {
    case "text":
      return token.text;
    case "number":
      return <bdi dir="ltr">{token.text}</bdi>;
    case "mark":
      return token.sign === "" ? (
        <Mark kind={token.mark} n={token.amount} inline />
      ) : (
        <bdi dir="ltr" className="signed">
          {token.sign}
          <Mark kind={token.mark} n={token.amount} inline />
        </bdi>
      );
  }
}

/** A sentence with its symbols. Marks have no words of their own, so the sentence is also said plainly. */
export function Words({ text, lang }: { readonly text: string; readonly lang: Lang }) {
  const parts = tokens(text);
  if (parts.every((part) => part.kind === "text")) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
          <Fragment key={i}>{show(part)}</Fragment>
        ))}
      </span>
      <span className="vh">{plain(text, lang)}</span>
    </>
  );
}

export interface Parts {
  /** "+1 Card", "+2 Actions": what it simply gives, at the beginning of the text. */
  readonly bonuses: readonly string[];
  /** What it does besides when it is played. */
  readonly rest: string;
  readonly below: string;
  readonly setup: string;
  /** A card that is nothing but an amount. */
  readonly only: Amount | null;
  /** What stands below the line, if it is nothing but an amount. */
  readonly worth: Amount | null;
}

export interface Amount {
  readonly kind: "coin" | "vp";
  readonly n: number;
}

const BONUS = /^(\+[^.:;]{1,24})\.(?:\s+|$)/u;
const AMOUNT = /^\+?\{(\$|VP)(-?\d+)\}\.?$/;

function amountIn(text: string): Amount | null {
  const found = AMOUNT.exec(text);
  return found === null ? null : { kind: found[1] === "$" ? "coin" : "vp", n: Number(found[2]) };
}

/** Takes a card's text apart as it is laid out on the card. */
export function partsOf(id: string, lang: Lang, ruleset: "printed" | "current"): Parts {
  const { play = "", below = "", setup = "" } = cardText(id, lang, ruleset);
  const only = amountIn(play === "" ? below : below === "" ? play : "");
  const bonuses: string[] = [];
  let rest = play;
  for (let found = BONUS.exec(rest); found !== null; found = BONUS.exec(rest)) {
    bonuses.push(found[1]);
    rest = rest.slice(found[0].length);
  }
  return { bonuses, rest, below, setup, only, worth: amountIn(below) };
}
