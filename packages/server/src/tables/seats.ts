/** Who takes a seat at a table of people, and what is left of them there. */
import { ROSTER } from "@fiefdom/bots/roster";
import { Refusal } from "@fiefdom/engine/decisions";
import type { TableOptions } from "@fiefdom/protocol/table";
import { botSeat, openSeat, type Seat } from "@fiefdom/table/seats";
import type { Person } from "../store/rows.ts";

export function mustBeListed(bot: string): void {
  if (!Object.hasOwn(ROSTER, bot))
    throw new Refusal(
      "unknown-bot",
      `There is no bot "${bot}". There are: ${Object.keys(ROSTER).join(", ")}.`,
    );
}

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
  options.seats.map((seat) => {
    if (seat.for !== "bot") return openSeat();
    mustBeListed(seat.bot);
    return botSeat(seat.bot);
  });
