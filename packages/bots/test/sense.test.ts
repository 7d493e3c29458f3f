import { type Bot, playOut } from "@fiefdom/bots";
import { dice } from "@fiefdom/bots/dice";
import { bigMoney } from "@fiefdom/bots/money";
import type { BotMaker } from "@fiefdom/bots/player";
import { type Preferences, sense } from "@fiefdom/bots/sense/sense";
import { squire } from "@fiefdom/bots/squire";
import { allPiles, boardOf, randomKingdom, recommended, sets } from "@fiefdom/cards";
import { determinize, start, winners } from "@fiefdom/engine";
import type { Board } from "@fiefdom/engine/board";
import { card } from "@fiefdom/engine/card";
import { actOf, BUY_IT, CARD } from "@fiefdom/engine/decisions";
import { NONE } from "@fiefdom/engine/game";
import { effect } from "@fiefdom/engine/program";
import { answer } from "@fiefdom/engine/run";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { chooseOne } from "@fiefdom/engine/verbs/flow";
import { view } from "@fiefdom/engine/view";
import { describe, expect, it } from "vitest";
import { inWords, situation } from "./situation.ts";

const LANDSCAPES = sets.flatMap((set) => set.landscapes.map((def) => def.id));

const sensible: BotMaker = (board): Bot => {
  const own = sense(board);
  return { name: "sense", answer: (v, d) => own.answer(v, d) };
};

/** A board of any sets, either ruleset, two to six players, sometimes with landscapes and Colonies. */
function anyBoard(i: number): Board {
  const seed = `any board ${i}`;
  const landscapes = [LANDSCAPES[(i * 7) % LANDSCAPES.length], LANDSCAPES[(i * 11 + 3) % LANDSCAPES.length]];
  return boardOf({
    players: 2 + (i % 5),
    kingdom: randomKingdom(seed, {
      // Every pile is met, and the Castles so often that somebody comes to the lower ones.
      include: [i % 10 === 0 ? "castles" : allPiles[i % allPiles.length].id],
      firstEdition: true,
    }),
    landscapes: i % 4 === 0 ? [] : [...new Set(landscapes)],
    ruleset: i % 2 === 0 ? "printed" : "current",
    colonies: i % 3 === 0,
  });
}

/** What the cards ask, by verb and card. */
const ASKED: readonly string[] = Object.entries({
  "": "action buy order react",
  advance: "gain trash",
  annex: "keep",
  anvil: "discard gain",
  archive: "hand",
  arena: "discard",
  artisan: "gain topdeck",
  bandit: "trash",
  baron: "discard",
  banquet: "gain",
  bishop: "trash",
  bureaucrat: "topdeck",
  "bustling-village": "hand",
  capital: "pay",
  catapult: "discard trash",
  cellar: "discard",
  chapel: "trash",
  charm: "choose gain",
  clerk: "react topdeck",
  crown: "play",
  "crystal-ball": "choose",
  donate: "trash",
  encampment: "reveal",
  engineer: "gain trash",
  expand: "gain trash",
  forge: "gain trash",
  forum: "discard",
  gladiator: "reveal",
  harbinger: "topdeck",
  "haunted-castle": "topdeck",
  investment: "choose trash",
  "kings-court": "play",
  legionary: "discard reveal",
  library: "set-aside",
  militia: "discard",
  mine: "gain trash",
  mint: "reveal",
  moat: "react",
  moneylender: "trash",
  "mountain-pass": "bid",
  "opulent-castle": "discard",
  overlord: "play",
  poacher: "discard",
  rabble: "put-back",
  remodel: "gain trash",
  ritual: "trash",
  sacrifice: "trash",
  "salt-the-earth": "trash",
  sentry: "discard put-back trash",
  settlers: "hand",
  "small-castle": "choose",
  "sprawling-castle": "choose",
  tax: "tax",
  temple: "trash",
  "throne-room": "play",
  tiara: "play react",
  "war-chest": "gain name",
  "wild-hunt": "choose",
  workshop: "gain",
  courtier: "choose reveal",
  courtyard: "topdeck",
  diplomat: "discard",
  ironworks: "gain",
  lurker: "choose trash",
  masquerade: "pass trash",
  mill: "discard",
  "mining-village": "trash",
  minion: "choose",
  nobles: "choose",
  patrol: "put-back",
  pawn: "choose",
  replace: "gain trash",
  saboteur: "gain",
  scout: "put-back",
  "secret-chamber": "discard",
  "secret-passage": "deep topdeck",
  steward: "choose trash",
  swindler: "give",
  torturer: "choose discard",
  "trading-post": "trash",
  upgrade: "gain trash",
  "wishing-well": "name",
  ambassador: "return reveal",
  blockade: "gain",
  chancellor: "choose",
  contraband: "name",
  "counting-house": "hand",
  embargo: "embargo",
  explorer: "reveal",
  feast: "gain",
  "ghost-ship": "topdeck",
  haven: "set-aside",
  island: "set-aside",
  loan: "choose",
  lookout: "discard trash",
  mountebank: "discard",
  "native-village": "choose",
  navigator: "choose put-back",
  "pearl-diver": "topdeck",
  pirate: "gain react",
  "pirate-ship": "choose trash",
  "royal-seal": "react",
  sailor: "react trash",
  salvager: "trash",
  "sea-witch": "discard",
  smugglers: "gain",
  spy: "discard",
  thief: "gain trash",
  "tide-pools": "discard",
  "trade-route": "trash",
  treasury: "react",
  warehouse: "discard",
  vassal: "play",
  vault: "discard",
  watchtower: "choose react",
}).flatMap(([id, verbs]) => verbs.split(" ").map((verb) => `${verb} ${id}`));

