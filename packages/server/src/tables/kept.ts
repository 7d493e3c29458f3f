/** A match that the store keeps: with how it began, and with the chain that its moves are stored in. */
import { type Game, NONE } from "@fiefdom/engine/game";
import { start } from "@fiefdom/engine/start";
import { ENGINE_VERSION } from "@fiefdom/engine/version";
import type { TableOptions } from "@fiefdom/protocol/table";
import { Match } from "@fiefdom/table/match";
import type { Move } from "@fiefdom/table/move";
import type { Seat } from "@fiefdom/table/seats";
import { newId } from "../ids.ts";
import { Chain, Damaged } from "../store/chain.ts";
import type { GameBody, Head, StoredGame, StoredMove } from "../store/rows.ts";
import { boardCalled, setUpOf } from "./setUp.ts";

export class KeptMatch extends Match {
  readonly body: GameBody;
  readonly #chain: Chain;

  private constructor({ id, number, started, body }: StoredGame, game: Game, now = started) {
    const { engine, options, seats } = body;
    const people = seats.map((seat) => seat.kind === "person");
    super(game, { id, number, clock: options.clock, people, now, engine });
    this.body = body;
    this.#chain = new Chain(id, body);
  }

  /** A new game. `first` is NONE for a lot. Throws a SetUpError if the wishes can't be met. */
  static begin(
    table: string,
    number: number,
    options: TableOptions,
    seats: readonly Seat[],
    first: number,
    seed: string,
    when: { readonly now: number; readonly at: number },
  ): { match: KeptMatch; stored: StoredGame } {
    const setUp = setUpOf(options, seed);
    const game = begun(setUp, seed, first);
    const stored: StoredGame = {
      id: newId(),
      table,
      number,
      listed: options.public,
      started: when.at,
      ended: null,
      body: {
        setUp,
        seed,
        first: game.history?.origin.player ?? 0,
        engine: ENGINE_VERSION,
        seats: seats.map((seat) => ({ ...seat })),
        options,
      },
      result: null,
      seal: null,
      head: null,
    };
    return { match: new KeptMatch(stored, game, when.now), stored };
  }

  /** The game as it was stored. Throws Differs if this engine plays it otherwise, Damaged if it is not whole. */
  static resume(stored: StoredGame, moves: readonly StoredMove[], isProven = false): KeptMatch {
    const steps = KeptMatch.steps(stored, moves, isProven);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    return step.value;
  }

  /** The same, stopping before each move. What was looked at already need not be proven again. */
  static *steps(
    stored: StoredGame,
    moves: readonly StoredMove[],
    isProven = false,
  ): Generator<KeptMatch, KeptMatch> {
    const { setUp, seed, first } = stored.body;
    const match = new KeptMatch(stored, begun(setUp, seed, first));
    for (const move of moves) {
      yield match;
      if (!isProven) match.#chain.prove(move);
      match.repeat(move.at, move.move);
    }
    if (!isProven) mustReach(stored, moves);
    if (stored.ended !== null) {
      const isWhole =
        stored.seal === null ? match.over : stored.seal === match.seal(stored.ended, stored.result);
      if (!isWhole) throw new Damaged("otherEnd");
    }
    match.ended = stored.ended;
    return match;
  }

  /** The link that this move is stored with: the next of the chain. */
  chain(at: number, move: Move): string {
    return this.#chain.add(at, move);
  }

  /** How far the chain has come. */
  get head(): Head | null {
    return this.#chain.head;
  }

  /** What the chain is closed with. */
  seal(ended: number, result: StoredGame["result"]): string {
    return this.#chain.seal(ended, result);
  }
}

/** Are all the moves there that had been stored when the game was read? More may have come since. */
function mustReach({ head, ended }: StoredGame, moves: readonly StoredMove[]): void {
  if (head !== null && ended === null && moves[head.moves - 1]?.link !== head.link)
    throw new Damaged("noEnd");
}

const begun = (setUp: GameBody["setUp"], seed: string, first: number): Game =>
  start(boardCalled(setUp), seed, { log: true, history: true, ...(first === NONE ? {} : { first }) });
