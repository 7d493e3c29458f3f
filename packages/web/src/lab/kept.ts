/** Plans that this browser keeps: those with a name on a list, and the one on the desk as it was left. */

export interface KeptPlan {
  readonly text: string;
  readonly name: string;
  /** The kingdom it was made for, as the query of a link. */
  readonly query: string;
  readonly at: number;
}

const LIST = "fiefdom.lab.plans";
const DESK = "fiefdom.lab.desk";
const MOST = 100;

export interface Desk {
  readonly text: string;
  readonly query: string;
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** False where storage is full or forbidden: then it holds for this visit. */
function store(key: string, what: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(what));
    return true;
  } catch {
    return false;
  }
}

const isKept = (x: unknown): x is KeptPlan => {
  if (typeof x !== "object" || x === null) return false;
  const { text, name, query, at } = x as Partial<KeptPlan>;
  return [text, name, query].every((one) => typeof one === "string") && typeof at === "number";
};

/** The newest first. */
export function keptPlans(): readonly KeptPlan[] {
  const all = stored(LIST);
  return Array.isArray(all) ? all.filter(isKept) : [];
}

/** Takes the place of one with the same name. Gives the list, and whether storage took it. */
export function keepPlan(plan: KeptPlan): { readonly plans: readonly KeptPlan[]; readonly kept: boolean } {
  const plans = [plan, ...keptPlans().filter(({ name }) => name !== plan.name)].slice(0, MOST);
  return { plans, kept: store(LIST, plans) };
}

export function dropPlan(name: string): readonly KeptPlan[] {
  const plans = keptPlans().filter((other) => other.name !== name);
  store(LIST, plans);
  return plans;
}

export function deskAsLeft(): Desk | null {
  const left = stored(DESK) as Partial<Desk> | null;
  return typeof left?.text === "string" && typeof left.query === "string"
    ? { text: left.text, query: left.query }
    : null;
}

export const leaveDesk = (desk: Desk): void => void store(DESK, desk);
