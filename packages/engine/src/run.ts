/** The machine: while nothing is asked, run the next step of the top frame. */
import { check, offered, settle } from "./decisions.ts";
import { type Game, NONE, NOWHERE } from "./game.ts";
import { PROGRAMS } from "./program.ts";
import { isUnlisted } from "./purse.ts";
import { remember } from "./record.ts";
import { goOn } from "./turn.ts";

export function run(g: Game): void {
  const stack = g.stack;
  while (g.decision === null && !g.over) {
    if (stack.length === 1) goOn(g, stack[0]);
    else runEffects(g);
  }
}

/** The same, but no further than to where the turn itself goes on. */
export function runEffects(g: Game): void {
  const stack = g.stack;
  while (stack.length > 1 && g.decision === null && !g.over) {
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
  takeAnswer(g, seat, given);
  run(g);
}

/** The same for whoever goes on with the game themselves. */
export function takeAnswer(g: Game, seat: number, given: unknown): void {
  const d = g.decision;
  // One number, no cards behind it, nobody who writes it down: nearly every answer of a bot needs no copies.
  if (
    typeof given === "number" &&
    d !== null &&
    d.who === seat &&
    g.decider === NONE &&
    d.zone === NOWHERE &&
    d.min <= 1 &&
    g.history === null &&
    offered(d, given)
  ) {
    g.decision = null;
    g.idleTurns = 0;
    g.stack[g.stack.length - 1].n = given;
    return;
  }
  const chosen = check(g, seat, given, isUnlisted);
  if (g.history !== null) remember(g, seat, chosen);
  take(g, chosen);
}

/** Hands an answer that was checked to the frame that asked. */
function take(g: Game, chosen: readonly number[]): void {
  const d = g.decision;
  if (d === null) return;
  g.decision = null;
  g.idleTurns = 0;
  settle(g, g.stack[g.stack.length - 1], d.zone, d.who, chosen);
}

/** Goes on with an answer that was checked. */
export function apply(g: Game, chosen: readonly number[]): void {
  take(g, chosen);
  run(g);
}
