/**
 * Who reacts to what happens, and in which order. Effects set off at the same time go player by player in
 * turn order, each player ordering their own. A player is asked when the order, or declining, could
 * matter by what the effects say of themselves (order.ts), which may be a question too many and never one too few; reactions in hand are looked up anew each time, so that one drawn meanwhile can still be used.
 */
import { ABILITIES, type Ability, LASTING, ON } from "./ability.ts";
import { ask, code, END_CODE, USE } from "./decisions.ts";
import {
  DECK,
  type Frame,
  type Game,
  type Happening,
  kindOf,
  NONE,
  NOWHERE,
  push,
  type Trigger,
  zone,
} from "./game.ts";
import { note } from "./log.ts";
import { type Reach, Waiting } from "./order.ts";
import { kernelProgram } from "./program.ts";
import { couldReact } from "./secrecy.ts";

const NO_CARDS: readonly number[] = [];
const NO_TRIGGERS: readonly Trigger[] = [];

/** Could anything react to that now? */
export function heard(g: Game, on: number): boolean {
  if (g.board.standing[on]) return true;
  for (let i = 0; i < g.lasting.length; i++)
    if ((LASTING[g.lasting[i].def].hears & (1 << on)) !== 0) return true;
  return false;
}

/**
 * Would surely nothing come of this? Looks only where something could be, and builds nothing: most of what happens
 * concerns nobody. With a witness everything is gone through, since also that nobody reacts is a moment; a law plays
 * both ways and compares.
 */
export function unnoticed(g: Game, on: number, by: number, it: number): boolean {
  const { board, players, lasting } = g;
  if (g.witness !== null || board.always[on].length > 0) return false;
  const own = board.own[on];
  if (own !== null && it !== NONE && own[kindOf(it)].length > 0) return false;
  for (let i = 0; i < lasting.length; i++) {
    const { abilities, hears } = LASTING[lasting[i].def];
    if ((hears & (1 << on)) !== 0 && concerns(g, abilities, on, lasting[i].who, by, it)) return false;
  }
  const inPlay = board.inPlay[on];
  const inHand = board.inHand[on];
  const onMat = board.onMat[on];
  if (inPlay === null && inHand === null && onMat === null) return true;
  for (let who = 0; who < players.length; who++) {
    const { play, hand, mats } = players[who];
    if (inPlay !== null && anyConcerns(g, inPlay, play, on, who, by, it)) return false;
    if (inHand !== null && mayReact(g, on, who, by) && anyConcerns(g, inHand, hand, on, who, by, it))
      return false;
    if (onMat !== null)
      for (let i = 0; i < mats.length; i++) if (anyConcerns(g, onMat, mats[i], on, who, by, it)) return false;
  }
  return true;
}

/** Could a card in this player's hand have to do with what somebody does, by whose doing such cards wait for? */
const mayReact = ({ board }: Game, on: number, who: number, by: number): boolean =>
  who === by ? board.handsOwn[on] : board.handsOthers[on];

/** Is there an ability among these cards of a player that it could set off? */
function anyConcerns(
  g: Game,
  table: readonly (readonly Ability[])[],
  cards: readonly number[],
  on: number,
  owner: number,
  by: number,
  it: number,
): boolean {
  for (let i = 0; i < cards.length; i++) {
    const abilities = table[kindOf(cards[i])];
    if (abilities.length > 0 && concerns(g, abilities, on, owner, by, it)) return true;
  }
  return false;
}

/** Is there one among these abilities of a player? */
function concerns(
  { board }: Game,
  abilities: readonly Ability[],
  on: number,
  owner: number,
  by: number,
  it: number,
): boolean {
  for (let i = 0; i < abilities.length; i++) {
    const a = abilities[i];
    if (a.event !== on || !counts(a, owner, by)) continue;
    if (it === NONE || board.concerns.has(board, a, kindOf(it))) return true;
  }
  return false;
}

/** Something happened to one card (or to none). */
export function fire(g: Game, on: number, by: number, it: number, at: number, n: number): void {
  if (heard(g, on) && !unnoticed(g, on, by, it)) resolve(g, [{ on, by, it, at, n }]);
}

