/** Who sits where. */
import { ROSTER } from "@fiefdom/bots/roster";
import { Refusal } from "@fiefdom/engine/decisions";
import type { SeatJSON } from "@fiefdom/protocol/server";
import type { TableOptions } from "@fiefdom/protocol/table";
import type { Person, Seat } from "../store/rows.ts";

/** The one that plays on for somebody who is gone. */
export const STAND_IN = "squire";

export function botSeat(bot: string): Seat {
  if (!Object.hasOwn(ROSTER, bot))
    throw new Refusal(
      "unknown-bot",
      `There is no bot "${bot}". There are: ${Object.keys(ROSTER).join(", ")}.`,
    );
  return { kind: "bot", person: null, name: bot, bot, resigned: false, account: false, rating: null };
}

export const openSeat = (): Seat => ({
  kind: "open",
  person: null,
  name: "",
  bot: null,
  resigned: false,
  account: false,
  rating: null,
});

export const personSeat = (person: Person): Seat => ({
  kind: "person",
  person: person.publicId,
  name: person.name,
  bot: null,
  resigned: false,
  account: person.login !== null,
  rating: ratingOf(person),
});

/** Whoever sat here is not to be known any more. */
export function nobody(seat: Seat): void {
  seat.person = null;
  seat.name = "";
  seat.rating = null;
}

export const ratingOf = ({ mean, spread }: Person): Seat["rating"] =>
  mean === null || spread === null ? null : { mean, plusMinus: 2 * spread };

export const seatsOf = (options: TableOptions): Seat[] =>
  options.seats.map((seat) => (seat.for === "bot" ? botSeat(seat.bot) : openSeat()));

export const seatJSON = (seat: Seat, at: number, connected: boolean): SeatJSON => ({
  seat: at,
  kind: seat.kind,
  name: seat.name,
  person: seat.person,
  bot: seat.bot,
  connected: seat.kind === "bot" || connected,
  resigned: seat.resigned,
  rating: seat.rating,
});
