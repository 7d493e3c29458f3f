import type { CardFacts } from "@fiefdom/protocol";
import { joined } from "@fiefdom/text/lang";
/**
 * What the terminal shows: pure functions from what a seat may know to lines of text. Nothing here computes
 * a rule; costs, scores and reasons come with the view.
 */

import type { Thought } from "@fiefdom/bots/thought";
import type { Standing } from "@fiefdom/engine";
import type { CostJSON } from "@fiefdom/engine/cost";
import type { MatJSON, PileJSON, PlayerJSON, TokensJSON, ViewJSON } from "@fiefdom/engine/view";
import { setAside } from "@fiefdom/protocol/aside";
import { placeOf } from "@fiefdom/protocol/place";
import {
  cardName,
  cardText,
  counterName,
  KINGDOM_IDS,
  type KingdomId,
  kingdomName,
  matName,
  type Phase,
  phaseName,
  pileName,
  plain,
  tokenName,
  typeName,
} from "@fiefdom/text";
import { chanceText, lineText } from "@fiefdom/text/considered";
import type { StoryLine } from "@fiefdom/text/log";
import { cardList } from "@fiefdom/text/messages";
import { rulings } from "@fiefdom/text/rulings";
import { beside, clip, flow, pad, padStart, rule, width, wrap } from "./layout.ts";
import type { Style } from "./style.ts";
import type { Setting } from "./table.ts";
import { lang, message } from "./words.ts";

/** Everything that a screen is drawn from. */
export interface Scene {
  readonly view: ViewJSON;
  readonly setting: Setting;
  readonly seed: string;
  readonly facts: (id: string) => CardFacts | undefined;
  readonly style: Style;
  readonly columns: number;
}

const INDENT = "  ";

export const nameOf = (scene: Pick<Scene, "setting">, seat: number): string =>
  scene.setting.names[seat] ?? "";

export const kingdomTitle = (kingdom: string): string =>
  (KINGDOM_IDS as readonly string[]).includes(kingdom)
    ? kingdomName(kingdom as KingdomId, lang())
    : message(kingdom === "random" ? "cli.kingdom.random" : "cli.kingdom.own");

export const rulesetWord = (ruleset: string): string =>
  message(ruleset === "current" ? "cli.ruleset.current" : "cli.ruleset.printed");

/** "First Game · printed rules · seed 17" */
const gameTitle = (scene: Scene): string =>
  message("cli.title", {
    kingdom: kingdomTitle(scene.setting.kingdom),
    ruleset: rulesetWord(scene.view.ruleset),
    seed: clip(scene.seed, 20),
  });

/** "$4", "8D", "$4 8D", "$3 P": coins are left out only where there is something else. */
function costText({ coins, debt, potions = 0 }: CostJSON): string {
  const others = [...(debt > 0 ? [`${debt}D`] : []), ...(potions > 0 ? ["P".repeat(potions)] : [])];
  return [...(coins > 0 || others.length === 0 ? [`$${coins}`] : []), ...others].join(" ");
}

const styled = (scene: Scene, ids: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  for (const id of ids) seen.set(id, (seen.get(id) ?? 0) + 1);
  return [...seen].map(([id, n]) =>
    scene.style.card(cardList(Array<string>(n).fill(id), lang()), scene.facts(id)?.types ?? []),
  );
};

/** Pieces of a list, with commas, ready to be broken into lines. */
const listed = (pieces: readonly string[]): string[] =>
  pieces.map((piece, i) => (i < pieces.length - 1 ? `${piece},` : piece));

/** A label and what belongs to it, broken below itself. */
function labelled(scene: Scene, label: string, pieces: readonly string[]): string[] {
  // A label that is longer than most still stands apart from what follows.
  const room = Math.max(10, label.length + 2);
  return flow(pieces, scene.columns - room - 1, " ", "").map(
    (line, i) => pad(i === 0 ? ` ${scene.style.dim(label)}` : "", room) + line,
  );
}

const GROUPS = ["action", "treasure", "victory", "curse", "other"] as const;
const groupOf = (types: readonly string[]): (typeof GROUPS)[number] =>
  types.includes("Action")
    ? "action"
    : types.includes("Treasure")
      ? "treasure"
      : types.includes("Victory")
        ? "victory"
        : types.includes("Curse")
          ? "curse"
          : "other";

