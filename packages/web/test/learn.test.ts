/**
 * Every chapter played without a browser: by somebody who does what the coach says, by somebody who doesn't,
 * and by somebody who goes away and comes back. A change of the engine or of a card that breaks a lesson
 * shows here.
 */
import { readdirSync } from "node:fs";
import { findKingdom } from "@fiefdom/cards";
import { openTable } from "@fiefdom/local/open";
import { LocalTable } from "@fiefdom/local/table";
import type { EventJSON, PlayJSON, ServerMessage } from "@fiefdom/protocol";
import { LANGS } from "@fiefdom/text";
import { loadLessons, loadRules } from "@fiefdom/text/learn";
import { describe, expect, it } from "vitest";
import { type CatalogueCard, cardOf, cardsOfPile } from "../src/cards/catalogue.ts";
import { CHAPTERS, chapterAfter, chapterOf } from "../src/learn/chapters.ts";
import { type Advice, advise, passedBy, type Seen } from "../src/learn/coach.ts";
import { type Chapter, type Condition, cards } from "../src/learn/script.ts";
import { SECTIONS } from "../src/learn/sections.ts";
import { decisionOf } from "../src/session/types.ts";

/** A learner at the table of a chapter, as the page seats one. */
class Learner {
  readonly chapter: Chapter;
  readonly read = new Set<string>();
  #table: LocalTable;
  #play: PlayJSON | null = null;
  #events: readonly EventJSON[] = [];
  #id = 0;

