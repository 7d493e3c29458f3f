/**
 * The laws that hold at every decision of every game, whatever the cards. Each is a function that looks at a
 * game and throws if it is broken; none of them changes the game. `trial.ts` plays random games under them.
 */

import {
  answer,
  type Board,
  clone,
  determinize,
  explain,
  type Game,
  load,
  Refusal,
  record,
  replay,
  save,
  score,
  spell,
  undo,
  view,
} from "@fiefdom/engine";
import { boardNow } from "@fiefdom/engine/alter";
import { canOwe } from "@fiefdom/engine/cost";
import { check, choices } from "@fiefdom/engine/decisions";
import { fingerprint } from "@fiefdom/engine/fingerprint";
import {
  askedSeat,
  DECK,
  type Decision,
  DISCARD,
  HAND,
  HIDDEN,
  kindOf,
  NONE,
  NOWHERE,
  type Player,
  SUPPLY,
  seesFor,
  zonesOf,
} from "@fiefdom/engine/game";
import { ALL, type Entry, Log, only, redact } from "@fiefdom/engine/log";
import { readPosition, writePosition } from "@fiefdom/engine/notation";
import { arrange, positionOf } from "@fiefdom/engine/position";
import { isUnlisted } from "@fiefdom/engine/purse";
import { type SetUpNames, setUpNames, stateJSON } from "@fiefdom/engine/save";
import { start } from "@fiefdom/engine/start";
import { actionOptions, buyOptions, nightOptions } from "@fiefdom/engine/turn";
import type { Dice } from "./dice.ts";
import { randomAnswer } from "./players.ts";

export class Broken extends Error {
  readonly law: string;
  constructor(law: string, message: string) {
    super(`${law}: ${message}`);
    this.name = "Broken";
    this.law = law;
  }
}

function must(law: string, holds: boolean, message: () => string): void {
  if (!holds) throw new Broken(law, message());
}

/** Finds a board by the names of its cards. */
export type Boards = (names: SetUpNames) => Board;

export const stateText = (g: Game): string => JSON.stringify(stateJSON(g));

/** Where two texts part, with a little around it: enough to see what differs. */
export function parting(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const from = Math.max(0, i - 60);
  return `…${a.slice(from, i + 60)}… against …${b.slice(from, i + 60)}…`;
}

function same(law: string, a: string, b: string, what: string): void {
  must(law, a === b, () => `${what}: ${parting(a, b)}`);
}

const asked = (g: Game): Decision => {
  if (g.decision === null) throw new Broken("asks", "nothing is pending, and the game is not over");
  return g.decision;
};

/** A decision is a real one: something to choose, and more than one way to choose it. */
export function decisionIsSound(g: Game): void {
  const d = asked(g);
  const law = "decision";
  const what = () => `${d.verb} of ${d.source < 0 ? "the turn" : g.board.kinds[d.source].id}`;
  must(law, d.options.length > 0, () => `${what()} has no options`);
  must(
    law,
    d.min >= 0 && d.min <= d.max && d.max <= d.options.length && d.max > 0,
    () => `${what()}: ${d.min} to ${d.max} of ${d.options.length}`,
  );
  must(law, d.who >= 0 && d.who < g.players.length, () => `${what()} is for seat ${d.who}`);
  must(law, d.source === NONE || g.board.kinds[d.source] !== undefined, () => `source ${d.source}`);
  const free = d.ordered || d.min < d.max || new Set(d.options).size > 1;
  must(law, free && !(d.options.length === 1 && d.min === 1), () => `${what()} has one answer only`);
  for (const option of d.options)
    must(law, spell(g, d, option) !== "", () => `${what()}: option ${option} has no name`);
  if (d.zone === NOWHERE || d.zone === SUPPLY) return;
  // What is offered of a player's cards lies there; a card that is there twice may be offered twice.
  const there = choices(g, g.stack[g.stack.length - 1], d.zone, d.who).map(kindOf);
  for (const option of d.options) {
    const at = there.indexOf(option);
    must(law, at >= 0, () => `${what()} offers ${g.board.kinds[option]?.id}, which is not there`);
    there.splice(at, 1);
  }
}

