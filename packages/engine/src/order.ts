/**
 * Can it matter which of two effects comes first? Found from what they look at and change (touch.ts), together
 * with everything that they can set off on this board: abilities of the cards they gain or trash, of what lies
 * in play, of landscapes, of lasting effects, and reactions that somebody might hold. Two effects commute if
 * neither changes what the other looks at or changes; what only grows may grow in any order.
 *
 * Nothing hidden is looked at: whether a player is asked follows from what everybody sees.
 */
import { ABILITIES, type Ability, LASTING, ON } from "./ability.ts";
import type { Board } from "./board.ts";
import {
  ASIDE,
  DECK,
  DISCARD,
  Frame,
  type Game,
  HAND,
  type Happening,
  KINDS,
  kindOf,
  NONE,
  NOWHERE,
  PLAY,
  TRASH,
  type Trigger,
} from "./game.ts";
import { PROGRAMS, type Program } from "./program.ts";
import {
  ASKS,
  canBe,
  EVERYTHING,
  HELD,
  looking,
  PUBLIC,
  putInto,
  readsOf,
  SHARED,
  type Stir,
  seenByOthers,
  type TokenTouch,
  type Touch,
  takenFrom,
  theirs,
  type Which,
  type Word,
  YOURS,
} from "./touch.ts";
import { ATTACK } from "./types.ts";

/** Some card, nobody knows which; some place. */
const ANY = -2;
const ENDLESS = Number.POSITIVE_INFINITY;
const ZONES = [HAND, DECK, DISCARD, PLAY, ASIDE, TRASH];

/** Tokens that are counted, put somewhere, taken by a player, or moved on. A place of ANY may be any place. */
interface Tokens {
  readonly op: TokenTouch["op"];
  readonly at: number;
  readonly to: number;
  /** Somebody else takes them. */
  readonly others: boolean;
  /** At most so many. */
  readonly n: number;
}

/** All that an effect can look at and change, whatever it sets off. */
export interface Reach {
  readonly reads: number;
  readonly writes: number;
  readonly adds: number;
  readonly tokens: readonly Tokens[];
  /** The cards that the effect holds go back onto their piles. */
  readonly returns: boolean;
  /** Cards may come to hand, other than those that the effect holds. */
  readonly fetches: boolean;
}

/** In which words an effect is read: who carries it out, and which cards "this" and "it" are. */
interface Sense {
  readonly others: boolean;
  readonly card: number;
  readonly it: number;
  readonly at: number;
  /** It is the very card that the happening was about, not one that came up since. */
  readonly same: boolean;
  /** The cards that the effect holds are alike. */
  readonly alike: boolean;
}

/** What listens now besides the cards themselves: lasting effects, and kinds of card in play. */
interface Listening {
  readonly lasting: readonly number[];
  readonly inPlay: readonly number[];
}

class Search {
  readonly board: Board;
  readonly inPlay: readonly number[];
  readonly lasting: Set<number>;
  reads = 0;
  writes = 0;
  adds = 0;
  readonly tokens: Tokens[] = [];
  returns = false;
  fetches = false;
  readonly #seen = new Set<string>();

  constructor(board: Board, listening: Listening, more: ReadonlySet<number>) {
    this.board = board;
    this.inPlay = listening.inPlay;
    this.lasting = new Set([...listening.lasting, ...more]);
  }

  /** The lasting effects that came up and were not listened to from the start. */
  readonly set = new Set<number>();

