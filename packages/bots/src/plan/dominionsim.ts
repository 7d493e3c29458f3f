/**
 * Reads the player files of Geronimoo's DominionSim: <player> with its <buy> lines, each with <condition>s that
 * must all hold. What can't be read is named, with its line. A line whose condition can't be read is left out
 * as a whole, since without its condition it would mean something else.
 */
import { findPile } from "@fiefdom/cards/kingdoms";
import { basicCards, landscapes } from "@fiefdom/cards/sets";
import { type Details, filledIn } from "./fault.ts";
import { cardCalled, typeCalled } from "./names.ts";
import {
  ANY,
  type Comparison,
  type Condition,
  type Count,
  type Home,
  type Measure,
  type Num,
  type Operator,
  type Plan,
  type Rule,
} from "./plan.ts";
import { type Element, readXml } from "./xml.ts";

const SENTENCES = {
  noCard: "the card {name} is not in this game",
  number: '"{text}" is not a number',
  function: "the function {name} is not known here",
  type: "the card type {name} is not known here",
  lacks: "it has no <{element}>",
  unknown: "it is not known here",
  operator: "the operator {name} is not known here",
  operation: "the operation {name} is not known here",
  attribute: 'its {attribute} "{value}" is not known here',
  noPlayer: "it holds no <player>",
} as const;

export type WarningCode = keyof typeof SENTENCES;
export const WARNING_CODES = Object.keys(SENTENCES) as readonly WarningCode[];

/** What it is has a code with its details, for whoever has words of their own. */
export interface Warning {
  /** Which of the file's players it is about; -1 for the file itself. */
  readonly of: number;
  readonly player: string;
  readonly line: number;
  /** The element that could not be read, as it would be written. */
  readonly element: string;
  readonly code: WarningCode;
  readonly details: Details;
  /** The card whose whole line is left out for it. */
  readonly leftOut?: string;
}

export interface Imported {
  readonly plans: readonly Plan[];
  readonly warnings: readonly Warning[];
}

const MEASURED: Readonly<Record<string, Measure>> = {
  getTotalMoney: "money",
  getTotalMoneyExcludingMats: "money",
  getTotalMoneyExcludingNativeVillage: "money",
  countAvailableMoney: "coins",
  countBuysLeft: "buys",
  actionsLeft: "actions",
  countTurns: "turn",
  countVP: "score",
  countMAXOpponentVP: "opponent score",
  gainsNeededToEndGame: "gains to end",
  countEmptyPiles: "empty piles",
};
const COUNTED: Readonly<Record<string, Count>> = {
  countCardsInDeck: "owned",
  countCardsInDeckNoMats: "owned",
  countCardTypeInDeck: "owned",
  countCardsInSupply: "left",
  countCardsInHand: "in hand",
  countCardsInPlay: "in play",
  countCardsInOpponentsDecks: "owned by opponents",
  countVPon: "tokens on",
};
const COMPARISONS: Readonly<Record<string, Comparison>> = {
  smallerThan: "<",
  smallerOrEqualThan: "<=",
  greaterThan: ">",
  greaterOrEqualThan: ">=",
  equalTo: "=",
};
const OPERATORS: Readonly<Record<string, Operator>> = {
  plus: "+",
  minus: "-",
  multiplyWith: "*",
  divideBy: "/",
};

/** What stands in the way of reading an element. */
class Unreadable {
  readonly element: Element;
  readonly code: WarningCode;
  readonly details: Details;
  constructor(element: Element, code: WarningCode, details: Details = {}) {
    this.element = element;
    this.code = code;
    this.details = details;
  }
}

/** "King$s_Court", "Throne_Room". */
const spoken = (name: string): string => name.replaceAll("$", "'").replaceAll("_", " ");

function cardIn(element: Element, attribute: string): string {
  const name = element.attributes[attribute] ?? "";
  const id = cardCalled(spoken(name));
  if (id === undefined) throw new Unreadable(element, "noCard", { name: spoken(name) });
  return id;
}

function numberIn(element: Element, text: string | undefined): number {
  const n = Number(text);
  if (text === undefined || text.trim() === "" || !Number.isFinite(n))
    throw new Unreadable(element, "number", { text: text ?? "" });
  return n;
}

/** <left> or <right>. */
function side(element: Element): Num {
  const { type = "", attribute } = element.attributes;
  if (type === "constant") return numberIn(element, attribute);
  if (type === "countAllCardsInDeck") return { count: "owned", of: ANY };
  const measure = Object.hasOwn(MEASURED, type) ? MEASURED[type] : undefined;
  if (measure !== undefined) return { measure };
  const count = Object.hasOwn(COUNTED, type) ? COUNTED[type] : undefined;
  if (count === undefined) throw new Unreadable(element, "function", { name: type });
  if (type !== "countCardTypeInDeck") return { count, of: cardIn(element, "attribute") };
  const of = typeCalled(attribute ?? "");
  if (of === undefined) throw new Unreadable(element, "type", { name: attribute ?? "" });
  return { count, of };
}

