/** Refusals in the visitor's language. What a server says is for programmers, and in English. */
import type { Lang } from "@fiefdom/text";
import { say, type WebKey } from "../words.ts";
import type { Problem } from "./types.ts";

/** Codes that there is a sentence for; several may share one. */
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
  "too-many": "online.problem.too-many",
  "not-stored": "online.problem.not-stored",
  "not-sent": "online.problem.not-stored",
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
  corrupted: "problem.damaged",
  foreign: "problem.damaged",
  "kept-damaged": "problem.damaged",
  "other-version": "problem.other-version",
  "unknown-cards": "problem.other-version",
  "kept-other-version": "problem.other-version",
  stopped: "problem.stopped",
  elsewhere: "elsewhere.about",
};

/** Nothing will ever make this kept game go on: it may as well be forgotten. */
export const isLostForGood = ({ code }: Problem): boolean =>
  code === "kept-damaged" || code === "kept-other-version";

/** What is wrong without what there would be instead; it is in English whatever is around it. */
const inShort = (message: string): string =>
  `\u2068${/^.*?[.!](?=\s|$)/s.exec(message)?.[0] ?? message}\u2069`;

export function problemText({ code, message }: Problem, lang: Lang): string {
  if (code === "bad-position") return say(lang, "problem.position", { why: inShort(message) });
  const key = SENTENCES[code];
  if (key !== undefined) return say(lang, key);
  return code === "set-up" || code === "malformed"
    ? say(lang, "online.problem.set-up", { why: message })
    : message;
}