  #note(others: boolean, { reads = 0, writes = 0, adds = 0 }: Touch): void {
    this.reads |= others ? seenByOthers(reads) : reads;
    this.writes |= others ? seenByOthers(writes) : writes;
    this.adds |= others ? seenByOthers(adds) : adds;
    if (((others ? seenByOthers(adds | writes) : adds | writes) & YOURS.hand) !== 0) this.fetches = true;
  }

  #looks(sense: Sense, condition: Word): void {
    const { reads = 0, tokens = [] } = looking(condition);
    this.#note(sense.others, { reads });
    for (const count of tokens) this.#tokens(count, sense);
  }

  program(program: Program, sense: Sense): void {
    this.touches(program.touches, sense);
  }

  touches(list: readonly Touch[] | null, sense: Sense): void {
    if (list === null) {
      this.reads = EVERYTHING;
      this.writes = EVERYTHING;
      return;
    }
    // Effects may go back to an earlier step: what holds for one step holds for all.
    const spoken: Sense = list.some((touch) => touch.newIt === true)
      ? { ...sense, it: ANY, at: ANY, same: false }
      : sense;
    const holds = sense.alike && !list.some((touch) => touch.newThem === true);
    const picks = list.flatMap((touch) => touch.picks ?? []);
    const goals = list.flatMap((touch) => touch.movesItTo ?? []);
    for (const touch of list) {
      this.#note(sense.others, touch);
      if (touch.choosesOfThem === true && !holds) this.#note(sense.others, ASKS);
      if (touch.takesPicked === true)
        for (const taken of picks.length === 0 ? [{ writes: EVERYTHING }] : picks)
          this.#note(sense.others, taken);
      if (touch.picksToHand === true) this.#toHand(sense, picks);
      if (touch.returnsThem === true) this.#returns(sense);
      for (const tokens of touch.tokens ?? []) this.#tokens(tokens, spoken);
      if (touch.movesItTo !== undefined) this.#movesIt(touch.movesItTo, goals, spoken, sense.same);
      if (touch.stirs !== undefined) this.#stirs(touch.stirs, spoken);
      if (touch.plays !== undefined) this.#plays(touch.plays, spoken);
      if (touch.lasts !== undefined && !this.lasting.has(touch.lasts.index)) this.set.add(touch.lasts.index);
      if (touch.others !== undefined) this.#others(touch.others, spoken);
    }
  }

  #others({ touches, youToo }: NonNullable<Touch["others"]>, sense: Sense): void {
    const theirSense = { ...sense, alike: false };
    this.touches(touches, { ...theirSense, others: true });
    // What others do to all but themselves may come back to you.
    if (youToo || sense.others) this.touches(touches, { ...theirSense, others: false });
  }

  /** Cards that the waiting effect holds are known to their player. */
  #toHand(sense: Sense, picks: readonly Touch[]): void {
    if (sense.same && picks.length > 0 && picks.every((touch) => touch === HELD)) this.adds |= YOURS.hand;
    else this.#note(sense.others, { adds: YOURS.hand });
  }

  /** Of the effect that waits it is known what it holds; of others that it sets off it is not. */
  #returns({ same }: Sense): void {
    if (same) this.returns = true;
    else this.writes |= SHARED.supply;
  }

  #tokens({ op, at, to, n }: TokenTouch, { others, card, it }: Sense): void {
    const where = (place: typeof at): number => {
      const index = card < 0 ? ANY : place(this, { card, it, who: NONE });
      return Number.isNaN(index) ? ANY : index;
    };
    this.tokens.push({
      op,
      at: where(at),
      to: to === undefined ? NONE : where(to),
      others,
      n: this.#deep ? ENDLESS : (n ?? ENDLESS),
    });
  }

  #movesIt(goal: number, goals: readonly number[], sense: Sense, same: boolean): void {
    const from = sense.at === ANY ? ZONES : goals.length > 1 ? [sense.at, ...goals] : [sense.at];
    for (const zone of from) this.#note(sense.others, takenFrom(zone));
    this.#note(sense.others, putInto(goal));
    if (same || sense.it === ANY) this.#note(sense.others, { reads: SHARED.it, writes: SHARED.it });
  }

  #kinds(which: Which, { card, it }: Sense, fromSupply: boolean): readonly number[] {
    const kind =
      which === "this" ? card : which === "it" ? it : which === "any" ? ANY : this.board.kind(which.id);
    if (kind !== ANY) return kind < 0 ? [] : [kind];
    const { kinds, pileOf } = this.board;
    return kinds.flatMap((_, i) => (pileOf[i] >= 0 || !fromSupply ? [i] : []));
  }

  #stirs({ on, to, at = ANY }: Stir, sense: Sense): void {
    if (!this.board.listens[on]) return;
    if (to === "nothing") {
      this.#happens(on, { ...sense, it: NONE, at: NOWHERE, same: false, alike: false });
      return;
    }
    const same = to === "it" && sense.same;
    for (const it of this.#kinds(to, sense, on === ON.gain || on === ON.wouldGain))
      this.#happens(on, { ...sense, it, at, same, alike: false });
  }

  /** What is set off may be so any number of times. */
  #deep = false;

  /** Everything that listens to such a happening, brought about by the player of whom the sense speaks. */
  #happens(on: number, sense: Sense): void {
    const key = `${on}/${sense.it}/${sense.at}/${sense.others}/${sense.same}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const deep = this.#deep;
    this.#deep = true;
    this.#listeners(on, sense);
    this.#deep = deep;
  }

  #listeners(on: number, sense: Sense): void {
    const { board } = this;
    for (const a of board.own[on]?.[sense.it] ?? []) this.#ability(a, sense.it, sense);
    for (const { kind, ability } of board.always[on]) this.#ability(ability, kind, sense);
    if (((board.hearsLater >> on) & 1) !== 0) this.reads |= SHARED.lasting;
    for (const def of this.lasting)
      for (const a of LASTING[def].abilities) if (a.event === on) this.#owned(a, ANY, sense, 0);
    const { [on]: inPlay } = board.inPlay;
    if (inPlay !== null) {
      inPlay.forEach((abilities, kind) => {
        // Not in play now: it matters only if another effect puts it there.
        for (const a of abilities)
          if (this.inPlay.includes(kind)) this.#owned(a, kind, sense, YOURS.play);
          else if (canBe(a.if, board, sense.it)) this.reads |= YOURS.play | theirs(YOURS.play);
      });
    }
    board.inHand[on]?.forEach((abilities, kind) => {
      for (const a of abilities) this.#owned(a, kind, sense, YOURS.hand);
    });
    board.onMat[on]?.forEach((abilities, kind) => {
      for (const a of abilities) this.#owned(a, kind, sense, YOURS.aside);
    });
  }

  /** An ability of somebody, as far as the doing of this player sets it off; from where it works is looked at. */
  #owned(a: Ability, card: number, sense: Sense, from: number): void {
    if (!canBe(a.if, this.board, sense.it)) return;
    const whose = a.whose ?? "yours";
    const own = whose !== "others";
    const foreign = whose !== "yours";
    const sides: boolean[] = [];
    if (own) sides.push(sense.others);
    if (foreign) sides.push(...(sense.others ? [true, false] : [true]));
    for (const others of new Set(sides)) {
      this.#note(others, { reads: from });
      this.#ability(a, card, { ...sense, others });
    }
  }

  #ability(a: Ability, card: number, sense: Sense): void {
    if (!canBe(a.if, this.board, sense.it)) return;
    this.ability(a, { ...sense, card, alike: false }, true);
  }

  /** An ability with its effect. When it was set off already, only what may be declined looks at its condition again. */
  ability(a: Ability, sense: Sense, fresh: boolean): void {
    if (fresh || a.may === true) this.#looks(sense, a.if);
    if (a.may === true) this.#note(sense.others, ASKS);
    this.program(a.do, sense);
  }

  #plays(which: Which, sense: Sense): void {
    const { board } = this;
    const kinds = this.#kinds(which, sense, false);
    // Any card may be meant, or any Way be followed.
    if (kinds.length !== 1 || board.ways.length > 0) {
      this.touches(null, sense);
      return;
    }
    const [kind] = kinds;
    const key = `play/${kind}/${sense.others}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#note(sense.others, { writes: YOURS.play, adds: SHARED.plays });
    const played: Sense = { ...sense, card: kind, it: ANY, at: ANY, same: false, alike: false };
    const events = board.is(kind, ATTACK) ? [ON.play, ON.attack, ON.played] : [ON.play, ON.played];
    for (const on of events) if (board.listens[on]) this.#happens(on, { ...played, it: kind, at: PLAY });
    if (board.plays[kind] >= 0) this.program(PROGRAMS[board.plays[kind]], played);
    if (!board.replacesPlays) return;
    this.reads |= SHARED.lasting;
    for (const def of this.lasting) {
      const { instead } = LASTING[def];
      if (instead === undefined) continue;
      this.#looks(played, instead.if);
      this.program(instead.do, played);
    }
  }

  reach(): Reach {
    const costs = (this.reads & SHARED.costs) !== 0 ? this.board.costReads : 0;
    return {
      reads: (this.reads & ~SHARED.costs) | costs,
      writes: this.writes,
      adds: this.adds,
      tokens: this.tokens,
      returns: this.returns,
      fetches: this.fetches,
    };
  }
}

