/**
 * The hand: equal cards lie together, as a fan of which every copy can be chosen, or on a small screen as one stack
 * from which a tap chooses one after the other.
 */
import { placeOf } from "@fiefdom/protocol/place";
import { cardName } from "@fiefdom/text";
import { type CSSProperties, memo, useMemo } from "react";
import { Arms, Swatch } from "../cards/Arms.tsx";
import { FullFace, typeLine } from "../cards/Card.tsx";
import type { Price } from "../cards/cost.ts";
import { gistOf } from "../cards/gist.ts";
import { Cost } from "../cards/Mark.tsx";
import { Times } from "../ui/Signed.tsx";
import { CardButton, type Chance, chanceOf } from "./CardButton.tsx";
import type { Pick } from "./choices.ts";
import { useHouse, useTable } from "./context.ts";
import { changedCost } from "./cost.ts";
import { type Kind, kindsOf, sortedHand, tracksOf } from "./hand.ts";
import { SMALL, useMedia } from "./media.ts";
import { type Verb, verbOf } from "./verbs.ts";

/** So many cards need the whole width of an upright tablet. */
const MANY = 16;

/** In the corner that survives any overlap: the type, and what a Treasure gives. */
const Index = memo(function Index({ id }: { readonly id: string }) {
  const { lang, ruleset } = useHouse();
  const worth = gistOf(id, lang, ruleset).given.find(({ what }) => what === "coin");
  const { cards } = useHouse();
  return (
    <span className="ix">
      <Swatch id={id} />
      {worth !== undefined && cards.get(id)?.types.includes("Treasure") === true ? <b>{worth.n}</b> : null}
    </span>
  );
});

interface HandCardProps extends Chance {
  readonly id: string;
  readonly pickKey: string;
  /** What it costs now, if that is not what is printed on it. */
  readonly cost: Price | undefined;
  /** How many there are of its kind, on the last of them; 0 on the others. */
  readonly closes: number;
  /** They all lie in one stack, of which so many are picked. */
  readonly stacked?: number;
}

const HandCard = memo(function HandCard({ id, pickKey, cost, closes, stacked, ...chance }: HandCardProps) {
  const { lang, t, cards, ruleset } = useHouse();
  const facts = cards.get(id);
  const types = facts?.types ?? [];
  const { option } = chance;
  const name = cardName(id, lang);
  const reacts =
    option !== null && !option.startsWith("play:") && facts?.reacts === true && chance.picks === null;
  const many =
    closes > 1 ? (
      <span className="count" aria-hidden="true">
        <Times n={closes} />
      </span>
    ) : null;
  return (
    <>
      <CardButton
        id={id}
        className={`hand-card ${reacts ? "is-reaction" : ""}`}
        label={[
          stacked !== undefined && closes > 1 ? t("times", { n: closes, card: name }) : name,
          typeLine(types, lang),
          ...(option === null ? [] : [t(option.startsWith("play:") ? "can.play" : "can.choose")]),
        ].join(", ")}
        pickKey={pickKey}
        {...(stacked === undefined ? {} : { stack: { copies: closes, picked: stacked } })}
        {...chance}
      >
        {facts === undefined ? null : (
          <Cost cost={cost ?? facts.cost} printed={cost === undefined ? undefined : facts.cost} />
        )}
        <Index id={id} />
        {stacked === 0 ? many : null}
        <FullFace id={id} lang={lang} types={types} ruleset={ruleset} />
        {reacts ? <span className="pennon">{typeLine(["Reaction"], lang)}</span> : null}
      </CardButton>
      {closes > 0 && stacked === undefined ? (
        <span className="edge" aria-hidden="true">
          <span style={{ "--length": [...name].length } as CSSProperties}>{name}</span>
          <Arms id={id} types={types} />
        </span>
      ) : null}
      {stacked === undefined ? many : null}
    </>
  );
});

/** Picks all copies of a kind at once, as many as may be. */
const All = memo(function All({
  copies,
  most,
  card,
}: {
  readonly copies: readonly Pick[];
  /** How many of them can be picked. */
  readonly most: number;
  readonly card: string;
}) {
  const { lang, t, pickAll } = useHouse();
  const n = Math.min(most, copies.length);
  const text = t("pick.some", { n, of: copies.length, all: n === copies.length ? "yes" : "no" });
  return (
    <button type="button" className="all" data-nav="" onClick={() => pickAll(copies)}>
      <span aria-hidden="true">{text}</span>
      <span className="vh">{`${cardName(card, lang)}, ${text}`}</span>
    </button>
  );
});

