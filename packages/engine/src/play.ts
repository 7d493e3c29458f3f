/**
 * Playing cards. To play a card is to choose which program to run for it: its own, unless a lasting effect
 * puts other instructions in their place. Most plays need no more than that program's frame; the frames
 * for reactions are only built in games whose cards listen.
 */
import { LASTING, ON } from "./ability.ts";
import { ask } from "./decisions.ts";
import {
  doing,
  doneBy,
  type Frame,
  type Game,
  kindOf,
  NONE,
  PLAY,
  type Player,
  push,
  SUPPLY,
} from "./game.ts";
import { note } from "./log.ts";
import { draw, fresh, take } from "./move.ts";
import { type Bonus, kernelProgram, type Program } from "./program.ts";
import { earn, tokensTo } from "./tokens.ts";
import { fire, heard, resolve, unnoticed } from "./triggers.ts";
import { ACTION, ATTACK } from "./types.ts";

/** Puts a card into play and plays it. Gives the card as it lies in play, or NONE if it was not there. */
export function playFrom(g: Game, who: number, card: number, from: number): number {
  const taken = take(g, who, card, from);
  if (taken === NONE) return NONE;
  const inPlay = fresh(g, kindOf(taken));
  g.players[who].play.push(inPlay);
  play(g, who, inPlay);
  return inPlay;
}

/** Plays a card wherever it is: again, or without moving it. */
export function play(g: Game, who: number, card: number): void {
  const board = g.board;
  const kind = kindOf(card);
  g.plays.push(doing(g.phase, who, kind));
  if (g.log !== null) note(g, "play", who, [kind]);
  if (unheard(g) && ((board.types[kind] & ATTACK) === 0 || !heard(g, ON.attack))) {
    follow(g, who, card, board.plays[kind], 0);
    return;
  }
  const bonus = plainBonus(g, kind);
  if (bonus !== null && passesUnnoticed(g, who, card)) give(g, who, bonus);
  else push(g, PLAYING.index, who, card, who);
}

/** What a card gives that gives nothing else; null where a frame is needed for it. */
function plainBonus(g: Game, kind: number): Bonus | null {
  const bonus = g.board.bonuses[kind];
  // The log tells which card gave a bonus, and others may react to a shuffle: both need a frame.
  if (bonus === null || g.log !== null) return null;
  return bonus.cards === 0 || !heard(g, ON.shuffle) ? bonus : null;
}

/** Does this very play concern nobody, although others might? Then its frames would come and go without a trace. */
export function passesUnnoticed(g: Game, who: number, card: number): boolean {
  const { ways, types, replacesPlays } = g.board;
  const bits = types[kindOf(card)];
  return (
    (ways.length === 0 || (bits & ACTION) === 0) &&
    !(replacesPlays && isReplaced(g)) &&
    unnoticed(g, ON.play, who, card) &&
    ((bits & ATTACK) === 0 || unnoticed(g, ON.attack, who, card)) &&
    unnoticed(g, ON.played, who, card)
  );
}

/** Is there something that puts other instructions in the place of a played card's own? */
function isReplaced(g: Game): boolean {
  for (let i = 0; i < g.lasting.length; i++) if (LASTING[g.lasting[i].def].instead !== undefined) return true;
  return false;
}

/** Would nothing take notice of a play that is no Attack? */
export const unheard = (g: Game): boolean =>
  !heard(g, ON.play) &&
  !g.board.listens[ON.played] &&
  g.board.ways.length === 0 &&
  (!g.board.replacesPlays || g.lasting.length === 0);

/** The same of a play that gives a constant bonus: what lasts may be there, as long as it changes no play. */
export const bonusUnheard = (g: Game): boolean =>
  !heard(g, ON.play) &&
  !heard(g, ON.played) &&
  g.board.ways.length === 0 &&
  !(g.board.replacesPlays && isReplaced(g));

function follow(g: Game, who: number, card: number, program: number, mask: number): void {
  if (program < 0) return;
  const bonus = program === g.board.plays[kindOf(card)] ? plainBonus(g, kindOf(card)) : null;
  if (bonus !== null) give(g, who, bonus);
  else push(g, program, who, card, who).mask = mask;
}

const PLAYING = kernelProgram(
  "play",
  (g, f) => {
    const { listens } = g.board;
    const attacks = listens[ON.attack] && g.board.is(kindOf(f.card), ATTACK);
    const noticed = (on: number): boolean => !unnoticed(g, on, f.who, f.card);
    if (!(listens[ON.play] && noticed(ON.play)) && !(attacks && noticed(ON.attack))) return;
    const events = [];
    if (listens[ON.play]) events.push({ on: ON.play, by: f.who, it: f.card, at: PLAY, n: 0 });
    if (attacks) events.push({ on: ON.attack, by: f.who, it: f.card, at: PLAY, n: 0 });
    resolve(g, events);
  },
  (g, f) => {
    if (g.board.ways.length > 0 && g.board.is(kindOf(f.card), ACTION))
      push(g, WAY.index, f.who, f.card, f.who).mask = f.mask;
    else follow(g, f.who, f.card, instructions(g, f.who, f.card), f.mask);
  },
  (g, f) => fire(g, ON.played, f.who, f.card, PLAY, 0),
);

