/** Another Node process, asked through its inspector: to collect its garbage, or what something in it comes to. */
import WebSocket from "ws";

/** `said` is what the process wrote when it was started with --inspect. */
async function ask(said: string, requests: readonly object[]): Promise<unknown> {
  const url = /Debugger listening on (ws:\S+)/.exec(said)?.[1];
  if (url === undefined) throw new Error("the process was not started with --inspect");
  const socket = new WebSocket(url, { maxPayload: 0 });
  await new Promise((done, failed) => {
    socket.on("open", done);
    socket.on("error", failed);
  });
  let answer: unknown;
  for (const [i, request] of requests.entries()) {
    const reply = new Promise<string>((done) => socket.once("message", (data) => done(String(data))));
    socket.send(JSON.stringify({ id: i + 1, ...request }));
    answer = JSON.parse(await reply).result;
  }
  socket.terminate();
  return answer;
}

/** So that its memory can be counted. Twice: what the first one finalises the second one frees. */
export async function collectGarbage(said: string): Promise<void> {
  const collect = { method: "HeapProfiler.collectGarbage" };
  await ask(said, [collect, collect]);
}

/** The text that an expression comes to there. */
export async function evaluate(said: string, expression: string): Promise<string> {
  const request = { method: "Runtime.evaluate", params: { expression, returnByValue: true } };
  const { result } = (await ask(said, [request])) as { result: { value?: unknown } };
  return String(result.value);
}
