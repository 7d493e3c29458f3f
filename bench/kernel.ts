/**
 * A trial: a kernel made for one board and its players, to know what could be gained (decision 40). Cards that give
 * constant bonuses and players who buy by a list, over typed arrays of kinds, with the engine's own shuffles. It plays
 * the engine's games card by card, and stops if it does not.
 *
 *   node bench/kernel.ts
 */
import { type Bot, bigMoney, bigMoneyWith, playOut } from "@fiefdom/bots";
import { boardOf } from "@fiefdom/cards";
import { type Board, type Game, start } from "@fiefdom/engine";
import { kindOf, NONE } from "@fiefdom/engine/game";
import { below, CHANCE, next, shufflesOf, streams } from "@fiefdom/engine/random";
import { TREASURE } from "@fiefdom/engine/types";
import { median } from "./against.ts";

/** More cards than a player of such games ever has. */
const MOST_CARDS = 256;
const HAND_SIZE = 5;

/** What to buy, best first, each up to so many; and one Action to play. */
interface Habit {
  readonly wishes: readonly (readonly [id: string, upTo: number])[];
  readonly action: string | null;
}

class Pile {
  readonly cards = new Uint8Array(MOST_CARDS);
  size = 0;
}

class Seat {
  deck = new Pile();
  discard = new Pile();
  readonly hand = new Pile();
  readonly play = new Pile();
  readonly wished: Uint8Array;
  readonly upTo: Uint8Array;
  readonly bought: Uint8Array;
  readonly action: number;
  readonly seat: number;
  turns = 0;

  constructor(board: Board, { wishes, action }: Habit, seat: number) {
    this.seat = seat;
    this.wished = Uint8Array.from(wishes, ([id]) => board.kind(id));
    this.upTo = Uint8Array.from(wishes, ([, upTo]) => upTo);
    this.bought = new Uint8Array(wishes.length);
    this.action = action === null ? NONE : board.kind(action);
  }
}

class Kernel {
  readonly #seats: readonly Seat[];
  readonly #piles: Uint8Array;
  readonly #sizes: Uint8Array;
  readonly #pileOf: Int8Array;
  readonly #price: Uint8Array;
  readonly #coins: Uint8Array;
  readonly #draws: Uint8Array;
  readonly #isTreasure: Uint8Array;
  readonly #first: Uint8Array;
  readonly #endingPiles: readonly number[];
  readonly #pilesToEnd: number;
  #random: number[] = [];
  #empty = 0;

  constructor(board: Board, habits: readonly Habit[]) {
    this.#seats = habits.map((habit, seat) => new Seat(board, habit, seat));
    this.#sizes = Uint8Array.from(board.piles, (pile) => pile.size);
    this.#piles = this.#sizes.slice();
    this.#pileOf = Int8Array.from(board.pileOf);
    this.#price = Uint8Array.from(board.coins);
    this.#coins = Uint8Array.from(board.bonuses, (bonus) => bonus?.coins ?? 0);
    this.#draws = Uint8Array.from(board.bonuses, (bonus) => bonus?.cards ?? 0);
    this.#isTreasure = Uint8Array.from(board.types, (bits) => ((bits & TREASURE) === 0 ? 0 : 1));
    this.#first = Uint8Array.from(board.startingDeck);
    this.#endingPiles = board.endingPiles;
    this.#pilesToEnd = board.pilesToEnd;
  }

