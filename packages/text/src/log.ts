/**
 * The story of a game in sentences, from the entries that one viewer may read. Entries that belong together
 * (a card played and what it gave, a purchase and its gain) become one sentence; the chores of Clean-up are
 * left out. Lines that follow from a card are set in below it.
 */
import type { SeenEntry } from "@fiefdom/engine/log";
import type { Lang } from "./lang.ts";
import { hasMessage, type MessageKey, message, type Params } from "./messages.ts";
import { matName } from "./terms.ts";

/** Who listens, and what the numbers in entries mean. */
export interface Telling {
  readonly seat: number;
  readonly names: readonly string[];
  readonly lang: Lang;
  /** The id of a kind. */
  readonly card: (kind: number) => string;
  readonly isTreasure: (kind: number) => boolean;
  /** Names of the zones, by number. */
  readonly zones: readonly string[];
}

export interface StoryLine {
  readonly text: string;
  /** A heading (a new turn), or how far the line is set in. */
  readonly level: "turn" | 0 | 1;
  /** Whose doing it is; -1 for nobody's. */
  readonly who: number;
  /** So many entries had been written when all of it had happened. */
  readonly until: number;
}

/** A play that is being told: further entries may still belong to it. */
interface Play {
  readonly who: number;
  readonly kinds: number[];
  readonly level: 0 | 1;
  readonly treasures: boolean;
  /** What it gave, in order; equal things of one source are added up. */
  readonly gave: {
    readonly what: string;
    n: number;
    readonly from: number;
    readonly cards: number[] | null;
  }[];
  until: number;
}

const BONUSES = new Set(["actions", "buys", "coins", "potions", "vp", "draw", "shuffle"]);

class Teller {
  readonly lines: StoryLine[] = [];
  readonly #with: Telling;
  #play: Play | null = null;
  /** The card that lines set in below are taken to come from. */
  #cause = -1;
  /** A purchase whose gain has not been seen yet. */
  #bought = -1;
  #buyer = -1;
  /** So many entries have been read. */
  #read = 0;

  constructor(telling: Telling) {
    this.#with = telling;
  }

