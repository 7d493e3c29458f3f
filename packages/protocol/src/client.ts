/**
 * What a client says over the WebSocket of a table. Every message is checked against these before anything
 * looks at it. `id` is the client's own number for a request: the reply (`ack`, `refused`, `why`) repeats it.
 */
import { z } from "zod";
import { LONGEST_CHAT, MOST_OPTIONS } from "./limits.ts";
import { botName } from "./table.ts";

const id = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const seat = z.number().int().min(0).max(5);
const count = z.number().int().min(0).max(1_000_000);

/** How far a client has read: which game, how many undos and how many events of it. */
export const bookmark = z.strictObject({ game: count, undos: count, events: count });

/** The first message of every connection. `seen` is what the client still has; null for nothing. */
export const hello = z.strictObject({
  type: z.literal("hello"),
  protocol: z.number().int(),
  seen: bookmark.nullable(),
  /**
   * What the client calls itself for as long as it counts its requests, on every connection: a request with
   * an id that it had before is not done again.
   */
  client: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,40}$/)
    .optional(),
});

/** Answers the decision with that id. Options are texts, exactly as the decision lists them. */
export const answer = z.strictObject({
  type: z.literal("answer"),
  id,
  decision: z.string().max(20),
  options: z.array(z.string().max(60)).max(MOST_OPTIONS),
});

/** Take my last decision back: at once if nothing was shown since, else if the others agree. */
export const undo = z.strictObject({ type: z.literal("undo"), id });

/** Agree or disagree with the proposal on the table. */
export const vote = z.strictObject({ type: z.literal("vote"), id, proposal: count, yes: z.boolean() });

/** Let a bot take the seat: an open one (the host may), or that of someone absent (the others agree). */
export const replace = z.strictObject({ type: z.literal("replace"), id, seat, bot: botName });

/** The standing answers of this seat for this game; each message states all of them anew. */
export const standing = z.strictObject({
  type: z.literal("standing"),
  id,
  /** By Reaction: "always" use it, "never" use it; "ask" is the same as leaving it out. */
  reactions: z.record(z.string().max(40), z.enum(["always", "never", "ask"])),
  /** Play all Treasures by itself where the order cannot matter. */
  treasures: z.boolean(),
  /** Pay Debt by itself when no Treasure is left to play. */
  payDebt: z.boolean(),
});

export const resign = z.strictObject({ type: z.literal("resign"), id });

/** After the end: play another with the same players. It starts when all of them want it. */
export const rematch = z.strictObject({ type: z.literal("rematch"), id, yes: z.boolean() });

export const chat = z.strictObject({
  type: z.literal("chat"),
  id,
  text: z.string().min(1).max(LONGEST_CHAT),
});

/** Don't show me what this person writes. */
export const mute = z.strictObject({
  type: z.literal("mute"),
  id,
  person: z.string().max(40),
  on: z.boolean(),
});

/** Why can't I do that now? ("buy:gold", "play:village"...) */
export const why = z.strictObject({ type: z.literal("why"), id, what: z.string().max(60) });

/** The game as one line, as far as I may know it: what is hidden from me is dealt anew. */
export const position = z.strictObject({ type: z.literal("position"), id });

/** What would Sovereign do in my place? Only where the table allows hints. */
export const hint = z.strictObject({ type: z.literal("hint"), id });

/** Warn me if this answer would be a clear mistake. Only where the table allows hints and nobody else but bots plays. */
export const warn = z.strictObject({
  type: z.literal("warn"),
  id,
  options: z.array(z.string().max(60)).max(100),
});

export const ping = z.strictObject({ type: z.literal("ping"), id });

export const clientMessage = z.discriminatedUnion("type", [
  hello,
  answer,
  undo,
  vote,
  replace,
  standing,
  resign,
  rematch,
  chat,
  mute,
  why,
  position,
  hint,
  warn,
  ping,
]);

export type ClientMessage = z.infer<typeof clientMessage>;
export type Bookmark = z.infer<typeof bookmark>;
export type StandingAnswers = Omit<z.infer<typeof standing>, "type" | "id">;
