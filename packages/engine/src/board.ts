/**
 * The board: everything about a game that set-up fixes and play never changes. Which cards are in it,
 * their piles, their texts under the chosen ruleset, and an index of who listens to what, so that an event
 * nobody in this game listens to costs one array look-up, and a card that is not in the game costs nothing.
 */
import { type Ability, EVENT_COUNT, ON } from "./ability.ts";
import {
  abilitiesOf,
  type Ban,
  type CardDef,
  type Counter,
  isBought,
  isPile,
  type Mat,
  type PileDef,
  type Ruleset,
  type Token,
} from "./card.ts";
import { Concerns } from "./concern.ts";
import { optionCodes } from "./decisions.ts";
import { ACTION_PHASE, BUY_PHASE, KINDS, MATS, NONE, zoneNames } from "./game.ts";
import { lastingInside } from "./inside.ts";
import { Reaches } from "./order.ts";
import { ALONE, CAREFUL } from "./plan.ts";
import { type Bonus, bonusOf, type Program } from "./program.ts";
import { Asked, Bits, Shops } from "./questions.ts";
import { readsOf, SHARED } from "./touch.ts";
import { ACTION, NIGHT, TREASURE, typeBit, typeBits, VICTORY } from "./types.ts";

export interface Pile {
  readonly id: string;
  /** The kinds of card that belong to it; the first stands for the pile (its type, its cost). */
  readonly kinds: readonly number[];
  /** How many cards it begins with. */
  readonly size: number;
  /** Index into Game.mixed for piles of several kinds, else -1. */
  readonly mixed: number;
  /** Bottom to top, for piles of several kinds: all that the box holds. */
  readonly stack: readonly number[];
  /** Only some of them are in a game, and nobody knows which. */
  readonly dealt: boolean;
  readonly endsGame: boolean;
  /** What is seen of it. */
  readonly seen: "all" | "top" | "nobody";
}

/** A pile beside the Supply: its cards lie in Game.outside. From one that is seen, any card can be taken. */
export type Outside = Pick<Pile, "id" | "kinds" | "size" | "stack" | "dealt" | "seen">;

/** A token as it can lie on a pile here. Where every player has their own, each of those is one. */
export interface TokenHere {
  /** How positions call it. */
  readonly name: string;
  readonly id: string;
  /** Whose it is; NONE where that does not matter. */
  readonly seat: number;
}

const TOKENS: readonly TokenHere[] = ["vp", "debt"].map((id) => ({ name: id, id, seat: NONE }));

const here = ({ id, each }: Token, players: number): TokenHere[] =>
  each === undefined
    ? [{ name: id, id, seat: NONE }]
    : Array.from({ length: players }, (_, seat) => ({ name: `${id}@${seat}`, id, seat }));

/** What the discard pile of a deck beside the Supply is called. */
export const discardsOf = (deck: PileDef): string => `${deck.id}-discard`;

export interface SetUp {
  /** Seats, two to six. */
  readonly players: number;
  readonly ruleset?: Ruleset;
  /** The cards of every game. */
  readonly basics: readonly CardDef[];
  /** Kingdom piles, in the order in which they should be shown. */
  readonly kingdom: readonly (CardDef | PileDef)[];
  /** Events and Landmarks. */
  readonly landscapes?: readonly CardDef[];
}

/** What was asked for by a name that nothing has, and what may have been meant. */
export interface Misnamed {
  readonly name: string;
  /** Names that look like it; none if nothing does. */
  readonly near: readonly string[];
  /** All there are. */
  readonly known: readonly string[];
}

/** A set-up that cannot be played, with a code for programs and a sentence for people. */
export class SetUpError extends Error {
  readonly code: string;
  readonly misnamed: Misnamed | null;
  constructor(code: string, message: string, misnamed: Misnamed | null = null) {
    super(message);
    this.name = "SetUpError";
    this.code = code;
    this.misnamed = misnamed;
  }
}

