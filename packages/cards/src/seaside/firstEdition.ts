/** Seaside: the cards that its second edition has no more. */
import { type Counter, card, type Token } from "@fiefdom/engine/card";
import { gain as gainCard } from "@fiefdom/engine/gain";
import { type Game, HIDDEN, kindOf, NONE, type Trigger } from "@fiefdom/engine/game";
import { isAt } from "@fiefdom/engine/move";
import { act, effect, join } from "@fiefdom/engine/program";
import { looksAt } from "@fiefdom/engine/touch";
import { plus, plusCoins } from "@fiefdom/engine/verbs/bonus";
import {
  choose,
  discardTheRest,
  discardTop,
  lookAtBottom,
  lookAtTop,
  putItUnderTheDeck,
  putTheRestBack,
  returnPicked,
  revealPicked,
  revealTop,
  topdeck,
  topdeckIt,
  trash,
  trashThis,
} from "@fiefdom/engine/verbs/cards";
import {
  chooseOne,
  eachOtherPlayer,
  forEachKept,
  may,
  tellPicked,
  when,
  whenElse,
} from "@fiefdom/engine/verbs/flow";
import { choosePile, gain } from "@fiefdom/engine/verbs/gain";
import { addTo, countOf } from "@fiefdom/engine/verbs/mats";
import { addTokens, lyingOn, pileOfIt, tokensAt } from "@fiefdom/engine/verbs/tokens";
import { handSize, keep, named, ofType, thereIsOne, youDid } from "@fiefdom/engine/verbs/words";

const PIRATE_SHIP: Counter = { id: "pirate-ship-mat" };

/** The kind of the card that was revealed, for what follows. */
const keepItsName = keep((_, f) => (f.it === NONE ? NONE : kindOf(f.it)));

const gainOneOfThatName = act((g, f) => {
  if (g.board.pileOf[f.kept] >= 0) gainCard(g, f.who, f.kept);
});

export const Ambassador = card("ambassador", {
  set: "seaside",
  edition: 1,
  types: ["Action", "Attack"],
  cost: 3,
  traits: ["attack", "trash", "thins"],
  play: effect(
    choose("reveal", { exactly: 1 }),
    revealPicked,
    keepItsName,
    when(
      thereIsOne,
      choose("return", { upTo: 2, fits: (_, kind, f) => kind === f.kept }),
      returnPicked,
      eachOtherPlayer(gainOneOfThatName),
    ),
  ),
});

const EMBARGO: Token = { id: "embargo" };
const layEmbargo = join([choosePile("embargo"), addTokens(pileOfIt(EMBARGO), 1)]);

export const Embargo = card("embargo", {
  set: "seaside",
  edition: 1,
  types: ["Action"],
  cost: 2,
  traits: ["money", "curses"],
  tokens: [EMBARGO],
  play: effect(plus({ coins: 2 }), trashThis, when(youDid, layEmbargo)),
  printed: { play: effect(plus({ coins: 2 }), trashThis, layEmbargo) },
  always: [
    {
      on: "buy",
      if: looksAt(0, (g: Game, t: Trigger) => lyingOn(g, g.board.pileOf[t.event.it], EMBARGO) > 0, {
        tokens: [pileOfIt(EMBARGO)],
      }),
      do: effect(keep(tokensAt(pileOfIt(EMBARGO))), forEachKept(gain("curse"))),
    },
  ],
});

export const Explorer = card("explorer", {
  set: "seaside",
  edition: 1,
  types: ["Action"],
  cost: 5,
  traits: ["gain", "money"],
  play: effect(
    choose("reveal", { fits: named("province"), upTo: 1, distinct: true }),
    whenElse(youDid, join([revealPicked, gain("gold", "hand")]), gain("silver", "hand")),
  ),
});

export const GhostShip = card("ghost-ship", {
  set: "seaside",
  edition: 1,
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack", "draw"],
  play: effect(
    plus({ cards: 2 }),
    eachOtherPlayer(topdeck({ exactly: (g, f) => Math.max(0, handSize(g, f) - 3), ordered: true })),
  ),
});

export const Navigator = card("navigator", {
  set: "seaside",
  edition: 1,
  types: ["Action"],
  cost: 4,
  traits: ["money", "sift"],
  play: effect(
    plus({ coins: 2 }),
    lookAtTop(5),
    when(
      (_, f) => f.them.length > 0,
      chooseOne({ discard: discardTheRest, back: putTheRestBack("lookedAt") }),
    ),
  ),
});

export const PearlDiver = card("pearl-diver", {
  set: "seaside",
  edition: 1,
  types: ["Action"],
  cost: 2,
  traits: ["draw"],
  play: effect(
    plus({ cards: 1, actions: 1 }),
    lookAtBottom,
    when(
      thereIsOne,
      may("topdeck", topdeckIt),
      when((g, f) => isAt(g, f.who, f.it, HIDDEN), putItUnderTheDeck),
    ),
  ),
});

export const PirateShip = card("pirate-ship", {
  set: "seaside",
  edition: 1,
  types: ["Action", "Attack"],
  cost: 4,
  counters: [PIRATE_SHIP],
  traits: ["attack", "money"],
  play: effect(
    chooseOne({
      coins: plusCoins(countOf(PIRATE_SHIP)),
      attack: join([
        eachOtherPlayer(
          revealTop(2),
          trash({ from: "revealed", fits: ofType("Treasure"), exactly: 1, by: "whoDidThat" }),
          tellPicked,
          discardTheRest,
        ),
        when((_, f) => f.them.length > 0, addTo(PIRATE_SHIP, 1)),
      ]),
    }),
  ),
});

export const SeaHag = card("sea-hag", {
  set: "seaside",
  edition: 1,
  types: ["Action", "Attack"],
  cost: 4,
  traits: ["attack", "curses"],
  play: effect(eachOtherPlayer(discardTop, gain("curse", "deck"))),
});
