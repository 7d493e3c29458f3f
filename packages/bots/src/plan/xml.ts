/**
 * As much of XML as player files use: elements, attributes, comments, the declaration and the five named
 * entities. No DOCTYPE, so nothing is ever loaded or expanded. Strict: what is not well formed is an error.
 */
import { type Details, filledIn } from "./fault.ts";

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** The line on which it begins. */
  readonly line: number;
}

const SENTENCES = {
  character: "{text} is no character.",
  entity: '"{text}" is not an entity that is known here.',
  deep: "too many elements inside one another.",
  element: "an element was expected.",
  attributeTwice: "{attribute} stands twice in <{element}>.",
  notClosed: "<{element}> is not closed properly.",
  closesAnother: "</{closing}> closes <{element}> of line {begins}.",
  neverClosed: "<{element}> of line {begins} is never closed.",
  more: "there is something after the last element.",
} as const;

export type XmlCode = keyof typeof SENTENCES;
export const XML_CODES = Object.keys(SENTENCES) as readonly XmlCode[];

/** The message is English; the code and the details are for whoever has words of their own. */
export class XmlError extends Error {
  readonly line: number;
  readonly code: XmlCode;
  readonly details: Details;
  constructor(line: number, code: XmlCode, details: Details) {
    super(`line ${line}: ${filledIn(SENTENCES[code], details)}`);
    this.name = "XmlError";
    this.line = line;
    this.code = code;
    this.details = details;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const SKIPPED = /\s+|<!--[\s\S]*?-->|<\?[\s\S]*?\?>/y;
const OPEN = /<([A-Za-z_][\w.-]*)/y;
const CLOSE = /<\/([A-Za-z_][\w.-]*)\s*>/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const TEXT = /[^<]+/y;
/** Deeper than any player file. */
const DEEPEST = 50;

/** Reads a document and gives its outermost element. */
export function readXml(text: string): Element {
  let at = text.startsWith("\ufeff") ? 1 : 0;
  // Elements are met in order, so the lines are counted on from the last one asked about.
  let counted = 0;
  let line = 1;
  const lineAt = (where: number): number => {
    if (where < counted) return text.slice(0, where).split("\n").length;
    for (; counted < where; counted++) if (text[counted] === "\n") line++;
    return line;
  };
  const fail = (code: XmlCode, details: Details = {}): never => {
    throw new XmlError(lineAt(at), code, details);
  };
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) at += match[0].length;
    return match;
  };
  const skip = (): void => {
    while (take(SKIPPED) !== null);
  };
  const plain = (value: string): string =>
    value.replace(/&([^;]*;?)/g, (whole, entity: string) => {
      const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(entity);
      if (number !== null) {
        const point = number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : fail("character", { text: whole });
      }
      return ENTITIES[entity.slice(0, -1)] ?? fail("entity", { text: whole });
    });

  const element = (depth: number): Element => {
    const start = at;
    const begins = lineAt(start);
    if (depth > DEEPEST) fail("deep");
    const open = take(OPEN) ?? fail("element");
    const [, name] = open;
    const attributes: Record<string, string> = {};
    for (let found = take(ATTRIBUTE); found !== null; found = take(ATTRIBUTE)) {
      const [, key, double, single] = found;
      if (Object.hasOwn(attributes, key)) fail("attributeTwice", { attribute: key, element: name });
      attributes[key] = plain(double ?? single);
    }
    const end = take(TAG_END) ?? fail("notClosed", { element: name });
    const children: Element[] = [];
    if (end[1] === "") {
      for (;;) {
        skip();
        const close = take(CLOSE);
        if (close !== null) {
          if (close[1] !== name) fail("closesAnother", { closing: close[1], element: name, begins });
          break;
        }
        if (at >= text.length) fail("neverClosed", { element: name, begins });
        if (text[at] === "<") children.push(element(depth + 1));
        else take(TEXT);
      }
    }
    return { name, attributes, children, line: begins };
  };

  skip();
  const root = element(1);
  skip();
  if (at < text.length) fail("more");
  return root;
}
