/**
 * The turn is itself a program, run by the frame at the bottom of the stack: phases are places in it, and
 * going back to an earlier phase is moving its counter.
 */
import { LASTING, ON, type Until } from "./ability.ts";
import { lookAgain } from "./alter.ts";
import { coinCost } from "./cost.ts";
import {
  actOf,
  BUY_IT,
  code,
  END,
  END_CODE,
  FOR,
  PAY,
  PLAY_IT,
  REST,
  SPEND,
  TREASURES,
  TREASURES_CODE,
  valueIn,
} from "./decisions.ts";
import { hasEnded } from "./ending.ts";
import { buy, buyEvent } from "./gain.ts";
import {
  ACTION_PHASE,
  ASIDE,
  BUY_PHASE,
  CLEANUP,
  DISCARD,
  deciderIn,
  doneBy,
  type Frame,
  type Game,
  HAND,
  kindOf,
  type Lasting,
  mostInARow,
  NIGHT_PHASE,
  NONE,
  NOWHERE,
  ownerOf,
  PLAY,
  type Player,
} from "./game.ts";
import { note, only } from "./log.ts";
import { draw, move, need, take } from "./move.ts";
import { give, playFrom } from "./play.ts";
import { kernelProgram, type Step } from "./program.ts";
import { playFor, playTheRest } from "./purse.ts";
import { turnQuestion } from "./questions.ts";
import { whyForbidden } from "./sale.ts";
import { top } from "./supply.ts";
import { nextTreasure, playTreasures } from "./treasures.ts";
import { fire, fireEach } from "./triggers.ts";
import { ACTION, NIGHT, TREASURE } from "./types.ts";

export const HAND_SIZE = 5;
/** After so many rounds in which nobody could do anything, nobody ever will: the game is over as it stands. */
const IDLE_ROUNDS = 50;
const BUY_CODE = code(BUY_IT, 0);
const PLAY_CODE = code(PLAY_IT, 0);

// Places in the turn's program.
export const ACTIONS = 1;
export const PLAYED_ALL = 2;
export const BEGIN_BUYING = 3;
export const BUYING = 4;
export const BOUGHT_ALL = 6;

/** The Night comes between two steps that were there before it, so its places are the last. */
const CLEANING = 7;
export const NIGHT_FALLS = 13;
const NIGHT_ACT = 14;
const LAST = NIGHT_ACT;

/** Every step of the turn's program does what stands at its place below. */
export const TURN = kernelProgram("turn", ...Array.from({ length: LAST + 1 }, (_, place) => stepAt(place)));

function stepAt(place: number): Step {
  return (g, f) => takeStep(g, f, place);
}

/** One step of the turn. Called by place rather than through a table: most steps of most games are these. */
function takeStep(g: Game, f: Frame, place: number): void {
  switch (place) {
    case 0:
      begin(g, f);
      break;
    case ACTIONS:
      askForAction(g, f);
      break;
    case PLAYED_ALL:
      actInActionPhase(g, f);
      break;
    case BEGIN_BUYING:
      beginBuyPhase(g, f);
      break;
    case BUYING:
      askInBuyPhase(g, f);
      break;
    case 5:
      actInBuyPhase(g, f);
      break;
    case BOUGHT_ALL:
      if (g.board.hasNight) f.pc = NIGHT_FALLS;
      fire(g, ON.buyPhaseEnd, f.who, NONE, NOWHERE, 0);
      break;
    case CLEANING:
      g.phase = CLEANUP;
      fire(g, ON.cleanupStart, f.who, NONE, NOWHERE, 0);
      break;
    case 8:
      cleanUp(g, f);
      break;
    case 9:
      need(g, f.who, g.board.changesHands ? nextHand(g, f.who) : HAND_SIZE);
      break;
    case 10:
      draw(g, f.who, g.board.changesHands ? nextHand(g, f.who) : HAND_SIZE);
      fire(g, ON.turnEnd, f.who, NONE, NOWHERE, 0);
      break;
    case 11:
      endTurn(g, f);
      break;
    case NIGHT_FALLS:
      askAtNight(g, f);
      break;
    case NIGHT_ACT:
      actAtNight(g, f);
      break;
    default:
      nextTurn(g, f);
  }
}

