/**
 * Moving cards. Everything that changes a zone goes through here, so that the rules of moving hold
 * everywhere: a card can be taken only from where it is expected, a covered card on a deck cannot be taken,
 * a card that leaves play is itself again, and shuffling happens exactly when cards are short.
 */
import { LASTING, ON } from "./ability.ts";
import {
  ASIDE,
  DECK,
  DISCARD,
  type Game,
  HAND,
  KINDS,
  kindOf,
  type Lasting,
  NONE,
  PLAY,
  type Player,
  TRASH,
  zone,
} from "./game.ts";
import { ALL, note, only } from "./log.ts";
import { shuffleInPlace, shufflesOf } from "./random.ts";
import { fire, fireEach } from "./triggers.ts";
import { DURATION } from "./types.ts";

/** Takes exactly this card out of `cards`; false if it is not there. */
export function remove(cards: number[], card: number): boolean {
  const last = cards.length - 1;
  for (let i = last; i >= 0; i--) {
    if (cards[i] === card) {
      for (let j = i; j < last; j++) cards[j] = cards[j + 1];
      cards.pop();
      return true;
    }
  }
  return false;
}

/**
 * Takes a card from where an effect expects it, or gives NONE when it is no longer there. The result is
 * the card as it is outside play, which differs from `card` only if it had become another.
 */
export function take(g: Game, who: number, card: number, from: number): number {
  const cards = zone(g, who, from);
  if (from === DECK) {
    if (cards.length === 0 || cards[cards.length - 1] !== card) return NONE;
    cards.pop();
    return card;
  }
  if (!remove(cards, card)) return NONE;
  if (from === ASIDE && g.returns.length > 0) g.returns = g.returns.filter((other) => other !== card);
  if (from !== PLAY) return card;
  if (g.lasting.length > 0 && g.board.ruleset === "current") leavePlay(g, g.players[who], card);
  return unmask(g.players[who], card);
}

/**
 * In the current rules a Duration that left play does nothing more on later turns, and when the card that played
 * one several times leaves play, it does only what one play makes it do.
 */
function leavePlay(g: Game, { ties }: Player, card: number): void {
  if (ties.length === 0 && !g.board.is(kindOf(card), DURATION)) return;
  const lost = new Set<number>();
  const later = (of: number): readonly Lasting[] =>
    g.lasting.filter((e) => e.card === of && LASTING[e.def].until !== "endOfTurn");
  if (g.board.is(kindOf(card), DURATION)) for (const e of later(card)) lost.add(e.id);
  for (let i = 0; i < ties.length; i += 2) {
    if (ties[i] !== card) continue;
    const once = new Set<number>();
    for (const e of later(ties[i + 1])) {
      if (once.has(e.def)) lost.add(e.id);
      once.add(e.def);
    }
  }
  if (lost.size > 0) g.lasting = g.lasting.filter((e) => !lost.has(e.id));
}

function unmask(player: Player, card: number): number {
  const guises = player.guises;
  for (let i = 0; i < guises.length; i += 2) {
    if (guises[i] === card) {
      const real = guises[i + 1];
      player.guises = [...guises.slice(0, i), ...guises.slice(i + 2)];
      return real;
    }
  }
  return card;
}

/** The kind of a card of this player, whatever it has become in play. */
export function realKind(player: Player, card: number): number {
  const { guises } = player;
  for (let i = 0; i < guises.length; i += 2) if (guises[i] === card) return kindOf(guises[i + 1]);
  return kindOf(card);
}

/** Is this very card still there, free to be moved? */
export function isAt(g: Game, who: number, card: number, at: number): boolean {
  const cards = zone(g, who, at);
  if (at === DECK) return cards.length > 0 && cards[cards.length - 1] === card;
  return cards.includes(card);
}

/** Moves a card if it is where it is expected. Gives the card as it now is, or NONE. */
export function move(g: Game, who: number, card: number, from: number, to: number): number {
  const moved = take(g, who, card, from);
  if (moved !== NONE) zone(g, who, to).push(moved);
  return moved;
}

/** A card of this kind with an identity of its own. */
export function fresh(g: Game, kind: number): number {
  return g.serial++ * KINDS + kind;
}

/** The discard pile, shuffled, goes under the deck. */
function shuffleUnder(g: Game, who: number): void {
  const player = g.players[who];
  const pile = player.discard;
  const count = pile.length;
  shuffle(g, who, pile);
  if (player.deck.length === 0) {
    player.discard = player.deck;
    player.deck = pile;
  } else {
    const { deck } = player;
    for (let i = 0; i < deck.length; i++) pile.push(deck[i]);
    while (deck.length > 0) deck.pop();
    player.discard = deck;
    player.deck = pile;
  }
  g.revealed++;
  if (g.log !== null) note(g, "shuffle", who, [], { n: count });
}

