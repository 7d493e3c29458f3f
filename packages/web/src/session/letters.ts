/**
 * A text inside a link: compressed, in letters that an address may hold. It stands behind the `#`, which no server
 * ever gets to see.
 */

/** A link of a few thousand letters could unfold to more than a browser can hold: nothing of ours does. */
const MOST_BYTES = 4_000_000;

async function read(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError("too much for a link");
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array> => read(new Blob([bytes]).stream().pipeThrough(way));

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

/** Fails where a browser can't. */
export const toLetters = async (text: string): Promise<string> =>
  lettersOf(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));

/** Fails where the letters hold no text. */
export const fromLetters = async (letters: string): Promise<string> =>
  new TextDecoder("utf-8", { fatal: true }).decode(
    await through(bytesOf(letters), new DecompressionStream("deflate-raw")),
  );
