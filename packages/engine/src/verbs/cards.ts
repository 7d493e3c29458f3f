/** What card texts do with cards: choose, discard, trash, put on the deck, reveal, look at, set aside. */
import { ON } from "../ability.ts";
import type { Mat } from "../card.ts";
import { ask, code, LARGEST_NUMBER, NUMBER, valueIn } from "../decisions.ts";
import { giveBack } from "../gain.ts";
import {
  ASIDE,
  DECK,
  DISCARD,
  type Frame,
  type Game,
  HAND,
  HIDDEN,
  kindOf,
  MATS,
  NONE,
  NOWHERE,
  PLAY,
  TRASH,
  zone,
} from "../game.ts";
import { ALL, note, only } from "../log.ts";
import {
  discard as discardCards,
  draw,
  isAt,
  lift,
  move,
  need,
  reveal as revealCards,
  take,
  trash as trashCards,
  trashTogether,
} from "../move.ts";
import { join, type Part, touching } from "../program.ts";
import {
  ASKS,
  choosingFrom,
  chosenFrom,
  HELD,
  LIFTS,
  looking,
  looksAt,
  putInto,
  readsOf,
  SHARED,
  type Touch,
  theirs,
  YOURS,
} from "../touch.ts";
import { DRAWS } from "./bonus.ts";
import { whileTrue } from "./flow.ts";
import { type Amount, all, amount, type Fits, handSize, type If } from "./words.ts";

/** Where a card text looks for cards. "Revealed" and "looked at" mean those of this very effect. */
export type From = "hand" | "discard" | "revealed" | "lookedAt" | "inPlay";
const PLACES: Record<From, number> = {
  hand: HAND,
  discard: DISCARD,
  revealed: ASIDE,
  lookedAt: HIDDEN,
  inPlay: PLAY,
};

export interface Choosing {
  /** From hand, unless stated; a mat is named itself. */
  readonly from?: From | Mat;
  readonly fits?: Fits;
  /** Exactly so many, as far as possible. */
  readonly exactly?: Amount;
  /** Up to so many, none allowed. */
  readonly upTo?: Amount;
  /** At least so many, together with `upTo`. */
  readonly atLeast?: Amount;
  /** No two of the same name. */
  readonly distinct?: boolean;
  /** The order of the answer counts. */
  readonly ordered?: boolean;
  /** Discarded cards are shown to everybody. */
  readonly revealed?: boolean;
  /** Whoever made this happen chooses: the attacker, among the cards that somebody revealed. */
  readonly by?: "whoDidThat";
}

const placeOf = (g: Game, from: From | Mat = "hand"): number =>
  typeof from === "string" ? PLACES[from] : g.board.matZone(from);

/** The same before there is a game: any mat stands for all of them. */
const kindOfPlace = (from: From | Mat = "hand"): number => (typeof from === "string" ? PLACES[from] : MATS);

const NO_KINDS: readonly number[] = [];

/** The cards that may be chosen, as kinds. */
function candidates(
  g: Game,
  f: Frame,
  place: number,
  fits: Fits | undefined,
  distinct: boolean,
): readonly number[] {
  const cards = place === ASIDE || place === HIDDEN ? f.them : zone(g, f.who, place);
  if (cards.length === 0) return NO_KINDS;
  // A copy has the room that it needs; a list that grows begins with much more.
  const options = cards.slice();
  let count = 0;
  for (let i = 0; i < cards.length; i++) {
    const kind = kindOf(cards[i]);
    if (fits !== undefined && !fits(g, kind, f)) continue;
    if (distinct && isBefore(options, count, kind)) continue;
    options[count++] = kind;
  }
  while (options.length > count) options.pop();
  return options;
}

/** Does it stand among the first of them? */
function isBefore(list: readonly number[], count: number, kind: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === kind) return true;
  return false;
}

/** What a choice of cards depends on. */
function choosing(how: Choosing): Touch[] {
  const place = kindOfPlace(how.from);
  const alike = how.exactly === 1 && how.fits === undefined && (place === ASIDE || place === HIDDEN);
  return [
    alike ? { choosesOfThem: true } : ASKS,
    looking(how.fits, how.exactly, how.upTo, how.atLeast),
    choosingFrom(place),
    { newIt: true, picks: chosenFrom(place) },
  ];
}

