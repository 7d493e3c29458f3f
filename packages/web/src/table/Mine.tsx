/** My place, or that of the player for whom I decide: deck, hand, discard pile. Whoever only watches has none. */
import { placeOf } from "@fiefdom/protocol/place";
import { memo, useState } from "react";
import { TileFace } from "../cards/Card.tsx";
import { Mark } from "../cards/Mark.tsx";
import { CardButton, NO_CHANCE } from "./CardButton.tsx";
import { Clock } from "./Clock.tsx";
import { useHouse, useTable } from "./context.ts";
import { DiscardDialog } from "./dialogs.tsx";
import { Hand } from "./Hand.tsx";
import { Crest } from "./Players.tsx";

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
  const { t, view } = useTable();
  const place = placeOf(view);
  const me = view.players[place];
  if (me === undefined) return null;
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
      <Hand />
      <Discard top={me.discardTop} size={me.discardSize} />
    </section>
  );
}
