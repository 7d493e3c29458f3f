/** Page and those who follow her, from Adventures: piles beside the Supply, and cards exchanged for each other. */
import { type CardDef, card } from "@fiefdom/engine/card";
import { kindOf } from "@fiefdom/engine/game";
import { effect, type Program } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { discardTop, inPlay, trashIt } from "@fiefdom/engine/verbs/cards";
import { eachOtherPlayer, forEachKept, lasting, may, when } from "@fiefdom/engine/verbs/flow";
import { exchangeItFor, gain, gainOne } from "@fiefdom/engine/verbs/gain";
import { beUnaffected } from "@fiefdom/engine/verbs/play";
import { costingExactly, itIs, keep, named, ofType } from "@fiefdom/engine/verbs/words";

/** One of five. */
const copies = (): number => 5;
const into = (id: string): Program => effect(may("exchange", exchangeItFor(id)));
const isTraveller = named("page", "treasure-hunter", "warrior", "hero");

const Champion = card("champion", {
  set: "adventures",
  types: ["Action", "Duration"],
  cost: 6,
  copies,
  play: effect(
    plus({ actions: 1 }),
    lasting({
      until: "done",
      abilities: [
        { on: "attack", whose: "others", do: effect(beUnaffected) },
        {
          on: "play",
          if: (g, t) => ofType("Action")(g, kindOf(t.event.it), g.stack[0]),
          do: effect(plus({ actions: 1 })),
        },
      ],
    }),
  ),
});

const Hero = card("hero", {
  set: "adventures",
  types: ["Action"],
  cost: 5,
  copies,
  play: effect(plus({ coins: 2 }), gainOne(ofType("Treasure"))),
  whenDiscardedFromPlay: into("champion"),
});

const Warrior = card("warrior", {
  set: "adventures",
  types: ["Action", "Attack"],
  cost: 4,
  copies,
  play: effect(
    plus({ cards: 2 }),
    keep(inPlay(isTraveller)),
    eachOtherPlayer(
      forEachKept(
        discardTop,
        when(
          itIs((g, kind, f) => costingExactly(3)(g, kind, f) || costingExactly(4)(g, kind, f)),
          trashIt,
        ),
      ),
    ),
  ),
  whenDiscardedFromPlay: into("hero"),
});

const TreasureHunter = card("treasure-hunter", {
  set: "adventures",
  types: ["Action"],
  cost: 3,
  copies,
  mindsLastTurns: true,
  play: effect(
    plus({ actions: 1, coins: 1 }),
    keep((g, f) => g.players[(f.who + g.players.length - 1) % g.players.length].lately.length),
    forEachKept(gain("silver")),
  ),
  whenDiscardedFromPlay: into("warrior"),
});

export const Page: CardDef = card("page", {
  set: "adventures",
  types: ["Action"],
  cost: 2,
  traits: ["draw"],
  brings: { outside: [TreasureHunter, Warrior, Hero, Champion] },
  play: effect(plus({ cards: 1, actions: 1 })),
  whenDiscardedFromPlay: into("treasure-hunter"),
});