/** What it changes to take the chosen cards away to another place. */
const moving = (how: Choosing, to: number): Touch[] => [chosenFrom(kindOfPlace(how.from)), putInto(to)];

/** Asks for cards; the answer becomes "them" for what follows, the first of them "it". */
export function choose(verb: string, how: Choosing): Part {
  // Read once: each card writes down other parts of it, and whatever has many shapes is slow to look into.
  const { from, fits, exactly, distinct = false, ordered = false, by } = how;
  const most = exactly ?? how.upTo ?? 1;
  const least = how.atLeast ?? 0;
  return touching(choosing(how), (g, f) => {
    const max = amount(most, g, f);
    const min = exactly !== undefined ? max : amount(least, g, f);
    const place = placeOf(g, from);
    const options = candidates(g, f, place, fits, distinct);
    const speaks = place === ASIDE || place === HIDDEN;
    // Most choices are one's own, of cards that lie there, in any order.
    if (!speaks && by === undefined && !ordered) {
      ask(g, f, verb, options, min, max, place);
      return;
    }
    const about = speaks ? f.them.map(kindOf) : NO_KINDS;
    const who = by === undefined ? f.who : f.by;
    ask(g, f, verb, options, min, max, place, { who, ordered, about });
  });
}

/** Others see cards of yours. */
const SHOWS: Touch = { adds: theirs(YOURS.mind) };
const DISCARDS: Touch = { stirs: { on: ON.discard, to: "any", at: DISCARD } };
const TRASHES: Touch = { stirs: { on: ON.trash, to: "any", at: TRASH } };
const REVEALS: readonly Touch[] = [SHOWS, { stirs: { on: ON.reveal, to: "any" } }];

const forget = (f: Frame): void => {
  if (f.them.length > 0) f.them = f.them.filter((card) => !f.picked.includes(card));
};

/** Discards cards; `n` is then how many. */
export function discard(how: Choosing): Part {
  return join([
    choose("discard", how),
    touching([...moving(how, DISCARD), SHOWS, DISCARDS], (g, f) => {
      forget(f);
      f.n = discardCards(
        g,
        f.who,
        f.picked,
        f.at,
        how.from === "revealed" || how.revealed === true ? ALL : only(f.who),
      );
    }),
  ]);
}

/** Discards until so many are left in hand. */
export const discardDownTo = (n: number): Part =>
  discard({ exactly: looksAt(YOURS.hand, (g, f) => Math.max(0, handSize(g, f) - n)) });

export const discardAnyNumber: Part = discard({ upTo: all });

/** Trashes cards; `n` is then how many, `it` the first. */
export function trash(how: Choosing): Part {
  return join([
    choose("trash", how),
    touching([...moving(how, TRASH), SHOWS, TRASHES], (g, f) => {
      forget(f);
      f.n = trashCards(g, f.who, f.picked, f.at);
    }),
  ]);
}

/** Puts cards on top of the deck, the first of the answer topmost. */
export function topdeck(how: Choosing): Part {
  return join([choose("topdeck", how), topdeckPicked]);
}

/** Puts the chosen cards on top of the deck. */
export const topdeckPicked: Part = touching([{ takesPicked: true }, putInto(DECK)], (g, f) =>
  putOnDeck(g, f, f.picked, f.at),
);

function putOnDeck(g: Game, f: Frame, cards: readonly number[], from: number): void {
  // A discard pile is looked through by its owner alone.
  const seen = from === ASIDE || from === PLAY ? ALL : only(f.who);
  forget(f);
  for (let i = cards.length - 1; i >= 0; i--) move(g, f.who, cards[i], from, DECK);
  if (g.log === null || cards.length === 0) return;
  // Everybody saw which cards they were; in which order they lie now is their owner's affair.
  const told = seen === ALL ? [...cards].sort((a, b) => kindOf(a) - kindOf(b)) : cards;
  note(g, "topdeck", f.who, told, { seen, from, to: DECK });
}

