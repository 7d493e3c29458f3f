/**
 * The words of a scenario's answers. "P trashes Copper, Estate" is read here, and fitted to whatever is asked
 * when its turn comes; options are put into words for offers and for failures.
 */
import { toId } from "@fiefdom/cards";
import {
  type Answer,
  actOf,
  valueIn as amountOf,
  BUY_IT,
  CARD,
  COURSE,
  END,
  NUMBER,
  PAY,
  PLAY_IT,
  spell,
  TREASURES,
  USE,
} from "@fiefdom/engine/decisions";
import { answerer, type Decision, type Game, kindOf, NONE } from "@fiefdom/engine/game";
import { type Names, nameOf, suggestion } from "./names.ts";
import { inPhase, wordQuestion } from "./questions.ts";
import { hinted, type Said, say } from "./said.ts";
import type { Option, Saying, Thing } from "./scenario.ts";

/** What a player can be said to do with cards, and which questions of the engine that answers. */
const DOINGS: Readonly<Record<string, readonly string[]>> = {
  plays: ["play"],
  buys: ["buy"],
  gains: ["gain"],
  trashes: ["trash"],
  discards: ["discard"],
  topdecks: ["topdeck", "put-back"],
  reveals: ["reveal", "react"],
  shows: ["reveal", "react"],
  "sets aside": ["set-aside"],
  keeps: ["keep"],
  names: ["name"],
  takes: ["take", "hand"],
  returns: ["return"],
  draws: ["draw"],
  passes: ["pass"],
  gives: ["give"],
  uses: [],
  resolves: [],
  chooses: [],
  pays: ["pay"],
  overpays: ["overpay"],
  spends: ["spend"],
  bids: ["bid"],
};

/** What can be done in a phase. */
const IN_PHASE: Readonly<Record<string, string>> = {
  plays: "play",
  buys: "buy",
  pays: "pay",
  spends: "spend",
};

/** Where something other than a card can follow. */
const FREE = ["chooses", "takes", "pays", "overpays", "spends", "bids", "names"];

const SAYINGS: readonly string[] = [
  ...Object.keys(DOINGS),
  "puts … on the deck",
  "puts … back",
  "plays Treasures",
  "ends the phase",
  "ends the turn",
  "says yes",
  "says no",
  "declines",
];

/** Verbs under which options can be listed in an offer. */
export const OFFER_VERBS: readonly string[] = [
  ...new Set([...Object.values(DOINGS).flat(), "react", "order", "choose", "use"]),
].map((verb) => verb.replace("-", " "));

/** More copies of a card than any game has. */
export const MOST_COPIES = 200;

const NTH = ["first", "second", "third", "fourth"];

export function parseThing(given: string, names: Names): Thing {
  let text = given.trim();
  const times = /^(.*\S)\s*[x×]\s*(\d+)$/i.exec(text);
  const n = times ? Number(times[2]) : 1;
  if (times) text = times[1];
  const which = /^(.*\S)\s*\((first|second|third|fourth)\)$/.exec(text);
  if (which) text = which[1];
  const known = names.find(text);
  return {
    text,
    n,
    counted: times !== null,
    ...(known ? { card: known.id } : {}),
    ...(/^\d+$/.test(text) ? { number: Number(text) } : {}),
    ...(which ? { nth: NTH.indexOf(which[2]) } : {}),
  };
}

const NOTHING = /^(nothing|none|no cards?|nobody)$/i;

/** Reads one line of `when`; gives a sentence if it can't be understood. */
export function parseSaying(text: string, players: readonly string[], names: Names): Saying | Said {
  const seat = players
    .map((name, i) => ({ name, i }))
    .filter(({ name }) => text === name || text.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0]?.i;
  if (seat === undefined) return say("begins", { line: text, players: players.join(", ") });
  const rest = text.slice(players[seat].length).trim().replace(/\s+/g, " ");
  const end = /^ends? (?:the |his |her |their )?(turn|phase|action phase|buy phase)$/i.exec(rest);
  if (end) return { seat, word: `ends the ${end[1].toLowerCase()}`, things: [] };
  if (/^(declines|passes|does nothing|says no|refuses|no)$/i.test(rest))
    return { seat, word: "declines", things: [] };
  if (/^(says yes|accepts|agrees|yes)$/i.test(rest)) return { seat, word: "says yes", things: [] };
  if (/^plays (all )?(the |their |his |her )?treasures$/i.test(rest))
    return { seat, word: "plays Treasures", things: [] };
  const put =
    /^puts (.+) (?:back|on (?:top|deck|(?:the |their |his |her )deck)|on top of (?:the |their |his |her )deck|back on (?:the |their |his |her )deck)$/i.exec(
      rest,
    );
  const aside = /^sets (.+) aside$/i.exec(rest);
  const word = put
    ? "topdecks"
    : aside
      ? "sets aside"
      : Object.keys(DOINGS).find((doing) => rest === doing || rest.startsWith(`${doing} `));
  if (word === undefined) {
    return hinted(
      say("noWord", { line: text }),
      suggestion(rest.split(" ")[0], Object.keys(DOINGS)),
      SAYINGS,
    );
  }
  const what = (put?.[1] ?? aside?.[1] ?? rest.slice(word.length)).trim();
  if (what === "") return say("saysNotWhat", { line: text });
  if (NOTHING.test(what)) return { seat, word: "declines", things: [] };
  const things = what.split(/,| and (?=[A-Z])/).map((one) => parseThing(one, names));
  for (const thing of things) {
    if (thing.n < 1 || thing.n > MOST_COPIES)
      return say("copies", { text: `${thing.text} x${thing.n}`, most: MOST_COPIES });
    if (thing.card !== undefined || thing.text === "it" || FREE.includes(word)) continue;
    return hinted(say("noCard", { name: thing.text }), names.suggestion(thing.text));
  }
  return { seat, word, things };
}