/** Nobody owes anything in a game of which no card says that it could come to that. */
export function debtIsForeseen(g: Game): void {
  const owed = g.players.some((player) => player.debt > 0);
  const foreseen = g.board.kinds.some((_, kind) => canOwe(g.board, kind));
  must("debt", foreseen || !owed, () => "somebody has Debt, and no card of the game brings any");
}

/** What cards are for the time being follows from the rest of the game. */
export function cardsAreWhatTheyAre(g: Game): void {
  must("alterations", g.board === boardNow(g), () => "the cards are something else than the game says");
}

/** A question of the turn that was asked before is the one that would be made anew. */
export function turnQuestionIsTrue(g: Game): void {
  const d = asked(g);
  if (g.stack.length !== 1) return;
  const options = d.verb === "action" ? actionOptions : d.verb === "night" ? nightOptions : buyOptions;
  const anew = options(g, d.who);
  same("questions", anew.join(), d.options.join(), `what seat ${d.who} may do in the ${d.verb} phase`);
}

/** Every list of cards that a player has, by whatever name: the engine's own list of zones must not miss one. */
function everyZone(player: Player): number[][] {
  const { ties, guises, counters, lately, mats, ...rest } = player;
  const lists = Object.values(rest).filter((value): value is number[] => Array.isArray(value));
  const zones = [...lists, ...mats];
  const listed = zonesOf(player);
  must(
    "zones",
    listed.length === zones.length && zones.every((cards) => listed.includes(cards)),
    () => "zonesOf misses a zone",
  );
  return zones;
}

/** How many cards of each kind there are, wherever they are. `zones` are those of the players, if they are known. */
export function census(g: Game, zones: readonly number[][][] = g.players.map(everyZone)): number[] {
  const counts = g.board.kinds.map(() => 0);
  g.board.piles.forEach((pile, i) => {
    if (pile.mixed < 0) counts[pile.kinds[0]] += g.piles[i];
    else for (const kind of g.mixed[pile.mixed]) counts[kind]++;
  });
  for (const pile of g.outside) for (const kind of pile) counts[kind]++;
  for (const card of g.trash) counts[kindOf(card)]++;
  for (const [seat, player] of g.players.entries()) {
    for (const cards of zones[seat]) for (const card of cards) counts[kindOf(card)]++;
    // A card that has become another counts as what it really is.
    for (let i = 0; i < player.guises.length; i += 2) {
      counts[kindOf(player.guises[i])]--;
      counts[kindOf(player.guises[i + 1])]++;
    }
  }
  return counts;
}

/**
 * No card appears, vanishes, or is in two places. In a world that somebody imagines, a pile of which only some were
 * dealt may hold others of its box, as many as before.
 */
export function cardsAreConserved(g: Game, before: readonly number[], isImagined = false): void {
  const zones = g.players.map(everyZone);
  const now = census(g, zones);
  const pileOf = (kind: number) =>
    g.board.piles[g.board.pileOf[kind]] ?? g.board.outside[g.board.outsideOf[kind]];
  now.forEach((count, kind) => {
    const pile = pileOf(kind);
    if (isImagined && pile?.dealt === true) {
      const sum = (counts: readonly number[]) => pile.kinds.reduce((n, other) => n + counts[other], 0);
      const inTheBox = pile.stack.filter((other) => other === kind).length;
      must(
        "conserved",
        sum(now) === sum(before) && count <= inTheBox,
        () => `${g.board.kinds[kind].id}: ${count} of ${inTheBox} in an imagined world`,
      );
      return;
    }
    if (count !== before[kind])
      throw new Broken("conserved", `${g.board.kinds[kind].id}: ${before[kind]} at the start, ${count} now`);
  });
  const seen = new Set<number>();
  const visit = (where: string, cards: readonly number[]): void => {
    for (const card of cards) {
      if (!Number.isSafeInteger(card) || card < 256 || kindOf(card) >= g.board.kinds.length)
        throw new Broken("conserved", `${String(card)} in ${where} is no card`);
      if (seen.has(card))
        throw new Broken(
          "conserved",
          `card ${card} (${g.board.kinds[kindOf(card)].id}) is in two places, one of them ${where}`,
        );
      seen.add(card);
    }
  };
  visit("trash", g.trash);
  zones.forEach((own, seat) => {
    for (const cards of own) visit(`the zones of seat ${seat}`, cards);
  });
}

