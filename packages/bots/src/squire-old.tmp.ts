/**
 * Squire: sensible and simple on any kingdom. It weighs every card by a little knowledge of its own, or, for
 * a card it has never heard of, by type, traits and cost; from that one weighing follow what it buys, gains,
 * plays, keeps, discards and trashes. It plans nothing, remembers nothing and reads only its view, so it can
 * take over at any decision.
 */
import type { Board } from "@fiefdom/engine/board";
import {
  actOf,
  BUY_IT,
  CARD,
  COURSE,
  END_CODE,
  NUMBER,
  PAY,
  PLAY_IT,
  TREASURES_CODE,
  USE,
  valueIn,
} from "@fiefdom/engine/decisions";
import type { Decision } from "@fiefdom/engine/game";
import { ACTION, CURSE, TREASURE, typeBit, VICTORY } from "@fiefdom/engine/types";
import type { View } from "@fiefdom/engine/view";
import type { Bot, BotMaker } from "./player.ts";

/** What there is to know of a card: its worth to a growing deck, Actions it gives, how many to own. */
interface Known {
  /** Worth as a purchase; Silver is 30, Gold 60. */
  readonly worth: number;
  /** +Actions. None makes it terminal. */
  readonly actions?: number;
  readonly atMost?: number;
  /** Played before others that give as many Actions. */
  readonly early?: boolean;
}

const KNOWN: Readonly<Record<string, Known>> = {
  copper: { worth: 0 },
  silver: { worth: 30 },
  gold: { worth: 60 },
  platinum: { worth: 90 },
  curse: { worth: -50 },
  artisan: { worth: 52, atMost: 1 },
  bandit: { worth: 50, atMost: 1 },
  bureaucrat: { worth: 29, atMost: 1 },
  cellar: { worth: 12, actions: 1, atMost: 1 },
  chapel: { worth: 45, atMost: 1 },
  "council-room": { worth: 48, atMost: 2 },
  festival: { worth: 50, actions: 2, atMost: 4, early: true },
  harbinger: { worth: 20, actions: 1, atMost: 1 },
  laboratory: { worth: 56, actions: 1, atMost: 6, early: true },
  library: { worth: 40, atMost: 1 },
  market: { worth: 51, actions: 1, atMost: 5, early: true },
  merchant: { worth: 28, actions: 1, atMost: 2 },
  militia: { worth: 44, atMost: 1 },
  mine: { worth: 38, atMost: 1 },
  moat: { worth: 14, atMost: 1 },
  moneylender: { worth: 42, atMost: 1 },
  poacher: { worth: 36, actions: 1, atMost: 3 },
  remodel: { worth: 31, atMost: 1 },
  sentry: { worth: 55, actions: 1, atMost: 2, early: true },
  smithy: { worth: 46, atMost: 2 },
  "throne-room": { worth: 27, atMost: 1 },
  vassal: { worth: 22, atMost: 1 },
  village: { worth: 24, actions: 2, atMost: 4, early: true },
  witch: { worth: 66, atMost: 2 },
  workshop: { worth: 10, atMost: 1 },
  // Later sets: what gives Actions, and what needs its own measure.
  city: { worth: 45, actions: 2, atMost: 4 },
  "grand-market": { worth: 72, actions: 1, early: true },
  peddler: { worth: 40, actions: 1 },
  "workers-village": { worth: 33, actions: 2, atMost: 4, early: true },
  "kings-court": { worth: 40, atMost: 1 },
  forge: { worth: 20, atMost: 1 },
  mint: { worth: 8, atMost: 1 },
  "chariot-race": { worth: 26, actions: 1, atMost: 2 },
  "city-quarter": { worth: 40, actions: 2, atMost: 1 },
  forum: { worth: 48, actions: 1, atMost: 2 },
  groundskeeper: { worth: 48, actions: 1, atMost: 2 },
  villa: { worth: 34, actions: 2, atMost: 3 },
  archive: { worth: 48, actions: 1, atMost: 2 },
  encampment: { worth: 28, actions: 2, atMost: 2, early: true },
  patrician: { worth: 24, actions: 1, atMost: 2 },
  emporium: { worth: 52, actions: 1, atMost: 4 },
  settlers: { worth: 20, actions: 1, atMost: 2 },
  "bustling-village": { worth: 46, actions: 3, atMost: 3 },
};