/** Could anything come of it for one of these cards? */
function anyNoticed(g: Game, on: number, by: number, cards: readonly number[], first: number): boolean {
  const own = g.board.own[on];
  if (own !== null && concernsItself(g, on)) {
    for (let i = first; i < cards.length; i++) if (own[kindOf(cards[i])].length > 0) return true;
    return false;
  }
  for (let i = first; i < cards.length; i++) if (!unnoticed(g, on, by, cards[i])) return true;
  return false;
}

/** Does nobody listen to it now but the very cards to which it happens? */
function concernsItself({ board, lasting, witness }: Game, on: number): boolean {
  if (witness !== null || board.always[on].length > 0) return false;
  if (board.inPlay[on] !== null || board.inHand[on] !== null || board.onMat[on] !== null) return false;
  for (let i = 0; i < lasting.length; i++)
    if ((LASTING[lasting[i].def].hears & (1 << on)) !== 0) return false;
  return true;
}

/** The same happened to several cards at once: to those of the list from the first that counts. */
export function fireEach(
  g: Game,
  on: number,
  by: number,
  cards: readonly number[],
  at: number,
  n: number,
  first = 0,
): void {
  if (!heard(g, on) || !anyNoticed(g, on, by, cards, first)) return;
  const events: Happening[] = [];
  for (let i = first; i < cards.length; i++) events.push({ on, by, it: cards[i], at, n });
  resolve(g, events);
}

/** Lets everything that these happenings set off come to pass, before whatever is on the stack goes on. */
export function resolve(g: Game, events: readonly Happening[]): void {
  let triggers = NO_TRIGGERS;
  let fromHand = false;
  // A card that reacts could also be drawn by what comes to pass now.
  let later = false;
  for (const event of events) {
    triggers = collect(g, event, triggers);
    if (g.board.inHand[event.on] === null) continue;
    later = true;
    if (!fromHand) fromHand = reactionsOf(g, event, NONE, NO_CARDS).length > 0;
  }
  if (triggers.length === 0 && !fromHand && !(later && g.witness !== null)) return;
  if (triggers.length === 1 && !later && ABILITIES[triggers[0].ability].may !== true) {
    carryOut(g, triggers[0], events);
    return;
  }
  const f = push(g, ORDER.index, g.player, NONE, NONE);
  f.triggers = triggers;
  f.events = events;
}

const counts = (a: Ability, owner: number, by: number): boolean =>
  a.whose === undefined || a.whose === "yours" ? owner === by : a.whose === "others" ? owner !== by : true;

/** Those that wait with one more ability, unless its condition does not hold. Mostly it is the only one. */
function add(
  g: Game,
  event: Happening,
  to: readonly Trigger[],
  a: Ability,
  who: number,
  card: number,
  lasting: number,
  them: readonly number[],
): readonly Trigger[] {
  const trigger: Trigger = { ability: a.index, who, card, lasting, them, event };
  if (a.if !== undefined && !a.if(g, trigger)) return to;
  return to.length === 0 ? [trigger] : [...to, trigger];
}

/** Those that wait, and those that this sets off. */
function collect(g: Game, event: Happening, before: readonly Trigger[]): readonly Trigger[] {
  let all = before;
  const { on, by, it } = event;
  const own = g.board.own[on];
  if (own !== null && it !== NONE) {
    const abilities = own[kindOf(it)];
    for (let i = 0; i < abilities.length; i++) all = add(g, event, all, abilities[i], by, it, NONE, NO_CARDS);
  }
  const always = g.board.always[on];
  for (let i = 0; i < always.length; i++)
    all = add(g, event, all, always[i].ability, by, always[i].kind, NONE, NO_CARDS);
  const inPlay = g.board.inPlay[on];
  if (inPlay !== null) {
    for (let who = 0; who < g.players.length; who++) {
      const { play } = g.players[who];
      for (let i = 0; i < play.length; i++) {
        const abilities = inPlay[kindOf(play[i])];
        for (let j = 0; j < abilities.length; j++)
          if (counts(abilities[j], who, by))
            all = add(g, event, all, abilities[j], who, play[i], NONE, NO_CARDS);
      }
    }
  }
  if (g.board.onMat[on] !== null) all = collectFromMats(g, event, all);
  return g.lasting.length > 0 ? collectLasting(g, event, all) : all;
}

