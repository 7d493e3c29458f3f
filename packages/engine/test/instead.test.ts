/** Plays whose instructions are replaced, reactions to Attacks, and what happens around a play. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { kindOf } from "../src/game.ts";
import { currentPlay, playsThisTurn } from "../src/play.ts";
import { effect } from "../src/program.ts";
import { ACTION } from "../src/types.ts";
import { plus } from "../src/verbs/bonus.ts";
import { choose, discardDownTo, trashThis } from "../src/verbs/cards.ts";
import { eachOtherPlayer, lasting } from "../src/verbs/flow.ts";
import { beUnaffected, isUnaffected, playItTimes } from "../src/verbs/play.ts";
import { ofType } from "../src/verbs/words.ts";
import { asked, hand, inPlay, say, table, trashed } from "./table.ts";

const Spell = card("i-spell", {
  types: ["Action", "Attack", "Duration"],
  cost: 3,
  play: effect(
    plus({ actions: 1 }),
    lasting({
      until: "yourNextTurn",
      instead: {
        if: (g, who, c, e) =>
          who !== e.who &&
          (e.mask & (1 << who)) === 0 &&
          g.board.is(kindOf(c), ACTION) &&
          playsThisTurn(g, who, (kind) => g.board.is(kind, ACTION)) === 1,
        do: effect(plus({ coins: 5 })),
      },
    }),
  ),
});
const Works = card("i-works", { types: ["Action"], cost: 2, play: effect(plus({ actions: 1, vp: 1 })) });
const Raid = card("i-raid", {
  types: ["Action", "Attack"],
  cost: 3,
  play: effect(eachOtherPlayer(discardDownTo(1))),
});
const Shield = card("i-shield", {
  types: ["Action", "Reaction"],
  cost: 2,
  reactions: [
    {
      on: "attack",
      whose: "others",
      may: true,
      if: (g, t) => !isUnaffected(currentPlay(g)?.mask ?? 0, t.who),
      do: effect(beUnaffected),
    },
  ],
});
const Bard = card("i-bard", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 })),
  whileInPlay: [
    { on: "play", do: effect(plus({ coins: 1 })) },
    { on: "played", do: effect(plus({ vp: 1 })) },
  ],
});
const Twice = card("i-twice", {
  types: ["Action"],
  cost: 4,
  play: effect(choose("play", { fits: ofType("Action"), upTo: 1 }), playItTimes(2)),
});
const Brief = card("i-brief", { types: ["Action"], cost: 2, play: effect(plus({ vp: 1 }), trashThis) });

it("a play can follow other instructions than the card's own", () => {
  const g = table([Spell, Works], [{ hand: ["i-spell"] }, { hand: ["i-works", "i-works"] }]);
  say(g, "play:i-spell", "end");
  say(g, "play:i-works");
  expect([g.coins, g.actions, g.players[1].vp]).toEqual([5, 0, 0]);
  expect(inPlay(g, 1)).toEqual(["i-works"]);
});

it("only the first play was replaced; a second play of the same card is its own again", () => {
  const g = table([Spell, Works, Twice], [{ hand: ["i-spell"] }, { hand: ["i-twice", "i-works"] }]);
  say(g, "play:i-spell", "end");
  g.actions = 2;
  say(g, "play:i-twice", "play:i-works");
  expect([g.coins, g.players[1].vp]).toEqual([5, 1]);
});

it("whoever was unaffected when it was played is so later as well", () => {
  const g = table([Spell, Works, Shield], [{ hand: ["i-spell"] }, { hand: ["i-works", "i-shield"] }]);
  say(g, "play:i-spell");
  expect(asked(g)).toEqual({ seat: 1, verb: "react", options: ["use:i-shield", "end"] });
  say(g, "use:i-shield", "end", "play:i-works");
  expect([g.coins, g.players[1].vp]).toEqual([0, 1]);
});

it("a reaction leaves its player out, and only that player", () => {
  const zones = [{ hand: ["i-raid"] }, { hand: ["i-shield", "coin", "coin"] }, { hand: ["field", "field"] }];
  const g = table([Raid, Shield], zones, { players: 3 });
  say(g, "play:i-raid", "use:i-shield");
  expect(hand(g, 1)).toEqual(["coin", "coin", "i-shield"]);
  expect(hand(g, 2)).toEqual(["field"]);
});

it("an Attack played twice can be answered twice", () => {
  const zones = [{ hand: ["i-twice", "i-raid"] }, { hand: ["i-shield", "coin", "field"] }];
  const g = table([Raid, Shield, Twice], zones);
  say(g, "play:i-twice", ["i-raid"], "use:i-shield");
  expect(asked(g).verb).toBe("react");
  say(g, "end");
  expect(asked(g)).toMatchObject({ seat: 1, verb: "discard" });
});

it("abilities hear a play before its instructions, and after them", () => {
  const g = table([Bard, Works], [{ hand: ["i-bard", "i-works"] }]);
  say(g, "play:i-bard", "play:i-works");
  // The Bard hears itself being played, too: it lies in play already.
  expect(g.coins).toBe(2);
  expect(g.players[0].vp).toBe(2 + 1);
});

it("all plays happen even if the card leaves play in between, and it leaves once", () => {
  const g = table([Brief, Twice], [{ hand: ["i-twice", "i-brief"] }]);
  say(g, "play:i-twice", ["i-brief"]);
  expect(g.players[0].vp).toBe(2);
  expect(trashed(g)).toEqual(["i-brief"]);
});
