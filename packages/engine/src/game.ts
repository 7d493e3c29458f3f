/**
 * The state of a game: plain numbers and arrays of numbers, nothing else, so that it is JSON at every
 * decision and is cloned in well under a microsecond.
 *
 * A card is one number: its kind in the low eight bits (an index into the board's kinds) and a serial
 * above them. The serial tells two Coppers apart and is renewed whenever a card is gained or enters play,
 * which makes "is that very card still where I left it?" an exact question. Serials never leave the
 * engine: views and answers speak of kinds.
 */
import type { Board } from "./board.ts";
import type { Log } from "./log.ts";
import type { Pass } from "./passed.ts";
import type { History } from "./record.ts";
import type { Witness } from "./secrecy.ts";

/** A card, an option or a doing holds its kind in its lowest byte: a game can have so many kinds. */
const KIND_BITS = 8;
export const KINDS = 1 << KIND_BITS;

/** Numbers that hold a seat leave room for so many. */
const SEAT_BITS = 3;
const SEATS = 1 << SEAT_BITS;

export const kindOf = (card: number): number => card & (KINDS - 1);

/** No card, no player, nothing. */
export const NONE = -1;

/** What a landscape notes in place of a seat once its matter is settled for good. No seat has this number. */
export const SETTLED = 99;

// Zones.
export const NOWHERE = 0;
export const SUPPLY = 1;
export const HAND = 2;
export const DECK = 3;
export const DISCARD = 4;
export const PLAY = 5;
/** Set aside or revealed, face up. */
export const ASIDE = 6;
/** Set aside or looked at, face down: only the owner may see it. */
export const HIDDEN = 7;
export const TRASH = 8;
/** The first of the mats that cards of this game bring along (see `mats` in card.ts); the others follow. */
export const MATS = 9;
const ZONE_NAMES = [
  "nowhere",
  "supply",
  "hand",
  "deck",
  "discard",
  "inPlay",
  "aside",
  "hidden",
  "trash",
] as const;

/** How the zones of a game are called outside the engine, by number: those of every game, then its mats. */
export const zoneNames = (mats: readonly string[]): readonly string[] => [...ZONE_NAMES, ...mats];

// Phases.
export const ACTION_PHASE = 0;
export const BUY_PHASE = 1;
export const CLEANUP = 2;
/** Between the Buy phase and Clean-up, in games with cards for it. */
export const NIGHT_PHASE = 3;
export const PHASE_NAMES = ["action", "buy", "cleanup", "night"] as const;

/**
 * What somebody did with a card of some kind, and in which phase, in one number: the kind in the low eight
 * bits, then three for the seat, then the phase.
 */
export const doing = (phase: number, who: number, kind: number): number =>
  (phase * SEATS + who) * KINDS + kind;
export const doneBy = (done: number): number => (done >> KIND_BITS) & (SEATS - 1);
export const phaseOf = (done: number): number => done >> (KIND_BITS + SEAT_BITS);

/**
 * A turn that a seat is owed, with at most so many turns in a row (0: any number), and who decides in it if that
 * is somebody else. Three bits each: the seat, the turns, and the decider, counted from 1.
 */
export const owedTurn = (who: number, most: number, decider: number = NONE): number =>
  ((decider + 1) * SEATS + most) * SEATS + who;
/** As many as are written down with a turn that is owed. */
export const MOST_IN_A_ROW = SEATS - 1;
export const ownerOf = (owed: number): number => owed & (SEATS - 1);
export const mostInARow = (owed: number): number => (owed >> SEAT_BITS) & (SEATS - 1);
export const deciderIn = (owed: number): number => (owed >> (2 * SEAT_BITS)) - 1;

/** What lies on piles and landscapes, as offsets. Further tokens, which cards bring along, follow (see board.ts). */
export const VP = 0;
export const DEBT = 1;

const NOTHING: readonly number[] = [];
/**
 * What a game has only if its board or its players bring it along. It is put there when a game begins or is copied,
 * and never grows: an empty one costs neither room nor a copy.
 */
const NO_ZONES: number[][] = [];
const NO_NUMBERS: number[] = [];

