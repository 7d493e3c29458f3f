/**
 * A made-up set for the law of order and the exhaustive runner, as nasty as possible: every card and landscape reacts to something, with
 * effects that meet on the same cards, tokens and numbers. What reacts to what is drawn by lot, so that a few
 * lines make some hundred cards.
 */
import type { CardSet } from "@fiefdom/cards";
import { basics } from "@fiefdom/cards/sets";
import type { AbilitySpec, On } from "@fiefdom/engine/ability";
import { Board } from "@fiefdom/engine/board";
import { type CardDef, card, type Ruleset } from "@fiefdom/engine/card";
import { gainedThisTurn } from "@fiefdom/engine/gain";
import { BUY_PHASE, DEBT, type Game, kindOf, type Trigger, VP } from "@fiefdom/engine/game";
import { act, effect, join, type Part } from "@fiefdom/engine/program";
import { landscapeTokens } from "@fiefdom/engine/supply";
import { allOf, looksAt, SHARED, YOURS } from "@fiefdom/engine/touch";
import { draw, plus, plusCoins, plusDebt, plusVp } from "@fiefdom/engine/verbs/bonus";
import * as cards from "@fiefdom/engine/verbs/cards";
import * as flow from "@fiefdom/engine/verbs/flow";
import { gain, gainOne } from "@fiefdom/engine/verbs/gain";
import { playThisFromHand } from "@fiefdom/engine/verbs/play";
import * as tokens from "@fiefdom/engine/verbs/tokens";
import * as words from "@fiefdom/engine/verbs/words";
import type { Dice } from "./dice.ts";

const treasures = words.ofType("Treasure");
const buying = looksAt(SHARED.phase, (g: Game) => g.phase === BUY_PHASE);
const rich = looksAt(SHARED.coins, (g: Game) => g.coins >= 3);
const famous = looksAt(YOURS.vp, (g: Game, f: { who: number }) => g.players[f.who].vp >= 4);

