/** The Supply: basic cards, the Kingdom, Events and Landmarks, the trash. */
import { cardName, pileName } from "@fiefdom/text";
import { type CSSProperties, memo, useMemo, useState } from "react";
import { Arms, Icon, Swatch } from "../cards/Arms.tsx";
import { FullFace, longestWord, Name, SlimFace, typeLine } from "../cards/Card.tsx";
import { costWords, isSameCost } from "../cards/cost.ts";
import { Cost, Mark } from "../cards/Mark.tsx";
import { partsOf, Words } from "../cards/Words.tsx";
import type { LandscapeView, PileView } from "../session/types.ts";
import { FurtherPiles, tokensOn } from "./Brought.tsx";
import { CardButton, type Chance, chanceOf } from "./CardButton.tsx";
import { type House, useHouse, useTable } from "./context.ts";
import { TrashDialog } from "./dialogs.tsx";
import type { Short } from "./reasons.ts";
import { roomOf } from "./room.ts";

const BASICS = roomOf("width", 255);
const KINGDOM = roomOf("width");

/** How many paper edges show under a pile. */
const height = (count: number): string =>
  count >= 8 ? "pile-3" : count >= 4 ? "pile-2" : count >= 2 ? "pile-1" : "";

/** The card that stands for a pile: the one on top, or the first that lay there. */
const faceOf = (pile: PileView, cards: House["cards"]): string =>
  pile.top ?? pile.cards?.[0] ?? [...cards.values()].find((card) => card.pile === pile.pile)?.id ?? pile.pile;

const stateOf = (why: string | undefined, soon: boolean): string =>
  why === undefined ? "" : soon ? "is-soon" : "is-no";

const reasonFor = (
  reason: Short | undefined,
): { readonly why: string | undefined; readonly soon: boolean } => ({
  why: reason?.text,
  soon: reason?.soon === true,
});

/** Copper and Curse: nobody has to be told that they can be had. */
const isFree = ({ coins, debt, potions }: PileView["cost"]): boolean =>
  coins === 0 && (debt ?? 0) === 0 && (potions ?? 0) === 0;

interface PileProps extends Chance {
  readonly pile: PileView;
  readonly id: string;
  /** One of the basic piles, which are known by name: low and without words. */
  readonly slim: boolean;
  /** Why it can't be bought, in a few words, and whether the Treasures in hand would help. */
  readonly why: string | undefined;
  readonly soon: boolean;
}