export class Player {
  hand: number[];
  /** The top of the deck is the end of the array. */
  deck: number[];
  discard: number[];
  play: number[];
  aside: number[] = [];
  hidden: number[] = [];
  /** What lies on the mats that cards of this game bring along, in the order of the board's list. */
  mats: number[][] = NO_ZONES;
  vp = 0;
  debt = 0;
  turns = 0;
  /** Where the counters stand that cards of this game bring along, in the order of the board's list. */
  counters: number[] = NO_NUMBERS;
  /** The kinds gained on the last turn of one's own, where a card of this game asks for them. */
  lately: readonly number[] = NOTHING;
  /** Pairs: a card that played another several times, and that other card. It stays in play with it. */
  ties: readonly number[] = NOTHING;
  /** Pairs: a card in play that has become another, and what it really is. */
  guises: readonly number[] = NOTHING;

  constructor(hand: number[] = [], deck: number[] = [], discard: number[] = [], play: number[] = []) {
    this.hand = hand;
    this.deck = deck;
    this.discard = discard;
    this.play = play;
  }
}

/**
 * Who may see the cards of a zone: everybody, everybody the top one alone, its owner, or nobody. How many
 * there are is never hidden.
 */
export type Seen = "all" | "top" | "owner" | "nobody";

/** The zones that every player has in every game. A new one belongs here, and nowhere else. */
export const PLAYER_ZONES = [
  { where: HAND, field: "hand", seen: "owner" },
  { where: DECK, field: "deck", seen: "nobody" },
  { where: DISCARD, field: "discard", seen: "top" },
  { where: PLAY, field: "play", seen: "all" },
  { where: ASIDE, field: "aside", seen: "all" },
  { where: HIDDEN, field: "hidden", seen: "owner" },
] as const satisfies readonly { where: number; field: keyof Player; seen: Seen }[];

/** All the places where a player's cards lie, mats included. Whatever goes through all of them goes this way. */
export function zonesOf(player: Player): number[][] {
  const zones: number[][] = [];
  for (let i = 0; i < PLAYER_ZONES.length; i++) zones.push(player[PLAYER_ZONES[i].field]);
  for (let i = 0; i < player.mats.length; i++) zones.push(player.mats[i]);
  return zones;
}

/** Something that happened, as the effects it triggers see it. */
export interface Happening {
  readonly on: number;
  /** Who did it. */
  readonly by: number;
  /** The card it happened to, and the zone it was put. */
  readonly it: number;
  readonly at: number;
  /** More about it, depending on what happened. */
  readonly n: number;
}

/** An ability waiting for its turn among several that one happening set off. */
export interface Trigger {
  readonly ability: number;
  readonly who: number;
  readonly card: number;
  readonly lasting: number;
  /** The cards that the lasting effect holds. */
  readonly them: readonly number[];
  readonly event: Happening;
}

/** An effect that outlives its card: this turn, until a turn to come, or until it is done. */
export interface Lasting {
  readonly id: number;
  readonly def: number;
  readonly who: number;
  readonly card: number;
  readonly n: number;
  readonly them: readonly number[];
  readonly mask: number;
}

const NO_TRIGGERS: readonly Trigger[] = [];
const NO_EVENTS: readonly Happening[] = [];

/**
 * One running effect. Its registers are the pronouns of card texts. Arrays in a frame are never changed
 * in place, so clones may share them.
 */
export class Frame {
  program: number;
  pc = 0;
  /** You: the player whose effect this is. */
  who: number;
  /** This: the card on which the text stands. */
  card: number;
  /** It: the card spoken of, and the zone where this effect expects it. */
  it = NONE;
  at = NOWHERE;
  /** That many. */
  n = 0;
  /** A number kept for later, since every choice makes a new "that many". */
  kept = 0;
  /** Them: a group of cards being looked at, revealed or set aside. */
  them: readonly number[] = NOTHING;
  /** The cards chosen last. */
  picked: readonly number[] = NOTHING;
  /** Cards that this effect has shown to everybody without moving them. No rule reads it, so it is in no fingerprint. */
  shown: readonly number[] = NOTHING;
  /** Who made this happen: the attacker, the one who gained. */
  by: number;
  /** Players left untouched by this play, one bit a seat. */
  mask = 0;
  /** The lasting effect that this frame carries out. */
  lasting = NONE;
  /** Where a loop over the players stands. */
  turnOf = 0;
  triggers: readonly Trigger[] = NO_TRIGGERS;
  events: readonly Happening[] = NO_EVENTS;

