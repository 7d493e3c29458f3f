/** The plans that come with the game, by name. */
import { toId } from "@fiefdom/cards/kingdoms";
import { nearest } from "./names.ts";
import { parsePlan } from "./parse.ts";
import type { Plan } from "./plan.ts";
import { SHIPPED } from "./shipped.ts";

let known: ReadonlyMap<string, Plan> | undefined;

/** All of them by id ("big-money-ultimate"), read when first asked for. */
export function shippedPlans(): ReadonlyMap<string, Plan> {
  known ??= new Map(SHIPPED.map(parsePlan).map((plan) => [planId(plan.name), plan]));
  return known;
}

/** "Council Room / Militia" is council-room-militia. */
export const planId = (name: string): string => toId(name).replace(/^-|-$/g, "");

/** A plan by name or id. Throws an error that says what there is. */
export function findPlan(name: string): Plan {
  const plans = shippedPlans();
  const found = plans.get(planId(name));
  if (found !== undefined) return found;
  const meant = nearest(planId(name), plans.keys());
  throw new RangeError(
    `There is no plan called "${name}". ${meant === undefined ? `There are: ${[...plans.keys()].join(", ")}.` : `Did you mean ${meant}?`}`,
  );
}