/** Puts the chosen card anywhere in the deck: so many cards below the top as the player says. */
export const putPickedAnywhereInDeck: Part = join([
  touching([ASKS, { reads: YOURS.deck }], (g, f) => {
    const cards = f.picked.length === 0 ? 0 : zone(g, f.who, DECK).length;
    const depths = Array.from({ length: Math.min(cards, LARGEST_NUMBER) + 1 }, (_, n) => code(NUMBER, n));
    ask(g, f, "deep", depths, 1, 1, NOWHERE);
  }),
  touching([{ takesPicked: true }, putInto(DECK)], (g, f) => {
    forget(f);
    const [card] = f.picked.map((picked) => take(g, f.who, picked, f.at)).filter((taken) => taken !== NONE);
    if (card === undefined) return;
    const deck = zone(g, f.who, DECK);
    const n = valueIn(f.n);
    deck.splice(deck.length - n, 0, card);
    // Everybody sees below how many cards it goes, and nobody else which one it is.
    if (g.log !== null) note(g, "intoDeck", f.who, [card], { n, seen: only(f.who), from: f.at, to: DECK });
  }),
]);

/** Reveals the chosen cards. */
export const revealPicked: Part = touching(REVEALS, (g, f) => show(g, f, f.picked, f.at));

export const revealHand: Part = touching([{ reads: YOURS.hand }, ...REVEALS], (g, f) => {
  if (g.log !== null && handSize(g, f) === 0) note(g, "reveal", f.who, [], { from: HAND });
  show(g, f, zone(g, f.who, HAND).slice(), HAND);
});

function show(g: Game, f: Frame, cards: readonly number[], from: number): void {
  f.shown = cards;
  revealCards(g, f.who, cards, from);
}

/** Cards leave the deck for a while: this effect speaks of them now. */
const LOOKS: readonly Touch[] = [
  { stirs: { on: ON.shuffle, to: "nothing" } },
  LIFTS,
  { adds: YOURS.aside, newIt: true, newThem: true },
];

/** Reveals cards from the top of the deck; they wait for what the text says of them. */
export const revealTop = (n: number): Part =>
  touching(
    [...LOOKS, ...REVEALS],
    (g, f) => need(g, f.who, n),
    (g, f) => {
      f.them = lift(g, f.who, n, ASIDE);
      f.it = f.them.length > 0 ? f.them[0] : NONE;
      f.at = ASIDE;
      revealCards(g, f.who, f.them, DECK);
    },
  );

/** Looks at cards from the top of the deck; they wait for what the text says of them. */
export const lookAtTop = (n: number): Part =>
  touching(
    LOOKS,
    (g, f) => need(g, f.who, n),
    (g, f) => {
      f.them = lift(g, f.who, n, HIDDEN);
      f.it = f.them.length > 0 ? f.them[0] : NONE;
      f.at = HIDDEN;
      if (g.log !== null && f.them.length > 0)
        note(g, "look", f.who, f.them, { seen: only(f.who), from: DECK });
    },
  );

/**
 * Reveals cards from the deck until so many of them fit, or there are no more. Those that fit are then "picked",
 * the first of them "it"; the others are "them".
 */
export const revealUntil = (fits: Fits, n = 1): Part =>
  join([
    touching([looking(fits), ...LOOKS, ...REVEALS], (_, f) => {
      f.them = [];
    }),
    whileTrue(
      looksAt(
        YOURS.deck | YOURS.discard,
        (g, f) => canDraw(g, f) && f.them.filter((card) => fits(g, kindOf(card), f)).length < n,
      ),
      touching(
        {},
        (g, f) => need(g, f.who, 1),
        (g, f) => {
          const lifted = lift(g, f.who, 1, ASIDE);
          f.them = [...f.them, ...lifted];
          revealCards(g, f.who, lifted, DECK);
        },
      ),
    ),
    touching({ picks: HELD }, (g, f) => {
      f.picked = f.them.filter((card) => fits(g, kindOf(card), f));
      f.it = f.picked.length > 0 ? f.picked[0] : NONE;
      f.at = ASIDE;
      forget(f);
    }),
  ]);

