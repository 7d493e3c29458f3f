/** Makes another Node process collect its garbage, through its inspector, so that its memory can be counted. */
import WebSocket from "ws";

/** `said` is what the process wrote when it was started with --inspect. */
export async function collectGarbage(said: string): Promise<void> {
  const url = /Debugger listening on (ws:\S+)/.exec(said)?.[1];
  if (url === undefined) throw new Error("the process was not started with --inspect");
  const socket = new WebSocket(url);
  await new Promise((done, failed) => {
    socket.on("open", done);
    socket.on("error", failed);
  });
  // Twice: what the first one finalises the second one frees.
  for (const id of [1, 2]) {
    const done = new Promise((reply) => socket.once("message", reply));
    socket.send(JSON.stringify({ id, method: "HeapProfiler.collectGarbage" }));
    await done;
  }
  socket.terminate();
}
