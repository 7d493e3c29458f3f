/** From text to scenarios. Everything that is wrong in a file is found before anything is run. */
import { recommended, toId } from "@fiefdom/cards";
import type { Ruleset } from "@fiefdom/engine/card";
import { isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from "yaml";
import { find, type Known, nameOf, suggestion } from "./names.ts";
import { type Entry, Reader, ScenarioError } from "./read.ts";
import {
  type Cards,
  type Check,
  type Contents,
  type CostCheck,
  type Given,
  type GivenPlayer,
  KEYS,
  type Line,
  type Marked,
  type Offer,
  type Option,
  type PileCheck,
  type PlayerCheck,
  type Refused,
  type Scenario,
  type ScoreCheck,
  type Tokens,
} from "./scenario.ts";
import { wrongNumbers } from "./setup.ts";
import { MOST_COPIES, OFFER_VERBS, parseOption, parseSaying, parseThing } from "./words.ts";

const DEFAULT_PLAYERS = ["P", "Q"];
const NEW_GAME = "a new game";

/** Reads all scenarios of a file. Throws a ScenarioError that names every problem with its line. */
export function parseScenarios(text: string, file: string): Scenario[] {
  const lines = new LineCounter();
  const reader = new Reader(lines);
  const scenarios: Scenario[] = [];
  const documents = parseAllDocuments(text, { lineCounter: lines });
  for (const document of Array.isArray(documents) ? documents : []) {
    for (const error of document.errors) {
      reader.complain(
        error.linePos?.[0].line ?? 1,
        error.message.split("\n")[0].replace(/ at line \d+.*$/, "."),
      );
    }
    if (document.errors.length > 0) continue;
    const contents = document.contents as Node | null;
    if (contents === null || (isScalar(contents) && contents.value === null)) continue;
    for (const node of isSeq(contents) ? (contents.items as Node[]) : [contents]) {
      scenarios.push(new ScenarioReader(reader, file).scenario(node));
    }
  }
  if (reader.problems.length === 0 && scenarios.length === 0)
    reader.complain(1, "The file holds no scenario.");
  if (reader.problems.length === 0) {
    for (const scenario of scenarios)
      for (const problem of wrongNumbers(scenario)) reader.problems.push(problem);
  }
  if (reader.problems.length > 0) throw new ScenarioError(file, reader.problems);
  return scenarios;
}

class ScenarioReader {
  readonly r: Reader;
  readonly file: string;
  players: readonly string[] = DEFAULT_PLAYERS;
  /** Everything that is named anywhere: it is in the game. */
  readonly named = new Map<string, Known>();

  constructor(reader: Reader, file: string) {
    this.r = reader;
    this.file = file;
  }

  scenario(node: Node): Scenario {
    const line = this.r.lineOf(node);
    const entries = new Map(this.r.entries(node, line, "A scenario", KEYS.scenario).map((e) => [e.key, e]));
    const get = <T>(key: string, read: (e: Entry) => T, otherwise: T): T => {
      const entry = entries.get(key);
      return entry === undefined ? otherwise : read(entry);
    };
    const text = (key: string): string | null => get(key, (e) => this.r.text(e.value, e.line, key), null);
    if (isMap(node) && !entries.has("title")) this.r.complain(line, 'A scenario needs a "title".');
    this.players = get("players", (e) => this.names(e), DEFAULT_PLAYERS);
    const kingdom = get("kingdom", (e) => this.kingdom(e), []);
    const landscapes = get("landscapes", (e) => this.landscapes(e), []);
    const about = get(
      "about",
      (e) => this.r.texts(e.value, e.line, "about").map((t) => this.any(t.text, t.line)?.id ?? ""),
      [],
    );
    const given = this.given(entries.get("given"));
    const when = get("when", (e) => this.when(e), []);
    const then = get("then", (e) => this.check(e.value, e.line), null);
    const last = when.at(-1);
    if (isMap(node) && then === null && (last === undefined || last.kind === "answer")) {
      this.r.complain(line, 'A scenario must say what comes out: give it a "then".');
    }
    const colonies = get("colonies", (e) => this.r.flag(e.value, e.line, "colonies"), false);
    const inGame = [...this.named.values()];
    return {
      file: this.file,
      line: entries.get("title")?.line ?? line,
      title: text("title") ?? "",
      about,
      source: text("source"),
      ruling: text("ruling"),
      note: text("note"),
      rulesets: get("ruleset", (e) => this.rulesets(e), ["printed", "current"]),
      players: this.players,
      kingdom: [...new Set([...kingdom, ...inGame.flatMap((k) => (k.pile ? [k.pile.id] : []))])],
      landscapes: [
        ...new Set([...landscapes, ...inGame.filter((k) => k.what === "landscape").map((k) => k.id)]),
      ],
      colonies: colonies || inGame.some((k) => k.what === "colonies"),
      given,
      when,
      then,
    };
  }

  rulesets(e: Entry): Ruleset[] {
    const which = this.r.oneOf(e.value, e.line, "ruleset", ["both", "printed", "current"]);
    return which === "both" ? ["printed", "current"] : [which];
  }

  names(e: Entry): string[] {
    const names = this.r.texts(e.value, e.line, "players").map((t) => t.text);
    if (names.length < 2 || names.length > 6)
      this.r.complain(e.line, `A game has 2 to 6 players, not ${names.length}.`);
    const taken: readonly string[] = [...KEYS.given, ...KEYS.check];
    names.forEach((name, i) => {
      if (names.indexOf(name) !== i) this.r.complain(e.line, `Two players are called ${name}.`);
      if (taken.includes(name))
        this.r.complain(e.line, `A player can't be called "${name}": the word means something else here.`);
    });
    return names;
  }

  kingdom(e: Entry): string[] {
    if (isScalar(e.value) && !String(e.value.value).includes(",")) {
      const name = toId(String(e.value.value));
      const found = recommended.find((kingdom) => kingdom.id === name);
      if (found !== undefined) {
        for (const landscape of found.landscapes) this.any(landscape, e.line);
        if (found.colonies === true) this.any("colony", e.line);
        return [...found.kingdom];
      }
    }
    return this.r.texts(e.value, e.line, "kingdom").flatMap((t) => {
      const known = this.any(t.text, t.line);
      if (known === null) return [];
      if (known.pile === undefined) {
        this.r.complain(
          t.line,
          known.what === "landscape"
            ? `${nameOf(known.id)} belongs under "landscapes".`
            : `${nameOf(known.id)} is not a Kingdom card.`,
        );
        return [];
      }
      return [known.pile.id];
    });
  }

  landscapes(e: Entry): string[] {
    return this.r.texts(e.value, e.line, "landscapes").flatMap((t) => {
      const known = this.any(t.text, t.line);
      if (known === null) return [];
      if (known.what !== "landscape")
        this.r.complain(t.line, `${nameOf(known.id)} is not an Event or Landmark.`);
      return [known.id];
    });
  }

  /** Whatever has this name; it is then in the game. */
  any(name: string, line: number): Known | null {
    const known = find(name);
    if (known === undefined) {
      this.r.complain(line, `There is nothing called "${name}".${suggestion(name)}`);
      return null;
    }
    this.named.set(known.id, known);
    return known;
  }

  card(name: string, line: number): string | null {
    const known = find(name);
    if (known === undefined) {
      this.r.complain(line, `There is no card called "${name}".${suggestion(name)}`);
      return null;
    }
    if (known.def === undefined || known.what === "landscape") {
      this.r.complain(line, `${nameOf(known.id)} is not a card.`);
      return null;
    }
    this.named.set(known.id, known);
    return known.id;
  }

  cards(node: Node | null, line: number, what: string): Cards[] {
    return this.r.texts(node, line, what).flatMap((t) => {
      if (t.text === "") return [];
      const thing = parseThing(t.text);
      if (thing.n < 1 || thing.n > MOST_COPIES)
        this.r.complain(t.line, `${what}: "${t.text}" must have a number from 1 to ${MOST_COPIES}.`);
      if (thing.nth !== undefined) this.r.complain(t.line, `There is no card called "${t.text}".`);
      const id = this.card(thing.text, t.line);
      return id === null ? [] : [{ id, n: thing.n, counted: thing.counted, line: t.line }];
    });
  }

  seat(node: Node | null, line: number, what: string): number {
    return this.players.indexOf(this.r.oneOf(node, line, what, this.players));
  }

  given(e: Entry | undefined): Given {
    const seats = this.players.length;
    let turn = 0;
    let phase: Given["phase"] = "action";
    const numbers = { actions: 1, buys: 1, coins: 0 };
    const set: string[] = [];
    const players = Array.from({ length: seats }, () => NOBODY);
    let supply: Given["supply"] = [];
    let tokens: Tokens[] = [];
    let marked: Marked[] = [];
    let trash: Cards[] = [];
    let shuffles: Given["shuffles"] = [];
    const newGame = e !== undefined && isScalar(e.value) && e.value.value === NEW_GAME;
    if (e !== undefined && !newGame) {
      if (isScalar(e.value) && e.value.value !== null) {
        this.r.complain(e.line, `given must be entries (key: value) or the words "${NEW_GAME}".`);
      } else {
        for (const { key, value, line } of this.r.entries(e.value, e.line, "given", [
          ...KEYS.given,
          ...this.players,
        ])) {
          const seat = this.players.indexOf(key);
          if (seat >= 0) players[seat] = this.givenPlayer(value, line, key);
          else {
            switch (key as (typeof KEYS.given)[number]) {
              case "turn":
                turn = this.seat(value, line, "turn");
                break;
              case "phase":
                phase = this.r.oneOf(value, line, "phase", ["start", "action", "buy"]);
                break;
              case "actions":
              case "buys":
              case "coins":
                numbers[key as keyof typeof numbers] = this.r.whole(value, line, key);
                set.push(key);
                break;
              case "supply":
                supply = this.piles(value, line, false);
                break;
              case "tokens":
                tokens = this.tokens(value, line);
                break;
              case "marked":
                marked = this.marked(value, line);
                break;
              case "trash":
                trash = this.cards(value, line, "trash");
                break;
              case "shuffles":
                shuffles = this.shuffles(value, line);
                break;
            }
          }
        }
      }
      if (phase === "start" && set.length > 0) {
        this.r.complain(
          e.line,
          `A turn that is only starting has 1 Action, 1 Buy and no coins: leave out ${set.join(", ")}, or say "phase: action".`,
        );
      }
    }
    return { newGame, turn, phase, ...numbers, players, supply, tokens, marked, trash, shuffles };
  }

  givenPlayer(node: Node | null, at: number, who: string): GivenPlayer {
    const player: Record<string, unknown> = { ...NOBODY };
    for (const { key, value, line } of this.r.entries(node, at, who, KEYS.givenPlayer)) {
      const what = `${who}'s ${key}`;
      if (key === "vp" || key === "debt") player[key] = this.r.whole(value, line, what);
      else if (key === "turns") player.turns = this.r.whole(value, line, what);
      else player[ZONES[key]] = this.cards(value, line, what);
    }
    return player as unknown as GivenPlayer;
  }

  piles(node: Node | null, at: number, checking: boolean): PileCheck[] {
    return this.r.entries(node, at, "supply", null).flatMap(({ key, value, line }): PileCheck[] => {
      const known = this.any(key, line);
      if (known === null) return [];
      if (known.what === "landscape") {
        this.r.complain(line, `${nameOf(known.id)} has no pile.`);
        return [];
      }
      const id = known.pile?.id ?? known.id;
      if (isSeq(value)) return [{ id, line, cards: this.cards(value, line, key) }];
      if (checking && isMap(value)) {
        let pile: PileCheck = { id, line };
        for (const part of this.r.entries(value, line, key, KEYS.pile)) {
          if (part.key === "size") pile = { ...pile, size: this.r.whole(part.value, part.line, key) };
          else if (part.key === "cards") pile = { ...pile, cards: this.cards(part.value, part.line, key) };
          else pile = { ...pile, top: this.cardOrNothing(part.value, part.line, key) };
        }
        return [pile];
      }
      return [{ id, line, size: this.r.whole(value, line, `The pile of ${key}`) }];
    });
  }

  cardOrNothing(node: Node | null, line: number, what: string): string | null {
    const text = this.r.text(node, line, what);
    return text === "nothing" || text === "" ? null : this.card(text, line);
  }

  tokens(node: Node | null, at: number): Tokens[] {
    return this.r.entries(node, at, "tokens", null).flatMap(({ key, value, line }): Tokens[] => {
      const known = this.any(key, line);
      if (known === null) return [];
      let here: Tokens = { id: known.what === "landscape" ? known.id : (known.pile?.id ?? known.id), line };
      for (const part of this.r.entries(value, line, `${key}'s tokens`, KEYS.tokens)) {
        here = { ...here, [part.key]: this.r.whole(part.value, part.line, `${key}'s ${part.key}`) };
      }
      return [here];
    });
  }

  marked(node: Node | null, at: number): Marked[] {
    return this.r.entries(node, at, "marked", null).flatMap(({ key, value, line }): Marked[] => {
      const known = this.any(key, line);
      const pile = this.any(this.r.text(value, line, key), line);
      if (known === null || pile === null) return [];
      if (known.what !== "landscape")
        this.r.complain(line, `${nameOf(known.id)} is not an Event or Landmark.`);
      return [{ id: known.id, pile: pile.pile?.id ?? pile.id, line }];
    });
  }

  shuffles(node: Node | null, at: number): { seat: number; cards: Cards[] }[] {
    return this.r.entries(node, at, "shuffles", this.players).flatMap(({ key, value, line }) => {
      const seat = this.players.indexOf(key);
      // One shuffle may be written without the outer brackets.
      const several = isSeq(value) && value.items.length > 0 && value.items.every((item) => isSeq(item));
      const list = several ? (value.items as Node[]) : [value];
      return list.map((one) => ({ seat, cards: this.cards(one, line, `${key}'s shuffle`) }));
    });
  }

  when(e: Entry): Line[] {
    return this.r.items(e.value, e.line, "when").flatMap((node): Line[] => {
      const line = node === null ? e.line : this.r.lineOf(node);
      if (isMap(node)) return this.special(node, line);
      const text = this.r.text(node, line, "Each line of when");
      if (text === "") return [];
      const saying = parseSaying(text, this.players);
      if (typeof saying === "string") {
        this.r.complain(line, saying);
        return [];
      }
      for (const thing of saying.things) if (thing.card !== undefined) this.any(thing.card, line);
      return [{ kind: "answer", line, text, saying }];
    });
  }

  special(node: Node, at: number): Line[] {
    const allowed = [
      ...this.players.map((name) => `offered to ${name}`),
      ...this.players.map((name) => `not offered to ${name}`),
      "then",
    ];
    const entries = this.r.entries(node, at, "A line of when", allowed);
    return entries.map(({ key, value, line }): Line => {
      if (key === "then") return { kind: "then", line, check: this.check(value, line) };
      const seat = this.players.indexOf(key.replace(/^(not )?offered to /, ""));
      if (key.startsWith("not "))
        return { kind: "not offered", line, seat, refused: this.refused(value, line) };
      return { kind: "offered", line, offer: this.offer(value, line, seat) };
    });
  }

  option(text: string, line: number, verb: string | null): Option {
    const option = parseOption(text, verb);
    if (typeof option === "string") {
      this.r.complain(line, option);
      return { text, spelled: [], counted: null };
    }
    for (const spelled of option.spelled) {
      const known = find(spelled.replace(/^(play|buy|use):/, "").replace(/#\d$/, ""));
      if (known !== undefined) this.named.set(known.id, known);
    }
    return option;
  }

  options(node: Node | null, line: number, verb: string | null): Option[] {
    return this.r
      .texts(node, line, "offered")
      .flatMap((t) => (t.text === "" ? [] : [this.option(t.text, t.line, verb)]));
  }

  offer(node: Node | null, at: number, seat: number): Offer {
    if (!isMap(node)) return { seat, groups: [{ verb: null, options: this.options(node, at, null) }] };
    let offer: Offer = { seat, groups: [] };
    for (const { key, value, line } of this.r.entries(node, at, "offered", [...OFFER_VERBS, ...KEYS.offer])) {
      switch (key) {
        case "by": {
          const known = this.any(this.r.text(value, line, key), line);
          if (known !== null) offer = { ...offer, by: known.id };
          break;
        }
        case "exactly":
          offer = { ...offer, exactly: this.r.whole(value, line, key) };
          break;
        case "up to":
          offer = { ...offer, upTo: this.r.whole(value, line, key) };
          break;
        case "at least":
          offer = { ...offer, atLeast: this.r.whole(value, line, key) };
          break;
        default: {
          const verb = key.replace(" ", "-");
          offer = { ...offer, groups: [...offer.groups, { verb, options: this.options(value, line, verb) }] };
        }
      }
    }
    return offer;
  }

  refused(node: Node | null, at: number): Refused[] {
    if (!isMap(node)) return this.options(node, at, null).map((option) => ({ option, reason: null }));
    return this.r.entries(node, at, "not offered", null).map(({ key, value, line }) => ({
      option: this.option(key, line, null),
      reason: this.r.text(value, line, `The reason why not to ${key}`),
    }));
  }

  contents(node: Node | null, line: number, what: string): Contents {
    return isScalar(node) && typeof node.value === "number"
      ? this.r.whole(node, line, what)
      : this.cards(node, line, what);
  }

  check(node: Node | null, at: number): Check {
    const check: { -readonly [K in keyof Check]: Check[K] } = {
      line: at,
      supply: [],
      tokens: [],
      marked: [],
      costs: [],
      scores: [],
      players: [],
      views: [],
    };
    const sees = this.players.map((name) => `${name} sees`);
    for (const { key, value, line } of this.r.entries(node, at, "then", [
      ...KEYS.check,
      ...this.players,
      ...sees,
    ])) {
      const seat = this.players.indexOf(key);
      if (seat >= 0) {
        check.players = [...check.players, { seat, check: this.playerCheck(value, line, key, false) }];
        continue;
      }
      if (sees.includes(key)) {
        const players = this.r.entries(value, line, key, this.players).map((e) => ({
          seat: this.players.indexOf(e.key),
          check: this.playerCheck(e.value, e.line, e.key, true),
        }));
        check.views = [...check.views, { seat: sees.indexOf(key), players }];
        continue;
      }
      switch (key as (typeof KEYS.check)[number]) {
        case "turn":
          check.turn = this.seat(value, line, "turn");
          break;
        case "phase":
          check.phase = this.r.oneOf(value, line, "phase", ["action", "buy"]);
          break;
        case "actions":
          check.actions = this.r.whole(value, line, key);
          break;
        case "buys":
          check.buys = this.r.whole(value, line, key);
          break;
        case "coins":
          check.coins = this.r.whole(value, line, key);
          break;
        case "asked":
          check.asked = this.seatOr("nobody", value, line, key);
          break;
        case "game":
          check.over = this.r.oneOf(value, line, key, ["over", "going on"]) === "over";
          break;
        case "winners":
          check.winners = this.r.texts(value, line, key).map((t) => {
            const winner = this.players.indexOf(t.text);
            if (winner < 0)
              this.r.complain(
                t.line,
                `There is no player called "${t.text}". There are: ${this.players.join(", ")}.`,
              );
            return winner;
          });
          break;
        case "starts next":
          check.startsNext = this.seatOr("by lot", value, line, key);
          break;
        case "empty piles":
          check.emptyPiles = this.r.whole(value, line, key);
          break;
        case "trash":
          check.trash = this.contents(value, line, key);
          break;
        case "supply":
          check.supply = this.piles(value, line, true);
          break;
        case "tokens":
          check.tokens = this.tokens(value, line);
          break;
        case "marked":
          check.marked = this.marked(value, line);
          break;
        case "costs":
          check.costs = this.costs(value, line);
          break;
        case "score":
          check.scores = this.scores(value, line);
          break;
      }
    }
    return check;
  }

  seatOr(nobody: string, node: Node | null, line: number, what: string): number | null {
    const seat = this.players.indexOf(this.r.oneOf(node, line, what, [...this.players, nobody]));
    return seat < 0 ? null : seat;
  }

  playerCheck(node: Node | null, at: number, who: string, seen: boolean): PlayerCheck {
    const check: { -readonly [K in keyof PlayerCheck]: PlayerCheck[K] } = { line: at };
    const allowed = seen ? KEYS.playerCheck.filter((key) => !UNVIEWED.includes(key)) : KEYS.playerCheck;
    for (const { key, value, line } of this.r.entries(node, at, who, allowed)) {
      const what = `${who}'s ${key}`;
      const unseen = seen && isScalar(value) && value.value === "unseen";
      switch (key as (typeof KEYS.playerCheck)[number]) {
        case "vp":
        case "debt":
        case "turns":
          check[key as "vp" | "debt" | "turns"] = this.r.whole(value, line, what);
          break;
        case "deck top":
          check.deckTop = this.cards(value, line, what);
          break;
        case "deck in any order":
          check.deckInAnyOrder = this.cards(value, line, what);
          break;
        case "discard top":
          check.discardTop = this.cardOrNothing(value, line, what);
          break;
        case "hand":
        case "deck":
        case "discard":
          check[key as "hand" | "deck" | "discard"] = unseen ? "unseen" : this.contents(value, line, what);
          break;
        case "set aside face down":
          check.hidden = unseen ? "unseen" : this.contents(value, line, what);
          break;
        default:
          check[ZONES[key] as "inPlay" | "aside" | "cards" | "gained" | "lasting"] = this.contents(
            value,
            line,
            what,
          );
      }
    }
    return check;
  }

  costs(node: Node | null, at: number): CostCheck[] {
    return this.r.entries(node, at, "costs", null).flatMap(({ key, value, line }): CostCheck[] => {
      const known = this.any(key, line);
      if (known === null) return [];
      if (known.def === undefined) {
        this.r.complain(line, `${nameOf(known.id)} is a pile of several cards; name one of them.`);
        return [];
      }
      if (!isMap(value))
        return [{ id: known.id, line, coins: this.r.whole(value, line, `The cost of ${key}`) }];
      let cost: CostCheck = { id: known.id, line };
      for (const part of this.r.entries(value, line, `The cost of ${key}`, KEYS.cost)) {
        if (part.key !== "because")
          cost = { ...cost, [part.key]: this.r.whole(part.value, part.line, part.key) };
        else {
          const because = this.r.entries(part.value, part.line, "because", null).flatMap((cause) => {
            const source = this.any(cause.key, cause.line);
            return source === null
              ? []
              : [{ id: source.id, change: this.r.whole(cause.value, cause.line, cause.key, -999) }];
          });
          cost = { ...cost, because };
        }
      }
      return [cost];
    });
  }

  scores(node: Node | null, at: number): ScoreCheck[] {
    return this.r.entries(node, at, "score", this.players).map(({ key, value, line }) => {
      const seat = this.players.indexOf(key);
      if (!isMap(value))
        return { seat, line, total: this.r.whole(value, line, `${key}'s score`, -999), parts: [] };
      let total: number | undefined;
      const parts: { source: string; vp?: number; count?: number }[] = [];
      for (const part of this.r.entries(value, line, `${key}'s score`, null)) {
        if (part.key === "total") {
          total = this.r.whole(part.value, part.line, part.key, -999);
          continue;
        }
        const source = part.key === "tokens" ? "tokens" : this.any(part.key, part.line)?.id;
        let found: { vp?: number; count?: number } = {};
        if (isMap(part.value)) {
          for (const one of this.r.entries(part.value, part.line, part.key, KEYS.scorePart))
            found = { ...found, [one.key]: this.r.whole(one.value, one.line, one.key, -999) };
        } else found = { vp: this.r.whole(part.value, part.line, part.key, -999) };
        if (source !== undefined) parts.push({ source, ...found });
      }
      return { seat, line, parts, ...(total === undefined ? {} : { total }) };
    });
  }
}

const NOBODY: GivenPlayer = {
  hand: [],
  deck: [],
  discard: [],
  inPlay: [],
  aside: [],
  hidden: [],
  gained: [],
  vp: 0,
  debt: 0,
  turns: null,
};

const ZONES: Readonly<Record<string, string>> = {
  hand: "hand",
  deck: "deck",
  discard: "discard",
  "in play": "inPlay",
  "set aside": "aside",
  "set aside face down": "hidden",
  gained: "gained",
  cards: "cards",
  lasting: "lasting",
};

/** What no player may look at, or what no view tells. */
const UNVIEWED: readonly string[] = ["deck top", "deck in any order", "gained"];
