/** How a table is set up: everything that can be chosen, checked before it is believed. */
import { z } from "zod";
import { LONGEST_NAME } from "./limits.ts";

const cardName = z.string().min(1).max(40);
const names = (most: number) => z.array(cardName).max(most);

/** Signs that leave a name empty or are there without being seen, and runs of marks on one letter. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]|^\p{M}|\p{M}{3}/u;

/**
 * What people are called: some visible characters, no line breaks, no control or direction marks. Spaces of
 * any width are one space, and how an emoji is to be drawn is not part of a name.
 */
export const personName = z
  .string()
  .max(10 * LONGEST_NAME)
  .transform((name) =>
    name
      .normalize("NFC")
      .replace(/[\ufe0e\ufe0f]/g, "")
      .replace(/\p{Zs}+/gu, " ")
      .trim(),
  )
  .pipe(z.string().min(1).max(LONGEST_NAME))
  .refine((name) => !UNSEEN.test(name.normalize("NFD")), "a name has letters, digits, signs and spaces only");

export const tableId = z.string().regex(/^[A-Za-z0-9_-]{16,32}$/, "that is no id of a table");
/** A bot of the roster; some have a setting behind a colon. */
export const botName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}(?::[a-z0-9]{1,10})?$/, "that is no name of a bot");

export const constraints = z.strictObject({
  /** Sets to draw from: "base", "intrigue"…; all of them if left out. */
  sets: names(8).optional(),
  /** Cards that the second edition of their set has no more are drawn as well. */
  firstEdition: z.boolean().optional(),
  /** At least so many piles of a set: { "intrigue": 3 }. */
  ofSets: z.record(cardName, z.number().int().min(0).max(10)).optional(),
  include: names(10).optional(),
  exclude: names(100).optional(),
  /** At least so many piles with a trait: { "actions": 1, "trash": 1 }. */
  atLeast: z.record(z.string().max(20), z.number().int().min(0).max(10)).optional(),
  /** At least so many piles of a cost in coins. */
  costs: z.record(z.string().regex(/^\d{1,2}$/), z.number().int().min(0).max(10)).optional(),
});

const kingdomChoice = z.discriminatedUnion("from", [
  z.strictObject({ from: z.literal("recommended"), name: cardName }),
  z.strictObject({ from: z.literal("list"), piles: names(10).min(10) }),
  z.strictObject({ from: z.literal("random"), constraints: constraints.default({}) }),
]);

const clockChoice = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  /** Seconds for the whole game, and seconds added for each turn of one's own. */
  z.strictObject({
    kind: z.literal("bank"),
    seconds: z.number().int().min(10).max(7200),
    increment: z.number().int().min(0).max(300),
  }),
  /** Days for each decision. */
  z.strictObject({ kind: z.literal("correspondence"), days: z.number().int().min(1).max(30) }),
]);

const seatChoice = z.discriminatedUnion("for", [
  z.strictObject({ for: z.literal("person") }),
  z.strictObject({ for: z.literal("bot"), bot: botName }),
]);

export const tableOptions = z.strictObject({
  kingdom: kingdomChoice.default({ from: "recommended", name: "first-game" }),
  /** Events and Landmarks: by name, drawn as the rulebook has it, or so many drawn; left out: as the kingdom says, and as the rulebook has it in a random one. */
  landscapes: z.union([names(2), z.literal("mixed"), z.number().int().min(0).max(2)]).optional(),
  /** Platinum and Colony: yes, no, or by lot; left out: as the kingdom says, and by lot in a random one. */
  colonies: z.union([z.boolean(), z.literal("lot")]).optional(),
  ruleset: z.enum(["printed", "current"]).default("printed"),
  /** In the order of play. Whoever makes the table takes the first seat for a person. */
  seats: z
    .array(seatChoice)
    .min(2)
    .max(6)
    .default([{ for: "person" }, { for: "person" }]),
  /** Listed for everyone, or known only by its link. */
  public: z.boolean().default(false),
  spectators: z.boolean().default(true),
  clock: clockChoice.default({ kind: "none" }),
  /** A short pause where somebody could react, so that nobody sees who can. */
  pause: z.boolean().default(true),
  /** Counts for ratings if everybody at it has an account. */
  rated: z.boolean().default(false),
  /** Anybody at it may ask what Sovereign would do; whoever sits down agrees to that. Never in games that count. */
  hints: z.boolean().default(false),
});

export type TableOptions = z.infer<typeof tableOptions>;
export type TableWishes = z.input<typeof tableOptions>;
export type ClockChoice = z.infer<typeof clockChoice>;
