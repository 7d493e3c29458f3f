/** Gaining, in the words of card texts. */
import { ask } from "../decisions.ts";
import { gain as gainCard, trashFromSupply } from "../gain.ts";
import { DECK, DISCARD, HAND, kindOf, NONE, SUPPLY } from "../game.ts";
import { note } from "../log.ts";
import { act, join, type Part } from "../program.ts";
import { supplyOptions, top } from "../supply.ts";
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
  join([chooseFromSupply("gain", fits), gainIt(to)]);

const gainIt = (to: To): Part =>
  act((g, f) => {
    const kind = f.it;
    f.it = NONE;
    if (kind !== NONE) f.it = gainCard(g, f.who, kind, PLACES[to]);
    f.at = PLACES[to];
  });

/** As gainOne, but the player may decline. */
export const mayGainOne = (fits: Fits, to: To = "discard"): Part =>
  join([
    act((g, f) =>
      ask(
        g,
        f,
        "gain",
        supplyOptions(g, (kind) => fits(g, kind, f)),
        0,
        1,
        SUPPLY,
      ),
    ),
    gainIt(to),
  ]);

/** Trashes the card of the Supply that was chosen. */
export const trashItFromSupply: Part = act((g, f) => {
  f.it = trashFromSupply(g, f.who, f.it);
});

/** Asks for a card in the Supply; its kind becomes "it". */
export const chooseFromSupply = (verb: string, fits: Fits): Part =>
  act((g, f) => {
    const options = supplyOptions(g, (kind) => fits(g, kind, f));
    ask(g, f, verb, options, 1, 1, SUPPLY);
  });

/** Gains a card of the same name as "it". */
export const gainCopyOfIt: Part = act((g, f) => {
  const kind = kindOf(f.it);
  f.it = NONE;
  f.it = gainCard(g, f.who, kind, DISCARD);
  f.at = DISCARD;
});

/** Names a card: any that is in the game. */
export const nameACard: Part = act(
  (g, f) => {
    const options = g.board.kinds.flatMap((_, kind) => (g.board.pileOf[kind] >= 0 ? [kind] : []));
    ask(g, f, "name", options, 1, 1, SUPPLY);
  },
  (g, f) => {
    if (g.log !== null) note(g, "name", f.who, [f.it]);
  },
);

/** Asks for any pile of the Supply, empty ones too; the kind that stands for it becomes "it". */
export const choosePile = (verb: string): Part =>
  act((g, f) => {
    const options = g.board.piles.map((pile, i) => (top(g, i) === NONE ? pile.kinds[0] : top(g, i)));
    ask(g, f, verb, options, 1, 1, SUPPLY);
  });