  constructor(program: number, who: number, card: number, by: number) {
    this.program = program;
    this.who = who;
    this.card = card;
    this.by = by;
  }
}

/** A question to a player. Plain data: see decisions.ts for how options are written. */
export interface Decision {
  readonly who: number;
  /** What is asked: discard, trash, gain, buy... */
  readonly verb: string;
  /** The kind of the card that asks; NONE when the turn itself asks. */
  readonly source: number;
  /** Every legal choice, as a code; a card that is there twice is listed twice. */
  readonly options: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Where the options lie. */
  readonly zone: number;
  /** The order of the answer matters. */
  readonly ordered: boolean;
  /** The cards that the question is about, as kinds. */
  readonly about: readonly number[];
  /** For a choice between courses: their names. */
  readonly labels: readonly string[] | null;
}

const NO_PLAYERS: Player[] = [];
const NO_FRAMES: Frame[] = [];
const NO_LASTING: readonly Lasting[] = [];
const NO_SHUFFLES: readonly (readonly number[])[] = [];
const NO_PASSES: readonly Pass[] = [];

/** Lists that are read only are replaced rather than changed, so that clones may share them. */
export class Game {
  /** What set-up fixed. Where cards can be more than what is printed on them, another one takes its place (alter.ts). */
  board: Board;
  players: Player[] = NO_PLAYERS;
  /** Whose turn it is. */
  player = 0;
  /** Turns begun so far, by all players together. */
  turn = 0;
  phase = ACTION_PHASE;
  actions = 0;
  buys = 0;
  coins = 0;
  /** Potions to spend this turn, where cards cost them. */
  potions = 0;
  /** No more Treasures in this Buy phase: something was bought, or Debt was paid. */
  treasuresOver = false;
  over = false;
  /** How many cards each pile holds, and for piles of several kinds which, the top at the end. */
  piles: number[] = NO_NUMBERS;
  mixed: number[][] = NO_ZONES;
  emptyPiles = 0;
  /** The piles beside the Supply, as kinds, the top at the end. */
  outside: number[][] = NO_ZONES;
  /** A number for each of the board's tokens on each pile, then on each landscape; empty where no card uses them. */
  tokens: number[] = NO_NUMBERS;
  /** What a landscape decided at set-up or noted since, one number each: a pile, a seat, NONE or SETTLED. */
  notes: number[] = NO_NUMBERS;
  trash: number[] = [];
  stack: Frame[] = NO_FRAMES;
  decision: Decision | null = null;
  lasting: readonly Lasting[] = NO_LASTING;
  /** What was played and gained this turn, each as a doing. */
  plays: number[] = [];
  gains: number[] = [];
  /**
   * Turns that are taken before play goes on to the left, each as an owed turn: whose, how many in a row there may
   * be at most, who decides in it.
   */
  extraTurns: readonly number[] = NOTHING;
  /** Is this an extra turn? Then play goes on to the left of the seat that took the last turn of the round. */
  extra = 0;
  regular = 0;
  /** How many turns the player of this turn has taken just before it without another's in between. */
  again = 0;
  /** Who decides for the player of this turn, sees what they see and gains what they would gain; NONE: nobody else. */
  decider = NONE;
  /** Cards of the player of such a turn that were trashed: set aside, they come back when it ends. */
  returns: readonly number[] = NOTHING;
  /** Outcomes of shuffles to come that somebody fixed beforehand: seat, then kinds from the top. */
  rigged: readonly (readonly number[])[] = NO_SHUFFLES;
  /** What was passed unseen, among more than two: it changes nothing that happens, only what others know. */
  passed: readonly Pass[] = NO_PASSES;
  /** Turns in a row in which nobody had anything to decide. */
  idleTurns = 0;
  serial = 1;
  random: number[] = NO_NUMBERS;
  /** How often something hidden was shown to anyone. An undo may not cross a change of it. */
  revealed = 0;

  /** Not part of the state: where the story is written down, if anywhere. */
  log: Log | null = null;
  history: History | null = null;
  /** Who is told of every moment at which somebody is asked, or could be. */
  witness: Witness | null = null;

  constructor(board: Board) {
    this.board = board;
  }
}

/** Who answers what this player is asked: they themselves, unless somebody else decides for them. */
export const answerer = (g: Pick<Game, "decider" | "player">, who: number): number =>
  g.decider !== NONE && who === g.player ? g.decider : who;

