/**
 * The law of order: wherever the kernel puts effects that wait in an order by itself, the other order leads to
 * the same. The game is run step by step; at each such place both orders are carried out on copies, with the
 * same answers, and the copies are compared.
 *
 * What counts as the same: everything, as fingerprints see it, serials aside. Only the order of cards within a
 * hand, within what is set aside and within the trash is left out, and that of the notes of what was gained or
 * played this turn: no rule and no player looks at it. (A hand's order does carry over into the discard pile at
 * Clean-up and so into the next shuffle, as a different stroke of luck of equal odds, not as something that a
 * player could choose.) Decks, discard piles, what lies in play, tokens and the dice must be the same to the last.
 */
import { clone, type Game, spell } from "@fiefdom/engine";
import { ABILITIES } from "@fiefdom/engine/ability";
import { settle } from "@fiefdom/engine/decisions";
import { fingerprint } from "@fiefdom/engine/fingerprint";
import {
  type Decision,
  type Frame,
  type Happening,
  kindOf,
  NONE,
  PLAYER_ZONES,
  type Trigger,
} from "@fiefdom/engine/game";
import { PROGRAMS } from "@fiefdom/engine/program";
import { stateJSON } from "@fiefdom/engine/save";
import { same, start, waiting } from "@fiefdom/engine/triggers";
import { goOn } from "@fiefdom/engine/turn";
import { Dice } from "./dice.ts";
import { Broken, parting } from "./laws.ts";
import { randomAnswer } from "./players.ts";

const ORDER = PROGRAMS.findIndex(({ id }) => id === "kernel/order");

const top = (g: Game): Frame => g.stack[g.stack.length - 1];

/** One step, as run.ts does it. */
function step(g: Game): void {
  const f = top(g);
  if (g.stack.length === 1) goOn(g, f);
  else if (f.pc < PROGRAMS[f.program].steps.length) PROGRAMS[f.program].steps[f.pc++](g, f);
  else g.stack.pop();
}

function reply(g: Game, d: Decision, chosen: readonly number[]): void {
  g.decision = null;
  g.idleTurns = 0;
  settle(g, top(g), d.zone, d.who, chosen);
}

/** What carrying out one effect was like for the players. */
interface Course {
  /** Every question, as the player saw it. */
  readonly questions: string[];
  readonly asked: Set<number>;
  /** The player of the effect saw cards of their deck. */
  learned: boolean;
}

const ascending = (a: number, b: number): number => a - b;

/** Carries out one effect to its end, with answers that depend on its questions alone. */
function carryOut(g: Game, t: Trigger, seed: string): Course {
  const depth = g.stack.length;
  const course: Course = { questions: [], asked: new Set(), learned: false };
  const deck = g.players[t.who].deck.slice();
  top(g).pc = 0;
  start(g, top(g), t);
  while (g.stack.length > depth && !g.over) {
    const d = g.decision;
    if (d === null) {
      step(g);
      continue;
    }
    const options = [...d.options].sort(ascending);
    const said = options.map((option) => spell(g, d, option)).join(" ");
    course.questions.push(`${d.who}: ${d.verb} ${d.min} to ${d.max} of ${said}`);
    course.asked.add(d.who);
    const dice = new Dice(`${seed}/${course.questions.length}`);
    reply(g, d, dice.some(options, d.min + dice.below(d.max - d.min + 1)));
  }
  const left = new Set(g.players[t.who].deck);
  // Which card the happening was about is known, wherever it lies.
  course.learned = deck.some((card) => !left.has(card) && card !== t.event.it);
  return course;
}

/** The same effect among those that wait in a copy, or undefined if it is not offered there. */
const again = (g: Game, t: Trigger): Trigger | undefined =>
  waiting(g, top(g), t.who).find(
    (other) =>
      other.ability === t.ability &&
      other.card === t.card &&
      other.lasting === t.lasting &&
      other.event.it === t.event.it,
  );

/** Puts in one order what has none. Cards that were there before are told apart by their serials. */
function plain(g: Game, before: number): Game {
  const copy = clone(g);
  const age = (card: number): number => (card >> 8 < before ? card >> 8 : before);
  const unordered = (cards: number[]): number[] =>
    [...cards].sort((a, b) => kindOf(a) - kindOf(b) || age(a) - age(b));
  for (const player of copy.players) {
    player.hand = unordered(player.hand);
    player.aside = unordered(player.aside);
    player.hidden = unordered(player.hidden);
    player.mats = player.mats.map(unordered);
  }
  copy.trash = unordered(copy.trash);
  copy.gains.sort(ascending);
  copy.plays.sort(ascending);
  const frame = top(copy);
  frame.picked = unordered([...frame.picked]);
  return copy;
}

