/** The web worker: one table, opened by the first message. */
import type { FromWorker, LocalRequest, ToWorker } from "./messages.ts";
import { openTable } from "./open.ts";
import { LocalTable } from "./table.ts";

interface Port {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
}

const port = globalThis as unknown as Port;
let table: LocalTable | null = null;

function open(request: LocalRequest): void {
  const post = (message: FromWorker): void => port.postMessage(message);
  try {
    table =
      request.type === "open"
        ? openTable(request.wishes, request.names, request.seed, post)
        : LocalTable.resume(request.kept, post);
    post({ type: "opened" });
  } catch (problem) {
    const { code, message } = problem as { code?: string; message: string };
    post({ type: "failed", code: code ?? "broken", message });
  }
}

port.onmessage = ({ data }) => {
  if (data.type === "open" || data.type === "resume") {
    open(data);
    return;
  }
  table?.hear(data);
  if (data.type === "answer" || data.type === "undo" || data.type === "rematch" || data.type === "hello") {
    if (table !== null) port.postMessage({ type: "keep", kept: table.keepsake() });
  }
};