/** Worth of a card that it knows nothing of, by coins of its cost. */
const byCost = (cost: number): number => 4 + 8 * cost;

/** Turns of one player after which a game is long, and points count more than growth. */
const LONG = 30;

class Squire implements Bot {
  readonly name = "Squire";
  readonly #board: Board;
  readonly #known: readonly Known[];
  readonly #vp: readonly number[];
  /** The pile whose end is the end, dearest first. */
  readonly #ending: readonly number[];
  /** How often the very same question came in a row: nobody reveals a card for ever. */
  #asked = "";
  #times = 0;

  constructor(board: Board) {
    this.#board = board;
    this.#known = board.kinds.map((def, kind) => KNOWN[def.id] ?? this.#guess(kind));
    this.#vp = board.kinds.map((def) => (typeof def.vp === "number" ? def.vp : def.vp === undefined ? 0 : 2));
    this.#ending = board.endingPiles.map((pile) => board.piles[pile].kinds[0]);
  }

  #guess(kind: number): Known {
    const def = this.#board.kinds[kind];
    const cost = def.cost + (def.debt ?? 0);
    if (this.#is(kind, ACTION)) {
      const village = def.traits?.includes("village") === true;
      return {
        worth: byCost(Math.min(cost, 7)) + (this.#is(kind, typeBit("Attack")) ? 4 : 0),
        atMost: 2,
        actions: village ? 2 : 0,
      };
    }
    return { worth: byCost(Math.min(cost, 7)) - 2, atMost: 4 };
  }