export class Board {
  readonly players: number;
  readonly ruleset: Ruleset;
  readonly kinds: readonly CardDef[];
  readonly piles: readonly Pile[];
  readonly mixedPiles: number;
  /** Piles beside the Supply that cards bring along, and by kind to which of them it belongs (else -1). */
  readonly outside: readonly Outside[];
  readonly outsideOf: readonly number[];
  /** The order of some pile is known to nobody. */
  readonly shufflesPiles: boolean;
  /** Piles, of the Supply too, and landscapes that are here only because another card brought them. */
  readonly brought: ReadonlySet<string>;
  /** Kinds of the Events, Landmarks and other landscapes. */
  readonly landscapes: readonly number[];
  readonly startingDeck: readonly number[];
  /** The mats and counters that every player has here. */
  readonly mats: readonly Mat[];
  readonly counters: readonly Counter[];
  /** Those that can be spent: which, in which phase, and for what. */
  readonly spends: readonly { readonly counter: number; readonly phase: number; readonly gives: Bonus }[];
  /** The names of all zones here, by number. */
  readonly zoneNames: readonly string[];
  /** Empty piles that end the game. */
  readonly pilesToEnd: number;
  readonly endingPiles: readonly number[];

  // By kind.
  readonly coins: readonly number[];
  readonly debts: readonly number[];
  readonly potions: readonly number[];
  readonly types: readonly number[];
  readonly plays: readonly number[];
  readonly bonuses: readonly (Bonus | null)[];
  readonly pileOf: readonly number[];
  /** Why a kind may not be bought, where there is such a rule. */
  readonly bans: readonly (Ban | null)[];
  readonly hasBans: boolean;
  /** By pile: its only kind; -1 for piles of several kinds. */
  readonly onlyKind: readonly number[];
  /** The landscapes that can be bought: Events and Projects. */
  readonly events: readonly number[];
  /** Kinds whose instructions may be followed instead of those of any Action that is played. */
  readonly ways: readonly number[];
  /** There are cards that are played at Night. */
  readonly hasNight: boolean;
  /** What is for sale, in a game where costs and bans never change; null in other games. */
  readonly shops: Shops | null;
  /** The Actions and the Treasures, and the questions for an Action that were asked before. */
  readonly actionBits: Bits;
  readonly treasureBits: Bits;
  /** Treasures that do more than give a constant bonus, or of which something may depend on which are played. */
  readonly thoughtfulBits: Bits;
  /** The coins of a Treasure that gives nothing else and may be played before all others; NONE for other cards. */
  readonly pays: readonly number[];
  readonly askedForAction = new Asked();
  /** How "play all Treasures" treats each kind (see treasures.ts). */
  readonly ranks: readonly number[];
  /** Kinds that punish having Treasures in play. */
  readonly spoilers: readonly number[];
  /** Every Treasure here gives constant bonuses, and nothing minds their being in play. */
  readonly simpleTreasures: boolean;

  /** No card or landscape could have a say from the end of a Buy phase to the beginning of the next. */
  readonly quiet: boolean;

  // Who listens, by event.
  readonly listens: readonly boolean[];
  /** As `listens`, but for cards and landscapes alone: only a lasting effect could listen otherwise. */
  readonly standing: readonly boolean[];
  readonly own: readonly (readonly (readonly Ability[])[] | null)[];
  readonly inHand: readonly (readonly (readonly Ability[])[] | null)[];
  /** Of those in hand: can one be set off by what its own player does, or by what others do? */
  readonly handsOwn: readonly boolean[];
  readonly handsOthers: readonly boolean[];
  readonly inPlay: readonly (readonly (readonly Ability[])[] | null)[];
  readonly onMat: readonly (readonly (readonly Ability[])[] | null)[];
  readonly always: readonly (readonly { readonly kind: number; readonly ability: Ability }[])[];

  /** One bit for each event that a lasting effect of this game could wait for. */
  readonly hearsLater: number;
  /** What the effects of this game can reach, found when it was first asked. */
  readonly reaches = new Reaches();
  /** Which abilities can have to do with which cards, likewise. */
  readonly concerns = new Concerns();