/** Does this viewer see what that player may see? */
export const seesFor = (g: Pick<Game, "decider" | "player">, viewer: number, who: number): boolean =>
  viewer !== NONE && (viewer === who || viewer === answerer(g, who));

/** Whose answer is waited for; NONE if nothing is asked. */
export const askedSeat = (g: Game): number => (g.decision === null ? NONE : answerer(g, g.decision.who));

export function push(g: Game, program: number, who: number, card: number, by: number): Frame {
  const frame = new Frame(program, who, card, by);
  g.stack.push(frame);
  return frame;
}

export function zone(g: Game, who: number, where: number): number[] {
  const player = g.players[who];
  switch (where) {
    case HAND:
      return player.hand;
    case DECK:
      return player.deck;
    case DISCARD:
      return player.discard;
    case PLAY:
      return player.play;
    case ASIDE:
      return player.aside;
    case HIDDEN:
      return player.hidden;
    case TRASH:
      return g.trash;
    default:
      if (where >= MATS) return player.mats[where - MATS];
      throw new Error(`zone ${where} holds no cards of a player`);
  }
}

const copyZones = (zones: number[][]): number[][] => zones.map((cards) => cards.slice());

function copyPlayer(from: Player): Player {
  const to = new Player(from.hand.slice(), from.deck.slice(), from.discard.slice(), from.play.slice());
  if (from.aside.length > 0) to.aside = from.aside.slice();
  if (from.hidden.length > 0) to.hidden = from.hidden.slice();
  if (from.mats.length > 0) to.mats = copyZones(from.mats);
  to.vp = from.vp;
  to.debt = from.debt;
  to.turns = from.turns;
  if (from.counters.length > 0) to.counters = from.counters.slice();
  to.ties = from.ties;
  to.lately = from.lately;
  to.guises = from.guises;
  return to;
}

function copyFrame(from: Frame): Frame {
  const to = new Frame(from.program, from.who, from.card, from.by);
  to.pc = from.pc;
  to.it = from.it;
  to.at = from.at;
  to.n = from.n;
  to.kept = from.kept;
  to.them = from.them;
  to.picked = from.picked;
  to.shown = from.shown;
  to.mask = from.mask;
  to.lasting = from.lasting;
  to.turnOf = from.turnOf;
  to.triggers = from.triggers;
  to.events = from.events;
  return to;
}

/** An independent copy that plays on exactly as the original would. It keeps no log and no history. */
export function clone(from: Game): Game {
  const to = new Game(from.board);
  // As long as they have to be from the start: a list that grows takes room for more.
  const players = from.players.slice();
  for (let i = 0; i < players.length; i++) players[i] = copyPlayer(players[i]);
  to.players = players;
  to.player = from.player;
  to.turn = from.turn;
  to.phase = from.phase;
  to.actions = from.actions;
  to.buys = from.buys;
  to.coins = from.coins;
  to.potions = from.potions;
  to.treasuresOver = from.treasuresOver;
  to.over = from.over;
  to.piles = from.piles.slice();
  if (from.mixed.length > 0) to.mixed = copyZones(from.mixed);
  to.emptyPiles = from.emptyPiles;
  if (from.outside.length > 0) to.outside = copyZones(from.outside);
  if (from.tokens.length > 0) to.tokens = from.tokens.slice();
  if (from.notes.length > 0) to.notes = from.notes.slice();
  if (from.trash.length > 0) to.trash = from.trash.slice();
  const stack = from.stack.slice();
  for (let i = 0; i < stack.length; i++) stack[i] = copyFrame(stack[i]);
  to.stack = stack;
  to.decision = from.decision;
  to.lasting = from.lasting;
  if (from.plays.length > 0) to.plays = from.plays.slice();
  if (from.gains.length > 0) to.gains = from.gains.slice();
  to.extraTurns = from.extraTurns;
  to.extra = from.extra;
  to.regular = from.regular;
  to.again = from.again;
  to.decider = from.decider;
  to.returns = from.returns;
  to.rigged = from.rigged;
  to.passed = from.passed;
  to.idleTurns = from.idleTurns;
  to.serial = from.serial;
  to.random = from.random.slice();
  to.revealed = from.revealed;
  return to;
}
