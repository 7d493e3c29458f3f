/** What kind of board it is: the strip of sorts, the costs as bars, and a few sentences. */
import { type LookedFor, MISSED } from "@fiefdom/cards/glance";
import { Icon } from "../cards/Arms.tsx";
import { iconOf } from "../cards/heraldry.ts";
import { Mark } from "../cards/Mark.tsx";
import type { Laid } from "../session/link.ts";
import { useWords } from "../words.ts";
import { lookAt } from "./facts.ts";
import { listOf, nameOf } from "./names.ts";

/** The card whose icon stands for a sort. */
const STANDS_FOR: Readonly<Record<LookedFor, string>> = {
  actions: "village",
  draw: "smithy",
  trash: "chapel",
  buy: "market",
  attack: "militia",
  reaction: "moat",
  curses: "curse",
  gain: "workshop",
  coins: "copper",
  treasure: "gold",
  vp: "gardens",
  again: "throne-room",
  sift: "cellar",
  duration: "archive",
  debt: "capital",
};

export const SortIcon = ({ sort }: { readonly sort: LookedFor }) => (
  <Icon name={iconOf(STANDS_FOR[sort])} className="sorticon" />
);

export function GlanceView({ laid }: { readonly laid: Laid }) {
  const { lang, t } = useWords();
  const { sights, costs, remarks } = lookAt(laid);
  const shown = sights.filter(({ feature, of }) => of.length > 0 || MISSED.includes(feature));
  return (
    <section className="glance" aria-labelledby="glance">
      <h3 id="glance">{t("kingdoms.glance")}</h3>
      <div className="glance__top">
        <ul className="remarks">
          {remarks.map(({ key, of }) => (
            <li key={key}>{t(`kingdoms.remark.${key}`, { n: of.length, cards: listOf(of, lang) })}</li>
          ))}
        </ul>
        <Costs costs={costs} />
      </div>
      <dl className="sights">
        {shown.map(({ feature, of }) => (
          <div key={feature} className={of.length === 0 ? "glance__none" : ""}>
            <dt>
              <SortIcon sort={feature} />
              {t(`kingdoms.feature.${feature}`)} <b>{of.length}</b>
            </dt>
            <dd>{of.length === 0 ? t("kingdoms.noneOfIt") : of.map((id) => nameOf(id, lang)).join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** One bar a cost, from the cheapest to the dearest. */
function Costs({ costs }: { readonly costs: readonly number[] }) {
  const { t } = useWords();
  const most = Math.max(1, ...costs);
  return (
    <figure className="costs">
      <figcaption>{t("kingdoms.costs")}</figcaption>
      <ol>
        {costs.map((n, cost) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the cost
          <li key={cost}>
            <span className="vh">{t("kingdoms.costs.of", { n, cost })}</span>
            <span className="costs__n" aria-hidden="true">
              {n === 0 ? "" : n}
            </span>
            <i style={{ blockSize: `${Math.round((n / most) * 100)}%` }} aria-hidden="true" />
            <Mark kind="coin" n={cost} />
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The same as a few tags, for a list of kingdoms. */
const TAGGED: readonly LookedFor[] = ["actions", "draw", "trash", "buy", "attack", "gain", "treasure", "vp"];

export function Tags({ laid }: { readonly laid: Laid }) {
  const { t } = useWords();
  const { sights } = lookAt(laid);
  return (
    <ul className="tags">
      {TAGGED.flatMap((sort) => {
        const n = sights.find(({ feature }) => feature === sort)?.of.length ?? 0;
        return n === 0
          ? []
          : [
              <li key={sort}>
                <SortIcon sort={sort} />
                {t(`kingdoms.feature.${sort}`)} <b>{n}</b>
              </li>,
            ];
      })}
      {laid.colonies ? <li>{t("kingdoms.tag.colonies")}</li> : null}
    </ul>
  );
}