/** Looks until no further lasting effects come up. */
function search(board: Board, listening: Listening, look: (s: Search) => void): Reach {
  const more = new Set<number>();
  for (;;) {
    const s = new Search(board, listening, more);
    look(s);
    if (s.set.size === 0) return s.reach();
    for (const def of s.set) more.add(def);
  }
}

/** What listens now: each once and in order, so that the same always looks the same. */
function listeningNow(g: Game): Listening {
  const lasting: number[] = [];
  for (const { def } of g.lasting) if (!lasting.includes(def)) lasting.push(def);
  const inPlay: number[] = [];
  for (const table of g.board.inPlay) {
    if (table === null) continue;
    for (const { play } of g.players)
      for (const card of play) {
        const kind = kindOf(card);
        if (table[kind].length > 0 && !inPlay.includes(kind)) inPlay.push(kind);
      }
  }
  const upwards = (a: number, b: number): number => a - b;
  return { lasting: lasting.sort(upwards), inPlay: inPlay.sort(upwards) };
}

/** The reaches found on a board so far: by what listens, then by the effect and the cards it speaks of. */
export class Reaches {
  readonly #found = new Map<string, Map<number, Reach>>();
  readonly #quiet = new Map<number, Reach>();

  /** Those found while these listened. Mostly nothing does. */
  while({ lasting, inPlay }: Listening): Map<number, Reach> {
    if (lasting.length === 0 && inPlay.length === 0) return this.#quiet;
    const key = `${lasting.join()};${inPlay.join()}`;
    let found = this.#found.get(key);
    if (found === undefined) {
      found = new Map();
      this.#found.set(key, found);
    }
    return found;
  }
}