/** Nothing counts below zero, and what is counted twice is counted alike. */
export function countersAreSound(g: Game): void {
  const law = "counters";
  for (const field of ["actions", "buys", "coins", "turn", "emptyPiles", "serial", "revealed"] as const) {
    must(law, Number.isSafeInteger(g[field]) && g[field] >= 0, () => `${field} is ${g[field]}`);
  }
  g.players.forEach((player, seat) => {
    for (const field of ["vp", "debt", "turns"] as const) {
      must(
        law,
        Number.isSafeInteger(player[field]) && player[field] >= 0,
        () => `seat ${seat} has ${field} ${player[field]}`,
      );
    }
  });
  for (const n of g.tokens) must(law, Number.isSafeInteger(n) && n >= 0, () => `tokens ${n}`);
  g.piles.forEach((n, pile) => {
    must(law, Number.isSafeInteger(n) && n >= 0, () => `pile ${g.board.piles[pile].id} holds ${n}`);
    const { mixed, id } = g.board.piles[pile];
    if (mixed >= 0)
      must(
        law,
        g.mixed[mixed].length === n,
        () => `pile ${id} holds ${n}, and lists ${g.mixed[mixed].length}`,
      );
  });
  for (const { counters } of g.players)
    for (const n of counters) must(law, Number.isSafeInteger(n) && n >= 0, () => `a counter is ${n}`);
  const empty = g.piles.filter((n) => n === 0).length;
  must(law, empty === g.emptyPiles, () => `${empty} piles are empty, ${g.emptyPiles} are counted`);
}

/** Whoever decides for another does so in an extra turn of theirs; what comes back then is set aside. */
export function decidersAreSound(g: Game): void {
  const law = "deciders";
  if (g.decider === NONE) {
    must(law, g.returns.length === 0, () => "something comes back to nobody");
    return;
  }
  must(law, g.extra === 1 && g.decider !== g.player, () => `seat ${g.decider} decides for ${g.player}`);
  const { aside } = g.players[g.player];
  must(
    law,
    g.returns.every((card) => aside.includes(card)),
    () => "what comes back is not set aside",
  );
  const seen = JSON.parse(JSON.stringify(view(g, g.decider))).players[g.player];
  const own = JSON.parse(JSON.stringify(view(g, g.player))).players[g.player];
  same(law, JSON.stringify(own), JSON.stringify(seen), "who decides sees something else than the player");
}

/** A clone answers as the original would, and leaves it alone. `before` is the game's state. */
export function cloneIsTrue(g: Game, before: string, given: readonly number[], dice: Dice): string {
  const twin = clone(g);
  same("clone", before, stateText(twin), "the clone differs");
  answer(twin, askedSeat(g), given);
  const after = stateText(twin);
  playOn(twin, dice, 12);
  same("clone", before, stateText(g), "playing the clone changed the original");
  return after;
}

/**
 * The short way is the long way. What concerns nobody is passed over and plain Treasures are played together, unless
 * somebody writes the story down or is told of every moment: then everything is gone through one by one.
 */
export function shortWayIsTrue(g: Game, given: readonly number[]): void {
  const short = clone(g);
  const long = clone(g);
  long.log = new Log();
  long.witness = () => undefined;
  for (const way of [short, long]) answer(way, askedSeat(g), given);
  same("short way", stateText(long), stateText(short), "it leads elsewhere");
}

/** Plays a few decisions at random. */
export function playOn(g: Game, dice: Dice, count: number): void {
  for (let i = 0; i < count && g.decision !== null; i++)
    answer(g, askedSeat(g), randomAnswer(g, g.decision, dice));
}