/** What an effect may do: built anew for each card. */
const deeds: Readonly<Record<string, () => Part>> = {
  vp: () => plus({ vp: 1 }),
  coins: () => plus({ coins: 2 }),
  actions: () => plus({ actions: 1, buys: 1 }),
  draw: () => plus({ cards: 1 }),
  drawToFive: () => draw(looksAt(YOURS.hand, (g, f) => Math.max(0, 5 - words.handSize(g, f)))),
  silver: () => gain("silver"),
  silverOnDeck: () => gain("silver", "deck"),
  copperInHand: () => gain("copper", "hand"),
  cheap: () => gainOne(words.costing(2)),
  discard: () => cards.discard({ exactly: 1 }),
  discardSome: () => cards.discard({ upTo: 2 }),
  trash: () => cards.trash({ upTo: 1 }),
  topdeck: () => cards.topdeck({ exactly: 1 }),
  liftIt: () => cards.topdeckIt,
  grabIt: () => cards.putItInHand,
  burnIt: () => cards.trashIt,
  throwIt: () => cards.discardIt,
  asideIt: () => cards.setItAside,
  forHand: () => flow.when(words.handOfAtLeast(5), plus({ vp: 2 })),
  forPlay: () => plusVp(cards.inPlay(treasures)),
  forCoins: () => flow.when(rich, plus({ vp: 1 })),
  forFame: () => flow.when(famous, plus({ coins: 1 })),
  forPhase: () => flow.whenElse(buying, gain("copper"), plus({ actions: 1 })),
  forTreasures: () => flow.when(cards.anyInPlay(treasures), cards.trashFromPlay(treasures)),
  double: () => plusCoins((g) => g.coins),
  doubleVp: () => act((g, f) => void (g.players[f.who].vp *= 2)),
  sift: () =>
    join([
      cards.lookAtTop(2),
      cards.discard({ from: "lookedAt", upTo: 1 }),
      cards.putTheRestBack("lookedAt"),
    ]),
  reveal: () => join([cards.revealTop(1), cards.putItInHand]),
  showHand: () => cards.revealHand,
  militia: () => flow.eachOtherPlayer(cards.discardDownTo(4)),
  witch: () => flow.eachOtherPlayer(gain("curse")),
  gift: () => flow.eachOtherPlayer(plus({ cards: 1, vp: 1 })),
  debt: () => plusDebt(1),
  pay: () => tokens.mayPayDebt,
  addHere: () => tokens.addTokens(tokens.pileOfIt(VP), 1),
  takeHere: () => tokens.takeVp(tokens.pileOfIt(VP), 1),
  takeAllHere: () => tokens.takeVp(tokens.pileOfIt(VP)),
  takeDebtHere: () => tokens.takeDebt(tokens.pileOfIt(DEBT)),
  addDebtHere: () => tokens.addTokens(tokens.pileOfIt(DEBT), 1),
  countHere: () => plusVp(tokens.tokensAt(tokens.pileOfIt(VP))),
  back: () => flow.backToActionPhase,
  choose: () => flow.chooseOne({ vp: plus({ vp: 1 }), coins: plus({ coins: 1 }) }),
  chooseIt: () => flow.chooseOne({ trash: cards.trashIt, topdeck: cards.topdeckIt }),
  bless: () => flow.thisTurn({ abilities: [{ on: "gain", if: few, do: effect(plus({ vp: 1 })) }] }),
  curse: () =>
    flow.thisTurn({
      abilities: [{ on: "gain", once: true, if: few, do: effect(cards.discard({ exactly: 1 })) }],
    }),
  cheaper: () => flow.thisTurn({ cost: looksAt(0, () => -1) }),
  hold: () =>
    join([
      cards.lookAtTop(2),
      flow.lasting({
        until: "done",
        abilities: [
          {
            on: "turnStart",
            do: effect(
              cards.choose("hand", { from: "lookedAt", exactly: 1 }),
              cards.putPickedInHand,
              flow.goOnWithTheRest,
            ),
          },
        ],
      }),
    ]),
};

/** What only a landscape does: tokens of its own. */
const landDeeds: Readonly<Record<string, () => Part>> = {
  takeTwo: () => tokens.takeVp(tokens.thisLandscape, 2),
  takeAll: () => tokens.takeVp(tokens.thisLandscape),
  fetch: () => tokens.moveTokens(tokens.pileOfIt(VP), tokens.thisLandscape, 1),
  bring: () => tokens.moveTokens(tokens.thisLandscape, tokens.pileOfIt(VP), 1),
  grow: () => tokens.addTokens(tokens.thisLandscape, 1),
};

/** Nothing goes on for ever. */
const few = looksAt(
  SHARED.gains,
  (g: Game, t: Trigger) => gainedThisTurn(g, t.event.by) < 5 && g.stack.length < 9,
);
const notIt = looksAt(0, (g: Game, t: Trigger) => g.board.kinds[kindOf(t.event.it)]?.id !== "curse", {
  canBe: (board, kind) => board.kinds[kind]?.id !== "curse",
});

const ABOUT_A_CARD: readonly On[] = ["gain", "trash", "discard", "play", "buy", "discardFromPlay"];
/** The card lies somewhere then. */
const THERE = ABOUT_A_CARD.filter((on) => on !== "buy");
const TIMES: readonly On[] = ["turnStart", "buyPhaseStart", "cleanupStart", "turnEnd", "shuffle"];
const needsIt = new Set(Object.keys(deeds).filter((name) => /It$|Here$|^back$/.test(name)));

/** What a trashed card may do: not trash itself from the trash again, for ever. */
const plainDeeds = Object.keys(deeds).filter((name) => !needsIt.has(name));

const pool = { n: 0 };