/** How many of a stack are picked; takes one of them back. */
const Some = memo(function Some({
  card,
  n,
  of,
  last,
  verb,
}: {
  readonly card: string;
  readonly n: number;
  readonly of: number;
  readonly last: Pick;
  readonly verb: Verb | null;
}) {
  const { t, pickAll } = useHouse();
  return (
    <button
      type="button"
      className="some"
      data-verb={verb ?? undefined}
      data-nav=""
      aria-label={t("pick.back", { card: [card], n, of })}
      onClick={() => pickAll([last])}
    >
      {t("pick.of", { n, of })}
    </button>
  );
});

const keyOf = (key: string): string => `h:${key}`;

/** What of the hand can be picked in this question, in the order in which it lies there. */
export function pickable(kinds: readonly Kind[], options: ReadonlyMap<string, string>): Pick[] {
  return kinds.flatMap(({ id, keys }) => {
    const option = options.get(id);
    return option === undefined ? [] : keys.map((key) => ({ key: keyOf(key), option }));
  });
}

export function Hand() {
  const { t, view, cards, choices, picks } = useTable();
  const small = useMedia(SMALL);
  const held = view.players[placeOf(view)]?.hand;
  const hand = useMemo(() => sortedHand(held ?? [], cards), [held, cards]);
  const kinds = useMemo(() => kindsOf(hand), [hand]);
  const act = choices?.decision.from === "hand" ? "choose" : "play";
  const several = choices?.mode === "several";
  const room = several ? choices.decision.max - picks.length : 0;
  const isPicked = (key: string): boolean => picks.some((pick) => pick.key === keyOf(key));
  const of = (id: string): string | null => choices?.hand.get(id) ?? null;
  return (
    <ul
      className="hand"
      aria-label={t("yourHand", { n: hand.length })}
      style={tracksOf(hand) as CSSProperties}
      data-many={hand.length > MANY ? "" : undefined}
      data-kinds={kinds.length > 15 ? "many" : kinds.length > 8 ? "some" : undefined}
      data-stacked={small ? "" : undefined}
      data-costs={choices?.decision.verb === "trash" && choices.decision.from === "hand" ? "" : undefined}
    >
      {small
        ? kinds.map(({ id, keys }) => {
            const option = of(id);
            const taken = keys.filter(isPicked);
            // A tap takes the next one; with all of them taken, it gives one back.
            const next = keys.find((key) => !isPicked(key)) ?? keys[keys.length - 1];
            return (
              <li key={id} data-stack={keys.length > 1 ? "" : undefined}>
                <HandCard
                  id={id}
                  pickKey={keyOf(next)}
                  cost={changedCost(view, id)}
                  closes={keys.length}
                  stacked={taken.length}
                  {...chanceOf(choices, picks, option, keyOf(next), act)}
                />
                {several && keys.length > 1 && taken.length > 0 && option !== null ? (
                  <Some
                    card={id}
                    n={taken.length}
                    of={keys.length}
                    last={{ key: keyOf(taken[taken.length - 1]), option }}
                    verb={verbOf(choices.decision)}
                  />
                ) : null}
              </li>
            );
          })
        : hand.map(({ id, key, closes }) => {
            const option = of(id);
            const copies = closes > 1 ? (kinds.find((kind) => kind.id === id)?.keys ?? []) : [];
            const taken = copies.filter(isPicked).length;
            const all = several && closes > 1 && option !== null && taken + room > 1;
            return (
              <li key={key} data-all={all ? "" : undefined}>
                <HandCard
                  id={id}
                  pickKey={keyOf(key)}
                  cost={changedCost(view, id)}
                  closes={closes}
                  {...chanceOf(choices, picks, option, keyOf(key), act)}
                />
                {all ? (
                  <All
                    card={id}
                    copies={copies.map((copy) => ({ key: keyOf(copy), option }))}
                    most={taken + room}
                  />
                ) : null}
              </li>
            );
          })}
    </ul>
  );
}