/** An Action is played where there are Ways: its player follows one of them, or the card. */
const WAY: Program = kernelProgram(
  "way",
  (g, f) => ask(g, f, "way", [kindOf(f.card), ...g.board.ways], 1, 1, SUPPLY),
  (g, f) => {
    if (f.it === kindOf(f.card)) follow(g, f.who, f.card, instructions(g, f.who, f.card), f.mask);
    else {
      if (g.log !== null) note(g, "way", f.who, [f.it]);
      push(g, g.board.plays[f.it], f.who, f.card, f.who).mask = f.mask;
    }
  },
);

/** Which program a played card runs. */
function instructions(g: Game, who: number, card: number): number {
  if (g.board.replacesPlays) {
    for (const e of g.lasting) {
      const instead = LASTING[e.def].instead;
      if (instead?.if(g, who, card, e)) return instead.do.index;
    }
  }
  return g.board.plays[kindOf(card)];
}

/** The play that the running effect belongs to or answers. */
export function currentPlay(g: Game): Frame | undefined {
  for (let i = g.stack.length - 1; i >= 0; i--) if (g.stack[i].program === PLAYING.index) return g.stack[i];
  return undefined;
}

/** Bonuses. Actions, Buys and coins are worth something only in one's own turn. */
export function give(g: Game, who: number, bonus: Bonus): void {
  if (bonus.cards > 0) draw(g, who, bonus.cards);
  if (who === g.player) {
    g.actions += bonus.actions;
    g.buys += bonus.buys;
    g.coins += bonus.coins;
    g.potions += bonus.potions;
  }
  if (bonus.vp !== 0) earn(g, who, bonus.vp);
  if (g.log !== null) noteBonus(g, who, bonus);
}

function noteBonus(g: Game, who: number, bonus: Bonus): void {
  for (const what of ["actions", "buys", "coins", "potions", "vp"] as const) {
    const n = bonus[what];
    if (n === 0 || (who !== g.player && what !== "vp")) continue;
    note(g, what, what === "vp" ? tokensTo(g, who) : who, [], { n });
  }
}

/** How often the card was played by this player this turn, this play included. */
export function playsThisTurn(g: Game, who: number, fits: (kind: number) => boolean): number {
  let count = 0;
  for (const played of g.plays) if (doneBy(played) === who && fits(kindOf(played))) count++;
  return count;
}

/** Plays one card several times, one play after the other. */
const AGAIN = kernelProgram("play-again", (g, f) => {
  if (f.n === 0) return;
  f.n--;
  f.pc = 0;
  play(g, f.who, f.card);
});

/** A card played without being moved stands for the card that played it. */
function hostOf(player: Player, card: number): number {
  const { ties } = player;
  for (let i = 0; i < ties.length; i += 2)
    if (ties[i + 1] === card && !player.play.includes(card)) return ties[i];
  return card;
}

/** The card that makes another be played stays in play as long as that one does. */
function tie(player: Player, by: number, card: number): void {
  player.ties = [...player.ties, hostOf(player, by), card];
}

/** Plays a card of this kind without moving it: it stays where it is, and cannot move itself. */
export function playUnmoved(g: Game, who: number, kind: number, by: number): void {
  const standIn = fresh(g, kind);
  tie(g.players[who], by, standIn);
  play(g, who, standIn);
}

/** A card in play becomes another until it leaves play. Gives the card as it now is. */
export function become(g: Game, who: number, card: number, kind: number): number {
  const player = g.players[who];
  const at = player.play.indexOf(card);
  const other = card - kindOf(card) + kind;
  // It is played as that card: one play, not two.
  const own = g.plays.findLastIndex((played) => doneBy(played) === who && kindOf(played) === kindOf(card));
  if (own >= 0) g.plays.splice(own, 1);
  if (at >= 0) {
    player.play[at] = other;
    player.guises = [...player.guises, other, card];
  }
  for (const f of g.stack) if (f.card === card) f.card = other;
  player.ties = player.ties.map((tied) => (tied === card ? other : tied));
  return other;
}

/** Plays a card that lies in play once more; the card that says so stays in play as long as it does. */
export function playOnceMore(g: Game, who: number, card: number, by: number): boolean {
  const player = g.players[who];
  if (!player.play.includes(card)) return false;
  tie(player, by, card);
  play(g, who, card);
  return true;
}

/** Plays a card several times; the card that says so stays in play as long as it does. */
export function playTimes(g: Game, who: number, card: number, from: number, times: number, by: number): void {
  const taken = take(g, who, card, from);
  if (taken === NONE) return;
  const inPlay = fresh(g, kindOf(taken));
  const player = g.players[who];
  player.play.push(inPlay);
  if (times > 1) tie(player, by, inPlay);
  push(g, AGAIN.index, who, inPlay, who).n = times;
}