/** A few cards and landscapes by lot, with ids that nobody had before. */
function ability(
  dice: Dice,
  from: Readonly<Record<string, () => Part>>,
  more: Partial<AbilitySpec>,
): AbilitySpec {
  const name = dice.pick(Object.keys(from));
  // Mostly the same few things happen, so that effects meet.
  const about = needsIt.has(name) || dice.chance(0.8);
  const on = about
    ? dice.chance(0.6)
      ? "gain"
      : dice.pick(needsIt.has(name) ? THERE : ABOUT_A_CARD)
    : dice.pick(TIMES);
  const second = dice.chance(0.25)
    ? [from[dice.pick(Object.keys(from).filter((n) => needsIt.has(name) || !needsIt.has(n)))]()]
    : [];
  return {
    on,
    if: dice.chance(0.5)
      ? few
      : allOf(few, dice.chance(0.5) ? notIt : words.itWas(dice.pick(["Treasure", "Action", "Victory"]))),
    ...(dice.chance(0.15) ? { may: true } : {}),
    do: effect(from[name](), ...second),
    ...more,
  };
}

function nastyCard(dice: Dice): CardDef {
  const id = `nasty-${++pool.n}`;
  const place = dice.below(4);
  const whose = dice.pick(["yours", "yours", "others", "anyones"] as const);
  const own = (): AbilitySpec => ability(dice, deeds, { whose });
  return card(id, {
    types: dice.pick([
      ["Action"],
      ["Action", "Treasure"],
      ["Action", "Victory"],
      ["Action", "Attack"],
    ] as const),
    cost: 2 + dice.below(4),
    usesTokens: true,
    play:
      place === 0
        ? effect(plus({ actions: 1, coins: 1 }), flow.thisTurn({ abilities: [own(), own()] }))
        : effect(plus({ cards: 1, actions: 2, buys: 1, coins: 2 })),
    ...(place === 1 ? { whileInPlay: [own(), own()] } : {}),
    ...(place === 2
      ? {
          whenGained: effect(deeds[dice.pick(Object.keys(deeds))]()),
          whenTrashed: effect(deeds[dice.pick(plainDeeds)]()),
        }
      : {}),
    ...(place === 3
      ? {
          reactions: [
            dice.chance(0.2)
              ? { on: "turnStart", may: true, do: effect(playThisFromHand) }
              : { ...own(), may: true },
          ],
        }
      : {}),
  });
}

const nastyLandscape = (dice: Dice): CardDef =>
  card(`nasty-${++pool.n}`, {
    kind: "landmark",
    types: ["Landmark"],
    cost: 0,
    usesTokens: true,
    setUp: (g, kind) => {
      g.tokens[landscapeTokens(g, kind, VP)] = 4;
      for (let i = 0; i < g.board.piles.length * 2; i += 2) g.tokens[i] += i % 3;
    },
    always: [
      ability(dice, landDeeds, { on: "gain" }),
      ability(dice, { ...deeds, ...landDeeds }, { on: "gain" }),
    ],
  });

/** A whole set of them, the same for the same dice, for games in which all of it is to be seen. */
export const nastySet = (dice: Dice, cards: number, landscapes: number): CardSet => ({
  id: "nasty",
  kingdom: Array.from({ length: cards }, () => nastyCard(dice)),
  landscapes: Array.from({ length: landscapes }, () => nastyLandscape(dice)),
});

/** A board of the nasty set, with some cards of the real ones among them. */
export function nastyBoard(dice: Dice, real: readonly CardDef[]): Board {
  const ruleset: Ruleset = dice.chance(0.5) ? "printed" : "current";
  const kingdom = Array.from({ length: 8 }, () => nastyCard(dice));
  return new Board({
    players: 2 + dice.below(3),
    ruleset,
    basics,
    kingdom: [...kingdom, ...dice.some(real, 2)],
    landscapes: [nastyLandscape(dice), nastyLandscape(dice), nastyLandscape(dice)],
  });
}