/** Looks at the lowest card of the deck; it waits for what the text says of it. */
export const lookAtBottom: Part = touching(
  LOOKS,
  (g, f) => need(g, f.who, 1),
  (g, f) => {
    const { deck, hidden } = g.players[f.who];
    f.it = deck.shift() ?? NONE;
    f.at = HIDDEN;
    f.them = f.it === NONE ? [] : [f.it];
    if (f.it === NONE) return;
    hidden.push(f.it);
    g.revealed++;
    if (g.log !== null) note(g, "look", f.who, f.them, { seen: only(f.who), from: DECK });
  },
);

/** Puts "it" under the deck, from where this effect expects it. */
export const putItUnderTheDeck: Part = touching([{ movesItTo: DECK }, putInto(DECK)], (g, f) => {
  const card = f.it === NONE ? NONE : take(g, f.who, f.it, f.at);
  if (card !== NONE) g.players[f.who].deck.unshift(card);
});

/** Sets the chosen cards aside, face down; they become "them". */
export const setPickedAsideFaceDown: Part = touching(
  [{ takesPicked: true, newThem: true }, { adds: YOURS.aside }],
  (g, f) => {
    f.them = f.picked.map((card) => move(g, f.who, card, f.at, HIDDEN)).filter((card) => card !== NONE);
    if (g.log !== null && f.them.length > 0)
      note(g, "aside", f.who, f.them, { from: f.at, to: HIDDEN, seen: only(f.who) });
  },
);

/** "It" lies where it was set aside, face up: it becomes "them", or there are none. */
export const itIsSetAside: Part = touching({ reads: SHARED.it, newThem: true }, (g, f) => {
  f.them = f.it !== NONE && isAt(g, f.who, f.it, ASIDE) ? [f.it] : [];
});

/** The whole deck goes to the discard pile; nobody looks through it, and its last card lies on top. */
export const discardDeck: Part = touching(
  [{ reads: YOURS.deck, writes: YOURS.deck }, putInto(DISCARD), SHOWS],
  (g, f) => {
    const { deck, discard: pile } = g.players[f.who];
    const cards = deck.slice();
    if (cards.length === 0) return;
    while (deck.length > 0) deck.pop();
    for (const card of cards) pile.push(card);
    g.revealed++;
    if (g.log === null) return;
    note(g, "discardDeck", f.who, [], { n: cards.length, from: DECK, to: DISCARD });
    note(g, "discardTop", f.who, cards.slice(-1));
  },
);

/** Discards what is left of the revealed, looked at or set-aside cards. */
export const discardTheRest: Part = touching(
  [{ adds: YOURS.aside }, putInto(DISCARD), SHOWS, DISCARDS],
  (g, f) => {
    if (f.them.length === 0) return;
    const from = zone(g, f.who, ASIDE).includes(f.them[0]) ? ASIDE : HIDDEN;
    f.n = discardCards(g, f.who, f.them, from, from === ASIDE ? ALL : only(f.who));
    f.them = [];
  },
);

/** Puts what is left of them back on the deck, in an order of the player's choice. */
export const putTheRestBack = (from: "revealed" | "lookedAt"): Part =>
  join([
    choose("put-back", { from, exactly: all, ordered: true }),
    touching([{ adds: YOURS.aside }, putInto(DECK)], (g, f) => putOnDeck(g, f, f.picked, PLACES[from])),
  ]);

/** Discards the top card of the deck; it becomes "it". */
export const discardTop: Part = touching(
  [{ stirs: { on: ON.shuffle, to: "nothing" } }, LIFTS, { newIt: true }, putInto(DISCARD), SHOWS, DISCARDS],
  (g, f) => need(g, f.who, 1),
  (g, f) => {
    const deck = zone(g, f.who, DECK);
    f.it = deck.length > 0 ? deck[deck.length - 1] : NONE;
    f.at = DISCARD;
    if (f.it !== NONE) {
      g.revealed++;
      discardCards(g, f.who, [f.it], DECK);
    }
  },
);

