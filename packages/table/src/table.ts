/**
 * A table: who sits at it, the game that they play, what they said in advance and what they propose. No
 * connections, no store, no screen and no clock of its own: it is told which seat asks and what time it is, and
 * notes in a Change what came of it. A Refusal means that nothing was touched.
 */
import { Refusal } from "@fiefdom/engine/decisions";
import { explain, type Reason } from "@fiefdom/engine/explain";
import { askedSeat, NONE } from "@fiefdom/engine/game";
import { lineFor } from "@fiefdom/engine/notation";
import type { Seed } from "@fiefdom/engine/random";
import type { ClientMessage, StandingAnswers } from "@fiefdom/protocol/client";
import type { PlaceJSON, PlayJSON, TableJSON } from "@fiefdom/protocol/server";
import type { TableOptions } from "@fiefdom/protocol/table";
import type { Change } from "./change.ts";
import type { Match } from "./match.ts";
import type { Move } from "./move.ts";
import { Proposal } from "./proposal.ts";
import { botSeat, type Seat, STAND_IN, seatJSON } from "./seats.ts";
import { sightOf } from "./sight.ts";

/**
 * Answers of bots in a row. A person without a card is never asked, and a bot with one good card may play it
 * for ever.
 */
const MOST_ALONE = 3000;
const MOST_REACTIONS = 50;

/** What is asked of a table by one of its players. */
export type PlayRequest = Extract<
  ClientMessage,
  { type: "answer" | "undo" | "vote" | "replace" | "standing" | "resign" | "rematch" }
>;
type Request<T extends PlayRequest["type"]> = Extract<PlayRequest, { type: T }>;

/** Who is there, as far as the table knows. */
export interface Presence {
  isConnected(seat: number): boolean;
  /** Has been without connection for a while. */
  isAbsent(seat: number): boolean;
  readonly spectators: number;
}

/** A bot that is asked. */
export interface AskedBot {
  readonly match: Match;
  readonly seat: number;
  readonly bot: string;
  readonly decision: string;
}

/** A table as plain data. */
export interface TableBody {
  options: TableOptions;
  seats: Seat[];
  /** How many games were begun. */
  games: number;
  rematch: number[];
  /** By seat, for the running game. */
  standing: Record<number, StandingAnswers>;
}

export abstract class Table<C extends Change = Change> {
  readonly id: string;
  readonly body: TableBody;
  status: TableJSON["status"];
  match: Match | null = null;
  result: readonly PlaceJSON[] | null = null;
  #proposal: Proposal | null = null;
  #proposals = 0;

  constructor(id: string, body: TableBody, status: TableJSON["status"]) {
    this.id = id;
    this.body = body;
    this.status = status;
  }

  /** The seat of whoever may fill open seats with bots; NONE if there is nobody. */
  protected abstract get host(): number;
  /** Sets up a game. `first` begins; NONE for a lot. */
  protected abstract setUp(change: C, number: number, first: number): Match;
  /** A move was made. Where moves are kept one by one, this is the place to do so. */
  protected moved(_change: C, _match: Match, _move: Move): void {}

  json(presence: Presence): TableJSON {
    const { id, status, body } = this;
    return {
      id,
      status,
      options: body.options,
      seats: body.seats.map((seat, i) => seatJSON(seat, i, presence.isConnected(i))),
      host: this.host,
      spectators: presence.spectators,
      proposal: this.#proposal?.toJSON() ?? null,
      rematch: body.rematch,
      games: body.games,
    };
  }

  /** The game that goes on here. */
  protected running(): Match {
    if (this.match === null) throw new Refusal("no-game", "The game has not begun.");
    if (this.match.over) throw new Refusal("game-over", "The game is over.");
    return this.match;
  }

