/**
 * What one player may know: a window onto the game that shows the public things, the player's own hand,
 * what they are looking at, and nothing else. Bots read it directly; `toJSON` spells it out for the wire.
 * A spectator is seat NONE.
 */
import { LASTING } from "./ability.ts";
import type { Pile } from "./board.ts";
import {
  type CostExplained,
  type CostJSON,
  coinCost,
  costJSON,
  costOf,
  explainCost,
  fixedCosts,
  printedCost,
} from "./cost.ts";
import { spell } from "./decisions.ts";
import { determinize } from "./determinize.ts";
import { type Ending, endingOf } from "./ending.ts";
import {
  answerer,
  askedSeat,
  DEBT,
  type Decision,
  type Game,
  kindOf,
  type Lasting,
  NONE,
  PHASE_NAMES,
  type Player,
  seesFor,
  VP,
} from "./game.ts";
import { knownCounts } from "./passed.ts";
import type { Seed } from "./random.ts";
import { countOwned, owned, type Score, score, total } from "./score.ts";
import { asOthersSee, type Question } from "./secrecy.ts";
import { knownCards, landscapeTokens, pileTokens, top, topOutside } from "./supply.ts";
import { type TypeName, typeNames } from "./types.ts";

const NO_CARDS: readonly number[] = [];

export class View {
  readonly #g: Game;
  readonly seat: number;

  constructor(g: Game, seat: number) {
    this.#g = g;
    this.seat = seat;
  }

  get board() {
    return this.#g.board;
  }
  get over(): boolean {
    return this.#g.over;
  }
  get turn(): number {
    return this.#g.turn;
  }
  get player(): number {
    return this.#g.player;
  }
  get phase(): number {
    return this.#g.phase;
  }
  get actions(): number {
    return this.#g.actions;
  }
  get buys(): number {
    return this.#g.buys;
  }
  get coins(): number {
    return this.#g.coins;
  }
  get potions(): number {
    return this.#g.potions;
  }
  get emptyPiles(): number {
    return this.#g.emptyPiles;
  }
  get seats(): number {
    return this.#g.players.length;
  }

  /** Does this player see what that one sees? */
  #seesFor(seat: number): boolean {
    return seesFor(this.#g, this.seat, seat);
  }

