/** Gaining, in the words of card texts. */
import { ON } from "../ability.ts";
import type { PileDef } from "../card.ts";
import { ask } from "../decisions.ts";
import { exchange, gain as gainCard, gainFromTrash, trashFromSupply } from "../gain.ts";
import {
  ASIDE,
  DECK,
  DISCARD,
  type Frame,
  type Game,
  HAND,
  kindOf,
  NONE,
  PLAY,
  SUPPLY,
  TRASH,
} from "../game.ts";
import { note } from "../log.ts";
import { act, join, type Part, touching } from "../program.ts";
import { hasPile, supplyOptions, top } from "../supply.ts";
import { ASKS, looking, putInto, SHARED, type Touch, type Which } from "../touch.ts";
import { tellIt, whoDidThat } from "./flow.ts";
import type { Fits } from "./words.ts";

/** Where a gained card goes; "aside" is face up, beside the card that says so. */
export type To = "discard" | "hand" | "deck" | "aside";
const PLACES: Record<To, number> = { discard: DISCARD, hand: HAND, deck: DECK, aside: ASIDE };

/** Gaining: the Supply gives a card, and everybody who waits for that takes notice. */
const gaining = (which: Which, at: number): Touch[] => [
  { reads: SHARED.supply, writes: SHARED.supply, adds: SHARED.gains, newIt: true },
  putInto(at),
  { stirs: { on: ON.wouldGain, to: which, at } },
  { stirs: { on: ON.gain, to: which, at } },
];

/** Gains this very card; "it" is then the gained card, or nothing when there was none left. */
export const gain = (id: string, to: To = "discard"): Part =>
  touching(gaining({ id }, PLACES[to]), (g, f) => {
    f.it = NONE;
    f.it = gainCard(g, f.who, g.board.kind(id), PLACES[to]);
    f.at = PLACES[to];
  });

/** Gains the uppermost card of that pile, whatever it is. */
export const gainTopOf = (pile: PileDef, to: To = "discard"): Part =>
  touching(gaining("any", PLACES[to]), (g, f) => {
    const at = g.board.piles.findIndex((other) => other.id === pile.id);
    f.it = NONE;
    if (at >= 0) f.it = gainCard(g, f.who, top(g, at), PLACES[to]);
    f.at = PLACES[to];
  });

/** Gains a card of the player's choice from the Supply. */
export const gainOne = (fits: Fits, to: To = "discard"): Part =>
  join([chooseFromSupply("gain", fits), gainIt(to)]);

const gainIt = (to: To): Part =>
  touching(gaining("any", PLACES[to]), (g, f) => {
    const kind = f.it;
    f.it = NONE;
    if (kind !== NONE) f.it = gainCard(g, f.who, kind, PLACES[to]);
    f.at = PLACES[to];
  });

/** What a choice of cards in the Supply depends on. */
const asking = (fits?: Fits): Touch[] => [ASKS, looking(fits), { reads: SHARED.supply, newIt: true }];

/** As gainOne, but the player may decline. */
export const mayGainOne = (fits: Fits, to: To = "discard"): Part =>
  join([
    touching(asking(fits), (g, f) =>
      ask(
        g,
        f,
        "gain",
        supplyOptions(g, (kind) => fits(g, kind, f)),
        0,
        1,
        SUPPLY,
      ),
    ),
    gainIt(to),
  ]);

/** Gains such a card from the trash, as long as there is one. */
export const gainOneFromTrash = (fits: Fits, to: To = "discard"): Part =>
  act(
    (g, f) => {
      const kinds = g.trash.map(kindOf).filter((kind) => fits(g, kind, f));
      ask(g, f, "gain", kinds, 1, 1, TRASH);
    },
    (g, f) => {
      const card = f.it;
      f.it = NONE;
      if (card !== NONE) f.it = gainFromTrash(g, f.who, card, PLACES[to]);
      f.at = PLACES[to];
    },
  );

/** Asks for one of these kinds, of which there need not be any left; it becomes "it". */
export const chooseKind = (verb: string, kinds: (g: Game, f: Frame) => readonly number[]): Part =>
  act((g, f) => ask(g, f, verb, [...new Set(kinds(g, f))], 1, 1, SUPPLY));

/** The card that was discarded, trashed or gained is exchanged for one of this name; `n` says whether it was. */
export const exchangeItFor = (id: string): Part =>
  act((g, f) => {
    const other = f.it === NONE ? NONE : exchange(g, f.who, f.it, f.at, g.board.kind(id));
    f.n = other === NONE ? 0 : 1;
  });

/** This card is exchanged for one of this name, if it is still in play; `n` says whether it was. */
export const exchangeThisFor = (id: string): Part =>
  act((g, f) => {
    f.n = exchange(g, f.who, f.card, PLAY, g.board.kind(id)) === NONE ? 0 : 1;
  });

/** Trashes the card of the Supply that was chosen. */
export const trashItFromSupply: Part = touching(
  [
    { reads: SHARED.supply, writes: SHARED.supply, newIt: true },
    putInto(TRASH),
    { stirs: { on: ON.trash, to: "any", at: TRASH } },
  ],
  (g, f) => {
    f.it = trashFromSupply(g, f.who, f.it);
  },
);

/** Asks for a card in the Supply; its kind becomes "it". */
export const chooseFromSupply = (verb: string, fits: Fits): Part =>
  touching(asking(fits), (g, f) => {
    const options = supplyOptions(g, (kind) => fits(g, kind, f));
    ask(g, f, verb, options, 1, 1, SUPPLY);
  });

/** Whoever made this happen says which such card this player gains in place of "it". */
export const gainOneGiven = (fits: Fits, to: To = "discard"): Part =>
  join([
    whoDidThat(
      act((g, f) => {
        const options = supplyOptions(g, (kind) => fits(g, kind, f));
        ask(g, f, "give", options, 1, 1, SUPPLY, { about: [kindOf(f.it)] });
      }),
      tellIt,
    ),
    gainIt(to),
  ]);

/** Gains a card of the same name as "it" from the Supply. */
export const gainCopyOfIt: Part = touching(gaining("any", DISCARD), (g, f) => {
  const kind = f.it === NONE ? NONE : kindOf(f.it);
  f.it = NONE;
  if (kind !== NONE && g.board.pileOf[kind] >= 0) f.it = gainCard(g, f.who, kind, DISCARD);
  f.at = DISCARD;
});

/** Names a card: any that is in the game. */
export const nameACard: Part = touching(
  asking(),
  (g, f) => {
    const options = g.board.kinds.flatMap((_, kind) => (hasPile(g, kind) ? [kind] : []));
    ask(g, f, "name", options, 1, 1, SUPPLY);
  },
  (g, f) => {
    if (g.log !== null) note(g, "name", f.who, [f.it]);
  },
);

/** Asks for any pile of the Supply, or any such pile, empty ones too; the kind that stands for it becomes "it". */
export const choosePile = (verb: string, fits?: Fits): Part =>
  touching(asking(fits), (g, f) => {
    const kinds = g.board.piles.map((pile, i) => (top(g, i) === NONE ? pile.kinds[0] : top(g, i)));
    const options = fits === undefined ? kinds : kinds.filter((kind) => fits(g, kind, f));
    ask(g, f, verb, options, 1, 1, SUPPLY);
  });