  /** Does what a player asks for. */
  carryOut(change: C, seat: number, request: PlayRequest, presence: Presence): void {
    switch (request.type) {
      case "answer":
        this.#answer(change, seat, request);
        return;
      case "undo":
        this.#undo(change, seat);
        return;
      case "vote":
        this.#vote(change, seat, request);
        return;
      case "replace":
        this.#replace(change, seat, request, presence);
        return;
      case "standing":
        this.#standing(change, seat, request);
        return;
      case "resign":
        this.resign(change, seat);
        return;
      case "rematch":
        this.#rematch(change, seat, request.yes);
    }
  }

  // ---- the game ------------------------------------------------------------------------------------------

  /** Somebody takes a seat. When the last one is taken the game begins. */
  protected fill(change: C, at: number, seat: Seat): void {
    this.body.seats[at] = seat;
    change.kept = change.table = true;
    this.beginIfFull(change);
  }

  beginIfFull(change: C): void {
    if (!this.body.seats.some((seat) => seat.kind === "open")) this.#begin(change, NONE);
  }

  #begin(change: C, first: number): void {
    const { body } = this;
    const number = body.games + 1;
    for (const seat of body.seats) seat.resigned = false;
    this.match = this.setUp(change, number, first);
    this.result = null;
    this.status = "playing";
    this.#proposal = null;
    body.games = number;
    body.rematch = [];
    body.standing = {};
    change.kept = change.begun = true;
  }

  #note(change: C, match: Match, move: Move): void {
    this.moved(change, match, move);
    change.played = true;
    if ("answer" in move) change.decisions++;
  }

  #answer(change: C, seat: number, { decision, options }: Request<"answer">): void {
    if (this.match?.isRepeated(seat, decision, options)) {
      change.ack = { repeated: true };
      return;
    }
    const match = this.running();
    if (decision !== match.decisionFor(seat))
      throw new Refusal("late", "That decision is not the one that is open.");
    this.#note(change, match, match.answer(seat, options, change.now));
  }

  /** The bot that is asked; null if it is a person, or nobody. */
  get askedBot(): AskedBot | null {
    const { match } = this;
    const decision = match?.decision ?? null;
    if (match === null || decision === null) return null;
    const { kind, bot } = this.body.seats[match.asked];
    return kind !== "bot" || bot === null ? null : { match, seat: match.asked, bot, decision };
  }

  /** What a bot thought of; null if it failed, and the first option is taken. False if it was refused. */
  botAnswers(change: C, { match, seat, decision }: AskedBot, options: readonly string[] | null): boolean {
    if (match !== this.match || match.decision !== decision) return true;
    let move: Move | null = null;
    try {
      if (options !== null) move = match.answer(seat, options, change.now);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
    this.#note(change, match, move ?? match.answer(seat, match.firstChoice(), change.now));
    return move !== null;
  }

  /** Have bots played on for so long, without a person being asked, that they could do so for ever? */
  get isEndless(): boolean {
    const { history } = this.match?.game ?? {};
    if (!history) return false;
    let n = 0;
    while (n < history.length && this.body.seats[history.seatOf(history.length - 1 - n)].kind === "bot") n++;
    return n > MOST_ALONE;
  }

  /** Gives the answers that were given in advance. True if the game has come to its end by now. */
  goOn(change: C): boolean {
    const { match } = this;
    if (match === null) return false;
    for (;;) {
      const options = match.advance((seat) =>
        this.body.seats[seat].kind === "person" ? this.body.standing[seat] : undefined,
      );
      if (options === null) break;
      this.#note(change, match, match.answer(match.asked, options, change.now, true));
    }
    // The game went on for everybody to see, so there is something else to take back.
    if (this.#proposal?.what === "undo" && this.#proposal.step !== match.scenes.steps) {
      this.#proposal = null;
      change.table = true;
    }
    return match.over && match.ended === null;
  }

  /** The game is over, with this result, at that time. */
  end(change: C, result: readonly PlaceJSON[], at: number): void {
    const { match } = this;
    if (match === null) return;
    match.ended = at;
    match.clock.ask(NONE, change.now);
    match.scenes.stop();
    this.result = result;
    this.status = "over";
    this.#proposal = null;
    this.body.rematch = [];
    change.table = change.kept = change.played = true;
  }

  #standing(change: C, seat: number, { reactions, treasures, payDebt }: Request<"standing">): void {
    this.running();
    if (Object.keys(reactions).length > MOST_REACTIONS)
      throw new Refusal("malformed", "That is more than there are Reactions.");
    this.body.standing[seat] = { reactions, treasures, payDebt };
    change.kept = change.settles = true;
  }

  why(seat: number, what: string): Reason | null {
    return explain(this.running().game, seat, what);
  }

  /**
   * The game as one line, for whoever is asked a question of their turn. At any other moment it is refused, or it
   * would tell whether somebody else is asked something.
   */
  position(seat: number, seed: Seed): string {
    const { game } = this.running();
    const line = askedSeat(game) === seat ? lineFor(game, seat, seed) : null;
    if (line === null)
      throw new Refusal("mid-effect", "A position is written down on one's own turn, between effects.");
    return line;
  }

  /**
   * What whoever is asked may know, for somebody who thinks in their place: the game as they may imagine it, what is
   * hidden from them dealt anew. At any other moment it is refused, or it would tell whether somebody else is asked.
   */
  sight(seat: number, seed: Seed): string {
    const { game } = this.running();
    const { hints, rated } = this.body.options;
    if (hints !== true || rated) throw new Refusal("no-hints", "At this table nobody is given hints.");
    if (askedSeat(game) !== seat || game.decision?.who !== seat)
      throw new Refusal("not-asked", "A hint is about a decision of one's own.");
    return sightOf(game, seat, seed);
  }

  /** The same for whoever has their own moves judged before they make them: against bots alone. */
  sightAlone(seat: number, seed: Seed): string {
    if (this.#voters([seat]).length > 0)
      throw new Refusal("no-hints", "Moves are judged where nobody but bots plays along.");
    return this.sight(seat, seed);
  }

  /** If the time of whoever is asked is up, a bot plays on for them. */
  checkTime(change: C): void {
    const { match } = this;
    if (match === null || match.asked === NONE) return;
    if ((match.clock.deadline ?? Number.POSITIVE_INFINITY) <= change.now)
      this.#giveUp(change, match.asked, STAND_IN);
  }

  #giveUp(change: C, at: number, bot: string): void {
    const match = this.running();
    this.#note(change, match, match.giveUp(at, bot));
    change.unseated = this.body.seats[at].person;
    this.body.seats[at] = { ...botSeat(bot), resigned: true };
    change.table = change.kept = true;
  }

  resign(change: C, at: number): void {
    const match = this.running();
    const seat = this.body.seats[at];
    this.#note(change, match, match.resign(at));
    // Among more than two a bot plays on, so that the others have their game.
    const isLeft = !match.over && seat.kind === "person";
    if (isLeft) change.unseated = seat.person;
    this.body.seats[at] = { ...(isLeft ? botSeat(STAND_IN) : seat), resigned: true };
    change.table = change.kept = true;
  }

  #rematch(change: C, seat: number, yes: boolean): void {
    if (this.status !== "over") throw new Refusal("not-allowed", "A rematch comes after the end of a game.");
    const others = this.body.rematch.filter((other) => other !== seat);
    this.body.rematch = yes ? [...others, seat].sort() : others;
    change.kept = change.table = true;
    const people = this.body.seats.flatMap((other, i) => (other.kind === "person" ? [i] : []));
    if (people.every((i) => this.body.rematch.includes(i))) this.#begin(change, this.#firstOfNext());
  }

  /** The winner starts last: the next to the left begins. Nobody won alone: by lot. */
  #firstOfNext(): number {
    const best = (this.result ?? []).filter((row) => row.place === 1);
    return best.length === 1 ? (best[0].seat + 1) % this.body.seats.length : NONE;
  }

  // ---- by consent ----------------------------------------------------------------------------------------

  /** People whose consent is needed. Bots are not asked. */
  #voters(except: readonly number[]): number[] {
    return this.body.seats.flatMap((seat, i) =>
      except.includes(i) || seat.kind !== "person" || seat.resigned ? [] : [i],
    );
  }

  /** Is its result held beside those of others? */
  protected get counts(): boolean {
    return this.body.options.rated;
  }

  /** Against bots alone anything may be taken back, unless the game counts. */
  mayUndo(seat: number, may: PlayJSON["undo"]): PlayJSON["undo"] {
    if (may !== "consent" || this.#voters([seat]).length > 0) return may;
    return this.counts ? "no" : "free";
  }

  #undo(change: C, seat: number): void {
    const match = this.match ?? this.running();
    const may = this.mayUndo(seat, match.mayUndo(seat));
    if (may === "no") {
      this.running();
      throw new Refusal("nothing-to-undo", "There is nothing that you could take back.");
    }
    if (may === "consent") {
      this.#propose(change, "undo", seat, seat, this.#voters([seat]));
      return;
    }
    this.#note(change, match, match.undo(seat, change.now));
    if (this.status === "playing") return;
    this.status = "playing";
    this.result = null;
    change.table = change.kept = true;
  }

  /** The host fills an open seat with a bot; during the game a bot may take over for someone absent. */
  #replace(change: C, by: number, { seat: at, bot }: Request<"replace">, presence: Presence): void {
    const seat = this.body.seats[at];
    if (seat === undefined) throw new Refusal("not-allowed", "There is no such seat.");
    if (this.status === "open") {
      if (this.host !== by || seat.kind !== "open")
        throw new Refusal("not-allowed", "Only the host may give an open seat to a bot.");
      this.fill(change, at, botSeat(bot));
      return;
    }
    this.running();
    if (seat.kind !== "person" || at === by || !presence.isAbsent(at))
      throw new Refusal("not-allowed", "Only someone who has been absent for a while can be replaced.");
    const voters = this.#voters([by, at]).filter((other) => !presence.isAbsent(other));
    if (voters.length === 0) this.#giveUp(change, at, bot);
    else this.#propose(change, "replace", by, at, voters, bot);
  }

  /** A proposal goes with its reason. True if it just went. */
  dropProposal(presence: Presence): boolean {
    const isPlaying = (seat: number): boolean => {
      const { kind, resigned } = this.body.seats[seat];
      return kind === "person" && !resigned;
    };
    if (this.#proposal?.stands(isPlaying, (seat) => presence.isAbsent(seat)) !== false) return false;
    this.#proposal = null;
    return true;
  }

  #propose(
    change: C,
    what: "undo" | "replace",
    by: number,
    seat: number,
    awaited: readonly number[],
    bot?: string,
  ): void {
    if (this.#proposal !== null) throw new Refusal("not-allowed", "Something else is being voted on.");
    const { steps } = this.running().scenes;
    this.#proposal = new Proposal(++this.#proposals, what, by, seat, awaited, steps, bot);
    change.table = true;
    change.ack = { proposed: this.#proposals };
  }

  #vote(change: C, seat: number, { proposal: number, yes }: Request<"vote">): void {
    const match = this.running();
    const proposal = this.#proposal;
    if (proposal === null || proposal.number !== number || !proposal.isAwaited(seat))
      throw new Refusal("no-proposal", "There is no such proposal that awaits your word.");
    change.table = true;
    if (yes && !proposal.agree(seat)) return;
    this.#proposal = null;
    if (!yes) return;
    if (proposal.what === "undo") this.#note(change, match, match.undo(proposal.seat, change.now));
    else this.#giveUp(change, proposal.seat, proposal.bot ?? STAND_IN);
  }
}