function collectFromMats(g: Game, event: Happening, before: readonly Trigger[]): readonly Trigger[] {
  const table = g.board.onMat[event.on];
  let all = before;
  if (table === null) return all;
  for (let who = 0; who < g.players.length; who++) {
    g.players[who].mats.forEach((cards, mat) => {
      for (const card of cards)
        for (const a of table[kindOf(card)])
          if (a.mat === g.board.mats[mat] && counts(a, who, event.by))
            all = add(g, event, all, a, who, card, NONE, NO_CARDS);
    });
  }
  return all;
}

function collectLasting(g: Game, event: Happening, before: readonly Trigger[]): readonly Trigger[] {
  const { on, by } = event;
  let used = false;
  let all = before;
  const { lasting } = g;
  for (let i = 0; i < lasting.length; i++) {
    const e = lasting[i];
    const { abilities, hears } = LASTING[e.def];
    if ((hears & (1 << on)) === 0) continue;
    for (const a of abilities) {
      if (a.event !== on || !counts(a, e.who, by)) continue;
      const more = add(g, event, all, a, e.who, e.card, e.id, e.them);
      if (more !== all && a.once === true) used = true;
      all = more;
    }
  }
  if (used) {
    const done = new Set(all.filter((t) => ABILITIES[t.ability].once === true).map((t) => t.lasting));
    g.lasting = g.lasting.filter((e) => !done.has(e.id));
  }
  return all;
}

/**
 * The reactions in hand that this player (or, for NONE, anyone) could use now; one of each kind. A card that
 * already reacted to this is not offered again, unless it says so: showing most of them twice does nothing more. In the printed rules
 * the card that a Reaction speaks of is always another one, so a Reaction gained to the hand does not answer its
 * own gain; in the current rules it may.
 */
function reactionsOf(g: Game, event: Happening, who: number, used: readonly number[]): readonly Trigger[] {
  const table = g.board.inHand[event.on];
  if (table === null) return NO_TRIGGERS;
  let found = NO_TRIGGERS;
  const itself = g.board.ruleset === "printed" && event.on === ON.gain ? event.it : NONE;
  for (let seat = 0; seat < g.players.length; seat++) {
    if ((who !== NONE && seat !== who) || !mayReact(g, event.on, seat, event.by)) continue;
    const { hand } = g.players[seat];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      const abilities = table[kindOf(card)];
      if (abilities.length === 0 || card === itself) continue;
      for (const a of abilities) {
        if (!counts(a, seat, event.by) || used.includes(card)) continue;
        if (!isAmong(found, a.index, seat)) found = add(g, event, found, a, seat, card, NONE, NO_CARDS);
      }
    }
  }
  return found;
}

function isAmong(triggers: readonly Trigger[], ability: number, who: number): boolean {
  for (let i = 0; i < triggers.length; i++)
    if (triggers[i].ability === ability && triggers[i].who === who) return true;
  return false;
}

/** Starts the effect of one trigger. */
function carryOut(g: Game, t: Trigger, events: readonly Happening[]): void {
  const a = ABILITIES[t.ability];
  const f = push(g, a.do.index, t.who, t.card, t.event.by);
  f.it = t.event.it;
  f.at = t.event.at;
  f.n = t.event.n;
  f.lasting = t.lasting;
  f.them = t.them;
  f.events = events.length === 1 ? events : [t.event];
}

const sameKinds = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((card, i) => kindOf(card) === kindOf(b[i])));

/** Did the same happen, to cards of one name that are as free to be moved? On a deck one covers the other. */
const sameHappening = (a: Happening, b: Happening): boolean =>
  a === b ||
  (kindOf(a.it) === kindOf(b.it) && a.on === b.on && a.at === b.at && a.n === b.n && a.at !== DECK);