const alike = (cards: readonly number[]): boolean => cards.every((c) => kindOf(c) === kindOf(cards[0]));

/** Finds the reaches of effects that wait, as things stand. */
export class Waiting {
  readonly #g: Game;
  readonly #listening: Listening;
  readonly #found: Map<number, Reach>;

  constructor(g: Game) {
    this.#g = g;
    this.#listening = listeningNow(g);
    this.#found = g.board.reaches.while(this.#listening);
  }

  of(t: Trigger): Reach {
    const guard = this.#guard(t);
    if (guard !== NONE)
      return { reads: guard, writes: 0, adds: 0, tokens: [], returns: false, fetches: false };
    return this.#ability(ABILITIES[t.ability], kindOf(t.card), t.event, t.them.length > 0 && alike(t.them));
  }

  /** A reaction of this kind that might come to hand meanwhile. */
  ofReaction(a: Ability, kind: number, event: Happening): Reach {
    return this.#ability(a, kind, event, false);
  }

  #ability(a: Ability, card: number, { it, at }: Happening, same: boolean): Reach {
    const kind = it === NONE ? NONE : kindOf(it);
    const { board } = this.#g;
    const zones = board.zoneNames.length;
    const key = (((a.index * KINDS + card) * KINDS + kind + 1) * zones + at) * 2 + (same ? 1 : 0);
    let reach = this.#found.get(key);
    if (reach === undefined) {
      reach = search(board, this.#listening, (s) =>
        s.ability(a, { others: false, card, it: kind, at, same: true, alike: same }, false),
      );
      this.#found.set(key, reach);
    }
    return reach;
  }

  /** If it does nothing as things stand, what that depends on; else NONE. */
  #guard(t: Trigger): number {
    const a = ABILITIES[t.ability];
    const { guard } = a.do;
    if (guard === null || a.may === true) return NONE;
    const reads = readsOf(guard);
    if ((reads & ~PUBLIC) !== 0) return NONE;
    const f = new Frame(a.do.index, t.who, t.card, t.event.by);
    f.it = t.event.it;
    f.at = t.event.at;
    f.n = t.event.n;
    f.lasting = t.lasting;
    f.them = t.them;
    return guard(this.#g, f) ? NONE : reads;
  }

  /** Can it matter for the cards that these two hold which of them comes first? */
  clashOfHeld(a: Trigger, b: Trigger, bothReturn: boolean): boolean {
    const { pileOf } = this.#g.board;
    return a.them.some((card) =>
      b.them.some(
        (other) =>
          card === other ||
          (bothReturn && kindOf(card) !== kindOf(other) && pileOf[kindOf(card)] === pileOf[kindOf(other)]),
      ),
    );
  }

  /** Can it matter which of these two comes first? */
  clash(a: Reach, b: Reach): boolean {
    if ((a.writes & (b.reads | b.writes | b.adds)) !== 0) return true;
    if ((b.writes & (a.reads | a.adds)) !== 0) return true;
    if (((a.adds & b.reads) | (b.adds & a.reads)) !== 0) return true;
    if (a.returns && ((b.reads | b.writes | b.adds) & SHARED.supply) !== 0) return true;
    if (b.returns && ((a.reads | a.writes | a.adds) & SHARED.supply) !== 0) return true;
    if (a.tokens.length === 0 || b.tokens.length === 0) return false;
    return this.#tokensClash(a.tokens, b.tokens);
  }

  /** Do so many tokens lie there that all who move some of them on find theirs? */
  #enough({ at }: Tokens, all: readonly Tokens[]): boolean {
    const there = all.filter((one) => meets(one.at, at) || meets(one.to, at));
    return (
      there.every((one) => one.op === "move" && one.at === at) &&
      there.reduce((sum, { n }) => sum + n, 0) <= this.#g.tokens[at]
    );
  }

  #tokensClash(a: readonly Tokens[], b: readonly Tokens[]): boolean {
    // Where no tokens lie and neither puts any, there is nothing to take.
    const puts = [...a, ...b].map(({ op, at, to }) => (op === "add" ? at : to));
    const filled = (place: number): boolean =>
      this.#g.tokens[place] > 0 || place === ANY || puts.some((to) => meets(to, place));
    const live = (list: readonly Tokens[]): Tokens[] =>
      list.filter(({ op, at }) => op === "add" || op === "count" || filled(at));
    const [mine, yours] = [live(a), live(b)];
    return mine.some((one) =>
      yours.some(
        (other) =>
          clashOfTokens(one, other) && !(one.at === other.at && this.#enough(one, [...mine, ...yours])),
      ),
    );
  }
}

const meets = (a: number, b: number): boolean =>
  a !== NONE && b !== NONE && (a === b || a === ANY || b === ANY);

function clashOfTokens(a: Tokens, b: Tokens): boolean {
  const sameWay = a.op === b.op && a.at === b.at && a.to === b.to && a.at !== ANY && a.to !== ANY;
  // Together they put, take or move the same, if it is for the same.
  if (sameWay && a.others === b.others && (a.op === "add" || !a.others)) return false;
  if (a.op === "count" && b.op === "count") return false;
  const puts = (one: Tokens): number => (one.op === "add" ? one.at : one.to);
  const minds = (one: Tokens): number => (one.op === "add" ? NONE : one.at);
  return meets(minds(a), minds(b)) || meets(minds(a), puts(b)) || meets(puts(a), minds(b));
}
