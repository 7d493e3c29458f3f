/** My place, or that of the player for whom I decide: deck, hand, discard pile. Whoever only watches has none. */
import { placeOf } from "@fiefdom/protocol/place";
import { cardName } from "@fiefdom/text";
import { type CSSProperties, memo, useMemo, useState } from "react";
import { Arms } from "../cards/Arms.tsx";
import { HandFace, TileFace, typeLine } from "../cards/Card.tsx";
import type { Price } from "../cards/cost.ts";
import { Cost, Mark } from "../cards/Mark.tsx";
import { Times } from "../ui/Signed.tsx";
import { CardButton, type Chance, chanceOf, NO_CHANCE } from "./CardButton.tsx";
import { Clock } from "./Clock.tsx";
import { useHouse, useTable } from "./context.ts";
import { changedCost } from "./cost.ts";
import { DiscardDialog } from "./dialogs.tsx";
import { sortedHand, tracksOf } from "./hand.ts";
import { Crest } from "./Players.tsx";

interface HandCardProps extends Chance {
  readonly id: string;
  readonly pickKey: string;
  /** What it costs now, if that is not what is printed on it. */
  readonly cost: Price | undefined;
  /** How many there are of its kind, on the last of them; 0 on the others. */
  readonly closes: number;
}

/** So many cards need the whole width of an upright tablet. */
const MANY = 16;

const HandCard = memo(function HandCard({ id, pickKey, cost, closes, ...chance }: HandCardProps) {
  const { lang, t, cards, ruleset } = useHouse();
  const facts = cards.get(id);
  const types = facts?.types ?? [];
  const { option } = chance;
  return (
    <>
      <CardButton
        id={id}
        className="hand-card"
        label={[
          cardName(id, lang),
          typeLine(types, lang),
          ...(option === null ? [] : [t(option.startsWith("play:") ? "can.play" : "can.choose")]),
        ].join(", ")}
        pickKey={pickKey}
        {...chance}
      >
        {facts === undefined ? null : (
          <Cost cost={cost ?? facts.cost} printed={cost === undefined ? undefined : facts.cost} />
        )}
        {closes > 1 ? (
          <span className="count">
            <Times n={closes} />
          </span>
        ) : null}
        <HandFace id={id} lang={lang} types={types} ruleset={ruleset} />
      </CardButton>
      {closes > 0 ? (
        <span className="edge" aria-hidden="true">
          <span>{cardName(id, lang)}</span>
          <Arms id={id} types={types} />
        </span>
      ) : null}
    </>
  );
});

const Deck = memo(function Deck({ size }: { readonly size: number }) {
  const { t } = useHouse();
  return (
    <div className="side deckside">
      {size === 0 ? (
        <span className="card tile is-empty" />
      ) : (
        <span className={`card back tile ${size >= 8 ? "pile-3" : size >= 4 ? "pile-2" : "pile-1"}`}>
          <i />
          <span className="count">{size}</span>
        </span>
      )}
      <i>{t("deck")}</i>
    </div>
  );
});

const Discard = memo(function Discard({ top, size }: { readonly top: string | null; readonly size: number }) {
  const { lang, t } = useHouse();
  const [open, setOpen] = useState(false);
  return (
    <div className="side discardside">
      {top === null ? (
        <span className="card tile is-empty" />
      ) : (
        <CardButton
          id={top}
          className={`tile ${size >= 4 ? "pile-2" : size >= 2 ? "pile-1" : ""}`}
          label={t("discardTop", { n: size, card: [top] })}
          pickKey=""
          {...NO_CHANCE}
          onOpen={() => setOpen(true)}
        >
          <span className="count">{size}</span>
          <TileFace id={top} lang={lang} />
        </CardButton>
      )}
      <i>{t("discard")}</i>
      {open ? <DiscardDialog onClose={() => setOpen(false)} /> : null}
    </div>
  );
});

export function Mine() {
  const { t, view, cards, choices, picks } = useTable();
  const place = placeOf(view);
  const me = view.players[place];
  const held = me?.hand;
  const hand = useMemo(() => sortedHand(held ?? [], cards), [held, cards]);
  if (me === undefined) return null;
  const act = choices?.decision.from === "hand" ? "choose" : "play";
  return (
    <section className="mine" aria-label={t("yourPlace")}>
      <div className="meid">
        <Crest seat={place} />
        {me.vp === 0 ? null : (
          <span>
            <Mark kind="vp" n={me.vp} />
            <span className="vh">{t("tokens.vp", { n: me.vp })}</span>
          </span>
        )}
        {me.debt === 0 ? null : (
          <span>
            <Mark kind="debt" n={me.debt} />
            <span className="vh">{t("tokens.debt", { n: me.debt })}</span>
          </span>
        )}
        <Clock seat={view.seat} />
        <span className="dd">
          <span>
            {t("deck")} <b>{me.deckSize}</b>
          </span>{" "}
          <span>
            {t("discard")} <b>{me.discardSize}</b>
          </span>
        </span>
      </div>
      <Deck size={me.deckSize} />
      <ul
        className="hand"
        aria-label={t("yourHand", { n: hand.length })}
        style={tracksOf(hand) as CSSProperties}
        data-many={hand.length > MANY ? "" : undefined}
      >
        {hand.map(({ id, key, closes }) => {
          const pickKey = `h:${key}`;
          return (
            <li key={key}>
              <HandCard
                id={id}
                pickKey={pickKey}
                cost={changedCost(view, id)}
                closes={closes}
                {...chanceOf(choices, picks, choices?.hand.get(id) ?? null, pickKey, act)}
              />
            </li>
          );
        })}
      </ul>
      <Discard top={me.discardTop} size={me.discardSize} />
    </section>
  );
}
