/**
 * Choices: the options of a decision under numbers, and the way back from what was typed to an answer. Where
 * the Supply is shown its piles keep their numbers for the whole game; cards in a zone are numbered one by one.
 */
import type { DecisionJSON } from "@fiefdom/engine/view";
import { cardForms, cardName, fold } from "@fiefdom/text";
import { optionText } from "@fiefdom/text/messages-decisions";
import { type Scene, sortedCards, supplyNumbers } from "./screen.ts";
import { lang, message } from "./words.ts";

export interface Choice {
  /** NaN for what is chosen by a word alone. */
  readonly number: number;
  readonly option: string;
  readonly text: string;
  /** What may be typed for it. */
  readonly names: readonly string[];
  /** The card or landscape it is about; empty if none. */
  readonly card: string;
  /** Its number stands in the Supply table, so it need not be listed. */
  readonly inTable: boolean;
}

export interface Menu {
  readonly decision: DecisionJSON;
  readonly choices: readonly Choice[];
  /** The Supply is worth showing, and its piles are chosen by the numbers in its table. */
  readonly table: boolean;
  /** Piles and Events that can be chosen from the table. */
  readonly open: ReadonlySet<string>;
  /** What lies under a number without being open to choice just now. */
  readonly closed: ReadonlyMap<number, string>;
}

