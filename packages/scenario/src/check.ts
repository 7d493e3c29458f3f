/** Compares what a scenario expects with what is. Every difference becomes a line for people. */
import { explain } from "@fiefdom/engine";
import { actOf, BUY_IT, PAY, PLAY_IT, SPEND, spell } from "@fiefdom/engine/decisions";
import { askedSeat, type Decision, doneBy, type Game, kindOf, NONE, PHASE_NAMES } from "@fiefdom/engine/game";
import type { Entry } from "@fiefdom/engine/log";
import { tokensAt } from "@fiefdom/engine/position";
import { score, startsNext, winners } from "@fiefdom/engine/score";
import { top } from "@fiefdom/engine/supply";
import { view } from "@fiefdom/engine/view";
import { nameOf } from "./names.ts";
import { inPhase, wordQuestion, wordReason } from "./questions.ts";
import { asWritten, type Said, say } from "./said.ts";
import type {
  Cards,
  Check,
  Contents,
  CostCheck,
  Line,
  NotAsked,
  Offer,
  Option,
  PileCheck,
  PlayerCheck,
  Refused,
  ScoreCheck,
} from "./scenario.ts";
import { optional, sameOption, wordOption } from "./words.ts";

export interface Difference {
  readonly line: number;
  readonly said: Said;
}

const ids = (cards: readonly Cards[]): string[] => cards.flatMap(({ id, n }) => Array<string>(n).fill(id));

/** Cards as they would be written: "Copper x3, Estate". */
function wordCards(list: readonly string[], ordered = false): string {
  if (list.length === 0) return "nothing";
  const groups: { id: string; n: number }[] = [];
  for (const id of ordered ? list : [...list].sort()) {
    const last = groups.at(-1);
    if (last?.id === id) last.n++;
    else groups.push({ id, n: 1 });
  }
  return groups.map(({ id, n }) => (n > 1 ? `${nameOf(id)} x${n}` : nameOf(id))).join(", ");
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i]);
const sameCards = (a: readonly string[], b: readonly string[]): boolean =>
  sameList([...a].sort(), [...b].sort());

class Checker {
  readonly g: Game;
  readonly names: readonly string[];
  readonly differences: Difference[] = [];

  constructor(g: Game, names: readonly string[]) {
    this.g = g;
    this.names = names;
  }

  /** `what` is named as in the file: "P hand". */
  differ(line: number, what: string, expected: string | Said, found: string | Said): void {
    this.differences.push({ line, said: say("differs", { what, expected, found }) });
  }

  equal(line: number, what: string, expected: string | number | undefined, found: string | number): void {
    if (expected !== undefined && expected !== found)
      this.differ(line, what, String(expected), String(found));
  }

  contents(
    line: number,
    what: string,
    expected: Contents | undefined,
    found: readonly string[],
    ordered = false,
  ): void {
    if (expected === undefined) return;
    const shown = wordCards(found, ordered);
    if (typeof expected === "number") {
      if (expected !== found.length)
        this.differ(line, what, say("cards", { n: expected }), `${found.length} (${shown})`);
      return;
    }
    const list = ids(expected);
    if (!(ordered ? sameList(list, found) : sameCards(list, found)))
      this.differ(line, what, wordCards(list, ordered), shown);
  }

  id = (kind: number): string => this.g.board.kinds[kind].id;
  kinds = (cards: readonly number[]): string[] => cards.map((card) => this.id(kindOf(card)));
  seat = (seat: number | null, nobody: string): string =>
    seat === null || seat < 0 ? nobody : this.names[seat];

