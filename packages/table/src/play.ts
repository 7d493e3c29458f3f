/**
 * The only place where a game becomes words for a client. Everything here is made from the view and the
 * redacted log of one seat and from what is public; the game itself goes no further.
 */
import type { Board } from "@fiefdom/engine/board";
import type { Game } from "@fiefdom/engine/game";
import { type Entry, redact } from "@fiefdom/engine/log";
import { type ViewJSON, view } from "@fiefdom/engine/view";
import type { Bookmark } from "@fiefdom/protocol/client";
import { eventJSON } from "@fiefdom/protocol/events";
import type { EventJSON, PlaceJSON, PlayJSON } from "@fiefdom/protocol/server";
import type { Match } from "./match.ts";
import type { Scene } from "./scenes.ts";

/** What a seat may read; "open" for a finished game that is laid open. */
export const eventsFor = (board: Board, entries: readonly Entry[], seat: number | "open"): EventJSON[] =>
  entries.map((entry) => eventJSON(board, seat === "open" ? entry : redact(entry, seat)));

export const viewFor = (game: Game, seat: number): ViewJSON => view(game, seat).toJSON();

/** A scene as it is told to somebody who has read so far; its clock is read when it is sent. */
export function playFor(
  match: Match,
  seat: number,
  seen: Bookmark | null,
  scene: Scene,
  result: readonly PlaceJSON[] | null,
  undo: PlayJSON["undo"],
): (now: number) => PlayJSON {
  const { view, decision, bookmark } = scene;
  const from = match.unread(seen, bookmark);
  const entries = match.story.from(from).slice(0, bookmark.events - from);
  const events = eventsFor(match.game.board, entries, seat);
  return (now) => ({
    game: match.id,
    view,
    decision,
    bookmark,
    from,
    events,
    clock: match.clock.seen(scene.clock, now),
    undo,
    result: scene.over ? result : null,
  });
}
