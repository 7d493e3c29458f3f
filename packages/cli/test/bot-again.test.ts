/** A connection that breaks before the answer was acknowledged: it is sent again, and known to be the same. */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
/** Says "end" to everything. */
const PROGRAM = `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  if (JSON.parse(line).type === "decide") console.log('["end"]');
})`;

const play = (decision: string, result: object[] | null = null) => ({
  view: { seat: 0, decision: { seat: 0, verb: "buy", options: ["end"], min: 1, max: 1 } },
  decision,
  bookmark: { game: 1, undos: 0, events: 0 },
  events: [],
  result,
});

interface Heard {
  readonly type: string;
  readonly client?: string;
  readonly id?: number;
  readonly decision?: string;
}

test("an answer that was not acknowledged is sent again under the same name and number", async () => {
  const heard: Heard[] = [];
  const http = createServer((_, reply) => reply.setHeader("set-cookie", "name=bot").end("{}"));
  const sockets = new WebSocketServer({ server: http });
  const say = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));
  let answers = 0;
  sockets.on("connection", (socket) => {
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as Heard;
      heard.push(message);
      if (message.type === "hello")
        say(socket, { type: "welcome", you: { seat: 0 }, table: {}, cards: [], play: play("1.0") });
      else if (++answers === 1) socket.terminate();
      else {
        say(socket, { type: "ack", id: message.id });
        const over = [{ seat: 0, place: 1, score: { total: 3 } }];
        say(socket, { type: "play", play: answers === 2 ? play("1.1") : play("1.2", over) });
      }
    });
  });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  const link = `http://127.0.0.1:${(http.address() as AddressInfo).port}/table/0123456789abcdef`;
  const bot = spawn(process.execPath, [MAIN, "bot", "--table", link, "--", process.execPath, "-e", PROGRAM], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  bot.stderr.on("data", (text) => (said += text));
  const code = await new Promise((done) => bot.on("exit", done));
  sockets.close();
  http.close();
  expect(code, said).toBe(0);
  const [hello, lost, again, same, next] = heard;
  expect([hello.type, lost.type, again.type]).toEqual(["hello", "answer", "hello"]);
  expect(hello.client).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
  expect(again.client).toBe(hello.client);
  expect(same).toEqual(lost);
  expect(next).toMatchObject({ type: "answer", decision: "1.1" });
  expect(next.id).not.toBe(lost.id);
});