  constructor(chapter: Chapter) {
    this.chapter = chapter;
    this.#table = openTable(
      {
        kingdom: { from: "list", piles: [...chapter.kingdom] },
        landscapes: [...(chapter.landscapes ?? [])],
        colonies: chapter.colonies === true,
        seats: [{ for: "person" }, { for: "bot", bot: "squire" }],
      },
      ["You", "Maud"],
      chapter.id,
      (message) => this.#hear(message),
      chapter.lesson,
    );
    this.#table.hear({ type: "hello", protocol: 1, seen: null });
  }

  #hear(message: ServerMessage): void {
    if (message.type === "refused") throw new Error(message.message);
    const play = "play" in message ? message.play : null;
    if (play == null) return;
    this.#events = [...this.#events.slice(0, play.from), ...play.events];
    this.#play = play;
  }

  get play(): PlayJSON {
    if (this.#play === null) throw new Error("nothing was heard");
    return this.#play;
  }

  get seen(): Seen {
    return { view: this.play.view, decision: decisionOf(this.play.view), events: this.#events };
  }

  get advice(): Advice {
    return advise(this.chapter, this.seen, this.read);
  }

  /** The step that is being said. */
  get step(): string {
    const { advice } = this;
    return "step" in advice ? `${advice.kind} ${advice.step.id}` : advice.kind;
  }

  answer(options: readonly string[]): void {
    const { decision } = this.play;
    if (decision === null) throw new Error("nothing is asked");
    this.#table.hear({ type: "answer", id: ++this.#id, decision, options: [...options] });
  }

  undo(): void {
    this.#table.hear({ type: "undo", id: ++this.#id });
  }

  /** "Go on like this". */
  goOn(): void {
    for (const step of passedBy(this.chapter, this.seen, this.read)) this.read.add(step);
  }

  /** Does what the coach says; false if the coach says nothing that one could do. */
  follow(): boolean {
    const { advice } = this;
    if (advice.kind !== "step") return false;
    if (advice.step.read === true) this.read.add(advice.step.id);
    else if (advice.hope !== null) this.answer(advice.hope);
    else return false;
    return true;
  }

  followTo(step: string): this {
    for (let i = 0; this.step !== `step ${step}`; i++)
      if (i > 60 || !this.follow()) throw new Error(`"${this.step}" does not lead to "${step}"`);
    return this;
  }

  /** Goes away and comes back: all that is left is what the browser kept. */
  comeBack(): void {
    const kept = JSON.parse(JSON.stringify(this.#table.keepsake()));
    this.#events = [];
    this.#table = LocalTable.resume(kept, (message) => this.#hear(message));
    this.#table.hear({ type: "hello", protocol: 1, seen: null });
  }
}

const learner = (id: string): Learner => new Learner(chapterOf(id) as Chapter);

const MOST_STEPS = 60;

describe.each(CHAPTERS.map((chapter) => [chapter.id, chapter] as const))("the chapter %s", (_id, chapter) => {
  it("leads whoever follows the coach through all its steps, in their order", () => {
    const me = new Learner(chapter);
    const said: string[] = [];
    for (let i = 0; me.step !== "done"; i++) {
      expect(i, said.join(" → ")).toBeLessThan(MOST_STEPS);
      const { advice } = me;
      if (advice.kind !== "step") throw new Error(`${said.join(" → ")} → ${advice.kind}`);
      if (said.at(-1) !== advice.step.id) said.push(advice.step.id);
      expect(me.follow(), advice.step.id).toBe(true);
    }
    expect(said).toEqual(chapter.steps.map((step) => step.id));
  });

  it("is the same each time, and goes on where it was after a reload at any step", () => {
    const me = new Learner(chapter);
    const other = new Learner(chapter);
    for (let i = 0; me.step !== "done" && i < MOST_STEPS; i++) {
      me.comeBack();
      expect(me.step).toBe(other.step);
      expect(me.play.view).toEqual(other.play.view);
      me.follow();
      other.follow();
    }
    expect(other.step).toBe("done");
  });

  it("comes back to the same step when a move is taken back", () => {
    const me = new Learner(chapter);
    for (let i = 0; me.step !== "done" && i < MOST_STEPS; i++) {
      const { advice } = me;
      const before = { step: me.step, view: me.play.view };
      me.follow();
      if (advice.kind !== "step" || advice.step.read === true) continue;
      me.undo();
      expect({ step: me.step, view: me.play.view }).toEqual(before);
      me.follow();
    }
    expect(me.step).toBe("done");
  });

  it("never leaves anybody alone, whatever they do", () => {
    for (let way = 0; way < 12; way++) {
      const me = new Learner(chapter);
      // A small generator of its own: the same ways each time.
      let chance = way * 7919 + 1;
      const below = (n: number): number => {
        chance = (chance * 48271) % 2147483647;
        return chance % n;
      };
      for (let i = 0; i < 250 && me.step !== "done"; i++) {
        const { advice, seen } = me;
        expect(advice.kind, `way ${way}`).not.toBe("wait");
        if (advice.kind === "otherwise") {
          const { step } = me;
          if (below(3) === 0) me.undo();
          else {
            me.goOn();
            expect(me.step).not.toBe(step);
          }
        } else if (advice.kind === "step" && advice.step.read === true && below(2) === 0) {
          me.follow();
        } else if (seen.decision !== null) {
          const { options, min, max } = seen.decision;
          if (max > 1) me.answer(options.slice(0, min));
          else me.answer([options[below(options.length)]]);
        } else {
          me.follow();
        }
      }
    }
  });

  it.each(LANGS)("has words for every step in %s, and for no other", async (lang) => {
    const text = (await loadLessons(lang))[chapter.id];
    expect(Object.keys(text.steps)).toEqual(chapter.steps.map((step) => step.id));
    for (const step of chapter.steps) {
      // Whoever is to do something is told what.
      expect(text.steps[step.id].do === undefined, step.id).toBe(step.hopes === undefined);
    }
  });

  it("leads into a game with the cards that it was about", () => {
    const { kingdom, landscapes } = findKingdom(chapter.after);
    const cards = [...kingdom.flatMap((id) => cardsOfPile(id)), ...landscapes.map(cardOf)];
    expect(new Set(cards.map(({ set }) => set))).toContain(chapter.set);
    // After a chapter on Durations there are some to play with.
    const stay = ({ types }: CatalogueCard): boolean => types.includes("Duration");
    if (chapter.shows.map(cardOf).every(stay)) expect(cards.some(stay)).toBe(true);
  });

  it("speaks only of cards that are on its table", () => {
    const me = new Learner(chapter);
    const { view } = me.play;
    const there = new Set([
      ...view.supply.flatMap((pile) => [pile.pile, ...(pile.cards ?? [])]),
      ...view.landscapes.map((landscape) => landscape.id),
    ]);
    const named = (condition: Condition | undefined): string[] => {
      if (condition === undefined) return [];
      if ("all" in condition) return condition.all.flatMap(named);
      if ("any" in condition) return condition.any.flatMap(named);
      if ("not" in condition) return named(condition.not);
      return [
        ...("card" in condition && condition.card !== undefined ? [condition.card] : []),
        ...("by" in condition && condition.by !== undefined ? [condition.by] : []),
        ...("may" in condition ? [condition.may.replace(/^(play|buy|use):/, "")] : []),
      ].filter((id) => !/^(treasures|end|pay:\d+)$/.test(id));
    };
    for (const step of chapter.steps) {
      const all = [
        ...named(step.when),
        ...named(step.until),
        ...named(step.tooLate),
        ...(step.at ?? []).flatMap((place) =>
          "pile" in place ? [place.pile] : "hand" in place ? [place.hand] : [],
        ),
      ];
      for (const id of all) expect(there, `${step.id}: ${id}`).toContain(id);
    }
  });
});

describe("the coach", () => {
  it("offers to take back what was not meant, and goes along if the learner wishes", () => {
    const me = learner("turn").followTo("silver");
    me.answer(["buy:copper"]);
    expect(me.step).toBe("otherwise silver");
    me.undo();
    expect(me.step).toBe("step silver");
    me.answer(["buy:estate"]);
    expect(me.step).toBe("otherwise silver");
    me.goOn();
    expect(me.step).toBe("step cleanUp");
    me.followTo("leftOver").follow();
    // The shuffle was arranged for two Silvers; with one it falls by chance, and the lesson goes on.
    expect(me.step).toBe("step shuffle");
    me.follow();
    expect(me.step).toBe("step richer");
  });

  it("doesn't mind how Treasures are played, or that a sentence was not read", () => {
    const me = learner("turn");
    me.answer(["play:copper"]);
    expect(me.step).toBe("step treasures");
    me.answer(["play:copper"]);
    me.answer(["play:copper"]);
    expect(me.step).toBe("step silver");
  });

  it("takes Actions in another order where that makes no difference", () => {
    const me = learner("kingdom").followTo("smithy");
    me.answer(["play:market"]);
    expect(me.step).toBe("step smithy");
    me.follow();
    expect(me.step).toBe("step treasures");
  });

  it("says why the order matters where it does", () => {
    const me = learner("kingdom").followTo("village");
    me.answer(["play:smithy"]);
    expect(me.step).toBe("otherwise village");
    me.undo();
    expect(me.step).toBe("step village");
    const bank = learner("prosperity").followTo("plain");
    bank.answer(["play:bank"]);
    expect(bank.step).toBe("otherwise plain");
    bank.goOn();
    expect(bank.advice.kind).not.toBe("otherwise");
  });

  it("says so when it has nothing to say that fits", () => {
    const me = learner("kingdom").followTo("village");
    me.answer(["end"]);
    me.goOn();
    expect(me.step).toBe("step treasures");
    me.follow();
    // Two coins: no Militia for those.
    expect(me.step).toBe("free");
    me.answer(["end"]);
    expect(me.step).toBe("otherwise militia");
  });

  it("knows that the last chapter ends a game that can be won", () => {
    const me = learner("end").followTo("count");
    expect(me.play.result?.find((row) => row.place === 1)?.seat).toBe(0);
  });
});

describe("the pages", () => {
  it("lead from each chapter to the next", () => {
    expect(chapterAfter("turn")?.id).toBe("kingdom");
    expect(chapterAfter(CHAPTERS[CHAPTERS.length - 1].id)).toBeUndefined();
    expect(chapterOf("nowhere")).toBeUndefined();
  });

  it("has every section of the rules in its contents, once", async () => {
    expect([...SECTIONS].sort()).toEqual(Object.keys(await loadRules("en")).sort());
  });

  it("has every script in the list of chapters", () => {
    const files = readdirSync(new URL("../src/learn/chapters", import.meta.url));
    expect(files.map((file) => file.replace(".ts", "")).sort()).toEqual(CHAPTERS.map(({ id }) => id).sort());
  });

  it("writes lists of cards short", () => {
    expect(cards("copper*2 estate")).toEqual(["copper", "copper", "estate"]);
  });
});