/** Without serials altogether: two effects that are the same have cards that are the same, and may swap them. */
function nameless(g: Game): Game {
  const copy = clone(g);
  const kinds = (cards: readonly number[]): number[] =>
    cards.map((card) => (card > 255 ? kindOf(card) : card));
  const kind = (card: number): number => kinds([card])[0];
  for (const player of copy.players) {
    for (const { field } of PLAYER_ZONES) player[field] = kinds(player[field]);
    player.mats = player.mats.map(kinds);
    player.ties = kinds(player.ties);
    player.guises = kinds(player.guises);
  }
  copy.trash = kinds(copy.trash);
  copy.lasting = copy.lasting
    .map((e) => ({ ...e, id: 0, card: kind(e.card), them: kinds(e.them).sort(ascending) }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  for (const f of copy.stack) {
    f.card = kind(f.card);
    f.it = kind(f.it);
    f.them = kinds(f.them);
    f.picked = kinds(f.picked);
    f.lasting = NONE;
    const happened = (e: Happening): Happening => ({ ...e, it: kind(e.it) });
    f.events = f.events.map(happened);
    f.triggers = f.triggers.map((t) => ({
      ...t,
      card: kind(t.card),
      lasting: NONE,
      them: kinds(t.them),
      event: happened(t.event),
    }));
  }
  return copy;
}

function bothOrders(before: Game, t: Trigger, u: Trigger): void {
  const names = [t, u].map(({ ability }) => ABILITIES[ability].id);
  const seed = `${names.join()} ${before.turn} ${before.serial}`;
  const fail = (what: string): never => {
    throw new Broken("order", `${names.join(" and ")} were not asked about, but ${what}`);
  };
  const one = clone(before);
  const other = clone(before);
  // Two that are the same may change places: then the first is asked what the first was asked. If they speak of
  // two cards of one name, the one is the mirror of the other; but later choices by name, and shuffles, may pick
  // either of the two cards, so that the copies can't be compared card by card.
  const twins = same(before, t, u);
  if (twins && t.event.it !== u.event.it) return;
  const t1 = carryOut(one, t, `${seed} t`);
  const later = again(one, u) ?? fail(`${names[1]} can't come second`);
  const u2 = carryOut(one, later, `${seed} u`);
  const u1 = carryOut(other, u, `${seed} ${twins ? "t" : "u"}`);
  const last = again(other, t) ?? fail(`${names[0]} can't come second`);
  const t2 = carryOut(other, last, `${seed} ${twins ? "u" : "t"}`);
  const pairs = twins
    ? [
        [t1, u1],
        [u2, t2],
      ]
    : [
        [t1, t2],
        [u1, u2],
      ];
  for (const [first, second] of pairs) {
    const [a, b] = [first.questions.join("\n"), second.questions.join("\n")];
    if (a !== b) fail(`the questions differ: ${parting(a, b)}`);
  }
  const decides = (course: Course, trigger: Trigger): boolean =>
    course.asked.has(trigger.who) || ABILITIES[trigger.ability].may === true;
  const tells = (course: Course, trigger: Trigger): boolean =>
    course.learned || [...course.asked].some((seat) => seat !== trigger.who);
  if (!twins && ((tells(t1, t) && decides(u1, u)) || (tells(u1, u) && decides(t1, t))))
    fail("one shows something that a choice in the other may build on");
  const [a, b] = [one, other].map((g) => {
    const sorted = plain(g, before.serial);
    return twins ? nameless(sorted) : sorted;
  });
  if (fingerprint(a) !== fingerprint(b))
    fail(`they don't commute: ${parting(JSON.stringify(stateJSON(a)), JSON.stringify(stateJSON(b)))}`);
}

/** Whose effects the frame comes to next, as far as any wait. */
function nextOf(g: Game, f: Frame): readonly Trigger[] {
  for (let i = f.turnOf; i < g.players.length; i++) {
    const mine = waiting(g, f, (g.player + i) % g.players.length);
    if (mine.length > 0) return mine;
  }
  return [];
}

/** How often effects were put in order by the kernel, and how often a player was asked. */
export interface Orders {
  kernel: number;
  asked: number;
}

/** Plays a game, at most so many decisions of it, under the law. */
export function playUnderOrder(g: Game, dice: Dice, most: number, orders: Orders): void {
  for (let decisions = 0; decisions < most && !g.over; ) {
    const d = g.decision;
    if (d !== null) {
      reply(g, d, randomAnswer(g, d, dice));
      decisions++;
      continue;
    }
    const f = top(g);
    const mine = f.program === ORDER && f.pc === 0 ? nextOf(g, f) : [];
    if (mine.length < 2) {
      step(g);
      continue;
    }
    const before = clone(g);
    step(g);
    if (g.decision !== null) {
      orders.asked++;
      continue;
    }
    const t = mine.find(
      (one) => before.stack[before.stack.length - 1].triggers.includes(one) && !f.triggers.includes(one),
    );
    if (t === undefined) throw new Broken("order", "the kernel carried out what it may not");
    if (ABILITIES[t.ability].first === true) continue;
    orders.kernel++;
    for (const u of mine) if (u !== t) bothOrders(before, t, u);
  }
}