/** Buys and gains anything at all, so that every card comes to be played. */
function whims(i: number): Preferences {
  let n = i;
  return {
    wants: (_, options, act) => {
      const open = options.filter((option) => actOf(option) === (act === "buy" ? BUY_IT : CARD));
      n = (n * 31 + 7) % 10007;
      return open.length === 0 || n % 13 === 0 ? NONE : open[n % open.length];
    },
  };
}

/** A share of the points over so many games on a board, draws counting half. */
function share(board: Board, one: BotMaker, other: BotMaker, games: number, name: string): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const game = start(board, `${name} ${i}`, { first: i % 2 });
    playOut(game, [one(board, "one"), other(board, "other")]);
    const best = winners(game);
    if (best.includes(0)) won += 1 / best.length;
  }
  return won / games;
}

describe("sense", () => {
  it("answers everything legally, whatever it has bought: all sets, both rulesets, 2 to 6 players", () => {
    const asked = new Set<string>();
    for (let i = 0; i < 600; i++) {
      const board = anyBoard(i);
      const game = start(board, `whims ${i}`);
      const players = Array.from({ length: board.players }, (_, seat) => {
        const own = sense(board, i % 3 === 2 && seat === 0 ? {} : whims(i + seat));
        return {
          name: "sense",
          answer: (v, d) => {
            asked.add(`${d.verb} ${d.source === NONE ? "" : board.kinds[d.source].id}`);
            return own.answer(v, d);
          },
        } satisfies Bot;
      });
      // Whims buy little land: such games go on for ever, so they stop after a while.
      const views = players.map((_, seat) => view(game, seat));
      for (let n = 0; game.decision !== null && n < 800; n++) {
        const d = game.decision;
        answer(game, d.who, players[d.who].answer(views[d.who], d));
      }
    }
    expect(ASKED.filter((question) => !asked.has(question))).toEqual([]);
  });

  it("comes to the end of every game by itself, against anyone", () => {
    for (let i = 0; i < 100; i++) {
      const board = anyBoard(i);
      const game = start(board, `to the end ${i}`);
      playOut(
        game,
        Array.from({ length: board.players }, (_, seat) =>
          seat % 3 === 2 ? dice(board, `${i}`) : sensible(board, ""),
        ),
      );
      expect(game.over).toBe(true);
    }
  });

  it("knows no more than it may: the same answer in every world that looks the same", () => {
    let compared = 0;
    for (let i = 0; i < 40; i++) {
      const board = anyBoard(i);
      const game = start(board, `worlds ${i}`);
      const bots = Array.from({ length: board.players }, (_, seat) =>
        sense(board, seat === 0 ? {} : whims(i)),
      );
      for (let n = 0; game.decision !== null && n < 250; n++) {
        const d = game.decision;
        const given = sense(board).answer(view(game, d.who), d);
        const world = determinize(game, d.who, `${i} ${n}`);
        if (world.decision !== null) {
          expect(sense(board).answer(view(world, d.who), world.decision)).toEqual(given);
          compared++;
        }
        answer(game, d.who, bots[d.who].answer(view(game, d.who), d));
      }
    }
    expect(compared).toBeGreaterThan(5000);
  });

  it("remembers nothing: the same answer to the same question", () => {
    const board = boardOf({ players: 2, kingdom: "first-game" });
    const once = start(board, "twice", { history: true });
    const again = start(board, "twice", { history: true });
    playOut(once, [sensible(board, ""), sensible(board, "")]);
    const used = sensible(board, "");
    playOut(again, [used, used]);
    expect(again.history?.words).toEqual(once.history?.words);
  });

  it("beats Squire clearly over the recommended kingdoms, and Big Money still more clearly", () => {
    let squires = 0;
    let money = 0;
    for (const { id } of recommended) {
      const board = boardOf({ players: 2, kingdom: id });
      squires += share(board, sensible, squire, 40, id);
      money += share(board, sensible, bigMoney, 20, id);
    }
    expect(squires / recommended.length).toBeGreaterThan(0.65);
    expect(money / recommended.length).toBeGreaterThan(0.8);
  });
});

