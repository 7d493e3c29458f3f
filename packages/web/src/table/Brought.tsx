/**
 * What the cards of this game bring along beside cards: counters, mats, piles outside the Supply, tokens of their
 * own. Each is called by its name and shown in one way, whichever card it belongs to.
 */
import { cardName, counterName, matName, pileName, tokenName } from "@fiefdom/text";
import { memo, useState } from "react";
import { Arms, Icon } from "../cards/Arms.tsx";
import type { PileView, PlayerView, View } from "../session/types.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { CardList } from "./CardList.tsx";
import { type House, useHouse, useTable } from "./context.ts";

/** Counters on which there is something. */
export const countersOf = ({ counters = {} }: PlayerView): [id: string, n: number][] =>
  Object.entries(counters).filter(([, n]) => n > 0);

/** Mats on which something lies. */
export const matsOf = ({ mats = {} }: PlayerView) => Object.entries(mats).filter(([, { size }]) => size > 0);

/** Tokens on a pile or landscape, each with how many there are or whose they are. */
export const tokensOn = ({ tokens = {} }: Pick<PileView, "tokens">, { lang, names }: House) =>
  Object.entries(tokens).map(([id, n]) => ({
    id,
    name: tokenName(id, lang),
    n: typeof n === "number" ? String(n) : n.map((seat) => names[seat] ?? "").join(", "),
    /** How many, for eyes that have little room. */
    count: typeof n === "number" ? n : n.length,
  }));

/** A counter with its name: "Coffers 3". */
export function Counted({ id, n }: { readonly id: string; readonly n: number }) {
  const { lang } = useHouse();
  return (
    <span className="counted">
      {counterName(id, lang)} <b>{n}</b>
    </span>
  );
}

/** Cards that lie in front of somebody, small, equal ones as one, and how many lie there face down. */
export const Lying = memo(function Lying({
  title,
  ids,
  down,
  mat = false,
}: {
  readonly title: string;
  readonly ids: readonly string[];
  readonly down: number;
  /** On a mat: which one matters, so its name stays where there is little room. */
  readonly mat?: boolean;
}) {
  const { lang, t } = useHouse();
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return (
    <div className={mat ? "dur mat" : "dur"}>
      {[...counts].map(([id, n]) => (
        <span key={id} className="mini" title={cardName(id, lang)}>
          <Arms id={id} />
          {n > 1 ? (
            <b>
              <span aria-hidden="true">×</span>
              {n}
            </b>
          ) : null}
          <span className="vh"> {cardName(id, lang)}</span>
        </span>
      ))}
      {down === 0 ? null : (
        <span className="mini down" title={t("player.faceDown", { n: down })}>
          <b aria-hidden="true">{down}</b>
          <span className="vh">{t("player.faceDown", { n: down })}</span>
        </span>
      )}
      <i>{title}</i>
    </div>
  );
});

/** The mats of somebody else, as far as they may be seen. */
export function MatsOf({ player }: { readonly player: PlayerView }) {
  const { lang } = useHouse();
  return matsOf(player).map(([id, { size, cards = [] }]) => (
    <Lying key={id} title={matName(id, lang)} ids={cards} down={size - cards.length} mat />
  ));
}

/** Piles outside the Supply: nobody buys from them, so they lie together in one place. */
export const FurtherPiles = memo(function FurtherPiles({
  piles,
}: {
  readonly piles: NonNullable<View["outside"]>;
}) {
  const { t } = useHouse();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tpile" data-nav="" onClick={() => setOpen(true)}>
        <Icon name="card-draw" />
        <i>{t("outside")}</i>
        <b>{piles.length}</b>
      </button>
      {open ? <OutsideDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
});

function OutsideDialog({ onClose }: { readonly onClose: () => void }) {
  const { lang, t, view } = useTable();
  return (
    <Dialog title={t("outside.title")} onClose={onClose}>
      <p className="soft">{t("outside.about")}</p>
      {(view.outside ?? []).map(({ pile, count, cards }) => (
        <section key={pile} data-pile={pile}>
          <h3>
            {pileName(pile, lang)}{" "}
            <small>{count === 0 ? t("pile.empty") : t("pile.left", { n: count })}</small>
          </h3>
          <CardList ids={cards} sorted={false} />
        </section>
      ))}
    </Dialog>
  );
}