/** Goes on with the turn until something is asked, another effect has the floor, or the game is over. */
export function goOn(g: Game, turn: Frame): void {
  const { stack } = g;
  while (g.decision === null && stack.length === 1 && !g.over) takeStep(g, turn, turn.pc++);
}

/** The same, but no further than to the next place at which an Action or a purchase is asked for. */
export function goOnToPhase(g: Game, turn: Frame): void {
  const { stack } = g;
  do takeStep(g, turn, turn.pc++);
  while (turn.pc !== ACTIONS && turn.pc !== BUYING && g.decision === null && stack.length === 1 && !g.over);
}

export function begin(g: Game, f: Frame): void {
  const who = f.who;
  g.player = who;
  g.turn++;
  if (g.extra === 0) g.players[who].turns++;
  g.phase = ACTION_PHASE;
  g.actions = 1;
  g.buys = 1;
  g.coins = 0;
  g.potions = 0;
  while (g.gains.length > 0) g.gains.pop();
  while (g.plays.length > 0) g.plays.pop();
  if (g.board.altering.length > 0) lookAgain(g);
  if (g.lasting.length > 0) expire(g, "yourNextTurn", who);
  // An extra turn has no number.
  if (g.log !== null) note(g, "turn", who, [], { n: g.extra === 0 ? g.players[who].turns : 0 });
  if (g.log !== null && g.decider !== NONE) note(g, "decides", g.decider, []);
  fire(g, ON.turnStart, who, NONE, NOWHERE, 0);
}

const isOver = (e: Lasting, until: Until, who: number): boolean =>
  (who === NONE || e.who === who) && LASTING[e.def].until === until;

/** What lasted only until now is over: for this player, or for all. */
function expire(g: Game, until: Until, who: number): void {
  const { lasting } = g;
  for (let i = 0; i < lasting.length; i++) {
    if (!isOver(lasting[i], until, who)) continue;
    g.lasting = lasting.filter((e) => !isOver(e, until, who));
    return;
  }
}

/** The kinds in hand of one type, each once and in the board's order, as options to play. */
function playable(g: Game, who: number, type: number): number[] {
  const { types } = g.board;
  const { hand } = g.players[who];
  const options: number[] = [];
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i]);
    if ((types[kind] & type) !== 0) include(options, PLAY_CODE + kind);
  }
  return options;
}

/** Puts a number into a list in which each stands once, the smallest first. */
function include(list: number[], n: number): void {
  let at = list.length;
  while (at > 0 && list[at - 1] > n) at--;
  if (at > 0 && list[at - 1] === n) return;
  list.push(n);
  for (let i = list.length - 1; i > at; i--) list[i] = list[i - 1];
  list[at] = n;
}

function payable(g: Game, who: number, options: number[]): void {
  const debt = g.players[who].debt;
  // The most first: that is what is wanted most often.
  for (let n = Math.min(debt, g.coins); n >= 1; n--) options.push(code(PAY, n));
}

function askForAction(g: Game, f: Frame): void {
  const { board } = g;
  const { who } = f;
  const { hand, debt } = g.players[who];
  const { actionBits, askedForAction } = board;
  const held = g.actions === 0 ? 0 : actionBits.held(hand);
  if (held === 0 && (board.spends.length === 0 || actionOptions(g, who).length === 0)) {
    if (g.witness !== null) g.witness({ who, verb: "action", source: NONE });
    f.n = END_CODE;
    return;
  }
  const key = actionBits.fit && debt === 0 ? held * board.players + who : NONE;
  const known = key === NONE ? null : askedForAction.find(key);
  if (known !== null) {
    g.decision = known;
    return;
  }
  const question = turnQuestion(who, "action", actionOptions(g, who));
  if (key !== NONE) askedForAction.keep(key, question);
  g.decision = question;
}

/** Everything that can be done in the Action phase now, its end included; nothing if there is only that. */
export function actionOptions(g: Game, who: number): number[] {
  const options = g.actions > 0 ? playable(g, who, ACTION) : [];
  if (g.board.spends.length > 0 && playable(g, who, ACTION).length > 0) spendable(g, who, options);
  // Without an Action to play there is no need to ask: the Buy phase, which is next, takes payments too.
  if (options.length > 0 && g.board.ruleset === "current") payable(g, who, options);
  if (options.length > 0) options.push(END_CODE);
  return options;
}

