/**
 * The plans that a search begins with: what people try first on a board. Money with each card of the kingdom
 * in small numbers, villages with what they carry, and land that grows. The ways of turning to points are
 * those of the best known money plans.
 */
import type { Board } from "@fiefdom/engine/board";
import type { Condition, Plan, Rule } from "../plan/plan.ts";
import { ANY } from "../plan/plan.ts";
import { loreOf } from "../sense/lore.ts";
import {
  both,
  fewerThan,
  left,
  leftAtMost,
  line,
  type Market,
  moneyOver,
  owned,
  roomForTerminal,
  villageWanted,
  type Ware,
} from "./vary.ts";

export const planWith = (buy: readonly Rule[], name = "Found plan"): Plan => ({
  name,
  notes: [],
  needs: [],
  lists: { buy },
  choose: [],
});

/** Points before all else, from the moment on when they should be bought. */
export function points(market: Market, money = 15, duchies = 4, estates = 2): Rule[] {
  const late = [
    line("duchy", leftAtMost(market.goal, duchies)),
    line("estate", leftAtMost(market.goal, estates)),
  ];
  if (market.goal === "colony") return [line("colony"), line("province", leftAtMost("colony", 5)), ...late];
  return [line("province", moneyOver(money)), ...late];
}

/** Money, with other lines before Gold, between Gold and Silver, and after it. */
function moneyWith(
  market: Market,
  before: readonly Rule[],
  between: readonly Rule[] = [],
  after: readonly Rule[] = [],
  money = 15,
): Plan {
  return planWith([
    ...points(market, money),
    ...before,
    ...(market.goal === "colony" ? [line("platinum")] : []),
    line("gold"),
    line("duchy", leftAtMost(market.goal, 6)),
    ...between,
    line("silver"),
    ...after,
  ]);
}

const second = (id: string): Rule => line(id, both(fewerThan(id, 2), { is: ">=", a: owned(ANY), b: 16 }));

/** Money with one card more, in the ways in which that card may be good. */
function withOne(market: Market, ware: Ware): Plan[] {
  const { id, role } = ware;
  const one = line(id, fewerThan(id, 1));
  const two = line(id, fewerThan(id, 2));
  const all = line(id);
  switch (role) {
    case "terminal":
      return [
        moneyWith(market, [one]),
        moneyWith(market, [one], [second(id)]),
        moneyWith(market, [], [one, second(id)]),
        moneyWith(market, [two]),
        moneyWith(market, [], [line(id, fewerThan(id, 4))]),
      ];
    case "cantrip":
      return [
        moneyWith(market, [one]),
        moneyWith(market, [two]),
        moneyWith(market, [], [all]),
        moneyWith(market, [all]),
      ];
    case "village":
      return [moneyWith(market, [], [two]), moneyWith(market, [], [line(id, villageWanted(0))])];
    case "treasure":
      return id === "copper" || id === "silver" || id === "gold" || id === "platinum"
        ? []
        : [
            moneyWith(market, [one]),
            moneyWith(market, [all]),
            moneyWith(market, [], [all]),
            moneyWith(market, [], [two]),
          ];
    case "victory":
      return [
        planWith([...points(market), all, line("gold"), line("silver")]),
        planWith([
          line("province"),
          all,
          line("duchy", leftAtMost(id, 3)),
          line("estate", leftAtMost(id, 2)),
          line("silver"),
          line("copper"),
        ]),
      ];
    case "event":
      return [
        moneyWith(market, [all]),
        moneyWith(market, [], [all]),
        moneyWith(market, [line(id, leftAtMost(market.goal, 5))]),
      ];
  }
}

