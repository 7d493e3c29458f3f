/**
 * Positions in which every card can be played or bought and every kind of question is asked, found by two players
 * who try whatever was never seen. A position is a game that the browser's worker can go on with; it is arranged
 * as lessons are, so that the cards are at hand in the first turn.
 */
import { boardFor, cardsOf, sets } from "@fiefdom/cards";
import { basicsWithColonies } from "@fiefdom/cards/sets";
import { answer, type Game, Refusal, record } from "@fiefdom/engine";
import { type CardDef, isPile } from "@fiefdom/engine/card";
import { inTheBox } from "@fiefdom/engine/position";
import { PROGRAMS } from "@fiefdom/engine/program";
import { type DecisionJSON, decisionJSON } from "@fiefdom/engine/view";
import type { Keepsake, Lesson } from "@fiefdom/local";
import { beginLesson } from "@fiefdom/local/lesson";

export interface Position {
  /** What is to be seen in it: `play:village`, `buy:gold`, or a kind of question. */
  readonly goal: string;
  /** The option to click; null for a question that may be answered in any way. */
  readonly option: string | null;
  readonly kept: Keepsake;
}

/** A kind of question: who asks for what, where the cards lie, and how one answers. */
export interface Question {
  readonly goal: string;
  readonly decision: DecisionJSON;
}

export interface Found {
  readonly positions: readonly Position[];
  readonly questions: readonly Question[];
  /** What should have come up and did not: cards to play, to buy, or to be asked by. */
  readonly missing: readonly string[];
}

/** Programs of the engine's own, and cards that only ask where there is nothing to choose. */
const NEVER_ASK = new Set(["kernel", "royal-blacksmith", "cutpurse", "tactician", "treasure-map"]);

const PILES = sets.flatMap((set) => set.kingdom);
const LANDSCAPES = sets.flatMap((set) => set.landscapes);
/** Piles of several kinds. */
export const HEAPS: readonly string[] = PILES.filter(isPile).map((entry) => entry.id);
const OURS = new Set([...PILES.flatMap(cardsOf), ...LANDSCAPES, ...basicsWithColonies].map(({ id }) => id));
/** Cards with a step that can ask: it says so in its own code. */
const asking = (): string[] =>
  PROGRAMS.filter(({ steps }) => steps.some((step) => /\bask\b/.test(String(step))))
    .map(({ id }) => id.split("/")[0])
    // Other tests make cards of their own, and may run in the same process.
    .filter((id) => OURS.has(id) && !NEVER_ASK.has(id));

/** So many that each has no more piles than two games. */
export const GROUPS = Math.ceil(PILES.length / 14);
const YOU = 0;
const FEWEST = 5;

/** Numbers by chance, the same ones every time. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 12345;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

interface Group {
  readonly piles: readonly string[];
  readonly landscapes: readonly string[];
  readonly cards: readonly CardDef[];
  /** The piles of several kinds among them. */
  readonly heaps: readonly string[];
}

/** All piles and landscapes, each in one group; neighbours in the sets come into different ones. */
function groups(): Group[] {
  return Array.from({ length: GROUPS }, (_, nth) => {
    const piles = PILES.filter((_, i) => i % GROUPS === nth);
    return {
      piles: piles.map((entry) => entry.id),
      landscapes: LANDSCAPES.filter((_, i) => i % GROUPS === nth).map((def) => def.id),
      cards: piles.flatMap(cardsOf),
      heaps: piles.filter(isPile).map((entry) => entry.id),
    };
  });
}

const TREASURES = ["copper", "silver", "gold", "platinum"];

/** Everybody has cards of the group at hand, and money, as far as the box has them; where it has no more, Coppers. */
function arrange(group: Group, roll: (below: number) => number, box: (id: string) => number): Lesson {
  const any = <T>(list: readonly T[]): T => list[roll(list.length)];
  const dealt = new Map<string, number>();
  const deal = (id: string): string => {
    const n = dealt.get(id) ?? 0;
    if (n === box(id)) return "copper";
    dealt.set(id, n + 1);
    return id;
  };
  const some = (n: number, from: readonly string[]): string[] =>
    Array.from({ length: n }, () => deal(any(from)));
  const ids = group.cards.map((def) => def.id);
  const attacks = group.cards.filter((def) => def.types.includes("Attack")).map((def) => def.id);
  const all = [...ids, "estate", "curse", "province", ...TREASURES];
  return {
    players: [
      {
        hand: [...some(4, ids), ...some(1 + roll(4), ["gold", "platinum", "silver"]), ...some(roll(3), all)],
        deck: some(6 + roll(6), all),
        discard: some(roll(5), all),
        turns: 3,
        vp: roll(4),
      },
      {
        hand: [...some(attacks.length === 0 ? 0 : 1 + roll(2), attacks), ...some(4, all)],
        deck: some(8, all),
        discard: some(roll(4), all),
        turns: 3,
      },
    ],
    // The lower cards of a split pile are reached by taking the upper ones away.
    supply: Object.fromEntries([
      ...group.heaps.map((heap) => [heap, 1 + roll(heap === "castles" ? 8 : 10)]),
      // Some cards look at empty piles.
      ...(roll(3) === 0 ? [[any(group.piles.filter((pile) => !group.heaps.includes(pile))), 0]] : []),
    ]),
  };
}