const Pile = memo(function Pile({ pile, id, slim, why, soon, ...chance }: PileProps) {
  const house = useHouse();
  const { lang, t, cards, ruleset } = house;
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
      className={`${slim ? "slim" : "tile"} ${empty ? "is-empty" : height(pile.count)} ${stateOf(why, soon)}`}
      quiet={slim && isFree(pile.cost)}
      label={label}
      pile={pile.pile}
      pickKey={`s:${pile.pile}`}
      {...chance}
    >
      <Cost cost={pile.cost} printed={printed} />
      <span className="count">{pile.count}</span>
      {slim ? (
        <SlimFace id={id} lang={lang} types={types} ruleset={ruleset} />
      ) : (
        <FullFace id={id} lang={lang} types={types} ruleset={ruleset} />
      )}
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

/** How small a text has to be set to be there in full. */
const length = (text: string): "" | "long" | "longer" | "longest" =>
  text.length > 240 ? "longest" : text.length > 170 ? "longer" : text.length > 100 ? "long" : "";

interface LandscapeProps extends Chance {
  readonly landscape: LandscapeView;
  readonly why: string | undefined;
  readonly soon: boolean;
  /** What it is worth to the player as things stand; undefined if nothing can be said. */
  readonly worth: number | undefined;
}

const Landscape = memo(function Landscape({ landscape, why, soon, worth, ...chance }: LandscapeProps) {
  const house = useHouse();
  const { lang, t, cards, ruleset } = house;
  const { id } = landscape;
  const facts = cards.get(id);
  const types = facts?.types ?? [];
  const parts = partsOf(id, lang, ruleset);
  const text = [...parts.bonuses.map((bonus) => `${bonus}.`), parts.rest, parts.below].join(" ").trim();
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
      className={`land ${length(text) === "longest" ? "longest" : ""} ${stateOf(why, soon)}`}
      label={label}
      pickKey={`s:${id}`}
      {...chance}
    >
      {facts?.bought === true ? <Cost cost={facts.cost} /> : null}
      <span className="body" data-long={length(text)}>
        <Arms id={id} types={types} />
        <span className="kind">{typeLine(types, lang)}</span>
        <Name name={cardName(id, lang)} />
        <span className="gist">
          <Words text={text} lang={lang} />
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
      {landscape.vp === undefined ? null : (
        <span className="ltok">
          <Mark kind="vp" n={landscape.vp} />
        </span>
      )}
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
        <i style={{ "--letters": longestWord(t("trash")) } as CSSProperties}>{t("trash")}</i>
        <b>{trash.length}</b>
      </button>
      {open ? <TrashDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
});

export function Supply({
  parts,
}: {
  /** The basic piles come first; then half of the Kingdom, then all of it, each in a picture of its own. */
  readonly parts: number;
}) {
  const { t, view, cards, choices, picks, reasons } = useTable();
  const { supply } = view;
  const { basics, kingdom } = useMemo(() => {
    const basic = supply.filter((pile) => cards.get(pile.pile)?.basic === true);
    const first = (type: string): PileView[] =>
      basic.filter((pile) => cards.get(pile.pile)?.types[0] === type);
    const [treasures, victory] = [first("Treasure"), first("Victory")];
    const rows = Math.max(treasures.length, victory.length);
    // Treasures in one column, Victory cards in the other, the rest below them.
    const paired = Array.from({ length: rows }, (_, i) => [treasures[i], victory[i]])
      .flat()
      .filter((pile) => pile !== undefined);
    return {
      basics: [...paired, ...basic.filter((pile) => !paired.includes(pile))],
      kingdom: supply.filter((pile) => cards.get(pile.pile)?.basic !== true),
    };
  }, [supply, cards]);
  const act = choices?.decision.from === "supply" ? "choose" : "buy";
  const show = (pile: PileView, slim: boolean) => {
    const id = faceOf(pile, cards);
    const option = choices?.supply.get(pile.pile) ?? null;
    return (
      <Pile
        key={pile.pile}
        pile={pile}
        id={id}
        slim={slim}
        {...reasonFor(option === null && pile.top !== null ? reasons.get(`buy:${id}`) : undefined)}
        {...chanceOf(choices, picks, option, `s:${pile.pile}`, act)}
      />
    );
  };
  // On a phone they lie in two rows, with the trash and what lies outside the Supply.
  const columns = Math.ceil((basics.length + (view.outside === undefined ? 1 : 2)) / 2);
  const score = view.players[view.seat]?.score.parts ?? [];
  return (
    <section
      className="supply"
      aria-label={t("supply")}
      data-lands={view.landscapes.length > 0 ? "" : undefined}
      data-rows={kingdom.length > 5 ? 2 : 1}
      data-many={kingdom.length > 10 ? "" : undefined}
    >
      <div
        className="basics"
        ref={BASICS}
        data-tight={columns > 4 ? "" : undefined}
        style={{ "--basics": columns } as CSSProperties}
      >
        {basics.map((pile) => show(pile, true))}
        <Trash trash={view.trash} />
        {view.outside === undefined ? null : <FurtherPiles piles={view.outside} />}
      </div>
      {parts < 1 ? null : (
        <div className="kingdom" ref={KINGDOM}>
          {kingdom.slice(0, (kingdom.length * parts) / 2).map((pile) => show(pile, false))}
        </div>
      )}
      {parts < 2 || view.landscapes.length === 0 ? null : (
        <div className="lands">
          {view.landscapes.map((landscape) => {
            const option = choices?.supply.get(landscape.id) ?? null;
            return (
              <Landscape
                key={landscape.id}
                landscape={landscape}
                {...reasonFor(option === null ? reasons.get(`buy:${landscape.id}`) : undefined)}
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
