/**
 * Two worlds that differ in one hidden card: somebody holds another card, and that other lies in their deck.
 * Everything is done alike in both. What the holder is asked in one world only is declined there. Whatever
 * the others are shown must then be the same, byte for byte, with the times at which it may be shown.
 */
import { randomKingdom, randomLandscapes } from "@fiefdom/cards";
import { kindOf, NONE } from "@fiefdom/engine/game";
import { below, streams } from "@fiefdom/engine/random";
import { type DecisionJSON, decisionJSON } from "@fiefdom/engine/view";
import { tableOptions } from "@fiefdom/protocol/table";
import { KeptMatch } from "../src/tables/kept.ts";
import { personSeat } from "../src/tables/seats.ts";

export interface Setting {
  readonly seed: string;
  readonly players: number;
  readonly ruleset: "printed" | "current";
  readonly piles: readonly string[];
  readonly landscapes: readonly string[];
  readonly clock:
    | { kind: "none" }
    | { kind: "bank"; seconds: number; increment: number }
    | { kind: "correspondence"; days: number };
}

const START = 1_000_000;
const PAUSE = 1000;
/** What is done in both worlds comes so long after what was before; what is declined in one, so long. */
const BEAT = 5000;
const QUICK = 400;

type Draw = (n: number) => number;
export const drawing = (seed: string): Draw => {
  const words = streams(seed, 1);
  return (n) => below(words, 0, n);
};

function begin(setting: Setting): KeptMatch {
  const { players, ruleset, piles, landscapes, clock, seed } = setting;
  const person = {
    id: "",
    publicId: "",
    name: "",
    login: null,
    password: null,
    settings: {},
    keys: 0,
    mean: null,
    spread: null,
    rated: 0,
    created: 0,
  };
  const seats = Array.from({ length: players }, (_, i) => personSeat({ ...person, publicId: `p${i}` }));
  const options = tableOptions.parse({
    kingdom: { from: "list", piles: [...piles] },
    landscapes: [...landscapes],
    ruleset,
    clock,
    seats: seats.map(() => ({ for: "person" })),
  });
  return KeptMatch.begin("t", 1, options, seats, 0, seed, { now: START, at: START }).match;
}

const question = (match: KeptMatch): DecisionJSON | null =>
  match.over || match.game.decision === null ? null : decisionJSON(match.game, match.game.decision);

/** Any legal answer, but such that decks fill with Actions and games get on. */
function anyAnswer(d: DecisionJSON, draw: Draw): string[] {
  const eager = d.options.filter((option) => option === "treasures" || option.startsWith("play:"));
  if (eager.length > 0 && draw(4) > 0) return [eager[draw(eager.length)]];
  const buys = d.options.filter((option) => option.startsWith("buy:") && !/copper|curse/.test(option));
  if (buys.length > 0 && draw(6) > 0) return [buys[draw(buys.length)]];
  const pool = [...d.options];
  const chosen: string[] = [];
  const count = d.min + draw(d.max - d.min + 1);
  while (chosen.length < count) chosen.push(...pool.splice(draw(pool.length), 1));
  return chosen;
}

const declined = (d: DecisionJSON): string[] | null =>
  d.options.includes("end") ? ["end"] : d.options.includes("no") ? ["no"] : d.min === 0 ? [] : null;

export interface Outcome {
  /** Scenes of others that were compared. */
  readonly scenes: number;
  /** Questions that were asked in one of the worlds only. */
  readonly secrets: number;
  readonly verbs: ReadonlySet<string>;
}

/** Plays so many moves, parts the worlds, and goes on in both. Throws where somebody could tell them apart. */
export function compareTwins(setting: Setting, moves: number, further: number): Outcome {
  const draw = drawing(`${setting.seed} twins`);
  const [a, b] = [begin(setting), begin(setting)];
  for (let i = 0; i < moves; i++) {
    const d = question(a);
    if (d === null) break;
    const options = anyAnswer(d, draw);
    for (const match of [a, b]) match.answer(d.seat, options, START);
  }
  const none: Outcome = { scenes: 0, secrets: 0, verbs: new Set() };
  const d = question(a);
  if (d === null || (d.verb !== "action" && d.verb !== "buy") || a.game.stack.length !== 1) return none;
  // Somebody else than who is asked holds another card in the second world.
  const holders = a.game.players.flatMap((_, seat) => (seat === d.seat ? [] : [seat]));
  const holder = holders[draw(holders.length)];
  const exchanged = exchange(b, holder, draw);
  if (exchanged === null) return none;
  const others = [NONE, (holder + 1) % a.game.players.length];
  for (const match of [a, b]) {
    match.scenes.audience = () => others;
    match.scenes.pauses = () => PAUSE;
    for (const seat of others) match.scenes.present(seat);
  }
  return goOn(a, b, holder, exchanged, others, draw, further);
}

