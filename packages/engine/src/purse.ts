/**
 * Answers of the Buy phase that spare a player the counting. They are not listed among the options, since
 * they are only ways to give several answers as one, which one undo takes back:
 *   `treasures:gold`   play as many Treasures as Gold takes, and buy it
 *   `rest`             play what "play all Treasures" kept back, as far as nothing has to be decided for it
 * Only Treasures that need no answer and show nothing hidden are played so.
 */
import { code, FOR, offered, PLAY_IT, REST_CODE } from "./decisions.ts";
import { buy, buyEvent } from "./gain.ts";
import { BUY_PHASE, clone, type Frame, type Game, HAND, kindOf, NONE, push } from "./game.ts";
import { playFrom } from "./play.ts";
import { kernelProgram } from "./program.ts";
import { apply } from "./run.ts";
import { isShort, whyNotBuy } from "./sale.ts";
import { nextTreasure, robberOf } from "./treasures.ts";
import { TREASURE } from "./types.ts";

/** Is this player asked what to do in the Buy phase? */
function isBuying(g: Game, who: number): boolean {
  const d = g.decision;
  return d !== null && d.who === who && d.verb === "buy" && d.source === NONE && g.phase === BUY_PHASE;
}

/** The kinds in hand that may be played now and need no thought, each once, in the order in which they count. */
function plain(g: Game, who: number): number[] {
  const { ranks, types } = g.board;
  const kinds = new Set(g.players[who].hand.map(kindOf));
  return [...kinds]
    .filter((kind) => (types[kind] & TREASURE) !== 0 && ranks[kind] >= 0)
    .sort((a, b) => ranks[a] - ranks[b] || a - b);
}

/** Plays one and gives the game after it; null if that asks something, or shows what was hidden. */
function after(g: Game, who: number, kind: number): Game | null {
  const option = code(PLAY_IT, 0, kind);
  if (!isBuying(g, who) || g.decision === null || !offered(g.decision, option)) return null;
  const world = clone(g);
  world.log = null;
  world.history = null;
  apply(world, [option]);
  return isBuying(world, who) && world.revealed === g.revealed ? world : null;
}

/** Of what comes next in order, what to play for that purchase; NONE if there is nothing. */
function nextFor(g: Game, who: number, wanted: number): number {
  const { bans, bonuses, kinds, ranks, spoilers } = g.board;
  const useful = plain(g, who).filter(
    (kind) => bans[wanted]?.card !== kinds[kind].id && robberOf(g, who, kind) === NONE,
  );
  const why = whyNotBuy(g, who, wanted);
  // What is short is looked for: coins, and when there are enough, Potions.
  const part = why?.code === "no-potion" ? "potions" : "coins";
  const gives = (kind: number): number => bonuses[kind]?.[part] ?? 0;
  const first = useful.filter((kind) => ranks[kind] === ranks[useful[0]]).sort((a, b) => gives(a) - gives(b));
  // Where the purchase harms them, the least come first. Else few are shown: the least that is enough, or
  // the most.
  if (spoilers.includes(wanted)) return first[0] ?? NONE;
  const missing = why?.n ?? 0;
  return first.find((kind) => gives(kind) >= missing) ?? first.at(-1) ?? NONE;
}

/**
 * The next Treasure on the way to that purchase; NONE if the way ends here. With further Buys everything is
 * wanted that can be had, so then all is played that the plan for all Treasures would play.
 */
function nextOnTheWay(g: Game, who: number, wanted: number): number {
  const planned = g.buys > 1 ? nextTreasure(g, who) : NONE;
  if (planned !== NONE && g.board.bonuses[kindOf(planned)]?.cards === 0) return kindOf(planned);
  return whyNotBuy(g, who, wanted) === null ? NONE : nextFor(g, who, wanted);
}

/** The Treasures that pay for a card or an Event which is too dear as yet, by kind; null if none do. */
export function wayTo(g: Game, who: number, wanted: number): readonly number[] | null {
  if (!isBuying(g, who) || !isShort(whyNotBuy(g, who, wanted))) return null;
  const way: number[] = [];
  let world = g;
  for (let kind = nextOnTheWay(g, who, wanted); kind !== NONE; kind = nextOnTheWay(world, who, wanted)) {
    const next = after(world, who, kind);
    if (next === null) return null;
    way.push(kind);
    world = next;
  }
  return whyNotBuy(world, who, wanted) === null ? way : null;
}

/** The Treasures that the plan for all Treasures keeps back and that could be played all the same, by kind. */
export function kept(g: Game, who: number): readonly number[] {
  if (!isBuying(g, who) || g.treasuresOver || nextTreasure(g, who) !== NONE) return [];
  const kinds = new Set(plain(g, who));
  return g.players[who].hand.map(kindOf).filter((kind) => kinds.has(kind));
}

/** May this be answered now, though it is not listed? */
export function isUnlisted(g: Game, who: number, option: number): boolean {
  if (option === REST_CODE) return kept(g, who).length > 0;
  // Anything may come in as a number.
  const kind = kindOf(option);
  const isSound = option === code(FOR, 0, kind) && kind < g.board.kinds.length;
  return isSound && wayTo(g, who, kind) !== null;
}

function play(g: Game, f: Frame, kind: number): void {
  const card = g.players[f.who].hand.findLast((other) => kindOf(other) === kind) ?? NONE;
  f.pc = 0;
  playFrom(g, f.who, card, HAND);
}

/** Plays what the kind in `n` takes, and buys it. */
const ON_THE_WAY = kernelProgram("treasures-for", (g, f) => {
  const kind = nextOnTheWay(g, f.who, f.n);
  if (kind !== NONE) play(g, f, kind);
  else if (whyNotBuy(g, f.who, f.n) !== null) return;
  else if (g.board.events.includes(f.n)) buyEvent(g, f.who, f.n);
  else buy(g, f.who, f.n);
});

const ALL_THE_REST = kernelProgram("rest", (g, f) => {
  const [kind] = plain(g, f.who);
  if (kind !== undefined) play(g, f, kind);
});

export const playFor = (g: Game, who: number, wanted: number): void => {
  push(g, ON_THE_WAY.index, who, NONE, who).n = wanted;
};

export const playTheRest = (g: Game, who: number): void => {
  push(g, ALL_THE_REST.index, who, NONE, who);
};
