/** Empires: the five split piles, a cheaper card on top of a dearer one, and Chariot Race beside them. */
import { type CardDef, card, type PileDef } from "@fiefdom/engine/card";
import { coinCost, costOf, costsMore } from "@fiefdom/engine/cost";
import { kindOf, NONE } from "@fiefdom/engine/game";
import { playsThisTurn } from "@fiefdom/engine/play";
import { act, effect, join, touching } from "@fiefdom/engine/program";
import { looksAt, YOURS } from "@fiefdom/engine/touch";
import { plus, plusCoins } from "@fiefdom/engine/verbs/bonus";
import {
  anyInPlay,
  choose,
  discardDownTo,
  inPlay,
  putItInHand,
  returnThem,
  revealPicked,
  revealTop,
  setThisAside,
  topdeckIt,
  trash,
} from "@fiefdom/engine/verbs/cards";
import {
  eachOtherPlayer,
  leftNeighbour,
  tellHowMany,
  tellIt,
  thisTurn,
  when,
  whenElse,
  whileTrue,
} from "@fiefdom/engine/verbs/flow";
import { gain, trashItFromSupply } from "@fiefdom/engine/verbs/gain";
import {
  amount,
  type Fits,
  type If,
  itIs,
  named,
  not,
  ofType,
  thereIsOne,
  youDid,
} from "@fiefdom/engine/verbs/words";
import { actionsInPlay, inYourBuyPhase } from "./conditions.ts";

const costsAtLeast =
  (coins: number): If =>
  (g, f) =>
    f.it !== NONE && coinCost(g, kindOf(f.it)) >= coins;

export const ChariotRace = card("chariot-race", {
  set: "empires",
  types: ["Action"],
  cost: 3,
  traits: ["money", "vp"],
  play: effect(
    plus({ actions: 1 }),
    revealTop(1),
    putItInHand,
    act((_, f) => {
      f.n = f.it === NONE ? NONE : kindOf(f.it);
    }),
    // The neighbour's card becomes "it"; `n` keeps the kind of one's own.
    leftNeighbour(revealTop(1), tellIt, topdeckIt),
    when(
      (g, f) => f.n !== NONE && f.it !== NONE && costsMore(costOf(g, f.n), costOf(g, kindOf(f.it))),
      plus({ coins: 1, vp: 1 }),
    ),
  ),
});

export const Encampment = card("encampment", {
  set: "empires",
  types: ["Action"],
  cost: 2,
  traits: ["actions", "draw"],
  play: effect(
    plus({ cards: 2, actions: 2 }),
    choose("reveal", { fits: named("gold", "plunder"), upTo: 1, distinct: true }),
    whenElse(
      youDid,
      revealPicked,
      join([
        setThisAside,
        when(
          (_, f) => f.them.length > 0,
          thisTurn({
            abilities: [{ on: "cleanupStart", whose: "anyones", once: true, do: effect(returnThem) }],
          }),
        ),
      ]),
    ),
  ),
});

export const Plunder = card("plunder", {
  set: "empires",
  types: ["Treasure"],
  cost: 5,
  traits: ["money", "vp"],
  play: effect(plus({ coins: 2, vp: 1 })),
});

export const Patrician = card("patrician", {
  set: "empires",
  types: ["Action"],
  cost: 2,
  play: effect(
    plus({ cards: 1, actions: 1 }),
    revealTop(1),
    when(thereIsOne, whenElse(costsAtLeast(5), putItInHand, topdeckIt)),
  ),
});

const fiveActionsInPlay: If = looksAt(YOURS.play, (g, f) => actionsInPlay(g, f.who) >= 5);

export const Emporium = card("emporium", {
  set: "empires",
  types: ["Action"],
  cost: 5,
  traits: ["money", "vp"],
  play: effect(plus({ cards: 1, actions: 1, coins: 1 })),
  whenGained: effect(when(fiveActionsInPlay, plus({ vp: 2 }))),
});

