/**
 * What is wrong with the text of a plan, and where: the line, the column, the word itself. What it is has a code
 * with its details, for whoever has words of their own; the sentences here are the English ones.
 */

const SENTENCES = {
  beginning: 'a plan begins with the line "plan" and its name.',
  head: "a line here begins with one of {heads}.",
  planName: "the plan's name was expected.",
  noBuy: '"{name}" has no list of what to buy.',
  twice: 'there is a list "{list}" already.',
  rest: '"..." stands for all others, but not in "{list}".',
  end: "the end of the line was expected.",
  commaOrEnd: "a comma or the end of the line was expected.",
  ifCommaOrEnd: '"if", a comma or the end of the line was expected.',
  noKingdom: 'there is no kingdom called "{name}".',
  card: "a card was expected.",
  noCard: 'there is no card called "{name}".',
  colon: 'a colon was expected, then the course to take, as in "Wild Hunt: estate".',
  course: "the course to take was expected.",
  condition: "a condition was expected here, such as money >= 16.",
  comparison: 'a comparison was expected, such as ">= 3" or "at least 3".',
  oneComparison: 'one comparison at a time: join two of them with "and".',
  number: "a number was expected, and this is either true or not.",
  parenthesis: 'a closing parenthesis ")" was expected.',
  deep: "this is nested too deeply, or too long a calculation.",
  whichCard: "say of which card: this line is about none.",
  howMany: 'say "at least {n}", "exactly {n}" or "fewer than {n}".',
  sayWhat:
    'say what about {card}: "owned", "left", "in hand", "in play", "in trash", "owned by opponents" or "in the kingdom".',
  noMeasure: '"{name}" is neither a card nor something that can be asked about.',
  onePlan: "one plan was expected, here are {n}.",
} as const;

export type FaultCode = keyof typeof SENTENCES;
export const FAULT_CODES = Object.keys(SENTENCES) as readonly FaultCode[];
export type Details = Readonly<Record<string, string | number>>;

/** A sentence with its blanks filled in. */
export const filledIn = (sentence: string, details: Details): string =>
  sentence.replace(/\{(\w+)\}/g, (_, blank: string) => String(details[blank] ?? ""));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is at fault and why; the place is added where the text is read. */
export interface Why {
  readonly code: FaultCode;
  readonly details: Details;
  /** A sign that has no meaning in a plan, where something else was expected. */
  readonly strange?: string | undefined;
  /** What was probably meant. */
  readonly near?: string | undefined;
}

export interface Fault extends Why {
  readonly line: number;
  readonly column: number;
  /** How many characters are at fault. */
  readonly length: number;
  /** The whole line, for showing. */
  readonly source: string;
  /** All of it in English. */
  readonly message: string;
}

export function inEnglish({ code, details, strange, near }: Why): string {
  const sentence = filledIn(SENTENCES[code], details);
  const first = strange === undefined ? sentence : `"${strange}" has no meaning here. ${capital(sentence)}`;
  return near === undefined ? first : `${first} Did you mean ${near}?`;
}

/** The line of a fault, and a row of carets under the word. */
export function pointAt({ column, length, source }: Fault): string {
  const before = source.slice(0, column - 1).replace(/[^\t]/g, " ");
  return `  ${source}\n  ${before}${"^".repeat(Math.max(1, length))}`;
}

export class PlanError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(
      faults
        .map((fault) => `line ${fault.line}, column ${fault.column}: ${fault.message}\n${pointAt(fault)}`)
        .join("\n"),
    );
    this.name = "PlanError";
    this.faults = faults;
  }
}
