/**
 * Peace at a table: how much may be said there, and by whom. Guests cost nothing, so that whoever is refused
 * or muted could come back as another one; those of one visitor therefore count together, and so do all who
 * only just came. A visitor is a mark of a few bits, enough to know one again at a table and too few to tell
 * from which address.
 */
import { NONE } from "@fiefdom/engine/game";
import type { ClientMessage } from "@fiefdom/protocol/client";
import type { ChatJSON } from "@fiefdom/protocol/server";
import { Buckets } from "../limits.ts";
import type { ChatLine, Person, TableBody } from "../store/rows.ts";

/** Who became a guest less than that ago is new. */
const NEW_MS = 600_000;
const MOST_MARKS = 50;

export class ChatLimits {
  readonly #byPerson = new Buckets(0.5, 5);
  readonly #byVisitor = new Buckets(1, 10);
  /** All guests together who are new and only watch. */
  readonly #newcomers = new Buckets(0.5, 10);

  take(
    person: Person | null,
    visitor: string,
    seat: number,
    { now, at }: { now: number; at: number },
  ): boolean {
    if (!this.#byPerson.take(person?.publicId ?? "", now)) return false;
    if (person === null || person.login !== null) return true;
    if (!this.#byVisitor.take(visitor, now)) return false;
    return seat !== NONE || at - person.created > NEW_MS || this.#newcomers.take("", now);
  }
}

export type MuteRequest = Extract<ClientMessage, { type: "mute" }>;

type Muted = Pick<TableBody, "muted" | "mutedVisitors">;

const own = <T>(all: Record<string, T> | undefined, key: string | undefined): T | undefined =>
  all !== undefined && key !== undefined && Object.hasOwn(all, key) ? all[key] : undefined;

/** Notes from where somebody comes whom these don't want to read. True if that was news. */
export function markMuted(
  body: Muted,
  muters: readonly string[],
  visitors: readonly string[],
  at: number,
): boolean {
  let isNews = false;
  body.mutedVisitors ??= {};
  for (const muter of muters) {
    const marks = own(body.mutedVisitors, muter) ?? {};
    body.mutedVisitors[muter] = marks;
    for (const visitor of visitors) {
      if (own(marks, visitor) !== undefined || Object.keys(marks).length >= MOST_MARKS) continue;
      marks[visitor] = at;
      isNews = true;
    }
  }
  return isNews;
}

/** Does this person not want to read that line? Guests of a visitor they muted are muted as well. */
export function isHidden({ muted, mutedVisitors }: Muted, me: string | undefined, line: ChatLine): boolean {
  if (me === undefined || line.person === me) return false;
  if (own(muted, me)?.includes(line.person)) return true;
  const since = own(own(mutedVisitors, me), line.visitor);
  if (since === undefined || line.guestSince === undefined || line.at < since) return false;
  return line.seat === NONE || line.guestSince > since;
}

/** A line as it is shown: from where it was said is nobody's affair. */
export const shown = ({ visitor: _, guestSince: __, ...line }: ChatLine): ChatJSON => line;