  /** Some card in the game costs Potions. */
  readonly takesPotions: boolean;
  /** Some card in the game changes costs. */
  readonly costsChange: boolean;
  /** What costs depend on in this game (see touch.ts). */
  readonly costReads: number;
  /** Some card in the game costs others Treasures that they play. */
  readonly robs: boolean;
  /** The kinds that change what others cost. */
  readonly pricing: readonly number[];
  /** Some card in the game replaces what a played card does. */
  readonly replacesPlays: boolean;
  readonly usesTokens: boolean;
  /** The tokens that can lie on a pile or landscape: those of every game, then those that cards bring along. */
  readonly tokens: readonly TokenHere[];
  /** Some card in the game changes how many cards the next hand has. */
  readonly changesHands: boolean;
  /** Some card asks what was gained on last turns. */
  readonly remembersTurns: boolean;
  /** The kinds that are worth points, and how many. */
  readonly scoring: readonly { readonly kind: number; readonly vp: NonNullable<CardDef["vp"]> }[];
  /** Kinds that can make others more than what is printed on them; see alter.ts. */
  readonly altering: readonly number[];
  /** The board as it is printed: this one, unless cards are more than that just now. */
  readonly printed: Board = this;
  readonly #altered = new Map<string, Board>();
  /** Kinds that prepare something when a game starts. */
  readonly setUps: readonly number[];

  readonly kindById: ReadonlyMap<string, number>;
  /** Every way to write an option, and its code. */
  readonly codes: ReadonlyMap<string, number>;