  all(check: Check): void {
    const { g } = this;
    const { line } = check;
    if (check.turn !== undefined) this.equal(line, "turn", this.names[check.turn], this.names[g.player]);
    this.equal(line, "phase", check.phase, PHASE_NAMES[g.phase]);
    this.equal(line, "actions", check.actions, g.actions);
    this.equal(line, "buys", check.buys, g.buys);
    this.equal(line, "coins", check.coins, g.coins);
    this.equal(line, "potions", check.potions, g.potions);
    if (check.asked !== undefined) {
      this.equal(
        line,
        "asked",
        this.seat(check.asked, "nobody"),
        this.seat(g.decision === null ? null : askedSeat(g), "nobody"),
      );
    }
    if (check.over !== undefined)
      this.equal(line, "game", check.over ? "over" : "going on", g.over ? "over" : "going on");
    if (check.winners !== undefined) {
      const wanted = [...check.winners].sort().map((seat) => this.names[seat]);
      const found = winners(g).map((seat) => this.names[seat]);
      this.equal(line, "winners", wanted.join(" and "), found.join(" and "));
    }
    if (check.startsNext !== undefined) {
      this.equal(
        line,
        "starts next",
        this.seat(check.startsNext, "by lot"),
        this.seat(startsNext(g), "by lot"),
      );
    }
    this.equal(line, "empty piles", check.emptyPiles, g.emptyPiles);
    this.contents(line, "trash", check.trash, this.kinds(g.trash));
    for (const pile of check.supply) this.pile(pile);
    for (const { id, line: at, lying } of check.tokens) {
      const there = (name: string): number => {
        const token = g.board.tokens.findIndex((other) => other.name === name);
        return token < 0 ? 0 : (g.tokens[tokensAt(g, id) + token] ?? 0);
      };
      for (const [name, n] of Object.entries(lying))
        this.equal(at, `tokens ${nameOf(id)} ${name}`, n, there(name));
    }
    for (const { id, line: at, pile } of check.marked) {
      const noted = g.notes[g.board.landscapes.indexOf(g.board.kind(id))];
      this.equal(at, `marked ${nameOf(id)}`, nameOf(pile), wordCard(g.board.piles[noted]?.id ?? null));
    }
    for (const { ruleset, check: more } of check.under) if (ruleset === g.board.ruleset) this.all(more);
    for (const cost of check.costs) this.cost(cost);
    for (const one of check.scores) this.score(one);
    for (const { seat, check: player } of check.players) this.player(seat, player);
    for (const { seat, players } of check.views) {
      for (const { seat: other, check: player } of players) this.seen(seat, other, player);
    }
  }

  pile(check: PileCheck): void {
    const { id, line, size, cards, top: wanted } = check;
    const { g } = this;
    const i = g.board.piles.findIndex((pile) => pile.id === id);
    if (i < 0) {
      this.beside(check);
      return;
    }
    const { mixed } = g.board.piles[i];
    const kind = top(g, i);
    const what = `supply ${nameOf(id)}`;
    this.equal(line, what, size, g.piles[i]);
    if (wanted !== undefined) {
      this.equal(
        line,
        `${what} top`,
        wanted === null ? "nothing" : nameOf(wanted),
        kind === NONE ? "nothing" : nameOf(this.id(kind)),
      );
    }
    const found = mixed < 0 ? Array<string>(g.piles[i]).fill(id) : g.mixed[mixed].map(this.id).reverse();
    this.contents(line, what, cards, found, true);
  }

  /** A pile beside the Supply. */
  beside({ id, line, size, cards, top: wanted }: PileCheck): void {
    const i = this.g.board.outside.findIndex((pile) => pile.id === id);
    const found = (this.g.outside[i] ?? []).map(this.id).reverse();
    const what = `supply ${nameOf(id)}`;
    this.equal(line, what, size, found.length);
    if (wanted !== undefined) this.equal(line, `${what} top`, wordCard(wanted), wordCard(found[0] ?? null));
    this.contents(line, what, cards, found, true);
  }

  cost({ id, line, coins, debt, potions, because }: CostCheck): void {
    const cost = view(this.g, NONE).cost(this.g.board.kind(id));
    this.equal(line, `costs ${nameOf(id)} coins`, coins, cost.coins);
    this.equal(line, `costs ${nameOf(id)} debt`, debt, cost.debt);
    this.equal(line, `costs ${nameOf(id)} potions`, potions, cost.potions);
    if (because === undefined) return;
    const words = (list: readonly { id: string; change: number }[]): string =>
      list
        .map((cause) => `${nameOf(cause.id)} ${cause.change}`)
        .sort()
        .join(", ") || "nothing";
    const totals = new Map<string, number>();
    for (const { source, change } of cost.causes)
      totals.set(this.id(source), (totals.get(this.id(source)) ?? 0) + change);
    this.equal(
      line,
      `costs ${nameOf(id)} because`,
      words(because),
      words([...totals].map(([cause, change]) => ({ id: cause, change }))),
    );
  }

  score({ seat, line, total, parts }: ScoreCheck): void {
    const found = score(this.g, seat);
    const who = `score ${this.names[seat]}`;
    this.equal(line, who, total, found.total);
    for (const { source, vp, count } of parts) {
      const part = found.parts.find(
        (other) => (other.source === NONE ? "tokens" : this.id(other.source)) === source,
      );
      const what = source === "tokens" ? source : nameOf(source);
      this.equal(line, `${who} ${what} vp`, vp, part?.vp ?? 0);
      this.equal(line, `${who} ${what} count`, count, part?.count ?? 0);
    }
  }

