/** From one moment of a game to another. */
import type { Outline, TurnMark } from "@fiefdom/local";
import type { Step } from "./keys.ts";

/** The turn that a moment belongs to; null for a game that never began. */
export const turnAt = ({ turns }: Outline, at: number): TurnMark | null =>
  turns.findLast((turn) => turn.at <= at) ?? turns[0] ?? null;

/** Where a step leads. Back a turn goes to the beginning of this one first, as a player of music would. */
export function stepFrom(outline: Outline, at: number, step: Step): number {
  const { of, turns } = outline;
  switch (step) {
    case "first":
      return 0;
    case "back":
      return Math.max(0, at - 1);
    case "forward":
      return Math.min(of, at + 1);
    case "last":
      return of;
    case "backTurn":
      return turns.findLast((turn) => turn.at < at)?.at ?? 0;
    case "forwardTurn":
      return turns.find((turn) => turn.at > at)?.at ?? of;
  }
}
