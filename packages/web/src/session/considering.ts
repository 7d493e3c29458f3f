/**
 * What Sovereign would consider at a position, thought about in a worker of its own. Each asking has one, and
 * whoever no longer wants to know stops it.
 */
import type { ConsiderReply, ConsiderRequest } from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";

export type Thought = NonNullable<ConsiderReply["thought"]>;

/** How long it thinks. */
const MS = 1500;

/** `tell` gets null where there is nothing to consider. Gives a way to stop it. */
export function considerAt(position: string, tell: (thought: Thought | null) => void): () => void {
  const worker = new LocalWorker();
  const stop = (): void => worker.terminate();
  const end = (thought: Thought | null): void => {
    stop();
    tell(thought);
  };
  worker.onmessage = ({ data }: MessageEvent<ConsiderReply>) => end(data.thought);
  worker.onerror = () => end(null);
  const request: ConsiderRequest = { type: "consider", position, ms: MS };
  worker.postMessage(request);
  return stop;
}
