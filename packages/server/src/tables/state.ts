/**
 * What may be done at a table, and what comes of it: seats, the game, proposals, standing answers. No
 * connections, no store and no clock of its own: it is told who asks and what time it is, and notes what has
 * to be stored in a Change. A Refusal means that nothing was touched.
 */
import { Refusal } from "@fiefdom/engine/decisions";
import { explain, type Reason } from "@fiefdom/engine/explain";
import { NONE } from "@fiefdom/engine/game";
import type { ClientMessage } from "@fiefdom/protocol/client";
import { CHAT_SHOWN } from "@fiefdom/protocol/limits";
import type { PlaceJSON, PlayJSON, TableJSON } from "@fiefdom/protocol/server";
import type { Move } from "@fiefdom/table/move";
import { Proposal } from "@fiefdom/table/proposal";
import { newSeed } from "../ids.ts";
import { lookAlike } from "../people/names.ts";
import type { ChatLine, Person, Seat, StoredGame, TableBody, TableRow, TableStatus } from "../store/rows.ts";
import { endGame, insertChat, insertGame, insertMove, saveGameBody } from "../store/store.ts";
import type { Change } from "./change.ts";
import type { Client } from "./client.ts";
import { KeptMatch } from "./kept.ts";
import { markMuted } from "./quiet.ts";
import { botSeat, nobody, openSeat, personSeat, STAND_IN, seatJSON } from "./seats.ts";

/**
 * Answers of bots in a row. A person without a card is never asked, and a bot with one good card may play it
 * for ever; then the bots give up, so that the game comes to an end.
 */
const MOST_ALONE = 3000;
const MOST_REACTIONS = 50;
const MOST_MUTED = 50;
const MOST_MUTERS = 200;

type Request<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;

/** Who is there, as far as the table knows. */
export interface Presence {
  isConnected(seat: number): boolean;
  /** Has been without connection for a while. */
  isAbsent(seat: number): boolean;
  readonly spectators: number;
}

export const NOBODY_THERE: Presence = { isConnected: () => false, isAbsent: () => true, spectators: 0 };

export class TableState {
  readonly id: string;
  readonly created: number;
  readonly body: TableBody;
  status: TableStatus;
  deadline: number | null;
  match: KeptMatch | null;
  result: readonly PlaceJSON[] | null;
  chat: ChatLine[];
  #proposal: Proposal | null = null;
  #proposals = 0;

  constructor(row: TableRow, match: KeptMatch | null, result: StoredGame["result"], chat: ChatLine[]) {
    this.id = row.id;
    this.created = row.created;
    this.status = row.status;
    this.body = row.body;
    this.deadline = row.deadline;
    this.match = match;
    this.result = result;
    this.chat = chat;
  }

  row(): TableRow {
    const { id, status, deadline, body, created } = this;
    return { id, status, listed: body.options.public, deadline, body, created };
  }

  json(presence: Presence): TableJSON {
    const { id, status, body } = this;
    return {
      id,
      status,
      options: body.options,
      seats: body.seats.map((seat, i) => seatJSON(seat, i, presence.isConnected(i))),
      host: body.seats.findIndex((seat) => seat.person === body.host),
      spectators: presence.spectators,
      proposal: this.#proposal?.toJSON() ?? null,
      rematch: body.rematch,
      games: body.games,
    };
  }

  seatOf(person: Person | null): number {
    return person === null ? NONE : this.body.seats.findIndex((seat) => seat.person === person.publicId);
  }

