/** A moment of a game as an address: `/replay/ID?at=123&as=2`, and `&open=1` with all hands open. */
import type { Look } from "@fiefdom/local";

const numberIn = (given: string | null): number | null =>
  given !== null && /^\d{1,7}$/.test(given) ? Number(given) : null;

/** What an address wants to see; `seat` where it does not say. */
export function lookIn(search: string, seat: number): Look {
  const given = new URLSearchParams(search);
  const as = given.get("as");
  return {
    at: numberIn(given.get("at")) ?? 0,
    seat: numberIn(as) ?? Math.max(0, seat),
    open: as === "open" || given.get("open") === "1",
    result: false,
  };
}

export const searchOf = ({ at, seat, open }: Look): string => `?at=${at}&as=${seat}${open ? "&open=1" : ""}`;

export const pathOf = (id: string): string => `/replay/${encodeURIComponent(id)}`;

/** Where a game is looked at again. */
export const reviewPath = (id: string): string => `/review/${encodeURIComponent(id)}`;

/** The way to a game that somebody typed or pasted: a link, or an id. Null if it is neither. */
export function wayTo(typed: string): string | null {
  const text = typed.trim();
  const link = /\/replay\/([\w-]+)(\?[^#\s]*)?(#\S*)?$/.exec(text);
  if (link !== null) return `/replay/${link[1]}${link[2] ?? ""}${link[3] ?? ""}`;
  return /^[\w-]{4,64}$/.test(text) ? pathOf(text) : null;
}