const takeFromDiscard = (id: string) =>
  join([
    choose("hand", { from: "discard", fits: named(id), upTo: 1, distinct: true }),
    when(youDid, putItInHand),
  ]);

export const Settlers = card("settlers", {
  set: "empires",
  types: ["Action"],
  cost: 2,
  traits: ["money"],
  play: effect(plus({ cards: 1, actions: 1 }), takeFromDiscard("copper")),
});

export const BustlingVillage = card("bustling-village", {
  set: "empires",
  types: ["Action"],
  cost: 5,
  traits: ["actions"],
  play: effect(plus({ cards: 1, actions: 3 }), takeFromDiscard("settlers")),
});

export const Catapult = card("catapult", {
  set: "empires",
  types: ["Action", "Attack"],
  cost: 3,
  traits: ["attack", "trash", "money", "curses"],
  play: effect(
    plus({ coins: 1 }),
    trash({ exactly: 1 }),
    when(costsAtLeast(3), eachOtherPlayer(gain("curse"))),
    when(itIs(ofType("Treasure")), eachOtherPlayer(discardDownTo(3))),
  ),
});

/** On the deck in one's own Buy phase, else to hand. */
const gainSilverNearby = () =>
  effect(whenElse(inYourBuyPhase, gain("silver", "deck"), gain("silver", "hand")));

export const Rocks = card("rocks", {
  set: "empires",
  types: ["Treasure"],
  cost: 4,
  traits: ["money"],
  play: effect(plus({ coins: 1 })),
  whenGained: gainSilverNearby(),
  whenTrashed: gainSilverNearby(),
});

/** A card of the same name as the one shown. */
const likeIt: Fits = (_, kind, f) => f.it !== NONE && kind === kindOf(f.it);

export const Gladiator = card("gladiator", {
  set: "empires",
  types: ["Action"],
  cost: 3,
  traits: ["money"],
  play: effect(
    plus({ coins: 2 }),
    choose("reveal", { exactly: 1, distinct: true }),
    revealPicked,
    leftNeighbour(choose("reveal", { fits: likeIt, upTo: 1, distinct: true }), revealPicked, tellHowMany),
    when(
      not(youDid),
      plus({ coins: 1 }),
      act((g, f) => {
        f.it = g.board.kind("gladiator");
      }),
      trashItFromSupply,
    ),
  ),
});

export const Fortune = card("fortune", {
  set: "empires",
  types: ["Treasure"],
  cost: 8,
  debt: 8,
  traits: ["money", "buy"],
  inPlan: 2,
  play: effect(
    plus({ buys: 1 }),
    when(
      (g, f) => playsThisTurn(g, f.who, (kind) => kind === kindOf(f.card)) === 1,
      plusCoins((g) => g.coins),
    ),
  ),
  whenGained: effect(
    when(
      anyInPlay(named("gladiator")),
      touching({ reads: YOURS.play }, (g, f) => {
        f.n = amount(inPlay(named("gladiator")), g, f);
      }),
      whileTrue(
        youDid,
        gain("gold"),
        touching([], (_, f) => {
          f.n--;
        }),
      ),
    ),
  ),
});

/** Five of the cheaper card on top of five of the dearer one. */
const splitPile = (upper: CardDef, lower: CardDef): PileDef => ({
  id: `${upper.id}-${lower.id}`,
  set: "empires",
  cards: [upper, lower],
  stack: () => [...Array<string>(5).fill(upper.id), ...Array<string>(5).fill(lower.id)],
});

export const EncampmentPlunder = splitPile(Encampment, Plunder);
export const PatricianEmporium = splitPile(Patrician, Emporium);
export const SettlersBustlingVillage = splitPile(Settlers, BustlingVillage);
export const CatapultRocks = splitPile(Catapult, Rocks);
export const GladiatorFortune = splitPile(Gladiator, Fortune);