describe("preferences", () => {
  const kind = (board: Board, ...ids: string[]): number[] => ids.map((id) => board.kind(id));
  const say = (g: ReturnType<typeof situation>, preferences: Preferences): string => {
    const d = g.decision;
    if (d === null) throw new Error("nothing is asked");
    return inWords(g, sense(g.board, preferences).answer(view(g, d.who), d));
  };

  it("say what to play first", () => {
    const g = situation({ me: { hand: "witch smithy" } });
    expect(say(g, {})).toBe("play:witch");
    expect(say(g, { play: kind(g.board, "smithy", "witch") })).toBe("play:smithy");
  });

  it("say what to trash and to discard gladly", () => {
    const chapel = situation({ me: { hand: "chapel silver gold gold" }, after: ["play:chapel"] });
    expect(say(chapel, { trash: kind(chapel.board, "silver") })).toBe("silver");
    const militia = situation({
      me: { hand: "militia" },
      you: { hand: "3*gold 2*silver" },
      after: ["play:militia"],
    });
    expect(say(militia, { discard: kind(militia.board, "gold") })).toBe("gold gold");
  });

  it("say what to gain, and buying is theirs alone", () => {
    const workshop = situation({ me: { hand: "workshop" }, after: ["play:workshop"] });
    expect(say(workshop, { gain: kind(workshop.board, "estate") })).toBe("estate");
    expect(say(workshop, { wants: () => workshop.board.kind("estate") })).toBe("estate");
    expect(say(workshop, { wants: () => NONE })).toBe("silver");
    // An Action that gains is played for what they want, and for nothing else.
    const gainer = situation({ me: { hand: "workshop copper" } });
    expect(say(gainer, { wants: () => gainer.board.kind("estate") })).toBe("play:workshop");
    expect(say(gainer, { wants: () => NONE })).toBe("end");
    const rich = situation({ me: {}, at: "buy", coins: 9 });
    expect(say(rich, { wants: () => rich.board.kind("duchy") })).toBe("buy:duchy");
    expect(say(rich, { wants: (_, options) => options[2] })).toBe("buy:gold");
    expect(say(rich, { wants: () => NONE })).toBe("end");
  });

  it("say what a turn is for: what is kept back is what they do not need", () => {
    const minion = situation({
      me: { hand: "minion 3*copper", deck: "4*gold", discard: "4*gold" },
      after: ["play:minion"],
    });
    const only =
      (id: string) =>
      (_: unknown, options: readonly number[]): number =>
        options.find((option) => (option & 255) === minion.board.kind(id)) ?? NONE;
    // Four Golds promise more than five coins do; four Estates do not.
    expect(say(minion, { wants: only("minion") })).toBe("hand");
    const poor = situation({
      me: { hand: "minion 3*copper", deck: "4*estate", discard: "4*copper" },
      after: ["play:minion"],
    });
    expect(say(poor, { wants: only("minion") })).toBe("coins");
    const map = situation({ me: { hand: "treasure-map gold" } });
    expect(say(map, { wants: () => NONE })).toBe("play:treasure-map");
    expect(say(map, { wants: () => map.board.kind("treasure-map") })).toBe("end");
  });

  it("say what to put on the deck, what to react with and which course to take", () => {
    const harbinger = situation({
      me: { hand: "harbinger", discard: "gold silver" },
      after: ["play:harbinger"],
    });
    expect(say(harbinger, { topdeck: kind(harbinger.board, "silver") })).toBe("silver");
    const moat = situation({ me: { hand: "witch" }, you: { hand: "moat" }, after: ["play:witch"] });
    expect(say(moat, { react: [] })).toBe("end");
    const hunt = situation({ me: { hand: "wild-hunt" }, after: ["play:wild-hunt"] });
    expect(say(hunt, { courses: { "wild-hunt": "estate" } })).toBe("estate");
  });
});

describe("cards it has never heard of", () => {
  const Hamlet = card("hamlet", {
    types: ["Action"],
    cost: 2,
    traits: ["actions"],
    play: effect(plus({ cards: 1, actions: 2 })),
  });
  const Scholar = card("scholar", { types: ["Action"], cost: 5, play: effect(plus({ cards: 7 })) });
  const Errand = card("errand", {
    types: ["Action"],
    cost: 2,
    play: effect(chooseOne({ cards: plus({ cards: 1 }), coins: plus({ coins: 1 }) })),
  });
  const Scales = card("scales", { types: ["Treasure"], cost: 5, play: effect(plus({ coins: 4 })) });
  const strange = [Hamlet, Scholar, Errand, Scales];

  it("are judged by what they say of themselves", () => {
    const say = (given: Parameters<typeof situation>[0]): string => {
      const g = situation(given);
      const d = g.decision;
      if (d === null) throw new Error("nothing is asked");
      return inWords(g, sense(g.board).answer(view(g, d.who), d));
    };
    expect(say({ me: { hand: "scholar hamlet" }, strange })).toBe("play:hamlet");
    expect(say({ me: { hand: "scholar moat" }, strange })).toBe("play:scholar");
    expect(say({ me: { hand: "errand" }, strange, after: ["play:errand"] })).toBe("cards");
    expect(
      say({ me: { hand: "militia" }, you: { hand: "2*scales 3*gold" }, strange, after: ["play:militia"] }),
    ).toBe("gold gold");
  });
});
