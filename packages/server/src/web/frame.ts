/**
 * Messages as they go over the wire: each a frame of its own (RFC 6455: text, whole, unmasked, uncompressed), and all
 * that a client is told at a time one piece of bytes, so that it is written by one call. The sockets' library writes
 * two pieces for each message; at thousands of answers a second that is a tenth of all the server does.
 */
const WHOLE_TEXT = 0x81;
/** Up to that many bytes the length stands in the second byte; then that byte says how long the length is. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO = 0xffff;

const headOf = (length: number): number => (length <= SHORT ? 2 : length <= MOST_IN_TWO ? 4 : 10);

/** The frames of these messages, in this order. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  texts.forEach((text, i) => {
    const length = lengths[i];
    bytes[at] = WHOLE_TEXT;
    if (length <= SHORT) bytes[at + 1] = length;
    else if (length <= MOST_IN_TWO) {
      bytes[at + 1] = TWO_BYTES;
      bytes.writeUInt16BE(length, at + 2);
    } else {
      bytes[at + 1] = EIGHT_BYTES;
      bytes.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += headOf(length);
    at += bytes.write(text, at);
  });
  return bytes;
}
