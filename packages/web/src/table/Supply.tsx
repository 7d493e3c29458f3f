/** The Supply: basic cards, the Kingdom, Events and Landmarks, the trash. */
import { cardName, pileName } from "@fiefdom/text";
import { useState } from "react";
import { Arms, Icon, Swatch } from "../cards/Arms.tsx";
import { TileFace, typeLine } from "../cards/Card.tsx";
import { Cost, Mark } from "../cards/Mark.tsx";
import { partsOf, Words } from "../cards/Words.tsx";
import type { LandscapeView, PileView } from "../session/types.ts";
import { CardButton } from "./CardButton.tsx";
import { useTable } from "./context.ts";
import { TrashDialog } from "./dialogs.tsx";

/** How many paper edges show under a pile. */
const height = (count: number): string =>
  count >= 8 ? "pile-3" : count >= 4 ? "pile-2" : count >= 2 ? "pile-1" : "";

const costWords = (cost: { coins: number; debt: number }, t: ReturnType<typeof useTable>["t"]): string =>
  cost.debt === 0
    ? t("cost.coins", { n: cost.coins })
    : cost.coins === 0
      ? t("cost.debt", { n: cost.debt })
      : t("cost.both", { n: cost.coins, debt: cost.debt });

function Pile({ pile, narrow }: { readonly pile: PileView; readonly narrow: boolean }) {
  const { lang, t, cards, choices, reasons, picks } = useTable();
  const id =
    pile.top ??
    pile.cards?.[0] ??
    [...cards.values()].find((card) => card.pile === pile.pile)?.id ??
    pile.pile;
  const facts = cards.get(id);
  const types = facts?.types ?? [];
  const empty = pile.top === null;
  const option = choices?.supply.get(pile.pile) ?? null;
  const why = option === null && !empty ? reasons.get(`buy:${id}`) : undefined;
  const below = pile.cards?.find((other) => other !== id);
  const key = `s:${pile.pile}`;
  const label = [
    cardName(id, lang),
    typeLine(types, lang),
    pile.printedCost === undefined
      ? costWords(pile.cost, t)
      : t("cost.changed", { now: costWords(pile.cost, t), printed: costWords(pile.printedCost, t) }),
    empty ? t("pile.empty") : t("pile.left", { n: pile.count }),
    ...(pile.vp === undefined ? [] : [t("pile.vp", { n: pile.vp })]),
    ...(pile.debt === undefined ? [] : [t("pile.debt", { n: pile.debt })]),
    ...(below === undefined ? [] : [t("pile.below", { card: cardName(below, lang) })]),
    ...(option === null
      ? why === undefined
        ? []
        : [why]
      : [t(option.startsWith("buy:") ? "can.buy" : "can.choose")]),
  ].join(", ");
  return (
    <CardButton
      id={id}
      className={`tile ${narrow ? "narrow" : ""} ${empty ? "is-empty" : height(pile.count)} ${why === undefined ? "" : "is-no"}`}
      label={label}
      option={option}
      pickKey={key}
      act={choices?.decision.from === "supply" ? "choose" : "buy"}
      picked={picks.findIndex((pick) => pick.key === key) + 1}
    >
      <Cost
        coins={pile.cost.coins}
        debt={pile.cost.debt}
        printed={pile.printedCost === undefined ? undefined : pile.printedCost.coins}
      />
      <span className="count">{pile.count}</span>
      <TileFace id={id} lang={lang} types={types} />
      {pile.vp === undefined && pile.debt === undefined ? null : (
        <span className="onpile">
          {pile.vp === undefined ? null : <Mark kind="vp" n={pile.vp} />}
          {pile.debt === undefined ? null : <Mark kind="debt" n={pile.debt} />}
        </span>
      )}
      {below === undefined ? null : (
        <span className="under">
          <Swatch id={below} />
          <span>
            {pile.cards !== undefined && new Set(pile.cards).size > 2
              ? pileName(pile.pile, lang)
              : cardName(below, lang)}
          </span>
        </span>
      )}
      {why === undefined ? null : <span className="why">{why}</span>}
    </CardButton>
  );
}

