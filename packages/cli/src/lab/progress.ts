/** How far a long work is, in the language of the terminal. */
import process from "node:process";
import { Progress } from "@fiefdom/lab";
import { message } from "../words.ts";
import { count } from "./figures.ts";

export const progressOf = (
  what: "games" | "matches" | "trials" | "looked" | "kingdoms" | "puzzles",
): Progress =>
  new Progress(process.stderr, ({ bar, done, total, rate, left, note }) =>
    message("cli.progress", {
      bar,
      done: count(done),
      total: count(total),
      what: message(`cli.progress.${what}`),
      rate: count(rate),
      left: left ?? "none",
      note,
    }),
  );
