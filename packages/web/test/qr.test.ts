/**
 * The QR code of a link. The pictures here were read back by a reader of another project (jsQR 1.4), as were all
 * lengths from 1 to 213 bytes; what is fixed here is that they stay what they were.
 */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { qrCode } from "../src/online/qr.ts";

const print = (text: string): string =>
  createHash("sha256")
    .update((qrCode(text) ?? []).map((row) => row.map((on) => (on ? 1 : 0)).join("")).join("\n"))
    .digest("hex")
    .slice(0, 16);

it("draws what cameras read, from the smallest to the largest that a link needs", () => {
  expect(qrCode("HELLO")).toHaveLength(21);
  expect(print("HELLO")).toBe("c346c75add569873");
  const link = "https://fiefdom.example/t/AbCdEfGhIjKlMnOpQrStUv";
  expect(qrCode(link)).toHaveLength(33);
  expect(print(link)).toBe("f244e8523aa993ac");
  expect(qrCode("x".repeat(213))).toHaveLength(57);
  expect(print("x".repeat(213))).toBe("f8a692e420006d88");
});

it("draws nothing rather than something that can't be read", () => {
  expect(qrCode("x".repeat(214))).toBeNull();
  expect(qrCode("é".repeat(107))).toBeNull();
});