/** What kind of question it is. Also runs in the page, by itself. */
export function kindOf(d: DecisionJSON): string {
  const how = d.options.every((option) => /^\d+$/.test(option))
    ? "number"
    : d.max > 1
      ? d.ordered
        ? "ordered"
        : "several"
      : "one";
  return `${d.source ?? "turn"} ${d.verb} from ${d.from}, ${how}${d.min === 0 ? " or none" : ""}`;
}

/** An answer by chance; what was never done goes first. */
function anyAnswer(
  d: DecisionJSON,
  roll: (below: number) => number,
  isNew: (option: string) => boolean,
): string[] {
  const fresh = d.options.filter(isNew);
  if (d.max === 1 && fresh.length > 0) return [fresh[roll(fresh.length)]];
  const n = d.min + (d.max > d.min ? roll(d.max - d.min + 1) : 0);
  const left = [...d.options];
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(roll(left.length), 1)[0]);
}

/** What should be done with every card. */
function wanted(): Set<string> {
  const cards = [...basicsWithColonies, ...PILES.flatMap(cardsOf)];
  return new Set([
    ...cards.map((def) => `buy:${def.id}`),
    ...cards
      .filter((def) => def.types.includes("Action") || def.types.includes("Treasure"))
      .map((def) => `play:${def.id}`),
    ...LANDSCAPES.filter((def) => def.types.includes("Event")).map((def) => `buy:${def.id}`),
  ]);
}

export function explore(gamesEach: number): Found {
  const goals = wanted();
  const positions: Position[] = [];
  const questions: Question[] = [];
  const seen = new Set<string>();
  for (const [nth, group] of groups().entries()) {
    const board = boardFor({
      players: 2,
      ruleset: "printed",
      basics: basicsWithColonies.map((def) => def.id),
      kingdom: [...group.piles],
      landscapes: [...group.landscapes],
    });
    for (let game = 0; game < gamesEach; game++) {
      const roll = dice(1 + nth * 1000 + game);
      for (let i = 0; i < 20; i++) roll(2);
      const lesson = arrange(group, roll, (id) => inTheBox(board, board.kind(id)));
      const g = beginLesson(board, lesson);
      const meet = (goal: string, option: string | null, question?: DecisionJSON): void => {
        // Somebody with hardly a card left may never be asked again, and the test would wait for ever.
        const { hand, deck, discard } = g.players[YOU];
        if (seen.has(goal) || hand.length + deck.length + discard.length < FEWEST) return;
        seen.add(goal);
        positions.push({ goal, option, kept: keepsake(g, group, lesson) });
        if (question !== undefined) questions.push({ goal, decision: question });
      };
      for (let step = 0; step < 60 && g.decision !== null; step++) {
        const { who } = g.decision;
        const d = decisionJSON(g, g.decision);
        if (who === YOU) {
          for (const option of d.options) if (goals.has(option)) meet(option, option);
          meet(kindOf(d), null, d);
        }
        try {
          answer(
            g,
            who,
            anyAnswer(d, roll, (option) => goals.has(option) && !seen.has(option)),
          );
        } catch (problem) {
          // Some cards that could each be chosen can't be chosen together.
          if (!(problem instanceof Refusal)) throw problem;
          answer(
            g,
            who,
            anyAnswer(d, roll, () => false),
          );
        }
      }
    }
  }
  const askers = new Set(questions.map(({ decision }) => decision.source));
  const silent = asking().filter((id) => !askers.has(id));
  return { positions, questions, missing: [...[...goals].filter((goal) => !seen.has(goal)), ...silent] };
}

function keepsake(g: Game, group: Group, lesson: Lesson): Keepsake {
  return {
    fiefdom: "local",
    over: false,
    record: record(g),
    setting: {
      names: ["You", "Maud"],
      bots: ["", "squire"],
      lesson,
      options: {
        kingdom: { from: "list", piles: [...group.piles] },
        landscapes: [...group.landscapes],
        colonies: true,
        ruleset: "printed",
        seats: [{ for: "person" }, { for: "bot", bot: "squire" }],
        public: false,
        spectators: false,
        clock: { kind: "none" },
        pause: false,
        rated: false,
        hints: true,
      },
    },
  };
}
