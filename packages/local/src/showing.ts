/**
 * A recorded game is shown. It speaks the messages of a table, so that the same page can show it; but nobody is asked anything here, and the client says which moment it wants to see, and as whom.
 */
import { boardFor } from "@fiefdom/cards";
import { explain, type Game, view } from "@fiefdom/engine";
import { askedSeat } from "@fiefdom/engine/game";
import { lineFor, lineOf } from "@fiefdom/engine/notation";
import {
  type ClientMessage,
  type EventJSON,
  type PlayJSON,
  PROTOCOL_VERSION,
  type ServerMessage,
  type TableJSON,
} from "@fiefdom/protocol";
import { cardFacts } from "@fiefdom/protocol/facts";
import { NO_STANDING } from "@fiefdom/protocol/standing";
import { optionsOf, seatsOf } from "@fiefdom/table/home";
import { eventsFor } from "@fiefdom/table/play";
import { seatJSON } from "@fiefdom/table/seats";
import { sightOf } from "@fiefdom/table/sight";
import { beginAt } from "./arranged.ts";
import type { Look, ReplayReply, ReplayRequest, Sight } from "./messages.ts";
import { Reel } from "./reel.ts";

type View = PlayJSON["view"];

/** Whose question it is and what it is about, without what may be answered. */
const asTold = ({ seat, by, verb, source }: NonNullable<View["decision"]>): View["decision"] => ({
  seat,
  ...(by === undefined ? {} : { by }),
  verb,
  source,
});

export class Showing {
  readonly #request: ReplayRequest;
  readonly #reel: Reel;
  readonly #post: (message: ServerMessage | ReplayReply) => void;
  #look: Look;
  /** Rises when what is shown next does not follow from what was shown before: no card flies then. */
  #cuts = 0;

  constructor(request: ReplayRequest, post: (message: ServerMessage | ReplayReply) => void) {
    this.#request = request;
    const { record, position } = request;
    this.#reel =
      position === undefined
        ? new Reel(record)
        : new Reel(record, beginAt(boardFor(record.setUp), position, String(record.seed)));
    this.#post = post;
    this.#look = this.#possible(request.look);
  }

  hear(message: ClientMessage): void {
    switch (message.type) {
      case "hello":
        this.#post({ type: "outline", outline: this.#reel.outline });
        this.#welcome();
        return;
      case "why":
        this.#post({
          type: "why",
          id: message.id,
          reason: explain(this.#game(), this.#look.seat, message.what),
        });
        return;
      case "position":
        this.#position(message.id);
        return;
      case "standing":
        // Nothing is asked here, so nothing needs an answer that stands.
        this.#post({ type: "ack", id: message.id });
        return;
      case "ping":
        this.#post({ type: "pong", id: message.id, time: 0 });
        return;
      default:
        this.#post({ type: "refused", id: message.id, code: "replay", message: "This is a replay." });
    }
  }

  /** As it really was where everything lies open, otherwise as the seat knew it. */
  #position(id: number): void {
    const { seat, open } = this.#look;
    const line = open ? lineOf(this.#game()) : lineFor(this.#game(), seat, Math.random());
    if (line !== null) this.#post({ type: "position", id, line });
    else this.#post({ type: "refused", id, code: "mid-effect", message: "A position is between effects." });
  }

  /** What the seat knew that is looked from, or whoever is asked where everything lies open. */
  sight(): Sight | null {
    const game = this.#game();
    const { seat, open, result } = this.#look;
    const who = game.decision?.who ?? -1;
    if (result || who < 0 || askedSeat(game) !== who || (who !== seat && !open)) return null;
    return { seen: sightOf(game, who, Math.random()) };
  }

  look(wanted: Look): void {
    const before = this.#look;
    const now = this.#possible(wanted);
    this.#look = now;
    if (now.seat !== before.seat || now.open !== before.open) {
      this.#cuts++;
      this.#welcome();
      return;
    }
    if (now.at !== before.at + 1) this.#cuts++;
    const { told } = this.#reel.outline;
    this.#post({ type: "play", play: this.#play(Math.min(told[before.at], told[now.at])) });
  }

  #possible({ at, seat, open, result }: Look): Look {
    const within = (n: number, most: number): number =>
      Number.isFinite(n) ? Math.min(Math.max(0, Math.trunc(n)), most) : 0;
    const { of } = this.#reel.outline;
    return {
      at: result ? of : within(at, of),
      seat: within(seat, this.#reel.end.players.length - 1),
      open,
      result,
    };
  }

  #game(): Game {
    return this.#reel.at(this.#look.at);
  }

  #welcome(): void {
    this.#post({
      type: "welcome",
      protocol: PROTOCOL_VERSION,
      time: 0,
      you: { seat: this.#look.seat, person: null },
      table: this.#table(),
      play: this.#play(0),
      cards: cardFacts(this.#reel.end.board),
      standing: NO_STANDING,
      muted: [],
      chat: [],
    });
  }

  #table(): TableJSON {
    const { bots, record } = this.#request;
    return {
      id: "replay",
      status: "over",
      options: optionsOf(record.setUp, bots),
      seats: seatsOf(this.#request).map((seat, at) => seatJSON(seat, at, true)),
      host: -1,
      spectators: 0,
      proposal: null,
      rematch: [],
      games: 1,
    };
  }

  #play(from: number): PlayJSON {
    const { at, result } = this.#look;
    const events = this.#reel.outline.told[at];
    return {
      game: `replay ${this.#cuts}`,
      view: this.#view(),
      decision: String(at),
      bookmark: { game: 1, undos: 0, events },
      from,
      events: this.#events(from, events),
      clock: null,
      undo: "no",
      result: result ? (this.#request.result ?? this.#reel.outline.result) : null,
    };
  }

  #events(from: number, to: number): EventJSON[] {
    const { board } = this.#reel.end;
    const { seat, open } = this.#look;
    return eventsFor(board, this.#reel.entries.slice(from, to), open ? "open" : seat);
  }

  /** What the seat saw; but its question is only told, not asked. The table stays until the result is wanted. */
  #view(): View {
    const g = this.#game();
    const { seat, open, result } = this.#look;
    const seen = view(g, seat).toJSON();
    const { decision } = seen;
    return {
      ...seen,
      over: result,
      decision: decision === null ? null : asTold(decision),
      players: open ? seen.players.map((_, i) => view(g, i).toJSON().players[i]) : seen.players,
    };
  }
}