  player(seat: number, check: PlayerCheck): void {
    const { g } = this;
    const player = g.players[seat];
    const { line } = check;
    const what = (zone: string): string => `${this.names[seat]} ${zone}`;
    const plain = (c: Contents | "unseen" | undefined): Contents | undefined =>
      c === "unseen" ? undefined : c;
    this.contents(line, what("hand"), plain(check.hand), this.kinds(player.hand));
    const deck = this.kinds(player.deck).reverse();
    this.contents(line, what("deck"), plain(check.deck), deck, true);
    this.contents(line, what("deck"), check.deckInAnyOrder, deck);
    if (check.deckTop !== undefined) {
      this.contents(line, what("deck top"), check.deckTop, deck.slice(0, ids(check.deckTop).length), true);
    }
    this.contents(line, what("discard"), plain(check.discard), this.kinds(player.discard));
    const last = this.kinds(player.discard).at(-1) ?? null;
    if (check.discardTop !== undefined)
      this.equal(line, what("discard top"), wordCard(check.discardTop), wordCard(last));
    this.contents(line, what("in play"), check.inPlay, this.kinds(player.play));
    this.contents(line, what("set aside"), check.aside, this.kinds(player.aside));
    this.contents(line, what("set aside face down"), plain(check.hidden), this.kinds(player.hidden));
    if (check.cards !== undefined) {
      const owned = view(g, seat)
        .owned(seat)
        .flatMap((n, kind) => Array<string>(n).fill(this.id(kind)));
      this.contents(line, what("cards"), check.cards, owned);
    }
    if (check.gained !== undefined) {
      const gained = g.gains.filter((gain) => doneBy(gain) === seat).map((gain) => this.id(kindOf(gain)));
      this.contents(line, what("gained"), check.gained, gained);
    }
    if (check.lasting !== undefined) {
      const lasting = g.lasting.filter((e) => e.who === seat).map((e) => this.id(kindOf(e.card)));
      this.contents(line, what("lasting"), check.lasting, lasting);
    }
    const shown = revealedBy(g.log?.entries ?? null, seat);
    if (shown !== null) {
      const cards = shown.map(this.id);
      this.contents(line, what("revealed"), check.revealed, cards);
      const wrong = ids(check.notRevealed ?? []).filter((id) => cards.includes(id));
      if (wrong.length > 0)
        this.differ(line, what("not revealed"), wordCards(ids(check.notRevealed ?? [])), wordCards(cards));
    }
    for (const { id, line: at, cards } of check.mats ?? []) {
      const mat = this.brought(at, g.board.mats, id);
      if (mat >= 0 && cards !== "unseen")
        this.contents(at, what(spoken(id)), cards, this.kinds(player.mats[mat]));
    }
    for (const { id, line: at, n } of check.counters ?? []) {
      const counter = this.brought(at, g.board.counters, id);
      if (counter >= 0) this.equal(at, what(spoken(id)), n, player.counters[counter]);
    }
    this.equal(line, what("vp"), check.vp, player.vp);
    this.equal(line, what("debt"), check.debt, player.debt);
    this.equal(line, what("turns"), check.turns, player.turns);
  }

  /** The number of a mat or counter in this game. */
  brought(line: number, things: readonly { readonly id: string }[], id: string): number {
    const at = things.findIndex((thing) => thing.id === id);
    if (at < 0) this.differences.push({ line, said: say("notBrought", { what: spoken(id) }) });
    return at;
  }

