/**
 * Reading what a server sends. It may be newer than this page, or something in between may have answered in
 * its place: what can't be what it says is not let in, since everything behind this door believes it.
 */
import { readServerMessage, type ServerMessage } from "@fiefdom/protocol";

/** "unknown" is news of a kind that this page does not know yet: to be ignored. */
export function readMessage(data: unknown): ServerMessage | "unknown" | "unreadable" {
  if (typeof data !== "string") return "unreadable";
  const message = readServerMessage(data);
  if (message === null) return isNews(data) ? "unknown" : "unreadable";
  return isWhole(message) ? message : "unreadable";
}

function isNews(data: string): boolean {
  try {
    return typeof (JSON.parse(data) as { type?: unknown } | null)?.type === "string";
  } catch {
    return false;
  }
}

/** A look at the parts without which nothing could be shown. */
function isWhole(message: ServerMessage): boolean {
  switch (message.type) {
    case "welcome":
      return (
        isTable(message.table) &&
        typeof message.you?.seat === "number" &&
        (message.play === null || isPlay(message.play)) &&
        Array.isArray(message.cards) &&
        Array.isArray(message.chat)
      );
    case "table":
      return isTable(message.table);
    case "play":
      return isPlay(message.play);
    case "refused":
      return message.play === undefined || isPlay(message.play);
    case "chat":
      return typeof message.line?.text === "string";
    default:
      return true;
  }
}

const isTable = (table: { seats?: unknown; options?: unknown } | null | undefined): boolean =>
  Array.isArray(table?.seats) && typeof table.options === "object";

const isPlay = (
  play: { view?: { players?: unknown; supply?: unknown }; events?: unknown; bookmark?: unknown } | null,
): boolean =>
  Array.isArray(play?.view?.players) &&
  Array.isArray(play.view.supply) &&
  Array.isArray(play.events) &&
  typeof play.bookmark === "object";
