/**
 * Decisions and answers. An option is a code, one number: an act, a value, and mostly a kind of card. It
 * can also be written as text ("buy:silver"), which is how people, files and other programs write it. An
 * answer is a list of options. This file checks answers and hands them to the frame that asked.
 */
import {
  ASIDE,
  answerer,
  type Decision,
  type Frame,
  type Game,
  HIDDEN,
  kindOf,
  NONE,
  NOWHERE,
  SUPPLY,
  zone,
} from "./game.ts";
import { isSecretChoice } from "./secrecy.ts";

// Acts: what an option does. A code is act * 65536 + value * 256 + kind.
/** Choose a card; the code is simply its kind. */
export const CARD = 0;
export const PLAY_IT = 1;
export const BUY_IT = 2;
/** Go on to the next phase, or use no more reactions. */
export const END = 3;
/** Play all Treasures that can safely be played without a thought. */
export const TREASURES = 4;
/** Pay off that much Debt. */
export const PAY = 5;
/** One of several courses; the decision's labels name them. */
export const COURSE = 6;
export const NUMBER = 7;
/** Use an ability of a card. */
export const USE = 8;
/** Play the Treasures that a purchase takes, and buy it. Never listed: see purse.ts. */
export const FOR = 9;
/** Play the Treasures that TREASURES kept back. Never listed either. */
export const REST = 10;
/** Spend one of a counter's tokens; the value is the counter. */
export const SPEND = 11;

const ACT_NAMES = [
  "",
  "play",
  "buy",
  "end",
  "treasures",
  "pay",
  "course",
  "number",
  "use",
  "treasures",
  "rest",
  "spend",
] as const;

/** An option is three bytes: its act, a value, a kind. */
const VALUE_AT = 8;
const ACT_AT = 16;
const LARGEST_VALUE = 255;

export const code = (act: number, value: number, kind = 0): number =>
  (act << ACT_AT) | (value << VALUE_AT) | kind;
export const actOf = (option: number): number => option >> ACT_AT;
export const valueIn = (option: number): number => (option >> VALUE_AT) & LARGEST_VALUE;

export const END_CODE = code(END, 0);
export const TREASURES_CODE = code(TREASURES, 0);
export const REST_CODE = code(REST, 0);

/** So many abilities of one card can wait at once under names of their own. */
const MOST_USES = 4;
/** No question asks for a larger number. */
export const LARGEST_NUMBER = 99;

/** Every way to write an option that names a card or a number. */
export function optionCodes(ids: readonly string[], counters: readonly string[] = []): Map<string, number> {
  const codes = new Map<string, number>([
    ["end", END_CODE],
    ["treasures", TREASURES_CODE],
    ["rest", REST_CODE],
  ]);
  ids.forEach((id, kind) => {
    codes.set(id, kind);
    codes.set(`play:${id}`, code(PLAY_IT, 0, kind));
    codes.set(`buy:${id}`, code(BUY_IT, 0, kind));
    codes.set(`treasures:${id}`, code(FOR, 0, kind));
    for (let i = 0; i < MOST_USES; i++)
      codes.set(i === 0 ? `use:${id}` : `use:${id}#${i + 1}`, code(USE, i, kind));
  });
  counters.forEach((id, counter) => {
    codes.set(`spend:${id}`, code(SPEND, counter));
  });
  for (let n = 0; n <= LARGEST_NUMBER; n++) {
    codes.set(`pay:${n}`, code(PAY, n));
    codes.set(String(n), code(NUMBER, n));
  }
  return codes;
}

/** Is this among the options? */
export function offered(d: Decision, option: number): boolean {
  const { options } = d;
  for (let i = 0; i < options.length; i++) if (options[i] === option) return true;
  return false;
}

/** An option as text. */
export function spell(g: Game, d: Decision, option: number): string {
  const act = actOf(option);
  const id = () => g.board.kinds[kindOf(option)].id;
  switch (act) {
    case CARD:
      return id();
    case END:
    case TREASURES:
    case REST:
      return ACT_NAMES[act];
    case PAY:
      return `pay:${valueIn(option)}`;
    case NUMBER:
      return String(valueIn(option));
    case SPEND:
      return `spend:${g.board.counters[valueIn(option)].id}`;
    case COURSE:
      return d.labels?.[valueIn(option)] ?? "";
    case USE:
      return valueIn(option) === 0 ? `use:${id()}` : `use:${id()}#${valueIn(option) + 1}`;
    default:
      return `${ACT_NAMES[act]}:${id()}`;
  }
}

/** An answer that cannot be taken: a code for programs, a sentence for people. The game is unchanged. */
export class Refusal extends Error {
  readonly code: string;
  constructor(reason: string, message: string) {
    super(message);
    this.name = "Refusal";
    this.code = reason;
  }
}

export type Choice = string | number;
export type Answer = Choice | readonly Choice[];

/** Whether an option may be chosen that is not listed. */
export type Unlisted = (g: Game, who: number, option: number) => boolean;