/** Exchanges a card in hand for one of another kind in the deck or under the discard pile's top. */
function exchange(match: KeptMatch, seat: number, draw: Draw): [string, string] | null {
  const { game } = match;
  const { hand, deck, discard } = game.players[seat];
  const zone = discard.length > 1 && draw(4) === 0 ? discard.slice(0, -1) : deck;
  if (hand.length === 0 || zone.length === 0) return null;
  const at = draw(hand.length);
  const with_ = draw(zone.length);
  const [mine, other] = [hand[at], zone[with_]];
  if (kindOf(mine) === kindOf(other)) return null;
  const from = zone === deck ? deck : discard;
  hand[at] = other;
  from[with_] = mine;
  const id = (card: number): string => game.board.kinds[kindOf(card)].id;
  return [id(mine), id(other)];
}

const names = (option: string, kinds: readonly string[]): boolean =>
  kinds.some((kind) => option.replace(/^\w+:/, "").split("#")[0] === kind);

function goOn(
  a: KeptMatch,
  b: KeptMatch,
  holder: number,
  exchanged: readonly string[],
  others: readonly number[],
  draw: Draw,
  further: number,
): Outcome {
  let scenes = 0;
  let secrets = 0;
  const verbs = new Set<string>();
  const marks = new Map([a, b].map((match) => [match, match.story.length]));
  const streams = [a, b].map(() => new Map<number, string[]>(others.map((seat) => [seat, []])));
  let now = START;
  /** When what each world has just done was done. */
  const did = new Map([a, b].map((match) => [match, now]));
  const act = (match: KeptMatch, seat: number, options: readonly string[], at: number): void => {
    match.answer(seat, options, at);
    did.set(match, at);
    collect();
  };
  const collect = (): void => {
    for (const [i, match] of [a, b].entries())
      for (const seat of others)
        for (const { view, decision, bookmark, clock: face, undo, over, notBefore } of match.scenes.take(
          seat,
        )) {
          const shownAt = Math.max(notBefore, did.get(match) ?? 0);
          const clock = match.clock.seen(face, shownAt);
          const events = match.story
            .from(marks.get(match) ?? 0)
            .slice(0, bookmark.events - (marks.get(match) ?? 0));
          const seen = events.map((e) =>
            e.seen === -1 || (seat >= 0 && e.seen & (1 << seat)) ? e : { ...e, cards: [] },
          );
          streams[i]
            .get(seat)
            ?.push(JSON.stringify({ view, decision, bookmark, seen, clock, undo, over, shownAt }));
        }
  };
  /** Did something open show one of the two cards in question? Then the worlds are known to differ. */
  const isOut = (): boolean =>
    [a, b].some((match) => {
      const id = (kind: number): string => match.game.board.kinds[kind].id;
      const top = match.game.players[holder].discard.at(-1);
      if (top !== undefined && exchanged.includes(id(kindOf(top)))) return true;
      const entries = match.story.from(marks.get(match) ?? 0);
      return entries.some(
        (e) =>
          e.who === holder &&
          e.seen === -1 &&
          e.cards.some((k) => exchanged.includes(match.game.board.kinds[k].id)),
      );
    });
  const isAlike = (): boolean =>
    others.every((seat) => JSON.stringify(streams[0].get(seat)) === JSON.stringify(streams[1].get(seat)));
  const compare = (): void => {
    for (const seat of others) {
      const [one, two] = streams.map((stream) => stream.get(seat) ?? []);
      if (JSON.stringify(one) !== JSON.stringify(two)) {
        const at = [...one, ""].findIndex((scene, n) => scene !== two[n]);
        throw new Error(
          `seat ${seat} can tell that seat ${holder} holds ${exchanged.join(" and not ")}: ` +
            `scene ${at} of ${one.length} and ${two.length}: ${difference(one[at] ?? "{}", two[at] ?? "{}")}`,
        );
      }
      scenes += one.length;
      for (const stream of streams) stream.get(seat)?.splice(0);
    }
  };
  for (let i = 0; i < further; i++) {
    const [da, db] = [question(a), question(b)];
    const alone = (d: DecisionJSON | null): boolean => d !== null && d.seat === holder;
    const same =
      da !== null &&
      db !== null &&
      a.story.length === b.story.length &&
      da.seat === db.seat &&
      da.verb === db.verb &&
      da.source === db.source;
    if ((da === null && db === null) || same) {
      collect();
      // What the holder shows may differ; what is the same in both may go on.
      if (isOut() && !isAlike()) break;
      compare();
      for (const match of [a, b]) marks.set(match, match.story.length);
    }
    if (da === null && db === null) break;
    if (same && !alone(da)) {
      const options = anyAnswer(da, draw);
      now += BEAT;
      for (const match of [a, b]) act(match, da.seat, options, now);
      continue;
    }
    if (same) {
      const options = commonAnswer(da, db, exchanged, draw);
      if (options === null) break;
      now += BEAT;
      for (const match of [a, b]) act(match, holder, options, now);
      continue;
    }
    // Asked in one world only, or otherwise: there it is declined, or done with what both worlds have.
    const [match, d] = pick(a, da, b, db, holder);
    if (match === null || d === null) break;
    const options = declined(d) ?? commonAnswer(d, d, exchanged, draw, true);
    if (options === null) break;
    secrets++;
    verbs.add(d.verb);
    // No pause hides it by correspondence, nor that a turn ended by hand when there was something left to play.
    const isOpen = match.body.options.clock.kind === "correspondence" || d.verb === "buy";
    act(match, holder, options, isOpen ? now : now + QUICK);
  }
  return { scenes, secrets, verbs };
}