/** A village with what it carries, and everything that costs no Action beside it. */
function engines(board: Board, market: Market): Plan[] {
  const lore = loreOf(board);
  const draws = (ware: Ware): number => lore[board.kind(ware.id)]?.cards ?? 0;
  const villages = best(
    board,
    market.wares.filter(({ role }) => role === "village"),
    2,
  );
  const drawing = best(
    board,
    market.wares.filter((ware) => ware.role === "terminal" && draws(ware) >= 2),
    2,
  );
  const attacks = best(
    board,
    market.wares.filter((ware) => ware.role === "terminal" && ware.attacks && draws(ware) < 2),
    1,
  );
  const cantrips = best(
    board,
    market.wares.filter(({ role, price }) => role === "cantrip" && price >= 4),
    1,
  );
  const trashers = best(
    board,
    market.wares.filter((ware) => ware.trashes && ware.price <= 5),
    1,
  );
  const plans: Plan[] = [];
  for (const village of villages) {
    for (const draw of drawing) {
      for (const money of [12, 18]) {
        plans.push(
          planWith([
            ...points(market, money),
            ...trashers.map(({ id }) =>
              line(id, both(fewerThan(id, 1), { is: "<=", a: { measure: "turn" }, b: 4 })),
            ),
            ...attacks.map(({ id }) => line(id, fewerThan(id, 1))),
            line("gold", money === 12 ? fewerThan("gold", 3) : undefined),
            ...cantrips.map(({ id }) => line(id, fewerThan(id, 5))),
            line(draw.id, roomForTerminal(1)),
            line(village.id, villageWanted(0)),
            line("silver", money === 12 ? fewerThan("silver", 3) : undefined),
            line(village.id),
          ]),
        );
      }
    }
  }
  return plans;
}

/** Cards of each sort that are tried together with others. */
const VILLAGES = 2;
const CARRIED = 4;
const BESIDE = 3;

/**
 * Two cards that may be good together and not alone, and nothing else: a village with a terminal, a terminal with
 * cards that cost no Action, and two terminals that seldom meet.
 */
function pairs(board: Board, market: Market): Plan[] {
  const kingdom = market.wares.filter(({ id }) => !COMMON.has(id));
  const of = (role: Ware["role"], n: number): Ware[] =>
    best(
      board,
      kingdom.filter((ware) => ware.role === role),
      n,
    );
  const terminals = of("terminal", CARRIED);
  const few = terminals.slice(0, BESIDE);
  return [
    ...of("village", VILLAGES).flatMap((village) =>
      terminals.map(({ id }) =>
        planWith([
          ...points(market, 10),
          line(id, roomForTerminal(2)),
          ...(market.goal === "colony" ? [line("platinum")] : []),
          line("gold"),
          line(village.id, villageWanted(-1)),
          line("silver"),
          line(village.id),
        ]),
      ),
    ),
    ...of("cantrip", BESIDE).flatMap((cantrip) =>
      few.map(({ id }) =>
        moneyWith(market, [line(id, fewerThan(id, 1))], [line(cantrip.id, fewerThan(cantrip.id, 6))], [], 12),
      ),
    ),
    ...few.flatMap(({ id: one }, i) =>
      few
        .slice(i + 1)
        .map(({ id: other }) =>
          moneyWith(market, [line(one, fewerThan(one, 1))], [line(other, fewerThan(other, 1))]),
        ),
    ),
  ];
}

/**
 * A deck that is drawn whole: villages whenever nothing better can be had, every card that draws for whatever
 * price a hand can pay as long as there are Actions for it, and points only once there is money to draw.
 */
