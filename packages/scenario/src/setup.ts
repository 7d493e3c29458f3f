/**
 * From "given" to a game. The piles are as after set-up, less the cards that the scenario puts elsewhere, so
 * that a game never holds a card that the box does not.
 */
import { basics, basicsWithColonies } from "@fiefdom/cards";
import type { LastingDef } from "@fiefdom/engine/ability";
import { Board } from "@fiefdom/engine/board";
import type { CardDef, PileDef, Ruleset } from "@fiefdom/engine/card";
import { type Game, PLAYER_ZONES } from "@fiefdom/engine/game";
import { lastingInside } from "@fiefdom/engine/inside";
import { Log } from "@fiefdom/engine/log";
import { arrange, inTheBox, type LastingPosition, type Position, tokensAt } from "@fiefdom/engine/position";
import { bare, start } from "@fiefdom/engine/start";
import { nameOf } from "./names.ts";
import type { Problem } from "./read.ts";
import { say } from "./said.ts";
import type { Cards, Given, GivenLasting, GivenPlayer, Scenario } from "./scenario.ts";

/** Scenarios leave nothing to chance that matters to them: whatever is left over always falls the same way. */
const SEED = "scenario";

export function boardOf(s: Scenario, ruleset: Ruleset): Board {
  return new Board({
    players: s.players.length,
    ruleset,
    basics: s.colonies ? basicsWithColonies : basics,
    kingdom: s.kingdom.map((id) => s.names.find(id)?.pile as CardDef | PileDef),
    landscapes: s.landscapes.map((id) => s.names.find(id)?.def as CardDef),
  });
}

/** All cards that the scenario puts somewhere outside the Supply. */
function placed(s: Scenario): Cards[] {
  const { players, trash } = s.given;
  return [
    ...players.flatMap((p) => [
      ...PLAYER_ZONES.flatMap(({ field }) => p[field === "play" ? "inPlay" : field]),
      ...p.mats.flatMap((mat) => mat.cards),
    ]),
    ...trash,
  ];
}

/** Cards of which there would be more than the game has, and piles that can't be as they are said to be. */
export function wrongNumbers(s: Scenario): Problem[] {
  const board = boardOf(s, s.rulesets[0]);
  const problems: Problem[] = [];
  const counts = new Map<string, { n: number; line: number }>();
  const count = (id: string, n: number, line: number): void => {
    counts.set(id, { n: (counts.get(id)?.n ?? 0) + n, line });
  };
  for (const { id, n, line } of placed(s)) count(id, n, line);
  for (const { id, size, cards, line } of s.given.supply) {
    const pile = board.piles.find((other) => other.id === id);
    if (pile === undefined) continue;
    if (cards !== undefined) {
      for (const card of cards) {
        if (pile.kinds.includes(board.kind(card.id))) count(card.id, card.n, card.line);
        else
          problems.push({
            line: card.line,
            said: say("notOfPile", { card: nameOf(card.id), pile: nameOf(id) }),
          });
      }
    } else if (pile.mixed >= 0) {
      if ((size ?? 0) > pile.size) {
        problems.push({
          line,
          said: say("pileOver", { pile: nameOf(id), most: pile.size, size: size ?? 0 }),
        });
      }
    } else if ((size ?? 0) > pile.size) {
      problems.push({
        line,
        said: say("pileOverWith", {
          pile: nameOf(id),
          most: pile.size,
          players: board.players,
          size: size ?? 0,
        }),
      });
    } else count(id, size ?? 0, line);
  }
  for (const [id, { n, line }] of counts) {
    if (board.kind(id) < 0) {
      problems.push({ line, said: say("comesWith", { card: nameOf(id) }) });
      continue;
    }
    const most = inTheBox(board, board.kind(id));
    if (n > most) {
      problems.push({
        line,
        said: say("tooMany", { n, card: nameOf(id), players: board.players, most }),
      });
    }
  }
  for (const player of s.given.players) problems.push(...wrongLasting(s, player), ...missing(board, player));
  for (const { id, line, lying } of s.given.tokens) {
    const unknown = Object.keys(lying).find((name) => !board.tokens.some((token) => token.name === name));
    const said =
      unknown === undefined
        ? say("noTokens", { pile: nameOf(id) })
        : say("noTokensCalled", { name: unknown, pile: nameOf(id) });
    if (!board.usesTokens || unknown !== undefined) problems.push({ line, said });
  }
  return problems;
}

/** Mats and counters that no card of this game brings along. */
function missing(board: Board, { mats, counters }: GivenPlayer): Problem[] {
  const there = (things: readonly { readonly id: string }[], id: string): boolean =>
    things.some((thing) => thing.id === id);
  return [
    ...mats.filter(({ id }) => !there(board.mats, id)),
    ...counters.filter(({ id }) => !there(board.counters, id)),
  ].map(({ id, line }) => ({
    line,
    said: say("notBrought", { what: id.replaceAll("-", " ") }),
  }));
}