  #is(kind: number, bits: number): boolean {
    return this.#board.is(kind, bits);
  }

  answer(view: View, d: Decision): number[] {
    const same = `${view.turn}/${d.verb}/${d.source}/${d.options.join()}/${view.handSize(view.seat)}`;
    this.#times = same === this.#asked ? this.#times + 1 : 0;
    this.#asked = same;
    const act = actOf(d.options[0]);
    if (d.verb === "action" && act !== CARD) return [this.#inActionPhase(view, d)];
    if (d.verb === "buy" && act !== CARD) return [this.#inBuyPhase(view, d)];
    if (act === COURSE) return [this.#course(view, d)];
    if (act === NUMBER) return [Math.min(...d.options)];
    if (act === PAY) return [d.options[0]];
    if (act === USE || d.options.includes(END_CODE)) return [this.#reaction(view, d)];
    return this.#cards(view, d);
  }

  /** Villages first, then what gives an Action back, then the strongest of the rest. */
  #inActionPhase(view: View, d: Decision): number {
    const plays = d.options.filter(
      (option) => actOf(option) === PLAY_IT && this.#wantsToPlay(view, option & 255),
    );
    if (plays.length > 0) return best(plays, (option) => this.#playFirst(view, option & 255));
    return d.options.find((option) => actOf(option) === PAY) ?? END_CODE;
  }

  #wantsToPlay(view: View, kind: number): boolean {
    const { id } = this.#board.kinds[kind];
    const junk = view.hand.filter((other) => this.#keep(view, other) < 0).length;
    if (id === "chapel") return junk > 0;
    if (id === "remodel") return view.hand.length > 1 && (junk > 0 || this.#late(view));
    if (id === "moneylender") return view.inHand(this.#board.kind("copper")) > 0;
    if (id === "mine") return view.hand.some((other) => this.#is(other, TREASURE));
    if (id === "throne-room" || id === "kings-court")
      return view.hand.some((other) => other !== kind && this.#is(other, ACTION));
    return true;
  }

  #playFirst(view: View, kind: number): number {
    const { actions = 0, worth, early } = this.#known[kind];
    const { id } = this.#board.kinds[kind];
    if (id === "throne-room" || id === "kings-court") return 250;
    // The last Action goes to what gives one back; a village in hand keeps the turn alive.
    if (actions >= 2) return 300 + worth;
    if (actions === 1) return 200 + worth + (early === true ? 50 : 0);
    // With Actions to spare, draw before the rest, so that there is a rest.
    const draws = this.#board.kinds[kind].traits?.includes("draw") === true;
    return worth + (draws && view.actions > 1 ? 60 : 0);
  }

  #inBuyPhase(view: View, d: Decision): number {
    const { options } = d;
    if (options.includes(TREASURES_CODE)) return TREASURES_CODE;
    const treasures = options.filter((option) => actOf(option) === PLAY_IT);
    if (treasures.length > 0 && this.#times < 3)
      return best(treasures, (option) => -this.#board.coins[option & 255]);
    const pay = options.filter((option) => actOf(option) === PAY);
    if (pay.length > 0) return best(pay, valueIn);
    const buys = options.filter(
      (option) => actOf(option) === BUY_IT && this.#board.pileOf[option & 255] >= 0,
    );
    if (buys.length === 0) return END_CODE;
    const choice = best(buys, (option) => this.#worth(view, option & 255));
    return this.#worth(view, choice & 255) > 5 ? choice : END_CODE;
  }

  #late(view: View): boolean {
    return this.#nearness(view) <= 4 || view.turns(view.seat) > LONG;
  }

  /** How many cards of the nearest ending pile are left, a little less when others run out as well. */
  #nearness(view: View): number {
    const left = Math.min(...this.#ending.map((kind) => view.left(kind)), 99);
    return view.emptyPiles >= this.#board.pilesToEnd - 1 ? Math.min(left, 2) : left;
  }

  /** What it would like to have another copy of this card for, now. */
  #worth(view: View, kind: number): number {
    const board = this.#board;
    const { id } = board.kinds[kind];
    if (this.#ending.includes(kind)) return this.#wouldLoseBy(view, kind) ? 2 : 100 + board.coins[kind];
    const near = this.#nearness(view);
    const long = view.turns(view.seat) > LONG;
    if (this.#is(kind, VICTORY) && !this.#is(kind, ACTION | TREASURE)) {
      const points = this.#points(view, kind);
      if (points >= 3) return near <= 5 || long ? 70 + points : id === "duchy" ? 4 : points >= 4 ? 35 : 4;
      return near <= 2 || long ? 50 + points : near <= 3 ? 20 : 3;
    }
    if (this.#is(kind, CURSE)) return -50;
    const { worth, atMost = 99, actions = 0 } = this.#known[kind];
    const owned = view.owned(view.seat);
    if (owned[kind] >= atMost && !this.#is(kind, TREASURE)) return 1;
    if (near <= 2) return this.#is(kind, TREASURE) ? worth / 3 : 0;
    if (!this.#is(kind, ACTION)) return worth;
    return this.#fits(view, kind, owned, actions) ? worth : 1;
  }

  /** Is there room in the deck for that Action? Terminals want villages, villages want terminals. */
  #fits(view: View, kind: number, owned: readonly number[], actions: number): boolean {
    const { id, traits } = this.#board.kinds[kind];
    let cards = 0;
    let terminals = 0;
    let villages = 0;
    let played = 0;
    owned.forEach((n, other) => {
      cards += n;
      if (n === 0 || !this.#is(other, ACTION)) return;
      const { actions: gives = 0 } = this.#known[other];
      played += n;
      if (gives === 0) terminals += n;
      else if (gives > 1) villages += n * (gives - 1);
    });
    const copper = owned[this.#board.kind("copper")] ?? 0;
    if (id === "chapel") return view.turns(view.seat) <= 3;
    if (id === "moneylender") return copper >= 5;
    if (id === "throne-room" || id === "kings-court") return played >= 4;
    if (id === "witch" && view.left(this.#board.kind("curse")) === 0) return terminals === 0;
    if (id === "moat" && this.#board.kinds.every((def) => !def.types.includes("Attack")))
      return terminals === 0;
    if (traits?.includes("trash") === true && this.#late(view)) return false;
    if (actions === 0) return terminals < 1 + villages + Math.floor(cards / 12);
    if (actions >= 2)
      return id === "festival" || terminals > villages + 1 || traits?.includes("money") === true;
    return true;
  }

  #points(view: View, kind: number): number {
    const { vp } = this.#board.kinds[kind];
    if (typeof vp !== "function") return this.#vp[kind];
    const part = view.score(view.seat).parts.find((other) => other.source === kind);
    if (part !== undefined && part.count > 0) return part.vp / part.count;
    const cards = view.owned(view.seat).reduce((sum, n) => sum + n, 0);
    return Math.max(1, Math.floor(cards / 10));
  }

  /** Would buying the last of an ending pile end the game and lose it? */
  #wouldLoseBy(view: View, kind: number): boolean {
    if (view.left(kind) > 1 || view.turns(view.seat) > 2 * LONG) return false;
    const mine = view.score(view.seat).total + this.#vp[kind];
    for (let seat = 0; seat < view.seats; seat++)
      if (seat !== view.seat && view.score(seat).total > mine) return true;
    return false;
  }

  /** How dear a card it owns is to it; below zero it had rather be without. */
  #keep(view: View, kind: number): number {
    const board = this.#board;
    const { id } = board.kinds[kind];
    if (this.#is(kind, CURSE)) return -100;
    if (this.#is(kind, VICTORY) && !this.#is(kind, ACTION | TREASURE)) {
      const points = this.#points(view, kind);
      if (points >= 2) return 40 + points;
      return this.#late(view) ? 20 : -60;
    }
    if (id === "copper") return this.#money(view) > 7 ? -30 : 10;
    return 15 + this.#known[kind].worth;
  }

  /** Coins in its whole deck. */
  #money(view: View): number {
    return view
      .owned(view.seat)
      .reduce(
        (sum, n, kind) => sum + n * (this.#is(kind, TREASURE) ? (this.#board.bonuses[kind]?.coins ?? 1) : 0),
        0,
      );
  }

  /** How useful a card in hand still is this turn, or next turn for those who wait. */
  #use(view: View, kind: number): number {
    if (!this.#is(kind, ACTION | TREASURE)) return -1;
    const mine = view.player === view.seat;
    if (this.#is(kind, TREASURE)) return 10 + 10 * (this.#board.bonuses[kind]?.coins ?? 2);
    const { actions = 0, worth } = this.#known[kind];
    if (mine && view.actions === 0) return 0;
    return 15 + worth / 2 + (actions > 0 ? 10 : 0);
  }

  #course(view: View, d: Decision): number {
    const labels = d.labels ?? [];
    const pick = (label: string): number =>
      d.options.find((option) => labels[valueIn(option)] === label) ?? d.options[0];
    const about = d.about.length > 0 ? d.about[0] : -1;
    if (labels.includes("yes")) {
      if (this.#times > 3) return pick("no");
      if (d.verb === "set-aside")
        return pick(about >= 0 && view.actions > 0 && this.#wantsToPlay(view, about) ? "no" : "yes");
      if (d.verb === "trash" && about >= 0) return pick(this.#keep(view, about) < 0 ? "yes" : "no");
      if (d.verb === "discard")
        return pick(view.hand.some((kind) => this.#use(view, kind) < 0) ? "yes" : "no");
      return pick("yes");
    }
    if (about >= 0) {
      if (labels.includes("trash") && this.#keep(view, about) < 0) return pick("trash");
      if (labels.includes("discard") && this.#use(view, about) < 0) return pick("discard");
      if (labels.includes("play")) return pick("play");
      if (labels.includes("leave")) return pick("leave");
      if (labels.includes("topdeck")) return pick("topdeck");
    }
    return d.options[0];
  }

  /** Against an Attack always; to a gain of its own only if the card is wanted soon, or not at all. */
  #reaction(view: View, d: Decision): number {
    if (this.#times > 3 && d.options.includes(END_CODE)) return END_CODE;
    const about = d.about.length > 0 ? d.about[0] : -1;
    const useful = (option: number): boolean => {
      if (actOf(option) !== USE) return false;
      if (about < 0) return true;
      const { id } = this.#board.kinds[option & 255];
      if (id === "tiara") return this.#wantedSoon(about);
      if (id === "watchtower") return this.#wantedSoon(about) || this.#keep(view, about) < 0;
      return true;
    };
    return d.options.find(useful) ?? (d.options.includes(END_CODE) ? END_CODE : d.options[0]);
  }

  #wantedSoon(kind: number): boolean {
    return this.#is(kind, ACTION | TREASURE) && this.#known[kind].worth > 25;
  }

  /** Choices among cards: which, and how many when that is free. */
  #cards(view: View, d: Decision): number[] {
    const id = d.source >= 0 ? this.#board.kinds[d.source].id : "";
    switch (d.verb) {
      case "gain":
        return take(
          d,
          (kind) => this.#worth(view, kind),
          () => true,
        );
      case "trash":
        if (id === "mine")
          return take(
            d,
            (kind) =>
              this.#board.kinds[kind].id === "silver" ? 2 : this.#board.kinds[kind].id === "copper" ? 1 : 0,
            () => true,
          );
        if (id === "moneylender")
          return take(
            d,
            () => 0,
            () => true,
          );
        return this.#trash(view, d);
      case "discard":
        return take(
          d,
          (kind) => -this.#use(view, kind),
          (kind) => this.#use(view, kind) < 0,
        );
      case "topdeck":
        if (d.min > 0)
          return take(
            d,
            (kind) => this.#back(view, kind),
            () => true,
          );
        return take(
          d,
          (kind) => this.#known[kind].worth,
          (kind) => this.#known[kind].worth > 25 && !this.#is(kind, VICTORY | CURSE),
        );
      case "put-back":
        return take(
          d,
          (kind) => this.#use(view, kind),
          () => true,
        );
      case "play":
        return take(
          d,
          (kind) => this.#known[kind].worth + (this.#known[kind].actions ?? 0),
          (kind) => this.#wantsToPlay(view, kind),
        );
      case "name":
        return take(
          d,
          (kind) => view.owned(view.seat)[kind],
          () => true,
        );
      default:
        return take(
          d,
          (kind) => -this.#keep(view, kind),
          (kind) => this.#keep(view, kind) < 0,
        );
    }
  }

  /** Out with what it had rather be without, but never so much money that nothing can be bought. */
  #trash(view: View, d: Decision): number[] {
    const copper = this.#board.kind("copper");
    let spare = Math.max(0, this.#money(view) - 5);
    return take(
      d,
      (kind) => -this.#keep(view, kind),
      (kind) => {
        if (this.#keep(view, kind) >= 0) return false;
        return kind !== copper || spare-- > 0;
      },
    );
  }

  /** What to put back from hand: an Action that can't be played any more, else the least useful card. */
  #back(view: View, kind: number): number {
    const idle = view.player === view.seat && view.actions === 0 && this.#is(kind, ACTION);
    return idle ? 100 + this.#known[kind].worth : -this.#use(view, kind);
  }
}

function best(options: readonly number[], worth: (option: number) => number): number {
  return options.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/** As many as must be, best first, and beyond that those that are wanted. */
function take(d: Decision, worth: (kind: number) => number, wanted: (kind: number) => boolean): number[] {
  const order = [...d.options].sort((a, b) => worth(b) - worth(a));
  const chosen: number[] = [];
  for (const kind of order) {
    if (chosen.length >= d.max) break;
    if (chosen.length < d.min || wanted(kind)) chosen.push(kind);
  }
  return chosen;
}

export const squire: BotMaker = (board) => new Squire(board);
