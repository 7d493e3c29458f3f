/**
 * Effects as data. An effect is a flat program of steps, built once when a card is defined and run on the
 * game's explicit stack of frames (see run.ts). A step either asks or acts and captures constants only. A
 * step that asks changes nothing: it can be run again to ask the same question of other cards. Everything that changes lives in the frame, so that a game can be saved and cloned in the middle of any
 * effect.
 */
import type { Frame, Game } from "./game.ts";
import type { Touch } from "./touch.ts";

export type Step = (g: Game, f: Frame) => void;

/** A piece of an effect: what the verbs return and `effect` strings together. */
export interface Part {
  readonly steps: readonly Step[];
  /** Programs and lasting effects that the steps start; they get their ids from the card. */
  readonly nested: readonly Nested[];
  /** What it looks at and changes; a part that says nothing may do anything. */
  readonly touches?: readonly Touch[] | undefined;
  /** Constant bonuses that this part gives, if that is all it does. */
  readonly bonus?: Bonus;
  /** Nothing in it happens unless this holds at its start. */
  readonly guard?: (g: Game, f: Frame) => boolean;
}

export interface Bonus {
  readonly cards: number;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly potions: number;
  readonly vp: number;
}

/** A bonus with every part written out, so that all of them have one shape. */
export const bonusOf = ({
  cards = 0,
  actions = 0,
  buys = 0,
  coins = 0,
  potions = 0,
  vp = 0,
}: Partial<Bonus>): Bonus => ({
  cards,
  actions,
  buys,
  coins,
  potions,
  vp,
});

export interface Program {
  id: string;
  index: number;
  readonly steps: readonly Step[];
  readonly nested: readonly Nested[];
  /** What it looks at and changes; null if it does not say. */
  readonly touches: readonly Touch[] | null;
  /** What a program gives that is nothing but one constant bonus: it needs no frame of its own. */
  readonly bonus: Bonus | null;
  /** Nothing in it happens unless this holds at its start. */
  readonly guard: ((g: Game, f: Frame) => boolean) | null;
}

/** Something with a stable id inside a card: a program, an ability, a lasting effect. */
export interface Nested {
  id: string;
  index: number;
  register(path: string): void;
}

/** Every program there is, by index. Frames hold indices; saved games hold ids. */
export const PROGRAMS: Program[] = [];
const byId = new Map<string, Program>();

export function programById(id: string): Program | undefined {
  return byId.get(id);
}

export function act(...steps: Step[]): Part {
  return { steps, nested: [] };
}

/** Steps that say what they look at and change. */
export const touching = (touch: Touch | readonly Touch[], ...steps: Step[]): Part => ({
  steps,
  nested: [],
  touches: Array.isArray(touch) ? touch : [touch],
});

export function join(parts: readonly Part[]): Part {
  return {
    steps: parts.flatMap((p) => p.steps),
    nested: parts.flatMap((p) => p.nested),
    touches: touchesOf(parts),
  };
}

/** What all of them touch, if all of them say it. */
export function touchesOf(parts: readonly Part[]): readonly Touch[] | undefined {
  const all: Touch[] = [];
  for (const { touches } of parts) {
    if (touches === undefined) return undefined;
    all.push(...touches);
  }
  return all;
}

/** Strings parts together to an effect. */
export function effect(...parts: Part[]): Program & Nested {
  const { steps, nested, touches } = join(parts);
  const only = parts.length === 1 ? parts[0] : undefined;
  return {
    id: "",
    index: -1,
    steps,
    nested,
    touches: touches ?? null,
    bonus: only?.bonus ?? null,
    guard: only?.guard ?? null,
    register(path: string) {
      register(this, path);
    },
  };
}

/** Gives a program its id and its place in the table; the programs inside it follow. */
export function register(program: Program, path: string): void {
  if (program.index >= 0) throw new Error(`effect ${program.id} is used again as ${path}: build it anew`);
  if (byId.has(path)) throw new Error(`two effects are called ${path}`);
  program.id = path;
  program.index = PROGRAMS.length;
  PROGRAMS.push(program);
  byId.set(path, program);
  program.nested.forEach((inner, i) => inner.register(`${path}/${i + 1}`));
}

/** A program of the kernel itself. */
export function kernelProgram(name: string, ...steps: Step[]): Program {
  const program = effect(act(...steps));
  register(program, `kernel/${name}`);
  return program;
}
