/**
 * A whole game inside a link, for games that no server keeps: JSON, compressed, in letters that an address may
 * hold. It stands behind the `#`, which no server ever gets to see.
 */
import { NotAGame, type RecordedGame, readGame } from "./game.ts";

/** Longer links are cut off by some of the programs that people send them with. */
const LONGEST_LINK = 8000;

/** The id of a game that its own link brings along. */
export const LINKED = "link";

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

/** What stands behind the `#`; null if it is too long for a link, or this browser can't make one. */
export async function pack({ ended, seats, record, result }: RecordedGame): Promise<string | null> {
  try {
    const resigned = result?.some((row) => row.resigned) === true;
    const text = JSON.stringify({ ended, seats, record, ...(resigned ? { result } : {}) });
    const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
    const letters = lettersOf(packed);
    return letters.length > LONGEST_LINK ? null : letters;
  } catch {
    return null;
  }
}

export async function unpack(letters: string): Promise<RecordedGame> {
  let read: unknown;
  try {
    const text = await through(bytesOf(letters), new DecompressionStream("deflate-raw"));
    read = JSON.parse(new TextDecoder().decode(text));
  } catch {
    throw new NotAGame("not to be unpacked");
  }
  return readGame(read, LINKED);
}