  #seated(person: Person | null): number {
    const seat = this.seatOf(person);
    if (seat === NONE) throw new Refusal("no-seat", "Only players may do that.");
    return seat;
  }

  #named(person: Person | null): Person {
    if (person === null) throw new Refusal("no-seat", "Tell us your name first.");
    return person;
  }

  running(): KeptMatch {
    if (this.match === null) throw new Refusal("no-game", "The game has not begun.");
    if (this.match.over) throw new Refusal("game-over", "The game is over.");
    return this.match;
  }

  // ---- sitting down and getting up -----------------------------------------------------------------------

  /** `present` are those who are connected. */
  join(change: Change, person: Person, present: readonly Person[], wanted?: number): void {
    if (this.seatOf(person) !== NONE) return;
    const free = this.body.seats.findIndex(
      (seat, i) => seat.kind === "open" && (wanted === undefined || wanted === i),
    );
    if (this.status !== "open" || free < 0)
      throw new Refusal("seat-taken", "There is no free seat for you at this table.");
    this.#mustNotPassFor(person, present);
    // Who sat here as a guest before is told apart from the account that comes.
    if (person.login !== null)
      for (const seat of this.body.seats)
        if (seat.kind === "person" && !seat.account && lookAlike(seat.name, person.name))
          seat.name = `${seat.name} 2`;
    this.#fill(change, free, personSeat(person));
    change.seated = person.publicId;
  }

  /** A guest is not called like somebody with an account who is at this table. */
  #mustNotPassFor(guest: Person, present: readonly Person[]): void {
    if (guest.login !== null) return;
    const seats = this.body.seats.filter((seat) => seat.account && seat.person !== guest.publicId);
    const names = [...seats, ...present.filter((other) => other.login !== null)].map(({ name }) => name);
    if (names.some((name) => lookAlike(name, guest.name)))
      throw new Refusal("name-taken", "Somebody with an account is called that here. Take another name.");
  }

  #fill(change: Change, at: number, seat: TableBody["seats"][number]): void {
    this.body.seats[at] = seat;
    change.kept = change.table = true;
    if (!this.body.seats.some((other) => other.kind === "open")) this.#begin(change, NONE);
  }

  leave(change: Change, person: Person): void {
    const at = this.seatOf(person);
    if (at === NONE) return;
    if (this.status === "playing") {
      this.resign(change, person);
      return;
    }
    const { name } = this.body.seats[at];
    change.unseated = person.publicId;
    this.body.seats[at] = this.status === "open" ? openSeat() : { ...openSeat(), name };
    // A game without its players has no rematch; a table without people is nobody's.
    const isEmpty = !this.body.seats.some((seat) => seat.kind === "person");
    if (this.status === "over" || isEmpty) this.status = "closed";
    change.kept = change.table = true;
  }

  /** Takes the name and the words of someone who wants to be forgotten out of everything that is here. */
  forget(change: Change, person: Person): void {
    const { body, match } = this;
    const isThem = (seat: Seat): boolean => seat.person === person.publicId;
    // Who got up keeps no id at the table, but the name is still written there.
    const played = match?.body.seats.flatMap((seat, i) => (isThem(seat) ? [i] : [])) ?? [];
    body.seats.forEach((seat, i) => {
      if (isThem(seat) || (seat.kind === "open" && played.includes(i))) nobody(seat);
    });
    if (body.host === person.publicId) body.host = "";
    delete body.muted[person.publicId];
    delete body.mutedVisitors?.[person.publicId];
    this.chat = this.chat.filter((line) => line.person !== person.publicId);
    if (match !== null && played.length > 0) {
      for (const i of played) nobody(match.body.seats[i]);
      change.statements.push(saveGameBody(match.id, match.body));
    }
    change.kept = change.table = true;
  }

  giveUpWaiting(change: Change): void {
    if (this.status !== "open") return;
    this.status = "closed";
    change.kept = change.table = true;
  }

  // ---- the game ------------------------------------------------------------------------------------------

  #begin(change: Change, first: number): void {
    const { body } = this;
    const number = body.games + 1;
    for (const seat of body.seats) seat.resigned = false;
    const begun = KeptMatch.begin(this.id, number, body.options, body.seats, first, newSeed(), change);
    this.match = begun.match;
    this.result = null;
    this.status = "playing";
    this.#proposal = null;
    body.games = number;
    body.game = begun.match.id;
    body.rematch = [];
    body.standing = {};
    change.statements.push(...insertGame(begun.stored));
    change.kept = change.begun = true;
  }

  #note(change: Change, match: KeptMatch, move: Move): void {
    change.statements.push(
      insertMove(match.id, match.moves - 1, change.at, move, match.chain(change.at, move)),
    );
    change.played = true;
    if ("answer" in move) change.decisions++;
  }

  answer(change: Change, person: Person | null, { decision, options }: Request<"answer">): void {
    const seat = this.#seated(person);
    if (this.match?.isRepeated(seat, decision, options)) {
      change.ack = { repeated: true };
      return;
    }
    const match = this.running();
    if (decision !== match.decisionFor(seat))
      throw new Refusal("late", "That decision is not the one that is open.");
    this.#note(change, match, match.answer(seat, options, change.now));
  }

  /** What a bot thought of; null if it failed, and the first option is taken. False if it came too late. */
  botAnswers(
    change: Change,
    match: KeptMatch,
    decision: string | null,
    options: readonly string[] | null,
  ): boolean {
    if (match !== this.match || match.decision !== decision || match.asked === NONE) return true;
    const seat = match.asked;
    if (this.#botsAlone(match) > MOST_ALONE && !match.resigned.includes(seat)) {
      this.#note(change, match, match.resign(seat));
      this.body.seats[seat] = { ...this.body.seats[seat], resigned: true };
      change.table = change.kept = true;
      return true;
    }
    let move: Move | null = null;
    try {
      if (options !== null) move = match.answer(seat, options, change.now);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
    this.#note(change, match, move ?? match.answer(seat, match.firstChoice(), change.now));
    return move !== null;
  }

  /** How many answers bots have given since a person was asked last. */
  #botsAlone(match: KeptMatch): number {
    const seats = match.game.history?.seats ?? [];
    let n = 0;
    while (n < seats.length && this.body.seats[seats[seats.length - 1 - n]].kind === "bot") n++;
    return n;
  }

  /** Gives the answers that were given in advance. True if the game has come to its end by now. */
  goOn(change: Change): boolean {
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

  end(change: Change, result: readonly PlaceJSON[]): void {
    const { match } = this;
    if (match === null) return;
    match.ended = change.at;
    match.clock.ask(NONE, change.now);
    match.scenes.stop();
    this.result = result;
    this.status = "over";
    this.#proposal = null;
    this.body.rematch = [];
    change.statements.push(endGame(match.id, change.at, result, match.seal(change.at, result)));
    change.table = change.kept = change.played = true;
  }

  standing(change: Change, person: Person | null, message: Request<"standing">): void {
    const seat = this.#seated(person);
    this.running();
    const { reactions, treasures, payDebt } = message;
    if (Object.keys(reactions).length > MOST_REACTIONS)
      throw new Refusal("malformed", "That is more than there are Reactions.");
    this.body.standing[seat] = { reactions, treasures, payDebt };
    change.kept = change.settles = true;
  }

  why(person: Person | null, what: string): Reason | null {
    return explain(this.running().game, this.#seated(person), what);
  }

  /** If the time of whoever is asked is up, a bot plays on for them. */
  checkTime(change: Change): void {
    const { match } = this;
    if (match === null || match.asked === NONE) return;
    if ((match.clock.deadline ?? Number.POSITIVE_INFINITY) <= change.now)
      this.#giveUp(change, match.asked, STAND_IN);
  }

  #giveUp(change: Change, at: number, bot: string): void {
    const match = this.running();
    this.#note(change, match, match.giveUp(at, bot));
    change.unseated = this.body.seats[at].person;
    this.body.seats[at] = { ...botSeat(bot), resigned: true };
    change.table = change.kept = true;
  }

  resign(change: Change, person: Person | null): void {
    const at = this.#seated(person);
    const match = this.running();
    this.#note(change, match, match.resign(at));
    // Among more than two a bot plays on, so that the others have their game.
    const seat = match.over ? this.body.seats[at] : botSeat(STAND_IN);
    if (!match.over) change.unseated = this.body.seats[at].person;
    this.body.seats[at] = { ...seat, resigned: true };
    change.table = change.kept = true;
  }

  rematch(change: Change, person: Person | null, yes: boolean): void {
    const seat = this.#seated(person);
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

  /** Where people play each other live, the others wait a little when one of them could be asked. */
  pausesFor(seat: number): boolean {
    const { options, seats } = this.body;
    const people = seats.filter((other) => other.kind === "person").length;
    return (
      options.pause !== false &&
      options.clock.kind !== "correspondence" &&
      seats[seat].kind === "person" &&
      people > 1
    );
  }

  /** Against bots alone anything may be taken back, unless the game counts. */
  mayUndo(seat: number, may: PlayJSON["undo"]): PlayJSON["undo"] {
    if (may !== "consent" || this.#voters([seat]).length > 0) return may;
    return this.body.options.rated ? "no" : "free";
  }

  undo(change: Change, person: Person | null): void {
    const seat = this.#seated(person);
    const match = this.running();
    const may = this.mayUndo(seat, match.mayUndo(seat));
    if (may === "no") throw new Refusal("nothing-to-undo", "There is nothing that you could take back.");
    if (may === "free") this.#note(change, match, match.undo(seat, change.now));
    else this.#propose(change, "undo", seat, seat, this.#voters([seat]));
  }

  /** The host fills an open seat with a bot; during the game a bot may take over for someone absent. */
  replace(change: Change, person: Person | null, request: Request<"replace">, presence: Presence): void {
    const { seat: at, bot } = request;
    const by = this.#seated(person);
    const seat = this.body.seats[at];
    if (seat === undefined) throw new Refusal("not-allowed", "There is no such seat.");
    const newcomer = botSeat(bot);
    if (this.status === "open") {
      if (this.body.host !== person?.publicId || seat.kind !== "open")
        throw new Refusal("not-allowed", "Only the host may give an open seat to a bot.");
      this.#fill(change, at, newcomer);
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
    change: Change,
    what: "undo" | "replace",
    by: number,
    seat: number,
    awaited: readonly number[],
    bot?: string,
  ): void {
    if (this.#proposal !== null) throw new Refusal("not-allowed", "Something else is being voted on.");
    this.#proposal = new Proposal(
      ++this.#proposals,
      what,
      by,
      seat,
      awaited,
      this.running().scenes.steps,
      bot,
    );
    change.table = true;
    change.ack = { proposed: this.#proposals };
  }

  vote(change: Change, person: Person | null, { proposal: number, yes }: Request<"vote">): void {
    const seat = this.#seated(person);
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

  // ---- talk ----------------------------------------------------------------------------------------------

  say(
    change: Change,
    client: Pick<Client, "person" | "visitor">,
    text: string,
    present: readonly Person[],
  ): void {
    const person = this.#named(client.person);
    this.#mustNotPassFor(person, present);
    const words = text.replace(/\p{C}+/gu, " ").trim();
    if (words === "") throw new Refusal("malformed", "There is nothing to say in that.");
    const line: ChatLine = {
      number: (this.chat.at(-1)?.number ?? -1) + 1,
      person: person.publicId,
      name: person.name,
      seat: this.seatOf(person),
      text: words,
      at: change.at,
      visitor: client.visitor,
      ...(person.login === null ? { guestSince: person.created } : {}),
    };
    // Who is muted and comes from elsewhere now is known by that as well.
    const muters = Object.keys(this.body.muted).filter((me) => this.mutedBy(me).includes(person.publicId));
    if (markMuted(this.body, muters, [client.visitor], change.at)) change.kept = true;
    this.chat = [...this.chat, line].slice(-CHAT_SHOWN);
    change.statements.push(insertChat(this.id, line));
    change.line = line;
  }

  /** `visitors` are the marks with which that person is connected. */
  mute(
    change: Change,
    visitor: Person | null,
    { person, on }: Request<"mute">,
    visitors: readonly string[],
  ): void {
    const me = this.#named(visitor).publicId;
    if (!Object.hasOwn(this.body.muted, me) && Object.keys(this.body.muted).length >= MOST_MUTERS)
      throw new Refusal("not-allowed", "Too many at this table have muted somebody already.");
    const others = this.mutedBy(me).filter((other) => other !== person);
    this.body.muted[me] = on ? [...others, person].slice(-MOST_MUTED) : others;
    const said = this.chat.flatMap((line) => (line.person === person ? (line.visitor ?? []) : []));
    const marks = [...new Set([...visitors, ...said])];
    if (on) markMuted(this.body, [me], marks, change.at);
    else for (const mark of marks) delete this.body.mutedVisitors?.[me]?.[mark];
    change.kept = true;
  }

  mutedBy(person: string | undefined): string[] {
    const { muted } = this.body;
    return person !== undefined && Object.hasOwn(muted, person) ? muted[person] : [];
  }
}
