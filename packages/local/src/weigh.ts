/**
 * Who thinks in a player's place, in a worker of their own: what Sovereign would do, and whether a move that is about
 * to be made is a clear mistake. They get what that player may know, and stay for as long as the game lasts: to know
 * how plans look on a board takes a moment the first time.
 */
import { currentPlan, playAtOnce } from "@fiefdom/bots/marshal";
import { fetchNetwork } from "@fiefdom/bots/network/shipped";
import { consider } from "@fiefdom/bots/sovereign";
import type { Thought } from "@fiefdom/bots/thought";
import { boardFor } from "@fiefdom/cards";
import { type Board, type Game, view } from "@fiefdom/engine";
import { load, type SetUpNames } from "@fiefdom/engine/save";
import { Coach, type Judgement } from "@fiefdom/review/coach";
import type { AdviceReply, AdviceRequest, Sight } from "./messages.ts";
import { takePlan } from "./opponents.ts";

/** With less time than that nothing can be judged. */
const LEAST_MS = 200;

export class Adviser {
  readonly #clock: () => number;
  /** The board of the game, made once: much is remembered by it. */
  #board: { readonly names: string; readonly board: Board } | null = null;
  #coach: { readonly board: Board; readonly coach: Coach } | null = null;

  /** By this clock in milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Null where nobody waits for a reply. */
  async advise(request: AdviceRequest): Promise<AdviceReply | null> {
    const began = this.#clock();
    await fetchNetwork();
    const { n, sight, ms } = request;
    switch (request.type) {
      case "consider":
        return { type: "considered", n, thought: this.#consider(sight, ms) };
      case "judge":
        return { type: "warned", n, warning: this.#judge(sight, request.options, began + ms) };
      case "prepare": {
        const game = this.#game(sight);
        if (game !== null) this.#coachOn(game.board);
        return null;
      }
    }
  }

  #consider(sight: Sight, ms: number): Thought | null {
    const game = this.#game(sight);
    if (game.decision === null) return null;
    return consider(view(game, game.decision.who), { ms, clock: this.#clock });
  }

  #judge(sight: Sight, options: readonly string[], until: number): Judgement {
    const game = this.#game(sight);
    const coach = this.#coachOn(game.board);
    const ms = until - this.#clock();
    return ms < LEAST_MS ? "late" : coach.warn(game, options, { ms, clock: this.#clock });
  }

  #game({ seen, plan }: Sight): Game {
    const game = load(seen, (names) => this.#boardOf(names));
    if (plan !== undefined) takePlan(game.board, plan);
    return game;
  }

  #boardOf(names: SetUpNames): Board {
    const text = JSON.stringify(names);
    if (this.#board?.names !== text) this.#board = { names: text, board: boardFor(names) };
    return this.#board.board;
  }

  #coachOn(board: Board): Coach {
    if (this.#coach?.board !== board) {
      playAtOnce(board);
      this.#coach = { board, coach: new Coach(board, currentPlan(board)) };
    }
    return this.#coach.coach;
  }
}