/** Are these two the same in everything but the serials of cards? */
export const same = (g: Game, a: Trigger, b: Trigger): boolean =>
  a.ability === b.ability &&
  kindOf(a.card) === kindOf(b.card) &&
  sameHappening(a.event, b.event) &&
  sameKinds(a.them, b.them) &&
  (a.lasting === b.lasting || sameLasting(g, a.lasting, b.lasting));

/** Do two lasting effects hold the same? Those that were used up by being set off told what they held already. */
function sameLasting(g: Game, a: number, b: number): boolean {
  const one = g.lasting.find((e) => e.id === a);
  const other = g.lasting.find((e) => e.id === b);
  return one?.n === other?.n && one?.mask === other?.mask;
}

/** Is this optional effect no longer open, since another one came first? Mandatory ones always come to pass. */
function missed(g: Game, t: Trigger): boolean {
  const a = ABILITIES[t.ability];
  if (a.mat !== undefined && !zone(g, t.who, g.board.matZone(a.mat)).includes(t.card)) return true;
  return a.may === true && a.if !== undefined && !a.if(g, t);
}

/** Effects of this player that wait, and the reactions that could be used now. */
export function waiting(g: Game, f: Frame, who: number): readonly Trigger[] {
  let mine: Trigger[] | null = null;
  const { triggers, events } = f;
  for (let i = 0; i < triggers.length; i++) {
    const t = triggers[i];
    if (t.who !== who || missed(g, t)) continue;
    // Most of them wait alone, and a list of one takes less room than one that may grow.
    if (mine === null) mine = [t];
    else mine.push(t);
  }
  for (let i = 0; i < events.length; i++) {
    const reactions = reactionsOf(g, events[i], who, f.picked);
    if (reactions.length === 0) continue;
    if (mine === null && events.length === 1) return reactions;
    mine ??= [];
    for (let j = 0; j < reactions.length; j++) mine.push(reactions[j]);
  }
  return mine ?? NO_TRIGGERS;
}

/** So many different effects of cards of one kind can be told apart in an answer. */
const MOST_OF_A_KIND = 4;

interface Offers {
  readonly options: readonly number[];
  /** By option: what it stands for. */
  readonly of: readonly Trigger[];
}

/** How a trigger is offered: by the card it comes from, and which of that card's abilities it is. */
function offers(g: Game, mine: readonly Trigger[]): Offers {
  if (mine.length === 1) return { options: [code(USE, 0, kindOf(mine[0].card))], of: mine };
  const options: number[] = [];
  const of: Trigger[] = [];
  for (const t of mine) {
    if (of.some((other) => same(g, other, t))) continue;
    let nth = 0;
    while (options.includes(code(USE, nth, kindOf(t.card)))) nth++;
    if (nth === MOST_OF_A_KIND) continue;
    options.push(code(USE, nth, kindOf(t.card)));
    of.push(t);
  }
  return { options, of };
}

/** Carries out one of the effects that wait. */
export function start(g: Game, f: Frame, t: Trigger): void {
  const reaction = !f.triggers.includes(t);
  if (!reaction) f.triggers = f.triggers.filter((other) => other !== t);
  else if (ABILITIES[t.ability].again !== true)
    f.picked = f.picked.length === 0 ? [t.card] : [...f.picked, t.card];
  if (reaction && g.log !== null) note(g, "react", t.who, [t.card], { source: kindOf(t.card) });
  carryOut(g, t, f.events);
}

/** The one that comes before all others. */
function firstOf(mine: readonly Trigger[]): Trigger | undefined {
  for (let i = 0; i < mine.length; i++) if (ABILITIES[mine[i].ability].first === true) return mine[i];
  return undefined;
}

function areOptional(mine: readonly Trigger[]): boolean {
  for (let i = 0; i < mine.length; i++) if (ABILITIES[mine[i].ability].may !== true) return false;
  return true;
}

function areAlike(g: Game, mine: readonly Trigger[]): boolean {
  for (let i = 1; i < mine.length; i++) if (!same(g, mine[i], mine[0])) return false;
  return true;
}