function wholeDecks(board: Board, market: Market): Plan[] {
  const lore = loreOf(board);
  const draws = (ware: Ware): number => lore[board.kind(ware.id)]?.cards ?? 0;
  const dearestFirst = (list: readonly Ware[]): Ware[] => [...list].sort((a, b) => b.price - a.price);
  const terminals = market.wares.filter(({ role }) => role === "terminal");
  const drawing = dearestFirst(terminals.filter((ware) => draws(ware) >= 2));
  const cantrips = market.wares.filter(({ role }) => role === "cantrip");
  const labs = dearestFirst(cantrips.filter((ware) => draws(ware) >= 2));
  const others = dearestFirst(cantrips.filter((ware) => ware.price >= 4 && !labs.includes(ware)));
  if (drawing.length + labs.length === 0) return [];
  const villages = best(
    board,
    market.wares.filter(({ role }) => role === "village"),
    2,
  );
  if (villages.length === 0 && labs.length === 0) return [];
  const attacks = best(
    board,
    terminals.filter((ware) => ware.attacks),
    1,
  );
  const cleaners = best(
    board,
    market.wares.filter((ware) => ware.trashes && ware.price <= 5 && ware.role !== "event"),
    2,
  );
  const again = market.wares.filter(({ id }) => REPEATERS.has(id));
  const [coin, end] = market.goal === "colony" ? ["platinum", "colony"] : ["gold", "province"];
  const trash = wholeTrash(market);
  const few = (ware: Ware, n: number): Rule => line(ware.id, fewerThan(ware.id, n));
  const plan = (village: Ware | undefined, cleaner: Ware | undefined, ready: Condition): Plan => {
    const bare = planWith([
      ...(cleaner === undefined ? [] : [line(cleaner.id, both(fewerThan(cleaner.id, 1), upToTurn(2)))]),
      ...(village === undefined ? [] : [line(village.id, villageWanted(1))]),
      line(end, ready),
      ...(end === "colony" ? [line("province", leftAtMost("colony", 4))] : []),
      ...labs.map((ware) => few(ware, 6)),
      ...again.map((ware) => few(ware, 2)),
      ...others.map((ware) => few(ware, 3)),
      ...(coin === "platinum" ? [line(coin)] : []),
      line("gold", fewerThan("gold", 3)),
      line("duchy", leftAtMost(market.goal, 4)),
      line("estate", leftAtMost(market.goal, 1)),
      ...attacks.map((ware) => few(ware, 1)),
      ...(village === undefined
        ? drawing.slice(0, 1).map((ware) => few(ware, 1))
        : drawing.filter(({ price }) => price > village.price).map(({ id }) => line(id, roomForTerminal(0)))),
      line("gold", fewerThan("gold", 5)),
      ...(village === undefined ? [line("silver")] : [line(village.id)]),
      ...drawing
        .filter(({ price }) => village !== undefined && price <= village.price)
        .map(({ id }) => line(id, roomForTerminal(1))),
    ]);
    return cleaner === undefined ? bare : { ...bare, lists: { ...bare.lists, trash } };
  };
  const golds: Condition = { is: ">", a: owned(coin), b: coin === "platinum" ? 1 : 2 };
  return [...villages, ...(villages.length === 0 ? [undefined] : [])].flatMap((village) =>
    [undefined, ...cleaners].flatMap((cleaner) =>
      [golds, moneyOver(12)].map((ready) => plan(village, cleaner, ready)),
    ),
  );
}

/** What a deck that is to be drawn whole trashes: all that does not help, while there is time and money. */
const wholeTrash = (market: Market): Rule[] => [
  { what: "curse" },
  line("estate", { is: ">", a: left(market.goal), b: 3 }),
  line("copper", moneyOver(6)),
];

/** The best of some cards, by what they are worth to a growing deck. */
function best(board: Board, list: readonly Ware[], n: number): Ware[] {
  const lore = loreOf(board);
  const worth = ({ id }: Ware): number => lore[board.kind(id)]?.worth ?? 0;
  return [...list].sort((a, b) => worth(b) - worth(a)).slice(0, n);
}

const upToTurn = (turn: number): Condition => ({ is: "<=", a: { measure: "turn" }, b: turn });