function condition(element: Element): Condition {
  const child = (name: string): Element => {
    const found = element.children.find((other) => other.name === name);
    if (found === undefined) throw new Unreadable(element, "lacks", { element: name });
    return found;
  };
  const other = element.children.find(
    ({ name }) => !["left", "operator", "right", "extra_operation"].includes(name),
  );
  if (other !== undefined) throw new Unreadable(other, "unknown");
  const operator = child("operator");
  const { type = "" } = operator.attributes;
  if (!Object.hasOwn(COMPARISONS, type)) throw new Unreadable(operator, "operator", { name: type });
  const a = side(child("left"));
  let b = side(child("right"));
  const extra = element.children.find(({ name }) => name === "extra_operation");
  if (extra !== undefined) {
    const { type: op = "", attribute } = extra.attributes;
    if (!Object.hasOwn(OPERATORS, op)) throw new Unreadable(extra, "operation", { name: op });
    b = { op: OPERATORS[op], a: b, b: numberIn(extra, attribute) };
  }
  return { is: COMPARISONS[type], a, b };
}

type Warn = (element: Element, code: WarningCode, details?: Details, leftOut?: string) => void;

function rule(element: Element, warn: Warn): Rule {
  const what = cardIn(element, "name");
  const conditions: Condition[] = [];
  for (const child of element.children) {
    if (child.name !== "condition") throw new Unreadable(child, "unknown");
    conditions.push(condition(child));
  }
  for (const attribute of ["strategy", "bane"]) {
    const value = element.attributes[attribute] ?? "";
    if (value !== "" && value !== "standard") warn(element, "attribute", { attribute, value });
  }
  if (conditions.length === 0) return { what };
  return { what, if: conditions.length === 1 ? conditions[0] : { and: conditions } };
}

/** The cards of a <board>, as far as they are in this game. */
function home(element: Element, warn: Warn): Home | undefined {
  const cards: string[] = [];
  for (const name of (element.attributes["contents"] ?? "").split(",")) {
    if (name.trim() === "") continue;
    const id = cardCalled(spoken(name));
    if (id === undefined) warn(element, "noCard", { name: spoken(name).trim() });
    else cards.push(id);
  }
  return cards.length > 0 ? { cards } : undefined;
}

const written = ({ name, attributes }: Element): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)].join(" ")}>`;

/** As a plan can hold it: a "#" after a space would begin a comment there. */
const oneLine = (text: string): string =>
  text
    .replace(/(?<=^|\s)#+/g, "")
    .trim()
    .replace(/\s+/g, " ");

function player(element: Element, of: number, warnings: Warning[]): Plan {
  const name = oneLine(element.attributes["name"] ?? "") || "No name";
  const warn: Warn = (where, code, details = {}, leftOut) => {
    warnings.push({
      of,
      player: name,
      line: where.line,
      element: written(where),
      code,
      details,
      ...(leftOut === undefined ? {} : { leftOut }),
    });
  };
  const buy: Rule[] = [];
  let where: Home | undefined;
  for (const child of element.children) {
    if (child.name === "type") continue;
    if (child.name === "board") where = home(child, warn);
    else if (child.name !== "buy") warn(child, "unknown");
    else
      try {
        buy.push(rule(child, warn));
      } catch (trouble) {
        if (!(trouble instanceof Unreadable)) throw trouble;
        const leftOut = trouble.element === child ? undefined : (child.attributes["name"] ?? "?");
        warn(trouble.element, trouble.code, trouble.details, leftOut);
      }
  }
  const needs = new Set(
    buy.flatMap(({ what }) =>
      basicCards.has(what) ? [] : [landscapes.has(what) ? what : findPile(what).id],
    ),
  );
  if (buy.some(({ what }) => what === "colony" || what === "platinum")) needs.add("colony");
  const { author, description } = element.attributes;
  return {
    name,
    notes: description === undefined || oneLine(description) === "" ? [] : [oneLine(description)],
    ...(author === undefined || oneLine(author) === "" ? {} : { by: oneLine(author) }),
    needs: [...needs],
    ...(where === undefined ? {} : { home: where }),
    lists: { buy },
    choose: [],
  };
}

/** Reads a file with one <player> or a <playerCollection> of them. Throws an XmlError if it is no such file. */
export function readDominionSim(text: string): Imported {
  const root = readXml(text);
  const warnings: Warning[] = [];
  const players = root.name === "player" ? [root] : root.children.filter(({ name }) => name === "player");
  const warn = (element: Element, code: WarningCode): void => {
    warnings.push({ of: -1, player: "", line: element.line, element: written(element), code, details: {} });
  };
  if (root.name === "playerCollection")
    for (const other of root.children) if (other.name !== "player") warn(other, "unknown");
  if (players.length === 0) warn(root, "noPlayer");
  return { plans: players.map((element, i) => player(element, i, warnings)), warnings };
}

/** A warning as an English sentence. */
export function showWarning({ player: who, line, element, code, details, leftOut }: Warning): string {
  const why = filledIn(SENTENCES[code], details);
  const so = leftOut === undefined ? "" : `, so the line for ${leftOut} is left out`;
  return `line ${line}: ${who === "" ? "" : `${who}: `}${element}: ${why}${so}.`;
}

/** Does this text look like a player file rather than a plan? */
export const looksLikeXml = (text: string): boolean => /^\ufeff?\s*</.test(text);
