/** A game in short: how each player opened, when they turned to points, and what decided it. */
import type { Game } from "@fiefdom/engine/game";
import { owned } from "@fiefdom/engine/score";
import { ACTION, TREASURE, VICTORY } from "@fiefdom/engine/types";
import type { Course } from "./moments.ts";
import type { About, Mistake, ReviewedTurn } from "./review.ts";

export interface SeatSummary {
  /** What was gained in the first two turns, by id. */
  readonly opening: readonly string[];
  /** The first turn of many in which land was gained; null if there was none. */
  readonly greens: number | null;
  /** What the draws brought in all, in chances, and how far that may be off. */
  readonly luck: About;
  /** What the clear mistakes cost. */
  readonly lost: number;
}

/** The turn that changed most. */
export interface Swing {
  /** Which of the turns. */
  readonly turn: number;
  /** To whom it brought most, and from how much to how much. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  /** Whether it was the hand, a mistake of the player, or what was made of the turn. */
  readonly by: "draw" | "mistake" | "turn";
}

export interface Summary {
  readonly seats: readonly SeatSummary[];
  readonly swing: Swing | null;
}

const OPENING_TURNS = 2;
/** A swing that is worth a sentence. */
const LARGE = 0.08;

export function summaryOf(
  course: Course,
  turns: readonly ReviewedTurn[],
  mistakes: readonly Mistake[],
): Summary {
  const seats = Array.from({ length: course.seats }, (_, seat): SeatSummary => {
    const own = turns.flatMap((turn, i) => (turn.seat === seat ? [{ turn, i }] : []));
    const gains = own.map(({ turn, i }) => ({
      number: turn.number,
      gained: gainedIn(course, i, seat),
    }));
    return {
      opening: gains
        .filter(({ number }) => number <= OPENING_TURNS)
        .flatMap(({ gained }) => gained.map((kind) => course.board.kinds[kind].id)),
      greens: gains.find(({ gained }) => gained.some((kind) => isLand(course, kind)))?.number ?? null,
      luck: {
        value: own.reduce((sum, { turn }) => sum + turn.draw.value, 0),
        give: Math.hypot(...own.map(({ turn }) => turn.draw.give)),
      },
      lost: mistakes.reduce((sum, one) => sum + (one.seat === seat ? one.cost.value : 0), 0),
    };
  });
  return { seats, swing: swingOf(turns, mistakes) };
}

const isLand = ({ board }: Course, kind: number): boolean =>
  (board.types[kind] & VICTORY) !== 0 && (board.types[kind] & (ACTION | TREASURE)) === 0;

/** The kinds that a seat owned more of at the end of a turn, each copy once. */
function gainedIn(course: Course, turn: number, seat: number): number[] {
  const after: Game = course.begins[turn + 1] ?? course.end;
  const [had, has] = [owned(course.begins[turn], seat), owned(after, seat)];
  return has.flatMap((n, kind) => Array<number>(Math.max(0, n - had[kind])).fill(kind));
}

/** The largest change from the end of one turn to the end of the next, if there is a large one. */
function swingOf(turns: readonly ReviewedTurn[], mistakes: readonly Mistake[]): Swing | null {
  let most: Swing | null = null;
  turns.forEach(({ ended, begun, draw, seat: player }, turn) => {
    const before = turn === 0 ? begun : turns[turn - 1].ended;
    ended.forEach((chance, seat) => {
      const change = chance.value - before[seat].value;
      if (change < LARGE || change - chance.give < 0) return;
      if (most !== null && change <= most.to - most.from) return;
      const drawn = (seat === player ? 1 : -1) * draw.value;
      const erred = mistakes.some((one) => one.turn === turn && one.seat === player && seat !== player);
      most = {
        turn,
        seat,
        from: before[seat].value,
        to: chance.value,
        by: erred ? "mistake" : drawn > change / 2 ? "draw" : "turn",
      };
    });
  });
  return most;
}
