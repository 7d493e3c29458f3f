/** The numbers both sides agree on. They need no schema library, so a browser may import them freely. */

/** Rises when a client of the old one would no longer understand; a server refuses any other. */
export const PROTOCOL_VERSION = 1;

/** The longest message a client may send, in bytes. */
export const LONGEST_MESSAGE = 8192;
export const LONGEST_NAME = 32;
export const LONGEST_CHAT = 300;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
/** The most options one answer can name. */
export const MOST_OPTIONS = 200;
/** How many lines of chat a newcomer is shown. */
export const CHAT_SHOWN = 100;

/** WebSocket close codes of our own; anything else means: connect again. */
export const CLOSED = {
  /** The first message was no hello that this server understands. */
  protocol: 4400,
  /** The login it came with has ended: connect again with another one. */
  login: 4401,
  /** There is no such table, or this visitor may not see it. */
  gone: 4404,
  /** Too many messages, or messages that make no sense. */
  flood: 4429,
  /** The server is going down and comes back: connect again at once. */
  restart: 1012,
} as const;