/** A deck that is cleaned first, and then needs little money: the cleaner with each of the best others. */
function cleaned(board: Board, market: Market): Plan[] {
  const cleaners = best(
    board,
    market.wares.filter((ware) => ware.trashes && ware.price <= 5 && ware.role !== "event"),
    2,
  );
  const others = best(
    board,
    market.wares.filter(
      (ware) => ware.price >= 4 && !COMMON.has(ware.id) && !cleaners.includes(ware) && ware.role !== "event",
    ),
    5,
  );
  return cleaners.flatMap(({ id: cleaner }) =>
    others.map(({ id, role }) => {
      const wanted = line(id, fewerThan(id, role === "terminal" ? 1 : 5));
      const early = line(cleaner, both(fewerThan(cleaner, 1), upToTurn(4)));
      return moneyWith(market, [early, wanted], role === "terminal" ? [second(id)] : [], [], 8);
    }),
  );
}

/** Land of the kingdom, with each card that may help to gather it. */
function settlers(market: Market): Plan[] {
  const lands = market.wares.filter(({ role }) => role === "victory");
  const help = market.wares.filter(
    ({ role, price, id }) => (role === "terminal" || role === "cantrip") && price <= 5 && !COMMON.has(id),
  );
  return lands.flatMap(({ id: land }) =>
    help.flatMap(({ id, gains }) => [
      planWith([
        line("province"),
        line(id, fewerThan(id, 3)),
        line(land),
        line("duchy", leftAtMost(land, 3)),
        line("estate", leftAtMost(land, 1)),
        line("silver"),
        line("copper", leftAtMost(land, 6)),
      ]),
      ...(gains
        ? [planWith([line(id, fewerThan(id, 8)), line(land), line("estate"), line(id), line("copper")])]
        : []),
    ]),
  );
}

/** Everything that costs no Action, the dearest first, with what plays it again. */
function chains(market: Market): Plan[] {
  const links = market.wares
    .filter(({ role, price }) => (role === "cantrip" || role === "village") && price >= 3)
    .sort((a, b) => b.price - a.price);
  if (links.length < 2) return [];
  const again = market.wares.filter(({ id }) => REPEATERS.has(id));
  return [[], again].map((repeaters) =>
    planWith([
      ...points(market, 18),
      ...repeaters.map(({ id }) => line(id, fewerThan(id, 3))),
      ...links.filter(({ price }) => price >= 6).map(({ id }) => line(id, fewerThan(id, 6))),
      line("gold"),
      ...links
        .filter(({ price }) => price < 6)
        .map(({ id, role }) => line(id, fewerThan(id, role === "village" ? 3 : 6))),
      line("silver"),
    ]),
  );
}

/** Cards that play another one again. */
const REPEATERS = new Set(["throne-room", "kings-court", "crown"]);

/** All plans to begin with. */
export function firstPlans(board: Board, market: Market): Plan[] {
  return [
    moneyWith(market, []),
    moneyWith(market, [], [], [], 18),
    ...market.wares.flatMap((ware) => withOne(market, ware)),
    ...cleaned(board, market),
    ...settlers(market),
    ...chains(market),
    ...pairs(board, market),
    ...engines(board, market),
    ...wholeDecks(board, market),
  ];
}

/** Two plans in one: the lines that the other has and the first has not, about as high as they were. */
export function merged(plan: Plan, other: Plan): Plan {
  const buy = [...plan.lists.buy];
  const bare = (rule: Rule): string => JSON.stringify([rule.what, rule.if]);
  const has = new Set(buy.map(bare));
  other.lists.buy.forEach((rule, i) => {
    if (has.has(bare(rule)) || COMMON.has(rule.what)) return;
    buy.splice(Math.round((i / other.lists.buy.length) * buy.length), 0, rule);
  });
  const trash = plan.lists.trash ?? other.lists.trash;
  return { ...plan, lists: { ...plan.lists, buy, ...(trash === undefined ? {} : { trash }) } };
}

/** Bought by everybody, so that they tell nothing. */
export const COMMON = new Set([
  "province",
  "colony",
  "platinum",
  "duchy",
  "estate",
  "gold",
  "silver",
  "copper",
]);