/** Trashes the top card of the deck; it becomes "it". */
export const trashTop: Part = touching(
  [{ stirs: { on: ON.shuffle, to: "nothing" } }, LIFTS, { newIt: true }, putInto(TRASH), SHOWS, TRASHES],
  (g, f) => need(g, f.who, 1),
  (g, f) => {
    const deck = zone(g, f.who, DECK);
    f.it = deck.length > 0 ? deck[deck.length - 1] : NONE;
    f.at = TRASH;
    if (f.it === NONE) return;
    g.revealed++;
    trashCards(g, f.who, [f.it], DECK);
  },
);

/** Draws one card; it becomes "it". */
export const drawOne: Part = touching(
  [...DRAWS, { newIt: true }],
  (g, f) => need(g, f.who, 1),
  (g, f) => {
    const drawn = draw(g, f.who, 1);
    const hand = zone(g, f.who, HAND);
    f.it = drawn > 0 ? hand[hand.length - 1] : NONE;
    f.at = HAND;
  },
);

/** Is there a card left to draw? */
export const canDraw = looksAt(YOURS.deck | YOURS.discard, (g: Game, f: Frame): boolean => {
  const player = g.players[f.who];
  return player.deck.length > 0 || player.discard.length > 0;
});

/** Sets "it" aside, face up, from where it is; it joins "them". */
export const setItAside: Part = touching([{ movesItTo: ASIDE, newThem: true }, SHOWS], (g, f) => {
  const card = move(g, f.who, f.it, f.at, ASIDE);
  if (card === NONE) return;
  f.them = [...f.them, card];
  if (g.log !== null) note(g, "aside", f.who, [card], { from: f.at, to: ASIDE });
});

/** Moves "it" to the hand, if it is still where this effect expects it. */
export const putItInHand: Part = touching([{ movesItTo: HAND }, SHOWS], (g, f) => {
  const card = move(g, f.who, f.it, f.at, HAND);
  f.n = card === NONE ? 0 : 1;
  if (card !== NONE && g.log !== null) {
    note(g, "toHand", f.who, [card], {
      from: f.at,
      to: HAND,
      seen: f.at === HIDDEN || f.at === DECK ? only(f.who) : ALL,
    });
  }
  if (card !== NONE) f.at = HAND;
});

/** Trashes "it" from where this effect expects it; `n` says whether that happened. */
export const trashIt: Part = touching(
  [{ movesItTo: TRASH }, SHOWS, { stirs: { on: ON.trash, to: "it", at: TRASH } }],
  (g, f) => {
    f.n = f.it === NONE ? 0 : trashCards(g, f.who, [f.it], f.at);
    if (f.n > 0) f.them = f.them.filter((card) => card !== f.it);
  },
);

export const discardIt: Part = touching(
  [{ movesItTo: DISCARD }, SHOWS, { stirs: { on: ON.discard, to: "it", at: DISCARD } }],
  (g, f) => {
    f.n = f.it === NONE ? 0 : discardCards(g, f.who, [f.it], f.at);
  },
);

/** Puts "it" on top of the deck, from where this effect expects it. */
export const topdeckIt: Part = touching([{ movesItTo: DECK }, SHOWS], (g, f) => {
  const card = f.it === NONE ? NONE : move(g, f.who, f.it, f.at, DECK);
  f.n = card === NONE ? 0 : 1;
  if (card !== NONE && g.log !== null) {
    note(g, "topdeck", f.who, [card], {
      from: f.at,
      to: DECK,
      seen: f.at === HIDDEN || f.at === HAND ? only(f.who) : ALL,
    });
  }
});

/** Takes the chosen cards into hand. */
export const putPickedInHand: Part = touching({ takesPicked: true, picksToHand: true }, (g, f) => {
  forget(f);
  for (const card of f.picked) move(g, f.who, card, f.at, HAND);
  if (g.log !== null && f.picked.length > 0) {
    note(g, "toHand", f.who, f.picked, { from: f.at, to: HAND, seen: f.at === HIDDEN ? only(f.who) : ALL });
  }
});