/** Ids by group of type, then cost, then name. */
export function sortedCards(scene: Pick<Scene, "facts">, ids: readonly string[]): string[] {
  const place = (id: string): number => GROUPS.indexOf(groupOf(scene.facts(id)?.types ?? []));
  const cost = (id: string): number => scene.facts(id)?.cost.coins ?? 0;
  return [...ids].sort((a, b) => place(a) - place(b) || cost(b) - cost(a) || (a < b ? -1 : a > b ? 1 : 0));
}

/** The hand by type: "Actions: Village | Treasures: 3 Copper, Silver". */
export function handLines(scene: Scene): string[] {
  const hand = sortedCards(scene, me(scene).hand ?? []);
  if (hand.length === 0) return labelled(scene, message("cli.hand"), [message("cli.empty")]);
  const pieces: string[] = [];
  for (const group of GROUPS) {
    const cards = hand.filter((id) => groupOf(scene.facts(id)?.types ?? []) === group);
    if (cards.length === 0) continue;
    if (pieces.length > 0) pieces.push(scene.style.dim("|"));
    pieces.push(scene.style.dim(`${message(`cli.group.${group}`)}:`), ...listed(styled(scene, cards)));
  }
  return labelled(scene, message("cli.hand"), pieces);
}

/** Whose cards the person has before them: their own, or those of the player for whom they decide. */
const me = (scene: Scene): PlayerJSON => scene.view.players[placeOf(scene.view)];

const piles = (player: PlayerJSON): string =>
  message("cli.piles", {
    deck: player.deckSize,
    discard: player.discardSize,
    top: player.discardTop === null ? "" : cardName(player.discardTop, lang()),
    hasTop: player.discardTop === null ? "no" : "yes",
  });

const tokens = (player: PlayerJSON): string[] => [
  ...(player.debt > 0 ? [message("cli.debt", { n: player.debt })] : []),
  ...(player.vp > 0 ? [message("cli.vp", { n: player.vp })] : []),
  ...Object.entries(player.counters ?? {}).flatMap(([id, n]) =>
    n > 0 ? [message("cli.counter", { counter: counterName(id, lang()), n })] : [],
  ),
];

/** The mats on which something lies. */
const mats = (player: PlayerJSON): [id: string, mat: MatJSON][] =>
  Object.entries(player.mats ?? {}).filter(([, { size }]) => size > 0);

/** The other players, a line or two each. */
export function opponentLines(scene: Scene): string[] {
  return scene.view.players
    .filter((player) => player.seat !== placeOf(scene.view))
    .flatMap((player) => {
      const pieces = [message("cli.cardsInHand", { n: player.handSize }), piles(player), ...tokens(player)];
      if (player.inPlay.length > 0)
        pieces.push(message("cli.hasInPlay", { cards: cardList(player.inPlay, lang()) }));
      const { held, aside, hidden, down } = setAside(player, scene.view.lasting);
      for (const { source, ...cards } of held) {
        const n = cards.hidden.length + cards.down;
        const parts = [
          ...(cards.aside.length > 0 ? [cardList(cards.aside, lang())] : []),
          ...(n > 0 ? [message("cli.hasHidden", { n })] : []),
        ];
        pieces.push(message("cli.holds", { card: [source], cards: parts.join(", ") }));
      }
      if (aside.length > 0) pieces.push(message("cli.hasAside", { cards: cardList(aside, lang()) }));
      if (hidden.length + down > 0) pieces.push(message("cli.hasHidden", { n: hidden.length + down }));
      for (const [id, { size, cards }] of mats(player))
        pieces.push(
          message("cli.hasOnMat", {
            mat: matName(id, lang()),
            n: size,
            known: cards === undefined ? "no" : "yes",
            cards: cards === undefined ? "" : cardList(cards, lang()),
          }),
        );
      return labelled(scene, clip(nameOf(scene, player.seat), 8), pieces.join(" · ").split(" "));
    });
}

/** The head of a turn: whose it is, and which game this is. */
export const turnRule = (scene: Scene, left: string): string =>
  scene.style.bold(rule(left, gameTitle(scene), scene.columns));