const ORDER = kernelProgram(
  "order",
  // Who is next, and is there anything to ask?
  (g, f) => {
    const seats = g.players.length;
    while (f.turnOf < seats) {
      const who = (g.player + f.turnOf) % seats;
      const mine = waiting(g, f, who);
      if (g.witness !== null && (mine.length > 0 || couldReact(g, f.events, who, f.picked)))
        g.witness({ who, verb: "react", source: NONE });
      if (mine.length === 0) {
        f.turnOf++;
        continue;
      }
      f.who = who;
      const one = firstOf(mine) ?? free(g, f, mine);
      if (one !== undefined) {
        f.pc = 0;
        start(g, f, one);
        return;
      }
      const { options } = offers(g, mine);
      const optional = areOptional(mine);
      const { it } = mine[0].event;
      const about = it === NONE ? NO_CARDS : [kindOf(it)];
      f.card = areAlike(g, mine) ? mine[0].card : NONE;
      if (!optional) return ask(g, f, "order", options, 1, 1, NOWHERE, { about });
      const orNone = options.length === 1 ? [options[0], END_CODE] : [...options, END_CODE];
      return ask(g, f, "react", orNone, 1, 1, NOWHERE, { about });
    }
    g.stack.pop();
  },
  (g, f) => {
    const mine = waiting(g, f, f.who);
    const { options, of } = offers(g, mine);
    const at = options.indexOf(f.n);
    f.card = NONE;
    f.pc = 0;
    if (at >= 0) return start(g, f, of[at]);
    // Declined: what is optional is over for this player.
    if (f.triggers.length > 0) f.triggers = f.triggers.filter((t) => t.who !== f.who);
    f.turnOf++;
  },
);

/**
 * One of the effects that need no question: it comes to pass in any case, and it makes no difference whether it
 * does so before or after each of the others, nor before or after a reaction that one of them could bring to hand.
 */
function free(g: Game, f: Frame, mine: readonly Trigger[]): Trigger | undefined {
  if (mine.length === 1) return ABILITIES[mine[0].ability].may === true ? undefined : mine[0];
  if (areOptional(mine)) return undefined;
  // What effects touch, they say of their own player; where another gains and trashed cards come back, that is not so.
  if (g.decider !== NONE && !mine.every((t) => isPlain(g, t))) return undefined;
  if (ABILITIES[mine[0].ability].may !== true && areAlike(g, mine)) return mine[0];
  const now = new Waiting(g);
  const reaches = mine.map((t) => now.of(t));
  return mine.find((t, i) => {
    if (ABILITIES[t.ability].may === true) return false;
    const plain = isPlain(g, t);
    let fetched = false;
    for (let j = 0; j < mine.length; j++) {
      if (j === i || same(g, t, mine[j])) continue;
      if (now.clash(reaches[i], reaches[j]) && !(plain && isPlain(g, mine[j]))) return false;
      if (now.clashOfHeld(t, mine[j], reaches[i].returns && reaches[j].returns)) return false;
      if (reaches[j].fetches || mine[j].them.some((card) => reacts(g, f, kindOf(card)))) fetched = true;
    }
    return !fetched || !minds(g, f, t.who, now, reaches[i]);
  });
}

/**
 * Constant bonuses give the same together in any order: cards are drawn from one deck, whoever draws first. One that
 * may be declined is another matter: what is drawn before it can tip the balance.
 */
const isPlain = (g: Game, t: Trigger): boolean =>
  ABILITIES[t.ability].do.bonus !== null && ABILITIES[t.ability].may !== true && !heard(g, ON.shuffle);

const reacts = (g: Game, f: Frame, kind: number): boolean =>
  f.events.some((event) => (g.board.inHand[event.on]?.[kind].length ?? 0) > 0);

/** Is there a reaction, held or not, for which it would matter that this comes first? */
function minds(g: Game, f: Frame, who: number, now: Waiting, reach: Reach): boolean {
  return f.events.some((event) =>
    g.board.inHand[event.on]?.some((abilities, kind) =>
      abilities.some((a) => counts(a, who, event.by) && now.clash(reach, now.ofReaction(a, kind, event))),
    ),
  );
}