  #shuffle(seat: number, { cards, size }: Pile): void {
    for (let i = size - 1; i > 0; i--) {
      const j = Math.floor((next(this.#random, shufflesOf(seat)) * (i + 1)) / 4294967296);
      const card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
  }

  #draw(who: Seat, count: number): void {
    if (who.deck.size < count && who.discard.size > 0) {
      const { deck, discard } = who;
      this.#shuffle(who.seat, discard);
      for (let i = 0; i < deck.size; i++) discard.cards[discard.size++] = deck.cards[i];
      deck.size = 0;
      who.deck = discard;
      who.discard = deck;
    }
    const { deck, hand } = who;
    for (let i = 0; i < count && deck.size > 0; i++) hand.cards[hand.size++] = deck.cards[--deck.size];
  }

  #playAction(who: Seat): void {
    const { hand, play, action } = who;
    for (let i = hand.size - 1; i >= 0; i--) {
      if (hand.cards[i] !== action) continue;
      hand.cards.copyWithin(i, i + 1, hand.size--);
      play.cards[play.size++] = action;
      this.#draw(who, this.#draws[action]);
      return;
    }
  }

  #playTreasures({ hand, play }: Seat): number {
    let coins = 0;
    let kept = 0;
    for (let i = 0; i < hand.size; i++) {
      const kind = hand.cards[i];
      if (this.#isTreasure[kind] === 0) hand.cards[kept++] = kind;
      else {
        play.cards[play.size++] = kind;
        coins += this.#coins[kind];
      }
    }
    hand.size = kept;
    return coins;
  }

  #buy({ wished, upTo, bought, discard }: Seat, coins: number): void {
    for (let i = 0; i < wished.length; i++) {
      const kind = wished[i];
      const pile = this.#pileOf[kind];
      if (bought[i] >= upTo[i] || this.#price[kind] > coins || this.#piles[pile] === 0) continue;
      bought[i]++;
      discard.cards[discard.size++] = kind;
      if (--this.#piles[pile] === 0) this.#empty++;
      return;
    }
  }

  #cleanUp({ hand, play, discard }: Seat): void {
    while (hand.size > 0) discard.cards[discard.size++] = hand.cards[--hand.size];
    while (play.size > 0) discard.cards[discard.size++] = play.cards[--play.size];
  }

  #isOver(): boolean {
    if (this.#empty === 0) return false;
    return this.#empty >= this.#pilesToEnd || this.#endingPiles.some((pile) => this.#piles[pile] === 0);
  }

  play(seed: number, first: number): void {
    this.#random = streams(seed, this.#seats.length + 1);
    below(this.#random, CHANCE, this.#seats.length);
    this.#piles.set(this.#sizes);
    this.#empty = 0;
    for (const who of this.#seats) {
      who.hand.size = who.play.size = who.discard.size = who.turns = 0;
      who.bought.fill(0);
      who.deck.cards.set(this.#first);
      who.deck.size = this.#first.length;
      this.#shuffle(who.seat, who.deck);
      this.#draw(who, HAND_SIZE);
    }
    for (let turn = first; ; turn = (turn + 1) % this.#seats.length) {
      const who = this.#seats[turn];
      who.turns++;
      if (who.action !== NONE) this.#playAction(who);
      this.#buy(who, this.#playTreasures(who));
      this.#cleanUp(who);
      this.#draw(who, HAND_SIZE);
      if (this.#isOver()) return;
    }
  }

  /** Every card where it lies, as far as the game goes. */
  told(): string {
    const zone = ({ cards, size }: Pile): string => cards.subarray(0, size).join();
    return this.#seats
      .map(({ turns, hand, deck, discard }) => [turns, zone(hand), zone(deck), zone(discard)].join(" "))
      .join("; ");
  }
}

/** The same of the engine's game. */
const told = (g: Game): string =>
  g.players
    .map(({ turns, hand, deck, discard }) =>
      [turns, ...[hand, deck, discard].map((cards) => cards.map(kindOf).join())].join(" "),
    )
    .join("; ");

function perGame(games: number, play: (seed: number) => void, seed: number): number {
  const before = process.cpuUsage();
  for (let i = seed; i < seed + games; i++) play(i);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / games;
}

const board = boardOf({ players: 2, kingdom: "first-game" });
const money: Habit["wishes"] = [
  ["province", 99],
  ["gold", 99],
  ["silver", 99],
];
const [province, gold, silver] = money;
const table: readonly (readonly [string, readonly Habit[], () => readonly Bot[]])[] = [
  [
    "Big Money mirror",
    [
      { wishes: money, action: null },
      { wishes: money, action: null },
    ],
    () => [bigMoney(board), bigMoney(board)],
  ],
  [
    "One Smithy vs Big Money",
    [
      { wishes: [province, gold, ["smithy", 1], silver], action: "smithy" },
      { wishes: money, action: null },
    ],
    () => [bigMoneyWith(board, "smithy", 1), bigMoney(board)],
  ],
];
const asked = (bot: Bot): Bot => ({ name: bot.name, answer: (view, d) => bot.answer(view, d) });

for (const [name, habits, players] of table) {
  const kernel = new Kernel(board, habits);
  const bots = players();
  const patient = players().map(asked);
  const engine = (by: readonly Bot[]) => (seed: number) => void playOut(start(board, seed, { first: 0 }), by);
  for (let seed = 0; seed < 500; seed++) {
    const g = start(board, seed, { first: 0 });
    playOut(g, bots);
    kernel.play(seed, 0);
    if (kernel.told() !== told(g)) throw new Error(`${name}, seed ${seed}: they played different games`);
  }
  const ways = [engine(patient), engine(bots), (seed: number) => kernel.play(seed, 0)];
  const times = ways.map((): number[] => []);
  for (let round = -3; round < 15; round++)
    ways.forEach((way, i) => {
      const took = perGame(i === 2 ? 5000 : 600, way, (round + 4) * 5000);
      if (round >= 0) times[i].push(took);
    });
  const [every, plain, made] = times.map(median);
  console.log(
    `${name}: ${every.toFixed(1)} µs a game with every question asked, ${plain.toFixed(1)} with plain turns, ${made.toFixed(1)} in a kernel made for it (${(plain / made).toFixed(1)} times as fast)`,
  );
}
