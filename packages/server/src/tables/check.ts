/** Looks through everything that is kept, game by game, and tells what is damaged. It changes nothing. */
import { type Damage, Damaged } from "../store/chain.ts";
import type { Kept, Store } from "../store/store.ts";
import { faultOf } from "./archive.ts";

export interface Finding {
  readonly what: "person" | "table" | "game";
  readonly id: string;
  readonly because: Damage;
}

export interface Findings {
  readonly people: number;
  readonly tables: number;
  readonly games: number;
  /** Games that are whole and that another version made: they can be downloaded, not replayed. */
  readonly others: number;
  readonly damaged: readonly Finding[];
}

const PORTION = 200;
const ONE: Readonly<Record<Kept, Finding["what"]>> = { people: "person", tables: "table", games: "game" };

/** Gives how much of it all it has seen. */
export async function* lookThrough(store: Store): AsyncGenerator<{ done: number; of: number }, Findings> {
  const counts = {
    people: await store.count("people"),
    tables: await store.count("tables"),
    games: await store.count("games"),
  };
  const of = counts.people + counts.tables + counts.games;
  const damaged: Finding[] = [];
  let others = 0;
  let done = 0;
  const look: Readonly<Record<Kept, (id: string) => Promise<Damage | null>>> = {
    people: async (id) => {
      await store.person(id);
      return null;
    },
    tables: async (id) => {
      const table = await store.table(id);
      const game = table?.body.game ?? null;
      const lines = await store.chat(id, Number.MAX_SAFE_INTEGER);
      const said = await store.chatLines(id);
      if (lines.length < said) return { code: "someChat", n: said - lines.length, of: said };
      return game !== null && !(await store.has("games", game)) ? { code: "noGame" } : null;
    },
    games: async (id) => {
      const stored = await store.game(id);
      if (stored === null) return null;
      const fault = faultOf(stored, await store.moves(id));
      if (fault === null) return null;
      if (fault.damaged) return fault.damage;
      others++;
      return null;
    },
  };
  for (const what of ["people", "tables", "games"] as const) {
    for (let after = ""; ; ) {
      const ids = await store.ids(what, after, PORTION);
      for (const id of ids) {
        // Whatever is wrong with one, the next may be whole.
        const because = await look[what](id).catch(
          (problem: unknown): Damage => (problem instanceof Damaged ? problem.damage : { code: "senseless" }),
        );
        if (because !== null) damaged.push({ what: ONE[what], id, because });
        yield { done: ++done, of };
      }
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
    }
  }
  return { ...counts, others, damaged };
}
