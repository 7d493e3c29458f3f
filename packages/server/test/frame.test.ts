/** Frames are read as what was written, whatever their length and language, and however many there are in a piece. */
import { expect, test } from "vitest";
import WebSocket, { type Server, WebSocketServer } from "ws";
import { framesOf } from "../src/web/frame.ts";

/** What a client reads of these bytes. */
async function read(bytes: Buffer, messages: number): Promise<string[]> {
  const server: Server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await new Promise((listening) => server.once("listening", listening));
  server.on("connection", (_, { socket }) => socket.write(bytes));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
  const got: string[] = [];
  try {
    await new Promise<void>((done, failed) => {
      client.on("error", failed);
      client.on("close", () => failed(new Error("closed")));
      client.on("message", (data, isBinary) => {
        expect(isBinary).toBe(false);
        if (got.push(String(data)) === messages) done();
      });
    });
    return got;
  } finally {
    client.terminate();
    server.close();
  }
}

test("messages of every length and several languages, in one piece", async () => {
  // The length is written in one byte, two or eight, and counts bytes, not characters.
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => "x".repeat(length));
  texts.push("כפר ומפלצת", "ł".repeat(63), "ł".repeat(32_768), "🂡");
  expect(await read(framesOf(texts), texts.length)).toEqual(texts);
});