/** "topdeck", "Top deck" and "topDeck" are the same. */
const squash = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}:#+-]/gu, "");

/** Reads an option as it is written in an offer. */
export function parseOption(given: string, verb: string | null, names: Names): Option | Said {
  const thing = parseThing(given, names);
  const counted = thing.counted ? thing.n : null;
  const made = (...spelled: string[]): Option => ({ text: given, spelled, counted });
  const text = thing.text.replace(/\s+/g, " ");
  if (/^(decline|nothing|none)$/i.test(text)) return made("decline");
  if (/^end (the )?(phase|turn|action phase|buy phase)$/i.test(text)) return made("end");
  if (/^(play )?(all )?(the )?treasures$/i.test(text)) return made("treasures");
  const use = (id: string): string => (thing.nth ? `use:${id}#${thing.nth + 1}` : `use:${id}`);
  const act = /^(\w+) (.+)$/.exec(text);
  const acted = act ? names.find(act[2]) : undefined;
  if (act && thing.card === undefined && acted) {
    if (act[1] === "play" || act[1] === "buy") return made(`${act[1]}:${acted.id}`);
    if (["use", "reveal", "resolve"].includes(act[1])) return made(use(acted.id));
    return say("sayAct", { option: given });
  }
  if (act && act[1] === "spend") return made(`spend:${toId(act[2])}`);
  if (act && /^\d+$/.test(act[2]) && act[1] === "pay") return made(`pay:${act[2]}`);
  if (thing.card !== undefined) {
    if (verb === "play" || verb === "buy") return made(`${verb}:${thing.card}`, thing.card);
    return made(thing.card, use(thing.card));
  }
  if (thing.number !== undefined) return verb === "pay" ? made(`pay:${thing.number}`, text) : made(text);
  if (/^(yes|no)$/.test(text)) return made(text);
  if (verb === "play" || verb === "buy")
    return hinted(say("noCard", { name: thing.text }), names.suggestion(thing.text));
  return made(text);
}

export const sameOption = (spelled: string, option: Option): boolean =>
  option.spelled.some((other) => squash(other) === squash(spelled));

/** May this decision be declined? */
export const optional = (d: Decision): boolean =>
  d.min === 0 || d.options.some((option) => actOf(option) === END);

export interface Fitted {
  readonly answers: readonly Answer[];
}

const means = (word: string, asked: string): boolean =>
  (DOINGS[word] ?? []).some((verb) => asked === verb || asked.startsWith(`${verb}-`));
const fits = (word: string, d: Decision): boolean => means(word, d.verb);

/** What a player is said to do who answers a question of that kind. */
export const doingFor = (verb: string): string =>
  Object.keys(DOINGS).find((word) => means(word, verb)) ?? "chooses";

/** Would these words answer a question of that kind? */
export const answersTo = ({ word }: Saying, verb: string): boolean => word === "chooses" || means(word, verb);

