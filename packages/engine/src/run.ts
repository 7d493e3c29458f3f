/** The machine: while nothing is asked, run the next step of the top frame. */
import { check, settle } from "./decisions.ts";
import type { Game } from "./game.ts";
import { PROGRAMS } from "./program.ts";
import { remember } from "./record.ts";

export function run(g: Game): void {
  const stack = g.stack;
  while (g.decision === null && !g.over) {
    const f = stack[stack.length - 1];
    const steps = PROGRAMS[f.program].steps;
    if (f.pc < steps.length) steps[f.pc++](g, f);
    else stack.pop();
  }
}

/**
 * Answers the pending decision. An answer that is not allowed is refused with a reason (see Refusal) and
 * leaves the game exactly as it was.
 */
export function answer(g: Game, seat: number, given: unknown): void {
  const chosen = check(g, seat, given);
  if (g.history !== null) remember(g, seat, chosen);
  apply(g, chosen);
}

/** Goes on with an answer that was checked. */
export function apply(g: Game, chosen: readonly number[]): void {
  const d = g.decision;
  if (d === null) return;
  g.decision = null;
  g.idleTurns = 0;
  settle(g, g.stack[g.stack.length - 1], d.zone, d.who, chosen);
  run(g);
}