  constructor(setUp: SetUp) {
    this.players = setUp.players;
    this.ruleset = setUp.ruleset ?? "printed";
    const landscapes = setUp.landscapes ?? [];
    const kinds: CardDef[] = [...setUp.basics];
    for (const entry of setUp.kingdom) kinds.push(...(isPile(entry) ? entry.cards : [entry]));
    kinds.push(...landscapes);
    const {
      supply: more,
      outside,
      wide,
    } = broughtBy(kinds, [...setUp.basics, ...setUp.kingdom, ...landscapes]);
    this.brought = new Set([...more, ...outside, ...wide].map((entry) => entry.id));
    for (const entry of [...more, ...outside, ...wide]) kinds.push(...cardsOf(entry));
    if (kinds.length >= KINDS)
      throw new SetUpError(
        "too-many-kinds",
        `A game holds at most ${KINDS - 1} kinds of card; this one has ${kinds.length}.`,
      );
    const kindById = new Map<string, number>();
    kinds.forEach((def, kind) => {
      if (kindById.has(def.id)) throw new SetUpError("twice", `${def.id} is in the game twice.`);
      kindById.set(def.id, kind);
    });
    this.kinds = kinds;
    this.kindById = kindById;
    this.landscapes = [...landscapes, ...wide].map((def) => kindById.get(def.id) as number);

    const pileOf = kinds.map(() => -1);
    const piles: Pile[] = [];
    let mixed = 0;
    const kindsOf = (entry: CardDef | PileDef): number[] =>
      cardsOf(entry).map((def) => kindById.get(def.id) as number);
    const stackOf = (entry: PileDef): number[] =>
      entry
        .stack(this.players)
        .map((id) => kindById.get(id) as number)
        .reverse();
    const entries: (CardDef | PileDef)[] = [...setUp.basics, ...setUp.kingdom, ...more];
    for (const entry of entries) {
      const cards = cardsOf(entry);
      const own = kindsOf(entry);
      for (const kind of own) pileOf[kind] = piles.length;
      const stack = isPile(entry) ? stackOf(entry) : [];
      piles.push({
        id: entry.id,
        kinds: own,
        size: isPile(entry) ? dealtOf(entry, stack, this.players) : copies(entry, this.players),
        mixed: isPile(entry) ? mixed++ : -1,
        stack,
        dealt: isPile(entry) && entry.deals !== undefined,
        endsGame: cards.some((def) => def.endsGame === true),
        seen: (isPile(entry) ? entry.seen : undefined) ?? "all",
      });
    }
    const outsideOf = kinds.map(() => -1);
    const beside: Outside[] = [];
    for (const entry of outside) {
      const own = kindsOf(entry);
      for (const kind of own) outsideOf[kind] = beside.length;
      const stack = isPile(entry) ? stackOf(entry) : Array<number>(copies(entry, this.players)).fill(own[0]);
      const seen = (isPile(entry) ? entry.seen : undefined) ?? "all";
      const size = isPile(entry) ? dealtOf(entry, stack, this.players) : stack.length;
      const dealt = isPile(entry) && entry.deals !== undefined;
      beside.push({ id: entry.id, kinds: own, size, stack, dealt, seen });
      if (isPile(entry) && entry.discards === true)
        beside.push({ id: discardsOf(entry), kinds: own, size: 0, stack: [], dealt: false, seen: "all" });
    }
    this.outside = beside;
    this.outsideOf = outsideOf;
    this.shufflesPiles = [...piles, ...this.outside].some((pile) => pile.seen !== "all");
    this.piles = piles;
    this.mixedPiles = mixed;
    this.onlyKind = piles.map((pile) => (pile.mixed < 0 ? pile.kinds[0] : -1));
    this.pileOf = pileOf;
    this.pilesToEnd = this.players >= 5 ? 4 : 3;
    this.endingPiles = piles.flatMap((pile, i) => (pile.endsGame ? [i] : []));
    this.startingDeck = kinds.flatMap((def, kind) => Array<number>(def.startWith ?? 0).fill(kind));

    this.mats = shared(kinds.flatMap((def) => def.mats ?? []));
    this.counters = shared(kinds.flatMap((def) => def.counters ?? []));
    this.spends = this.counters.flatMap(({ spend }, counter) =>
      spend === undefined
        ? []
        : [{ counter, phase: spend.in === "action" ? ACTION_PHASE : BUY_PHASE, gives: bonusOf(spend.gives) }],
    );
    this.zoneNames = zoneNames(this.mats.map((mat) => mat.id));

    const types = kinds.map((def) => typeBits(def.texts[this.ruleset].types));
    const programs: (Program | null)[] = kinds.map((def) => def.texts[this.ruleset].play);
    for (const def of kinds) {
      for (const [id, change] of Object.entries(def.changes ?? {})) {
        const kind = kindById.get(id);
        if (kind === undefined) continue;
        types[kind] = typeBits(change.types);
        if (change.play) programs[kind] = change.play;
      }
    }
    this.types = types;
    this.coins = kinds.map((def) => def.cost);
    this.debts = kinds.map((def) => def.debt ?? 0);
    this.potions = kinds.map((def) => def.potions ?? 0);
    this.takesPotions = this.potions.some((n) => n > 0);
    this.bonuses = programs.map((program) => program?.bonus ?? null);
    this.bans = kinds.map((def) => def.mayNotBuy ?? null);
    this.ranks = kinds.map((def, kind) => {
      if (def.inPlan === undefined) return this.bonuses[kind]?.cards === 0 ? 0 : CAREFUL;
      return def.inPlan === "alone" ? ALONE : def.inPlan === "careful" ? CAREFUL : def.inPlan;
    });
    this.spoilers = kinds.flatMap((def, kind) => (def.spoilsTreasures === true ? [kind] : []));
    const spending = this.spends.length > 0;
    this.actionBits = new Bits(
      types.map((bits) => (bits & ACTION) !== 0),
      spending,
    );
    this.treasureBits = new Bits(types.map((bits) => (bits & TREASURE) !== 0));
    this.events = this.landscapes.filter((kind) => isBought(kinds[kind]));
    this.ways = this.landscapes.filter((kind) => (types[kind] & typeBit("Way")) !== 0);
    this.hasNight = types.some((bits) => (bits & NIGHT) !== 0);
    this.plays = programs.map((program) => (program ? program.index : -1));

    const listens = Array<boolean>(EVENT_COUNT).fill(false);
    const standing = Array<boolean>(EVENT_COUNT).fill(false);
    const table = () => Array.from({ length: EVENT_COUNT }, () => null as Ability[][] | null);
    const own = table();
    const inHand = table();
    const inPlay = table();
    const onMat = table();
    const always: { kind: number; ability: Ability }[][] = Array.from({ length: EVENT_COUNT }, () => []);
    const note = (into: (Ability[][] | null)[], kind: number, list: readonly Ability[]) => {
      for (const a of list) {
        listens[a.event] = true;
        standing[a.event] = true;
        let row = into[a.event];
        if (row === null) {
          row = kinds.map(() => []);
          into[a.event] = row;
        }
        row[kind].push(a);
      }
    };
    let costsChange = false;
    let costReads = 0;
    const pricing: number[] = [];
    let hearsLater = 0;
    let replacesPlays = false;
    let changesHands = false;
    let forbids = false;
    let robs = false;
    const visit = (program: Program): void => {
      for (const def of lastingInside(program)) {
        for (const a of def.abilities) listens[a.event] = true;
        hearsLater |= def.hears;
        if (def.cost) {
          costsChange = true;
          costReads |= SHARED.lasting | readsOf(def.cost);
        }
        if (def.instead) replacesPlays = true;
        if (def.hand) changesHands = true;
        if (def.mayNotBuy) forbids = true;
        if (def.robs) robs = true;
      }
    };
    kinds.forEach((def, kind) => {
      const text = def.texts[this.ruleset];
      note(own, kind, text.own);
      note(inHand, kind, text.hand);
      note(inPlay, kind, text.inPlay);
      note(onMat, kind, text.onMat);
      for (const a of text.always) {
        listens[a.event] = true;
        standing[a.event] = true;
        always[a.event].push({ kind, ability: a });
      }
      if (text.play) visit(text.play);
      if (def.alters?.play) visit(def.alters.play);
      for (const a of abilitiesOf(text)) visit(a.do);
      if (def.costChange) {
        costsChange = true;
        costReads |= readsOf(def.costChange);
      }
      if (def.costs) {
        costsChange = true;
        costReads |= readsOf(def.costs);
        pricing.push(kind);
      }
    });
    this.hasBans = forbids || this.bans.some((ban) => ban !== null);
    this.robs = robs;
    this.simpleTreasures =
      !this.hasBans &&
      !robs &&
      this.spoilers.length === 0 &&
      kinds.every(
        (_, kind) =>
          (types[kind] & TREASURE) === 0 || (this.bonuses[kind]?.cards === 0 && this.ranks[kind] === 0),
      );
    this.thoughtfulBits = this.#thoughtful(types, this.bonuses);
    this.pays = this.#paying(types, this.bonuses);
    this.shops =
      costsChange || this.hasBans || spending || this.takesPotions
        ? null
        : new Shops(this.onlyKind, this.events, this.coins);
    this.listens = listens;
    this.standing = standing;
    this.own = own;
    this.inHand = inHand;
    const anyInHand = (fits: (a: Ability) => boolean): boolean[] =>
      inHand.map((row) => row?.some((abilities) => abilities.some(fits)) === true);
    this.handsOwn = anyInHand(({ whose }) => whose !== "others");
    this.handsOthers = anyInHand(({ whose }) => whose === "others" || whose === "anyones");
    this.inPlay = inPlay;
    this.onMat = onMat;
    this.always = always;
    this.hearsLater = hearsLater;
    this.costsChange = costsChange;
    this.costReads = costReads;
    this.pricing = pricing;
    this.replacesPlays = replacesPlays;
    this.scoring = kinds.flatMap(({ vp }, kind) => (vp === undefined ? [] : [{ kind, vp }]));
    this.setUps = kinds.flatMap((def, kind) => (def.setUp ? [kind] : []));
    this.altering = kinds.flatMap((def, kind) => (def.alters ? [kind] : []));
    this.changesHands = changesHands;
    this.remembersTurns = kinds.some((def) => def.mindsLastTurns === true);
    this.quiet =
      this.altering.length === 0 &&
      !this.hasNight &&
      !changesHands &&
      !this.remembersTurns &&
      !BETWEEN_PURCHASES.some((on) => standing[on]);
    const tokens = shared(kinds.flatMap((def) => def.tokens ?? []));
    this.usesTokens = tokens.length > 0 || kinds.some((def) => def.usesTokens === true);
    this.tokens = [...TOKENS, ...tokens.flatMap((token) => here(token, this.players))];
    this.codes = optionCodes(
      kinds.map((def) => def.id),
      this.counters.map((counter) => counter.id),
    );
  }

