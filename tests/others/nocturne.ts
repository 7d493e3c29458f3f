/** Cards of Nocturne that are played at Night. */
import { card } from "@fiefdom/engine/card";
import { gainedThisTurn } from "@fiefdom/engine/gain";
import { effect } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { choose, inPlay, trash } from "@fiefdom/engine/verbs/cards";
import { chooseOne, forEachKept, nothing, whenElse } from "@fiefdom/engine/verbs/flow";
import { gain, gainOne } from "@fiefdom/engine/verbs/gain";
import { playIt } from "@fiefdom/engine/verbs/play";
import { amount, but, costing, type Fits, keep, named, ofType } from "@fiefdom/engine/verbs/words";

const inPlayToo: Fits = (g, kind, f) =>
  amount(
    inPlay((_, other) => other === kind),
    g,
    f,
  ) > 0;

const Imp = card("imp", {
  set: "nocturne",
  types: ["Action"],
  cost: 2,
  copies: () => 13,
  play: effect(
    plus({ cards: 2 }),
    choose("play", { upTo: 1, fits: but(ofType("Action"), inPlayToo) }),
    playIt,
  ),
});

const keepHowManyWereGained = () => keep((g, f) => gainedThisTurn(g, f.who));

export const DevilsWorkshop = card("devils-workshop", {
  set: "nocturne",
  types: ["Night"],
  cost: 4,
  traits: ["gain"],
  brings: { outside: [Imp] },
  play: effect(
    keepHowManyWereGained(),
    whenElse(
      (_, f) => f.kept >= 2,
      gain("imp"),
      whenElse((_, f) => f.kept === 1, gainOne(costing(4)), gain("gold")),
    ),
  ),
});

export const Monastery = card("monastery", {
  set: "nocturne",
  types: ["Night"],
  cost: 2,
  traits: ["trash"],
  play: effect(
    keepHowManyWereGained(),
    forEachKept(
      chooseOne({
        hand: trash({ exactly: 1 }),
        play: trash({ from: "inPlay", fits: named("copper"), exactly: 1 }),
        nothing,
      }),
    ),
  ),
});
