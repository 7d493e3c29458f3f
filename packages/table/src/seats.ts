/** Who sits where. */
import type { SeatJSON } from "@fiefdom/protocol/server";

export interface Seat {
  kind: "open" | "person" | "bot";
  /** The person's public id. */
  person: string | null;
  name: string;
  bot: string | null;
  resigned: boolean;
  /** Accounts count for ratings. */
  account: boolean;
  rating: { readonly mean: number; readonly plusMinus: number } | null;
}

/** The one that plays on for somebody who is gone. */
export const STAND_IN = "squire";

export const openSeat = (): Seat => ({
  kind: "open",
  person: null,
  name: "",
  bot: null,
  resigned: false,
  account: false,
  rating: null,
});

export const botSeat = (bot: string, name = bot): Seat => ({ ...openSeat(), kind: "bot", name, bot });

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
