/** Quick matches: what somebody wishes for, which table fits, and how long others have waited for such a game. */
import { Refusal } from "@fiefdom/engine/decisions";
import type { QuickWishes } from "@fiefdom/protocol/http";
import type { WaitJSON } from "@fiefdom/protocol/people";
import { type TableOptions, tableOptions } from "@fiefdom/protocol/table";
import type { Person, TableBody, Waited } from "../store/rows.ts";

/** The set of the kingdom that is played where nobody cares. */
const FIRST = { kingdom: "first-game", set: "base" } as const;
const CLOCKS = {
  none: { kind: "none" },
  live: { kind: "bank", seconds: 600, increment: 15 },
  days: { kind: "correspondence", days: 2 },
} as const;
/** Fewer waits say too little. */
const LEAST = 3;

/** The table for somebody whom nobody waits for. */
export function optionsFor({ sets, players = 2, clock = "none", rated = false }: QuickWishes): TableOptions {
  return tableOptions.parse({
    kingdom:
      sets === undefined
        ? { from: "recommended", name: FIRST.kingdom }
        : { from: "random", constraints: { sets } },
    seats: Array.from({ length: players }, () => ({ for: "person" })),
    clock: CLOCKS[clock],
    rated,
    public: true,
  });
}

/** Does this table have all that is wished for? */
export function fits(options: TableOptions, { sets, players, clock, rated }: QuickWishes): boolean {
  const { kingdom } = options;
  const drawn =
    kingdom.from === "random"
      ? (kingdom.constraints.sets ?? null)
      : kingdom.from === "list"
        ? null
        : [FIRST.set];
  return (
    // Whoever is brought to a table has not agreed to hints there.
    options.hints !== true &&
    (players === undefined || options.seats.length === players) &&
    (clock === undefined || options.clock.kind === CLOCKS[clock].kind) &&
    (rated === undefined || options.rated === rated) &&
    (sets === undefined || drawn?.every((set) => sets.includes(set)) === true)
  );
}

/** What both wish for; null if there is no such game. */
function together(one: QuickWishes, other: QuickWishes): QuickWishes | null {
  const both = { ...one, ...other };
  for (const wish of ["players", "clock", "rated"] as const)
    if (one[wish] !== undefined && one[wish] !== both[wish]) return null;
  if (one.sets === undefined || other.sets === undefined) return both;
  const sets = one.sets.filter((set) => other.sets?.includes(set) === true);
  return sets.length === 0 ? null : { ...both, sets };
}

/**
 * What a table would be if this person sat down at it with these wishes: as it is where that suits them, else
 * another one that suits all who wait there. Null if there is none, or if somebody there wished for the table itself.
 */
export function agreed(
  { options, seats, wishes: theirs }: Pick<TableBody, "options" | "seats" | "wishes">,
  wishes: QuickWishes,
  person: string,
): TableOptions | null {
  if (fits(options, wishes)) return options;
  const others = seats.filter((seat) => seat.kind !== "open" && seat.person !== person);
  let all: QuickWishes | null = wishes;
  for (const seat of others) {
    const wished: QuickWishes | undefined = seat.person === null ? undefined : theirs?.[seat.person];
    all = all === null || wished === undefined ? null : together(all, wished);
  }
  if (all === null || options.hints === true) return null;
  const made = optionsFor(all);
  return made.seats.length > others.length ? made : null;
}

/** A guest's games don't count, so whoever waits for one that does is not kept by a guest. */
export function mayWish(person: Person, wishes: QuickWishes): QuickWishes {
  if (person.login !== null) return wishes;
  if (wishes.rated === true) throw new Refusal("not-allowed", "Only games among accounts count.");
  return { ...wishes, rated: false };
}

/** How long it took others, who found a game and who went without. */
export function waitFor(wishes: QuickWishes, waited: readonly Waited[], waiting: number): WaitJSON {
  const fitting = waited.filter(({ body }) => fits(body.options, wishes));
  const found = fitting.flatMap(({ began, created }) => (began === null ? [] : Math.max(0, began - created)));
  found.sort((a, b) => a - b);
  return {
    waiting,
    found: found.length,
    left: fitting.filter(({ began, status }) => began === null && status === "closed").length,
    medianSeconds: found.length < LEAST ? null : Math.round(found[Math.ceil(found.length / 2) - 1] / 1000),
  };
}