/** The answers that these words mean for what is asked now; a sentence if they don't fit. */
export function fit(g: Game, d: Decision, said: Saying): Fitted | Said {
  const one = (answer: Answer): Fitted => ({ answers: [answer] });
  const spelled = d.options.map((option) => spell(g, d, option));
  const label = (...names: string[]): string | undefined =>
    d.labels?.find((l) => names.some((name) => squash(l) === squash(name)) && spelled.includes(l));
  const { word, things } = said;
  if (word.startsWith("ends the ")) {
    if (!inPhase(d)) return say("noPhase");
    if (word === "ends the action phase" && d.verb !== "action") return say("actionOver");
    if (word === "ends the buy phase" && d.verb !== "buy") return say("notBuyYet");
    return one("end");
  }
  if (word === "says yes") {
    const yes = label("yes");
    return yes === undefined ? say("notYesOrNo") : one(yes);
  }
  if (word === "declines") {
    if (inPhase(d)) return say("sayEnds");
    if (spelled.includes("end")) return one("end");
    if (d.min === 0) return { answers: [[]] };
    if (d.verb === "bid" && spelled.includes("0")) return one("0");
    const no = label("no", "nothing", "pass", "decline", "none", "keep");
    return no === undefined ? say("noDecline") : one(no);
  }
  if (word === "plays Treasures") {
    return spelled.includes("treasures") ? one("treasures") : say("noTreasures");
  }
  const list = things.flatMap((thing) => Array<Thing>(thing.n).fill(thing));
  if (inPhase(d)) {
    const prefix = IN_PHASE[word];
    if (prefix === undefined) return say("inPhaseOnly");
    return { answers: list.map((thing) => `${prefix}:${thing.card ?? thing.number ?? toId(thing.text)}`) };
  }
  if (d.options.some((option) => actOf(option) === USE)) {
    const thing = list[0];
    if (list.length !== 1 || thing.card === undefined) return say("useOne", { question: wordQuestion(g, d) });
    const use = thing.nth ? `use:${thing.card}#${thing.nth + 1}` : `use:${thing.card}`;
    return spelled.includes(use) ? one(use) : say("cantUse", { card: nameOf(thing.card) });
  }
  if (d.options.some((option) => actOf(option) === COURSE)) {
    const thing = list[0];
    const about =
      list.length === 1 &&
      (thing.text === "it" || d.about.some((kind) => g.board.kinds[kind].id === thing.card));
    if (about && fits(word, d)) {
      const yes = label("yes");
      if (yes !== undefined) return one(yes);
    }
    if (about && word === "keeps") {
      const no = label("no", "keep");
      if (no !== undefined) return one(no);
    }
    if (about) {
      const course = label(...(DOINGS[word] ?? []));
      if (course !== undefined) return one(course);
    }
    const course = list.length === 1 ? label(thing.text) : undefined;
    if (course !== undefined) return one(course);
    return hinted(say("question", { question: wordQuestion(g, d) }), "", spelled);
  }
  if (word !== "chooses" && !fits(word, d)) return say("question", { question: wordQuestion(g, d) });
  const chosen: string[] = [];
  for (const thing of list) {
    const text = thing.card ?? thing.text;
    const option = spelled.find((other) =>
      [text, `${word.slice(0, -1)}:${text}`].some((t) => squash(other) === squash(t)),
    );
    const name = thing.card ? nameOf(thing.card) : thing.text;
    if (option === undefined) return say("notAmong", { card: name });
    chosen.push(option);
    const there = spelled.filter((other) => other === option).length;
    const wanted = chosen.filter((other) => other === option).length;
    if (wanted > there)
      return say("thereTimes", {
        card: name,
        there,
        wanted: list.filter((other) => other.text === thing.text).length,
      });
  }
  return one(chosen);
}

/** An option for people. */
export function wordOption(g: Game, d: Decision, option: number): string {
  const name = (): string => nameOf(g.board.kinds[kindOf(option)].id);
  switch (actOf(option)) {
    case CARD:
      return name();
    case PLAY_IT:
      return `play ${name()}`;
    case BUY_IT:
      return `buy ${name()}`;
    case USE:
      return amountOf(option) === 0 ? `use ${name()}` : `use ${name()} (${NTH[amountOf(option)]})`;
    case PAY:
      return `pay ${amountOf(option)}`;
    case NUMBER:
      return String(amountOf(option));
    case END:
      return inPhase(d) ? "end the phase" : "decline";
    case TREASURES:
      return "play Treasures";
    default:
      return spell(g, d, option);
  }
}

/** What is pending, for people. */
export function wordDecision(g: Game, players: readonly string[]): Said {
  const d = g.decision;
  if (d === null) return say(g.over ? "pendingOver" : "nothing");
  const counts = new Map<string, number>();
  for (const option of d.options) {
    const text = wordOption(g, d, option);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const options = [...counts].map(([text, n]) => (n > 1 ? `${text} x${n}` : text)).join(", ");
  const who = players[answerer(g, d.who)];
  if (inPhase(d)) return say("pendingPhase", { who, phase: d.verb, options });
  const card = d.source === NONE ? "none" : nameOf(g.board.kinds[d.source].id);
  const { min, max } = d;
  const many = min === max ? "exactly" : "between";
  return say("pending", { who, question: wordQuestion(g, d), many, min, max, card, options });
}