  tell(entries: readonly SeenEntry[]): StoryLine[] {
    for (let i = 0; i < entries.length; i++) {
      const e = entries[i];
      this.#read = i + 1;
      if (this.#joinsPlay(e)) continue;
      if (e.what === "play") {
        this.#beginPlay(e);
        continue;
      }
      this.#endPlay();
      const next = entries[i + 1];
      if (e.what === "discard" && e.source < 0) continue;
      if (e.source < 0 && (e.what === "draw" || e.what === "shuffle") && e.who !== this.#with.seat) continue;
      if (e.what === "discardTop") continue;
      if (e.what === "buy") {
        this.#bought = e.cards?.[0] ?? -1;
        this.#buyer = e.who;
      } else if (e.what === "gain" && this.#bought >= 0 && e.cards?.[0] === this.#bought) {
        this.#bought = -1;
        if (this.#zone(e.to) === "discard" && e.who === this.#buyer) continue;
      }
      const under =
        e.what === "discard" && e.cards === undefined && next?.what === "discardTop" ? next : null;
      this.#add(under === null ? this.#sentence(e) : this.#under(e, under), e);
    }
    this.#endPlay();
    return this.lines;
  }

  #zone(zone: number): string {
    return this.#with.zones[zone] ?? "";
  }

  #cards(kinds: readonly number[]): readonly string[] {
    return kinds.map(this.#with.card);
  }

  #params(e: SeenEntry): Params {
    const { seat, names } = this.#with;
    return {
      you: e.who === seat && seat >= 0 ? "yes" : "no",
      who: names[e.who] ?? "",
      everyone: e.who < 0 ? "yes" : "no",
      n: e.n,
      known: e.cards === undefined ? "no" : "yes",
      cards: this.#cards(e.cards ?? []),
      from: this.#zone(e.from),
      to: this.#zone(e.to),
      mat: matName(this.#zone(e.to), this.#with.lang),
      what: e.what,
    };
  }

  #sentence(e: SeenEntry): string {
    const key = `log.${e.what}`;
    return message(hasMessage(key) ? key : "log.other", this.#params(e), this.#with.lang);
  }

  #under(e: SeenEntry, top: SeenEntry): string {
    return message(
      "log.discardUnder",
      { ...this.#params(e), top: this.#cards(top.cards ?? []) },
      this.#with.lang,
    );
  }

  #add(sentence: string, e: SeenEntry): void {
    if (e.what === "turn") {
      this.#cause = -1;
      this.lines.push({ text: sentence, level: "turn", who: e.who, until: this.#read });
      return;
    }
    if (e.what === "react" || e.what === "buyEvent") this.#cause = e.cards?.[0] ?? -1;
    // A sentence that is about its source alone has named it already.
    const isNamed = e.cards?.length === 1 && e.cards[0] === e.source;
    const foreign = e.source >= 0 && e.source !== this.#cause && e.what !== "react" && !isNamed;
    const text = foreign
      ? message("log.because", { sentence, source: this.#cards([e.source]) }, this.#with.lang)
      : sentence;
    this.lines.push({ text: `${text}.`, level: e.source >= 0 ? 1 : 0, who: e.who, until: this.#read });
  }

  /** Does this entry only say what the card being told about gave? */
  #joinsPlay(e: SeenEntry): boolean {
    const play = this.#play;
    if (play === null || e.who !== play.who || !BONUSES.has(e.what)) return false;
    const own = play.kinds[play.kinds.length - 1];
    if (e.source >= 0 && e.source !== own && e.what !== "coins") return false;
    if (e.source < 0 && e.what === "draw") return false;
    if (e.source < 0 && e.what === "shuffle") return false;
    play.until = this.#read;
    const from = e.source === own ? -1 : e.source;
    const known = e.what === "draw" && e.cards !== undefined ? [...e.cards] : null;
    const same = play.gave.find((g) => g.what === e.what && g.from === from);
    if (same === undefined) play.gave.push({ what: e.what, n: e.n, from, cards: known });
    else {
      same.n += e.n;
      if (known !== null) same.cards?.push(...known);
    }
    return true;
  }

  #beginPlay(e: SeenEntry): void {
    const kind = e.cards?.[0] ?? -1;
    const treasure = this.#with.isTreasure(kind);
    const play = this.#play;
    if (
      play?.treasures === true &&
      treasure &&
      play.who === e.who &&
      play.gave.every((g) => g.what === "coins")
    ) {
      play.kinds.push(kind);
      play.until = this.#read;
      return;
    }
    this.#endPlay();
    this.#cause = kind;
    this.#play = {
      who: e.who,
      kinds: [kind],
      level: e.source >= 0 ? 1 : 0,
      treasures: treasure,
      gave: [],
      until: this.#read,
    };
  }

  #endPlay(): void {
    const play = this.#play;
    if (play === null) return;
    this.#play = null;
    const { seat, names, lang } = this.#with;
    const sentence = message(
      "log.play",
      { you: play.who === seat ? "yes" : "no", who: names[play.who] ?? "", cards: this.#cards(play.kinds) },
      lang,
    );
    const details = play.gave.map((g) => {
      const key: MessageKey =
        g.what === "draw" && g.cards !== null ? "log.bonus.drawn" : (`log.bonus.${g.what}` as MessageKey);
      const bonus = message(key, { n: g.n, cards: this.#cards(g.cards ?? []) }, lang);
      return g.from < 0 ? bonus : message("log.bonus.from", { bonus, source: this.#cards([g.from]) }, lang);
    });
    const text =
      details.length === 0 ? sentence : message("log.with", { sentence, details: details.join(", ") }, lang);
    this.lines.push({ text: `${text}.`, level: play.level, who: play.who, until: play.until });
  }
}

/** Tells what happened, as far as the viewer may know. */
export const tell = (entries: readonly SeenEntry[], telling: Telling): StoryLine[] =>
  new Teller(telling).tell(entries);
