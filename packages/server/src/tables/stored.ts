/**
 * A table of people as the store keeps it: who may sit down, what is written down of their game, and what they
 * say to each other.
 */
import { Refusal } from "@fiefdom/engine/decisions";
import { NONE } from "@fiefdom/engine/game";
import type { QuickWishes } from "@fiefdom/protocol/http";
import { CHAT_SHOWN } from "@fiefdom/protocol/limits";
import type { PlaceJSON } from "@fiefdom/protocol/server";
import type { Move } from "@fiefdom/table/move";
import { openSeat, type Seat } from "@fiefdom/table/seats";
import { type AskedBot, type PlayRequest, type Presence, Table } from "@fiefdom/table/table";
import { newSeed } from "../ids.ts";
import { lookAlike } from "../people/names.ts";
import type { ChatLine, Person, StoredGame, TableBody, TableRow } from "../store/rows.ts";
import {
  dropHead,
  endGame,
  insertChat,
  insertGame,
  insertMove,
  saveDaily,
  saveGameBody,
  saveHead,
} from "../store/store.ts";
import type { Change } from "./change.ts";
import type { Client } from "./client.ts";
import { KeptMatch } from "./kept.ts";
import { type MuteRequest, markMuted } from "./quiet.ts";
import { mustBeListed, nobody, personSeat, seatsOf } from "./seats.ts";
import { canBeSetUp } from "./setUp.ts";
import { agreed } from "./waits.ts";

const MOST_MUTED = 50;
const MOST_MUTERS = 200;

export const NOBODY_THERE: Presence = { isConnected: () => false, isAbsent: () => true, spectators: 0 };

export class StoredTable extends Table<Change> {
  readonly created: number;
  declare readonly body: TableBody;
  declare match: KeptMatch | null;
  deadline: number | null;
  chat: ChatLine[];

  constructor(row: TableRow, match: KeptMatch | null, result: StoredGame["result"], chat: ChatLine[]) {
    super(row.id, row.body, row.status);
    this.created = row.created;
    this.deadline = row.deadline;
    this.match = match;
    this.result = result;
    this.chat = chat;
  }

  row(): TableRow {
    const { id, status, deadline, body, created } = this;
    return { id, status, listed: body.options.public, deadline, body, created };
  }

  seatOf(person: Person | null): number {
    return person === null ? NONE : this.body.seats.findIndex((seat) => seat.person === person.publicId);
  }

  /** The seat of somebody who wants what only players may do. */
  seated(person: Person | null): number {
    const seat = this.seatOf(person);
    if (seat === NONE) throw new Refusal("no-seat", "Only players may do that.");
    return seat;
  }

  #named(person: Person | null): Person {
    if (person === null) throw new Refusal("no-seat", "Tell us your name first.");
    return person;
  }

  // ---- what is written down ------------------------------------------------------------------------------

  protected override get host(): number {
    return this.body.seats.findIndex((seat) => seat.person === this.body.host);
  }

  protected override setUp(change: Change, number: number, first: number): KeptMatch {
    const { options, seats } = this.body;
    const { match, stored } = KeptMatch.begin(this.id, number, options, seats, first, newSeed(), change);
    this.body.game = match.id;
    change.statements.push(...insertGame(stored));
    return match;
  }

  protected override moved(change: Change, match: KeptMatch, move: Move): void {
    const link = match.chain(change.at, move);
    change.statements.push(insertMove(match.id, match.moves - 1, change.at, move, link));
  }

  override end(change: Change, result: readonly PlaceJSON[], at: number): void {
    super.end(change, result, at);
    if (this.match !== null)
      change.statements.push(endGame(this.match.id, at, result, this.match.seal(at, result)));
    this.#endDaily(change, result, at);
  }

  /** So are those of the kingdom of a day: whoever saw a draw can't go back and choose by it. */
  protected override get counts(): boolean {
    return super.counts || this.body.daily !== undefined;
  }

  /** In the kingdom of a day it is written down how it went. Who gave up has no result. */
  #endDaily(change: Change, result: readonly PlaceJSON[], at: number): void {
    const { daily: day, seats } = this.body;
    if (day === undefined || this.match === null) return;
    for (const { seat, place, turns, resigned, score } of result) {
      const { person } = seats[seat];
      if (person === null || resigned) continue;
      const done = { day, person, game: this.match.id, won: place === 1, turns, score: score.total };
      change.statements.push(saveDaily(done, at));
    }
  }

  /** How far its moves have come is stored with them. */
  writeHead(change: Change): void {
    const { match } = this;
    const head = match?.head ?? null;
    if (match === null || head === null || !change.played) return;
    change.statements.push(match.ended === null ? saveHead(match.id, head) : dropHead(match.id));
  }

  // ---- players -------------------------------------------------------------------------------------------

  override carryOut(change: Change, seat: number, request: PlayRequest, presence: Presence): void {
    if (request.type === "replace") mustBeListed(request.bot);
    super.carryOut(change, seat, request, presence);
  }

  /** Bots that could go on for ever give up instead, so that the game comes to an end. */
  override botAnswers(change: Change, asked: AskedBot, options: readonly string[] | null): boolean {
    const { match, seat, decision } = asked;
    if (match.decision !== decision || !this.isEndless || match.resigned.includes(seat))
      return super.botAnswers(change, asked, options);
    this.resign(change, seat);
    return true;
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
    this.fill(change, free, personSeat(person));
    change.seated = person.publicId;
  }

  /** The same for a quick match: the table becomes one that suits all who wait here. */
  meet(change: Change, person: Person, wishes: QuickWishes, present: readonly Person[]): void {
    const { body } = this;
    const options =
      this.status === "open" && body.quick === true ? agreed(body, wishes, person.publicId) : null;
    if (options === null || (options !== body.options && !canBeSetUp(options)))
      throw new Refusal("seat-taken", "There is no free seat for you at this table.");
    if (this.seatOf(person) === NONE) this.#mustNotPassFor(person, present);
    if (options !== body.options) {
      const taken = body.seats.filter((seat) => seat.kind !== "open");
      change.reseated = taken.some((seat, i) => body.seats[i] !== seat);
      body.seats = [...taken, ...seatsOf(options).slice(taken.length)];
      body.options = options;
    }
    body.wishes = { ...body.wishes, [person.publicId]: wishes };
    change.kept = change.table = true;
    this.join(change, person, present);
    // Who sat here already may have been the last one to be waited for.
    if (!change.begun && change.seated === null) this.beginIfFull(change);
  }

  /** A guest is not called like somebody with an account who is at this table. */
  #mustNotPassFor(guest: Person, present: readonly Person[]): void {
    if (guest.login !== null) return;
    const seats = this.body.seats.filter((seat) => seat.account && seat.person !== guest.publicId);
    const names = [...seats, ...present.filter((other) => other.login !== null)].map(({ name }) => name);
    if (names.some((name) => lookAlike(name, guest.name)))
      throw new Refusal("name-taken", "Somebody with an account is called that here. Take another name.");
  }

  leave(change: Change, person: Person): void {
    const at = this.seatOf(person);
    if (at === NONE) return;
    if (this.status === "playing") {
      this.resign(change, at);
      return;
    }
    const { name } = this.body.seats[at];
    change.unseated = person.publicId;
    delete this.body.wishes?.[person.publicId];
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
    delete body.wishes?.[person.publicId];
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
    { person, on }: MuteRequest,
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