/** What the turn has come to: Actions, Buys, coins, what is in play. */
export function turnLines(scene: Scene): string[] {
  const { view, style } = scene;
  const mine = me(scene);
  const counters = [
    message("cli.actions", { n: view.actions }),
    message("cli.buys", { n: view.buys }),
    message("cli.coins", { n: view.coins }),
    ...(view.potions === undefined ? [] : [message("cli.potions", { n: view.potions })]),
    ...tokens(mine),
  ];
  const head = [style.bold(phaseName(view.phase as Phase, lang())), ...counters];
  const lines = flow(head, scene.columns - 1, "   ").map((line) => ` ${line}`);
  if (mine.inPlay.length > 0)
    lines.push(...labelled(scene, message("cli.inPlay"), listed(styled(scene, mine.inPlay))));
  const { held, aside, hidden } = setAside(mine, view.lasting);
  for (const { source, ...cards } of held) {
    const holds = message("cli.holds", {
      card: [source],
      cards: [...cards.aside, ...cards.hidden],
    });
    lines.push(...labelled(scene, message("cli.aside"), [holds]));
  }
  if (aside.length > 0) lines.push(...labelled(scene, message("cli.aside"), listed(styled(scene, aside))));
  if (hidden.length > 0) lines.push(...labelled(scene, message("cli.hidden"), listed(styled(scene, hidden))));
  for (const [id, { cards = [] }] of mats(mine))
    lines.push(...labelled(scene, clip(matName(id, lang()), 8), listed(styled(scene, cards))));
  lines.push(...handLines(scene));
  lines.push(...labelled(scene, message("cli.pilesLabel"), [piles(mine)]));
  lines.push(...lastingLines(scene));
  return lines;
}

/** Effects that go on, with the cards that were named. */
function lastingLines(scene: Scene): string[] {
  const { lasting } = scene.view;
  const pieces = lasting
    .filter((e) => e.named !== undefined || e.seat !== scene.view.player)
    .map((e) =>
      e.named === undefined
        ? message("cli.lasting", { card: cardName(e.source, lang()), who: nameOf(scene, e.seat) })
        : message("cli.named", { card: cardName(e.source, lang()), named: cardName(e.named, lang()) }),
    );
  return pieces.length === 0 ? [] : labelled(scene, message("cli.effects"), listed([...new Set(pieces)]));
}

/** The number under which a pile or Event can be chosen: the same throughout the game. */
export const supplyNumbers = (view: ViewJSON): Map<string, number> => {
  const numbers = new Map<string, number>();
  view.supply.forEach((pile, i) => numbers.set(pile.pile, i + 1));
  view.landscapes.forEach((landscape, i) => numbers.set(landscape.id, view.supply.length + i + 1));
  return numbers;
};

/** One pile: its number if it can be chosen now, cost (* if changed), name, cards left. */
function pileCell(
  scene: Scene,
  pile: PileJSON,
  number: number,
  open: boolean,
  nameWidth: number,
  costWidth: number,
): string {
  const name = pile.top === null ? pileName(pile.pile, lang()) : cardName(pile.top, lang());
  const cost = costText(pile.cost) + (pile.printedCost === undefined ? "" : "*");
  const weight = open ? scene.style.bold : scene.style.dim;
  const left = pile.count === 0 ? " –" : padStart(String(pile.count), 2);
  return `${padStart(open ? String(number) : "", 2)} ${weight(`${pad(cost, costWidth)} ${pad(clip(name, nameWidth), nameWidth)} ${left}`)}`;
}

/** The Supply as a table; `open` says which piles (by pile id) and Events can be chosen now. */
export function supplyLines(scene: Scene, open: ReadonlySet<string>): string[] {
  const { view, columns } = scene;
  const basic = view.supply.filter((pile) => isBasic(scene, pile));
  const kingdom = view.supply.filter((pile) => !isBasic(scene, pile));
  const numbers = supplyNumbers(view);
  const shown = (pile: PileJSON): string =>
    pile.top === null ? pileName(pile.pile, lang()) : cardName(pile.top, lang());
  const cells = (list: readonly PileJSON[]): string[] => {
    const names = Math.min(16, Math.max(0, ...list.map((pile) => shown(pile).length)));
    const costs = Math.max(
      0,
      ...list.map((pile) => costText(pile.cost).length + (pile.printedCost === undefined ? 0 : 1)),
    );
    return list.map((pile) =>
      pileCell(scene, pile, numbers.get(pile.pile) ?? 0, open.has(pile.pile), names, costs),
    );
  };
  const kingdomCells = cells(kingdom);
  const half = Math.ceil(kingdomCells.length / 2);
  const groups = [cells(basic), kingdomCells.slice(0, half), kingdomCells.slice(half)];
  const fits = (lines: readonly string[]): boolean => lines.every((line) => width(line) <= columns);
  const three = ["    ", "  ", " "].map((gap) => beside(groups, gap));
  const table = [...three, beside([cells(basic), kingdomCells], " ")].find(fits) ?? groups.flat();
  return [...table, ...eventLines(scene, open), ...noteLines(scene)];
}

