/** Cards of Intrigue, for gaining from the trash, passing cards, several courses at once and places within a deck. */
import { card } from "@fiefdom/engine/card";
import { kindOf, NONE } from "@fiefdom/engine/game";
import { effect, join } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { choose, putPickedAnywhereInDeck, revealPicked, trash } from "@fiefdom/engine/verbs/cards";
import { chooseOne, chooseSome } from "@fiefdom/engine/verbs/flow";
import { chooseFromSupply, gain, gainOneFromTrash, trashItFromSupply } from "@fiefdom/engine/verbs/gain";
import { everybodyPasses } from "@fiefdom/engine/verbs/pass";
import { type Amount, ofType } from "@fiefdom/engine/verbs/words";

export const Lurker = card("lurker", {
  set: "intrigue",
  types: ["Action"],
  cost: 2,
  traits: ["gain"],
  play: effect(
    plus({ actions: 1 }),
    chooseOne({
      trash: join([chooseFromSupply("trash", ofType("Action")), trashItFromSupply]),
      gain: gainOneFromTrash(ofType("Action")),
    }),
  ),
});

export const Masquerade = card("masquerade", {
  set: "intrigue",
  types: ["Action"],
  cost: 3,
  traits: ["draw", "trash"],
  play: effect(plus({ cards: 2 }), everybodyPasses, trash({ upTo: 1 })),
});

export const Pawn = card("pawn", {
  set: "intrigue",
  types: ["Action"],
  cost: 2,
  traits: ["actions", "draw", "buy", "money"],
  play: effect(
    chooseSome(2, {
      card: plus({ cards: 1 }),
      action: plus({ actions: 1 }),
      buy: plus({ buys: 1 }),
      coin: plus({ coins: 1 }),
    }),
  ),
});

/** How many types the card has that was revealed. */
const itsTypes: Amount = (g, f) => {
  let types = 0;
  for (let bits = f.it === NONE ? 0 : g.board.types[kindOf(f.it)]; bits !== 0; bits &= bits - 1) types++;
  return types;
};

export const Courtier = card("courtier", {
  set: "intrigue",
  types: ["Action"],
  cost: 5,
  traits: ["actions", "buy", "money", "gain"],
  play: effect(
    choose("reveal", { exactly: 1 }),
    revealPicked,
    chooseSome(itsTypes, {
      action: plus({ actions: 1 }),
      buy: plus({ buys: 1 }),
      coins: plus({ coins: 3 }),
      gold: gain("gold"),
    }),
  ),
});

export const SecretPassage = card("secret-passage", {
  set: "intrigue",
  types: ["Action"],
  cost: 4,
  traits: ["draw"],
  play: effect(plus({ cards: 2, actions: 1 }), choose("topdeck", { exactly: 1 }), putPickedAnywhereInDeck),
});
