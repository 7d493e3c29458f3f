/**
 * Which plan somebody seems to follow. Every plan leaves its mark on the deck, and what a player owns is open
 * to anybody who keeps count. So each plan is tried once on the board, its deck is written down turn by turn,
 * and a player is taken to follow the plan whose decks look most like theirs.
 */
import type { Board } from "@fiefdom/engine/board";
import { askedSeat, type Game } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { owned } from "@fiefdom/engine/score";
import { start } from "@fiefdom/engine/start";
import { View } from "@fiefdom/engine/view";
import type { Bot } from "./player.ts";

const GAMES = 12;
const FEWEST_GAMES = 2;
const MOST_TURNS = 60;
/** Doubt that is left even where all trials agreed. */
const DOUBT = 0.5;
/** How much the first plan, which is everybody's best guess, is believed in before anything is seen. */
const FAITH = 1;

/** Means and variances of what is owned after so many turns, by kind. */
interface Deck {
  readonly mean: number[];
  readonly variance: number[];
}

export class Habits {
  readonly #decks: readonly (readonly Deck[])[];
  /** The deck with which each plan ends on the mean, by kind. */
  readonly ends: readonly (readonly number[])[];
  /** Cards that one is given rather than takes tell nothing. */
  readonly #telling: readonly number[];

  /** The bots follow the plans; the first is also the opponent of the trials. `late` ends them before all are done. */
  constructor(board: Board, bots: readonly Bot[], seed: string, late: () => boolean = () => false) {
    const curse = board.kind("curse");
    this.#telling = board.kinds.map((_, kind) => kind).filter((kind) => kind !== curse);
    const trials: number[][][][] = bots.map(() => []);
    for (let n = 0; n < GAMES && (n < FEWEST_GAMES || !late()); n++)
      bots.forEach((bot, i) => {
        trials[i].push(trial(board, bot, bots[0], `${seed}/${i}/${n}`));
      });
    this.#decks = trials.map(averages);
    this.ends = trials.map((games) =>
      board.kinds.map(
        (_, kind) => games.reduce((sum, decks) => sum + (decks.at(-1)?.[kind] ?? 0), 0) / games.length,
      ),
    );
  }

  /** The number of the plan that a seat seems to follow, of all or of the first so many. */
  likely(g: Game, seat: number, first: number = this.#decks.length): number {
    const counts = owned(g, seat);
    const turns = g.players[seat].turns;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    this.#decks.slice(0, first).forEach((decks, i) => {
      if (decks.length === 0) return;
      const deck = decks[Math.min(turns, decks.length - 1)];
      let likeness = i === 0 ? FAITH : 0;
      for (const kind of this.#telling) {
        const gap = counts[kind] - deck.mean[kind];
        likeness -= (gap * gap) / (2 * (deck.variance[kind] + DOUBT));
      }
      if (likeness > most) {
        most = likeness;
        best = i;
      }
    });
    return best;
  }
}

/** One game of a bot against another: what it owned after each of its turns, from none on. */
function trial(board: Board, bot: Bot, opponent: Bot, seed: string): number[][] {
  const g = start(board, seed, { first: 0 });
  const views = g.players.map((_, seat) => new View(g, seat));
  const decks: number[][] = [];
  for (let d = g.decision; d !== null && g.players[0].turns <= MOST_TURNS; d = g.decision) {
    while (decks.length < g.players[0].turns) decks.push(owned(g, 0));
    const who = askedSeat(g);
    answer(g, who, (who === 0 ? bot : opponent).answer(views[d.who], d));
  }
  return decks;
}

function averages(trials: readonly (readonly number[])[][]): Deck[] {
  const decks: Deck[] = [];
  for (let turn = 0; ; turn++) {
    const seen = trials.flatMap((trial) => (turn < trial.length ? [trial[turn]] : []));
    if (seen.length === 0) return decks;
    const mean = seen[0].map((_, kind) => seen.reduce((sum, deck) => sum + deck[kind], 0) / seen.length);
    const variance = mean.map(
      (m, kind) => seen.reduce((sum, deck) => sum + (deck[kind] - m) ** 2, 0) / seen.length,
    );
    decks.push({ mean, variance });
  }
}