/** Checks an answer and turns it into codes. Throws a Refusal; changes nothing. */
export function check(g: Game, seat: number, given: unknown, unlisted: Unlisted): number[] {
  const d = g.decision;
  if (d === null)
    throw new Refusal(
      g.over ? "game-over" : "nothing-asked",
      g.over ? "The game is over." : "Nothing is asked.",
    );
  const asked = answerer(g, d.who);
  if (seat !== asked) throw new Refusal("not-your-decision", `This is for seat ${asked} to decide.`);
  if (typeof given === "string" || typeof given === "number") {
    if (d.min > 1) throw new Refusal("too-few", `At least ${d.min} must be chosen, not 1.`);
    return [one(g, d, given, unlisted)];
  }
  const count = lengthOf(given, d);
  // As many options, to be replaced by the chosen ones: a list that grows begins with room for many more.
  const chosen = d.options.slice(0, count);
  for (let i = 0; i < count; i++) chosen[i] = one(g, d, partOf(given, i), unlisted);
  if (count === 1) return chosen;
  for (let i = 0; i < count; i++) {
    let wanted = 0;
    for (let j = 0; j < count; j++) if (chosen[j] === chosen[i]) wanted++;
    let there = 0;
    for (const option of d.options) if (option === chosen[i]) there++;
    if (wanted > there)
      throw new Refusal(
        "not-so-many",
        `${spell(g, d, chosen[i])} was chosen ${wanted} times but is there only ${there} times.`,
      );
  }
  return chosen;
}

const malformed = (): Refusal => new Refusal("malformed", "An answer is an option or a list of options.");

/** How long a list is that says so once: whatever calls itself a list may lie, or bite when touched. */
function lengthOf(given: unknown, d: Decision): number {
  let count: unknown;
  try {
    count = Array.isArray(given) ? given.length : null;
  } catch {
    throw malformed();
  }
  if (typeof count !== "number" || !Number.isSafeInteger(count)) throw malformed();
  if (count > d.max) throw new Refusal("too-many", `At most ${d.max} can be chosen, not ${count}.`);
  if (count < d.min) throw new Refusal("too-few", `At least ${d.min} must be chosen, not ${count}.`);
  return count;
}

/** One of its parts, looked at once. */
function partOf(given: unknown, i: number): unknown {
  try {
    return (given as readonly unknown[])[i];
  } catch {
    throw malformed();
  }
}

function one(g: Game, d: Decision, choice: unknown, unlisted: Unlisted): number {
  let option = NONE;
  if (typeof choice === "number") option = choice;
  else if (typeof choice === "string") {
    const course = d.labels === null ? -1 : d.labels.indexOf(choice);
    option = course >= 0 ? code(COURSE, course) : (g.board.codes.get(choice) ?? NONE);
  } else throw new Refusal("malformed", "An option is a text or a number.");
  const options = d.options;
  for (let i = 0; i < options.length; i++) if (options[i] === option) return options[i];
  if (option !== NONE && unlisted(g, d.who, option)) return option;
  throw new Refusal("not-an-option", `${String(choice).slice(0, 60)} is not among the options.`);
}

/**
 * The cards that a choice is made among. Cards set aside belong to the effect that set them aside: a choice among
 * them means its own, whoever they belong to and whoever chooses.
 */
export const choices = (g: Game, f: Frame, where: number, who: number): readonly number[] =>
  where === ASIDE || where === HIDDEN ? f.them : zone(g, who, where);

/** Is this card among the first of them? */
function isTaken(picked: readonly number[], count: number, card: number): boolean {
  for (let i = 0; i < count; i++) if (picked[i] === card) return true;
  return false;
}

/** Hands checked codes to the frame that asked. */
export function settle(g: Game, f: Frame, where: number, who: number, chosen: readonly number[]): void {
  const first = chosen.length > 0 ? chosen[0] : NONE;
  if (where === NOWHERE) {
    f.n = first;
    return;
  }
  if (where === SUPPLY) {
    f.it = first;
    f.at = SUPPLY;
    f.picked = chosen;
    f.n = chosen.length;
    return;
  }
  f.n = chosen.length;
  f.at = where;
  if (chosen.length === 0) {
    f.picked = chosen;
    f.it = NONE;
    return;
  }
  // The codes name kinds; take that many cards of each kind from where they lie.
  const cards = choices(g, f, where, who);
  const picked = chosen.slice();
  for (let i = 0; i < chosen.length; i++) {
    let at = cards.length - 1;
    while (at >= 0 && (kindOf(cards[at]) !== chosen[i] || isTaken(picked, i, cards[at]))) at--;
    picked[i] = cards[at];
  }
  f.picked = picked;
  f.it = picked[0];
}

const NO_OPTIONS: readonly number[] = [];

/** Asks a player, unless there is only one possible answer: then that is taken at once. */
export function ask(
  g: Game,
  f: Frame,
  verb: string,
  options: readonly number[],
  min: number,
  max: number,
  where: number,
  details?: { who?: number; ordered?: boolean; about?: readonly number[]; labels?: readonly string[] },
): void {
  const who = details?.who ?? f.who;
  const ordered = details?.ordered ?? false;
  const most = Math.min(max, options.length);
  const least = Math.min(min, most);
  if (most === 0 || (least === most && onlyOneWay(options, most, ordered))) {
    const source = f.card < 0 ? NONE : kindOf(f.card);
    if (g.witness !== null && isSecretChoice(g, who, where, max, f.them)) g.witness({ who, verb, source });
    const chosen = most === 0 ? NO_OPTIONS : options.slice(0, most);
    g.log?.forced?.push({ who, verb, source, chosen, labels: details?.labels ?? null });
    settle(g, f, where, who, chosen);
    return;
  }
  g.decision = {
    who,
    verb,
    source: f.card < 0 ? NONE : kindOf(f.card),
    options,
    min: least,
    max: most,
    zone: where,
    ordered,
    about: details?.about ?? NO_OPTIONS,
    labels: details?.labels ?? null,
  };
}

/** Is there only one way to choose that many? */
function onlyOneWay(options: readonly number[], count: number, ordered: boolean): boolean {
  if (count === options.length && (!ordered || count === 1)) return true;
  for (let i = 1; i < options.length; i++) if (options[i] !== options[0]) return false;
  return true;
}