const isBasic = (scene: Scene, pile: PileJSON): boolean => scene.facts(pile.pile)?.basic === true;

/** Tokens that cards of this game bring along: how many, or whose. */
const furtherTokens = (scene: Scene, { tokens: lying = {} }: TokensJSON): string[] =>
  Object.entries(lying).map(([id, n]) =>
    message("cli.counter", {
      counter: tokenName(id, lang()),
      n: typeof n === "number" ? n : n.map((seat) => nameOf(scene, seat)).join(", "),
    }),
  );

function eventLines(scene: Scene, open: ReadonlySet<string>): string[] {
  const { view, style } = scene;
  if (view.landscapes.length === 0) return [];
  const numbers = supplyNumbers(view);
  const pieces = view.landscapes.map((landscape) => {
    const facts = scene.facts(landscape.id);
    const marks = [
      ...(facts?.types ?? []).map((type) => typeName(type, lang())),
      ...(facts?.bought === true ? [costText(facts.cost)] : []),
      ...(landscape.vp === undefined ? [] : [message("cli.tokens.vp", { n: landscape.vp })]),
      ...(landscape.debt === undefined ? [] : [message("cli.tokens.debt", { n: landscape.debt })]),
      ...furtherTokens(scene, landscape),
      ...(landscape.marked === undefined ? [] : [pileName(landscape.marked, lang())]),
    ];
    const name = style.card(cardName(landscape.id, lang()), facts?.types ?? []);
    const can = open.has(landscape.id);
    return `${padStart(can ? String(numbers.get(landscape.id)) : "", 2)} ${can ? style.bold(name) : name} (${marks.join(", ")})`;
  });
  return flow(pieces, scene.columns, "  ");
}

/** What the table has no room for: changed costs with their causes, tokens on piles, what lies beneath, piles outside. */
function noteLines(scene: Scene): string[] {
  const lines: string[] = [];
  const note = (text: string): string[] => wrap(text, scene.columns - 3, "  ").map((line) => `   ${line}`);
  const causes = new Map<string, string[]>();
  for (const pile of scene.view.supply) {
    if (pile.causes === undefined) continue;
    const why = pile.causes
      .map((cause) => message("cli.cause", { card: cardName(cause.source, lang()), n: signed(cause.change) }))
      .join(", ");
    causes.set(why, [
      ...(causes.get(why) ?? []),
      pile.top === null ? pileName(pile.pile, lang()) : cardName(pile.top, lang()),
    ]);
  }
  const all =
    scene.view.supply.filter((pile) => pile.causes !== undefined).length === scene.view.supply.length;
  for (const [why, names] of causes) {
    const cards = all && causes.size === 1 ? message("cli.allCards") : names.join(", ");
    lines.push(...note(message("cli.changedCosts", { why, cards })));
  }
  const tokenNotes = scene.view.supply.flatMap((pile) => [
    ...(pile.vp === undefined
      ? []
      : [`${pileName(pile.pile, lang())} ${message("cli.tokens.vp", { n: pile.vp })}`]),
    ...(pile.debt === undefined
      ? []
      : [`${pileName(pile.pile, lang())} ${message("cli.tokens.debt", { n: pile.debt })}`]),
    ...furtherTokens(scene, pile).map((token) => `${pileName(pile.pile, lang())} ${token}`),
  ]);
  if (tokenNotes.length > 0)
    lines.push(...note(message("cli.tokensOnPiles", { list: tokenNotes.join(", ") })));
  if (scene.view.supply.some((pile) => pile.cost.debt > 0)) lines.push(...note(message("cli.debtCosts")));
  if (scene.view.supply.some((pile) => (pile.cost.potions ?? 0) > 0))
    lines.push(...note(message("cli.potionCosts")));
  const below = scene.view.supply.flatMap((pile) => {
    const rest = (pile.cards ?? []).filter((id) => id !== pile.top);
    return rest.length === 0
      ? []
      : [message("cli.beneath", { card: cardName(pile.top ?? "", lang()), cards: cardList(rest, lang()) })];
  });
  if (below.length > 0) lines.push(...note(below.join("; ")));
  const outside = (scene.view.outside ?? []).map(({ pile, count }) =>
    message("cli.counter", { counter: pileName(pile, lang()), n: count }),
  );
  if (outside.length > 0) lines.push(...note(message("cli.outside", { list: outside.join(", ") })));
  return lines;
}

