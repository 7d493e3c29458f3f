/** The Supply: basic cards, the Kingdom, Events and Landmarks, the trash. */
import { cardName, pileName } from "@fiefdom/text";
import { memo, useMemo, useState } from "react";
import { Arms, Icon, Swatch } from "../cards/Arms.tsx";
import { TileFace, typeLine } from "../cards/Card.tsx";
import { costWords, isSameCost } from "../cards/cost.ts";
import { Cost, Mark } from "../cards/Mark.tsx";
import { partsOf, Words } from "../cards/Words.tsx";
import type { LandscapeView, PileView } from "../session/types.ts";
import { FurtherPiles, tokensOn } from "./Brought.tsx";
import { CardButton, type Chance, chanceOf } from "./CardButton.tsx";
import { type House, useHouse, useTable } from "./context.ts";
import { TrashDialog } from "./dialogs.tsx";

/** How many paper edges show under a pile. */
const height = (count: number): string =>
  count >= 8 ? "pile-3" : count >= 4 ? "pile-2" : count >= 2 ? "pile-1" : "";

/** The card that stands for a pile: the one on top, or the first that lay there. */
const faceOf = (pile: PileView, cards: House["cards"]): string =>
  pile.top ?? pile.cards?.[0] ?? [...cards.values()].find((card) => card.pile === pile.pile)?.id ?? pile.pile;

interface PileProps extends Chance {
  readonly pile: PileView;
  readonly id: string;
  readonly narrow: boolean;
  /** Why it can't be bought, in two words. */
  readonly why: string | undefined;
}