/** A saved game loads as the same game, and plays on as the same game: from `before` to `after`. */
export function saveIsTrue(
  g: Game,
  before: string,
  given: readonly number[],
  after: string,
  boardFor: Boards,
): void {
  same("json", before, JSON.stringify(JSON.parse(before)), "the state is not its own JSON");
  const text = save(g);
  const loaded = load(text, boardFor);
  same("save", before, stateText(loaded), "the loaded game differs");
  same("save", text, save(loaded), "saved again it differs");
  same("save", fingerprint(g), fingerprint(loaded), "the loaded game has another fingerprint");
  for (let seat = NONE; seat < g.players.length; seat++) {
    same(
      "save",
      JSON.stringify(view(g, seat)),
      JSON.stringify(view(loaded, seat)),
      `seat ${seat} sees another game`,
    );
  }
  answer(loaded, askedSeat(g), given);
  same("save", after, stateText(loaded), "the loaded game plays on otherwise");
}

/**
 * A game that stands at a question of the turn itself can be written down, read and set up again: everybody
 * sees the same table, and what is written down of it is the same.
 */
export function positionIsTrue(g: Game, boardFor: Boards): void {
  if (g.stack.length !== 1) return;
  const written = writePosition({ setUp: setUpNames(g.board), position: positionOf(g) });
  const { setUp, position } = readPosition(written);
  const again = arrange(boardFor(setUp), position, { seed: "again" });
  const twice = writePosition({ setUp: setUpNames(again.board), position: positionOf(again) });
  same("position", written, twice, "set up and written down again it differs");
  for (let seat = NONE; seat < g.players.length; seat++) {
    same(
      "position",
      JSON.stringify(view(g, seat)),
      JSON.stringify(view(again, seat)),
      `seat ${seat} sees another table`,
    );
  }
}

/** Worlds that differ only in what a seat can't know look alike to that seat, and can be played. */
export function viewsLeakNothing(g: Game, state: string, before: readonly number[], dice: Dice): void {
  for (let seat = NONE; seat < g.players.length; seat++) {
    const seen = JSON.stringify(view(g, seat));
    const world = determinize(g, seat, `world ${dice.below(1e9)}`);
    same("views", seen, JSON.stringify(view(world, seat)), `seat ${seat} can tell the worlds apart`);
    cardsAreConserved(world, before, true);
    try {
      decisionIsSound(world);
      everyOptionIsTaken(world, dice, 6);
      playOn(world, dice, 10);
    } catch (problem) {
      throw new Broken(
        "views",
        `the world that seat ${seat} imagines at ${decisionName(g)} can't be played: ${(problem as Error).message}`,
      );
    }
    const shown = JSON.parse(seen) as {
      players: { hand?: unknown; hidden?: unknown }[];
      decision: { seat: number; options?: unknown } | null;
    };
    shown.players.forEach((player, other) => {
      must(
        "views",
        seesFor(g, seat, other) || (player.hand === undefined && player.hidden === undefined),
        () => `seat ${seat} sees the hand of ${other}`,
      );
    });
    must(
      "views",
      shown.decision === null || askedSeat(g) === seat || shown.decision.options === undefined,
      () => `seat ${seat} sees the options of another`,
    );
  }
  same("views", state, stateText(g), "imagining a world, or playing in it, changed the real one");
}

const decisionName = (g: Game): string => {
  const d = g.decision;
  return d === null
    ? "no decision"
    : `${d.verb} of ${d.source < 0 ? "the turn" : g.board.kinds[d.source].id} (seat ${d.who})`;
};

const SECRET = new Set<number>([HAND, DECK, HIDDEN]);

/**
 * What a log entry shows to a seat. Cards that go from one hidden place of another player to another hidden
 * place stay unknown, unless they were revealed just before; of several discarded at once only the top is seen.
 */
