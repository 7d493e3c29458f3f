/**
 * What was learned on other boards: plans that long searches found for kingdoms by lot (plans/experience.plans, made by
 * `fiefdom lab experience`). On a new board a search begins with what such a plan leaves there, and with lines for the
 * other cards as they stood in others: so every card comes with how many of it were wanted, when, and before what.
 * A card that none of them knows is left to the rest of the search.
 */
import { cardsOf, pileWith } from "@fiefdom/cards/sets";
import { EXPERIENCE } from "../plan/bundled/experience.ts";
import { parsePlans } from "../plan/parse.ts";
import type { Plan, Rule } from "../plan/plan.ts";
import { COMMON, planWith } from "./first.ts";
import type { Market, Roll } from "./vary.ts";

/** A line, and how far down in its plan it stood: 0 at the top, 1 at the end. */
interface Placed {
  readonly rule: Rule;
  readonly at: number;
}

/** What all these plans say of a card. */
interface Known {
  readonly lines: Placed[];
  /** Boards that had it, and plans that wanted it there. */
  offered: number;
  wanted: number;
}

interface Lessons {
  readonly plans: readonly Plan[];
  readonly cards: ReadonlyMap<string, Known>;
}

const placed = ({ lists: { buy } }: Plan): Placed[] => buy.map((rule, i) => ({ rule, at: i / buy.length }));

/** The cards that a plan is about. */
const named = ({ lists: { buy } }: Plan): Set<string> =>
  new Set(buy.map(({ what }) => what).filter((id) => !COMMON.has(id)));

/** The cards that a plan had to choose from. */
const offeredTo = ({ home }: Plan): readonly string[] =>
  home !== undefined && "cards" in home ? home.cards : [];

/** A pile with the cards in it. */
function withItsPile(id: string): string[] {
  const pile = pileWith(id);
  return [id, ...(pile === undefined ? [] : cardsOf(pile).map((card) => card.id))];
}

let lessons: Lessons | undefined;

function learned(): Lessons {
  if (lessons !== undefined) return lessons;
  const plans = parsePlans(EXPERIENCE);
  const cards = new Map<string, Known>();
  const about = (id: string): Known => {
    const known = cards.get(id) ?? { lines: [], offered: 0, wanted: 0 };
    cards.set(id, known);
    return known;
  };
  for (const plan of plans) {
    for (const line of placed(plan)) about(line.rule.what).lines.push(line);
    for (const id of named(plan)) about(id).wanted++;
    for (const id of new Set(offeredTo(plan).flatMap(withItsPile))) about(id).offered++;
  }
  lessons = { plans, cards };
  return lessons;
}

/** Plans that are looked at for one that fits. */
const LOOKED_AT = 6;
/** Of what a card was wanted for elsewhere, so much: a plan has its own cards already. */
const BESIDES = 0.75;

/** Makes plans for a board of what was learned elsewhere; null if nothing was. */
export function experiencedOn(market: Market, roll: Roll): (() => Plan) | null {
  const { plans, cards } = learned();
  const isHere = (id: string): boolean => market.byId.has(id);
  const likely = plans
    .filter((plan) => offeredTo(plan).includes("colony") === (market.goal === "colony"))
    .map((plan) => {
      const ids = [...named(plan)];
      const there = ids.filter(isHere).length;
      return { plan, fit: 2 * there - (ids.length - there) };
    });
  if (likely.length === 0) return null;
  return () => {
    const drawn = Array.from({ length: LOOKED_AT }, () => likely[roll(likely.length)]);
    const { plan } = drawn.reduce((best, one) => (one.fit > best.fit ? one : best));
    const lines = placed(plan).filter(({ rule: { what } }) => COMMON.has(what) || isHere(what));
    const has = new Set(lines.map(({ rule }) => rule.what));
    for (const { id } of market.wares) {
      const known = cards.get(id);
      if (known === undefined || known.wanted === 0 || has.has(id) || COMMON.has(id)) continue;
      if (roll(known.offered) < BESIDES * known.wanted) lines.push(known.lines[roll(known.lines.length)]);
    }
    lines.sort((a, b) => a.at - b.at);
    const made = planWith(lines.map(({ rule }) => rule));
    const { trash } = plan.lists;
    return trash === undefined ? made : { ...made, lists: { ...made.lists, trash } };
  };
}