  #thoughtful(types: readonly number[], bonuses: readonly (Bonus | null)[]): Bits {
    const all = this.hasBans || this.robs || this.spoilers.length > 0;
    return new Bits(
      types.map(
        (bits, kind) =>
          (bits & TREASURE) !== 0 && (all || this.ranks[kind] !== 0 || bonuses[kind]?.cards !== 0),
      ),
    );
  }

  #paying(types: readonly number[], bonuses: readonly (Bonus | null)[]): number[] {
    return types.map((bits, kind) => {
      const bonus = bonuses[kind];
      if ((bits & TREASURE) === 0 || this.ranks[kind] !== 0 || bonus === null) return NONE;
      const { cards, actions, buys, coins, potions, vp } = bonus;
      return cards === 0 && actions === 0 && buys === 0 && potions === 0 && vp === 0 ? coins : NONE;
    });
  }

  /** The same board while its cards have these types and follow these programs. */
  altered(types: readonly number[], plays: readonly number[]): Board {
    const differs = (now: readonly number[], then: readonly number[]) =>
      now.some((n, kind) => n !== then[kind]);
    if (!differs(types, this.types) && !differs(plays, this.plays)) return this;
    const key = `${types} ${plays}`;
    const known = this.#altered.get(key);
    if (known !== undefined) return known;
    const isOf = (type: number) => types.map((bits) => (bits & type) !== 0);
    const bonuses = this.bonuses.map((bonus, kind) => (plays[kind] === this.plays[kind] ? bonus : null));
    const changed: Partial<Board> = {
      types,
      plays,
      bonuses,
      actionBits: new Bits(isOf(ACTION), this.spends.length > 0),
      treasureBits: new Bits(isOf(TREASURE)),
      thoughtfulBits: this.#thoughtful(types, bonuses),
      pays: this.#paying(types, bonuses),
      askedForAction: new Asked(),
      reaches: new Reaches(),
      concerns: new Concerns(),
      simpleTreasures: false,
      quiet: false,
      shops: null,
    };
    const board: Board = Object.assign(Object.create(Board.prototype), this, changed);
    this.#altered.set(key, board);
    return board;
  }

  /** The kind of a card in this game, by id; -1 if it is not in it. */
  kind(id: string): number {
    return this.kindById.get(id) ?? -1;
  }

  /** The zone of a mat in this game. */
  matZone(mat: Mat): number {
    return MATS + this.mats.indexOf(mat);
  }

  /** Which of the board's tokens this is; of one that every player has, theirs. Without a player that is no number. */
  token(token: Token | number, who: number): number {
    if (typeof token === "number") return token;
    const at = this.tokens.findIndex(({ id, seat }) => id === token.id && (seat === NONE || seat === who));
    return at < 0 ? Number.NaN : at;
  }

  is(kind: number, bits: number): boolean {
    return (this.types[kind] & bits) !== 0;
  }
}

