/** Passing cards from hand to hand: everybody chooses before anybody sees what comes. */
import { ask } from "../decisions.ts";
import { type Frame, type Game, HAND, kindOf } from "../game.ts";
import { note, only } from "../log.ts";
import { take } from "../move.ts";
import { notePass } from "../passed.ts";
import { act, type Part } from "../program.ts";

/** How far to the left the next player sits who has a card to pass and has not chosen yet; all, if nobody has. */
function nextPasser(g: Game, f: Frame): number {
  const seats = g.players.length;
  let offset = f.turnOf;
  while (offset < seats && g.players[(f.who + offset) % seats].hand.length === 0) offset++;
  return offset;
}

/** The cards chosen go, all at once, each to the next hand on the left that is not empty. */
function handOver(g: Game, f: Frame): void {
  const seats = g.players.length;
  const passers: number[] = [];
  for (let offset = 0; offset < seats; offset++) {
    const seat = (f.who + offset) % seats;
    if (g.players[seat].hand.length > 0) passers.push(seat);
  }
  const cards = passers.map((seat, i) => take(g, seat, f.them[i], HAND));
  if (passers.length > 0) g.revealed++;
  passers.forEach((seat, i) => {
    const to = passers[(i + 1) % passers.length];
    g.players[to].hand.push(cards[i]);
    notePass(g, seat, to, cards[i]);
    if (g.log === null) return;
    note(g, "pass", seat, [cards[i]], { seen: only(seat), from: HAND, to: HAND });
    note(g, "receive", to, [cards[i]], { seen: only(to), from: HAND, to: HAND });
  });
  f.them = [];
  f.turnOf = 0;
}

/**
 * Everybody who holds cards passes one to the next such player on the left, all at once. It is neither gained nor
 * discarded; only who gives it and who gets it see it.
 */
export const everybodyPasses: Part = act(
  (g, f) => {
    const offset = nextPasser(g, f);
    const seats = g.players.length;
    if (offset >= seats) {
      f.pc++;
      return handOver(g, f);
    }
    const who = (f.who + offset) % seats;
    ask(g, f, "pass", g.players[who].hand.map(kindOf), 1, 1, HAND, { who });
  },
  (g, f) => {
    f.them = [...f.them, f.picked[0]];
    f.turnOf = nextPasser(g, f) + 1;
    f.pc -= 2;
  },
);