/** Where two scenes differ first. */
function difference(one: string, two: string): string {
  const walk = (a: unknown, b: unknown, path: string): string | null => {
    if (JSON.stringify(a) === JSON.stringify(b)) return null;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
      return `${path}: ${JSON.stringify(a)} against ${JSON.stringify(b)}`;
    const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = walk(left[key], right[key], `${path}/${key}`);
      if (found !== null) return found;
    }
    return path;
  };
  return walk(JSON.parse(one), JSON.parse(two), "") ?? "the order of things";
}

/** In which of the worlds is the holder asked what is not asked in the other? */
function pick(
  a: KeptMatch,
  da: DecisionJSON | null,
  b: KeptMatch,
  db: DecisionJSON | null,
  holder: number,
): [KeptMatch, DecisionJSON] | [null, null] {
  const asked = [
    [a, da],
    [b, db],
  ].filter((pair): pair is [KeptMatch, DecisionJSON] => (pair[1] as DecisionJSON | null)?.seat === holder);
  if (asked.length === 0) return [null, null];
  // The other world is farther on, or has skipped what comes earlier in a turn.
  const rank = (d: DecisionJSON): number => (d.verb === "buy" ? 2 : d.verb === "action" ? 1 : 0);
  return asked.sort(([m, d], [n, e]) => m.story.length - n.story.length || rank(d) - rank(e))[0];
}

/** An answer that both worlds allow and that shows neither of the cards in question. */
function commonAnswer(
  da: DecisionJSON,
  db: DecisionJSON,
  exchanged: readonly string[],
  draw: Draw,
  few = false,
): string[] | null {
  const left = [...db.options];
  const common = da.options.filter((option) => {
    const at = left.indexOf(option);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 && !names(option, exchanged) && option !== "treasures";
  });
  const min = Math.max(da.min, db.min);
  const max = Math.min(da.max, db.max, common.length);
  if (min > max) return null;
  const count = few ? min : min + draw(max - min + 1);
  const chosen: string[] = [];
  while (chosen.length < count) chosen.push(...common.splice(draw(common.length), 1));
  return chosen;
}

/** A kingdom in which much is secret. */
export function secretKingdom(
  seed: string,
  include: readonly string[],
): { piles: string[]; landscapes: string[] } {
  return { piles: randomKingdom(seed, { include: [...include] }), landscapes: randomLandscapes(seed, 2) };
}