/** A shuffle was to come out in a way in which it can't. */
export class ShuffleError extends Error {
  readonly who: number;
  /** The kind that should be among the cards and is not. */
  readonly kind: number;
  constructor(who: number, kind: number, id: string) {
    super(`The fixed shuffle names ${id}, which is not among the shuffled cards.`);
    this.name = "ShuffleError";
    this.who = who;
    this.kind = kind;
  }
}

/** Shuffles some of a player's cards, by chance or as somebody fixed beforehand. */
export function shuffle(g: Game, who: number, cards: number[]): void {
  shuffleInPlace(g.random, shufflesOf(who), cards);
  if (g.rigged.length === 0) return;
  const at = g.rigged.findIndex((outcome) => outcome[0] === who);
  if (at < 0) return;
  const [, ...wanted] = g.rigged[at];
  g.rigged = g.rigged.filter((_, i) => i !== at);
  const top: number[] = [];
  for (const kind of wanted) {
    const found = cards.findIndex((card) => kindOf(card) === kind);
    if (found < 0) throw new ShuffleError(who, kind, g.board.kinds[kind].id);
    top.push(...cards.splice(found, 1));
  }
  cards.push(...top.reverse());
}

/** Makes sure that the deck holds `n` cards, as far as the discard pile allows. Others may react to a shuffle. */
export function need(g: Game, who: number, n: number): void {
  const player = g.players[who];
  if (player.deck.length < n && player.discard.length > 0) {
    shuffleUnder(g, who);
    fire(g, ON.shuffle, who, NONE, DECK, 0);
  }
}

export function draw(g: Game, who: number, n: number): number {
  const player = g.players[who];
  if (player.deck.length < n && player.discard.length > 0) shuffleUnder(g, who);
  const deck = player.deck;
  const hand = player.hand;
  const count = n < deck.length ? n : deck.length;
  const left = deck.length - count;
  let held = hand.length;
  for (let i = deck.length - 1; i >= left; i--) hand[held++] = deck[i];
  while (deck.length > left) deck.pop();
  if (count > 0) g.revealed++;
  if (g.log !== null && count > 0)
    note(g, "draw", who, hand.slice(-count), { seen: only(who), from: DECK, to: HAND });
  return count;
}

/** Takes up to `n` cards off the deck into a zone where they are looked at or revealed. */
export function lift(g: Game, who: number, n: number, to: number): number[] {
  const player = g.players[who];
  if (player.deck.length < n && player.discard.length > 0) shuffleUnder(g, who);
  const lifted: number[] = [];
  const into = zone(g, who, to);
  for (let i = 0; i < n && player.deck.length > 0; i++) {
    const card = player.deck.pop() as number;
    lifted.push(card);
    into.push(card);
  }
  if (lifted.length > 0) g.revealed++;
  return lifted;
}

/** Discards cards from where they are expected to be. Only the last one is seen by the others. */
export function discard(
  g: Game,
  who: number,
  cards: readonly number[],
  from: number,
  seen: number = only(who),
): number {
  let count = 0;
  const pile = g.players[who].discard;
  const gone: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = take(g, who, cards[i], from);
    if (card === NONE) continue;
    pile.push(card);
    gone.push(card);
    count++;
  }
  if (count === 0) return 0;
  if (g.log !== null) {
    note(g, "discard", who, gone, { seen: count === 1 ? ALL : seen, from, to: DISCARD });
    if (count > 1 && seen !== ALL) note(g, "discardTop", who, gone.slice(-1));
  }
  fireEach(g, ON.discard, who, gone, DISCARD, 0);
  return count;
}

/** Trashes cards from where they are expected to be; `who` is the one who trashes. */
export function trash(g: Game, who: number, cards: readonly number[], from: number): number {
  return trashTogether(g, who, [{ cards, from }]);
}

/** Trashes cards from several places at once. */
export function trashTogether(
  g: Game,
  who: number,
  groups: readonly { readonly cards: readonly number[]; readonly from: number }[],
): number {
  const gone: number[] = [];
  // What is trashed of a player for whom another decides is set aside, and comes back when the turn ends.
  const aside = g.decider !== NONE && who === g.player;
  const to = aside ? ASIDE : TRASH;
  for (const { cards, from } of groups) {
    const before = gone.length;
    for (let i = 0; i < cards.length; i++) {
      const card = take(g, who, cards[i], from);
      if (card === NONE) continue;
      zone(g, who, to).push(card);
      if (aside) g.returns = [...g.returns, card];
      gone.push(card);
    }
    if (g.log !== null && gone.length > before) note(g, "trash", who, gone.slice(before), { from, to });
  }
  if (gone.length > 0) fireEach(g, ON.trash, who, gone, to, 0);
  return gone.length;
}

/** Shows cards to everybody. They stay where they are. */
export function reveal(g: Game, who: number, cards: readonly number[], from: number): void {
  if (cards.length === 0) return;
  g.revealed++;
  if (g.log !== null) note(g, "reveal", who, cards, { from });
  fireEach(g, ON.reveal, who, cards, from, 0);
}