/** Lasting effects that lack what belongs to them. */
function wrongLasting(s: Scenario, player: GivenPlayer): Problem[] {
  const aside = [...player.aside, ...player.hidden].flatMap(({ id, n }) => Array<string>(n).fill(id));
  const inPlay = player.inPlay.flatMap(({ id, n }) => Array<string>(n).fill(id));
  return player.lasting.flatMap(({ id, line, named, cards }) => {
    const problems: Problem[] = [];
    const names = s.rulesets.some((ruleset) =>
      lastingOf(s.names.find(id)?.def, ruleset).some((def) => def.names),
    );
    if (names && named === null)
      problems.push({ line, said: say("sayNamed", { card: nameOf(id), how: "{ named: CARD }" }) });
    if (!names && named !== null) problems.push({ line, said: say("nothingNamed", { card: nameOf(id) }) });
    const stays = s.names.find(id)?.def?.types.includes("Duration") === true;
    if (stays && !inPlay.includes(id))
      problems.push({ line, said: say("staysInPlay", { card: nameOf(id) }) });
    for (const card of ids(cards)) {
      const at = aside.indexOf(card);
      if (at >= 0) aside.splice(at, 1);
      else problems.push({ line, said: say("mustBeAside", { card: nameOf(card), source: nameOf(id) }) });
    }
    return problems;
  });
}

const ids = (cards: readonly Cards[]): string[] => cards.flatMap(({ id, n }) => Array<string>(n).fill(id));

/** The game as the scenario finds it, played on to its first decision, with a log of all that answers itself. */
export function setUp(s: Scenario, ruleset: Ruleset): Game {
  const board = boardOf(s, ruleset);
  const { given } = s;
  const log = new Log();
  log.forced = [];
  if (!given.newGame) return arrange(board, positionIn(s, board), { seed: SEED, log });
  const g = start(board, SEED, { first: given.turn, log: true });
  g.log = log;
  return g;
}

function positionIn({ given, names }: Scenario, board: Board): Position {
  const { turn, phase, actions, buys, coins, potions } = given;
  return {
    turn,
    phase,
    ...(phase === "start" ? {} : { actions, buys, coins, potions }),
    players: given.players.map((from) => ({
      hand: ids(from.hand),
      deck: ids(from.deck),
      discard: ids(from.discard),
      play: ids(from.inPlay),
      aside: ids(from.aside),
      hidden: ids(from.hidden),
      gained: ids(from.gained),
      lately: ids(from.lately),
      mats: Object.fromEntries(from.mats.map(({ id, cards }) => [id, ids(cards)])),
      counters: Object.fromEntries(from.counters.map(({ id, n }) => [id, n])),
      vp: from.vp,
      debt: from.debt,
      ...(from.turns === null ? {} : { turns: from.turns }),
    })),
    trash: ids(given.trash),
    supply: Object.fromEntries(
      given.supply
        .filter(({ id }) => board.piles.some((pile) => pile.id === id))
        .map(({ id, size, cards }) => [id, cards === undefined ? (size ?? 0) : ids(cards)]),
    ),
    outside: Object.fromEntries(
      given.supply.flatMap(({ id, size = 0, cards }) => {
        const pile = board.outside.find((other) => other.id === id);
        if (pile === undefined) return [];
        // The upper cards, which go first, are at the end.
        const left = pile.stack.slice(0, size).reverse();
        return [[id, cards === undefined ? left.map((kind) => board.kinds[kind].id) : ids(cards)]];
      }),
    ),
    tokens: tokensIn(given, board),
    notes: Object.fromEntries(given.marked.map(({ id, pile }) => [id, pile])),
    lasting: given.players.flatMap(({ lasting }, seat) =>
      lasting.flatMap((effect) => lastingIn(effect, names.find(effect.id)?.def, seat, board)),
    ),
    shuffles: given.shuffles.map(({ seat, cards }) => ({ seat, cards: ids(cards) })),
  };
}

/** The lasting effects that playing this card can set up. */
export const lastingOf = (def: CardDef | undefined, ruleset: Ruleset): LastingDef[] => {
  const play = def?.texts[ruleset].play;
  return play ? lastingInside(play) : [];
};

function lastingIn(
  { id, named, cards, untouched }: GivenLasting,
  card: CardDef | undefined,
  seat: number,
  board: Board,
): LastingPosition[] {
  return lastingOf(card, board.ruleset).map((def) => ({
    effect: def.id,
    seat,
    card: id,
    ...(def.names && named !== null ? { named } : {}),
    them: ids(cards),
    spared: untouched,
  }));
}

/** The tokens that are given; of a kind that is not named, what set-up puts there. */
function tokensIn(given: Given, board: Board): Record<string, Record<string, number>> {
  const prepared = bare(board, SEED);
  for (const kind of board.setUps) board.kinds[kind].setUp?.(prepared, kind);
  return Object.fromEntries(
    given.tokens.map(({ id, lying }) => {
      const at = tokensAt(prepared, id);
      const atFirst = board.tokens.map(({ name }, i) => [name, prepared.tokens[at + i] ?? 0] as const);
      return [id, { ...Object.fromEntries(atFirst), ...lying }];
    }),
  );
}