export function logKeepsSecrets(g: Game, entries: readonly Entry[], from: number): void {
  for (let i = from; i < entries.length; i++) {
    const entry = entries[i];
    for (let seat = NONE; seat < g.players.length; seat++) {
      const shown = redact(entry, seat);
      must("log", !("seen" in shown), () => "who may see it is itself shown");
      must("log", shown.n === entry.n && shown.what === entry.what, () => "redacting changed the story");
      if (seat === entry.who || shown.cards === undefined || shown.cards.length === 0) continue;
      if (seat === deciderFor(entries, i)) continue;
      const secret =
        entry.what === "draw" || entry.what === "look" || (SECRET.has(entry.from) && SECRET.has(entry.to));
      // From the hand, a text may ask for the cards to be shown; the rules of the turn itself never do.
      const shownByText = entry.from === HAND && entry.source !== NONE;
      const covered =
        entry.what === "discard" &&
        SECRET.has(entry.from) &&
        entry.to === DISCARD &&
        entry.cards.length > 1 &&
        !shownByText;
      if ((secret || covered) && !revealedBefore(entries, i)) {
        throw new Broken(
          "log",
          `seat ${seat} reads ${JSON.stringify(entry)} of ${g.board.kinds[entry.source]?.id}`,
        );
      }
    }
    must(
      "log",
      entry.seen === ALL || entry.who < 0 || (entry.seen & only(entry.who)) !== 0,
      () => `seat ${entry.who} may not read its own ${entry.what}`,
    );
  }
}

/** Who decided for the player of this entry when it was written, if that was somebody else. */
function deciderFor(entries: readonly Entry[], at: number): number {
  const { who } = entries[at];
  for (let i = at; i > 0; i--)
    if (entries[i].what === "turn") return NONE;
    else if (entries[i].what === "decides") return entries[i - 1].who === who ? entries[i].who : NONE;
  return NONE;
}

/** Were these cards of this player revealed, or gained under everybody's eyes, shortly before? */
function revealedBefore(entries: readonly Entry[], at: number): boolean {
  const { who, cards } = entries[at];
  for (let i = at - 1; i >= 0 && i >= at - 12; i--) {
    const entry = entries[i];
    if (
      (entry.what === "reveal" || entry.what === "gain") &&
      entry.who === who &&
      cards.every((kind) => entry.cards.includes(kind))
    )
      return true;
  }
  return false;
}

/** An answer that holds this option: with others, if one is not enough. */
function answerWith(d: Decision, at: number, dice: Dice): number[] {
  const rest = d.options.filter((_, i) => i !== at);
  return [d.options[at], ...dice.some(rest, Math.max(0, d.min - 1))];
}

/**
 * Every option that is offered is accepted. By name it is the same answer as by number, so that it need not be given
 * twice: how an answer was written is forgotten once it is checked.
 */
export function everyOptionIsTaken(g: Game, dice: Dice, most = 99): void {
  const d = asked(g);
  const tried = new Set<number>();
  for (let at = 0; at < d.options.length && tried.size < most; at++) {
    if (tried.has(d.options[at])) continue;
    tried.add(d.options[at]);
    const given = answerWith(d, at, dice);
    const names = given.map((option) => spell(g, d, option));
    const read = (written: unknown): string => check(g, askedSeat(g), written, isUnlisted).join();
    let [byNumber, byName] = ["", ""];
    try {
      byNumber = read(given);
      byName = read(names.length === 1 ? names[0] : names);
      answer(clone(g), askedSeat(g), given);
    } catch (problem) {
      throw new Broken(
        "options",
        `${names.join(", ")} at ${decisionName(g)} was not taken: ${(problem as Error).message}`,
      );
    }
    same("options", byNumber, byName, `${names.join(", ")} by name is something else`);
  }
  if (d.min === 0) answer(clone(g), askedSeat(g), []);
}

/** What can be done needs no explanation, what can't has one. */
export function whyIsKnown(g: Game): void {
  const d = asked(g);
  for (const option of d.options) {
    const name = spell(g, d, option);
    must(
      "explain",
      explain(g, askedSeat(g), name) === null,
      () =>
        `${name} is offered at ${decisionName(g)}, and explained away: ${JSON.stringify(explain(g, askedSeat(g), name))}`,
    );
  }
  const offered = new Set(d.options.map((option) => spell(g, d, option)));
  for (let seat = 0; seat < g.players.length; seat++) {
    for (const def of g.board.kinds) {
      for (const name of [`buy:${def.id}`, `play:${def.id}`]) {
        if (seat === askedSeat(g) && offered.has(name)) continue;
        const why = explain(g, seat, name);
        must(
          "explain",
          why !== null && typeof why.code === "string",
          () => `${name} is not offered to seat ${seat}, and nobody knows why`,
        );
        must("explain", why?.n === undefined || why.n > 0, () => `${name}: ${JSON.stringify(why)}`);
      }
    }
  }
}