  /** As `player`, but only with what one player's view holds. */
  seen(seat: number, other: number, check: PlayerCheck): void {
    const json = view(this.g, seat).toJSON();
    const player = json.players[other];
    const { line } = check;
    const what = (zone: string): string => `${this.names[seat]} sees ${this.names[other]} ${zone}`;
    const zone = (
      name: string,
      expected: Contents | "unseen" | undefined,
      cards: readonly string[] | undefined,
      size: number,
    ): void => {
      if (expected === undefined) return;
      if (expected === "unseen") {
        if (cards !== undefined) this.differ(line, what(name), "unseen", wordCards(cards));
      } else if (typeof expected === "number") this.equal(line, what(name), expected, size);
      else if (cards === undefined)
        this.differ(line, what(name), wordCards(ids(expected)), say("onlyNumber", { n: size }));
      else this.contents(line, what(name), expected, cards);
    };
    zone("hand", check.hand, player.hand, player.handSize);
    zone("deck", check.deck, undefined, player.deckSize);
    zone("discard", check.discard, undefined, player.discardSize);
    zone("in play", check.inPlay, player.inPlay, player.inPlay.length);
    zone("set aside", check.aside, player.aside, player.aside.length);
    zone("set aside face down", check.hidden, player.hidden, player.hiddenSize);
    for (const { id, cards } of check.mats ?? []) {
      const mat = player.mats?.[id];
      zone(spoken(id), cards, mat?.cards, mat?.size ?? 0);
    }
    for (const { id, line: at, n } of check.counters ?? [])
      this.equal(at, what(spoken(id)), n, player.counters?.[id] ?? 0);
    if (check.discardTop !== undefined) {
      this.equal(line, what("discard top"), wordCard(check.discardTop), wordCard(player.discardTop));
    }
    const owned = Object.entries(player.owned).flatMap(([id, n]) => Array<string>(n).fill(id));
    zone("cards", check.cards, owned, owned.length);
    const lasting = json.lasting.filter((e) => e.seat === other).map((e) => e.source);
    zone("lasting", check.lasting, lasting, lasting.length);
    this.equal(line, what("vp"), check.vp, player.vp);
    this.equal(line, what("debt"), check.debt, player.debt);
    this.equal(line, what("turns"), check.turns, player.turns);
  }
}

const spoken = (id: string): string => id.replaceAll("-", " ");

const wordCard = (id: string | null): string => (id === null ? "nothing" : nameOf(id));

export function compare(g: Game, names: readonly string[], check: Check): readonly Difference[] {
  const checker = new Checker(g, names);
  checker.all(check);
  return checker.differences;
}

/** The kinds that a player has shown to everybody, by these entries of a log; null without one. */
function revealedBy(entries: readonly Entry[] | null, seat: number): number[] | null {
  if (entries === null) return null;
  return entries.flatMap(({ what, who, cards }, i) => {
    if (who !== seat) return [];
    if (what === "reveal") return cards;
    // A Reaction is shown, unless it reacts by being played.
    const next = entries[i + 1];
    const played = next?.what === "play" && next.who === seat && next.cards[0] === cards[0];
    return what === "react" && !played ? cards : [];
  });
}

/** Was exactly this revealed since the last answer, or none of that? Gives what is different. */
export function compareRevealed(
  g: Game,
  names: readonly string[],
  entries: readonly Entry[],
  line: Extract<Line, { kind: "revealed" | "not revealed" }>,
): Said[] {
  const cards = (revealedBy(entries, line.seat) ?? []).map((kind) => g.board.kinds[kind].id);
  const found = { who: names[line.seat], cards: wordCards(cards) };
  if (line.kind === "not revealed")
    return ids(line.cards).some((id) => cards.includes(id)) ? [say("revealed", found)] : [];
  const same =
    typeof line.cards === "number" ? line.cards === cards.length : sameCards(ids(line.cards), cards);
  const wanted =
    typeof line.cards === "number" ? say("cards", { n: line.cards }) : asWritten(wordCards(ids(line.cards)));
  return same ? [] : [say("revealedNot", { ...found, wanted })];
}

/** Is none of these questions asked now? Gives those that are. */
export function compareNotAsked(
  g: Game,
  names: readonly string[],
  seat: number,
  questions: readonly NotAsked[],
): Said[] {
  const d = g.decision;
  if (d === null || askedSeat(g) !== seat) return [];
  const asked = questions.some(
    ({ verb, by }) =>
      (verb === null || isQuestion(d, verb)) &&
      (by === null || (d.source !== NONE && g.board.kinds[d.source].id === by)),
  );
  return asked ? [say("isAsked", { who: names[seat], question: wordQuestion(g, d) })] : [];
}

/** Is this a question of that kind? In a phase, one of what can be done there. */
function isQuestion(d: Decision, verb: string): boolean {
  if (inPhase(d)) return d.options.some((option) => actOf(option) === ACTS[verb]);
  return (SYNONYMS[verb] ?? [verb]).some((v) => d.verb === v || d.verb.startsWith(`${v}-`));
}