/** "Them", which were set aside, come to the hand. */
export const putThemInHand = (from: "revealed" | "lookedAt"): Part =>
  join([
    touching({ picks: HELD }, (_, f) => {
      f.picked = f.them;
      f.at = PLACES[from];
    }),
    putPickedInHand,
  ]);

export const thisIsInPlay = looksAt(YOURS.play, (g: Game, f: Frame): boolean => isAt(g, f.who, f.card, PLAY));

/** Sets this card aside, if it is still in play; it becomes "them". */
export const setThisAside: Part = touching(
  { reads: YOURS.play, writes: YOURS.play, adds: YOURS.aside, newThem: true },
  (g, f) => {
    const card = move(g, f.who, f.card, PLAY, ASIDE);
    f.them = card === NONE ? [] : [card];
    if (card !== NONE && g.log !== null) note(g, "aside", f.who, [card], { from: PLAY, to: ASIDE });
  },
);

/** Returns "them" from where they were set aside to the tops of their piles. */
export const returnThem: Part = touching({ adds: YOURS.aside, returnsThem: true }, (g, f) => {
  for (const card of f.them) giveBack(g, f.who, card, ASIDE);
});

/** A card goes back onto its pile. */
const RETURNS: Touch = { writes: SHARED.supply };

/** Returns the chosen cards to the tops of their piles; `n` is then how many. */
export const returnPicked: Part = touching([{ takesPicked: true }, RETURNS, SHOWS], (g, f) => {
  forget(f);
  f.n = f.picked.filter((card) => giveBack(g, f.who, card, f.at)).length;
});

/** Returns this card to its pile, if it is still in play; `n` says whether that happened. */
export const returnThis: Part = touching([{ reads: YOURS.play, writes: YOURS.play }, RETURNS], (g, f) => {
  f.n = giveBack(g, f.who, f.card, PLAY) ? 1 : 0;
});

/** Trashes this card, if it is still in play; `n` says whether that happened. */
export const trashThis: Part = touching(
  [
    { reads: YOURS.play, writes: YOURS.play },
    putInto(TRASH),
    { stirs: { on: ON.trash, to: "any", at: TRASH } },
  ],
  (g, f) => {
    f.n = trashCards(g, f.who, [f.card], PLAY);
  },
);

/** Trashes this card, if it is still in play, together with the chosen ones; `n` is then how many. */
export const trashThisAndPicked: Part = touching(
  [{ takesPicked: true, reads: YOURS.play, writes: YOURS.play }, putInto(TRASH), SHOWS, TRASHES],
  (g, f) => {
    f.n = trashTogether(g, f.who, [
      { cards: [f.card], from: PLAY },
      { cards: f.picked, from: HAND },
    ]);
  },
);

/** Trashes all such cards that this player has in play. */
export const trashFromPlay = (fits: Fits): Part =>
  touching([looking(fits), { reads: YOURS.play, writes: YOURS.play }, putInto(TRASH), TRASHES], (g, f) => {
    f.n = trashCards(
      g,
      f.who,
      zone(g, f.who, PLAY).filter((card) => fits(g, kindOf(card), f)),
      PLAY,
    );
  });

/** How many such cards this player holds, or has in play. */
export const inHand = (fits: Fits): Amount =>
  looksAt(
    YOURS.hand | readsOf(fits),
    (g: Game, f: Frame) => zone(g, f.who, HAND).filter((card) => fits(g, kindOf(card), f)).length,
  );
export const inPlay = (fits: Fits): Amount =>
  looksAt(
    YOURS.play | readsOf(fits),
    (g: Game, f: Frame) => zone(g, f.who, PLAY).filter((card) => fits(g, kindOf(card), f)).length,
  );
/** Are there such cards in play? */
export const anyInPlay = (fits: Fits): If =>
  looksAt(YOURS.play | readsOf(fits), (g, f) =>
    zone(g, f.who, PLAY).some((card) => fits(g, kindOf(card), f)),
  );