/** What happens from the end of one Buy phase to the beginning of the next where no Action is held. */
const BETWEEN_PURCHASES = [
  ON.discardFromPlay,
  ON.shuffle,
  ON.turnStart,
  ON.actionPhaseEnd,
  ON.buyPhaseStart,
  ON.buyPhaseEnd,
  ON.cleanupStart,
  ON.turnEnd,
  ON.betweenTurns,
];

/** Each once, however many cards bring it along. */
function shared<Thing extends { readonly id: string }>(things: readonly Thing[]): Thing[] {
  const found: Thing[] = [];
  for (const thing of things) {
    const known = found.find((other) => other.id === thing.id);
    if (known === undefined) found.push(thing);
    else if (known !== thing) throw new SetUpError("twice", `Two different things are called ${thing.id}.`);
  }
  return found;
}

const cardsOf = (entry: CardDef | PileDef): readonly CardDef[] => (isPile(entry) ? entry.cards : [entry]);

/** How many cards of a pile of several kinds are in a game. */
const dealtOf = ({ deals }: PileDef, stack: readonly number[], players: number): number =>
  Math.min(deals?.(players) ?? stack.length, stack.length);

/** The piles that these cards bring along, and those that come with them in turn; each once. */
function broughtBy(
  kinds: readonly CardDef[],
  there: readonly (CardDef | PileDef)[],
): { supply: (CardDef | PileDef)[]; outside: (CardDef | PileDef)[]; wide: CardDef[] } {
  const supply: (CardDef | PileDef)[] = [];
  const outside: (CardDef | PileDef)[] = [];
  const wide: CardDef[] = [];
  const visit = (def: CardDef): void => {
    for (const [list, into] of [
      [def.brings?.supply ?? [], supply],
      [def.brings?.outside ?? [], outside],
    ] as const) {
      for (const entry of list) {
        if (into.includes(entry) || there.includes(entry)) continue;
        into.push(entry);
        cardsOf(entry).forEach(visit);
      }
    }
    for (const landscape of def.brings?.landscapes ?? []) {
      if (wide.includes(landscape) || there.includes(landscape)) continue;
      wide.push(landscape);
      visit(landscape);
    }
  };
  kinds.forEach(visit);
  return { supply, outside, wide };
}

/** The usual sizes: 10 for a Kingdom pile, 8 or 12 for Victory cards. */
function copies(def: CardDef, players: number): number {
  if (def.copies) return def.copies(players);
  return (typeBits(def.types) & VICTORY) !== 0 ? (players === 2 ? 8 : 12) : 10;
}
