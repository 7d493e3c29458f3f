/** The puzzles that ship, each kind fetched when it is wanted. */
import type { AnyPuzzle } from "./puzzle.ts";

export type Kind = AnyPuzzle["kind"];
export const KINDS: readonly Kind[] = ["turn", "choice", "rule"];

const files: Readonly<Record<Kind, () => Promise<{ readonly default: unknown }>>> = {
  turn: () => import("../shipped/turn.json", { with: { type: "json" } }),
  choice: () => import("../shipped/choice.json", { with: { type: "json" } }),
  rule: () => import("../shipped/rule.json", { with: { type: "json" } }),
};

export const shippedOf = async (kind: Kind): Promise<readonly AnyPuzzle[]> =>
  (await files[kind]()).default as readonly AnyPuzzle[];

export const allShipped = async (): Promise<readonly AnyPuzzle[]> =>
  (await Promise.all(KINDS.map(shippedOf))).flat();