const Pile = memo(function Pile({ pile, id, narrow, why, ...chance }: PileProps) {
  const house = useHouse();
  const { lang, t, cards } = house;
  const types = cards.get(id)?.types ?? [];
  const further = tokensOn(pile, house);
  const empty = pile.top === null;
  const below = pile.cards?.find((other) => other !== id);
  // Whatever lowers costs can't lower what is nothing already.
  const printed =
    pile.printedCost === undefined || isSameCost(pile.printedCost, pile.cost) ? undefined : pile.printedCost;
  const { option } = chance;
  const label = [
    cardName(id, lang),
    typeLine(types, lang),
    printed === undefined
      ? costWords(pile.cost, t)
      : t("cost.changed", { now: costWords(pile.cost, t), printed: costWords(printed, t) }),
    empty ? t("pile.empty") : t("pile.left", { n: pile.count }),
    ...(pile.vp === undefined ? [] : [t("pile.vp", { n: pile.vp })]),
    ...(pile.debt === undefined ? [] : [t("pile.debt", { n: pile.debt })]),
    ...further.map(({ name, n }) => t("pile.token", { token: name, n })),
    ...(below === undefined ? [] : [t("pile.below", { card: [below] })]),
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
      pile={pile.pile}
      pickKey={`s:${pile.pile}`}
      {...chance}
    >
      <Cost cost={pile.cost} printed={printed} />
      <span className="count">{pile.count}</span>
      <TileFace id={id} lang={lang} types={types} />
      {pile.vp === undefined && pile.debt === undefined && pile.tokens === undefined ? null : (
        <span className="onpile">
          {pile.vp === undefined ? null : <Mark kind="vp" n={pile.vp} />}
          {pile.debt === undefined ? null : <Mark kind="debt" n={pile.debt} />}
          {further.map(({ id: token, name, count }) => (
            <span key={token} className="onpile__token">
              {name} {count}
            </span>
          ))}
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
});

interface LandscapeProps extends Chance {
  readonly landscape: LandscapeView;
  readonly why: string | undefined;
  /** What it is worth to the player as things stand; undefined if nothing can be said. */
  readonly worth: number | undefined;
}

const Landscape = memo(function Landscape({ landscape, why, worth, ...chance }: LandscapeProps) {
  const house = useHouse();
  const { lang, t, cards, ruleset } = house;
  const { id } = landscape;
  const facts = cards.get(id);
  const types = facts?.types ?? [];
  const parts = partsOf(id, lang, ruleset);
  const label = [
    cardName(id, lang),
    typeLine(types, lang),
    ...(facts?.bought === true ? [costWords(facts.cost, t)] : []),
    ...(landscape.vp === undefined ? [] : [t("pile.vp", { n: landscape.vp })]),
    ...tokensOn(landscape, house).map(({ name, n }) => t("pile.token", { token: name, n })),
    ...(landscape.marked === undefined ? [] : [t("marked", { pile: [landscape.marked] })]),
    ...(worth === undefined ? [] : [t("worth.said", { n: worth })]),
    ...(chance.option === null ? (why === undefined ? [] : [why]) : [t("can.buy")]),
  ].join(", ");
  return (
    <CardButton
      id={id}
      className={`land ${why === undefined ? "" : "is-no"}`}
      label={label}
      pickKey={`s:${id}`}
      {...chance}
    >
      {facts?.bought === true ? <Cost cost={facts.cost} /> : null}
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
          <Words
            text={[...parts.bonuses.map((bonus) => `${bonus}.`), parts.rest, parts.below].join(" ").trim()}
            lang={lang}
          />
        </span>
        {worth === undefined && landscape.marked === undefined ? null : (
          <span className="live">
            {landscape.marked === undefined ? null : <b>{pileName(landscape.marked, lang)} </b>}
            {worth === undefined ? null : (
              <>
                {t("worth")} <Mark kind="vp" n={worth} inline />
              </>
            )}
          </span>
        )}
      </span>
      {why === undefined ? null : <span className="why">{why}</span>}
    </CardButton>
  );
});

const Trash = memo(function Trash({ trash }: { readonly trash: readonly string[] }) {
  const { t } = useHouse();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tpile" data-nav="" onClick={() => setOpen(true)}>
        <Icon name="campfire" />
        <b>{trash.length}</b>
        <i>{t("trash")}</i>
      </button>
      {open ? <TrashDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
});

export function Supply() {
  const { t, view, cards, choices, picks, reasons } = useTable();
  const { supply } = view;
  const { treasures, others, kingdom } = useMemo(() => {
    const basic = (pile: PileView): boolean => cards.get(pile.pile)?.basic === true;
    const treasure = (pile: PileView): boolean => cards.get(pile.pile)?.types[0] === "Treasure";
    return {
      treasures: supply.filter((pile) => basic(pile) && treasure(pile)),
      others: supply.filter((pile) => basic(pile) && !treasure(pile)),
      kingdom: supply.filter((pile) => !basic(pile)),
    };
  }, [supply, cards]);
  const act = choices?.decision.from === "supply" ? "choose" : "buy";
  const show = (pile: PileView, narrow: boolean) => {
    const id = faceOf(pile, cards);
    const option = choices?.supply.get(pile.pile) ?? null;
    return (
      <Pile
        key={pile.pile}
        pile={pile}
        id={id}
        narrow={narrow}
        why={option === null && pile.top !== null ? reasons.get(`buy:${id}`) : undefined}
        {...chanceOf(choices, picks, option, `s:${pile.pile}`, act)}
      />
    );
  };
  const score = view.players[view.seat]?.score.parts ?? [];
  return (
    <section className="supply" aria-label={t("supply")}>
      <div className="basics">
        <div>
          {treasures.map((pile) => show(pile, true))}
          <Trash trash={view.trash} />
        </div>
        <div>
          {others.map((pile) => show(pile, true))}
          {view.outside === undefined ? null : <FurtherPiles piles={view.outside} />}
        </div>
      </div>
      <div className="kingdom">{kingdom.map((pile) => show(pile, false))}</div>
      {view.landscapes.length === 0 ? null : (
        <div className="lands">
          {view.landscapes.map((landscape) => {
            const option = choices?.supply.get(landscape.id) ?? null;
            return (
              <Landscape
                key={landscape.id}
                landscape={landscape}
                why={option === null ? reasons.get(`buy:${landscape.id}`) : undefined}
                worth={score.find((part) => part.source === landscape.id)?.vp}
                {...chanceOf(choices, picks, option, `s:${landscape.id}`, "buy")}
              />
            );
          })}
        </div>
      )}
    </section>
  );
}
