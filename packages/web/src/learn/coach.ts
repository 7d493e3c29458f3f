/**
 * The coach: which step of a chapter fits what the table shows. It sees what the learner sees and remembers
 * nothing but what the learner has read.
 */
import type { EventJSON } from "@fiefdom/protocol";
import type { Decision, View } from "../session/types.ts";
import type { Chapter, Condition, Step } from "./script.ts";

export interface Seen {
  readonly view: View;
  /** What is asked of the learner now; null while others play. */
  readonly decision: Decision | null;
  readonly events: readonly EventJSON[];
}

export type Advice =
  /** Say this step. `hope` is the answer that it hopes for, if one of them is possible. */
  | { readonly kind: "step"; readonly step: Step; readonly hope: readonly string[] | null }
  /** The learner did something else than this step hoped for. */
  | { readonly kind: "otherwise"; readonly step: Step }
  /** The learner has left the lesson's path: nothing that it has to say fits. */
  | { readonly kind: "free" }
  /** Others play. */
  | { readonly kind: "wait" }
  | { readonly kind: "done" };

/** The events of one of the learner's turns, up to the next one of theirs. */
function eventsOfTurn({ events, view }: Seen, turn: number): readonly EventJSON[] {
  const begins = events.flatMap((event, i) => (event.what === "turn" && event.who === view.seat ? [i] : []));
  const from = begins[turn - 1];
  return from === undefined ? [] : events.slice(from, begins[turn]);
}

const turnsBegun = ({ events, view }: Seen): number =>
  events.filter((event) => event.what === "turn" && event.who === view.seat).length;

/** Whether a turn of the learner's is over: somebody else's has begun since, or the game has ended. */
const isOver = (seen: Seen, turn: number): boolean => {
  const begun = turnsBegun(seen);
  if (begun !== turn) return begun > turn;
  return seen.view.over || seen.view.player !== seen.view.seat;
};

export function holds(condition: Condition, seen: Seen): boolean {
  const { view, decision } = seen;
  if ("did" in condition) {
    const { did, card, by, turn, times = 1 } = condition;
    const among = turn === undefined ? seen.events : eventsOfTurn(seen, turn);
    return (
      among.filter(
        (event) =>
          event.what === did &&
          event.who === view.seat &&
          (card === undefined || event.cards?.includes(card) === true) &&
          (by === undefined || event.source === by),
      ).length >= times
    );
  }
  if ("may" in condition) return decision?.options.includes(condition.may) === true;
  if ("asked" in condition)
    return decision?.verb === condition.asked && (condition.by ?? decision.source) === decision.source;
  if ("begun" in condition) return turnsBegun(seen) >= condition.begun;
  if ("ended" in condition) return isOver(seen, condition.ended);
  if ("phase" in condition) return view.player === view.seat && view.phase === condition.phase;
  if ("over" in condition) return view.over;
  if ("all" in condition) return condition.all.every((part) => holds(part, seen));
  if ("any" in condition) return condition.any.some((part) => holds(part, seen));
  return !holds(condition.not, seen);
}

const hasBegun = ({ turn }: Step, seen: Seen): boolean => turn === undefined || turnsBegun(seen) >= turn;

const isTurnOver = ({ turn }: Step, seen: Seen): boolean => turn !== undefined && isOver(seen, turn);

/** There is nothing in it that the learner could have done otherwise. */
const isSlight = (step: Step): boolean => step.hopes === undefined || step.slight === true;

/** The learner has passed it by: its turn is over, or it says itself that it is too late. */
const isPassedBy = (step: Step, seen: Seen): boolean =>
  isTurnOver(step, seen) || (step.tooLate !== undefined && holds(step.tooLate, seen));

function isDone(step: Step, seen: Seen, read: ReadonlySet<string>): boolean {
  if (read.has(step.id)) return true;
  if (!hasBegun(step, seen)) return false;
  if (step.until !== undefined && holds(step.until, seen)) return true;
  return isSlight(step) && isTurnOver(step, seen);
}

/** Everything that the learner has passed by: what "go on like this" settles. */
export const passedBy = (chapter: Chapter, seen: Seen, read: ReadonlySet<string>): readonly string[] =>
  chapter.steps
    .filter((step) => !isDone(step, seen, read) && hasBegun(step, seen) && isPassedBy(step, seen))
    .map((step) => step.id);

/** The first of the hoped-for answers that is possible now. */
function hopeOf(step: Step, decision: Decision | null): readonly string[] | null {
  if (decision === null) return null;
  return (
    step.hopes?.find(
      (hope) =>
        hope.length >= decision.min &&
        hope.length <= decision.max &&
        hope.every(
          (option, i) =>
            decision.options.filter((other) => other === option).length >
            hope.slice(0, i).filter((other) => other === option).length,
        ),
    ) ?? null
  );
}

export function advise(chapter: Chapter, seen: Seen, read: ReadonlySet<string>): Advice {
  const open = chapter.steps.filter((step) => !isDone(step, seen, read));
  if (open.length === 0 || !open.includes(chapter.steps[chapter.steps.length - 1])) return { kind: "done" };
  for (const step of open) {
    if (!hasBegun(step, seen)) continue;
    if (isPassedBy(step, seen)) return { kind: "otherwise", step };
    if (step.when !== undefined && !holds(step.when, seen)) continue;
    const hope = hopeOf(step, seen.decision);
    if (step.read === true || hope !== null) return { kind: "step", step, hope };
    if (seen.decision !== null) return { kind: "free" };
    break;
  }
  return seen.decision === null && !seen.view.over ? { kind: "wait" } : { kind: "free" };
}

/** How far the learner has come, for a bar that grows. */
export function progressOf(chapter: Chapter, seen: Seen, read: ReadonlySet<string>): number {
  return chapter.steps.filter((step) => isDone(step, seen, read)).length;
}