/** Adds the counters of which something can be spent in this phase. */
function spendable(g: Game, who: number, options: number[]): void {
  for (const { counter, phase } of g.board.spends)
    if (phase === g.phase && g.players[who].counters[counter] > 0) options.push(code(SPEND, counter));
}

function spend(g: Game, who: number, counter: number): void {
  g.players[who].counters[counter]--;
  for (const { counter: other, gives } of g.board.spends) if (other === counter) give(g, who, gives);
}

/** Plays an Action of this kind from the hand, for one of the Actions that are left. */
export function playAction(g: Game, f: Frame, kind: number): void {
  f.n = PLAY_CODE + kind;
  f.pc = ACTIONS;
  g.actions--;
  playKind(g, f.who, kind);
}

function actInActionPhase(g: Game, f: Frame): void {
  switch (actOf(f.n)) {
    case PLAY_IT:
      playAction(g, f, kindOf(f.n));
      return;
    case SPEND:
      f.pc = ACTIONS;
      spend(g, f.who, valueIn(f.n));
      return;
    case PAY:
      f.pc = ACTIONS;
      payDebt(g, f.who, valueIn(f.n));
      return;
    default:
      fire(g, ON.actionPhaseEnd, f.who, NONE, NOWHERE, 0);
  }
}

function playKind(g: Game, who: number, kind: number): void {
  const hand = g.players[who].hand;
  let i = hand.length - 1;
  while (kindOf(hand[i]) !== kind) i--;
  playFrom(g, who, hand[i], HAND);
}

export function payDebt(g: Game, who: number, n: number): void {
  g.coins -= n;
  g.players[who].debt -= n;
  if (g.log !== null) note(g, "pay", who, [], { n, source: NONE });
}

function beginBuyPhase(g: Game, f: Frame): void {
  g.phase = BUY_PHASE;
  g.treasuresOver = false;
  fire(g, ON.buyPhaseStart, f.who, NONE, NOWHERE, 0);
}

function askInBuyPhase(g: Game, f: Frame): void {
  const { who } = f;
  const { board } = g;
  const { hand, debt } = g.players[who];
  const { shops, treasureBits } = board;
  if (shops === null || !treasureBits.fit || debt > 0) {
    const options = buyOptions(g, who);
    if (options.length > 0) g.decision = turnQuestion(who, "buy", options);
    else passOn(g, f);
    return;
  }
  const held = g.treasuresOver ? 0 : treasureBits.held(hand);
  if (held === 0 && g.buys === 0) {
    passOn(g, f);
    return;
  }
  const shop = shops.at(g);
  const { dearest } = shop;
  const money = g.buys === 0 ? dearest + 1 : g.coins < dearest ? g.coins : dearest;
  // Whether all of them may be played at once is seen by which they are only where each is as simple as the next.
  const all = board.simpleTreasures || held === 0 || nextTreasure(g, who) !== NONE ? 1 : 0;
  const key = ((held * 2 + all) * (dearest + 2) + money) * board.players + who;
  let question = shop.asked.find(key);
  if (question === null) {
    const options = buyOptions(g, who);
    if (options.length === 0) {
      passOn(g, f);
      return;
    }
    question = turnQuestion(who, "buy", options);
    shop.asked.keep(key, question);
  }
  g.decision = question;
}

/** There is nothing left to play or to buy. */
function passOn(g: Game, f: Frame): void {
  if (g.witness !== null) g.witness({ who: f.who, verb: "buy", source: NONE });
  f.n = END_CODE;
}

/** Everything that can be done in the Buy phase now, its end included; nothing if there is only that. */
export function buyOptions(g: Game, who: number): number[] {
  const options = g.treasuresOver ? [] : playable(g, who, TREASURE);
  if (options.length > 0 && nextTreasure(g, who) !== NONE) options.push(TREASURES_CODE);
  if (g.board.spends.length > 0) spendable(g, who, options);
  if (g.players[who].debt > 0) payable(g, who, options);
  else if (g.buys > 0) forSale(g, who, options);
  if (options.length > 0) options.push(END_CODE);
  return options;
}