  /** The pending decision if this player answers it: their own, or that of somebody for whom they decide. */
  get decision(): Decision | null {
    const d = this.#g.decision;
    return d !== null && askedSeat(this.#g) === this.seat ? d : null;
  }
  /** Who answers what this player is asked. */
  get answerer(): number {
    return answerer(this.#g, this.seat);
  }
  /** Whose answer is waited for, whoever it is. */
  get asked(): number {
    return askedSeat(this.#g);
  }

  /** Kinds in the player's own hand, sorted: their order says nothing. */
  get hand(): number[] {
    return this.seat === NONE ? [] : sorted(this.#g.players[this.seat].hand);
  }
  /** The same into an array of the caller's. */
  sortHand(into: number[]): void {
    const hand = this.seat === NONE ? NO_CARDS : this.#g.players[this.seat].hand;
    while (into.length > hand.length) into.pop();
    for (let i = 0; i < hand.length; i++) into[i] = kindOf(hand[i]);
    sortInPlace(into);
  }
  /** How many of a kind the player holds. */
  inHand(kind: number): number {
    if (this.seat === NONE) return 0;
    let n = 0;
    for (const card of this.#g.players[this.seat].hand) if (kindOf(card) === kind) n++;
    return n;
  }
  /** The kind in hand that comes first by such places, a number a kind; NONE if none has one below the last. */
  firstInHand(places: readonly number[], last: number): number {
    if (this.seat === NONE) return NONE;
    const { hand } = this.#g.players[this.seat];
    let first = NONE;
    let lowest = last;
    for (let i = 0; i < hand.length; i++) {
      const kind = kindOf(hand[i]);
      if (places[kind] >= lowest) continue;
      lowest = places[kind];
      first = kind;
    }
    return first;
  }
  /** Kinds that the player is looking at or has set aside face down. */
  get hidden(): number[] {
    return this.seat === NONE ? [] : kinds(this.#g.players[this.seat].hidden);
  }

  handSize(seat: number): number {
    return this.#g.players[seat].hand.length;
  }
  deckSize(seat: number): number {
    return this.#g.players[seat].deck.length;
  }
  discardSize(seat: number): number {
    return this.#g.players[seat].discard.length;
  }
  discardTop(seat: number): number {
    const pile = this.#g.players[seat].discard;
    return pile.length === 0 ? NONE : kindOf(pile[pile.length - 1]);
  }
  /** Does a card of this kind lie in play before that player? */
  isInPlay(seat: number, kind: number): boolean {
    const { play } = this.#g.players[seat];
    for (let i = 0; i < play.length; i++) if (kindOf(play[i]) === kind) return true;
    return false;
  }
  inPlay(seat: number): number[] {
    return kinds(this.#g.players[seat].play);
  }
  aside(seat: number): number[] {
    return kinds(this.#g.players[seat].aside);
  }
  hiddenSize(seat: number): number {
    return this.#g.players[seat].hidden.length;
  }
  /** Kinds on a mat, as far as this player may see them. */
  mat(seat: number, mat: number): number[] {
    const { mats } = this.#g.board;
    return mats[mat].seen === "all" || this.#seesFor(seat) ? kinds(this.#g.players[seat].mats[mat]) : [];
  }
  matSize(seat: number, mat: number): number {
    return this.#g.players[seat].mats[mat].length;
  }
  counter(seat: number, counter: number): number {
    return this.#g.players[seat].counters[counter];
  }
  vp(seat: number): number {
    return this.#g.players[seat].vp;
  }
  debt(seat: number): number {
    return this.#g.players[seat].debt;
  }
  turns(seat: number): number {
    return this.#g.players[seat].turns;
  }
  /** Copies owned by kind: what anyone who kept count of gains and trashings knows. */
  owned(seat: number): number[] {
    const g = this.#g;
    if (g.passed.length === 0 || seat === this.seat) return owned(g, seat);
    const counts = g.players.map((_, other) => owned(g, other));
    return knownCounts(g, this.seat, counts)[seat];
  }
  /** The same into an array of the caller's; gives how many cards it is in all. */
  countOwned(seat: number, counts: number[]): number {
    if (this.#g.passed.length === 0) return countOwned(this.#g, seat, counts);
    const known = this.owned(seat);
    let all = 0;
    for (let kind = 0; kind < counts.length; kind++) {
      counts[kind] = known[kind];
      all += known[kind];
    }
    return all;
  }
  /** The score alone. */
  total(seat: number): number {
    return this.#g.passed.length === 0 ? total(this.#g, seat) : this.score(seat).total;
  }
  score(seat: number): Score {
    return this.#g.passed.length === 0 ? score(this.#g, seat) : score(this.#g, seat, this.owned(seat));
  }

  /** Kinds gained on that player's last turn, where a card of this game asks for them. */
  lately(seat: number): readonly number[] {
    return this.#g.players[seat].lately;
  }

  pileSize(pile: number): number {
    return this.#g.piles[pile];
  }
  /** The kind on top of a pile; NONE if it is empty. */
  pileTop(pile: number): number {
    return top(this.#g, pile);
  }
  /** How many cards of this kind are left on its pile, as far as that is known. */
  left(kind: number): number {
    const pile = this.#g.board.pileOf[kind];
    if (pile < 0) {
      const beside = this.#g.board.outsideOf[kind];
      return beside < 0 ? 0 : known(this.#g.outside[beside], this.#g.board.outside[beside], kind);
    }
    const { mixed } = this.#g.board.piles[pile];
    if (mixed < 0) return this.#g.piles[pile];
    return known(this.#g.mixed[mixed], this.#g.board.piles[pile], kind);
  }
  pileTokens(pile: number, token: number): number {
    return this.#g.tokens[pileTokens(this.#g, pile, token)] ?? 0;
  }
  landscapeTokens(kind: number, token: number): number {
    return this.#g.tokens[landscapeTokens(this.#g, kind, token)] ?? 0;
  }
  /** What a landscape marked or noted, as far as it is public; NONE if nothing. */
  noted(kind: number): number {
    return this.#g.notes[this.#g.board.landscapes.indexOf(kind)] ?? NONE;
  }
  cost(kind: number): CostExplained {
    return explainCost(this.#g, kind);
  }
  get trash(): number[] {
    return kinds(this.#g.trash).sort(byNumber);
  }

  /** A world that this player may imagine: as the real one to all they know, the rest dealt at random. */
  imagine(seed: Seed): Game {
    return determinize(this.#g, this.seat, seed);
  }

  toJSON(): ViewJSON {
    return this.at(this.#g.decision);
  }

  /** The same while that question is asked, or could be for all this player knows. */
  at(question: Question | null): ViewJSON {
    const g = this.#g;
    const { phase } = g;
    // That an Action phase is over is seen by what is done next; costs must not tell it either.
    if (!this.#seesFor(g.player) && g.witness !== null && g.log !== null) g.phase = g.log.phase;
    try {
      return this.#spellOut(question);
    } finally {
      g.phase = phase;
    }
  }

  #spellOut(question: Question | null): ViewJSON {
    const g = this.#g;
    const id = (kind: number): string => g.board.kinds[kind].id;
    const ids = (list: readonly number[]): string[] => list.map(id);
    const { decision: d } = this;
    const others = question === null || d !== null ? null : asOthersSee(g, question);
    return {
      seat: this.seat,
      ruleset: g.board.ruleset,
      turn: g.turn,
      player: g.player,
      ...(g.decider === NONE ? {} : { decider: g.decider }),
      phase: PHASE_NAMES[g.phase],
      actions: g.actions,
      buys: g.buys,
      coins: g.coins,
      ...(g.board.takesPotions ? { potions: g.potions } : {}),
      over: g.over,
      emptyPiles: g.emptyPiles,
      ending: endingJSON(g),
      players: g.players.map((player, seat) => this.#player(player, seat)),
      supply: g.board.piles.map((_, i) => pileJSON(g, i)),
      ...(g.board.outside.length === 0
        ? {}
        : {
            outside: g.board.outside.map((pile, i) => ({
              pile: pile.id,
              top: pile.seen === "nobody" || g.outside[i].length === 0 ? null : id(topOutside(g, i)),
              count: g.outside[i].length,
              cards: ids(knownCards(g.outside[i], pile)),
            })),
          }),
      ...changedCosts(g),
      ...changedTypes(g),
      landscapes: g.board.landscapes.map((kind) => ({
        id: id(kind),
        ...tokensOf(g, landscapeTokens(g, kind, VP)),
        ...(g.board.kinds[kind].notes === "pile" && this.noted(kind) >= 0
          ? { marked: g.board.piles[this.noted(kind)].id }
          : {}),
      })),
      trash: ids(this.trash),
      lasting: g.lasting.map((e) => ({
        seat: e.who,
        source: id(kindOf(e.card)),
        ...(LASTING[e.def].names ? { named: id(e.n) } : {}),
        ...this.#held(e),
      })),
      decision:
        d !== null
          ? decisionJSON(g, d)
          : others && {
              ...others,
              ...answeredBy(g, others.seat),
              source: others.source === NONE ? null : id(others.source),
            },
    };
  }

  #player(player: Player, seat: number): PlayerJSON {
    const g = this.#g;
    const ids = (list: readonly number[]): string[] => list.map((kind) => g.board.kinds[kind].id);
    const mine = this.#seesFor(seat);
    const topOfDiscard = this.discardTop(seat);
    const counts = this.owned(seat);
    const json: Written<PlayerJSON> = {
      seat,
      handSize: player.hand.length,
      deckSize: player.deck.length,
      discardSize: player.discard.length,
      discardTop: topOfDiscard === NONE ? null : g.board.kinds[topOfDiscard].id,
      inPlay: ids(kinds(player.play)),
      aside: ids(kinds(player.aside)),
      hiddenSize: player.hidden.length,
      vp: player.vp,
      debt: player.debt,
      turns: player.turns,
      owned: countsJSON(g, counts),
      score: scoreJSON(g, score(g, seat, counts)),
    };
    // What only some have is put in one by one: this is written several times for every answer.
    if (mine) json.hand = ids(sorted(player.hand));
    if (mine && player.hidden.length > 0) json.hidden = ids(kinds(player.hidden));
    if (g.board.mats.length > 0) json.mats = this.#mats(player, seat);
    if (g.board.counters.length > 0) json.counters = byId(g.board.counters, (i) => player.counters[i]);
    if (g.board.remembersTurns) json.lately = ids(player.lately);
    return json;
  }

  /** What a lasting effect keeps set aside until it is over. Its cards may be elsewhere by now. */
  #held({ who, them }: Lasting): Pick<LastingJSON, "holds"> {
    if (them.length === 0) return {};
    const ids = (cards: readonly number[]): string[] =>
      cards.map((card) => this.#g.board.kinds[kindOf(card)].id);
    const player = this.#g.players[who];
    const aside = them.filter((card) => player.aside.includes(card));
    const hidden = them.filter((card) => player.hidden.includes(card));
    if (aside.length + hidden.length === 0) return {};
    return {
      holds: {
        aside: ids(aside),
        ...(this.#seesFor(who) && hidden.length > 0 ? { hidden: ids(hidden) } : {}),
        hiddenSize: hidden.length,
      },
    };
  }

  #mats(player: Player, seat: number): Readonly<Record<string, MatJSON>> {
    const { mats, kinds: defs } = this.#g.board;
    return byId(
      mats,
      (i): MatJSON => ({
        size: player.mats[i].length,
        ...(mats[i].seen === "all" || this.#seesFor(seat)
          ? { cards: this.mat(seat, i).map((kind) => defs[kind].id) }
          : {}),
      }),
    );
  }
}

/** While it is being written. */
type Written<T> = { -readonly [Key in keyof T]: T[Key] };

/** Things by id. */
function byId<Value>(
  things: readonly { readonly id: string }[],
  value: (i: number) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(things.map(({ id }, i) => [id, value(i)] as const));
}

/** Nothing lies there, as nearly everywhere. */
const NO_TOKENS: TokensJSON = {};

function tokensOf(g: Game, at: number): TokensJSON {
  if (g.tokens.length === 0) return NO_TOKENS;
  const vp = g.tokens[at + VP] ?? 0;
  const debt = g.tokens[at + DEBT] ?? 0;
  const others: Record<string, number | number[]> = {};
  for (const [i, { id, seat }] of g.board.tokens.entries()) {
    const n = g.tokens[at + i] ?? 0;
    if (i === VP || i === DEBT || n === 0) continue;
    if (seat === NONE) others[id] = n;
    else others[id] = [...((others[id] as number[] | undefined) ?? []), seat];
  }
  return {
    ...(vp > 0 ? { vp } : {}),
    ...(debt > 0 ? { debt } : {}),
    ...(Object.keys(others).length > 0 ? { tokens: others } : {}),
  };
}

function pileJSON(g: Game, i: number): PileJSON {
  const pile = g.board.piles[i];
  const id = (kind: number): string => g.board.kinds[kind].id;
  const kind = top(g, i);
  const shown = kind === NONE ? pile.kinds[0] : kind;
  const fixed = fixedCosts(g.board);
  const causes = fixed === null ? explainCost(g, shown).causes : [];
  const plain = {
    pile: pile.id,
    top: kind === NONE ? null : id(kind),
    count: g.piles[i],
    cost: fixed === null ? costJSON(costOf(g, shown)) : fixed[shown],
  };
  const tokens = tokensOf(g, pileTokens(g, i, VP));
  // Nearly all of them, and several times in every answer's pictures.
  if (causes.length === 0 && pile.mixed < 0 && tokens === NO_TOKENS) return plain;
  return {
    ...plain,
    ...(causes.length === 0
      ? {}
      : {
          printedCost: costJSON(printedCost(g.board, shown)),
          causes: causes.map((c) => ({ source: id(c.source), change: c.change })),
        }),
    ...(pile.mixed < 0 ? {} : { cards: knownCards(g.mixed[pile.mixed], pile).map(id) }),
    ...tokens,
  };
}

/** How many there are of each kind, without those of which there are none. */
function countsJSON({ board }: Game, counts: readonly number[]): Record<string, number> {
  const json: Record<string, number> = {};
  for (let kind = 0; kind < counts.length; kind++)
    if (counts[kind] > 0) json[board.kinds[kind].id] = counts[kind];
  return json;
}

/** What cards of the Supply's kinds cost, wherever they lie, if that is not what is printed on them. */
function changedCosts(g: Game): { costs?: Record<string, CostNowJSON> } {
  const { board } = g;
  if (!board.costsChange) return {};
  const id = (kind: number): string => board.kinds[kind].id;
  const costs: Record<string, CostNowJSON> = {};
  let any = false;
  for (let kind = 0; kind < board.kinds.length; kind++) {
    if (board.pileOf[kind] < 0 || coinCost(g, kind) === board.coins[kind]) continue;
    const cost = explainCost(g, kind);
    costs[id(kind)] = {
      ...costJSON(cost),
      causes: cost.causes.map((c) => ({ source: id(c.source), change: c.change })),
    };
    any = true;
  }
  return any ? { costs } : {};
}

/** The types of cards that are more than what is printed on them just now. */
function changedTypes({ board }: Game): { types?: Record<string, readonly TypeName[]> } {
  if (board === board.printed) return {};
  const changed = board.kinds.flatMap(({ id }, kind) =>
    board.types[kind] === board.printed.types[kind] ? [] : [[id, typeNames(board.types[kind])] as const],
  );
  return changed.length === 0 ? {} : { types: Object.fromEntries(changed) };
}

export function scoreJSON(g: Game, s: Score): ScoreJSON {
  return {
    total: s.total,
    parts: s.parts.map((p) => ({
      source: p.source === NONE ? "tokens" : g.board.kinds[p.source].id,
      count: p.count,
      vp: p.vp,
    })),
  };
}

function endingJSON(g: Game): EndingJSON | null {
  const ending = endingOf(g);
  return ending && { cause: ending.cause, piles: ending.piles.map((pile) => g.board.piles[pile].id) };
}

/** Who answers for that seat, if it is somebody else. */
const answeredBy = (g: Game, seat: number): { by?: number } =>
  answerer(g, seat) === seat ? {} : { by: answerer(g, seat) };

/** A decision with everything spelled out by name. */
export function decisionJSON(g: Game, d: Decision): DecisionJSON {
  const id = (kind: number): string => g.board.kinds[kind].id;
  return {
    seat: d.who,
    ...answeredBy(g, d.who),
    verb: d.verb,
    source: d.source === NONE ? null : id(d.source),
    from: g.board.zoneNames[d.zone],
    options: d.options.map((option) => spell(g, d, option)),
    min: d.min,
    max: d.max,
    ordered: d.ordered,
    about: d.about.map(id),
  };
}

/** How many of a kind a pile is known to hold. Bots ask it all the time. */
function known(cards: readonly number[], pile: Pick<Pile, "seen" | "dealt">, kind: number): number {
  if (pile.dealt) cards = knownCards(cards, pile);
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === kind) n++;
  return n;
}
const kinds = (cards: readonly number[]): number[] => cards.map(kindOf);
/** The kinds of these few cards in order: each is put before those that are greater. */
function sorted(cards: readonly number[]): number[] {
  const list = kinds(cards);
  sortInPlace(list);
  return list;
}

function sortInPlace(list: number[]): void {
  for (let i = 1; i < list.length; i++) {
    const kind = list[i];
    let at = i;
    for (; at > 0 && list[at - 1] > kind; at--) list[at] = list[at - 1];
    list[at] = kind;
  }
}
const byNumber = (a: number, b: number): number => a - b;

export const view = (g: Game, seat: number): View => new View(g, seat);

export interface DecisionJSON {
  /** Whose decision it is, and who answers it where that is somebody else. */
  readonly seat: number;
  readonly by?: number;
  readonly verb: string;
  readonly source: string | null;
  readonly from: string;
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly about: readonly string[];
}

export interface ScoreJSON {
  readonly total: number;
  readonly parts: readonly { readonly source: string; readonly count: number; readonly vp: number }[];
}

export interface MatJSON {
  readonly size: number;
  /** Missing where the cards lie face down and are another player's. */
  readonly cards?: readonly string[];
}

/** An effect that outlives the playing of its card. */
export interface LastingJSON {
  readonly seat: number;
  readonly source: string;
  /** The card that was named. */
  readonly named?: string;
  /** Which of its player's cards that are set aside are set aside by it. */
  readonly holds?: Pick<PlayerJSON, "aside" | "hidden" | "hiddenSize">;
}

export interface PlayerJSON {
  readonly seat: number;
  readonly hand?: readonly string[];
  readonly handSize: number;
  readonly deckSize: number;
  readonly discardSize: number;
  readonly discardTop: string | null;
  readonly inPlay: readonly string[];
  readonly aside: readonly string[];
  readonly hidden?: readonly string[];
  readonly hiddenSize: number;
  /** What lies on the mats of this game, and where its counters stand, by name. */
  readonly mats?: Readonly<Record<string, MatJSON>>;
  readonly counters?: Readonly<Record<string, number>>;
  readonly vp: number;
  readonly debt: number;
  readonly turns: number;
  /** What was gained on their last turn, where a card of this game asks for it. */
  readonly lately?: readonly string[];
  readonly owned: Readonly<Record<string, number>>;
  readonly score: ScoreJSON;
}

/** Tokens on a pile or a landscape. */
export interface TokensJSON {
  readonly vp?: number;
  readonly debt?: number;
  /** Tokens that cards of this game bring along, by name: how many, or whose where every player has their own. */
  readonly tokens?: Readonly<Record<string, number | readonly number[]>>;
}

export interface PileJSON extends TokensJSON {
  readonly pile: string;
  readonly top: string | null;
  readonly count: number;
  readonly cost: CostJSON;
  readonly printedCost?: CostJSON;
  readonly causes?: readonly { readonly source: string; readonly change: number }[];
  readonly cards?: readonly string[];
}

export interface EndingJSON {
  readonly cause: Ending["cause"];
  readonly piles: readonly string[];
}

/** A pile beside the Supply. */
export interface OutsideJSON {
  readonly pile: string;
  /** Null where it is not seen, and where there is none. */
  readonly top: string | null;
  readonly count: number;
  /** What it holds: from the top, or where the order is not known, in no order. */
  readonly cards: readonly string[];
}

export interface CostNowJSON extends CostJSON {
  readonly causes: readonly { readonly source: string; readonly change: number }[];
}

export interface ViewJSON {
  readonly seat: number;
  readonly ruleset: string;
  readonly turn: number;
  readonly player: number;
  /** Who decides for the player of this turn, where that is somebody else. */
  readonly decider?: number;
  readonly phase: string;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  /** Potions to spend, where cards cost them. */
  readonly potions?: number;
  readonly over: boolean;
  readonly emptyPiles: number;
  /** Why the game is over; null while it is not, or if its players ended it. */
  readonly ending: EndingJSON | null;
  readonly players: readonly PlayerJSON[];
  readonly supply: readonly PileJSON[];
  /** The piles beside the Supply, where there are any. */
  readonly outside?: readonly OutsideJSON[];
  readonly costs?: Readonly<Record<string, CostNowJSON>>;
  /** What cards are that are more than what is printed on them just now. */
  readonly types?: Readonly<Record<string, readonly TypeName[]>>;
  readonly landscapes: readonly (TokensJSON & { readonly id: string; readonly marked?: string })[];
  readonly trash: readonly string[];
  readonly lasting: readonly LastingJSON[];
  readonly decision:
    | DecisionJSON
    | {
        readonly seat: number;
        readonly by?: number;
        readonly verb: string;
        readonly source: string | null;
      }
    | null;
}
