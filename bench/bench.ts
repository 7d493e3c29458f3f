/**
 * How fast the engine is, in CPU time and through the public API with all rules on. Compare figures of one run only,
 * since machines differ and their clocks wander.
 *
 *   npm run bench                a table
 *   npm run bench -- --json      the same as JSON
 *   npm run bench -- --rounds N  the middle of so many (15)
 *   npm run bench -- --against COMMIT [--rounds N] [--least 0.97]
 *                                this tree and that commit in turns, and the ratios; a folder will do for a commit
 */
import { parseArgs } from "node:util";
import { against, median } from "./against.ts";
import { type Figure, figures, measure } from "./figures.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean" },
    against: { type: "string" },
    rounds: { type: "string", default: "15" },
    least: { type: "string", default: "0" },
  },
});
const rounds = Number(values.rounds);

/** The middle of several, the first of which are for the compiler. */
function middle(figure: Figure): number {
  for (let i = 0; i < 4; i++) measure(figure, i * figure.count);
  return median(Array.from({ length: rounds }, (_, i) => measure(figure, (4 + i) * figure.count)));
}

/** Quick things in microseconds, long ones by how many there are in a second. */
const told = ({ unit }: Figure, micros: number): string =>
  unit === "copy" || unit === "save"
    ? `${micros.toFixed(micros < 10 ? 3 : 1)} µs`
    : `${Math.round(1e6 / micros)} ${unit}s/s`;

if (values.against !== undefined)
  await against({ commit: values.against, rounds, least: Number(values.least) });
else {
  const found = figures().map((figure) => ({ figure, micros: middle(figure) }));
  if (values.json === true)
    console.log(
      JSON.stringify(
        found.map(({ figure: { name, unit }, micros }) => ({ name, unit, micros })),
        null,
        2,
      ),
    );
  else
    for (const { figure, micros } of found)
      console.log(`${figure.name.padEnd(28)} ${told(figure, micros).padStart(18)}`);
}