const NUMBER = /^\d+$/;
const cardOf = (option: string): string => option.replace(/^(play|buy|use):/, "").replace(/#\d+$/, "");

export function menuOf(scene: Scene, decision: DecisionJSON): Menu {
  const { view } = scene;
  const isCard = (id: string): boolean => scene.facts(id) !== undefined;
  const numbers = supplyNumbers(view);
  const inSupply = (option: string): boolean => decision.from === "supply" || option.startsWith("buy:");
  const pileNumber = (option: string): number => {
    const id = cardOf(option);
    return numbers.get(id) ?? numbers.get(scene.facts(id)?.pile ?? "") ?? 0;
  };
  const table = wantsTable(decision, decision.options.filter(inSupply).length);
  let next = table ? numbers.size + 1 : 1;
  const choices = ordered(scene, decision).map((option): Choice => {
    const text = optionText(decision, option, isCard, lang());
    const card = isCard(cardOf(option)) ? cardOf(option) : "";
    // A card beneath the top of its pile can be named too; the pile's number means the one on top.
    const covered = view.supply.some((pile) => pile.cards?.includes(card) === true && pile.top !== card);
    const inTable = table && inSupply(option) && !covered && pileNumber(option) > 0;
    const number = ownNumber(option) ?? (inTable ? pileNumber(option) : next++);
    return { number, option, text, card, inTable, names: namesOf(option, card, text) };
  });
  const open = new Set(
    choices.filter((choice) => choice.inTable).map((choice) => pileIdOf(scene, choice.card)),
  );
  const closed = new Map<number, string>();
  if (table) {
    for (const pile of view.supply)
      if (!open.has(pile.pile)) closed.set(numbers.get(pile.pile) ?? 0, pile.top ?? pile.pile);
    for (const { id } of view.landscapes) if (!open.has(id)) closed.set(numbers.get(id) ?? 0, id);
  }
  return { decision, choices, table, open, closed };
}

/** Ending is always 0, a number is itself, and what has a word of its own needs none. */
function ownNumber(option: string): number | null {
  if (option === "end") return 0;
  if (option === "treasures" || option.startsWith("pay:")) return Number.NaN;
  return NUMBER.test(option) ? Number(option) : null;
}

/** So few piles are listed with the other choices. */
const FEW = 3;

/** Is the whole Supply worth showing? Not while the money to buy with is still in hand. */
const wantsTable = (decision: DecisionJSON, piles: number): boolean =>
  piles > FEW || (decision.verb === "buy" && !decision.options.includes("treasures"));

function pileIdOf(scene: Scene, card: string): string {
  const pile = scene.facts(card)?.pile ?? "";
  return pile === "" ? card : pile;
}

/** Cards as in the hand; everything else as it was asked. What several copies can do is offered once. */
function ordered(scene: Scene, decision: DecisionJSON): string[] {
  const { options, from } = decision;
  if (from === "supply" || from === "nowhere") {
    const once = [...new Set(options)];
    const plays = once.filter((option) => option.startsWith("play:"));
    const sorted = sortedCards(scene, plays.map(cardOf)).map((id) => `play:${id}`);
    return [...sorted, ...once.filter((option) => !option.startsWith("play:"))];
  }
  return sortedCards(scene, options);
}

function namesOf(option: string, card: string, text: string): string[] {
  if (option === "end") return ["end", "done", fold(text)];
  if (option === "treasures") return ["treasures", "t", fold(text)];
  if (option.startsWith("pay:")) return [fold(option.replace(":", " "))];
  if (card === "") return [fold(option.replace(":", " ")), fold(text)];
  const names = foldedNames(card);
  const act = /^(play|buy|use):/.exec(option)?.[1];
  return act === undefined ? names : names.flatMap((name) => [name, `${act} ${name}`]);
}

/** A card is known by every form of its name, and by its English one. */
const foldedNames = (id: string): string[] => [
  ...new Set([...cardForms(id, lang()), cardName(id, "en")].map(fold)),
];

export type Parsed =
  | { readonly answer: readonly string[] }
  /** Something that is in the game but can't be chosen now. */
  | { readonly closed: string; readonly act: "play" | "buy" | "choose" }
  | { readonly problem: string };

const ALL = new Set(["all", "everything"]);
const NONE = new Set(["none", "nothing", "no", "0"]);

/** Reads an answer: numbers, ranges, names, beginnings of names, several separated by spaces or commas. */
export function parse(menu: Menu, typed: string): Parsed {
  const { decision: d, choices } = menu;
  const text = typed.trim();
  const end = choices.find((choice) => choice.option === "end");
  const word = fold(text);
  const pay = choices.find((choice) => choice.option.startsWith("pay:"));
  if (word === "pay" && pay !== undefined) return { answer: [pay.option] };
  if (NONE.has(word) && !(word === "no" && choices.some((choice) => choice.option === "no"))) {
    if (end !== undefined) return { answer: [end.option] };
    if (d.min === 0) return { answer: [] };
    if (word !== "0" || !choices.some((choice) => choice.number === 0))
      return { problem: message("cli.mustChoose", { n: d.min }) };
  }
  if (ALL.has(word)) {
    if (d.options.length > d.max) return { problem: message("refusal.too-many", { n: d.max }) };
    return { answer: choices.map((choice) => choice.option) };
  }
  const taken = new Set<Choice>();
  const tokens = text.split(/[\s,]+/).filter((token) => token !== "");
  let i = 0;
  while (i < tokens.length) {
    const found = take(menu, tokens, i, taken);
    if (!("used" in found)) return found;
    for (const choice of found.chosen) taken.add(choice);
    i += found.used;
  }
  const answer = [...taken].map((choice) => choice.option);
  if (answer.length > d.max) return { problem: message("refusal.too-many", { n: d.max }) };
  if (answer.length < d.min) return { problem: message("refusal.too-few", { n: d.min }) };
  return { answer };
}

type Found = { readonly chosen: readonly Choice[]; readonly used: number };

function take(
  menu: Menu,
  tokens: readonly string[],
  at: number,
  taken: ReadonlySet<Choice>,
): Found | Exclude<Parsed, { answer: unknown }> {
  const token = tokens[at];
  const range = /^(\d+)-(\d+)$/.exec(token);
  if (range !== null) return takeNumbers(menu, Number(range[1]), Number(range[2]), taken);
  if (/^\d+$/.test(token)) {
    // "2 copper" means two Coppers; a number that no name follows is the number of a choice.
    const name =
      tokens[at + 1] === undefined || /^[\d-]+$/.test(tokens[at + 1]) ? null : byName(menu, tokens, at + 1);
    if (name === null || !("of" in name)) return takeNumbers(menu, Number(token), Number(token), taken);
    return takeCopies(menu, name.of, Number(token), name.used + 1, taken);
  }
  const name = byName(menu, tokens, at);
  if ("of" in name) return takeCopies(menu, name.of, 1, name.used, taken);
  return name;
}

function takeNumbers(
  menu: Menu,
  from: number,
  to: number,
  taken: ReadonlySet<Choice>,
): Found | Exclude<Parsed, { answer: unknown }> {
  const chosen: Choice[] = [];
  if (to - from > 100) return { problem: message("cli.noSuchNumber", { n: to }) };
  for (let n = from; n <= to; n++) {
    const choice = menu.choices.find((other) => other.number === n);
    if (choice === undefined) {
      const closed = menu.closed.get(n);
      if (closed !== undefined) return { closed, act: menu.decision.verb === "buy" ? "buy" : "choose" };
      return { problem: message("cli.noSuchNumber", { n }) };
    }
    if (taken.has(choice)) return { problem: message("cli.numberTwice", { n }) };
    chosen.push(choice);
  }
  return { chosen, used: 1 };
}

function takeCopies(
  menu: Menu,
  option: string,
  count: number,
  used: number,
  taken: ReadonlySet<Choice>,
): Found | { problem: string } {
  const free = menu.choices.filter((choice) => choice.option === option && !taken.has(choice));
  if (free.length < count)
    return {
      problem: message("cli.notSoMany", {
        name: free[0]?.text ?? option,
        n: menu.choices.filter((c) => c.option === option).length,
      }),
    };
  return { chosen: free.slice(0, count), used };
}

type Named = { readonly of: string; readonly used: number };

/** The option whose name stands here, as many words of it as fit; a beginning will do if it is the only one. */
function byName(menu: Menu, tokens: readonly string[], at: number): Named | { problem: string } {
  const most = Math.min(5, tokens.length - at);
  // Where one thing is chosen, all the words are its name.
  const least = menu.decision.max === 1 ? most : 1;
  for (let used = most; used >= least; used--) {
    const word = fold(tokens.slice(at, at + used).join(" "));
    if (word === "") continue;
    const exact = optionsNamed(menu, (name) => name === word);
    const found = exact.length > 0 ? exact : optionsNamed(menu, (name) => name.startsWith(word));
    if (found.length === 1) return { of: found[0], used };
    if (found.length > 1) {
      const texts = [
        ...new Set(
          menu.choices.filter((choice) => found.includes(choice.option)).map((choice) => choice.text),
        ),
      ];
      return {
        problem: message("cli.ambiguous", {
          typed: tokens.slice(at, at + used).join(" "),
          names: texts.slice(0, 6).join(", "),
        }),
      };
    }
  }
  return { problem: message("cli.unknown", { typed: tokens.slice(at).join(" ") }) };
}

const optionsNamed = (menu: Menu, fits: (name: string) => boolean): string[] => [
  ...new Set(menu.choices.filter((choice) => choice.names.some(fits)).map((choice) => choice.option)),
];

/** The card of this game that a typed name or beginning of one means. */
export function findInGame(cards: readonly string[], typed: string): string | readonly string[] {
  const word = fold(typed);
  if (word === "") return [];
  const named = cards.map((id) => ({ id, names: foldedNames(id) }));
  const exact = named.find(({ names, id }) => names.includes(word) || fold(id) === word);
  if (exact !== undefined) return exact.id;
  const starting = named
    .filter(({ names }) => names.some((name) => name.startsWith(word)))
    .map(({ id }) => id);
  return starting.length === 1 ? starting[0] : starting;
}
