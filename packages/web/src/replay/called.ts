/** What to call the players of a recorded game. */
import type { Lang } from "@fiefdom/text";
import { namesOf } from "../session/names.ts";
import { say } from "../words.ts";
import type { Sitter } from "./game.ts";

function named(seats: readonly Sitter[], lang: Lang, nameless: (seat: number) => string): string[] {
  return namesOf(
    seats.map(({ name, bot }, seat) => ({
      kind: bot === null ? "person" : "bot",
      name: name === "" ? (bot ?? nameless(seat)) : name,
      bot,
    })),
    lang,
  );
}

const player = (seat: number, lang: Lang): string => say(lang, "replay.player", { n: seat + 1 });

/** In sentences: "Player 1 buys Gold". */
export const calledIn = (seats: readonly Sitter[], lang: Lang): string[] =>
  named(seats, lang, (seat) => player(seat, lang));

/** In lists, where whoever reads it may be "you". */
export const listedIn = (seats: readonly Sitter[], you: number, lang: Lang): string[] =>
  named(seats, lang, (seat) => (seat === you ? say(lang, "you") : player(seat, lang)));
