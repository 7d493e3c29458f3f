/**
 * Plans that were found, kept in the store by kingdom and version: whichever process needs one, and whenever, it
 * is looked for once. A lease sees to it where there are several processes.
 */
import { createHash } from "node:crypto";
import { PLAN_VERSION } from "@fiefdom/bots/marshal";
import { fits } from "@fiefdom/bots/plan/compile";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { Board } from "@fiefdom/engine/board";
import { setUpNames } from "@fiefdom/engine/save";
import { ENGINE_VERSION } from "@fiefdom/engine/version";
import type { Leases } from "../cluster/leases.ts";
import { insertPlan, type Store } from "../store/store.ts";
import type { PlanShelf } from "./pool.ts";

/** What has to be the same for a plan to be the one that would be found. */
export const VERSION = `${ENGINE_VERSION}/${PLAN_VERSION}`;

/** The same for the same cards, in whichever order somebody named them. */
export function kingdomKey(board: Board): string {
  const { players, ruleset, basics, kingdom, landscapes } = setUpNames(board);
  return JSON.stringify(
    [players, ruleset, basics, kingdom, landscapes].map((x) => (Array.isArray(x) ? x.toSorted() : x)),
  );
}

export class StoredPlans implements PlanShelf {
  readonly #store: Store;
  readonly #leases: Leases;
  readonly #fences = new Map<string, number>();

  constructor(store: Store, leases: Leases) {
    this.#store = store;
    this.#leases = leases;
  }

  async find(board: Board): Promise<Plan | null> {
    const text = await this.#store.plan(kingdomKey(board), VERSION);
    if (text === null) return null;
    try {
      const plan = JSON.parse(text) as Plan;
      return fits(plan, board) ? plan : null;
    } catch {
      // What can't be read is looked for again.
      return null;
    }
  }

  keep(board: Board, plan: Plan): Promise<void> {
    return this.#store.write(insertPlan(kingdomKey(board), VERSION, JSON.stringify(plan)));
  }

  async begin(board: Board): Promise<boolean> {
    const name = leaseOf(board);
    const lease = await this.#leases.take(name);
    if ("owner" in lease) return false;
    this.#fences.set(name, lease.fence);
    return true;
  }

  async end(board: Board): Promise<void> {
    const name = leaseOf(board);
    const fence = this.#fences.get(name);
    this.#fences.delete(name);
    if (fence !== undefined) await this.#leases.release(name, fence);
  }
}

const leaseOf = (board: Board): string =>
  `plan ${createHash("sha256").update(kingdomKey(board)).digest("base64url").slice(0, 22)}`;