const ACTS: Readonly<Record<string, number>> = { play: PLAY_IT, buy: BUY_IT, pay: PAY, spend: SPEND };
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  topdeck: ["topdeck", "put-back"],
  reveal: ["reveal", "react"],
  use: ["react", "order"],
};

/** Is exactly this offered? Gives what is different. */
export function compareOffer(g: Game, names: readonly string[], offer: Offer): Said[] {
  const d = g.decision;
  if (d === null) return [say("offeredOver", { who: names[offer.seat] })];
  if (askedSeat(g) !== offer.seat)
    return [say("offeredOther", { who: names[offer.seat], other: names[askedSeat(g)] })];
  const wrong: Said[] = [];
  for (const { verb, options } of offer.groups) {
    if (verb !== null && !inPhase(d) && !isQuestion(d, verb)) {
      wrong.push(say("otherQuestion", { verb: verb.replaceAll("-", " "), question: wordQuestion(g, d) }));
      continue;
    }
    const concerned =
      verb !== null && inPhase(d) ? d.options.filter((option) => actOf(option) === ACTS[verb]) : d.options;
    wrong.push(...missing(g, d, concerned, options));
  }
  if (offer.by !== undefined && (d.source === NONE || g.board.kinds[d.source].id !== offer.by)) {
    wrong.push(say("otherSource", { card: nameOf(offer.by) }));
  }
  const { exactly, upTo, atLeast } = offer;
  if (exactly !== undefined && (d.min !== exactly || d.max !== exactly))
    wrong.push(say("notExactly", { n: exactly, min: d.min, max: d.max }));
  if (upTo !== undefined && d.max !== upTo) wrong.push(say("notUpTo", { n: upTo, max: d.max }));
  if (upTo !== undefined && atLeast === undefined && d.min !== 0) wrong.push(say("noDecline"));
  if (atLeast !== undefined && d.min !== atLeast) wrong.push(say("notAtLeast", { n: atLeast, min: d.min }));
  return wrong;
}

/** Expected options that are not there, and options that nobody expected. */
function missing(g: Game, d: Decision, concerned: readonly number[], options: readonly Option[]): Said[] {
  const wrong: Said[] = [];
  const spelled = concerned.map((option) => spell(g, d, option));
  for (const option of options) {
    if (option.spelled.includes("decline")) {
      if (!optional(d)) wrong.push(say("noDecline"));
      continue;
    }
    const n = spelled.filter((other) => sameOption(other, option)).length;
    if (n === 0) wrong.push(say("notOffered", { option: option.text }));
    else if (option.counted !== null && option.counted !== n)
      wrong.push(say("offeredTimes", { option: option.text, n }));
  }
  const extra = new Set<string>();
  concerned.forEach((option, i) => {
    // Going on and "play all Treasures" are always there where they make sense; they need not be listed.
    if (spelled[i] === "end" || spelled[i] === "treasures") return;
    if (!options.some((other) => sameOption(spelled[i], other))) extra.add(wordOption(g, d, option));
  });
  if (extra.size > 0) wrong.push(say("offeredToo", { options: [...extra].join(", ") }));
  return wrong;
}

/** Is none of this offered, and for the stated reasons? Gives what is different. */
export function compareRefused(
  g: Game,
  names: readonly string[],
  seat: number,
  refused: readonly Refused[],
): Said[] {
  const d = g.decision;
  const wrong: Said[] = [];
  for (const { option, reason } of refused) {
    const declining = option.spelled.includes("decline");
    const is = (d: Decision, other: number): boolean => sameOption(spell(g, d, other), option);
    if (
      d !== null &&
      askedSeat(g) === seat &&
      (declining ? optional(d) : d.options.some((other) => is(d, other)))
    ) {
      wrong.push(say("isOffered", { option: option.text, who: names[seat] }));
    } else if (reason !== null) {
      const why = explain(g, seat, option.spelled[0]);
      const found =
        why === null
          ? ""
          : [why.code, why.n, why.card, why.because].filter((part) => part !== undefined).join(" ");
      if (!sameReason(reason, found))
        wrong.push(
          why === null
            ? say("noReason", { option: option.text, reason })
            : say("otherReason", { option: option.text, reason, found: wordReason(why) }),
        );
    }
  }
  return wrong;
}

/** "too dear by 2" is the reason "too-dear 2"; what is not said is not compared. */
function sameReason(said: string, found: string): boolean {
  const squash = (text: string): string[] =>
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "" && word !== "by");
  const words = squash(found);
  return squash(said).every((word, i) => words[i] === word);
}