const signed = (n: number): string => (n < 0 ? `−$${-n}` : `+$${n}`);

/** The story, or a part of it. */
export function storyLines(
  scene: Pick<Scene, "style" | "columns" | "view">,
  lines: readonly StoryLine[],
): string[] {
  return lines.flatMap((line) => {
    if (line.level === "turn") return ["", scene.style.bold(`── ${line.text} ──`)];
    const indent = line.level === 1 ? "   " : " ";
    const tint = line.who === scene.view.seat ? scene.style.you : (text: string) => text;
    return wrap(line.text, scene.columns - indent.length, "  ").map((part) => indent + tint(part));
  });
}

/** Everybody's points as anyone who kept count knows them. */
export function scoreLines(scene: Scene): string[] {
  return [
    ...wrap(message("cli.scoreSoFar"), scene.columns).map(scene.style.bold),
    ...scene.view.players.flatMap((player) => scoreOf(scene, player, "")),
  ];
}

/** So many ways are shown. */
const MOST_CONSIDERED = 6;

/** What was considered in the player's place: the ways with their chances, and what comes after the best. */
export function thoughtLines(scene: Scene, thought: Thought): string[] {
  const isCard = (id: string): boolean => scene.facts(id) !== undefined;
  const ways = thought.candidates.slice(0, MOST_CONSIDERED).map((candidate) => {
    const planned = candidate.isPlan ? ` · ${message("considered.plan")}` : "";
    return `${pad(chanceText(candidate, lang()), 18)} ${lineText(candidate.line, isCard, lang())}${planned}`;
  });
  const course = thought.course.map(({ seat, gains }) =>
    gains.length === 0
      ? message("considered.gainsNothing", { who: nameOf(scene, seat) })
      : message("considered.gains", { who: nameOf(scene, seat), cards: cardList(gains, lang()) }),
  );
  return [
    ...wrap(message("cli.considered"), scene.columns).map(scene.style.bold),
    ...ways.flatMap((way) => wrap(way, scene.columns - 2).map((line) => `  ${line}`)),
    ...(course.length === 0
      ? []
      : wrap(`${message("considered.course")}: ${course.join("; ")}`, scene.columns)),
    scene.style.dim(message("considered.playouts", { n: thought.playouts })),
  ];
}

function scoreOf(scene: Scene, player: PlayerJSON, place: string): string[] {
  const { total, parts } = player.score;
  const head = `${place}${pad(clip(nameOf(scene, player.seat), 14), 14)} ${scene.style.bold(padStart(message("cli.points", { n: total }), 7))}  ${message("cli.turns", { n: player.turns })}`;
  const pieces = parts.map((part) =>
    part.source === "tokens"
      ? message("cli.part.tokens", { vp: part.vp })
      : scene.facts(part.source)?.pile === null
        ? message("cli.part.landmark", { card: cardName(part.source, lang()), vp: part.vp })
        : message("cli.part", { card: cardName(part.source, lang()), count: part.count, vp: part.vp }),
  );
  const indent = " ".repeat(5);
  return [` ${head}`, ...flow(listed(pieces), scene.columns - indent.length).map((line) => indent + line)];
}

/** The end: scores with what earned them, the winners, and why they are that. */
export function endLines(scene: Scene, standings: readonly Standing[]): string[] {
  const { view } = scene;
  return [
    turnRule(scene, message("cli.end")),
    ...wrap(causeOf(view.ending), scene.columns - 1).map((line) => ` ${line}`),
    "",
    ...standings.flatMap((row) => scoreOf(scene, view.players[row.seat], `${row.place}. `)),
    "",
    ...wrap(verdict(scene, standings), scene.columns - 1).map((line) => ` ${scene.style.bold(line)}`),
  ];
}

