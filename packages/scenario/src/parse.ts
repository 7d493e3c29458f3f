/** From text to scenarios. Everything that is wrong in a file is found before anything is run. */
import { type CardSet, recommended, sets as shipped, toId } from "@fiefdom/cards";
import type { Ruleset } from "@fiefdom/engine/card";
import { isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from "yaml";
import { type Known, Names, nameOf, suggestion } from "./names.ts";
import { type Entry, type Problem, Reader, ScenarioError } from "./read.ts";
import { hinted, say } from "./said.ts";
import {
  type Cards,
  type Check,
  type Contents,
  type CostCheck,
  type Given,
  type GivenLasting,
  type GivenPlayer,
  KEYS,
  type Line,
  type Marked,
  type NotAsked,
  type Offer,
  type Option,
  type PileCheck,
  type PlayerCheck,
  type Refused,
  type Scenario,
  type ScoreCheck,
  type Tokens,
} from "./scenario.ts";
import { lastingOf, wrongNumbers } from "./setup.ts";
import { MOST_COPIES, OFFER_VERBS, parseOption, parseSaying, parseThing } from "./words.ts";

const DEFAULT_PLAYERS = ["P", "Q"];
const NEW_GAME = "a new game";
const RULESETS: readonly Ruleset[] = ["printed", "current"];

/** A scenario, or why a part of the file is none. */
export type Document =
  | { readonly scenario: Scenario }
  | { readonly line: number; readonly title: string | null; readonly problems: readonly Problem[] };

/**
 * Reads all scenarios of a file. Throws a ScenarioError that names every problem with its line. Cards are those of
 * the game, unless other sets are given.
 */
export function parseScenarios(text: string, file: string, sets: readonly CardSet[] = shipped): Scenario[] {
  const documents = parseDocuments(text, file, sets);
  const problems = documents.flatMap((one) => ("problems" in one ? one.problems : []));
  if (problems.length > 0) throw new ScenarioError(file, problems);
  return documents.flatMap((one) => ("scenario" in one ? [one.scenario] : []));
}

/** Reads a file part by part: what is wrong in one scenario is no matter of the others. */
export function parseDocuments(text: string, file: string, sets: readonly CardSet[] = shipped): Document[] {
  const names = sets === shipped ? usual : new Names(sets);
  const found = pieces(text).flatMap((piece) => parsePiece(piece, file, names));
  if (found.length > 0) return found;
  return [{ line: 1, title: null, problems: [{ line: 1, said: say("empty") }] }];
}

/** The names of all that is in the game. */
const usual = new Names();

interface Piece {
  readonly text: string;
  /** The line of the file in which it begins. */
  readonly line: number;
}

/**
 * Cuts a file at its lines "---". In YAML these always begin a new document, so that whatever is wrong before
 * one, an open quotation mark for instance, ends there.
 */
function pieces(text: string): Piece[] {
  const found: { lines: string[]; line: number }[] = [{ lines: [], line: 1 }];
  text.split("\n").forEach((line, i) => {
    const last = found[found.length - 1];
    // Directives belong to the document that follows them.
    const bare = last.lines.every((other) => /^(%|\s*(#|$))/.test(other));
    if (/^---(\s|$)/.test(line) && !bare) found.push({ lines: [line], line: i + 1 });
    else last.lines.push(line);
  });
  return found.map(({ lines, line }) => ({ text: lines.join("\n"), line }));
}

function parsePiece(piece: Piece, file: string, names: Names): Document[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(piece.text, { lineCounter: lines });
  return (Array.isArray(documents) ? documents : []).flatMap((document): Document[] => {
    const contents = document.contents as Node | null;
    const broken = document.errors.map((error) => ({
      line: piece.line - 1 + (error.linePos?.[0].line ?? 1),
      said: say("yaml", {
        problem: error.message.split("\n")[0].replace(/ at line \d+.*$/, "."),
        code: error.code,
      }),
    }));
    if (broken.length > 0) return [{ line: piece.line, title: null, problems: broken }];
    if (contents === null || (isScalar(contents) && contents.value === null)) return [];
    return (isSeq(contents) ? (contents.items as Node[]) : [contents]).map((node): Document => {
      const reader = new Reader(lines, piece.line - 1);
      const scenario = new ScenarioReader(reader, file, names).scenario(node);
      const problems = reader.problems.length > 0 ? reader.problems : wrongNumbers(scenario);
      if (problems.length === 0) return { scenario };
      return { line: scenario.line, title: scenario.title === "" ? null : scenario.title, problems };
    });
  });
}

class ScenarioReader {
  readonly r: Reader;
  readonly file: string;
  readonly known: Names;
  players: readonly string[] = DEFAULT_PLAYERS;
  rulesets: readonly Ruleset[] = RULESETS;
  /** Everything that is named anywhere: it is in the game. */
  readonly named = new Map<string, Known>();

  constructor(reader: Reader, file: string, known: Names) {
    this.r = reader;
    this.file = file;
    this.known = known;
  }

  scenario(node: Node): Scenario {
    const line = this.r.lineOf(node);
    const entries = new Map(this.r.entries(node, line, "scenario", KEYS.scenario).map((e) => [e.key, e]));
    const get = <T>(key: string, read: (e: Entry) => T, otherwise: T): T => {
      const entry = entries.get(key);
      return entry === undefined ? otherwise : read(entry);
    };
    const text = (key: string): string | null => get(key, (e) => this.r.text(e.value, e.line, key), null);
    if (isMap(node) && !entries.has("title")) this.r.complain(line, say("needsTitle"));
    this.players = get("players", (e) => this.names(e), DEFAULT_PLAYERS);
    this.rulesets = get("ruleset", (e) => this.ruled(e), RULESETS);
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
    const open = this.rulesets.filter((ruleset) => {
      const last = linesUnder(when, ruleset).at(-1);
      return last === undefined || last.kind === "answer";
    });
    if (isMap(node) && then === null && open.length > 0) {
      this.r.complain(line, say("needsThen"));
    }
    const colonies = get("colonies", (e) => this.r.flag(e.value, e.line, "colonies"), false);
    const inGame = [...this.named.values()];
    return {
      file: this.file,
      names: this.known,
      line: entries.get("title")?.line ?? line,
      title: text("title") ?? "",
      about,
      source: text("source"),
      ruling: text("ruling"),
      note: text("note"),
      rulesets: this.rulesets,
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

  ruled(e: Entry): readonly Ruleset[] {
    const which = this.r.oneOf(e.value, e.line, "ruleset", ["both", "printed", "current"]);
    return which === "both" ? RULESETS : [which];
  }

  /** The ruleset that a part of the scenario is for; it must be one under which the scenario is run. */
  only(key: string, line: number): Ruleset {
    const ruleset = key as Ruleset;
    if (!this.rulesets.includes(ruleset)) this.r.complain(line, say("notUnder", { ruleset }));
    return ruleset;
  }

  names(e: Entry): string[] {
    const names = this.r.texts(e.value, e.line, "players").map((t) => t.text);
    if (names.length < 2 || names.length > 6) this.r.complain(e.line, say("players", { n: names.length }));
    const taken: readonly string[] = [...KEYS.given, ...KEYS.check];
    names.forEach((name, i) => {
      if (names.indexOf(name) !== i) this.r.complain(e.line, say("twoCalled", { name }));
      if (taken.includes(name)) this.r.complain(e.line, say("takenName", { name }));
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
            ? say("belongsUnderLandscapes", { card: nameOf(known.id) })
            : say("notKingdom", { card: nameOf(known.id) }),
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
        this.r.complain(t.line, say("notLandscape", { card: nameOf(known.id) }));
      return [known.id];
    });
  }

  /** Whatever has this name; it is then in the game. */
  any(name: string, line: number): Known | null {
    const known = this.known.find(name);
    if (known === undefined) {
      this.r.complain(line, hinted(say("nothingCalled", { name }), this.known.suggestion(name)));
      return null;
    }
    this.named.set(known.id, known);
    return known;
  }

  card(name: string, line: number): string | null {
    const known = this.known.find(name);
    if (known === undefined) {
      this.r.complain(line, hinted(say("noCard", { name }), this.known.suggestion(name)));
      return null;
    }
    if (known.def === undefined || known.what === "landscape") {
      this.r.complain(line, say("notACard", { card: nameOf(known.id) }));
      return null;
    }
    this.named.set(known.id, known);
    return known.id;
  }

  cards(node: Node | null, line: number, what: string): Cards[] {
    return this.r.texts(node, line, what).flatMap((t) => {
      if (t.text === "") return [];
      const thing = parseThing(t.text, this.known);
      if (thing.n < 1 || thing.n > MOST_COPIES)
        this.r.complain(t.line, say("copies", { text: t.text, most: MOST_COPIES }));
      if (thing.nth !== undefined) this.r.complain(t.line, say("noCard", { name: t.text }));
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
    const numbers = { actions: 1, buys: 1, coins: 0, potions: 0 };
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
        this.r.complain(e.line, say("given", { words: NEW_GAME }));
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
              case "potions":
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
        this.r.complain(e.line, say("starting", { keys: set.join(", ") }));
      }
    }
    return { newGame, turn, phase, ...numbers, players, supply, tokens, marked, trash, shuffles };
  }

  givenPlayer(node: Node | null, at: number, who: string): GivenPlayer {
    const player: Record<string, unknown> = { ...NOBODY };
    const { mats, counters } = this.known;
    const allowed = [...KEYS.givenPlayer, ...mats.keys(), ...counters.keys()];
    for (const { key, value, line } of this.r.entries(node, at, who, allowed)) {
      const what = `${who} ${key}`;
      const mat = mats.get(key);
      const counter = counters.get(key);
      if (mat !== undefined)
        player.mats = [
          ...(player.mats as GivenPlayer["mats"]),
          { id: mat.id, line, cards: this.cards(value, line, what) },
        ];
      else if (counter !== undefined)
        player.counters = [
          ...(player.counters as GivenPlayer["counters"]),
          { id: counter.id, line, n: this.r.whole(value, line, what) },
        ];
      else if (key === "vp" || key === "debt") player[key] = this.r.whole(value, line, what);
      else if (key === "lasting") player["lasting"] = this.lasting(value, line, what);
      else if (key === "turns") player.turns = this.r.whole(value, line, what);
      else player[ZONES[key]] = this.cards(value, line, what);
    }
    return player as unknown as GivenPlayer;
  }

  /** Cards whose lasting effects are at work: a list, or by card with what belongs to the effect. */
  lasting(node: Node | null, at: number, what: string): GivenLasting[] {
    const one = (name: string, line: number): GivenLasting[] => {
      const thing = parseThing(name, this.known);
      const known = this.any(thing.text, line);
      if (known?.def === undefined) return [];
      if (!this.rulesets.some((ruleset) => lastingOf(known.def, ruleset).length > 0)) {
        this.r.complain(line, say("notLasting", { card: nameOf(known.id) }));
        return [];
      }
      const effect: GivenLasting = { id: known.id, line, named: null, cards: [], untouched: [] };
      return Array<GivenLasting>(Math.min(thing.n, MOST_COPIES)).fill(effect);
    };
    if (!isMap(node)) return this.r.texts(node, at, what).flatMap((t) => one(t.text, t.line));
    return this.r.entries(node, at, what, null).flatMap(({ key, value, line }) =>
      one(key, line).map((effect) => {
        let full = effect;
        for (const part of this.r.entries(value, line, `${what} ${key}`, KEYS.lasting)) {
          if (part.key === "named")
            full = { ...full, named: this.card(this.r.text(part.value, part.line, "named"), part.line) };
          else if (part.key === "cards")
            full = { ...full, cards: this.cards(part.value, part.line, `${key} cards`) };
          else full = { ...full, untouched: this.seats(part.value, part.line, "untouched") };
        }
        return full;
      }),
    );
  }

  /** Players by name. */
  seats(node: Node | null, line: number, what: string): number[] {
    return this.r.texts(node, line, what).map((t) => {
      const seat = this.players.indexOf(t.text);
      if (seat < 0) this.r.complain(t.line, hinted(say("noPlayer", { name: t.text }), "", this.players));
      return seat;
    });
  }

  piles(node: Node | null, at: number, checking: boolean): PileCheck[] {
    return this.r.entries(node, at, "supply", null).flatMap(({ key, value, line }): PileCheck[] => {
      const known = this.any(key, line);
      if (known === null) return [];
      if (known.what === "landscape") {
        this.r.complain(line, say("noPile", { card: nameOf(known.id) }));
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
      return [{ id, line, size: this.r.whole(value, line, `supply ${key}`) }];
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
      const lying: Record<string, number> = {};
      for (const part of this.r.entries(value, line, `tokens ${key}`, [...this.known.tokens.keys()])) {
        const token = this.known.tokens.get(part.key);
        if (token === undefined) continue;
        if (token.each === undefined)
          lying[token.id] = this.r.whole(part.value, part.line, `${key} ${part.key}`);
        else {
          const owners = this.owners(part.value, part.line, part.key);
          for (const seat of this.players.keys())
            lying[`${token.id}@${seat}`] = owners.includes(seat) ? 1 : 0;
        }
      }
      return [{ id: known.what === "landscape" ? known.id : (known.pile?.id ?? known.id), line, lying }];
    });
  }

  /** The players whose token lies there: "P", or a list of them. */
  owners(node: Node | null, line: number, what: string): number[] {
    const names = isSeq(node) ? (node.items as Node[]) : [node];
    return names.flatMap((name) => {
      const seat = this.players.indexOf(this.r.text(name, line, what));
      if (seat < 0) this.r.complain(line, say("tokenOf", { token: what, players: this.players.join(", ") }));
      return seat < 0 ? [] : [seat];
    });
  }

  marked(node: Node | null, at: number): Marked[] {
    return this.r.entries(node, at, "marked", null).flatMap(({ key, value, line }): Marked[] => {
      const known = this.any(key, line);
      const pile = this.any(this.r.text(value, line, key), line);
      if (known === null || pile === null) return [];
      if (known.what !== "landscape") this.r.complain(line, say("notLandscape", { card: nameOf(known.id) }));
      return [{ id: known.id, pile: pile.pile?.id ?? pile.id, line }];
    });
  }

  shuffles(node: Node | null, at: number): { seat: number; cards: Cards[] }[] {
    return this.r.entries(node, at, "shuffles", this.players).flatMap(({ key, value, line }) => {
      const seat = this.players.indexOf(key);
      // One shuffle may be written without the outer brackets.
      const several = isSeq(value) && value.items.length > 0 && value.items.every((item) => isSeq(item));
      const list = several ? (value.items as Node[]) : [value];
      return list.map((one) => ({ seat, cards: this.cards(one, line, `shuffles ${key}`) }));
    });
  }

  when(e: Entry): Line[] {
    return this.r.items(e.value, e.line, "when").flatMap((node) => this.line(node, e.line));
  }

  line(node: Node | null, at: number): Line[] {
    const line = node === null ? at : this.r.lineOf(node);
    if (isMap(node)) return this.special(node, line);
    const text = this.r.text(node, line, "when");
    if (text === "") return [];
    const saying = parseSaying(text, this.players, this.known);
    if (typeof saying === "function") {
      this.r.complain(line, saying);
      return [];
    }
    for (const thing of saying.things) if (thing.card !== undefined) this.any(thing.card, line);
    return [{ kind: "answer", line, text, saying }];
  }

  special(node: Node, at: number): Line[] {
    const allowed = [
      ...LOOKS.flatMap((look) => this.players.map((name) => `${look} ${name}`)),
      "then",
      ...RULESETS,
    ];
    return this.r.entries(node, at, "when", allowed).flatMap(({ key, value, line }): Line[] => {
      if (key === "then") return [{ kind: "then", line, check: this.check(value, line) }];
      if (key === "printed" || key === "current") {
        const ruleset = this.only(key, line);
        const lines = isSeq(value) ? (value.items as (Node | null)[]) : [value];
        return lines.flatMap((one) => this.line(one, line)).map((one) => ({ ...one, ruleset }));
      }
      const look = LOOKS.find((other) => key.startsWith(`${other} `)) ?? LOOKS[0];
      return [this.look(look, this.players.indexOf(key.slice(look.length + 1)), value, line)];
    });
  }

  look(look: (typeof LOOKS)[number], seat: number, value: Node | null, line: number): Line {
    switch (look) {
      case "offered to":
        return { kind: "offered", line, offer: this.offer(value, line, seat) };
      case "not offered to":
        return { kind: "not offered", line, seat, refused: this.refused(value, line) };
      case "not asked of":
        return { kind: "not asked", line, seat, questions: this.questions(value, line) };
      case "revealed by":
        return { kind: "revealed", line, seat, cards: this.contents(value, line, look) };
      case "not revealed by":
        return { kind: "not revealed", line, seat, cards: this.cards(value, line, look) };
    }
  }

  /** "anything", a kind of question, or "by" a card. */
  questions(node: Node | null, at: number): NotAsked[] {
    return this.r.texts(node, at, "not asked").map(({ text, line }) => {
      if (text === "anything") return { text, verb: null, by: null };
      const by = /^by (.+)$/.exec(text);
      if (by) return { text, verb: null, by: this.any(by[1], line)?.id ?? null };
      if (!OFFER_VERBS.includes(text))
        this.r.complain(
          line,
          hinted(say("noQuestion", { text }), suggestion(text, OFFER_VERBS), [
            "anything",
            "by CARD",
            ...OFFER_VERBS,
          ]),
        );
      return { text, verb: text.replaceAll(" ", "-"), by: null };
    });
  }

  option(text: string, line: number, verb: string | null): Option {
    const option = parseOption(text, verb, this.known);
    if (typeof option === "function") {
      this.r.complain(line, option);
      return { text, spelled: [], counted: null };
    }
    for (const spelled of option.spelled) {
      const known = this.known.find(spelled.replace(/^(play|buy|use):/, "").replace(/#\d$/, ""));
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
      reason: this.r.text(value, line, `not offered ${key}`),
    }));
  }

  contents(node: Node | null, line: number, what: string): Contents {
    if (isScalar(node) && typeof node.value === "number") return this.r.whole(node, line, what);
    return isScalar(node) && node.value === "nothing" ? [] : this.cards(node, line, what);
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
      under: [],
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
          check.phase = this.r.oneOf(value, line, "phase", ["action", "buy", "night"]);
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
        case "potions":
          check.potions = this.r.whole(value, line, key);
          break;
        case "asked":
          check.asked = this.seatOr("nobody", value, line, key);
          break;
        case "game":
          check.over = this.r.oneOf(value, line, key, ["over", "going on"]) === "over";
          break;
        case "winners":
          check.winners = this.seats(value, line, key);
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
        case "printed":
        case "current":
          check.under = [...check.under, { ruleset: this.only(key, line), check: this.check(value, line) }];
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
    const { mats, counters } = this.known;
    const plain = seen ? KEYS.playerCheck.filter((key) => !UNVIEWED.includes(key)) : KEYS.playerCheck;
    const allowed = [...plain, ...mats.keys(), ...counters.keys()];
    check.mats = [];
    check.counters = [];
    for (const { key, value, line } of this.r.entries(node, at, who, allowed)) {
      const what = `${who} ${key}`;
      const unseen = seen && isScalar(value) && value.value === "unseen";
      const mat = mats.get(key);
      const counter = counters.get(key);
      if (mat !== undefined) {
        const cards = unseen ? "unseen" : this.contents(value, line, what);
        check.mats = [...check.mats, { id: mat.id, line, cards }];
        continue;
      }
      if (counter !== undefined) {
        check.counters = [...check.counters, { id: counter.id, line, n: this.r.whole(value, line, what) }];
        continue;
      }
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
        case "revealed":
          check.revealed = this.contents(value, line, what);
          break;
        case "not revealed":
          check.notRevealed = this.cards(value, line, what);
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
        this.r.complain(line, say("severalCards", { pile: nameOf(known.id) }));
        return [];
      }
      if (!isMap(value)) return [{ id: known.id, line, coins: this.r.whole(value, line, `costs ${key}`) }];
      let cost: CostCheck = { id: known.id, line };
      for (const part of this.r.entries(value, line, `costs ${key}`, KEYS.cost)) {
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
        return { seat, line, total: this.r.whole(value, line, `score ${key}`, -999), parts: [] };
      let total: number | undefined;
      const parts: { source: string; vp?: number; count?: number }[] = [];
      for (const part of this.r.entries(value, line, `score ${key}`, null)) {
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
  lasting: [],
  mats: [],
  counters: [],
  lately: [],
};

/** What a line can look at, each followed by a player's name. */
const LOOKS = ["offered to", "not offered to", "not asked of", "revealed by", "not revealed by"] as const;

/** The lines that are said under a ruleset. */
export const linesUnder = (lines: readonly Line[], ruleset: Ruleset): Line[] =>
  lines.filter((line) => line.ruleset === undefined || line.ruleset === ruleset);

const ZONES: Readonly<Record<string, string>> = {
  hand: "hand",
  deck: "deck",
  discard: "discard",
  "in play": "inPlay",
  "set aside": "aside",
  "set aside face down": "hidden",
  gained: "gained",
  "gained last turn": "lately",
  cards: "cards",
  lasting: "lasting",
};

/** What no player may look at, or what no view tells. */
const UNVIEWED: readonly string[] = ["deck top", "deck in any order", "gained", "revealed", "not revealed"];
