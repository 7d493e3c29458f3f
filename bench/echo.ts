/** A bare WebSocket echo in a process of its own: what the wire and the machine cost without any server. */
import { spawn } from "node:child_process";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import WebSocket, { WebSocketServer } from "ws";

const SECONDS = 5;
const SOCKETS = 50;

/** Sends messages of that size at that pace; gives the times until they were back, sorted. */
export async function measureEcho(size: number, perSecond: number): Promise<number[]> {
  const child = spawn(process.execPath, [import.meta.filename, "serve"], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const port = await new Promise<string>((done) =>
    child.stdout?.once("data", (data) => done(String(data).trim())),
  );
  const times: number[] = [];
  const text = "x".repeat(size);
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      await new Promise((done) => socket.on("open", done));
      return socket;
    }),
  );
  const sentAt = new Map<WebSocket, number[]>(sockets.map((socket) => [socket, []]));
  for (const socket of sockets)
    socket.on("message", () => times.push(performance.now() - (sentAt.get(socket)?.shift() ?? 0)));
  const start = performance.now();
  for (let sent = 0; sent < perSecond * SECONDS; ) {
    const due = ((performance.now() - start) / 1000) * perSecond;
    for (; sent < due; sent++) {
      const socket = sockets[sent % SOCKETS];
      sentAt.get(socket)?.push(performance.now());
      socket.send(text);
    }
    await sleep(1);
  }
  await sleep(200);
  for (const socket of sockets) socket.terminate();
  child.disconnect();
  return times.sort((a, b) => a - b);
}

if (process.argv[1] === import.meta.filename && process.argv[2] === "serve") {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (socket) => socket.on("message", (data) => socket.send(String(data))));
  server.on("listening", () => console.log((server.address() as { port: number }).port));
  process.on("disconnect", () => process.exit());
}