/** Adds everything that this player could buy now. */
function forSale(g: Game, who: number, options: number[]): void {
  const { board, coins } = g;
  const piles = g.piles.length;
  for (let pile = 0; pile < piles; pile++) {
    const kind = top(g, pile);
    if (kind === NONE || coinCost(g, kind) > coins) continue;
    if (board.takesPotions && board.potions[kind] > g.potions) continue;
    if (board.hasBans && whyForbidden(g, who, kind) !== null) continue;
    options.push(BUY_CODE + kind);
  }
  for (let i = 0; i < board.events.length; i++) {
    const event = board.events[i];
    if (board.coins[event] > coins) continue;
    if (board.hasBans && board.bans[event]?.if(g, who) === true) continue;
    options.push(BUY_CODE + event);
  }
}

function actInBuyPhase(g: Game, f: Frame): void {
  const kind = kindOf(f.n);
  const act = actOf(f.n);
  if (act === END) return;
  f.pc = BUYING;
  if (act === BUY_IT) {
    if (g.board.pileOf[kind] < 0) buyEvent(g, f.who, kind);
    else buy(g, f.who, kind);
  } else if (act === TREASURES) playTreasures(g, f.who);
  else if (act === SPEND) spend(g, f.who, valueIn(f.n));
  else if (act === FOR) playFor(g, f.who, kind);
  else if (act === REST) playTheRest(g, f.who);
  else if (act === PLAY_IT) playKind(g, f.who, kind);
  else {
    if (g.board.ruleset === "printed") g.treasuresOver = true;
    payDebt(g, f.who, valueIn(f.n));
  }
}

function askAtNight(g: Game, f: Frame): void {
  g.phase = NIGHT_PHASE;
  const options = nightOptions(g, f.who);
  if (options.length > 0) {
    g.decision = turnQuestion(f.who, "night", options);
    return;
  }
  if (g.witness !== null) g.witness({ who: f.who, verb: "night", source: NONE });
  f.n = END_CODE;
}

/** Everything that can be done at Night now, its end included; nothing if there is only that. */
export function nightOptions(g: Game, who: number): number[] {
  const options = playable(g, who, NIGHT);
  if (options.length > 0) options.push(END_CODE);
  return options;
}

function actAtNight(g: Game, f: Frame): void {
  if (actOf(f.n) !== PLAY_IT) {
    f.pc = CLEANING;
    return;
  }
  f.pc = NIGHT_FALLS;
  playKind(g, f.who, kindOf(f.n));
}

/** Moves all of these cards, the last one first. */
function spill(from: number[], to: number[]): void {
  let at = to.length;
  for (let i = from.length - 1; i >= 0; i--) to[at++] = from[i];
  while (from.length > 0) from.pop();
}

/** Does an effect that outlives this turn belong to the card? */
function lasts(g: Game, card: number): boolean {
  const { lasting } = g;
  for (let i = 0; i < lasting.length; i++)
    if (lasting[i].card === card && LASTING[lasting[i].def].until !== "endOfTurn") return true;
  return false;
}

/** Cards with something left to do stay in play, and so does what played them several times. */
function staying(g: Game, player: Player): number[] {
  const stay = player.play.filter((card) => lasts(g, card));
  const ties: number[] = [];
  const hosts: number[] = [];
  for (let i = 0; i < player.ties.length; i += 2) {
    if (!stay.includes(player.ties[i + 1])) continue;
    ties.push(player.ties[i], player.ties[i + 1]);
    hosts.push(player.ties[i]);
  }
  player.ties = ties;
  stay.push(...hosts);
  return stay;
}

