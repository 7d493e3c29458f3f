/**
 * What a chapter is made of: an arranged game and a list of steps. A script is data; `coach.ts` reads it
 * against what the table shows. Nothing in it counts clicks, so taking back, reloading and another order of
 * play lead to the step that fits.
 */
import type { Lesson } from "@fiefdom/local";
import type { KingdomId, SetId } from "@fiefdom/text";
import type { ChapterId } from "@fiefdom/text/learn";

/** Something that can be told from the table. Turns are the learner's own, counted from the lesson's first. */
export type Condition =
  /** It happened: an entry of the log, in that turn or (without one) at any time. */
  | {
      readonly did: "play" | "gain" | "buyEvent" | "pay" | "discard" | "react" | "shuffle";
      readonly card?: string;
      /** The card that caused it. */
      readonly by?: string;
      readonly turn?: number;
      readonly times?: number;
    }
  /** The learner may answer so now. */
  | { readonly may: string }
  /** The learner is asked this now. */
  | { readonly asked: string; readonly by?: string }
  /** That turn has begun, or is over. */
  | { readonly begun: number }
  | { readonly ended: number }
  | { readonly phase: "action" | "buy" }
  | { readonly over: true }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** Parts of the table that a step can point at; `ring.ts` knows where they are. */
export type Zone =
  | "hand"
  | "deck"
  | "discard"
  | "kingdom"
  | "supply"
  | "counters"
  | "opponent"
  | "score"
  | "ends"
  | "tokens"
  | "play";

export type Place = { readonly zone: Zone } | { readonly pile: string } | { readonly hand: string };

export interface Step {
  /** Its sentences are in the texts of the chapter under this name. */
  readonly id: string;
  /** The turn it belongs to: it comes up when that has begun, and is out of date when that is over. */
  readonly turn?: number;
  /** Besides, it comes up only while this holds. */
  readonly when?: Condition;
  /** It is done as soon as this holds. */
  readonly until?: Condition;
  /** It is done when the learner says "go on": there is nothing to do but read. */
  readonly read?: true;
  /** What it hopes that the learner answers, the best first; each is one whole answer. */
  readonly hopes?: readonly (readonly string[])[];
  /** It makes no difference whether the learner follows: when its turn is over, nothing is said about it. */
  readonly slight?: true;
  /** It is too late for it once this holds, also before the turn is over. */
  readonly tooLate?: Condition;
  /** Where to look. What is hoped for is pointed at anyway. */
  readonly at?: readonly Place[];
}

export interface Chapter {
  readonly id: ChapterId;
  readonly minutes: number;
  readonly set: SetId;
  /** Cards whose shields stand for it. */
  readonly shows: readonly string[];
  readonly kingdom: readonly string[];
  readonly landscapes?: readonly string[];
  readonly colonies?: true;
  readonly lesson: Lesson;
  /** The recommended kingdom to play next, with what was learnt. */
  readonly after: KingdomId;
  /** In the order in which they come. The chapter is done with the last one. */
  readonly steps: readonly Step[];
}

/** `cards("copper*3 estate")`: a list of cards, written short. */
export const cards = (text: string): string[] =>
  text
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => {
      const [id, times = "1"] = word.split("*");
      return Array<string>(Number(times)).fill(id);
    });
