/** Gaining, in the words of card texts. */
import { ask } from "../decisions.ts";
import { DECK, DISCARD, HAND, NONE } from "../game.ts";
import { gain as gainCard } from "../gain.ts";
import { act, join, type Part } from "../program.ts";
import { supplyOptions } from "../supply.ts";
import type { Fits } from "./words.ts";

export type To = "discard" | "hand" | "deck";
const PLACES: Record<To, number> = { discard: DISCARD, hand: HAND, deck: DECK };

/** Gains this very card; "it" is then the gained card, or nothing when there was none left. */
export const gain = (id: string, to: To = "discard"): Part =>
  act((g, f) => {
    f.it = NONE;
    f.it = gainCard(g, f.who, g.board.kind(id), PLACES[to]);
    f.at = PLACES[to];
  });

/** Gains a card of the player's choice from the Supply. */
export const gainOne = (fits: Fits, to: To = "discard"): Part =>
  join([
    chooseFromSupply("gain", fits),
    act((g, f) => {
      const kind = f.it;
      f.it = NONE;
      f.it = gainCard(g, f.who, kind, PLACES[to]);
      f.at = PLACES[to];
    }),
  ]);

/** Asks for a card in the Supply; its kind becomes "it". */
export const chooseFromSupply = (verb: string, fits: Fits): Part =>
  act((g, f) => {
    f.it = NONE;
    ask(g, f, verb, supplyOptions(g, (kind) => fits(g, kind, f)), 1, 1, 1);
  });
