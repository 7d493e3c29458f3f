/** What is inside the effects of a card: lasting effects and courses, for whoever sets up or describes cards. */
import type { LastingDef } from "./ability.ts";
import { abilitiesOf, type ResolvedText } from "./card.ts";
import type { Nested, Program, Step } from "./program.ts";

/** A choice between courses: what is asked, and the names of the courses. */
export interface Courses {
  readonly verb: string;
  readonly names: readonly string[];
}

const courses = new WeakMap<Step, Courses>();

/** Remembers which courses a step lets a player choose between. */
export function offering(verb: string, names: readonly string[], step: Step): Step {
  courses.set(step, { verb, names });
  return step;
}

/** The programs that a program can start, itself included, and the lasting effects that it can set up. */
function* inside(program: Program): Generator<Program | LastingDef> {
  yield program;
  for (const inner of program.nested) yield* insideNested(inner);
}

function* insideNested(inner: Nested): Generator<Program | LastingDef> {
  if ("until" in inner) {
    const def = inner as LastingDef;
    yield def;
    for (const { do: program } of def.abilities) yield* inside(program);
    if (def.instead) yield* inside(def.instead.do);
  } else if ("steps" in inner) yield* inside(inner as Nested & Program);
}

export const lastingInside = (program: Program): LastingDef[] =>
  [...inside(program)].filter((one): one is LastingDef => "until" in one);

/** All choices between courses that this text of a card can lead to. */
export function coursesOf(text: ResolvedText): Courses[] {
  const programs = [...(text.play ? [text.play] : []), ...abilitiesOf(text).map((ability) => ability.do)];
  return programs
    .flatMap((program) => [...inside(program)])
    .flatMap((one) => ("steps" in one ? one.steps : []))
    .flatMap((step) => courses.get(step) ?? []);
}
