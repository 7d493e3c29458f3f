/** Refusals in the visitor's language. What a server says is for programmers, and in English. */
import type { Lang } from "@fiefdom/text";
import { hasMessage, message } from "@fiefdom/text/messages";
import { say, type WebKey } from "../words.ts";
import type { Problem } from "./types.ts";

/** Codes whose sentence is one of the page's own, or another code's; any other has a `refusal.CODE`. */
const SENTENCES: Readonly<Record<string, WebKey>> = {
  late: "tooLate",
  "not-your-decision": "tooLate",
  "no-proposal": "online.problem.no-proposal",
  "not-allowed": "online.problem.not-allowed",
  "nothing-to-undo": "online.problem.nothing-to-undo",
  "no-game": "online.problem.game-over",
  "game-over": "online.problem.game-over",
  "no-seat": "online.problem.no-seat",
  "no-cookie": "online.problem.no-cookie",
  "too-fast": "online.problem.too-fast",
  "too-many-tables": "online.problem.too-many",
  "not-stored": "online.problem.not-stored",
  "not-sent": "online.problem.not-stored",
  withdrawn: "online.problem.withdrawn",
  offline: "online.problem.offline",
  "no-server": "online.problem.no-server",
  broken: "online.problem.broken",
  failed: "online.problem.broken",
  gone: "online.problem.gone",
  "not-found": "online.problem.gone",
  endless: "endless",
  protocol: "online.problem.protocol",
  login: "online.problem.login",
  "seat-taken": "online.problem.seat-taken",
  "name-taken": "online.problem.name-taken",
  wrong: "online.problem.wrong",
  "other-site": "online.problem.broken",
  "other-name": "online.problem.broken",
  damaged: "problem.damaged",
  "bad-position": "problem.position",
  corrupted: "problem.damaged",
  foreign: "problem.damaged",
  "kept-damaged": "problem.damaged",
  "other-version": "problem.other-version",
  "unknown-cards": "problem.other-version",
  "kept-other-version": "problem.other-version",
  stopped: "problem.stopped",
  elsewhere: "elsewhere.about",
};

/** Answers that no page gives, and records that fit no game: what exactly is wrong is for programmers. */
const ALIKE: Readonly<Record<string, string>> = {
  "too-few": "not-an-option",
  "too-many": "not-an-option",
  "not-so-many": "not-an-option",
  "record-differs": "unreplayable",
  notation: "position",
};

/** Nothing will ever make this kept game go on: it may as well be forgotten. */
export const isLostForGood = ({ code }: Problem): boolean =>
  code === "kept-damaged" || code === "kept-other-version";

/**
 * What went wrong, in the visitor's language. Why no game can be set up is told by its `reason`. A code that
 * nobody has heard of is the server's problem: its English words are not for visitors.
 */
export function problemText({ code, reason }: Problem, lang: Lang): string {
  const key = SENTENCES[code];
  const told = reason ?? code;
  const refusal = [`refusal.${ALIKE[told] ?? told}`, `refusal.${code}`].find(hasMessage);
  // What is wrong with a position is behind the sentence that it is one; that it can't be set up is in it.
  if (code === "bad-position" && refusal !== undefined && refusal !== "refusal.position")
    return `${say(lang, "problem.position")} ${message(refusal, {}, lang)}`;
  if (key !== undefined) return say(lang, key);
  return refusal === undefined ? say(lang, "online.problem.broken") : message(refusal, {}, lang);
}