function causeOf(ending: ViewJSON["ending"]): string {
  if (ending === null || ending.cause === "stalemate") return message("cli.end.stalemate");
  const piles = ending.piles.map((pile) => pileName(pile, lang()));
  return ending.cause === "pile"
    ? message("cli.end.pile", { card: piles[0] })
    : message("cli.end.piles", { n: piles.length, cards: piles.join(", ") });
}

/** Who won, and what decided a tie. */
export function verdict(scene: Pick<Scene, "setting">, standings: readonly Standing[]): string {
  const best = standings.filter((row) => row.place === 1);
  const level = standings.filter((row) => row.score === best[0].score);
  const names = (rows: readonly Standing[]): string =>
    joined(
      rows.map((row) => nameOf(scene, row.seat)),
      lang(),
    );
  const you = best.some((row) => row.seat === scene.setting.seat) ? "yes" : "no";
  const others = best.filter((row) => row.seat !== scene.setting.seat);
  if (best.length > 1) {
    return message("cli.end.shared", {
      you,
      names: you === "yes" ? names(others) : names(best),
      n: best[0].score,
      turns: best[0].turns,
    });
  }
  if (level.length === 1) return message("cli.end.winner", { you, name: names(best), n: best[0].score });
  return message("cli.end.tieBreak", {
    you,
    count: level.length,
    names: names(level),
    name: names(best),
    n: best[0].score,
    turns: best[0].turns,
  });
}

/** All about one card. */
export function cardLines(scene: Scene, id: string, withRulings = false): string[] {
  const facts = scene.facts(id);
  const { view, columns, style } = scene;
  const ruleset = view.ruleset === "current" ? "current" : "printed";
  if (facts === undefined) return [message("cli.notInGame", { card: cardName(id, lang()) })];
  const pile = view.supply.find((other) => other.pile === facts.pile);
  const now = pile !== undefined && (pile.top === id || pile.pile === id) ? pile : undefined;
  const head = [
    style.bold(style.card(cardName(id, lang()), facts.types)),
    facts.types.map((type) => typeName(type, lang())).join(" – "),
    ...(!facts.bought ? [] : [message("cli.costs", { ...(now?.cost ?? facts.cost) })]),
    ...(pile === undefined
      ? []
      : [
          message("cli.left", {
            n: pile.cards === undefined ? pile.count : pile.cards.filter((card) => card === id).length,
            of: facts.pileSize,
            split: pile.cards === undefined ? "no" : "yes",
          }),
        ]),
  ];
  const lines = flow(
    head.map((piece, i) => (i < head.length - 1 ? `${piece}  ·` : piece)),
    columns,
    "  ",
  );
  if (now?.printedCost !== undefined) {
    const why = (now.causes ?? []).map((cause) =>
      message("cli.cause", { card: cardName(cause.source, lang()), n: signed(cause.change) }),
    );
    lines.push(
      ...wrap(
        message("cli.printedCost", { cost: costText(now.printedCost), why: why.join(", ") }),
        columns - 2,
      ).map((line) => INDENT + line),
    );
  }
  const text = cardText(id, lang(), ruleset);
  for (const part of [text.play, text.below, text.setup]) {
    if (part === undefined || part === null) continue;
    if (part === text.below && text.play) lines.push(`${INDENT}———`);
    lines.push(...wrap(plain(part, lang()), columns - 2).map((line) => INDENT + line));
  }
  const known = rulings(id, lang(), ruleset);
  if (withRulings) {
    for (const ruling of known)
      lines.push(...wrap(`- ${plain(ruling.text, lang())}`, columns - 2, "  ").map((line) => INDENT + line));
  } else if (known.length > 0) {
    lines.push(
      INDENT +
        style.dim(message("cli.moreRulings", { n: known.length, card: cardName(id, lang()).toLowerCase() })),
    );
  }
  return lines;
}

export function trashLines(scene: Scene): string[] {
  const cards = sortedCards(scene, scene.view.trash);
  return labelled(
    scene,
    message("cli.trash"),
    cards.length === 0 ? [message("cli.empty")] : listed(styled(scene, cards)),
  );
}