function Landscape({ landscape }: { readonly landscape: LandscapeView }) {
  const { lang, t, cards, view, choices, reasons, picks, ruleset } = useTable();
  const { id } = landscape;
  const facts = cards.get(id);
  const types = facts?.types ?? [];
  const option = choices?.supply.get(id) ?? null;
  const isEvent = types.includes("Event");
  const why = option === null && isEvent ? reasons.get(`buy:${id}`) : undefined;
  const parts = partsOf(id, lang, ruleset);
  const worth = view.players[view.seat]?.score.parts.find((part) => part.source === id);
  const key = `s:${id}`;
  const label = [
    cardName(id, lang),
    typeLine(types, lang),
    ...(isEvent && facts !== undefined ? [costWords(facts.cost, t)] : []),
    ...(landscape.vp === undefined ? [] : [t("pile.vp", { n: landscape.vp })]),
    ...(landscape.marked === undefined ? [] : [t("marked", { pile: pileName(landscape.marked, lang) })]),
    ...(option === null ? (why === undefined ? [] : [why]) : [t("can.buy")]),
  ].join(", ");
  return (
    <CardButton
      id={id}
      className={`land ${why === undefined ? "" : "is-no"}`}
      label={label}
      option={option}
      pickKey={key}
      act="buy"
      picked={picks.findIndex((pick) => pick.key === key) + 1}
    >
      {isEvent && facts !== undefined ? <Cost coins={facts.cost.coins} debt={facts.cost.debt} /> : null}
      <Arms id={id} types={types} />
      {landscape.vp === undefined ? null : (
        <span className="ltok">
          <Mark kind="vp" n={landscape.vp} />
        </span>
      )}
      <span className="body">
        <span className="kind">{typeLine(types, lang)}</span>
        <span className="card__name">{cardName(id, lang)}</span>
        <span className="gist gist__rest">
          <Words text={[...parts.bonuses, parts.rest].filter((part) => part !== "").join(". ")} lang={lang} />
        </span>
        {worth === undefined && landscape.marked === undefined ? null : (
          <span className="live">
            {landscape.marked === undefined ? null : `${pileName(landscape.marked, lang)} `}
            {worth === undefined ? null : (
              <>
                {t("worth")} <Mark kind="vp" n={worth.vp} inline />
              </>
            )}
          </span>
        )}
      </span>
      {why === undefined ? null : <span className="why">{why}</span>}
    </CardButton>
  );
}

function Trash() {
  const { t, view } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tpile" data-nav="" onClick={() => setOpen(true)}>
        <Icon name="campfire" />
        <b>{view.trash.length}</b>
        <i>{t("trash")}</i>
      </button>
      {open ? <TrashDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

export function Supply() {
  const { t, view, cards } = useTable();
  const isBasic = (pile: PileView): boolean => cards.get(pile.pile)?.basic === true;
  const basics = view.supply.filter(isBasic);
  const treasures = basics.filter((pile) => cards.get(pile.pile)?.types[0] === "Treasure");
  const others = basics.filter((pile) => !treasures.includes(pile));
  return (
    <section className="supply" aria-label={t("supply")}>
      <div className="basics">
        <div>
          {treasures.map((pile) => (
            <Pile key={pile.pile} pile={pile} narrow />
          ))}
          <Trash />
        </div>
        <div>
          {others.map((pile) => (
            <Pile key={pile.pile} pile={pile} narrow />
          ))}
        </div>
      </div>
      <div className="kingdom">
        {view.supply
          .filter((pile) => !isBasic(pile))
          .map((pile) => (
            <Pile key={pile.pile} pile={pile} narrow={false} />
          ))}
      </div>
      {view.landscapes.length === 0 ? null : (
        <div className="lands">
          {view.landscapes.map((landscape) => (
            <Landscape key={landscape.id} landscape={landscape} />
          ))}
        </div>
      )}
    </section>
  );
}
