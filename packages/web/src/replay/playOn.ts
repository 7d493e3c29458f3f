/** Playing on from a moment of a recorded game, against bots in this browser. */
import { beginLocally, chance } from "../session/open.ts";
import type { RecordedGame } from "./game.ts";

export interface Continuation {
  readonly at: number;
  readonly seat: number;
  /** By seat, the roster's name of whoever plays there; nobody asks for that of the person's own. */
  readonly bots: readonly string[];
  /** What the person is called, and what the players of the recorded game were. */
  readonly me: string;
  readonly names: readonly string[];
  /** Hidden cards are dealt anew; otherwise they and the shuffles to come are as they were. */
  readonly anew: boolean;
}

/** Names are written with marks around them that keep their direction; a record does without. */
const plain = (name: string): string => name.replace(/[\u2066-\u2069]/g, "");

export function playOn({ record, seats }: RecordedGame, on: Continuation): void {
  const { at, seat, bots, me, names, anew } = on;
  beginLocally({
    type: "goOn",
    record,
    at,
    names: seats.map((was, other) => {
      if (other === seat) return me;
      // A bot that was called by its level is now one of another.
      return was.bot !== null && was.name === was.bot ? bots[other] : plain(names[other]);
    }),
    bots: seats.map((_, other) => (other === seat ? "" : bots[other])),
    ...(anew ? { anew: chance() } : {}),
  });
}
