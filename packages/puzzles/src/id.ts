/** A short name for a puzzle that follows from what it asks: two sums of 32 bits, as letters and digits. */
export function idOf(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x01000197);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`.slice(0, 8);
}