export function cleanUp(g: Game, f: Frame): void {
  const player = g.players[f.who];
  const { hand, play, discard: pile } = player;
  // The hand goes first, so that what is seen on top is a card that everybody saw in play.
  if (g.log !== null && hand.length > 0)
    note(g, "discard", f.who, hand, { seen: only(f.who), from: HAND, to: DISCARD });
  spill(hand, pile);
  const plain = player.ties.length === 0 && player.guises.length === 0;
  if (g.lasting.length === 0 && plain && !g.board.listens[ON.discardFromPlay]) {
    if (g.log !== null && play.length > 0) note(g, "discard", f.who, play, { from: PLAY, to: DISCARD });
    spill(play, pile);
    return;
  }
  const before = pile.length;
  if (plain) {
    // Each as itself, and nothing hangs on any but what lasts.
    let kept = 0;
    for (let i = 0; i < play.length; i++) {
      if (lasts(g, play[i])) play[kept++] = play[i];
      else pile.push(play[i]);
    }
    while (play.length > kept) play.pop();
    if (g.log !== null && pile.length > before)
      note(g, "discard", f.who, pile.slice(before), { from: PLAY, to: DISCARD });
  } else {
    const stay = staying(g, player);
    const leaving = play.filter((card) => !stay.includes(card));
    if (g.log !== null && leaving.length > 0) note(g, "discard", f.who, leaving, { from: PLAY, to: DISCARD });
    for (let i = 0; i < leaving.length; i++) pile.push(take(g, f.who, leaving[i], PLAY));
  }
  fireEach(g, ON.discardFromPlay, f.who, pile, DISCARD, 0, before);
}

export function endTurn(g: Game, f: Frame): void {
  if (g.lasting.length > 0) expire(g, "endOfTurn", NONE);
  if (g.board.remembersTurns)
    g.players[f.who].lately = g.gains.filter((gain) => doneBy(gain) === f.who).map(kindOf);
  if (g.decider !== NONE) letGo(g);
  if (hasEnded(g) || ++g.idleTurns > IDLE_ROUNDS * g.players.length) {
    g.over = true;
    g.stack = [];
    lookAgain(g);
    if (g.log !== null) note(g, "over", NONE, []);
    return;
  }
  fire(g, ON.betweenTurns, f.who, NONE, NOWHERE, 0);
}

/** The player of this turn is their own master again, and what was trashed of theirs comes back: that is no gain. */
function letGo(g: Game): void {
  const back: number[] = [];
  for (const card of g.returns.slice()) if (move(g, g.player, card, ASIDE, DISCARD) !== NONE) back.push(card);
  if (g.log !== null && back.length > 0) note(g, "comeBack", g.player, back, { from: ASIDE, to: DISCARD });
  g.decider = NONE;
}

export function nextTurn(g: Game, f: Frame): void {
  if (g.extraTurns.length > 0 || g.extra !== 0) afterExtraTurns(g, f);
  else f.who = leftOf(g, f.who);
  f.by = f.who;
  f.pc = 0;
}

const leftOf = (g: Game, who: number): number => (who + 1 === g.players.length ? 0 : who + 1);

/** The next turn where extra turns are owed, or one has just been taken. */
function afterExtraTurns(g: Game, f: Frame): void {
  if (g.extra === 0) g.regular = f.who;
  while (g.extraTurns.length > 0) {
    const [owed, ...rest] = g.extraTurns;
    g.extraTurns = rest;
    const who = ownerOf(owed);
    const most = mostInARow(owed);
    const before = who === f.who ? g.again + 1 : 0;
    // It would be one turn in a row too many: it is lost.
    if (most > 0 && before >= most) continue;
    g.extra = 1;
    g.again = before;
    g.decider = deciderIn(owed);
    f.who = who;
    return;
  }
  const next = leftOf(g, g.regular);
  g.again = next === f.who ? g.again + 1 : 0;
  g.extra = 0;
  f.who = next;
}

/** How many cards this player draws at the end of the turn. */
function nextHand(g: Game, who: number): number {
  let cards = HAND_SIZE;
  let more = 0;
  for (const e of g.lasting) {
    const hand = e.who === who ? LASTING[e.def].hand : undefined;
    if (hand?.cards !== undefined) cards = Math.min(cards, hand.cards);
    more += hand?.more ?? 0;
  }
  return cards + more;
}

/** Back to the Action phase, once what is going on is finished. */
export function returnToActionPhase(g: Game): void {
  if (g.phase !== BUY_PHASE) return;
  g.phase = ACTION_PHASE;
  g.stack[0].pc = ACTIONS;
}
