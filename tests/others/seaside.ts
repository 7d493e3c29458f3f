/** Cards of Seaside, for mats, tokens on piles, places set aside, last turns, phases, returning to the Supply and extra turns. */
import { card, type Mat, type Token } from "@fiefdom/engine/card";
import { gain as gainCard, gainedThisTurn } from "@fiefdom/engine/gain";
import { ASIDE, BUY_PHASE, type Game, kindOf, NONE, PLAY } from "@fiefdom/engine/game";
import { isAt } from "@fiefdom/engine/move";
import { playsThisTurn } from "@fiefdom/engine/play";
import { act, effect, join } from "@fiefdom/engine/program";
import { VICTORY } from "@fiefdom/engine/types";
import { plus } from "@fiefdom/engine/verbs/bonus";
import {
  choose,
  lookAtTop,
  putPickedInHand,
  returnPicked,
  revealPicked,
  topdeckIt,
  trashThis,
} from "@fiefdom/engine/verbs/cards";
import {
  chooseOne,
  eachOtherPlayer,
  extraTurn,
  forEachKept,
  lasting,
  when,
  whoDidThat,
} from "@fiefdom/engine/verbs/flow";
import { chooseKind, choosePile, gain, gainCopyOfIt, gainOne } from "@fiefdom/engine/verbs/gain";
import { putItOn, putPickedOn, putThisOn, takeAllFrom } from "@fiefdom/engine/verbs/mats";
import { leavesAlone } from "@fiefdom/engine/verbs/play";
import { addTokens, pileOfIt, tokensAt } from "@fiefdom/engine/verbs/tokens";
import { costing, keep, thereIsOne, youDid } from "@fiefdom/engine/verbs/words";

const ISLAND: Mat = { id: "island-mat", seen: "all" };
const NATIVE_VILLAGE: Mat = { id: "native-village-mat", seen: "owner" };

export const Island = card("island", {
  set: "seaside",
  types: ["Action", "Victory"],
  cost: 4,
  vp: 2,
  mats: [ISLAND],
  traits: ["vp"],
  play: effect(choose("set-aside", { exactly: 1 }), putThisOn(ISLAND), putPickedOn(ISLAND)),
});

export const NativeVillage = card("native-village", {
  set: "seaside",
  types: ["Action"],
  cost: 2,
  mats: [NATIVE_VILLAGE],
  traits: ["actions"],
  play: effect(
    plus({ actions: 2 }),
    chooseOne({
      mat: join([lookAtTop(1), putItOn(NATIVE_VILLAGE)]),
      hand: takeAllFrom(NATIVE_VILLAGE),
    }),
  ),
});

/** The card that was gained lies where it was set aside: it is what the lasting effect holds. */
const itIsSetAside = act((g, f) => {
  f.them = f.it >= 0 && isAt(g, f.who, f.it, ASIDE) ? [f.it] : [];
});

export const Blockade = card("blockade", {
  set: "seaside",
  types: ["Action", "Attack", "Duration"],
  cost: 4,
  traits: ["attack", "gain"],
  play: effect(
    gainOne(costing(4), "aside"),
    itIsSetAside,
    when(
      (_, f) => f.them.length > 0,
      lasting({
        until: "done",
        abilities: [
          {
            on: "turnStart",
            once: true,
            do: effect(
              act((_, f) => {
                f.picked = f.them;
                f.at = ASIDE;
              }),
              putPickedInHand,
            ),
          },
          {
            on: "gain",
            whose: "others",
            if: (g, t) =>
              t.event.by === g.player &&
              !leavesAlone(g, t, t.event.by) &&
              t.them.some((card) => kindOf(card) === kindOf(t.event.it)),
            do: effect(whoDidThat(gain("curse"))),
          },
        ],
      }),
    ),
  ),
});

const right = (g: Game, who: number): number => (who + g.players.length - 1) % g.players.length;

export const Smugglers = card("smugglers", {
  set: "seaside",
  types: ["Action"],
  cost: 3,
  traits: ["gain"],
  mindsLastTurns: true,
  play: effect(
    chooseKind("gain", (g, f) => g.players[right(g, f.who)].lately.filter((kind) => costing(6)(g, kind, f))),
    when(thereIsOne, gainCopyOfIt),
  ),
});

/** No Victory card was gained in the Buy phase of this turn. */
const soldNoLand = (g: Game, who: number): boolean =>
  gainedThisTurn(g, who, (kind) => g.board.is(kind, VICTORY), BUY_PHASE) === 0;

export const Treasury = card("treasury", {
  set: "seaside",
  types: ["Action"],
  cost: 5,
  traits: ["actions", "draw", "money"],
  play: effect(plus({ cards: 1, actions: 1, coins: 1 })),
  printed: {
    play: effect(
      plus({ cards: 1, actions: 1, coins: 1 }),
      lasting({
        until: "endOfTurn",
        abilities: [
          {
            on: "buyPhaseEnd",
            may: true,
            if: (g, t) => isAt(g, t.who, t.card, PLAY) && soldNoLand(g, t.who),
            do: effect(
              act((_, f) => {
                f.it = f.card;
                f.at = PLAY;
              }),
              topdeckIt,
            ),
          },
        ],
      }),
    ),
  },
  current: {
    whenDiscardedFromPlay: { may: true, if: (g, t) => soldNoLand(g, t.who), do: effect(topdeckIt) },
  },
});

export const Outpost = card("outpost", {
  set: "seaside",
  types: ["Action", "Duration"],
  cost: 5,
  play: effect(lasting({ until: "yourNextTurn", hand: { cards: 3 } }), extraTurn({ inARow: 2 })),
  printed: {
    play: effect(
      when(
        (g, f) => g.again === 0 && playsThisTurn(g, f.who, (kind) => kind === kindOf(f.card)) === 1,
        lasting({ until: "yourNextTurn", hand: { cards: 3 } }),
        extraTurn(),
      ),
    ),
  },
});

/** The kind of the card that was revealed, for what follows. */
const keepItsName = keep((_, f) => (f.it === NONE ? NONE : kindOf(f.it)));

const gainOneOfThatName = act((g, f) => {
  if (g.board.pileOf[f.kept] >= 0) gainCard(g, f.who, f.kept);
});

export const Ambassador = card("ambassador", {
  set: "seaside-1e",
  types: ["Action", "Attack"],
  cost: 3,
  traits: ["attack", "trash"],
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
const embargoes = tokensAt(pileOfIt(EMBARGO));

export const Embargo = card("embargo", {
  set: "seaside-1e",
  types: ["Action"],
  cost: 2,
  traits: ["money", "curses"],
  tokens: [EMBARGO],
  play: effect(
    plus({ coins: 2 }),
    trashThis,
    when(youDid, choosePile("embargo"), addTokens(pileOfIt(EMBARGO), 1)),
  ),
  always: [{ on: "buy", do: effect(keep(embargoes), forEachKept(gain("curse"))) }],
});
