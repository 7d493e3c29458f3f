/**
 * States: what a player is in until it is over. A State is a landscape that cards bring along; who is in it, and how
 * deep, is a counter of every player with the State's own name. Its abilities are those of the landscape, for whoever
 * is in it.
 */
import { type CardDef, type CardSpec, type Counter, card } from "../card.ts";
import type { Game, Trigger } from "../game.ts";
import { note } from "../log.ts";
import { type Part, touching } from "../program.ts";
import { everybodys, looksAt, readsOf, YOURS } from "../touch.ts";
import type { If } from "./words.ts";

/** A State as a card; what it does belongs to whoever is in it. */
export function state(id: string, spec: Omit<CardSpec, "kind" | "types" | "cost" | "counters">): CardDef {
  const counter: Counter = { id };
  const always = spec.always?.map((ability) => ({
    ...ability,
    if: looksAt(
      YOURS.counters | readsOf(ability.if),
      (g: Game, t: Trigger) => depth(g, t.who, id) > 0 && (ability.if?.(g, t) ?? true),
    ),
  }));
  return card(id, {
    ...spec,
    kind: "state",
    types: ["State"],
    cost: 0,
    counters: [counter],
    ...(always === undefined ? {} : { always }),
  });
}

const at = (g: Game, id: string): number => g.board.counters.findIndex((counter) => counter.id === id);

/** How deep a player is in a State; 0 where they are not in it. */
export const depth = (g: Game, who: number, id: string): number => g.players[who].counters[at(g, id)];

/** Are you in one of these States? */
export const isIn = (...ids: string[]): If =>
  looksAt(YOURS.counters, (g, f) => ids.some((id) => depth(g, f.who, id) > 0));

/** You come into the State; with `alone`, everybody else leaves it. With `most`, it can get so much deeper. */
export const comeInto = (id: string, { alone = false, most = 1 } = {}): Part =>
  touching({ reads: everybodys(YOURS.counters), writes: everybodys(YOURS.counters) }, (g, f) => {
    const counter = at(g, id);
    const before = g.players[f.who].counters[counter];
    if (before >= most) return;
    if (alone) for (const { counters } of g.players) counters[counter] = 0;
    g.players[f.who].counters[counter] = before + 1;
    if (g.log !== null) note(g, "state", f.who, [g.board.kind(id)]);
  });

/** You leave the State. */
export const leave = (id: string): Part =>
  touching({ reads: YOURS.counters, writes: YOURS.counters }, (g, f) => {
    g.players[f.who].counters[at(g, id)] = 0;
  });