/** Scores are what their parts say. */
export function scoresAddUp(g: Game): void {
  for (let seat = 0; seat < g.players.length; seat++) {
    const { total, parts } = score(g, seat);
    const sum = parts.reduce((vp, part) => vp + part.vp, 0);
    must(
      "score",
      Number.isSafeInteger(total) && total === sum,
      () => `seat ${seat}: ${total}, but the parts make ${sum}`,
    );
  }
}

/** What was noted at one decision, so that going back to it can be checked. */
export interface Moment {
  /** The game as it stood. */
  readonly game: Game;
  readonly who: number;
  readonly given: readonly number[];
  /** How long the log was when the question was asked. */
  readonly story: number;
}

const SHOWN = new Set(["draw", "look", "reveal", "shuffle"]);

/** Taking back restores the exact state, and only where nothing was shown since; forced, everywhere. */
export function undoIsTrue(g: Game, now: string, past: readonly Moment[], dice: Dice): void {
  const entries = g.log?.entries ?? [];
  for (let seat = 0; seat < g.players.length; seat++) {
    const last = past.findLastIndex((moment) => moment.who === seat);
    let back: Game | null = null;
    try {
      back = undo(g, seat);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      const others = past.slice(last + 1).some((moment) => moment.who !== seat);
      if (last < 0)
        must(
          "undo",
          problem.code === "nothing-to-undo",
          () => `refused as ${problem.code} with nothing to take back`,
        );
      else if (problem.code === "others-decided")
        must("undo", others, () => "refused for others who decided nothing");
      else must("undo", problem.code === "revealed", () => `refused as ${problem.code}`);
    }
    same("undo", now, stateText(g), "undo changed the game it was asked of");
    if (back !== null) {
      const shown = entries.slice(past[last].story).find((entry) => SHOWN.has(entry.what) && entry.n > 0);
      must("undo", shown === undefined, () => `allowed although since then: ${JSON.stringify(shown)}`);
      restored(back, past, last);
      if (last === past.length - 1) {
        answer(back, seat, past[last].given);
        same("undo", now, stateText(back), "the same answer after undo leads elsewhere");
      }
    }
  }
  const to = dice.below(past.length);
  const forced = undo(g, past[to].who, { to, force: true });
  restored(forced, past, to);
  const rest = past.slice(to);
  for (const moment of rest) answer(forced, moment.who, moment.given);
  same("undo", now, stateText(forced), "after a forced undo the same answers lead elsewhere");
}

function restored(back: Game, past: readonly Moment[], to: number): void {
  same(
    "undo",
    stateText(past[to].game),
    stateText(back),
    `going back to answer ${to + 1} gives another state`,
  );
  must(
    "undo",
    back.history?.length === to,
    () => `history of ${back.history?.length} after going back to ${to}`,
  );
  must("undo", back.log === null || back.log.length === past[to].story, () => "the log did not go back");
}

/** Set-up, seed and answers are the whole game: state, log and views follow from them. */
export function recordIsTheGame(g: Game, boardFor: Boards): void {
  const made = record(g);
  const now = stateText(g);
  const again = replay(JSON.parse(JSON.stringify(made)), boardFor);
  same("replay", now, stateText(again), "the replayed game differs");
  same("replay", fingerprint(g), fingerprint(again), "the replayed game has another fingerprint");
  same(
    "replay",
    JSON.stringify(g.log?.entries),
    JSON.stringify(again.log?.entries),
    "the replayed log differs",
  );
  same("replay", JSON.stringify(made), JSON.stringify(record(again)), "its record differs");
  // Without log and history the game runs other, faster ways through the engine.
  const silent = start(g.board, made.seed, { first: made.first });
  for (const [seat, ...options] of made.answers) answer(silent, seat, options);
  same("determinism", now, stateText(silent), "played silently it differs");
}
